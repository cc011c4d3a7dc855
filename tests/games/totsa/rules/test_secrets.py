"""Face-down cards, waiting presses and the moment of the reveal are in nobody's view."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

import tocca
from tests.games.totsa.players import Totsa, play_on
from tests.games.totsa.tables import FISH, HEART, MOON, RING, STAR, TREE, card, make_crowded, play, table
from tocca.games.totsa.rules.actions import CAPTURE, PROTECT
from tocca.games.totsa.rules.cards import HIDDEN, NONE
from tocca.games.totsa.rules.position import Position

GAME = tocca.game("totsa")


def twin(position: Position, seat: int | None, rng: random.Random) -> Position:
    """Another position, different only in what that seat can't know."""
    told = {NONE, *((position.shown.card,) if position.shown else ())}
    if position.events or position.capturer is not None:
        told.add(position.dice)  # the roll has said something about where that card lies
    spots = [
        (other, slot)
        for other, player in enumerate(position.players)
        for slot in player.slots
        if player.down[slot] not in told and not (position.options.peek and other == seat)
    ]
    cards = [position.players[other].down[slot] for other, slot in spots]
    moved = dict(zip(spots, cards[1:] + cards[:1], strict=True))
    players = tuple(
        player._replace(down=tuple(moved.get((other, slot), held) for slot, held in enumerate(player.down)))
        for other, player in enumerate(position.players)
    )
    queue = tuple(
        queued if queued.seat == seat else queued._replace(press=rng.choice((PROTECT, CAPTURE)))
        for queued in position.queue
    )
    due = position.due + 10 if position.phase == "thrown" else position.due
    return position._replace(players=players, queue=queue, due=due)


def states(seed: int, count: int, peek: bool) -> Iterator[Totsa]:
    """Many states with cards face down: random tables, each played on for a while."""
    rng = random.Random(seed)
    for _ in range(count):
        yield from islice(play_on(make_crowded(rng, peek=peek), rng), 25)


@pytest.mark.parametrize("peek", [False, True])
def test_hidden_differences_change_no_view_and_no_legal_action(peek: bool) -> None:
    """TC-12: over a thousand positions with cards moved about face down."""
    rng = random.Random(20)
    moved = 0
    for state in states(21, 80, peek):
        one = state.position
        for seat in (None, *range(one.seats)):
            other = twin(one, seat, rng)
            assert GAME.view(one, seat) == GAME.view(other, seat)
            assert GAME.to_act(one) == GAME.to_act(other)
            if seat is not None and seat in state.to_act:
                assert GAME.legal(one, seat) == GAME.legal(other, seat)
        moved += one.players != other.players
    assert moved > 1000


@pytest.mark.parametrize("peek", [False, True])
def test_an_imagined_position_looks_exactly_the_same(peek: bool) -> None:
    """TC-12."""
    rng = random.Random(5)
    for state in states(22, 60, peek):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            imagined = GAME.resample_position(view, rng)
            assert GAME.view(imagined, seat) == view
            assert sorted(held for player in imagined.players for held in player.cards) == sorted(
                held for player in state.position.players for held in player.cards
            )
            if seat is not None and seat in state.to_act:
                assert GAME.legal(imagined, seat) == state.legal(seat)


def test_not_even_the_owner_sees_a_face_down_card() -> None:
    """TC-12."""
    state = table([[], []], [[STAR, "", MOON]], dice=HEART)
    assert all(state.view(seat).players[0].down == (HIDDEN, NONE, HIDDEN) for seat in (None, 0, 1))


def test_with_peek_the_owner_looks_and_nobody_else() -> None:
    """TC-12."""
    state = table([[], []], [[STAR, "", MOON]], dice=HEART, peek=True)
    assert state.view(0).players[0].down == (card(STAR), NONE, card(MOON))
    assert all(state.view(seat).players[0].down == (HIDDEN, NONE, HIDDEN) for seat in (None, 1))


DOWN = [[STAR, MOON], [HEART, RING], [TREE, FISH]]


def where_star(state: Totsa, seat: int | None = None) -> set[tuple[int, int]]:
    """Where the star may lie, in that view's eyes."""
    found = set()
    for seed in range(150):
        imagined = GAME.resample_position(state.view(seat), random.Random(seed))
        holder = imagined.holder(card(STAR))
        assert holder is not None
        found.add((holder, imagined.players[holder].down.index(card(STAR))))
    return found


def test_a_rolled_card_that_is_nowhere_to_be_seen_may_be_anybodys() -> None:
    """TC-12: the views of all are alike, wherever it is."""
    assert where_star(table([[], [], []], DOWN, dice=STAR)) == {(seat, slot) for seat in range(3) for slot in range(2)}


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ([(0, "protect")], {(0, 0), (0, 1)}),
        ([(0, "capture")], {(0, 0), (0, 1)}),
        ([(1, "protect")], {(0, 0), (0, 1), (2, 0), (2, 1)}),
        ([(1, "flip")], {(seat, slot) for seat in range(3) for slot in range(2)}),
        ([(1, "capture")], {(0, 0), (0, 1), (2, 0), (2, 1)}),
        ([(1, "capture"), (1, "point 3 1")], {(0, 0), (0, 1), (2, 1)}),
        ([(1, "capture"), (1, "point 3 1"), (2, "pass")], {(0, 0), (0, 1), (2, 1)}),
    ],
)
def test_imagination_keeps_to_what_the_roll_has_told(moves: list[tuple[int, str]], left: set[tuple[int, int]]) -> None:
    """TC-6 and TC-12: a Protect that held, a Capture of one's own, a wrong guess tell something to everybody."""
    state = play(table([[], [], []], DOWN, dice=STAR), *moves)
    assert where_star(state) == left
    assert where_star(state, 0) == left


def test_a_card_flipped_in_this_roll_is_where_everybody_saw_it_go() -> None:
    """TC-6."""
    state = play(table([[STAR], [], []], [[MOON], [HEART], [RING]], dice=STAR), (0, "flip"))
    assert where_star(state) == {(0, 1)}


def test_the_next_roll_wipes_what_was_told() -> None:
    """TC-12: memory is the game."""
    state = play(table([[STAR], []], [[MOON], [HEART]], dice=STAR), (0, "flip"), (0, "pass"), (1, "roll"))
    assert state.position.dice != card(STAR)
    assert where_star(state) == {(0, 0), (0, 1), (1, 0)}


def test_a_shown_card_is_known_only_while_it_is_shown() -> None:
    """TC-9."""
    state = play(table([[], [], []], DOWN, dice=STAR), (1, "capture"), (1, "point 3 1"))
    worlds = [GAME.resample_position(state.view(0), random.Random(seed)).players[2].down[0] for seed in range(50)]
    assert set(worlds) == {card(TREE)}
    state = play(state, (2, "pass"))
    worlds = [GAME.resample_position(state.view(0), random.Random(seed)).players[2].down[0] for seed in range(50)]
    assert len(set(worlds)) == 5  # any but the star, which is not there
