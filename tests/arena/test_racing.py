"""Races by a simulated clock: the quicker hand wins, views change minds, memories are kept for the bots."""

import random
from typing import Any

import pytest

from tocca.arena.errors import BotFailed
from tocca.arena.match import Seat
from tocca.arena.racing import Unhurried, race
from tocca.bots import Reaction, bot
from tocca.core.records import Record
from tocca.games.totsa.rules.actions import FLIP, PASS, ROLL, SHOUT, SLAPS


class Slapper:
    """Slaps the cookie of the dice after so many milliseconds, rolls when it may, shouts when it has six."""

    def __init__(self, reaction: int) -> None:
        self.reaction = reaction
        self.kept: list[Any] = []

    def choose(self, game: Any, view: Any, rng: random.Random) -> Any:
        return self.react(game, view, None, rng).action

    def remember(self, game: Any, memory: Any, view: Any, rng: random.Random) -> Any:
        return (memory or 0) + 1

    def react(self, game: Any, view: Any, memory: Any, rng: random.Random) -> Reaction:
        self.kept.append(memory)
        legal = game.resample(view, rng).legal(view.seat)
        if view.phase == "race" and view.dice in view.field:
            return Reaction(self.reaction, SLAPS[view.dice])
        if SHOUT in legal and len(view.players[view.seat].open) >= 6:
            return Reaction(self.reaction, SHOUT)
        if ROLL in legal:
            return Reaction(self.reaction, ROLL)
        return Reaction(self.reaction, PASS if PASS in legal else legal[0])


class Seated(Seat):
    def __init__(self, player: Any, seed: int) -> None:
        super().__init__("random", "totsa", str(seed))
        self.player = player


def run_race(*players: Any, seed: int = 1, **options: Any) -> Record:
    record = Record.start("totsa", len(players), seed, **options)
    race(record, [Seated(player, number) for number, player in enumerate(players)], random.Random(seed))
    return record


@pytest.mark.parametrize("swapped", [False, True])
def test_the_quicker_hand_wins(swapped: bool) -> None:
    quick, slow = Slapper(400), Slapper(900)
    record = run_race(*((slow, quick) if swapped else (quick, slow)), seed=3)
    outcome = record.state.outcome
    assert outcome is not None
    assert outcome.winners == (int(swapped),)
    assert record.replay() == record.state
    times = [event.at for event in record.events]
    assert all(time is not None for time in times)
    assert times == sorted(times, key=lambda time: time or 0)


def test_what_has_changed_is_thought_about_again() -> None:
    """The slow hand never comes down on a cookie that is gone: by then its view was another one."""
    record = run_race(Slapper(400), Slapper(900), seed=3)
    errors = [
        event for state in record.states for event in state.position.events if event.kind in ("wrong-card", "not-yours")
    ]
    assert errors == []


def test_memories_are_kept_for_the_bots() -> None:
    quick, slow = Slapper(400), Slapper(900)
    run_race(quick, slow, seed=3)
    assert quick.kept == sorted(quick.kept)
    assert quick.kept[-1] > 10


def test_a_bot_without_reflexes_takes_its_time() -> None:
    record = run_race(bot("greedy"), Slapper(5000), seed=5, limit=6)
    assert record.state.outcome is not None
    calm, view = Unhurried(bot("random")), record.states[1].view(record.states[1].position.roller)
    reactions = sorted(calm.react(record.game, view, None, random.Random(seed)).after for seed in range(300))
    assert reactions[0] >= 700
    assert 1300 < reactions[150] < 1600


def test_an_act_the_rules_refuse_names_the_bot() -> None:
    class Cheat(Slapper):
        def react(self, game: Any, view: Any, memory: Any, rng: random.Random) -> Reaction:
            return Reaction(300, FLIP)

    with pytest.raises(BotFailed, match="random failed at action"):
        run_race(Cheat(300), Cheat(300))
