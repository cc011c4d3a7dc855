"""Many matches at once: the same observations, masks and records as the plain library, and Gymnasium's ways."""

import random
from collections.abc import Iterable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import tocca
from tests.adapters.options import SMALL_DECK
from tocca import ChanceNeeded
from tocca.adapters.vector import TomokoVector, TonccVector, ToscanaVector, TotsaVector
from tocca.games.totsa.learning.encoding import FIRST_RACING
from tocca.games.totsa.learning.match import TotsaMatch
from tocca.games.totsa.rules.actions import ROLL
from tocca.games.totsa.rules.cards import NAMES
from tocca.learning.vector import MatchVector

KINDS: dict[str, Any] = {
    "tomoko": TomokoVector,
    "toncc": TonccVector,
    "toscana": ToscanaVector,
    "totsa": TotsaVector,
}
SHORT: dict[str, dict[str, Any]] = {
    "tomoko": {"limit": 25},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
    "totsa": {"limit": 5},
}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("toscana", {}),
    ("toscana", {"games": 1, "first": "random"}),
    ("toscana", {"veto": False, "swap_colours": True, "first": "red"}),
    ("toncc", {}),
    ("toncc", {"challenges": 1, "kings": "seat", "auto_finish": False}),
    ("tomoko", {}),
    ("tomoko", {"seats": 3, "open_cards": True, "play_on": True, "limit": 90}),
    ("tomoko", {"seats": 4, "prefill": True, "deck": SMALL_DECK}),
    ("totsa", {}),
    ("totsa", {"seats": 4, "simple": True}),
    ("totsa", {"seats": 3, "peek": True, "limit": 60}),
]
MODES = ("random", None)


def make(game: str, matches: int, **options: Any) -> MatchVector:
    together = {"toncc": 3, "totsa": options.get("seats", 2)}.get(game, 1)
    agents = together if options.get("opponent", "random") is None else 1
    envs: MatchVector = KINDS[game](num_envs=matches * agents, **options)
    return envs


def legal_actions(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """A random legal action of each."""
    chosen: np.ndarray[Any, Any] = (rng.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
    return chosen


def seats_of(envs: MatchVector, match: int) -> list[int]:
    """Whose observations an environment of that match shows."""
    return list(range(envs.encoder.seats)) if envs.agents > 1 else [int(envs.seats[match])]


def plain_mask(envs: MatchVector, state: Any, seat: int) -> Any:
    """The mask of the plain adapters. In Tóncc every movement can always be named (TN-6)."""
    if isinstance(envs, TotsaVector):
        return Told(envs, state).mask(seat)
    if state.game.id == "toncc":
        return np.ones(6)
    return envs.encoder.mask(state.view(seat), state.legal(seat))


class Told(TotsaMatch):
    """A match of the plain adapter, taken up where it stands, whose chance is told."""

    def __init__(self, envs: MatchVector, state: Any) -> None:
        super().__init__(envs.encoder)
        self.moves, self.state, self.rng = [], state, random.Random(1)
        self._everybody, self._field = tuple(range(self.seats)), None
        self.told: list[Any] = []
        self.choosers = self.who_chooses()

    def apply(self, seat: int, action: Any) -> None:
        """With as many of the chance values as it takes."""
        for count in range(len(self.told) + 1):
            try:
                self.state = self.state.apply(seat, action, chance=self.told[:count])
            except ChanceNeeded:
                if count == len(self.told):
                    raise
            else:
                del self.told[:count]
                self.moves.append((seat, action, self.state))
                return

    def play_to(self, answers: Any, position: Any) -> None:
        """The round with these answers that leads to that position, whatever chance that takes."""
        before, count = self.state, len(self.moves)
        tries: list[tuple[Any, ...]] = [()]
        while self.state.position != position or len(self.moves) == count:
            assert tries, "no chance leads there"
            values = tries.pop()
            self.state, self.told = before, list(values)
            del self.moves[count:]
            try:
                self.settle(answers)
            except ChanceNeeded as needed:
                tries += [(*values, value) for value in needed.candidates]
        self.choosers = self.who_chooses()


@pytest.mark.parametrize("opponent", MODES)
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_what_is_observed_is_what_the_plain_encoder_sees(game: str, options: dict[str, Any], opponent: Any) -> None:
    envs, rng = make(game, 6, opponent=opponent, **options), np.random.default_rng(3)
    observations, infos = envs.reset(seed=11)
    for _ in range(70):
        masks = infos["action_mask"]
        for match in range(envs.matches):
            state = envs.state(match)
            for number, seat in enumerate(seats_of(envs, match)):
                env, view = match * envs.agents + number, state.view(seat)
                assert (observations[env] == envs.encoder.observe(view)).all()
                assert (masks[env] == plain_mask(envs, state, seat)).all()
                assert infos["seat"][env] == seat
        observations, _, _, _, infos = envs.step(legal_actions(masks, rng))
        assert "illegal" not in infos


@pytest.mark.parametrize("opponent", MODES)
@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_rewards_are_those_of_the_outcome(game: str, options: dict[str, Any], opponent: Any) -> None:
    envs, rng = make(game, 12, opponent=opponent, **{**options, **SHORT[game]}), np.random.default_rng(4)
    _, infos = envs.reset(seed=12)
    ended = 0
    for _ in range(90):
        seats = envs.seats.copy()
        _, rewards, over, _, infos = envs.step(legal_actions(infos["action_mask"], rng))
        for match in range(envs.matches):
            env = match * envs.agents
            outcome = envs.state(match).outcome
            assert over[env] == (outcome is not None)
            if outcome is None:
                assert rewards[env] == 0
                continue
            ended += 1
            places = outcome.places
            ahead = [sum((o > p) - (o < p) for o in places) / (len(places) - 1) for p in places]
            assert infos["payoffs"][env].tolist() == pytest.approx(ahead)
            mine = ahead if envs.agents > 1 else [ahead[seats[match]]]
            assert rewards[env : env + envs.agents].tolist() == pytest.approx(mine)
    assert ended > 5


# Records: the plain library, told the same actions and the same chance, comes by the same positions.


def plain_step(state: Any, seat: int, action: Any, hints: Iterable[Any], same: Any) -> Any:
    """The state after that action whose position is the same, with chance values found among those that can be."""
    tries: list[tuple[Any, ...]] = [()]
    while tries:
        values = tries.pop()
        try:
            after = state.apply(seat, action, chance=values)
        except ChanceNeeded as needed:
            likely = [value for value in needed.candidates if value in hints] or list(needed.candidates)
            tries += [(*values, value) for value in likely]
            continue
        if same(after.position):
            return after
    raise AssertionError("no chance leads there")


def test_a_match_of_tomoko_has_the_record_of_the_plain_library() -> None:
    envs, rng = make("tomoko", 4, opponent=None), np.random.default_rng(6)
    _, infos = envs.reset(seed=13)
    first: Any = envs.position(0)
    dealt = [card for place in range(2) for card in (first.hands[0][place], first.hands[1][place])]
    record = tocca.Record(tocca.game("tomoko").start(2, chance=(*dealt, first.turn)).drop_stream())
    assert record.state.position == first
    while not record.state.outcome:
        actions = legal_actions(infos["action_mask"], rng)
        seat = record.state.position.turn
        action = envs.encoder.action(record.state.view(seat), int(actions[0]))
        _, _, over, _, infos = envs.step(actions)
        after = plain_step(record.state, seat, action, (), lambda position: position == envs.position(0))
        record.apply(seat, action, chance=after.drawn)
        assert over[0] == (record.state.outcome is not None)
    assert tocca.Record.loads(record.dumps()).state.position == envs.position(0)


def test_a_match_of_toscana_has_the_record_of_the_plain_library() -> None:
    envs, rng = make("toscana", 4, opponent=None), np.random.default_rng(7)
    _, infos = envs.reset(seed=14)
    first: Any = envs.position(0)
    record = tocca.Record(tocca.game("toscana").start(2, chance=[stack.top for stack in first.stacks]).drop_stream())
    assert record.state.position == first

    def same(position: Any) -> bool:
        """A row leaves out notes and the boards of finished games."""
        now: Any = envs.position(0)
        short = [game._replace(laid=(), notes=(), colours=("grey", "red")) for game in position.finished]
        return bool(position._replace(notes=(), finished=tuple(short)) == now)

    while not record.state.outcome:
        actions = legal_actions(infos["action_mask"], rng)
        (seat,) = record.state.to_act
        action = envs.encoder.action(record.state.view(seat), int(actions[0]))
        _, _, _, _, infos = envs.step(actions)
        tops = {stack.top for stack in envs.position(0).stacks}
        after = plain_step(record.state, seat, action, tops, same)
        record.apply(seat, action, chance=after.drawn)
    assert len(record.events) > 40


def test_a_match_of_toncc_has_the_record_of_the_plain_library() -> None:
    envs, rng = make("toncc", 3, opponent=None), np.random.default_rng(8)
    _, infos = envs.reset(seed=15)
    first: Any = envs.position(0)
    names = [("Red", "Yellow", "Blue")[king] for king in first.kings]
    record = tocca.Record(
        tocca.game("toncc").start(3, chance=(*names[:2], *first.challenge.regions[:17])).drop_stream()
    )
    assert record.state.position == first
    while not record.state.outcome:
        actions = legal_actions(infos["action_mask"], rng)
        _, _, _, _, infos = envs.step(actions)
        now: Any = envs.position(0)
        for seat in sorted(record.state.to_act):
            action = envs.encoder.action(record.state.view(seat), int(actions[seat]))
            last = len(record.state.to_act) == 1
            ends = last and len(now.past) > len(record.state.position.past) and not now.over
            record.apply(seat, action, chance=now.challenge.regions[:17] if ends else ())
        assert record.state.position._replace(last=None) == now
    assert tocca.Record.loads(record.dumps()).state == record.state


def test_a_match_of_totsa_has_the_record_of_the_plain_library() -> None:
    """Round for round, with times that are never equal, so that the order of the acts is known."""
    envs, rng = make("totsa", 2, opponent=None, limit=40), np.random.default_rng(10)
    _, infos = envs.reset(seed=16)
    record = _first_roll(envs, envs.position(0))
    match, over = Told(envs, record.state), False
    while not over:
        actions = legal_actions(infos["action_mask"], rng)
        for seat in (0, 1):
            number = actions[seat] - FIRST_RACING
            if 0 <= number < 21 * 8:  # one is early, the other late
                actions[seat] += 4 * seat + rng.integers(4) - number % 8
        answers = {seat: match.answer(seat, int(actions[seat])) for seat in (0, 1)}
        _, _, ended, _, infos = envs.step(actions)
        over = bool(ended[0])
        match.play_to(answers, envs.position(0))
    assert len(match.moves) > 60
    for seat, action, after in match.moves:
        record.apply(seat, action, chance=after.drawn)
    assert tocca.Record.loads(record.dumps()).state.position == envs.position(0)


# New matches


def test_new_matches_are_dealt_evenly() -> None:
    toncc = make("toncc", 3000)
    toncc.reset(seed=1)
    starts: list[Any] = [toncc.position(match) for match in range(3000)]
    assert len({start.kings for start in starts}) == 6
    lying = np.bincount([start.challenge.regions[7] for start in starts], minlength=18)
    assert lying.min() > 110
    assert lying.max() < 230
    tomoko = make("tomoko", 3000, opponent=None, prefill=True)
    tomoko.reset(seed=2)
    positions: list[Any] = [tomoko.position(match) for match in range(3000)]
    assert 1380 < sum(position.turn for position in positions) < 1620
    cards = np.bincount([card for position in positions for hand in position.hands for card in hand], minlength=37)[1:]
    assert cards.min() > 260
    assert cards.max() < 410
    for position in positions[:200]:
        held = {card for hand in position.hands for card in hand}
        assert len(held) == 4
        assert held | {card for card in range(1, 37) if position.pile >> card & 1} == set(range(1, 37))
        assert position.board.dark.bit_count() + position.board.light.bit_count() == 25
        assert 10 <= position.board.dark.bit_count() <= 15
    toscana = make("toscana", 3000, opponent=None, first="random")
    toscana.reset(seed=3)
    tables: list[Any] = [toscana.position(match) for match in range(3000)]
    assert 1380 < sum(table.opener for table in tables) < 1620
    tops = np.bincount([table.stacks[0].top for table in tables], minlength=17)[1:]
    assert tops.min() > 130


# Gymnasium's ways


@pytest.mark.parametrize("game", KINDS)
def test_a_match_that_ended_begins_anew_in_the_next_step(game: str) -> None:
    envs, rng = make(game, 8, opponent=None, **SHORT[game]), np.random.default_rng(5)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, infos = envs.reset(seed=4)
    over, begun = np.zeros(envs.num_envs, dtype=bool), 0
    for _ in range(120):
        actions = np.where(over, -5, legal_actions(infos["action_mask"], rng))  # not looked at where it begins anew
        before = over
        _, rewards, over, cut, infos = envs.step(actions)
        assert not cut.any()
        assert not rewards[before].any()
        assert not over[before].any()
        for match in np.flatnonzero(before[:: envs.agents]):
            begun += 1
            assert envs.state(int(match)) in _starts(envs, int(match))
    assert begun > 8


def _first_roll(envs: MatchVector, position: Any) -> tocca.Record:
    """A match of Totsa! up to the dice of that position, the first ones."""
    names = [NAMES[card] for card in position.field]
    options, chance = envs.encoder.options._asdict(), [*names[:-1], position.roller]
    record = tocca.Record(envs.encoder.game.start(envs.encoder.seats, chance=chance, **options).drop_stream())
    colour, figure = NAMES[position.dice].split()
    record.apply(position.roller, ROLL, chance=(figure, colour))
    return record


def _starts(envs: MatchVector, match: int) -> list[Any]:
    """The start of the plain library that has the same chance values."""
    position: Any = envs.position(match)
    options = envs.encoder.options._asdict()
    game = envs.encoder.game
    if game.id == "tomoko":
        chance = [hand[place] for place in range(2) for hand in position.hands] + [position.turn]
    elif game.id == "toscana":
        chance = [stack.top for stack in position.stacks]
    elif game.id == "totsa":
        return [_first_roll(envs, position).state]
    else:
        names = [("Red", "Yellow", "Blue")[king] for king in position.kings]
        chance = [*names[:2], *position.challenge.regions[:17]]
    return [game.start(envs.encoder.seats, chance=chance, **options)]


@pytest.mark.parametrize("opponent", MODES)
@pytest.mark.parametrize("game", KINDS)
def test_an_illegal_action_ends_its_match_only(game: str, opponent: Any) -> None:
    envs, rng = make(game, 5, opponent=opponent), np.random.default_rng(9)
    _, infos = envs.reset(seed=5)
    actions = legal_actions(infos["action_mask"], rng)
    wrong = envs.agents  # the first environment of the second match
    actions[wrong] = 10**7 if game in ("toncc", "totsa") else np.flatnonzero(infos["action_mask"][wrong] == 0)[0]
    before = envs.position(1)
    _, rewards, over, _, infos = envs.step(actions)
    assert rewards[wrong] == -1
    assert infos["illegal"].nonzero()[0].tolist() == [wrong]
    assert over.reshape(-1, envs.agents).all(axis=1).tolist() == [False, True, False, False, False]
    assert envs.position(1) == before


@pytest.mark.parametrize("game", KINDS)
def test_a_seed_is_a_seed_whatever_the_number_of_cores(game: str) -> None:
    one, two = make(game, 600, cores=1), make(game, 600, cores=2)
    rng = np.random.default_rng(1)
    first, infos = one.reset(seed=9)
    second, _ = two.reset(seed=9)
    for _ in range(12):
        assert (first == second).all()
        actions = legal_actions(infos["action_mask"], rng)
        first, mine, *_, infos = one.step(actions)
        second, theirs, *_ = two.step(actions)
        assert (mine == theirs).all()
    assert (make(game, 600).reset(seed=10)[0] != make(game, 600).reset(seed=9)[0]).any()
    two.close()


def test_arrays_are_not_copied_and_hold_for_one_more_step() -> None:
    envs, rng = make("tomoko", 4, opponent=None), np.random.default_rng(2)
    first, infos = envs.reset(seed=1)
    kept = first.copy()
    second, *_, infos = envs.step(legal_actions(infos["action_mask"], rng))
    assert (first == kept).all(), "what was seen before the action is still there after it"
    third, *_ = envs.step(legal_actions(infos["action_mask"], rng))
    assert np.shares_memory(first, third)
    assert not np.shares_memory(first, second)
    copies = make("tomoko", 4, opponent=None, copy=True)
    mine, infos = copies.reset(seed=1)
    assert not any(np.shares_memory(mine, copies.step(np.zeros(4, dtype=int))[0]) for _ in range(3))


@pytest.mark.parametrize("name", ["Toscana", "Toncc", "Tomoko", "Totsa"])
def test_gymnasium_makes_them_by_name(name: str) -> None:
    envs = gymnasium.make_vec(f"tocca.adapters.gymnasium:tocca/{name}-v0", num_envs=6)
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(np.zeros(6, dtype=np.int64))
    assert infos["action_mask"].shape == (6, envs.single_action_space.n)  # type: ignore[attr-defined]
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    wrapped.reset(seed=1)
    for _ in range(3):
        wrapped.step(legal_actions(infos["action_mask"], np.random.default_rng(1)) * 0)


def test_several_views_of_a_match_of_toncc_are_its_three_kings() -> None:
    envs = make("toncc", 2, opponent=None)
    observations, infos = envs.reset(seed=3)
    assert envs.num_envs == 6
    assert infos["seat"].tolist() == [0, 1, 2] * 2
    kings = envs.encoder.layout.parts(observations)["king"].reshape(2, 3, 3)
    assert (kings.sum(axis=1) == 1).all()


def test_nothing_comes_before_reset() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded):
        make("toscana", 2).step(np.zeros(2, dtype=np.int64))


@pytest.mark.parametrize("opponent", MODES)
@pytest.mark.parametrize("game", KINDS)
def test_a_mask_says_which_matches_begin_anew(game: str, opponent: Any) -> None:
    envs = make(game, 4, opponent=opponent, copy=True)
    before, infos = envs.reset(seed=1)
    for _ in range(3):
        before, _, _, _, infos = envs.step(legal_actions(infos["action_mask"], np.random.default_rng(1)))
    rows = envs.rows.copy()
    matches = np.array([False, True, False, True])
    mask = np.repeat(matches, envs.agents)
    after, again = envs.reset(seed=5, options={"reset_mask": mask})
    assert (after[~mask] == before[~mask]).all()
    assert (again["action_mask"][~mask] == infos["action_mask"][~mask]).all()
    assert (envs.rows[~matches] == rows[~matches]).all()
    assert (envs.rows[matches] != rows[matches]).any(axis=1).all()
    envs.step(legal_actions(again["action_mask"], np.random.default_rng(2)))


@pytest.mark.parametrize("game", KINDS)
def test_every_match_may_have_a_seed_of_its_own(game: str) -> None:
    envs = make(game, 4)
    envs.reset(seed=[7, 8, 7, None])
    assert (envs.rows[0] == envs.rows[2]).all()
    assert (envs.rows[0] != envs.rows[1]).any()
    assert (envs.rows[0] != envs.rows[3]).any()


@pytest.mark.parametrize("actions", [np.full(8, 1.9), np.zeros(7, dtype=np.int64), ["0"] * 8, None])
def test_actions_are_whole_numbers(actions: Any) -> None:
    envs = TonccVector(num_envs=8)
    envs.reset(seed=1)
    with pytest.raises(TypeError, match="actions are 8 whole numbers, not"):
        envs.step(actions)
    envs.step(np.zeros(8, dtype=np.uint8))


def test_what_reset_does_not_take() -> None:
    envs = ToscanaVector(num_envs=4)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the first reset is for all"):
        envs.reset(options={"reset_mask": np.array([True, False, True, True])})
    with pytest.raises(tocca.BadOption, match="its only one is reset_mask"):
        envs.reset(options={"mask": np.ones(4, dtype=np.bool_)})
    with pytest.raises(tocca.BadOption, match="an array of 4 truth values"):
        envs.reset(options={"reset_mask": np.ones(4)})
    with pytest.raises(tocca.BadOption, match="an array of 4 truth values"):
        envs.reset(options={"reset_mask": np.zeros(4, dtype=np.bool_)})
    with pytest.raises(tocca.BadOption, match="one for each of 4 matches, not 2"):
        envs.reset(seed=[1, 2])
    with pytest.raises(tocca.BadOption, match="3 environments in a row are one match"):
        TonccVector(num_envs=3, opponent=None).reset(options={"reset_mask": np.array([True, False, True])})


def test_wrong_ways_to_make_one() -> None:
    with pytest.raises(tocca.BadOption, match="multiple of 3"):
        TonccVector(num_envs=4, opponent=None)
    with pytest.raises(tocca.BadOption, match="'random', or None for self-play"):
        ToscanaVector(num_envs=4, opponent="level-5")
    with pytest.raises(tocca.BadOption, match="in self-play it is None"):
        ToscanaVector(num_envs=4, opponent=None, seat=1)
    with pytest.raises(tocca.BadOption, match="claims='auto'"):
        TomokoVector(num_envs=4, claims="manual")
    with pytest.raises(tocca.BadOption, match=r"the options are seats, games.*, opponent, seat, cores, copy"):
        ToscanaVector(num_envs=4, colour="blue")
    with pytest.raises(tocca.BadOption, match="num_envs must be a whole number from 1"):
        ToscanaVector(num_envs=0)
    with pytest.raises(tocca.BadOption, match="cores must be a whole number from 1"):
        ToscanaVector(num_envs=4, cores=-1)


@pytest.mark.parametrize("game", KINDS)
def test_a_list_of_seeds_deals_what_start_deals(game: str) -> None:
    envs = make(game, 2, opponent=None, **SHORT[game])
    envs.reset(seed=[7, 8])
    for match, seed in enumerate((7, 8)):
        dealt = tocca.game(game).start(envs.encoder.seats, seed, **SHORT[game]).position
        assert _list_dealt(game, envs.state(match).position) == _list_dealt(game, dealt)


def _list_dealt(game: str, position: Any) -> Any:
    """What was dealt; the first dice of Totsa! are rolled when a match begins."""
    if game == "totsa":
        return position.field, position.roller
    if game == "toncc":
        return position.kings, position.challenge
    return (position.hands, position.turn) if game == "tomoko" else (position.stacks, position.opener)
