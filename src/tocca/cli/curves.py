"""Chances to win over a match, as a drawing of letters and as an SVG. Every player has a mark, not only a colour."""

from collections.abc import Sequence
from html import escape

from tocca.analysis.choices import AnalysedChoice, find_mistakes
from tocca.cli.screen import Screen
from tocca.cli.words import Words
from tocca.core.records import Record

MARKS = "●▲■◆"
STYLES = ("yellow", "blue", "pink", "green")
COLOURS = ("#b35c00", "#1f6fb4", "#b03a78", "#3d7a37")
DASHES = ("none", "7 4", "2 4", "10 4 2 4")
HEIGHT = 11  # lines: a tenth each
WIDE, HIGH, LEFT, TOP = 760, 300, 60, 46  # of the drawing, and where it begins


def draw(record: Record, choices: Sequence[AnalysedChoice], screen: Screen) -> list[str]:
    """The curves as lines of text, with a legend."""
    wide = max(20, min(screen.width - 10, 90))
    cells = [[" "] * wide for _ in range(HEIGHT)]
    last = max(1, len(record.events) - 1)
    for choice in choices:
        column = round((choice.event - 1) / last * (wide - 1))
        row = round((1 - choice.best[0].chance) * (HEIGHT - 1))
        cells[row][column] = screen.pen(MARKS[choice.seat], STYLES[choice.seat])
    lines = [f"{100 - 10 * row:4}% {'┤' if row % 5 == 0 else '│'}{''.join(line)}" for row, line in enumerate(cells)]
    lines.append(f"{'':5} └{'─' * wide}")
    lines.append(f"{'':6} 1{str(len(record.events)).rjust(wide - 1)}")
    names = (f"{screen.pen(MARKS[seat], STYLES[seat])} {name}" for seat, name in enumerate(record.names))
    return [*lines, "", f"{'':7}{'   '.join(names)}"]


def svg(record: Record, choices: Sequence[AnalysedChoice], words: Words) -> str:
    """The curves as a picture that needs nothing else."""
    title = escape(words("analyse-picture", game=record.game.name))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + LEFT + 20} {HIGH + TOP + 60}" role="img" '
        'font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="22" font-size="16" font-weight="600" fill="#222">{title}</text>',
        *_grid(len(record.events)),
    ]
    for seat, name in enumerate(record.names):
        parts += _curve(record, [one for one in choices if one.seat == seat], seat)
        parts += _legend(seat, name)
    parts += [_mistake(record, one) for one in find_mistakes(choices, 5)]
    return "\n".join([*parts, "</svg>", ""])


def _grid(events: int) -> list[str]:
    lines = []
    for tenth in range(0, 11, 2):
        y = TOP + HIGH * (1 - tenth / 10)
        lines.append(f'<line x1="{LEFT}" x2="{LEFT + WIDE}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd6c8"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{tenth * 10}%</text>')
    below = TOP + HIGH + 18
    lines.append(f'<text x="{LEFT}" y="{below}" fill="#555">1</text>')
    lines.append(f'<text x="{LEFT + WIDE}" y="{below}" text-anchor="end" fill="#555">{events}</text>')
    return lines


def _point(record: Record, choice: AnalysedChoice) -> tuple[float, float]:
    across = (choice.event - 1) / max(1, len(record.events) - 1)
    return LEFT + WIDE * across, TOP + HIGH * (1 - choice.best[0].chance)


def _curve(record: Record, choices: Sequence[AnalysedChoice], seat: int) -> list[str]:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (_point(record, one) for one in choices))
    line = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}" fill="none"'
    return [f'<polyline points="{points}" {line}/>']


def _legend(seat: int, name: str) -> list[str]:
    x, y = LEFT + seat * (WIDE / 4), TOP + HIGH + 44
    line = f'stroke="{COLOURS[seat]}" stroke-width="3" stroke-dasharray="{DASHES[seat]}"'
    return [
        f'<line x1="{x}" x2="{x + 28}" y1="{y - 4}" y2="{y - 4}" {line}/>',
        f'<text x="{x + 36}" y="{y}" fill="#222">{escape(name)}</text>',
    ]


def _mistake(record: Record, choice: AnalysedChoice) -> str:
    """A ring, and in its title what was played and what would have been better."""
    x, y = _point(record, choice)
    told = f"{choice.event}. {record.game.format(choice.action)} (−{choice.loss:.0%})"
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="none" stroke="{COLOURS[choice.seat]}" stroke-width="2">'
    return f"{ring}<title>{escape(told)}</title></circle>"
