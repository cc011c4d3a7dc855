"""Observations and action numbers: from views alone, within their bounds, and the same both ways."""

import random
from typing import Any

import numpy as np
import pytest

import tocca
from tests.adapters.options import CASES, Options, name_case, play_on
from tocca.games.tomoko.rules.board import PUSHES, Board
from tocca.games.toncc.rules.scoring import score
from tocca.games.totsa.learning.encoding import KINDS
from tocca.games.totsa.rules.actions import PROTECT
from tocca.games.totsa.rules.cards import NONE
from tocca.games.totsa.rules.position import Player, Queued, RollEvent, Shown
from tocca.learning.encoding import Field, Layout
from tocca.learning.games import encoder, new_match

GAMES = tocca.games()


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_observations_stay_within_their_bounds_and_masks_are_what_is_legal(game: str, options: Options) -> None:
    match, rng = new_match(game, **options), random.Random(1)
    match.start(3)
    while not match.over:
        for seat in range(match.seats):
            observation, mask = match.observe(seat), match.mask(seat)
            assert observation.shape == (match.encoder.layout.size,)
            assert observation.dtype == mask.dtype == np.int8
            assert (observation >= 0).all()
            assert (observation <= match.encoder.layout.high).all()
        for seat in match.choosers:
            assert match.mask(seat).any()
        play_on(match, rng)
    assert match.state.outcome is not None
    assert sum(match.payoffs()) == pytest.approx(0)


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_an_action_has_one_number_and_a_number_one_action(game: str, options: Options) -> None:
    match, rng = new_match(game, **options), random.Random(2)
    match.start(4)
    for _ in range(40):
        for seat in match.choosers:
            view, legal = match.state.view(seat), match.state.legal(seat)
            numbers = [match.encoder.number(view, action) for action in legal if action != ("roll",)]
            assert len(set(numbers)) == len(numbers)
            assert [match.encoder.action(view, number) for number in numbers] == [
                action for action in legal if action != ("roll",)
            ]
        play_on(match, rng)
        if match.over:
            break


@pytest.mark.parametrize(("game", "options"), CASES, ids=name_case)
def test_what_a_view_does_not_tell_is_not_observed(game: str, options: Options) -> None:
    """A state resampled from the view is observed the same way."""
    match, rng = new_match(game, **options), random.Random(5)
    match.start(6)
    for _ in range(25):
        for seat in range(match.seats):
            view = match.state.view(seat)
            world = match.game.resample(view, rng)
            assert (match.encoder.observe(world.view(seat)) == match.observe(seat)).all()
        play_on(match, rng)
        if match.over:
            break


def test_the_hidden_cards_of_tomoko_change_nothing_and_ones_own_do() -> None:
    match = new_match("tomoko")
    match.start(1)
    position = match.state.position
    mine, theirs = position.hands
    other = tuple(card for card in range(1, 37) if position.pile >> card & 1)[:2]

    def observe_hands(*hands: tuple[int, ...]) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
        return match.encoder.observe(tocca.State(match.game, position._replace(hands=hands)).view(0))

    assert (observe_hands(mine, other) == observe_hands(mine, theirs)).all()
    assert (observe_hands(other, theirs) != observe_hands(mine, theirs)).any()


def test_a_sealed_choice_of_toncc_is_not_observed() -> None:
    match = new_match("toncc")
    match.start(1)
    before = [match.observe(seat) for seat in range(3)]
    after = match.state.apply(0, match.state.legal(0)[2])
    for seat in range(3):
        assert (match.encoder.observe(after.view(seat)) == before[seat]).all()


def test_the_planes_of_toscana_show_the_board() -> None:
    match, rng = new_match("toscana", veto=False), random.Random(3)
    match.start(9)
    while len(match.state.position.laid) < 12:
        play_on(match, rng)
    parts = match.encoder.layout.parts(match.observe(0))
    board = match.game.draw(match.state.view(None))
    assert parts["own"].shape == (17, 17)
    assert (parts["own"] + parts["other"] == (parts["tile"] > 0)).all()
    assert sorted(np.unique(parts["tile"], return_counts=True)[1].tolist()[1:]) == [8] * 12
    rows = [line for line in board.splitlines() if line[:2].strip().isdigit()]
    drawn = [list(line[4:38:2]) for line in rows]
    signs = {(0, 0): {"·", "+"}, (1, 0): {drawn[y][x] for y in range(17) for x in range(17) if parts["own"][y, x]}}
    for y in range(17):
        for x in range(17):
            if not parts["tile"][y, x]:
                assert drawn[y][x] in signs[0, 0]
            elif parts["own"][y, x]:
                assert drawn[y][x] in signs[1, 0]


def test_an_action_of_toscana_is_a_turn_and_a_square_of_the_planes() -> None:
    match = new_match("toscana", veto=False)
    match.start(2)
    seat = match.choosers[0]
    mask = match.mask(seat)[: 4 * 289].reshape(4, 17, 17)
    number = int(mask.reshape(-1).nonzero()[0][0])
    turn, row, column = np.unravel_index(number, mask.shape)
    match.play({seat: match.answer(seat, number)})
    tile = match.encoder.layout.parts(match.observe(seat))["tile"]
    height, width = (2, 4) if turn % 2 == 0 else (4, 2)
    assert (tile[row : row + height, column : column + width] == 1).all()
    assert (tile > 0).sum() == 8


def observe(game: str, position: Any, seat: int, seats: int, **options: Any) -> dict[str, Any]:
    """The fields that are not all zero, by name: where the ones are, or the values."""
    made = encoder(game, seats, **options)
    parts = made.layout.parts(made.observe(tocca.State(made.game, position).view(seat)))
    found: dict[str, Any] = {}
    for field in made.layout.fields:
        part = parts[field.name]
        if part.any():
            found[field.name] = part.tolist() if field.high > 1 else [tuple(at) for at in np.argwhere(part).tolist()]
    return found


def test_every_field_of_totsa() -> None:
    start: Any = tocca.game("totsa").start(3, 1, peek=True).position
    held = Player((4, 7), (NONE, 9, NONE))
    field = tuple(NONE if card in (4, 7, 9, 2) else card for card in start.field)
    position = start._replace(
        phase="pointing", roller=2, field=field, players=(Player(), held, Player((), (2, NONE, NONE))), rolls=50,
        dice=9, debts=(2, 0), passed=frozenset({0}), capturer=1, queue=(Queued(2, PROTECT),), shown=Shown(2, 0, 2),
        events=(
            RollEvent("wrong-card", 1, card=3), RollEvent("captured", 1, "capture", 4, 0, 2),
            RollEvent("late", 2, "capture"),
        ),
    )  # fmt: skip
    seen = observe("totsa", position, 1, 3, peek=True)  # so seat 1 comes first, then 2, then 0
    on_field, unseen, mine = 0, 1, 2
    cards = dict(seen.pop("cards"))
    assert {card: cards[card] for card in (4, 7, 9, 2)} == {4: mine, 7: mine, 9: unseen, 2: unseen}
    assert {cards[card] for card in range(18) if card not in (4, 7, 9, 2)} == {on_field}
    assert seen == {
        "phase": [(3,)], "dice": [(9,)], "down": [(0, 1), (1, 0)], "peeked": [(1, 9)], "roller": [(1,)],
        "capturer": [(0,)], "pays": [(1,)], "debts": [0, 1, 1], "passed": [(2,)], "waiting": [(1,)], "shown": [(1, 0)],
        "shown card": [(2,)], "events": [(0, KINDS.index("captured")), (1, KINDS.index("late"))],
        "event card": [(0, 4)], "event slot": [(0, 2)], "event owner": [(0, 2)], "rolls": [25],
    }  # fmt: skip
    assert "peeked" not in observe("totsa", position._replace(options=position.options._replace(peek=False)), 1, 3)


def test_every_field_of_tomoko() -> None:
    start: Any = tocca.game("tomoko").start(4, 1, teams=True, claims="manual").position
    cards = [card for hand in start.hands for card in hand]
    position = start._replace(
        board=Board(0b11, 1 << 24), before=Board(0b1, 1 << 24), last=PUSHES[7], mover=3, pushes=250, turn=0,
        hands=((cards[0], cards[1]), (cards[2], cards[3])), holders=((0, 2), (3, 1)), laid=((5, 6), (8,)),
        tried=1 << cards[3] | 1 << cards[0], passed=1 << cards[2], arrived=((0,),), over="target",
    )  # fmt: skip
    seen = observe("tomoko", position, 1, 4, teams=True, claims="manual")
    patterns = {(seat, slot) for seat, slot, _, _ in seen.pop("patterns")}
    assert patterns <= {(0, 0), (0, 1), (2, 0), (2, 1)}, "one's own hand, which is the partner's, too"
    assert seen == {
        "dark": [(0, 0), (0, 1)], "light": [(4, 4)], "before dark": [(0, 0)], "before light": [(4, 4)],
        "last push": [(7,)], "mover": [(2,)], "turn": [(3,)], "pushes": [50], "over": [(0,)], "laid": [1, 2, 1, 2],
        "arrived": [(1,), (3,)], "held": [(0, 0), (0, 1), (2, 0), (2, 1)], "mine": [(1,)], "tried": [(1,)],
        "passed": [(0,)], "cards laid": [(4,), (5,), (7,)],
    }  # fmt: skip


def test_every_field_of_toncc() -> None:
    start: Any = tocca.game("toncc").start(3, 1, kings="seat", challenges=4).position
    challenge = start.challenge._replace(
        places=(0, None, 18),
        seals=(0b1, 0b110, 1 << 17),
        king_points=(0, 3, 0),
        idle=2,
        regions=tuple(range(17, -1, -1)),
    )
    past = (score("seals", (0b111111, 0, 0), (3, 2, 1)),)
    seen = observe("toncc", start._replace(challenge=challenge, past=past), 1, 3, kings="seat", challenges=4)
    assert past[0].toncc_points == (2, 1, 0)
    assert seen == {
        "king": [(1,)], "where": [(0, 19), (1, 18), (2, 0)], "seals": [(0, 1), (0, 2), (1, 17), (2, 0)],
        "king points": [3, 0, 0], "idle": [2], "toncc points": [1, 0, 2], "challenges left": [3], "auto finish": [(0,)],
        "regions": [(place, 17 - place) for place in range(18)],
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_fill_the_observation_without_a_gap(game: str) -> None:
    layout = encoder(game).layout
    ends = [layout.slices[field.name].stop for field in layout.fields]
    assert [0, *ends[:-1]] == [layout.start(field.name) for field in layout.fields]
    assert ends[-1] == layout.size
    batch = np.zeros((5, layout.size), dtype=np.int8)
    parts = layout.parts(batch)
    parts[layout.fields[0].name][:] = 1
    assert batch.any(), "parts are views, not copies"
    assert all(part.shape[0] == 5 for part in parts.values())


def test_a_layout_knows_its_bounds() -> None:
    layout = Layout(Field("a", (2, 3), "flags"), Field("b", (1,), "a number", 9))
    assert layout.high.tolist() == [1] * 6 + [9]
    assert layout.parts(np.arange(7))["a"].tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_option_is_told_which_ones_there_are(game: str) -> None:
    with pytest.raises(tocca.BadOption, match="options are seats, " + ", ".join(tocca.game(game).options)):
        encoder(game, colour="blue")
    with pytest.raises(tocca.BadOption, match="players"):
        encoder(game, seats=9)
