"""What a board of Tomoko draws beside the view is what the rules say."""

import random
from typing import Any

import pytest

from tocca.games.tomoko.game import GAME
from tocca.games.tomoko.rules.board import COLOURS
from tocca.games.tomoko.rules.cards import deck, showing
from tocca.games.tomoko.words.constants import CONSTANTS


@pytest.mark.parametrize(
    ("seats", "options", "parties", "target"),
    [
        (2, {}, ((0,), (1,)), 10),
        (3, {}, ((0,), (1,), (2,)), 5),
        (4, {}, ((0,), (1,), (2,), (3,)), 3),
        (4, {"teams": True}, ((0, 2), (1, 3)), 5),
        (2, {"open_cards": True}, ((0,), (1,)), 5),
    ],
)
def test_who_plays_together_and_how_many_cards_win(
    seats: int, options: dict[str, Any], parties: tuple[tuple[int, ...], ...], target: int
) -> None:
    for seat in (None, *range(seats)):
        scene = GAME.scene(GAME.start(seats, seed=1, **options).view(seat))
        assert (scene.parties, scene.target, scene.dark, scene.light, scene.shown) == (parties, target, 15, 15, ())


@pytest.mark.parametrize("claims", ["auto", "manual"])
def test_marbles_in_the_bag_and_cards_where_the_board_shows_them(claims: str) -> None:
    """TM-1, TM-5: on random boards, for every seat and a spectator."""
    rng = random.Random(7)
    found = 0
    for seed in range(6):
        state = GAME.start(3, seed, prefill=True, claims=claims, play_on=True)
        for _ in range(40):
            if state.outcome is not None:
                break
            seat = rng.choice(sorted(state.to_act))
            state = state.apply(seat, rng.choice(state.legal(seat)))
            board, cards = state.position.board, deck("standard")
            for seat_or_none in (None, 0, 1, 2):
                view = state.view(seat_or_none)
                scene = GAME.scene(view)
                assert [scene.dark, scene.light] == [15 - getattr(board, colour).bit_count() for colour in COLOURS]
                seen = [card for part in (*view.hands, *view.laid) for card in part]
                assert [one.card for one in scene.shown] == [card for card in seen if showing(board, cards) >> card & 1]
                for one in scene.shown:
                    assert turn(cards.cards[one.card - 1], one.turn) == window(board.dark, board.light, one.corner)
                    found += 1
    assert found > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_how_the_marbles_rolled_and_who_has_arrived(seats: int) -> None:
    """TM-3: moving what moves, dropping what falls and laying the new marble down makes the board. TM-7: places."""
    rng = random.Random(seats)
    fallen = 0
    for seed in range(4):
        state = GAME.start(seats, seed, prefill=bool(seed % 2), play_on=True)
        assert GAME.scene(state.view(0)).rolled is None
        while state.outcome is None:
            before = state.position
            seat = rng.choice(sorted(state.to_act))
            state = state.apply(seat, rng.choice(state.legal(seat)))
            last, scene = state.position.last, GAME.scene(state.view(None))
            assert last is not None
            assert scene.rolled is not None
            line = CONSTANTS.hollows[f"{last.side}{last.line}"]
            lying = {
                cell: colour for colour in COLOURS for cell in range(25) if getattr(before.board, colour) >> cell & 1
            }
            moved = [lying.pop(cell) for cell in scene.rolled.moves]
            fell = moved.pop() if scene.rolled.falls else None
            assert fell == scene.rolled.falls
            lying |= dict(zip(line, (last.marble, *moved), strict=False))
            for colour in COLOURS:
                assert getattr(state.position.board, colour) == sum(
                    1 << at for at, one in lying.items() if one == colour
                )
            fallen += fell is not None
            arrived = [one for group in state.position.arrived for one in group]
            assert [place > 0 for place in scene.places] == [one in arrived for one in range(seats)]
        first = [one for one, place in enumerate(scene.places) if place == 1]
        assert sorted(first) == sorted(state.position.arrived[0] if state.position.arrived else ())
    assert fallen


def test_places_are_shared_by_who_arrives_with_the_same_push() -> None:
    view = GAME.start(4, seed=1).view(None)._replace(arrived=((2,), (0, 3)))
    assert GAME.scene(view).places == (2, 0, 1, 2)


def test_a_card_turns_as_the_rules_turn_it() -> None:
    """TM-5: every card of the deck, every quarter."""
    for card in CONSTANTS.standard_deck:
        marbles = card.replace("/", "")
        for quarters, order in enumerate(CONSTANTS.turned):
            assert "".join(marbles[at] for at in order) == "".join(turn(card, quarters))
    assert (len(CONSTANTS.windows), len(CONSTANTS.turned), len(CONSTANTS.hollows)) == (9, 4, 20)


def turn(card: str, quarters: int) -> list[str]:
    rows = card.split("/")
    for _ in range(quarters):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return rows


def window(dark: int, light: int, corner: int) -> list[str]:
    cells = [[corner + 5 * row + column for column in range(3)] for row in range(3)]
    return ["".join("d" if dark >> cell & 1 else "l" if light >> cell & 1 else "." for cell in row) for row in cells]
