"""The plan of a tournament: line-ups of bots, each deal played in all of them."""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tocca.arena.errors import BadPlan
from tocca.bots import bot
from tocca.core import registry

LineUp = tuple[int, ...]  # by seat: which entrant sits there


class Task(NamedTuple):
    """One match: `number` counts from 0 over the whole tournament, `set` is its deal."""

    number: int
    set: int
    line_up: LineUp


class _Plan(NamedTuple):
    game: str
    entrants: tuple[str, ...]  # each bot once, as it was asked for
    line_ups: tuple[LineUp, ...]
    options: Mapping[str, Any]
    seed: str


class Plan(_Plan):
    """What is played. The same plan gives the same matches, as far as the bots do not go by the clock."""

    __slots__ = ()

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        seed: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> "Plan":
        """The plan for these bots; BadPlan, or the game's or the bot's own error, if it can't be played.

        As many bots as seats sit as they are named; of more, all groups meet; fewer sit on several seats each.
        """
        chosen = dict(options or {})
        number = _seats(game, len(bots), seats)
        registry.game(game).start(number, 0, **chosen)  # options that don't go together are refused here
        for name in bots:
            bot(name, game)
        entrants = tuple(dict.fromkeys(bots))
        return cls(game, entrants, _line_ups([entrants.index(name) for name in bots], number), chosen, seed)

    @property
    def seats(self) -> int:
        return len(self.line_ups[0])

    def sets(self, games: int) -> int:
        """How many whole sets are at least so many matches."""
        return -(-games // len(self.line_ups))

    def tasks(self, sets: int) -> Iterator[Task]:
        """The matches of so many sets, in order."""
        for number in range(sets * len(self.line_ups)):
            deal, line_up = divmod(number, len(self.line_ups))
            yield Task(number, deal, self.line_ups[line_up])

    def to_json(self) -> dict[str, Any]:
        """Everything that decides what is played."""
        return {
            "game": self.game,
            "rules": registry.game(self.game).rules,
            "entrants": list(self.entrants),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "options": {
                name: list(value) if isinstance(value, tuple) else value for name, value in self.options.items()
            },
            "seed": self.seed,
        }


def _seats(game: str, bots: int, wanted: int | None) -> int:
    played = registry.game(game)
    if bots < 2:
        raise BadPlan("an arena needs at least two bots; name one twice to let it play itself")
    seats = wanted or (bots if bots in played.seats else played.seats[0])
    if seats not in played.seats:
        raise BadPlan(f"{played.name} is for {' or '.join(map(str, played.seats))} players, not {seats}")
    return seats


def _line_ups(bots: Sequence[int], seats: int) -> tuple[LineUp, ...]:
    """Every bot on every seat equally often, within one set."""
    if len(bots) == seats:
        return _rotations([tuple(bots)])
    if len(set(bots)) < len(bots):
        raise BadPlan(f"a bot can be named twice only where the bots are as many as the seats, {seats}")
    if len(bots) > seats:
        return _rotations(itertools.combinations(bots, seats))
    shifted = ([*bots[first:], *bots[:first]] for first in range(len(bots)))
    return _rotations(tuple(itertools.islice(itertools.cycle(one), seats)) for one in shifted)


def _rotations(line_ups: Iterable[LineUp]) -> tuple[LineUp, ...]:
    turned = (one[turn:] + one[:turn] for one in line_ups for turn in range(len(one)))
    return tuple(dict.fromkeys(turned))
