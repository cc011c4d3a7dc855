"""Networks as they are described: what they look at, and how they play, without PyTorch."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tocca
from tocca.bots import bot
from tocca.bots.player import BadBot, UnknownBot
from tocca.core.registry import manifest
from tocca.learning.games import encoder
from tocca.learning.network import PlainNetwork


def after(game: str, choices: int, seed: int, **options: Any) -> Any:
    """A match after so many random choices."""
    rng, state = random.Random(seed), tocca.game(game).start(seed=seed, **options)
    for _ in range(choices):
        seat = min(state.to_act)
        state = state.apply(seat, rng.choice(state.legal(seat)))
    return state


def test_tomoko_looks_one_push_ahead() -> None:
    from tocca.games.tomoko.learning.network import _AHEAD, _BEFORE, NETWORK
    from tocca.games.tomoko.rules.board import PUSHES, push
    from tocca.games.tomoko.rules.cards import deck, rotations

    state = after("tomoko", 40, 3)
    seat, cards = state.position.turn, deck("standard").cards
    view, legal = state.view(seat), state.legal(seat)
    encode = encoder("tomoko", 2)
    seen, mask = encode.observe(view)[None].astype(np.float32), encode.mask(view, legal)[None] != 0
    features = NETWORK.look(np, NETWORK.tables(), seen, mask)[0]
    near = features[_BEFORE : _BEFORE + _AHEAD].reshape(len(PUSHES), -1) * 9
    for number, one in enumerate(PUSHES):
        board = push(state.position.board, one)
        for place, card in enumerate(view.hands[seat]):
            best = max(_right(board, turned, shift) for turned in rotations(cards[card - 1]) for shift in SHIFTS)
            assert round(float(near[number, place])) == best, (one, card)


SHIFTS = [5 * row + column for row in range(3) for column in range(3)]
WINDOW = sum(1 << 5 * row + column for row in range(3) for column in range(3))


def _right(board: Any, card: int, shift: int) -> int:
    """How many marbles of that window stand right for a card that lies there."""
    dark, window = card << shift, WINDOW << shift
    return int((board[0] & dark).bit_count() + (board[1] & window & ~dark).bit_count())


def test_to_toncc_everybody_is_red() -> None:
    """The same position turned by a third of the pictures, seen by the next King, has the same features."""
    from tocca.games.toncc.learning.encoding import LAYOUT
    from tocca.games.toncc.learning.network import NETWORK

    tables = NETWORK.tables()
    state = after("toncc", 6, 5, challenges=1)
    seen = encoder("toncc", 3, challenges=1).observe(state.view(0))[None].astype(np.float32)
    turned = seen.copy()
    before, parts = LAYOUT.parts(seen), LAYOUT.parts(turned)
    parts["king"][:] = np.roll(before["king"], 1, axis=1)
    for name in ("seals", "regions"):
        parts[name][:] = np.roll(before[name], 12, axis=2)
    assert (turned != seen).any()
    features = [NETWORK.look(np, tables, one, None) for one in (seen, turned)]
    assert (features[0] == features[1]).all()
    assert features[0].shape == (1, NETWORK.shapes["trunk0"][0])


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    """Some for Tomoko."""
    from tocca.games.tomoko.learning.network import NETWORK

    source = np.random.default_rng(1)
    made: dict[str, Any] = {name: source.normal(size=shape) * 0.05 for name, shape in NETWORK.shapes.items()}
    np.savez(tmp_path / "weights.npz", **made)
    return tmp_path / "weights.npz"


def test_a_network_plays_a_whole_match(weights: Path) -> None:
    player, rng = bot(f"network:weights={weights}", "tomoko"), random.Random(4)
    state = tocca.game("tomoko").start(seed=4, limit=30)
    while state.to_act:
        seat = min(state.to_act)
        state = state.apply(seat, player.choose(state.game, state.view(seat), rng))
    assert state.outcome is not None


def test_the_network_of_toscana_beats_greedy() -> None:
    """It won 399 of 400 matches."""
    players, wins = (bot("network", "toscana"), bot("greedy", "toscana")), 0
    for deal in range(4):
        for first in range(2):
            rng, state = random.Random(deal), tocca.game("toscana").start(seed=deal, games=1)
            while state.to_act:
                seat = min(state.to_act)
                chooser = players[seat != first]
                state = state.apply(seat, chooser.choose(state.game, state.view(seat), rng))
            assert state.outcome is not None
            wins += first in state.outcome.winners
    assert wins >= 6


def test_it_explains_itself(weights: Path) -> None:
    player: Any = bot(f"network:weights={weights},temperature=1", "tomoko")
    state = tocca.game("tomoko").start(seed=2)
    seat = min(state.to_act)
    thought = player.think(state.game, state.view(seat), random.Random(1))
    assert {one.action for one in thought.candidates} == set(state.legal(seat))
    assert sum(one.chance for one in thought.candidates) == pytest.approx(1)


def test_what_is_wrong_is_said(tmp_path: Path, weights: Path) -> None:
    state = tocca.game("tomoko").start(3, seed=2)
    with pytest.raises(tocca.BadOption, match="plays with 2 seats, not 3"):
        bot(f"network:weights={weights}", "tomoko").choose(
            state.game, state.view(state.position.turn), random.Random(1)
        )
    with pytest.raises(UnknownBot, match="no trained network for totsa; `tocca train totsa` makes one"):
        bot("network", "totsa")
    with pytest.raises(BadBot, match="needs the argument 'weights'"):
        bot("network", "toncc")
    with pytest.raises(BadBot, match="no weights in"):
        bot(f"network:weights={tmp_path / 'none.npz'}", "tomoko")
    np.savez(tmp_path / "other.npz", trunk0=np.zeros((2, 2)))
    with pytest.raises(BadBot, match="another network"):
        bot(f"network:weights={tmp_path / 'other.npz'}", "tomoko")
    with pytest.raises(BadBot, match="no weights for Toscana"):
        bot(f"network:weights={tmp_path / 'other.npz'}", "toscana")
    with pytest.raises(BadBot, match="temperature"):
        bot(f"network:weights={weights},temperature=-1", "tomoko")


def test_a_game_without_a_network_gets_a_plain_one() -> None:
    assert manifest("totsa").part("network") is None
    encode = encoder("totsa")
    network = PlainNetwork(encode)
    weights = {name: np.zeros(shape, dtype=np.float32) for name, shape in network.shapes.items()}
    seen = np.zeros((2, encode.layout.size), dtype=np.float32)
    logits, values = network.judge(np, weights, network.look(np, network.tables(), seen, seen))
    assert logits.shape == (2, encode.actions)
    assert values.shape == (2,)
