"""The three Kings: their colours, who prevails in a contest, and who beats whom when points are level."""

from collections.abc import Iterable, Sequence

# TN-1: colours and Kings share their numbers, so King RED is the one whose body is RED.
RED, YELLOW, BLUE = KINGS = (0, 1, 2)
NAMES = ("Red", "Yellow", "Blue")

# TN-4: body, hair and feet of each King: the colours where the King is strong, middle and weak.
COLOURS = ((RED, BLUE, YELLOW), (YELLOW, RED, BLUE), (BLUE, YELLOW, RED))

# What a Region of that background is worth to a King in a Kingdom (TN-17): by [King][background]
# 1 for the body's colour, 2 for the hair's, 3 for the feet's. The less it is worth, the stronger the King is there.
WORTH = tuple(tuple(1 + colours.index(background) for background in KINGS) for colours in COLOURS)


def strongest(rivals: Iterable[int], background: int) -> int:
    """The King who prevails on a Region of that background (TN-12)."""
    return min(rivals, key=lambda king: WORTH[king][background])


def by_strength(background: int) -> tuple[int, ...]:
    """The Kings as they prevail on a Region of that background, the strongest first (TN-12)."""
    return tuple(sorted(KINGS, key=lambda king: WORTH[king][background]))


def count_beaten(points: Sequence[int]) -> tuple[int, int, int]:
    """How many of the others each King beats with these points.

    Level Kings are told apart by TN-18: Blue beats Yellow, Yellow beats Red, Red beats Blue. That is
    a cycle, so three level Kings beat one each.
    """
    red, yellow, blue = points
    blue_beats_yellow, yellow_beats_red, red_beats_blue = blue >= yellow, yellow >= red, red >= blue
    return (
        red_beats_blue + (not yellow_beats_red),
        yellow_beats_red + (not blue_beats_yellow),
        blue_beats_yellow + (not red_beats_blue),
    )
