"""The table as text, at most 80 columns wide: shapes and letters, with colour as an extra.

Legend in README.md. The letters of the places and the digits before cards are the keys of keys.py.
"""

from collections.abc import Iterable, Mapping

from tocca.core.drawing import PLAIN, Pen
from tocca.games.totsa.rules.actions import POINTS, RETURNS, TURN_UPS, Action
from tocca.games.totsa.rules.cards import ACTS, HIDDEN, NONE, PLACES, ROWS, colour, figure
from tocca.games.totsa.rules.position import ERRORS, Player, RollEvent, goal, nearness
from tocca.games.totsa.rules.view import View
from tocca.games.totsa.words.keys import keys

SHAPES = {"star": "★", "heart": "♥", "moon": "☾", "ring": "○", "tree": "▲", "fish": "∝"}
GLYPHS = {"dots": "∴", "waves": "≈", "cross": "+"}
COLOUR_GLYPHS = {"brown": GLYPHS["dots"], "pink": GLYPHS["waves"], "green": GLYPHS["cross"]}
BACK = "▒"
WIDTH = 80
INNER = 7  # columns inside a card


def draw(view: View, pen: Pen = PLAIN) -> str:
    """The field, the dice, the players, and what happened in this roll."""
    rows = (_row(view, row, pen) for row in ROWS[view.options.simple])
    marks = {action: key for key, action in keys(view).items()}
    players = (_player(view, seat, marks, pen) for seat in range(view.seats))
    return "\n".join([*rows, "", _dice(view, pen), *players, *_events(view)])


def card_text(card: int) -> str:
    """A card in four characters: letter and sign of its shape, letter and pattern of its colour."""
    return _shape(card) + _colour(card)


def _shape(card: int) -> str:
    return figure(card)[0].upper() + SHAPES[figure(card)]


def _colour(card: int) -> str:
    return colour(card)[0].upper() + COLOUR_GLYPHS[colour(card)]


def _row(view: View, row: tuple[int | str, ...], pen: Pen) -> str:
    boxes = [_act_box(spot, pen) if isinstance(spot, str) else _place_box(view, spot, pen) for spot in row]
    return "\n".join(" ".join(lines).rstrip() for lines in zip(*boxes, strict=True))


def _act_box(act: str, pen: Pen) -> tuple[str, str, str]:
    name = act.capitalize().center(INNER)
    number = str(ACTS.index(act) + 1)
    return (f"╔{number}" + "═" * (INNER - 1) + "╗", "║" + pen(name, "bold") + "║", "╚" + "═" * INNER + "╝")


def _place_box(view: View, place: int, pen: Pen) -> tuple[str, str, str]:
    card, letter = view.field[place], PLACES[place]
    if card == NONE:
        blank = " " * (INNER + 2)
        return (" " + pen(letter, "faint") + " " * INNER, blank, blank)
    face = pen(f"{_shape(card)} {_colour(card)}".center(INNER), colour(card))
    return (f"┌{letter}" + "─" * (INNER - 1) + "┐", f"│{face}│", "└" + "─" * INNER + "┘")


def _dice(view: View, pen: Pen) -> str:
    if view.dice == NONE:
        faces = "[??] [??]" if view.phase == "thrown" else "[  ] [  ]"
    else:
        faces = f"[{_shape(view.dice)}] [{pen(_colour(view.dice), colour(view.dice))}]"
    return f"{faces}   {view.rolls}/{view.options.limit}"


def _player(view: View, seat: int, marks: Mapping[Action, str], pen: Pen) -> str:
    """Number, marks, open cards, face-down cards, and how near to an aim."""
    player, simple = view.players[seat], view.options.simple
    own = marks if seat == view.seat else {}
    cards = [own.get(RETURNS[card], "") + pen(card_text(card), colour(card)) for card in player.open]
    backs = [] if simple else [_back(player, seat, slot, marks, own, pen) for slot in range(len(player.down))]
    near = nearness(simple, len(player.open), len(player.slots))
    name = pen(f"{seat + 1}{'*' if seat == view.seat else ' '}", *(["bold"] if seat == view.seat else []))
    return f"{name} {_marks(view, seat)} {near}/{goal(simple)} {' '.join(backs)} │ {' '.join(cards)}".rstrip()


def _back(
    player: Player, seat: int, slot: int, marks: Mapping[Action, str], own: Mapping[Action, str], pen: Pen
) -> str:
    """A face-down card with its slot's number, or with its key when it can be chosen."""
    card = player.down[slot]
    if card == NONE:
        return " · "
    key = marks.get(POINTS[seat][slot]) or own.get(TURN_UPS[slot]) or ""
    back = f"{key}{BACK}{slot + 1}"
    return pen(f"{back:<3}", "grey") if card == HIDDEN else back + pen(card_text(card), colour(card))


def _marks(view: View, seat: int) -> str:
    """Whose roll it is, and whether the seat is out, has passed, points, or has pressed."""
    turn = "⚂" if seat == view.roller else " "
    if seat == view.winner:
        return turn + "!"
    if seat in view.debts:
        return turn + "✗"
    if seat == view.capturer:
        return turn + "→"
    if seat in view.queue:
        return turn + "…"
    return turn + ("–" if seat in view.passed and view.rolls else " ")


def _events(view: View) -> Iterable[str]:
    """What happened in this roll, as many a line as fit."""
    told = [_event(event) for event in view.events]
    if view.shown is not None:
        told.append(f"{view.shown.seat + 1}{BACK}{view.shown.slot + 1}={card_text(view.shown.card)}")
    line = ""
    for item in told:
        if line and len(line) + len(item) + 3 > WIDTH:
            yield line
            line = ""
        line += f" · {item}" if line else item
    if line:
        yield line


def _event(event: RollEvent) -> str:
    card = "" if event.card == NONE else card_text(event.card)
    what = " ".join(filter(None, [event.act.capitalize(), _target(event), card]))
    who = event.seat + 1
    if event.kind in ERRORS:
        sign = {"false-start": "✗?", "late": "✗…"}.get(event.kind, "✗")
        return f"{who}{sign} {what or 'Totsa!'}"
    match event.kind:
        case "returned":
            return f"{who}↑ {card} {PLACES[event.place]}"
        case "turned-up":
            return f"{who}{BACK}{event.slot + 1}={card}"
        case "spared":
            return f"{who} ∅"
        case "forgotten":
            return f"{who}↑↑"
        case "won":
            return f"{who} Totsa!"
        case _:
            return f"{who} {what}"


def _target(event: RollEvent) -> str:
    """The face-down card that was flipped, captured or pointed at, or whose open card was."""
    if event.kind == "flipped":
        return f"{BACK}{event.slot + 1}"
    if event.owner == NONE:
        return ""
    return f"{event.owner + 1}" + (f"{BACK}{event.slot + 1}" if event.slot != NONE else "")
