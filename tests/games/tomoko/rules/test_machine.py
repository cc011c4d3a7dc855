"""A machine that plays anything legal, against simple invariants."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.board import Push
from tocca.games.tomoko.rules.play import cards_in, target

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "claims": st.sampled_from(["auto", "manual"]),
        "prefill": st.booleans(),
        "teams": st.booleans(),
        "open_cards": st.booleans(),
        "play_on": st.booleans(),
        "limit": st.integers(1, 60),
    },
)


class TomokoMachine(RuleBasedStateMachine):
    @initialize(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 1000), options=OPTIONS)
    def start(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        if options.get("teams"):
            seats = 4
            options["open_cards"] = False
        self.state = GAME.start(seats, seed, **options)

    @rule(choice=st.integers(0, 10_000), eager=st.booleans())
    def act(self, choice: int, eager: bool) -> None:
        seats = sorted(self.state.to_act)
        if not seats:
            return
        seat = seats[choice % len(seats)]
        legal = self.state.legal(seat)
        action = legal[-1] if eager else legal[choice % len(legal)]
        before, self.state = self.state, self.state.apply(seat, action)
        if isinstance(action, Push):
            assert self.state.position.pushes == before.position.pushes + 1

    @invariant()
    def marbles_are_conserved(self) -> None:
        board = self.state.position.board
        assert board.dark & board.light == 0
        assert board.dark.bit_count() <= 15
        assert board.light.bit_count() <= 15
        assert (board.dark | board.light) >> 25 == 0

    @invariant()
    def thirty_six_cards_are_conserved(self) -> None:
        position = self.state.position
        everywhere = [*cards_in(position.pile), *(c for part in (*position.hands, *position.laid) for c in part)]
        assert sorted(everywhere) == list(range(1, 37))

    @invariant()
    def nobody_lays_too_many(self) -> None:
        position = self.state.position
        enough = target(position.options, position.seats)
        for one, laid in enumerate(position.laid):
            assert len(laid) <= enough
            full = 3 if position.options.open_cards else 2
            assert len(position.hands[one]) == (full - 1 if len(laid) == enough else full)

    @invariant()
    def the_end_has_a_reason(self) -> None:
        position = self.state.position
        outcome = self.state.outcome
        assert (outcome is not None) == bool(position.over)
        if position.over == "limit":
            assert position.pushes == position.options.limit
        if outcome is not None and outcome.reason == "target":
            assert all(outcome.scores[seat] == target(position.options, position.seats) for seat in outcome.winners)

    @invariant()
    def holders_are_partners(self) -> None:
        position = self.state.position
        for one, (hand, held) in enumerate(zip(position.hands, position.holders, strict=False)):
            assert len(hand) == len(held)
            assert set(held) <= {one, one + 2}


TomokoMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
TestTomokoMachine = TomokoMachine.TestCase
