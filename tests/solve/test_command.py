"""`tocca solve`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tocca
from tests.cli.driving import Terminal
from tocca.cli import main


def test_routes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "tomoko", "--card", "2", "17", "--json"]) == 0
    routes = json.loads(capsys.readouterr().out)["routes"]
    assert list(routes) == ["2", "17"]
    assert [len(route) for route in routes.values()] == [9, 9]
    assert main(["solve", "tomoko", "--card", "2"]) == 0
    assert "#2   9    N1 " in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "it", "fr", "de", "ru"])
def test_small_variants(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "toscana-small", "--aim", "score", "--lang", language]) == 0
    assert "Tile 1 at f9" in capsys.readouterr().out
    assert main(["solve", "toncc-small", "--option", "seals=1", "deal=fixed", "--lang", language]) == 0
    assert "Yellow  " in capsys.readouterr().out


def test_a_kept_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.tocca"
    record = tocca.Record.start("toscana-small", seed=1)
    record.apply(0, record.state.legal(0)[0])
    record.save(file)
    assert main(["solve", str(file), "--json"]) == 0
    after = json.loads(capsys.readouterr().out)
    assert main(["solve", "toscana-small", "--seed", "x", "--json"]) == 0
    assert after["positions"] < json.loads(capsys.readouterr().out)["positions"]


def test_what_cannot_be_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "totsa.tocca"
    tocca.Record.start("totsa", seed=1).save(file)
    assert main(["solve", str(file)]) == 2
    assert "of Totsa! nothing can be solved exactly like this" in capsys.readouterr().err
    assert main(["solve"]) == 2
    assert "one of tomoko, toncc, toscana, totsa, tomoko-small, toncc-small, toscana-small" in capsys.readouterr().err
    assert main(["solve", "toscana-small", "--most", "5", "--option", "side=6"]) == 2
    assert "more than 5 positions" in capsys.readouterr().err


@pytest.mark.parametrize("what", [("tomoko", "--card", "17"), ("toncc-small", "--option", "seals=1")])
def test_what_is_missing_is_told_with_its_extra(what: tuple[str, ...]) -> None:
    code = f"import sys; sys.modules['numpy'] = None; from tocca.cli import main; sys.exit(main(['solve', *{what}]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'tocca-games[fast]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_who_waits_at_a_terminal_sees_that_it_goes_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "solve", "toscana-small", "--option", "side=6", "tiles=3") as terminal:
        terminal.wait("solving")
        terminal.wait("With best play by both")
