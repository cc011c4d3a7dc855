"""Every compiled game serves shared code in the same way: what is done here is done through the protocol alone."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

import tocca
from tests.compiled.matches import list_drawn
from tocca import compiled
from tocca.compiled.protocol import CompiledSearches, Twin
from tocca.core.registry import manifest
from tocca.games.tomoko import compiled as tomoko
from tocca.games.tomoko.bots import searches as tomoko_searches
from tocca.games.toncc import compiled as toncc
from tocca.games.toncc.bots import searches as toncc_searches
from tocca.games.toscana import compiled as toscana
from tocca.games.toscana.bots import searches as toscana_searches
from tocca.games.totsa import compiled as totsa

TWINS: dict[str, Twin] = {"tomoko": tomoko, "toncc": toncc, "toscana": toscana, "totsa": totsa}  # as mypy checks
SEARCHES: dict[str, CompiledSearches] = {
    "tomoko": tomoko_searches,
    "toncc": toncc_searches,
    "toscana": toscana_searches,
}


@pytest.fixture(params=compiled.available())
def game(request: pytest.FixtureRequest) -> Any:
    compiled.compile(request.param)
    return tocca.game(request.param)


def test_the_twins_are_those_of_the_manifests() -> None:
    assert {name: compiled.twin(name) for name in compiled.available()} == TWINS
    searches = {name: manifest(name).search for name in compiled.available() if manifest(name).search}
    assert {name: import_module(module) for name, module in searches.items()} == SEARCHES


def test_a_match_goes_on_by_the_chance_of_its_row(game: Any) -> None:
    """The positions on its way are positions of the rules, with the same actions and the same end."""
    twin, rng, start = compiled.twin(game.id), random.Random(5), game.start(min(game.seats), 5).position
    row, tables, options = twin.encode(start, 7), twin.tables_for(start.options), start.options
    out = np.zeros(twin.MOST_ACTIONS, dtype=np.int64)
    assert (len(row), int(row[twin.RNG])) == (twin.WIDTH, 7)
    while not twin.over(row):
        position = twin.decode(row, options)
        seat = rng.choice(sorted(game.to_act(position)))
        found = out[: twin.legal(row, seat, out)].tolist()
        assert {game.action(number) for number in found} == set(game.legal(position, seat))
        twin.apply(row, seat, rng.choice(found), twin.NO_DRAWS, tables)
    _check_end(game, twin, row, options)


def test_supplied_draws_are_used_first(game: Any) -> None:
    """As many as the rules drew, and the same comes of them: what everybody may do then."""
    twin, rng, state = compiled.twin(game.id), random.Random(3), game.start(min(game.seats), 3)
    row, tables, used = twin.encode(state.position), twin.tables_for(state.position.options), 0
    out = np.zeros(twin.MOST_ACTIONS, dtype=np.int64)
    while state.to_act and used < 5:
        seat = rng.choice(sorted(state.to_act))
        action = rng.choice(state.legal(seat))
        state = state.apply(seat, action)
        draws = totsa.draws(state.drawn) if game.id == "totsa" else list_drawn(state)  # there chance has names
        assert twin.apply(row, seat, game.action_id(action), draws, tables) == len(draws)
        used += len(draws)
        for one in state.to_act:
            found = out[: twin.legal(row, one, out)].tolist()
            assert {game.action(number) for number in found} == set(state.legal(one))
    assert used


def test_random_games_are_playouts(game: Any) -> None:
    twin, start = compiled.twin(game.id), game.start(min(game.seats), 5).position
    first, tables = twin.encode(start), twin.tables_for(start.options)
    rows, steps = twin.random_games(first, 6, 3, tables)
    for row in rows:
        _check_end(game, twin, row, start.options)
    one = first.copy()
    one[twin.RNG] = np.random.PCG64(3).random_raw(6).view(first.dtype)[0]
    assert 0 < twin.playout(one, tables) < steps
    assert (one[: twin.RNG + 1] == rows[0][: twin.RNG + 1]).all()


def _check_end(game: Any, twin: Twin, row: Any, options: Any) -> None:
    outcome, out = game.outcome(twin.decode(row, options)), np.zeros(twin.MOST_ACTIONS, dtype=np.int64)
    assert twin.over(row)
    twin.places(row, out)
    assert tuple(out[: len(outcome.places)].tolist()) == outcome.places
    twin.scores(row, out)
    assert tuple(out[: len(outcome.places)].tolist()) == tuple(outcome.scores)
