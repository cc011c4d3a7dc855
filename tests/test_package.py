"""The package as a whole: light to import, layered, every rule cited, the README true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tocca

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "tocca"
RULES = {"toncc": ("TN", 21), "toscana": ("TS", 10), "totsa": ("TC", 18), "tomoko": ("TM", 12)}


@pytest.mark.parametrize("name", tocca.games())
def test_every_rule_is_cited_where_it_is_implemented_and_where_it_is_tested(name: str) -> None:
    prefix, last = RULES[name]
    wanted = {f"{prefix}-{number}" for number in range(1, last + 1)}
    rules, words = SOURCES / "games" / name / "rules", SOURCES / "games" / name / "words"
    for folder, more in (
        (rules, [rules.parent / "game.py", *words.glob("*.py")]),
        (ROOT / "tests" / "games" / name, []),
    ):
        text = "\n".join(path.read_text(encoding="utf-8") for path in (*folder.rglob("*.py"), *more))
        cited = set(re.findall(rf"\b{prefix}-\d+\b", text))
        assert not wanted - cited, f"{folder.name}: rules without a citation"
        assert not cited - wanted, f"{folder.name}: rules that don't exist"


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout


def test_importing_tocca_and_its_games_needs_the_standard_library_only() -> None:
    third_party = run(
        "import sys, tocca\n"
        "for name in tocca.games(): tocca.game(name).start(seed=1)\n"
        "own = sys.stdlib_module_names | {'tocca'}\n"
        "print(sorted({m.split('.')[0] for m in sys.modules} - own - {'__main__', '__mp_main__'}))\n"
    )
    # A start of Python runs these, numba-cuda's only where it is installed.
    tolerated = {"_virtualenv", "sitecustomize", "usercustomize", "_distutils_hack", "_numba_cuda_redirector"}
    found = set(re.findall(r"'(\w+)'", third_party))
    assert {name for name in found if not name.startswith("__editable__")} <= tolerated


def test_importing_tocca_loads_no_game() -> None:
    assert "False" in run("import sys, tocca; print('tocca.games.tomoko' in sys.modules)")


def test_both_meanings_of_tocca_games() -> None:
    before, after = "import tocca; a = tocca.games()", "import tocca.games.tomoko as t; b = tocca.games()"
    assert run(f"{before}; {after}; print(a == b, t.MANIFEST.game.id)").strip() == "True tomoko"


def test_the_contract_fits_on_a_few_screens() -> None:
    assert len((SOURCES / "core" / "contract.py").read_text().splitlines()) < 150


HEAVY = {"asyncio", "email", "gymnasium", "http", "multiprocessing", "numba", "numpy"}
HEAVY |= {"secrets", "shutil", "socket", "ssl", "tempfile"}


def test_importing_tocca_loads_nothing_heavy() -> None:
    code = "import sys; before = {*sys.modules}; import tocca; "
    code += "print(*{name.partition('.')[0] for name in sys.modules} - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "tocca" in loaded
    assert not loaded & HEAVY
    assert not loaded - {"tocca"} - sys.stdlib_module_names
