"""Machine code is kept by the sources it was made of, so that a change of a rule never meets stale code."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tocca.compiled import kernels


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of our sources, and a place for machine code beside it."""
    copy = tmp_path / "tocca"
    for layer in ("games", "compiled", "bots"):
        shutil.copytree(kernels.PACKAGE / layer, copy / layer, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(kernels, "PACKAGE", copy)
    monkeypatch.setattr(kernels, "_folder_of", lambda package: copy.joinpath(*package.split(".")[1:]))
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "code"))
    for function in (kernels.place, kernels.cache_root):
        function.cache_clear()
    yield copy
    for function in (kernels.place, kernels.cache_root):
        function.cache_clear()


def place(module: str) -> Path:
    kernels.place.cache_clear()
    return kernels.place(module)


@pytest.mark.parametrize(
    "changed", ["games/tomoko/rules/cards.py", "games/tomoko/rules/board.py", "compiled/kernels.py"]
)
def test_a_change_of_what_is_frozen_in_changes_the_place(package: Path, changed: str) -> None:
    before, other = place("tocca.games.tomoko.compiled.rules"), place("tocca.games.toncc.compiled")
    assert place("tocca.games.tomoko.compiled") == before != place("tocca.games.tomoko.bots.player")
    with (package / changed).open("a") as file:
        file.write("# changed\n")
    assert place("tocca.games.tomoko.compiled.rules") != before
    assert (place("tocca.games.toncc.compiled") == other) == changed.startswith("games")


def test_old_code_is_tidied_up(package: Path) -> None:
    for number in range(6):
        (package / "games" / "tomoko" / "rules" / "cards.py").write_text(f"# {number}\n")
        last = place("tocca.games.tomoko.compiled")
        assert last.is_dir()
    left = list(last.parent.glob("tomoko-*"))
    assert len(left) == kernels.KEPT
    assert last in left


def test_a_kernel_compiles_and_leaves_others_settings_alone(package: Path) -> None:
    numba = pytest.importorskip("numba")
    numba.config.reload_config()  # as it does by itself before it compiles, if the environment has changed
    before = numba.config.CACHE_DIR

    @kernels.kernel
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
    assert before == numba.config.CACHE_DIR
    assert list(kernels.place(__name__).rglob("*.nbi"))


def test_constants_make_no_further_versions_of_a_kernel(package: Path) -> None:
    @kernels.kernel
    def scale(number: int, by: int, up: bool) -> int:
        return number * by if up else number // by

    @kernels.kernel
    def several(number: int) -> int:
        return scale(number, 2, True) + scale(number, 3, True) + scale(7, 3, False)

    assert several(10) == 20 + 30 + 2
    assert scale(10, 2, True) == 20
    assert len(scale.signatures) == 1  # type: ignore[attr-defined]


def test_where_nothing_can_be_written_there_is_still_a_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    kernels.cache_root.cache_clear()
    try:
        assert kernels.cache_root().is_dir()
    finally:
        kernels.cache_root.cache_clear()
