"""What a board of Tóncc draws beside the view: where each movement would lead, and how the Kings went."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple

from tocca.games.toncc.rules.board import CENTRE, COMPASS, MOVEMENTS, BoardLayout, Hex
from tocca.games.toncc.rules.kings import KINGS
from tocca.games.toncc.rules.play import Challenge, Options, Turn
from tocca.games.toncc.rules.scoring import Score
from tocca.games.toncc.rules.view import View
from tocca.games.toncc.words.holdings import Holding, holdings

SCENES = 1_024  # that are kept: until all have chosen, a seat gets the one that is known already

# To the next place (TN-6), over the Mind (TN-7), or out at one end of the line and in at the other (TN-8).
Manner = Literal["step", "hop", "wrap"]

Way = tuple[int, int, Manner]  # a movement, where it leads, and how
Level = tuple[int, int]  # two Kings with the same score: the first beats the second


class Target(NamedTuple):
    """Where a movement would lead one's own King, and whether the Region there can be conquered."""

    movement: int
    place: int
    manner: Manner
    region: int
    face_up: bool


class Scene(NamedTuple):
    """The six targets of one's own King, none for who has no King on the board; how each King went in the latest joint
    move; whether all challenges are played (TN-19); the Kings who choose a movement for the next joint move (TN-11);
    what each King holds; where the Kings stood when the latest joint move ended a challenge; for each past challenge
    the Kings with the same score, who beats whom (TN-18); and what holds for the whole match: the Seals of each King
    (TN-1), how many joint moves without a conquest end a challenge (TN-15), and how many challenges there are."""

    targets: tuple[Target, ...]
    manners: tuple[Manner | None, ...]
    over: bool
    movers: tuple[int, ...]
    holdings: tuple[Holding, ...]
    stood: tuple[int | None, ...] | None
    level: tuple[tuple[Level, ...], ...]
    seals: int
    idle: int
    challenges: int


def scene(view: View) -> Scene:
    """Worked out from the view alone; the same one again until all have chosen."""
    seat, challenge, over = view.seat, view.challenge, view.over
    start = None if seat is None or over else challenge.places[view.kings[seat]]
    return _scene(view.options, start, challenge, view.face_up, view.last, view.past)


@lru_cache(SCENES)
def _scene(
    options: Options,
    start: int | None,
    challenge: Challenge,
    face_up: int,
    last: Turn | None,
    past: tuple[Score, ...],
) -> Scene:
    chart = _chart(options)
    if last is None:
        went: tuple[Manner | None, ...] = (None,) * len(KINGS)
    else:
        went = tuple(
            [None if at is None else chart.manners[at][head] for at, head in zip(last.origins, last.heads, strict=True)]
        )
    regions, places, seals, _, _ = challenge
    targets = () if start is None else _targets(chart.ways[start], regions, face_up)
    over = len(past) == options.challenges
    movers = () if over else tuple([king for king in KINGS if places[king] is not None])
    held = holdings(options.seals, seals, face_up, past)
    stood = _find_last_places(options, challenge, last, past)
    return Scene(
        targets, went, over, movers, held, stood, _level(past), options.seals, options.idle, options.challenges
    )


def _find_last_places(
    options: Options, challenge: Challenge, last: Turn | None, past: tuple[Score, ...]
) -> tuple[int | None, ...] | None:
    """None unless the latest joint move ended a challenge: then all Kings are on the Mind again, or the match is over.
    Kings are still there only if nobody had conquered anything for a while (TN-15)."""
    mind = options.board.mind
    if last is None or not past or not (challenge.places == (mind, mind, mind) or len(past) == options.challenges):
        return None
    return last.places if past[-1].ending == "idle" else (None, None, None)


@lru_cache(SCENES)
def _level(past: tuple[Score, ...]) -> tuple[tuple[Level, ...], ...]:
    return tuple([_level_in(score.scores, score.toncc_points) for score in past])


def _level_in(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[Level, ...]:
    pairs = [(one, other) for one in KINGS for other in KINGS if scores[one] == scores[other]]
    return tuple([(one, other) for one, other in pairs if points[one] > points[other]])


def _targets(ways: tuple[Way, ...], regions: tuple[int, ...], face_up: int) -> tuple[Target, ...]:
    return tuple(
        [
            _target(movement, place, manner, region := regions[place], face_up >> region & 1)
            for movement, place, manner in ways
        ]
    )


@cache
def _target(movement: int, place: int, manner: Manner, region: int, face_up: int) -> Target:
    """Always the same one, so that it is encoded once."""
    return Target(movement, place, manner, region, bool(face_up))


class Chart(NamedTuple):
    """How each movement goes from each place and, last, from the Mind; and where to."""

    manners: tuple[tuple[Manner | None, ...], ...]
    ways: tuple[tuple[Way, ...], ...]


@cache
def _chart(options: Options) -> Chart:
    """Found by the options: to hash a whole board takes longer than all the rest."""
    board = options.board
    kinds = manners(board.places)
    return Chart(kinds, tuple(_ways(board, start, kinds[start]) for start in range(len(kinds))))


def _ways(board: BoardLayout, start: int, kinds: tuple[Manner | None, ...]) -> tuple[Way, ...]:
    found = []
    for movement in MOVEMENTS:
        place, manner = board.leads[start][movement], kinds[movement]
        assert place is not None
        assert manner is not None
        found.append((movement, place, manner))
    return tuple(found)


@cache
def manners(places: tuple[Hex, ...]) -> tuple[tuple[Manner | None, ...], ...]:
    """How each movement goes from each of these places and, last, from the Mind; there is no movement 0."""
    starts = (*places, CENTRE)
    return tuple((None, *(_manner(start + COMPASS[movement], places) for movement in MOVEMENTS)) for start in starts)


def _manner(landing: Hex, places: tuple[Hex, ...]) -> Manner:
    if landing == CENTRE:
        return "hop"
    return "step" if landing in places else "wrap"
