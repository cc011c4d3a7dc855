"""One match between bots, move by move. Runs in a worker process."""

import random
from typing import Any

from tocca import compiled
from tocca.arena.errors import BotFailed
from tocca.arena.plan import Plan, Task
from tocca.arena.played import Effort, Played
from tocca.arena.racing import race
from tocca.bots import Bot, Racer, bot, budget
from tocca.bots.registry import uses_twin
from tocca.core.errors import IllegalAction
from tocca.core.records import Record


class Seat:
    """A bot on a chair: its generator, and the processor's time it takes."""

    def __init__(self, name: str, game: str, seed: str) -> None:
        self.name = name
        self.player: Bot = bot(name, game)
        self.rng = random.Random(seed)
        self.choices, self.seconds, self.slowest = 0, 0.0, 0.0

    def ask(self, function: Any, *arguments: Any) -> Any:
        """The bot's answer, with its time measured."""
        began = budget.now()
        answer = function(*arguments, self.rng)
        took = budget.now() - began
        self.choices, self.seconds, self.slowest = self.choices + 1, self.seconds + took, max(self.slowest, took)
        return answer

    def build_error(self, record: Record, why: str) -> BotFailed:
        """The error that names the bot and the match."""
        where = f"at action {len(record.events) + 1} of a match of {record.game.name}"
        return BotFailed(f"{self.name} failed {where}: {why}")

    @property
    def effort(self) -> Effort:
        return Effort(self.choices, round(self.seconds, 6), round(self.slowest, 6))


def play(plan: Plan, task: Task, keep: bool = False) -> Played:
    """Play it; BotFailed names the bot that could not go on."""
    deal, own = f"{plan.seed}/{task.set}", f"{plan.seed}/{task.number}"
    seats = [Seat(plan.entrants[one], plan.game, f"{own}/{seat}") for seat, one in enumerate(task.line_up)]
    if any(uses_twin(seat.player, plan.game) for seat in seats):
        compiled.ready(plan.game)  # before anybody's time runs
    record = Record.start(plan.game, len(seats), deal, names=_names(seats), **plan.options)
    with budget.processor_time():  # or a busy machine would make all bots play worse
        if record.game.real_time and any(isinstance(seat.player, Racer) for seat in seats):
            race(record, seats, random.Random(own))
        else:
            _take_turns(record, seats, random.Random(own))
    outcome = record.state.outcome
    assert outcome is not None
    efforts = tuple(seat.effort for seat in seats)
    text = record.dumps() if keep else None
    return Played(task.number, task.set, task.line_up, outcome, len(record.events), efforts, text)


def _take_turns(record: Record, seats: list[Seat], rng: random.Random) -> None:
    """To the end; where several may act, all are equally quick."""
    while record.state.to_act:
        number = rng.choice(sorted(record.state.to_act))
        seat = seats[number]
        try:
            action = seat.ask(seat.player.choose, record.game, record.state.view(number))
            record.apply(number, action)
        except IllegalAction as problem:
            raise seat.build_error(record, f"played {action!r}: {problem}") from problem
        except (Exception, SystemExit) as problem:
            raise seat.build_error(record, f"{type(problem).__name__}: {problem}") from problem


def _names(seats: list[Seat]) -> list[str]:
    """Names for the record: what the bots are called, with the seat where one sits twice."""
    shown = [seat.name[:36] for seat in seats]
    return [name if shown.count(name) == 1 else f"{name} {number}" for number, name in enumerate(shown, 1)]
