"""Stacks, turns, lost moves, vetoes and the end: TS-3, TS-5, TS-6, TS-7."""

import pytest

import tocca
from tests.games.toscana import naive
from tests.games.toscana.tables import GAME, State, actor, match, matches, naive_board, play, set_up
from tocca.games.toscana.rules.board import ALL, bit
from tocca.games.toscana.rules.play import ALLOW, VETO, Note, Stack
from tocca.games.toscana.rules.tiles import NO_TILE, TILES, Place

# Tile 1 in the corner hides its Red squares, a17 and b17, from every empty square, and so does
# tile 8 to the right of it: Red has no place then, whatever their tile.
HIDDEN = "grey Tile 1 at a17"


def one_hole(stacks: tuple[Stack, Stack], vetoes: tuple[bool, bool] = (False, True)) -> State:
    """Only e9 to h10 is empty, and of its neighbours only d10 is Grey: so Grey's tile needs a Grey upper left square.

    Tile 7 has a foreign square there in both its turns that fit; every other tile has a place.
    """
    hole = sum(1 << bit(column, row) for column in range(4, 8) for row in (8, 9))
    grey = 1 << bit(3, 9)
    return set_up(squares=(grey, ALL ^ hole ^ grey), stacks=stacks, vetoes=vetoes, asked=vetoes[1])


# TS-3


def test_each_player_has_sixteen_tiles_with_the_top_one_in_sight() -> None:
    """TS-3."""
    state = GAME.start(chance=[5, 9])
    assert [stack.top for stack in state.position.stacks] == [5, 9]
    for stack in state.position.stacks:
        assert stack.size == 16
        assert sorted((stack.top, *stack.unseen)) == list(TILES)
    for seat in (0, 1, None):
        assert state.view(seat).stacks == state.position.stacks


def test_the_next_tile_is_any_of_those_not_yet_seen() -> None:
    """TS-3: the order below the top is nowhere until a tile is turned up."""
    state = GAME.start(chance=[5, 9], veto=False).drop_stream()
    with pytest.raises(tocca.ChanceNeeded) as needed:
        state.apply(0, GAME.parse("Tile 5 at i9"))
    assert sorted(needed.value.candidates) == [tile for tile in TILES if tile != 5]
    state = state.apply(0, GAME.parse("Tile 5 at i9"), chance=[16])
    assert state.position.stacks[0].top == 16
    assert 16 not in state.position.stacks[0].unseen


def test_equal_stacks_are_equal_whatever_their_order_will_be() -> None:
    """TS-3."""
    states = [GAME.start(chance=[5, 9]).reseeded(seed) for seed in range(5)]
    assert len(set(states)) == 1


# TS-5


def test_players_take_turns() -> None:
    """TS-5."""
    state = GAME.start(seed=1, veto=False)
    for number in range(8):
        assert state.to_act == {number % 2}
        assert {isinstance(place, Place) and place.tile for place in state.legal(number % 2)} == {
            state.position.stacks[number % 2].top
        }
        state = state.apply(number % 2, state.legal(number % 2)[0])


def test_who_has_no_place_for_the_top_tile_loses_the_move() -> None:
    """TS-5: no action, but a note; the tile stays on top."""
    state = set_up(HIDDEN, stacks=(Stack(8, (3, 4)), Stack(2, (5,))))
    after = play(state, "Tile 8 at e17", chance=[4])
    assert after.to_act == {0}
    assert after.position.notes == (Note("lost", 1, 2, 2),)
    assert after.position.stacks[1] == Stack(2, (5,))
    assert after.view(1).notes == after.position.notes


def test_nobody_may_pass() -> None:
    """TS-5: a lost move is forced, never chosen."""
    assert all(isinstance(action, Place) or action in (ALLOW, VETO) for action in GAME.actions)
    for state in match(3, games=1):
        if state.to_act and state.position.phase == "place":
            assert all(isinstance(action, Place) for action in state.legal(actor(state)))


def test_an_empty_stack_counts_as_no_place() -> None:
    """TS-5: Grey has laid all their tiles and Red goes on alone."""
    state = set_up("grey Tile 13 at i9", mover=1, stacks=(Stack(NO_TILE, ()), Stack(13, (3, 4))))
    after = play(state, "Tile 13 at m10", chance=[3])
    assert after.to_act == {1}
    assert after.position.notes == (Note("lost", 0, NO_TILE, 2),)


def test_moves_are_lost_exactly_when_there_is_no_place() -> None:
    """TS-5, TS-7 on random play, by the slow rules."""
    lost = ended = 0
    for state in matches(60, games=1, veto=False):
        position = state.position
        recent = [note.seat for note in position.notes if note.laid == len(position.laid)]
        if recent or not state.to_act:
            table = naive_board(position)
            tops = [(position.colours[seat], position.stacks[seat].top) for seat in (0, 1)]
            stuck = [
                seat for seat, (colour, top) in enumerate(tops) if not top or not naive.placements(table, colour, top)
            ]
            assert stuck == (recent if state.to_act else [0, 1])
            lost += len(recent)
            ended += not state.to_act
    assert lost >= 3
    assert ended == 60


# TS-6


def test_the_second_player_may_veto_the_very_first_tile() -> None:
    """TS-6."""
    state = GAME.start(chance=[5, 9])
    assert state.to_act == {1}
    assert state.legal(1) == (ALLOW, VETO)
    assert state.legal(0) == ()
    after = play(state, "veto", chance=[7])
    assert after.to_act == {0}
    assert {place.tile for place in after.legal(0)} == {7}
    assert after.position.vetoes == (True, False)
    assert after.position.notes == (Note("veto", 1, 5, 0),)


def test_an_allowed_tile_is_laid() -> None:
    """TS-6: the token is kept."""
    after = play(GAME.start(chance=[5, 9]), "allow")
    assert after.to_act == {0}
    assert {place.tile for place in after.legal(0)} == {5}
    assert after.position.vetoes == (True, True)


def test_one_decides_after_ones_own_placement() -> None:
    """TS-6."""
    state = play(GAME.start(chance=[5, 9]), "allow", "Tile 5 at i9", chance=[1])
    assert state.to_act == {0}
    assert state.legal(0) == (ALLOW, VETO)
    assert play(state, "veto", chance=[2]).position.stacks[1].top == 2


def test_one_decides_after_a_lost_move_too() -> None:
    """TS-6: Red, who had no place, decides about Grey's next tile."""
    state = set_up(HIDDEN, stacks=(Stack(8, (3, 4)), Stack(2, (5,))), vetoes=(True, True))
    after = play(state, "Tile 8 at e17", chance=[4])
    assert after.position.notes == (Note("lost", 1, 2, 2),)
    assert after.to_act == {1}
    assert after.legal(1) == (ALLOW, VETO)


def test_a_vetoed_tile_is_the_last_of_its_stack() -> None:
    """TS-6, TS-3: its place is known."""
    state = play(set_up(stacks=(Stack(5, (6, 7)), Stack(1, ())), vetoes=(False, True), asked=True), "veto", chance=[7])
    stack = state.position.stacks[0]
    assert stack == Stack(7, (6,), 5)
    after = [stack.top]
    while state.to_act and state.position.stacks[0].size > 1:
        state = state.apply(actor(state), state.legal(actor(state))[0])
        if state.position.stacks[0].top != after[-1]:
            after.append(state.position.stacks[0].top)
    assert after == [7, 6, 5]


def test_a_veto_can_be_played_once_a_game() -> None:
    """TS-6."""
    state = GAME.start(seed=4, games=1)
    vetoes = 0
    while state.to_act:
        seat = actor(state)
        action = VETO if VETO in state.legal(seat) else state.legal(seat)[-1]
        vetoes += action == VETO
        state = state.apply(seat, action)
    assert vetoes == 2
    assert sorted(note.seat for note in state.position.notes if note.kind == "veto") == [0, 1]


def test_the_last_tile_of_a_stack_is_not_vetoed() -> None:
    """TS-6."""
    tokens = (True, True)
    for unseen, phase in (((3,), "veto"), ((), "place")):
        state = set_up(stacks=(Stack(1, (2,)), Stack(4, unseen)), vetoes=tokens)
        assert play(state, "Tile 1 at i9").position.phase == phase


def test_a_tile_without_a_place_is_not_vetoed() -> None:
    """TS-6: Grey has the token and Red two tiles, but no place: nothing is asked, Red loses the move."""
    state = set_up(HIDDEN, stacks=(Stack(8, (3, 4)), Stack(2, (5,))), vetoes=(True, False))
    after = play(state, "Tile 8 at e17", chance=[4])
    assert after.to_act == {0}
    assert after.position.phase == "place"


def test_the_move_is_lost_when_the_tile_after_a_veto_has_no_place() -> None:
    """TS-6."""
    state = one_hole((Stack(8, (7,)), Stack(3, ())))
    after = play(state, "veto")
    assert after.position.stacks[0] == Stack(7, (), 8)
    assert after.to_act == {1}
    assert after.position.notes == (Note("veto", 1, 8, 0), Note("lost", 0, 7, 0))


def test_a_veto_can_end_the_game() -> None:
    """TS-6, TS-7: Red's stack is empty, and the next tile of Grey has no place."""
    state = one_hole((Stack(8, (7,)), Stack(NO_TILE, ())))
    assert state.legal(1) == (ALLOW, VETO)
    assert play(state, "allow").to_act == {0}
    assert play(state, "veto").outcome is not None


def test_without_the_option_nobody_is_asked() -> None:
    """TS-6."""
    assert all(state.position.phase != "veto" for state in match(2, veto=False))


def test_both_tokens_are_back_in_the_second_game() -> None:
    """TS-6."""
    states = list(match(4))
    end = next(number for number, state in enumerate(states) if state.position.game == 2)
    assert states[end - 1].position.vetoes == (False, False)
    assert states[end].position.vetoes == (True, True)
    assert states[end].position.phase == "veto"


# TS-7


def test_the_game_ends_when_neither_can_lay_the_top_tile() -> None:
    """TS-7: Grey's last tile, and Red has no place."""
    state = set_up(HIDDEN, stacks=(Stack(8, ()), Stack(2, (5,))))
    after = play(state, "Tile 8 at e17")
    assert after.to_act == frozenset()
    assert after.outcome is not None
    assert after.position.notes == ()


def test_the_game_goes_on_while_one_can() -> None:
    """TS-7."""
    state = set_up(HIDDEN, stacks=(Stack(8, (3,)), Stack(2, (5,))))
    assert play(state, "Tile 8 at e17").outcome is None
