"""What is packed for browsers is enough: it runs without the packages and modules that a browser's Python lacks."""

import gzip
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from scripts.browser_python import our_sources

ABSENT = (
    "alembic", "litestar", "numba", "numpy", "prometheus_client", "psycopg", "segno", "sqlalchemy", "uvicorn", "uvloop",
    "websockets", "_multiprocessing", "concurrent.futures.process",
)  # fmt: skip

PROGRAM = '''
import importlib.metadata, sys
folder, absent = sys.argv[1], sys.argv[2].split()

class Without:
    """A finder of modules that does not find those."""

    def __init__(self, finder):
        self._finder = finder

    def __getattr__(self, name):
        return getattr(self._finder, name)

    def find_spec(self, name, path=None, target=None):
        if any(name == one or name.startswith(one + ".") for one in absent):
            return None
        return self._finder.find_spec(name, path, target)

sys.meta_path[:] = map(Without, sys.meta_path)
sys.path.insert(0, folder)
import random, tocca
assert tocca.__file__.startswith(folder), tocca.__file__
import tocca.offline.page, tocca.offline.scratchpad, tocca.offline.thinkers, tocca.drawing
from tocca.bots import bot
from tocca.bots.levels import NAMES
for name in tocca.games():
    game = tocca.game(name)
    state = game.start(seed=1)
    seat = min(state.to_act)
    for level in NAMES[:4]:
        bot(level, name).choose(game, state.view(seat), random.Random(1))
    tocca.drawing.svg(game, state)
(packed,) = importlib.metadata.distributions(path=[folder])
print(*sorted(entry.name for entry in packed.entry_points))
'''


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    zipfile.ZipFile(io.BytesIO(our_sources())).extractall(tmp_path)
    return tmp_path


def test_the_packed_sources_play_every_game(unpacked: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(unpacked), " ".join(ABSENT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=unpacked)
    assert done.returncode == 0, done.stderr[-2_000:]
    assert done.stdout.split() == ["tomoko", "toncc", "toscana", "totsa"]


def test_the_same_sources_give_the_same_bytes() -> None:
    assert our_sources() == our_sources()


BUILT = Path(__file__).parents[2] / "src" / "tocca" / "web" / "python"


def read_archive(name: str) -> set[str]:
    """The names in an archive that `make web` has packed for browsers."""
    file = json.loads((BUILT / "files.json").read_text())["files"][name]
    data = b"".join((BUILT / part).read_bytes() for part, _ in file["parts"])
    return set(zipfile.ZipFile(io.BytesIO(gzip.decompress(data) if file["gzip"] else data)).namelist())


def test_what_every_start_needs_is_compiled() -> None:
    """A browser would otherwise compile the sources again each time, which takes longer than all else."""
    ours, library = read_archive("tocca.zip"), read_archive("python_stdlib.zip")
    assert {"tocca/offline/page.pyc", "tocca/games/tomoko/rules/play.pyc"} <= ours
    assert {"asyncio/__init__.pyc", "typing.pyc", "wave.py"} <= library
    assert not [name for name in library if name.startswith("multiprocessing/")]  # a browser has no processes
    for names in (ours, library):
        assert not {name + "c" for name in names} & names  # nothing is there twice
