"""Counting and winning: TS-8, TS-9, TS-10."""

import random

import pytest

from tests.games.toscana import naive
from tests.games.toscana.tables import GAME, State, actor, match, matches, naive_board, set_up
from tocca.games.toscana.rules.play import Finished, Position, Stack, result, standing, zone_sizes
from tocca.games.toscana.rules.zones import Colour, zones


def best(state: State, colour: Colour) -> int:
    """The score of that colour, checked against the slow way."""
    found = zone_sizes(state.position)[state.position.colours.index(colour)]
    assert found == naive.score(naive_board(state.position), colour)
    assert found == max(len(zone.tiles) for zone in zones(state.position, colour))
    return found


# TS-8. The upper row of a tile is squares 0–3, the lower one 4–7; see naive.PAIRS for the foreign ones.


def test_tiles_of_both_players_count() -> None:
    """TS-8: one Grey tile, and three Red ones with Grey squares beside it, are four."""
    state = set_up(
        "grey Tile 16 at g9",  # all Grey but j9 and g8
        "red Tile 3 at k8",  # Grey on k8, beside j8
        "red Tile 8 at g11 turned round",  # Grey on h10 and i10, above h9 and i9
        "red Tile 4 at g7 turned right",  # Grey on g7 and h7, below h8
    )
    assert best(state, "grey") == 4
    upside_down = set_up(
        "grey Tile 16 at g9",
        "red Tile 3 at k8",
        "red Tile 8 at g11",  # Grey on h11 and i11, and a row of Red below them
        "red Tile 4 at g7 turned left",  # Grey on g4 and h4
    )
    assert best(upside_down, "grey") == 2


def test_a_score_can_be_more_than_the_tiles_of_that_colour() -> None:
    """TS-8: as in the rulebook's example, where 22 are counted and nobody has more than 16."""
    scored = 0
    for state in matches(60, games=1):
        if not state.to_act:
            for seat in (0, 1):
                own = sum(tile.seat == seat for tile in state.position.laid)
                assert best(state, state.position.colours[seat]) == state.position.finished[0].scores[seat]
                scored += state.position.finished[0].scores[seat] > own
    assert scored >= 1


def test_a_tile_in_two_parts_counts_once() -> None:
    """TS-8: tile 11 is cut in two by its foreign column, f9 and f8; another tile above it joins both parts."""
    state = set_up("grey Tile 11 at e9", "grey Tile 8 at e11")  # the lower row of tile 8 is all Grey
    assert [zone.tiles for zone in zones(state.position, "grey")] == [(0, 1)]
    assert best(state, "grey") == 2


def test_the_parts_of_a_tile_can_be_in_two_zones() -> None:
    """TS-8: and then it counts in each of them."""
    state = set_up("grey Tile 11 at e9", "grey Tile 1 at a9", "grey Tile 16 at i9")
    found = zones(state.position, "grey")
    assert [zone.tiles for zone in found] == [(0, 2), (0, 1)]
    assert best(state, "grey") == 2


def test_a_tile_well_laid_need_not_connect() -> None:
    """TS-8, as tiles 13 and 6 of the rulebook's example fail to connect tile B.

    A Red tile lies between two Grey ones and touches both with a Grey square, but these two are apart.
    """
    apart = set_up("grey Tile 13 at e9 turned round", "red Tile 3 at i9", "grey Tile 1 at m9 turned round")
    assert [zone.tiles for zone in zones(apart.position, "grey")] == [(0, 1), (1, 2)]
    assert best(apart, "grey") == 2
    joined = set_up(
        "grey Tile 13 at e9 turned round", "red Tile 4 at i9 turned right", "grey Tile 1 at k9 turned round"
    )
    assert [zone.tiles for zone in zones(joined.position, "grey")] == [(0, 1, 2)]
    assert best(joined, "grey") == 3


def test_a_corner_does_not_connect() -> None:
    """TS-8."""
    state = set_up("grey Tile 1 at e9", "grey Tile 1 at i7")
    assert best(state, "grey") == 1


def test_the_best_zone_has_the_most_tiles_not_the_most_squares() -> None:
    """TS-8."""
    state = set_up(
        "grey Tile 8 at a17",  # alone, with a zone of six squares
        "red Tile 13 at e5",  # Grey on g5 and h5
        "red Tile 1 at i5",  # Grey on i5 and j5
        "red Tile 13 at g7 turned round",  # Grey on g6 and h6
    )
    found = zones(state.position, "grey")
    assert [(len(zone.tiles), len(zone.squares)) for zone in found] == [(3, 6), (1, 6)]
    small = set_up("grey Tile 8 at a17", "red Tile 13 at e5", "red Tile 1 at i5")
    found = zones(small.position, "grey")
    assert [(len(zone.tiles), len(zone.squares)) for zone in found] == [(2, 4), (1, 6)]
    assert best(small, "grey") == 2


def test_zones_of_one_and_two_squares_count_too() -> None:
    """TS-8: Red has no tile of their own, and two single squares side by side."""
    state = set_up("grey Tile 3 at e9", "grey Tile 3 at i9")  # foreign 0 and 3: h9 and i9 meet
    assert zones(state.position, "red")[0].tiles == (0, 1)
    assert best(state, "red") == 2
    assert best(set_up("grey Tile 3 at e9"), "red") == 1


def test_scores_on_random_positions_are_those_of_the_slow_way() -> None:
    """TS-8."""
    rng = random.Random(5)
    states = [state for state in matches(12, swap_colours=True) if state.position.laid]
    for state in rng.sample(states, 150):
        for colour in state.position.colours:
            best(state, colour)
            slow = naive.zones(naive_board(state.position), colour)
            quick = zones(state.position, colour)
            assert sorted(sorted(zone) for zone, _ in slow) == sorted(sorted(zone.squares) for zone in quick)
            assert zones(state.view(0), colour) == quick


# TS-9


def openers(**options: object) -> list[tuple[int, str]]:
    """The seat and colour that opened each game of a match."""
    first = {state.position.game: state.position for state in reversed(list(match(1, **options)))}
    assert all(position.opener == position.mover and not position.laid for position in first.values())
    return [(position.opener, position.colours[position.opener]) for _, position in sorted(first.items())]


def test_a_match_is_two_games_the_second_opened_by_the_other_player() -> None:
    """TS-9: colours are kept unless the option swaps them; seat 0 is Grey in game 1."""
    assert openers() == [(0, "grey"), (1, "red")]
    assert openers(first="red") == [(1, "red"), (0, "grey")]
    assert openers(swap_colours=True) == [(0, "grey"), (1, "grey")]
    assert openers(first="red", swap_colours=True) == [(1, "red"), (0, "red")]
    assert openers(games=1) == [(0, "grey")]


def test_the_first_player_can_be_drawn() -> None:
    """TS-9: `first` random, before the stacks."""
    assert GAME.start(first="random", chance=["red", 5, 9]).position.opener == 1
    assert GAME.start(first="random", chance=["grey", 5, 9]).position.opener == 0
    assert {GAME.start(first="random", seed=seed).position.opener for seed in range(20)} == {0, 1}


def test_the_stacks_are_reshuffled_for_the_second_game() -> None:
    """TS-9, TS-3."""
    states = list(match(1))
    second = next(state for state in states if state.position.game == 2)
    assert [stack.size for stack in second.position.stacks] == [16, 16]
    assert len(second.drawn) >= 2
    assert [second.position.stacks[seat].top for seat in (0, 1)] == list(second.drawn[-2:])


def test_a_finished_game_is_kept_with_its_score_and_its_board() -> None:
    """TS-9."""
    states = list(match(1))
    number = next(number for number, state in enumerate(states) if state.position.game == 2)
    before, (game,) = states[number - 1].position, states[number].view(None).finished
    assert game.laid[:-1] == before.laid
    table = naive.board((game.colours[seat], place) for seat, place in game.laid)
    assert game.scores == (naive.score(table, "grey"), naive.score(table, "red"))
    assert game.winner == (None if game.scores[0] == game.scores[1] else int(game.scores[1] > game.scores[0]))


def test_swapped_colours_are_scored_for_the_right_seat() -> None:
    """TS-9: in game 2 seat 0 has what Red scores."""
    end = list(match(6, swap_colours=True))[-1].position
    assert end.colours == ("red", "grey")
    table = naive_board(end)
    assert end.finished[1].scores == (naive.score(table, "red"), naive.score(table, "grey"))


def make_ended(*scores: tuple[int, int]) -> Position:
    position: Position = set_up(stacks=(Stack(0, ()), Stack(0, ())), games=len(scores)).position
    games = tuple(
        Finished(pair, None if pair[0] == pair[1] else int(pair[1] > pair[0]), ("grey", "red"), (), ())
        for pair in scores
    )
    return position._replace(phase="over", finished=games)


@pytest.mark.parametrize(
    ("scores", "winners", "reason"),
    [
        ([(12, 9), (11, 10)], (0,), "games"),
        ([(9, 12), (10, 11)], (1,), "games"),
        ([(5, 20), (11, 10)], (1,), "total"),  # one each: the higher total
        ([(20, 5), (10, 11)], (0,), "total"),
        ([(12, 9), (9, 12)], (0, 1), "draw"),  # one each and equal totals
        ([(10, 10), (9, 11)], (1,), "games"),  # one drawn: the winner of the other
        ([(11, 9), (10, 10)], (0,), "games"),
        ([(10, 10), (12, 12)], (0, 1), "draw"),
        ([(10, 9)], (0,), "games"),
        ([(9, 9)], (0, 1), "draw"),
    ],
)
def test_more_games_won_then_the_higher_total(
    scores: list[tuple[int, int]], winners: tuple[int, ...], reason: str
) -> None:
    """TS-9."""
    outcome = result(make_ended(*scores))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert outcome.scores == tuple(map(sum, zip(*scores, strict=True)))
    assert outcome.places == tuple(1 if seat in winners else 2 for seat in (0, 1))


def test_the_standing_is_what_was_scored_and_the_best_zones_now() -> None:
    """For score boards and greedy bots; a game won breaks ties."""
    state = set_up("grey Tile 16 at g9", "red Tile 3 at k8")
    assert standing(state.position) == (2, 1)
    assert standing(make_ended((12, 9), (9, 12))) == (21.5, 21.5)
    assert standing(make_ended((12, 9), (10, 10))) == (22.5, 19)


# TS-10


def test_random_play_is_as_long_and_as_wide_as_measured() -> None:
    """TS-10: 22–31 tiles, about 47 placements a turn, scores 4–22, 11% drawn; here with room on both sides."""
    lengths: list[int] = []
    widths: list[int] = []
    scores: list[int] = []
    drawn = 0
    for state in matches(120, games=1):
        if state.to_act:
            widths += [len(state.legal(actor(state)))] * (state.position.phase == "place")
            continue
        lengths.append(len(state.position.laid))
        scores += state.outcome.scores if state.outcome else ()
        drawn += state.position.finished[0].winner is None
    assert 20 <= min(lengths) <= 25
    assert 28 <= max(lengths) <= 32
    assert 42 <= sum(widths) / len(widths) <= 52
    assert 100 <= max(widths) <= 170
    assert 2 <= min(scores) <= 6
    assert 15 <= max(scores) <= 26
    assert 3 <= drawn <= 30
