"""Any legal game, with or without a clock, against simple truths."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tocca
from tests.games.totsa.players import Totsa, want
from tocca.games.totsa.rules.cards import FIGURE_CARDS, NONE
from tocca.games.totsa.rules.position import ERRORS

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "simple": st.booleans(),
        "peek": st.booleans(),
        "pace": st.sampled_from((3000, 5000)),
        "window": st.sampled_from((1000, 8000)),
        "limit": st.integers(1, 30),
    },
)


class AnyMatch(RuleBasedStateMachine):
    state: Totsa

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 10**6), timed=st.booleans(), options=OPTIONS)
    def deal(self, seats: int, seed: int, timed: bool, options: dict[str, Any]) -> None:
        self.state = tocca.game("totsa").start(seats, seed, **options)
        if timed:
            self.state = self.state.advance(0)
        self.size = FIGURE_CARDS[self.state.position.options.simple]

    @precondition(lambda self: self.state.to_act)
    @rule(data=st.data())
    def somebody_acts(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.state.to_act)))
        self.state = self.state.apply(seat, data.draw(st.sampled_from(self.state.legal(seat))))

    @precondition(lambda self: self.state.to_act)
    @rule(rng=st.randoms(use_true_random=False))
    def somebody_acts_well(self, rng: Any) -> None:
        good = want(self.state.position, rng)
        if good is not None and good[0] in self.state.to_act and good[1] in self.state.legal(good[0]):
            self.state = self.state.apply(*good)

    @precondition(lambda self: self.state.position.now is not None or not self.state.to_act)
    @rule(delay=st.sampled_from((0, 10, 400, 1200, 3000, 9000, 60_000)))
    def time_passes(self, delay: int) -> None:
        before = self.state.position
        self.state = self.state.advance((before.now or 0) + delay)
        deadline = self.state.deadline
        assert deadline is None or deadline > (self.state.position.now or 0)

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        position = self.state.position
        lying = [card for card in position.field if card != NONE]
        assert sorted([*lying, *(card for player in position.players for card in player.cards)]) == list(
            range(self.size)
        )
        assert len(position.field) == self.size

    @invariant()
    def at_most_one_seat_has_an_aim(self) -> None:
        position = self.state.position
        aims = [seat for seat in range(position.seats) if position.has_aim(seat)]
        assert len(aims) <= 1
        assert not aims or position.phase in ("gap", "paying", "over")
        most_open = 3 if position.options.simple else 6
        assert all(len(player.open) <= most_open and len(player.slots) <= 3 for player in position.players)

    @invariant()
    def somebody_may_act_until_the_end(self) -> None:
        state = self.state
        assert bool(state.to_act) == (state.outcome is None)
        assert all(state.legal(seat) for seat in state.to_act)

    @invariant()
    def debts_are_errors_and_the_story_is_one_roll_long(self) -> None:
        position = self.state.position
        erred = [event.seat for event in position.events if event.kind in ERRORS]
        assert all(erred.count(seat) >= position.debts.count(seat) for seat in position.debts)
        assert len(erred) <= 2 * position.seats
        assert len(position.events) <= 4 * position.seats + 2
        if position.phase in ("thrown", "race", "pointing"):
            assert list(position.debts) == erred

    @invariant()
    def only_the_simple_game_has_no_face_down_cards(self) -> None:
        position = self.state.position
        if position.options.simple:
            assert not any(player.slots for player in position.players)

    @invariant()
    def phases_hold_what_they_need(self) -> None:
        position = self.state.position
        assert (position.capturer is not None) == (position.phase == "pointing")
        assert not position.queue or position.phase == "pointing"
        assert position.phase != "paying" or position.players[position.debts[0]].cards
        assert position.phase != "gap" or not position.debts
        assert position.phase != "thrown" or position.dice == NONE


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
