"""Tóncc's observations and actions. An action is a movement, 0 to 5 for 1 to 6 on the Compass: the King is known.

Kings come in a circle from one's own: Red, Yellow, Blue, Red. Nothing of hidden Heads is in it, not even whose are set.
"""

from tocca.games.toncc.rules.board import MIND, MOVEMENTS
from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.map import REGIONS
from tocca.games.toncc.rules.play import IDLE_LIMIT, STEPS, Options, Step
from tocca.games.toncc.rules.view import View
from tocca.learning.encoding import Encoder, Field, Layout

COUNT = len(REGIONS)
AWAY = MIND + 1
WHERE = AWAY + 1  # where a King can be: 18 places, the Mind, away
ACTIONS = len(MOVEMENTS)
MOST_CHALLENGES = 9

_KINGS = (len(KINGS),)
LAYOUT = Layout(
    Field("king", _KINGS, "my King: Red, Yellow or Blue"),
    Field("where", (3, WHERE), "the place of each King, mine first: 18 places, the Mind, or away"),
    Field("seals", (3, COUNT), "the pictures on the Map that each King has sealed"),
    Field("king points", _KINGS, "of each King in this challenge", 3),
    Field("idle", (1,), "joint moves since the last conquest", IDLE_LIMIT),
    Field("toncc points", _KINGS, "of each King in the challenges that are over", 2 * MOST_CHALLENGES),
    Field("challenges left", (1,), "this one included", MOST_CHALLENGES),
    Field("auto finish", (1,), "whether a King left alone gets the rest"),
    Field("regions", (COUNT, COUNT), "by place: the Region that lies there"),
)

_WHERE, _SEALS, _KING_POINTS, _IDLE, _TONCC, _LEFT, _AUTO, _REGIONS = (
    LAYOUT.start(field.name) for field in LAYOUT.fields[1:]
)


class TonccEncoder(Encoder[View]):
    """Tóncc: three seats, sealed choices."""

    game_id = "toncc"

    def __init__(self, seats: int = 3, options: Options | None = None) -> None:
        super().__init__(seats, options or Options(), LAYOUT, ACTIONS)

    def write(self, view: View, observation: bytearray) -> None:
        """The table as that seat's King sees it."""
        assert view.seat is not None
        me, challenge = view.kings[view.seat], view.challenge
        points = [sum(past.toncc_points[king] for past in view.past) for king in KINGS]
        observation[me] = 1
        for number in range(3):
            king = (me + number) % 3
            place = challenge.places[king]
            observation[_WHERE + WHERE * number + (AWAY if place is None else place)] = 1
            seals, at = challenge.seals[king], _SEALS + COUNT * number
            while seals:
                lowest = seals & -seals
                observation[at + lowest.bit_length() - 1] = 1
                seals ^= lowest
            observation[_KING_POINTS + number] = challenge.king_points[king]
            observation[_TONCC + number] = points[king]
        observation[_IDLE] = challenge.idle
        observation[_LEFT] = view.options.challenges - len(view.past)
        observation[_AUTO] = view.options.auto_finish
        at = _REGIONS
        for region in challenge.regions:
            observation[at + region] = 1
            at += COUNT

    def number(self, view: View, action: Step) -> int:
        """The movement."""
        return action.movement - 1

    def action(self, view: View, number: int) -> Step:
        """The movement of one's own King."""
        assert view.seat is not None
        return STEPS[view.kings[view.seat]][number]
