"""Small Tomoko for two with a card each and both known: who lays first, by going back from the won positions.

Without the limit of pushes a position may come again, so values are found round by round: won in one push, lost
whatever one does in the next, and so on; a position that is never decided is a draw.
"""

from collections import deque
from typing import NamedTuple

from tocca.core.errors import BadOption
from tocca.games.tomoko.rules.board import Board, push
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.rules.play import Position, pushes
from tocca.solve.errors import TooLarge

MOST_SIDE, MOST = 3, 1_000_000
Key = tuple[Board, Board | None, int]  # the board, the one before the latest push, and who pushes


class Duel(NamedTuple):
    """1: the first seat wins, -1: the second one, 0: neither can force it; in how many pushes; positions looked at."""

    value: int
    pushes: int | None
    positions: int


def solve_duel(position: Position) -> Duel:
    """The match with both cards known to both."""
    options = position.options
    if position.seats != 2 or options.goal != 1 or options.hand != 1 or options.side > MOST_SIDE or options.teams:
        raise BadOption("this is solved for two players with side=3, goal=1 and hand=1")
    first = _key(position.board, position.before, position.turn)
    follow, ends = _explore(position, first)
    values = _decide(follow, ends)
    found = values.get(first)
    return Duel(found[0] if found else 0, found[1] if found else None, len(follow))


def _explore(position: Position, first: Key) -> tuple[dict[Key, list[Key]], dict[Key, list[int]]]:
    """All positions that can come, those they lead to, and the results that one push brings at once."""
    follow: dict[Key, list[Key]] = {}
    ends: dict[Key, list[int]] = {}
    results: dict[Board, int | None] = {}
    waiting = deque([first])
    while waiting:
        key = waiting.popleft()
        if key in follow:
            continue
        if len(follow) >= MOST:
            raise TooLarge(MOST)
        follow[key], ends[key] = [], []
        for after in _list_pushed(position, key):
            if after not in results:
                results[after] = _result(position, after)
            result = results[after]
            if result is None:
                follow[key].append(_key(after, key[0], 1 - key[2]))
            else:
                ends[key].append(result)
        waiting.extend(follow[key])
    return follow, ends


def _key(board: Board, before: Board | None, turn: int) -> Key:
    """What came before matters only where it could be taken back: a push never lessens the marbles (TM-4)."""
    same = before is not None and before.dark | before.light == board.dark | board.light
    return board, before if same else None, turn


def _list_pushed(position: Position, key: Key) -> list[Board]:
    board, before, turn = key
    here = position._replace(board=board, before=before, turn=turn)
    return list(dict.fromkeys(push(board, action, position.options.side) for action in pushes(here)))


def _result(position: Position, board: Board) -> int | None:
    """Both may have their card shown by the same push: then both have the target (TM-7)."""
    shown = showing(board, deck(position.options.deck))
    laid = [any(shown >> card & 1 for card in hand) for hand in position.hands]
    return laid[0] - laid[1] if any(laid) else None


def _decide(follow: dict[Key, list[Key]], ends: dict[Key, list[int]]) -> dict[Key, tuple[int, int]]:
    """Value and number of pushes of every position in which somebody can force their card: the nearest ones first."""
    before: dict[Key, list[Key]] = {}
    for key, later in follow.items():
        for after in later:
            before.setdefault(after, []).append(key)
    open_ways = {key: len(later) + sum(end != -_own(key) for end in ends[key]) for key, later in follow.items()}
    found = {key: (_own(key), 1) for key in follow if _own(key) in ends[key]}
    found |= {key: (-_own(key), 1) for key in follow if not open_ways[key]}
    waiting = deque(found)
    while waiting:
        after = waiting.popleft()
        value, count = found[after]
        for key in before.get(after, ()):
            open_ways[key] -= value != _own(key)
            if key not in found and (value == _own(key) or not open_ways[key]):
                found[key] = value, count + 1
                waiting.append(key)
    return found


def _own(key: Key) -> int:
    """The best value for the seat that pushes."""
    return 1 - 2 * key[2]
