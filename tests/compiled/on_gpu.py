"""What test_gpu.py needs of CUDA: kernels as PTX, and small batches in Numba's simulator (run as a module)."""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

import tocca
from tocca import compiled
from tocca.adapters.vector import make
from tocca.core.registry import manifest
from tocca.learning.vector import ONE_MATCH

SHORT: dict[str, dict[str, Any]] = {
    "tomoko": {"limit": 12},
    "toncc": {"challenges": 1},
    "toscana": {"games": 1},
    "totsa": {"limit": 4},
}
MATCHES, STEPS = 3, 14


def hopper() -> Any:
    """A GPU that nobody has: the compiler asks what it could do."""
    return SimpleNamespace(compute_capability=(9, 0))


def compile_kernels(game: str) -> Iterator[tuple[str, str]]:
    """The game's kernels for random matches, for steps, observations and masks, as PTX."""
    from numba import types

    from tocca.compiled.gpu import cuda
    from tocca.learning.gpu import writer_kernel

    playing = import_module(f"{manifest(game).compiled}.gpu")
    steps = import_module(f"tocca.games.{game}.learning.gpu")
    env: Any = make(game, ONE_MATCH, opponent=None, **SHORT[game])
    rows: Any = types.Array(types.uint64 if env.rows.dtype == np.uint64 else types.int64, 2, "F")
    number: Any = types.int64
    numbers = types.Array(number, 1, "C")
    tables, plan, seeing, marking = _kinds(game, env, number)
    yield "play", _ptx(cuda, playing.play, (rows, numbers, *tables))
    yield "step", _ptx(cuda, steps.step, (rows, numbers, *plan, *_arrays(env, number)))
    for fill, size, given in (
        (steps.see, env.encoder.layout.size, seeing),
        (steps.mark, env.encoder.actions, marking),
    ):
        yield fill.py_func.__name__, _ptx(cuda, writer_kernel(fill, size, 32), (rows, numbers, number, given, numbers))


def _kinds(game: str, env: Any, number: Any) -> tuple[Any, ...]:
    """The types of a game's tables, of what its steps share, and of what its observations and masks need."""
    import numba

    typeof: Any = numba.typeof
    if game == "tomoko":
        plan = typeof(env._plan)
        return (plan.types[2], plan.types[3]), (plan,), plan, number
    if game == "totsa":
        numbering = typeof(env._numbering)
        return (), (number, numbering), typeof(env._fields), numbering
    return (), (number, number) if game == "toscana" else (number,), number, number


def _arrays(env: Any, number: Any) -> tuple[Any, ...]:
    """The types of actions, masks and results. Matches of one agent have their results in one column of a table."""
    from numba import types

    flag, byte, real = types.boolean, types.int8, types.float32
    ended, payoffs = types.Array(flag, 1, "C"), types.Array(real, 2, "C")
    if env.agents == 1:
        actions, legal = types.Array(number, 1, "C"), types.Array(byte, 2, "C")
        return actions, legal, ended, types.Array(real, 1, "A"), types.Array(flag, 1, "A"), payoffs
    actions, legal = types.Array(number, 2, "C"), types.Array(byte, 3, "C")
    masks = () if env.encoder.game.id == "toncc" else (legal,)  # any movement is legal
    return actions, *masks, ended, types.Array(real, 2, "C"), types.Array(flag, 2, "C"), payoffs


def _ptx(cuda: Any, kernel: Any, kinds: tuple[Any, ...]) -> str:
    text: str = cuda.compile_ptx(kernel.py_func, kinds, cc=(9, 0))[0]
    return text


def compare_matches(game: str) -> None:
    """Random matches end in the same rows."""
    twin, position = compiled.twin(game), tocca.game(game).start(None, 1, **SHORT[game]).position
    start, tables = twin.encode(position), twin.tables_for(position.options)
    mine, steps = twin.random_games(start, 5, 7, tables)
    theirs: Any
    theirs, same = twin.random_games(start, 5, 7, tables, device="cuda")
    assert steps == same
    assert (theirs.numpy() == mine).all()


def compare_steps(game: str, opponent: str | None) -> None:
    """Steps give the same observations, masks, rewards, ends and rows, whatever is done."""
    agents = make(game, ONE_MATCH, opponent=opponent, **SHORT[game]).agents
    mine = make(game, MATCHES * agents, opponent=opponent, **SHORT[game])
    theirs = make(game, MATCHES * agents, device="cuda", opponent=opponent, **SHORT[game])
    seeds = [7, None, 8]
    seen, told = mine.reset(seed=3)
    theirs.reset(seed=3)
    seen, told = mine.reset(seed=seeds)
    same, infos = theirs.reset(seed=seeds)
    for step in range(STEPS):
        assert (same.numpy() == seen).all()
        assert (infos["action_mask"].numpy() == told["action_mask"]).all()
        actions = theirs.sample(step).numpy()
        if step == STEPS // 2:
            actions[0] = -1  # illegal
        seen, rewards, ended, _, told = mine.step(actions)
        same, won, over, _, infos = theirs.step(actions)
        assert (won.numpy() == rewards).all()
        assert (over.numpy() == ended).all()
        assert (theirs.rows.copy_to_host() == mine.rows).all()
    assert theirs.state(1).position == mine.state(1).position


if __name__ == "__main__":
    np.seterr(all="ignore")
    for name in sys.argv[1:]:
        compare_matches(name)
        compare_steps(name, "random")
        compare_steps(name, None)
        print(f"{name}: equal")
