"""The Map: pictures, Kingdoms, and what they can be worth."""

from itertools import combinations

from tests.games.toncc.positions import BLUE, RED, YELLOW, bits
from tocca.games.toncc.rules.map import ALL_REGIONS, KINGDOMS, REGIONS
from tocca.games.toncc.rules.scoring import KINGDOM_WORTH, PICTURES, kingdom_points

LETTERS = {"r": RED, "y": YELLOW, "b": BLUE}
SHAPES = {"o": "circle", "q": "square", "t": "triangle", "-": None}

# background, symbol, shape, lines, dots: from the top corner, counter-clockwise
PICTURES_ON_THE_MAP = (
    "yr-1-", "yr--1", "yro-1", "bro-1", "bro2-", "br-2-",
    "rb-2-", "rb--2", "rbq-2", "ybq-2", "ybq3-", "yb-3-",
    "by-3-", "by--3", "byt-3", "ryt-3", "ryt1-", "ry-1-",
)  # fmt: skip


def test_the_map_shows_the_18_regions_in_their_order() -> None:
    """TN-2"""
    assert len(REGIONS) == 18
    for number, (text, region) in enumerate(zip(PICTURES_ON_THE_MAP, REGIONS, strict=True)):
        background, symbol, shape, lines, dots = tuple(text)
        assert region.number == number
        assert (region.background, region.symbol) == (LETTERS[background], LETTERS[symbol])
        assert region.shape == SHAPES[shape]
        assert (region.lines, region.dots) == tuple(None if count == "-" else int(count) for count in (lines, dots))
    assert bits(*range(18)) == ALL_REGIONS


def test_the_kingdoms_are_the_windows_that_bend_round_no_corner() -> None:
    """TN-3"""
    windows = [tuple((start + i) % 18 for i in range(3)) for start in range(18) if start not in (5, 11, 17)]
    assert [kingdom.pictures for kingdom in KINGDOMS] == windows
    assert len(KINGDOMS) == 15


def test_every_kingdom_has_its_name_where_the_rules_say() -> None:
    """TN-3"""
    names = {kingdom.pictures[0]: kingdom.name for kingdom in KINGDOMS}
    assert [names[start] for start in (0, 3, 6, 9, 12, 15)] == [
        "Yellowred", "Bluered", "Redblue", "Yellowblue", "Blueyellow", "Redyellow",
    ]  # fmt: skip
    assert [names[start] for start in (1, 7, 13)] == ["Onedot", "Twodots", "Threedots"]
    assert [names[start] for start in (2, 8, 14)] == ["Circle", "Square", "Triangle"]
    assert [names[start] for start in (4, 10, 16)] == ["Twolines", "Threelines", "Oneline"]


def test_a_kingdom_is_worth_3_to_9() -> None:
    """TN-17"""
    worths = [worth for of_king in KINGDOM_WORTH for worth in of_king]
    assert (min(worths), max(worths)) == (3, 9)


def test_six_seals_give_at_most_30_kingdom_points() -> None:
    """TN-17"""
    rows = set(PICTURES)
    best = 0
    for six in combinations(range(18), 6):
        seals = bits(*six)
        if sum(seals & row == row for row in rows) >= 3:  # fewer than three Kingdoms can't reach 30
            best = max(best, *(kingdom_points(king, seals) for king in (RED, YELLOW, BLUE)))
    assert best == 30
