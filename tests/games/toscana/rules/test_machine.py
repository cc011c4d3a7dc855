"""Random matches with random options against simple invariants."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import tocca
from tests.games.toscana import naive
from tests.games.toscana.tables import GAME, State, actor, naive_board
from tocca.games.toscana.rules.play import Decide, Position, Stack
from tocca.games.toscana.rules.tiles import TILES, Place


class Table(RuleBasedStateMachine):
    """A match in which anything legal may happen."""

    state: State
    before: State | None = None

    @initialize(
        seed=st.integers(0, 10**6),
        options=st.fixed_dictionaries(
            {
                "games": st.sampled_from([1, 2]),
                "first": st.sampled_from(["grey", "red", "random"]),
                "swap_colours": st.booleans(),
                "veto": st.booleans(),
            }
        ),
    )
    def start(self, seed: int, options: dict[str, Any]) -> None:
        self.state = GAME.start(seed=seed, **options)

    @precondition(lambda self: self.state.to_act)
    @rule(pick=st.integers(0, 10**6), steps=st.integers(1, 4))
    def act(self, pick: int, steps: int) -> None:
        """A few actions at once, so that matches come to their end."""
        for step in range(steps):
            if self.state.to_act:
                seat = actor(self.state)
                legal = self.state.legal(seat)
                self.before, self.state = self.state, self.state.apply(seat, legal[(pick + step) % len(legal)])

    @rule()
    def store(self) -> None:
        """A state comes back from JSON as it was."""
        assert tocca.State.from_json(self.state.to_json()) == self.state

    @invariant()
    def tiles_do_not_overlap(self) -> None:
        position: Position = self.state.position
        mine, yours = position.squares
        assert mine & yours == 0
        assert (mine | yours).bit_count() == 8 * len(position.laid)

    @invariant()
    def each_tile_brings_six_and_two(self) -> None:
        position: Position = self.state.position
        for seat, squares in enumerate(position.squares):
            assert squares.bit_count() == sum(6 if tile.seat == seat else 2 for tile in position.laid)

    @invariant()
    def every_tile_is_in_one_place(self) -> None:
        position: Position = self.state.position
        for seat, stack in enumerate(position.stacks):
            laid = [tile.place.tile for tile in position.laid if tile.seat == seat]
            assert sorted([*laid, *tiles_in(stack)]) == list(TILES)
            assert stack.size == len(tiles_in(stack))
            assert stack.top or not stack.size

    @invariant()
    def the_last_tile_was_laid_by_the_rules(self) -> None:
        position: Position = self.state.position
        if position.laid:
            *earlier, (seat, place) = position.laid
            table = naive.board((position.colours[owner], tile) for owner, tile in earlier)
            assert naive.may_lie(table, position.colours[seat], naive.cells(*place))

    @invariant()
    def whoever_acts_has_something_to_do(self) -> None:
        position: Position = self.state.position
        assert len(self.state.to_act) == (0 if self.state.outcome else 1)
        for seat in self.state.to_act:
            kind = Decide if position.phase == "veto" else Place
            assert self.state.legal(seat)
            assert all(isinstance(action, kind) for action in self.state.legal(seat))

    @invariant()
    def who_decides_has_a_token_and_the_other_a_choice_of_tiles(self) -> None:
        position: Position = self.state.position
        if position.phase == "veto":
            assert position.vetoes[1 - position.mover]
            assert position.stacks[position.mover].size > 1
            assert any(position.places)

    @invariant()
    def tokens_and_vetoes_add_up(self) -> None:
        position: Position = self.state.position
        for seat in (0, 1):
            played = sum(note.kind == "veto" and note.seat == seat for note in position.notes)
            assert played + position.vetoes[seat] == position.options.veto

    @invariant()
    def a_step_lays_one_tile_at_most(self) -> None:
        if self.before is not None and self.before.position.game == self.state.position.game:
            assert len(self.state.position.laid) - len(self.before.position.laid) in (0, 1)

    @invariant()
    def nothing_is_drawn_that_was_known(self) -> None:
        """A step without chance reveals nothing: an allowed tile, the last tiles of a stack."""
        if self.before is not None and not self.state.drawn:
            assert not GAME.reveals(self.before.position, self.state.position)
            stacks = zip(self.before.position.stacks, self.state.position.stacks, strict=True)
            assert all(now.top == old.top or len(old.unseen) <= 1 for old, now in stacks)

    def teardown(self) -> None:
        if not hasattr(self, "state") or self.state.to_act:
            return
        position = self.state.position
        assert len(position.finished) == position.options.games
        table = naive_board(position)
        assert position.finished[-1].scores == tuple(naive.score(table, colour) for colour in position.colours)


def tiles_in(stack: Stack) -> list[int]:
    return [tile for tile in (stack.top, *stack.unseen, stack.bottom) if tile]


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=50, stateful_step_count=40, deadline=None)
