"""Random matches against simple invariants."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.toncc.positions import Table, start


class Match(RuleBasedStateMachine):
    state: Table

    @initialize(
        seed=st.integers(0, 10**6),
        challenges=st.integers(1, 9),
        kings=st.sampled_from(["drawn", "seat"]),
        auto_finish=st.booleans(),
    )
    def set_up(self, seed: int, challenges: int, kings: str, auto_finish: bool) -> None:
        self.begin(seed, challenges, kings, auto_finish)

    def begin(self, seed: int, challenges: int, kings: str, auto_finish: bool) -> None:
        self.state = start(seed, challenges=challenges, kings=kings, auto_finish=auto_finish)
        self.sealed: dict[int, int] = {}  # Region -> King, kept by hand from the conquests that are told

    @precondition(lambda self: bool(self.state.to_act))
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        """TN-11"""
        seat = data.draw(st.sampled_from(sorted(self.state.to_act)))
        before, action = self.state, data.draw(st.sampled_from(self.state.legal(seat)))
        self.state = before.apply(seat, action)
        if len(before.to_act) > 1:
            assert self.state.to_act == before.to_act - {seat}
            assert self.state.position.challenge == before.position.challenge
        else:
            self.check_reveal(before)

    @precondition(lambda self: bool(self.state.to_act))
    @rule(data=st.data())
    def joint_move(self, data: st.DataObject) -> None:
        for seat in sorted(self.state.to_act):
            before = self.state
            self.state = before.apply(seat, data.draw(st.sampled_from(before.legal(seat))))
        self.check_reveal(before)

    @precondition(lambda self: not self.state.to_act)
    @rule(seed=st.integers(0, 10**6))
    def play_again(self, seed: int) -> None:
        """A short match may be over before the machine has had enough."""
        self.begin(seed, 9, "drawn", True)

    def check_reveal(self, before: Table) -> None:
        turn = self.state.position.last
        assert turn is not None
        assert turn.origins == before.position.challenge.places
        for region, king, rivals in turn.conquests:
            assert region not in self.sealed
            assert king in rivals
            self.sealed[region] = king
        if len(self.state.position.past) > len(before.position.past):
            self.check_count()

    def check_count(self) -> None:
        """TN-14 to TN-18"""
        over = self.state.position.past[-1]
        assert sum(over.toncc_points) == 3
        assert sorted(over.toncc_points) in ([0, 1, 2], [1, 1, 1])
        assert all(1 <= points <= 3 for points in over.king_points)
        assert all(points <= 30 for points in over.kingdom_points)
        for region, king in self.sealed.items():
            assert over.seals[king] >> region & 1
        placed = sum(held.bit_count() for held in over.seals)
        assert (placed == 18) == (over.ending != "idle")
        assert placed == len(self.sealed) or over.ending == "alone"
        if not self.state.outcome:
            self.sealed = {}

    @invariant()
    def eighteen_regions_each_sealed_at_most_once(self) -> None:
        """TN-5, TN-12"""
        view, challenge = self.state.view(None), self.state.position.challenge
        assert sorted(challenge.regions) == list(range(18))
        red, yellow, blue = challenge.seals
        assert red & yellow == yellow & blue == blue & red == 0
        assert red + yellow + blue + view.face_up == (1 << 18) - 1
        assert all(held.bit_count() <= 6 for held in challenge.seals)
        if not view.over:
            assert {region for region in range(18) if not view.face_up >> region & 1} == set(self.sealed)

    @invariant()
    def kings_are_on_the_board_until_their_seals_are_placed(self) -> None:
        """TN-14"""
        challenge = self.state.position.challenge
        for king in range(3):
            place = challenge.places[king]
            assert place is None or 0 <= place <= 18
            assert (place is None) == (challenge.seals[king].bit_count() == 6)
            assert 0 <= challenge.king_points[king] <= 3
            assert self.state.view(None).over or (challenge.king_points[king] > 0) == (place is None)

    @invariant()
    def idle_moves_are_fewer_than_three(self) -> None:
        """TN-15"""
        assert self.state.position.challenge.idle < 3 or self.state.outcome is not None

    @invariant()
    def somebody_acts_until_the_end(self) -> None:
        """TN-11, TN-19"""
        assert bool(self.state.to_act) == (self.state.outcome is None)
        for seat in range(3):
            assert len(self.state.legal(seat)) == (6 if seat in self.state.to_act else 0)
        points = [sum(column) for column in zip(*(over.toncc_points for over in self.state.position.past), strict=True)]
        if self.state.outcome:
            assert sorted(self.state.outcome.scores) == sorted(points)


TestMatch = Match.TestCase
TestMatch.settings = settings(max_examples=40, stateful_step_count=50, deadline=None)
