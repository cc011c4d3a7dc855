"""Everything a player can do, each thing once: rules hand out these very objects."""

from typing import Literal, NamedTuple

from tocca.games.totsa.rules.cards import NAMES

MOST_SEATS = 4
SLOTS = 3  # of face-down cards in front of a player: the third wins (TC-3)


class Roll(NamedTuple):
    """Throw the dice."""

    kind: Literal["roll"] = "roll"


class Shout(NamedTuple):
    """The winning "Totsa!", a press of its own (TC-11)."""

    kind: Literal["shout"] = "shout"


class Pass(NamedTuple):
    """Nothing from me: no act in this roll, or no shout after it."""

    kind: Literal["pass"] = "pass"


class Press(NamedTuple):
    """Slap an action card; its shout is included (TC-6)."""

    act: Literal["protect", "flip", "capture"]
    kind: Literal["press"] = "press"


class Slap(NamedTuple):
    """Slap a figure card on the field."""

    card: int
    kind: Literal["slap"] = "slap"


class Return(NamedTuple):
    """Pay with an open card."""

    card: int
    kind: Literal["return"] = "return"


class TurnUp(NamedTuple):
    """Pay by turning up a face-down card, chosen unseen."""

    slot: int
    kind: Literal["turn-up"] = "turn-up"


class Point(NamedTuple):
    """After Capture: guess which face-down card it is."""

    seat: int
    slot: int
    kind: Literal["point"] = "point"


Action = Roll | Shout | Pass | Press | Slap | Return | TurnUp | Point

ROLL, SHOUT, PASS = Roll(), Shout(), Pass()
PROTECT, FLIP, CAPTURE = Press("protect"), Press("flip"), Press("capture")
SLAPS = tuple(Slap(card) for card in range(len(NAMES)))
RETURNS = tuple(Return(card) for card in range(len(NAMES)))
TURN_UPS = tuple(TurnUp(slot) for slot in range(SLOTS))
POINTS = tuple(tuple(Point(seat, slot) for slot in range(SLOTS)) for seat in range(MOST_SEATS))

PRESSES = {False: (PROTECT, FLIP, CAPTURE), True: (PROTECT, CAPTURE)}  # by `simple` (TC-14)

# The order is the integer codec and never changes.
ACTIONS: tuple[Action, ...] = (
    *(ROLL, SHOUT, PASS, PROTECT, FLIP, CAPTURE),
    *SLAPS,
    *RETURNS,
    *TURN_UPS,
    *(point for points in POINTS for point in points),
)
