"""The packages in dist/, which `make wheel-test` has just built."""

import tarfile
from pathlib import Path

import pytest

import tocca

ROOT = Path(__file__).parent.parent.parent
NAME = f"tocca_games-{tocca.__version__}"


def find_built(name: str) -> Path:
    """That file of dist/."""
    path = ROOT / "dist" / name
    assert path.is_file(), f"{path} is not there: run `make dist` first"
    return path


@pytest.fixture(scope="session")
def wheel() -> Path:
    return find_built(f"{NAME}-py3-none-any.whl")


@pytest.fixture(scope="session")
def sdist() -> Path:
    return find_built(f"{NAME}.tar.gz")


@pytest.fixture
def unpacked(sdist: Path, tmp_path: Path) -> Path:
    """A folder with what is in the source package, for this test alone."""
    with tarfile.open(sdist) as file:
        file.extractall(tmp_path, filter="data")
    return tmp_path / NAME
