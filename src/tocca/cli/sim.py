"""`tocca sim`: bots play many matches against each other."""

import random
import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, NamedTuple

import tocca
from tocca import bots
from tocca.cli.progress import compile_first, progress
from tocca.cli.table import find_bot, read_options
from tocca.cli.words import Problem, Words
from tocca.core.outcome import Outcome


class SimulatedMatch(NamedTuple):
    """How one match went. `players` are by seat."""

    players: tuple[str, ...]
    outcome: Outcome
    actions: int


class SimulationPlan(NamedTuple):
    """What is played: match `i` has the seed `seed/i`, and the players move on one seat a match."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: str

    def match(self, number: int) -> SimulatedMatch:
        """Play one match."""
        game = tocca.game(self.game)
        turn = number % len(self.players)
        players = self.players[turn:] + self.players[:turn]
        seed = f"{self.seed}/{number}"
        state, rng, actions = game.start(len(players), seed, **self.options), random.Random(seed), 0
        while (outcome := state.outcome) is None:
            seat = rng.choice(sorted(state.to_act))  # all are equally quick
            action = bots.bot(players[seat], self.game).choose(game, state.view(seat), rng)
            state, actions = state.apply(seat, action), actions + 1
        return SimulatedMatch(players, outcome, actions)

    def matches(self, numbers: range) -> list[SimulatedMatch]:
        """Play several, one after the other."""
        return [self.match(number) for number in numbers]


def sim(asked: Namespace, words: Words) -> int:
    """`tocca sim GAME`."""
    from tocca.cli import report

    plan = read_plan(asked, words)
    compile_first(plan.game, plan.players, words)
    began = time.perf_counter()
    played: list[SimulatedMatch] = []
    with progress(asked.number, words("sim-playing")) as advance:
        for part in _play_all(plan, asked.number, asked.jobs):
            played += part
            advance(len(part))
    figures = report.figures(plan, played, time.perf_counter() - began)
    print(report.as_json(figures) if asked.json else report.as_table(figures, words))
    return 0


def read_plan(asked: Namespace, words: Words) -> SimulationPlan:
    """What the command line asks for; the players are repeated until every seat has one."""
    game = tocca.game(asked.game)
    seats = asked.seats or (len(asked.players) if len(asked.players) in game.seats else game.seats[0])
    if seats not in game.seats:
        raise Problem("bad-seats", game=game.name, allowed=", ".join(map(str, game.seats)), seats=seats)
    names = asked.players or ("random",)
    for name in names:
        find_bot(name, game.id)
    if len(names) > seats:
        raise Problem("bad-players", seats=seats, given=len(names))
    options = read_options(game, asked.option, words)
    game.start(seats, 0, **options)  # options that don't go together are refused here, once
    seed = asked.seed if asked.seed is not None else str(random.SystemRandom().getrandbits(32))
    return SimulationPlan(game.id, tuple(names[seat % len(names)] for seat in range(seats)), options, seed)


def _play_all(plan: SimulationPlan, number: int, jobs: int) -> Iterator[list[SimulatedMatch]]:
    """The matches in parts, always in the same order, whatever the number of jobs."""
    size = max(1, min(50, number // (20 * jobs)))
    parts = [range(first, min(first + size, number)) for first in range(0, number, size)]
    if jobs == 1:
        yield from map(plan.matches, parts)
        return
    import multiprocessing
    import signal
    from concurrent.futures import ProcessPoolExecutor

    # Ctrl-C ends this process, which ends the others; they need not complain one by one.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    spawn = multiprocessing.get_context("spawn")  # a fork would copy the progress bar's thread half-way
    with ProcessPoolExecutor(jobs, spawn, initializer=signal.signal, initargs=quiet) as pool:
        yield from pool.map(plan.matches, parts)
