"""A fifth game, in a package of its own, installed beside Tocca: it has everything that our four have.

Nothing in Tocca is changed for it. A match through the page is played in tests/web/test_fifth_game.py.
"""

import re
import shutil
from pathlib import Path

import pytest

from tests.examples.clean import ROOT, Environment, make_environment
from tests.server.process import Command, Server

PACKAGE = ROOT / "examples" / "torta"
MOST_LINES = 150


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("fifth") / "environment", PACKAGE)


def test_the_rules_are_short() -> None:
    files = [file for file in PACKAGE.rglob("*.py") if not file.name.startswith("test_")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= MOST_LINES


def test_it_is_found_beside_ours(clean: Environment) -> None:
    said = clean.run("python", "-c", "import tocca; print(*tocca.games()); print(tocca.game('torta').name)")
    assert said.split() == ["tomoko", "toncc", "torta", "toscana", "totsa", "Torta"]


def test_its_own_tests_pass_with_the_whole_suite(clean: Environment, tmp_path: Path) -> None:
    """Among them PettingZoo's api_test, Gymnasium's check_env, OpenSpiel's random_sim_test, records and all levels."""
    shutil.copy(PACKAGE / "test_torta.py", tmp_path)
    said = clean.run(
        "python", "-m", "pytest", "-rs", "-W", "error", "-p", "no:cacheprovider", tmp_path, folder=tmp_path
    )
    assert int(re.findall(r"(\d+) passed", said)[0]) > 150
    skipped = set(re.findall(r"SKIPPED.*?: (.*)", said))
    assert skipped <= {"no golden games are kept"}


def test_golden_games_can_be_kept(clean: Environment, tmp_path: Path) -> None:
    written = clean.run("python", "-m", "tocca.testing", "torta", tmp_path)
    assert written.count(".txt") == 5
    (tmp_path / "test_kept.py").write_text(
        "from pathlib import Path\nfrom tocca.testing import conformance_tests\n"
        "TestTorta = conformance_tests('torta', Path(__file__).parent)\n"
    )
    said = clean.run(
        "python", "-m", "pytest", "-p", "no:cacheprovider", "-k", "golden or counts", tmp_path, folder=tmp_path
    )
    assert "11 passed" in said


def test_a_match_in_the_terminal(clean: Environment, tmp_path: Path) -> None:
    file = tmp_path / "match.tocca"
    typed = "\n".join(f"lay {fork}" for fork in range(1, 8))
    said = clean.run(
        "tocca", "play", "torta", "--players", "you,greedy", "--seed", "4", "--save", file, "--plain", typed=typed
    )
    assert "You can: lay 2 · lay 3" in said
    assert "slice: cherry1" in said
    assert re.search(r"^  1\.  ", said, re.MULTILINE)
    replayed = clean.run("tocca", "replay", file, "--plain", "--all")
    assert "lay 1" in replayed
    assert "# Torta" in clean.run("tocca", "rules", "torta", "--plain")
    assert "favourites    on | off" in clean.run("tocca", "play", "torta", "--help")


def test_bots_play_it_in_the_arena_and_in_a_simulation(clean: Environment) -> None:
    assert "eaten  4" in clean.run("tocca", "arena", "torta", "greedy", "random", "--games", "4", "--workers", "1")
    assert "eaten  10" in clean.run("tocca", "sim", "torta", "-n", "10", "--players", "level-2,random")


def test_two_clients_play_at_a_live_table(clean: Environment, tmp_path: Path) -> None:
    with Server(tmp_path / "server", Command(clean.python)) as server:
        said = clean.run("python", Path(__file__).with_name("two_clients.py"), server.url, "torta")
    assert re.fullmatch(r"result \d+ \d+\n", said)
