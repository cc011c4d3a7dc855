"""What is not installed is told in one way, with the extra that brings it."""

import pickle
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import tocca
from tocca.core.extras import PACKAGES, missing, need

ROOT = Path(__file__).parent.parent

NEEDS = [
    ("import tocca.client", "server", "websockets"),
    ("import tocca.server.room.protocol", "server", "msgspec"),
    ("from tocca.learning import games; games.encoder('toscana')", "rl", "numpy"),
    ("import tocca.adapters.pettingzoo", "rl", "pettingzoo"),
    ("import tocca.adapters.gymnasium", "rl", "gymnasium"),
    ("import tocca.adapters.pixels", "rl", "PIL"),
    ("import tocca.adapters.vector", "fast", "numba"),
    ("import tocca.adapters.openspiel", "spiel", "pyspiel"),
    ("from tocca.games.toncc import endings", "fast", "numpy"),
    ("from tocca.games.tomoko import routes", "fast", "numba"),
    ("from tocca import compiled; compiled.twin('toscana')", "fast", "numba"),
    ("from tocca.compiled.kernels import kernel; kernel(len)", "fast", "numba"),
    ("import tocca.compiled.gpu", "gpu", "numba_cuda"),
    ("from tocca.cli.train import train; train(None, None)", "train", "torch"),
    ("from tocca.arena.skill import skills; skills([], 2)", "arena", "openskill"),
]


@pytest.mark.parametrize(("code", "extra", "package"), NEEDS, ids=[code for code, _, _ in NEEDS])
def test_what_is_missing_is_named_with_its_extra(code: str, extra: str, package: str) -> None:
    hidden = f"import sys; sys.modules[{package!r}] = None; import tocca"
    told = f"{hidden}\ntry: {code}\nexcept tocca.MissingExtra as problem: print(problem)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=False)
    assert done.stdout == f"this needs {package}: pip install 'tocca-games[{extra}]'\n", done.stderr


def test_the_packages_of_an_extra_are_those_that_it_installs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {*PACKAGES, "all"} == {*extras}
    providers = packages_distributions()
    for extra, packages in PACKAGES.items():
        installed = {_plain(re.split(r"[\[<>=; ]", line)[0]) for line in extras[extra]}
        for package in packages:
            # PyTorch is not installed in CI; it is called like its package.
            assert {_plain(name) for name in providers.get(package, [package])} & installed, (
                f"{extra} does not bring {package}"
            )


def _plain(name: str) -> str:
    return name.lower().replace("_", "-")


def test_several_missing_packages_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in PACKAGES["rl"]:
        monkeypatch.setitem(sys.modules, package, None)
    assert missing("rl") == PACKAGES["rl"]
    with pytest.raises(tocca.MissingExtra, match=r"needs gymnasium, numpy, pettingzoo and PIL: pip .*\[rl\]") as caught:
        need("rl")
    assert (caught.value.extra, caught.value.packages) == ("rl", PACKAGES["rl"])
    assert isinstance(caught.value, ImportError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    need("server")  # which is there


def test_asking_for_part_of_an_extra_asks_for_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    need("rl", "numpy")
    with pytest.raises(tocca.MissingExtra):
        need("rl")
