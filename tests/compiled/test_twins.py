"""Twins: found without loading them, compiled once, in the background where nobody may wait, missed without Numba."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from types import ModuleType

import pytest

import tocca
from tocca import compiled
from tocca.compiled import twins
from tocca.core.manifest import Manifest


class Tiny(ModuleType):
    """A twin that is compiled in no time, or when it is let go on."""

    def __init__(self, problem: Exception | None = None) -> None:
        super().__init__("tocca.compiled.tiny")
        self.go_on = threading.Event()
        self.compiled = 0
        self.problem = problem

    def warm_up(self) -> None:
        assert self.go_on.wait(20)
        self.compiled += 1
        if self.problem is not None:
            raise self.problem


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tiny]:
    """A game `tiny` that has a twin and was compiled on this machine before."""
    module = Tiny()
    monkeypatch.setitem(sys.modules, "tocca.compiled.tiny", module)
    monkeypatch.setattr(twins, "available", lambda: ("tiny",))
    monkeypatch.setattr(twins, "manifest", lambda name: Manifest(rules="", compiled=module.__name__))
    monkeypatch.setattr(twins, "_patient", True)
    for kept in ("_compiled", "_broken", "_at_work"):
        monkeypatch.setattr(twins, kept, type(getattr(twins, kept))())
    twins._mark("tiny").touch()
    yield module
    module.go_on.set()
    twins._mark("tiny").unlink()


def test_whoever_may_wait_gets_it_compiled_once(tiny: Tiny) -> None:
    tiny.go_on.set()
    assert compiled.ready("tiny")
    assert compiled.ready("tiny")
    assert tiny.compiled == 1


def test_in_the_background_nobody_waits(tiny: Tiny) -> None:
    compiled.compile_in_background()
    assert not compiled.ready("tiny")
    assert not compiled.ready("tiny")
    tiny.go_on.set()
    end = time.monotonic() + 120
    while not compiled.ready("tiny"):
        assert time.monotonic() < end
        time.sleep(0.001)
    assert tiny.compiled == 1


def test_a_twin_that_can_not_be_compiled_is_as_good_as_none(tiny: Tiny, caplog: pytest.LogCaptureFixture) -> None:
    tiny.problem = RuntimeError("no compiler")
    tiny.go_on.set()
    assert not compiled.ready("tiny")
    assert not compiled.ready("tiny")
    assert tiny.compiled == 1
    assert "tiny can't be compiled here, so its bots play by the plain rules: no compiler" in caplog.text


def test_a_game_without_a_twin() -> None:
    assert not compiled.ready("chess")
    with pytest.raises(compiled.Unsupported, match="chess has no compiled twin"):
        compiled.twin("chess")


def test_without_numba_the_import_works_and_the_use_says_what_is_missing() -> None:
    code = (
        "import sys, random, importlib.util as u\n"
        "find = u.find_spec\n"
        "class Gone:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('numba', 'numpy'): raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Gone())\n"
        "u.find_spec = lambda name, *rest: None if name in ('numba', 'numpy') else find(name, *rest)\n"
        "import tocca\n"
        "from tocca import bots, compiled\n"
        "assert not compiled.is_installed()\n"
        "for name in tocca.games():\n"
        "    assert not compiled.ready(name)\n"
        "    game = tocca.game(name)\n"
        "    state = game.start(seed=1)\n"
        "    seat = min(state.to_act)\n"
        "    for spec in ('search:simulations=5', 'flat:simulations=5', 'level-1', 'level-5'):\n"
        "        assert bots.bot(spec).choose(game, state.view(seat), random.Random(1)) in state.legal(seat)\n"
        "for name in compiled.available():\n"
        "    try: compiled.twin(name)\n"
        "    except tocca.MissingExtra as problem: print(problem)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    assert said == ["this needs numba and numpy: pip install 'tocca-games[fast]'"] * len(compiled.available())


def test_looking_for_twins_loads_none() -> None:
    loaded = "print('numba' in sys.modules, 'numpy' in sys.modules)"
    code = f"import sys; from tocca import compiled; compiled.available(); {loaded}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_they_can_be_compiled_beforehand() -> None:
    name = compiled.available()[0]
    assert name in tocca.games()
    command = [sys.executable, "-m", "tocca.compiled"]
    done = subprocess.run([*command, name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split()[:2]) == (0, [name, "…"]), done.stderr
    assert compiled.on_disk(name)
    both = subprocess.run([*command, "chess", name], capture_output=True, text=True, check=False)
    assert both.returncode == 1
    assert "chess … chess has no compiled twin" in both.stdout
    assert f"{name} … " in both.stdout
