"""What a real-time match shows: the board, drawn over itself, the keys, and the latest news."""

from collections.abc import Mapping
from typing import Any

from tocca.cli import news
from tocca.cli.screen import Screen
from tocca.cli.table import TerminalTable

NEWS = 5  # lines
MANY = 8  # more keys than this are on the board itself: letters are then not listed
_NAMED = {"\n": "⏎", " ": "␣"}


def welcome(table: TerminalTable, screen: Screen, buzzers: Mapping[str, int]) -> None:
    """How this works, before the clock starts."""
    words = screen.words
    screen.clear()
    screen.rule(table.game.name)
    screen.say()
    screen.say(words("race-welcome"))
    if buzzers:
        screen.say(words("race-buzzers", buzzers=_buzzers(table, buzzers)))
    screen.say()
    screen.say(words("race-start"), "bold")


def show(table: TerminalTable, screen: Screen, buzzers: Mapping[str, int], notice: str) -> None:
    """The match as it stands now."""
    people = table.people
    view = table.state.view(people[0] if len(people) == 1 else None)
    told = _latest(table, screen, view.seat)
    numbered = " · ".join(f"{number} {name}" for number, name in enumerate(table.names, 1))
    lines = [
        screen.pen(f"{table.game.name}   {numbered}", "bold"),
        "",
        *table.game.draw(view, screen.pen).splitlines(),
        "",
        *(screen.pen(f"  {line}", "faint") for line in [""] * (NEWS - len(told)) + told),
        "",
        *(_keys(table, screen, seat) for seat in people),
        "   ".join(filter(None, [_buzzers(table, buzzers), screen.pen(screen.words("race-leave"), "faint")])),
        screen.pen(notice, "yellow") if notice else "",
    ]
    _redraw(screen, lines)


def finish(table: TerminalTable, screen: Screen) -> None:
    """The last board, and who won."""
    show(table, screen, {}, "")
    screen.say()
    for line in news.result(table.record, screen.words):
        screen.say(line, "bold")


def _latest(table: TerminalTable, screen: Screen, viewer: int | None) -> list[str]:
    """The latest actions; time that passes is seen on the board."""
    record = table.record
    acted = [index for index, event in enumerate(record.events) if event.seat is not None][-NEWS:]
    return [line for index in acted if (line := news.line(record, index, viewer, screen.words))]


def _keys(table: TerminalTable, screen: Screen, seat: int) -> str:
    keys: Mapping[str, Any] = table.game.keys(table.state.view(seat))
    shown = {key: action for key, action in keys.items() if len(keys) <= MANY or not key.isalpha()}
    listed = "   ".join(f"{screen.pen(_NAMED.get(key, key), 'bold')} {table.game.format(shown[key])}" for key in shown)
    who = f"{table.names[seat]}: " if len(table.people) > 1 else ""
    return f"{who}{listed or '…'}"


def _buzzers(table: TerminalTable, buzzers: Mapping[str, int]) -> str:
    return "   ".join(f"{key.upper()} = {table.names[seat]}" for key, seat in buzzers.items())


def _redraw(screen: Screen, lines: list[str]) -> None:
    """Over the old picture, so that nothing flickers."""
    print("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J", end="", flush=True)
