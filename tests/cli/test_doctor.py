"""`tocca doctor`: every extra, the page, the games, the folder of machine code; and an exit code to rely on."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import tocca
from tocca.cli import doctor, main
from tocca.core.extras import PACKAGES


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A data folder of its own, and a port that nobody listens on."""
    for name, value in {"TOCCA_DATA": str(tmp_path), "TOCCA_PORT": "1", "LC_ALL": "C"}.items():
        monkeypatch.setenv(name, value)


def hide(monkeypatch: pytest.MonkeyPatch, *packages: str) -> None:
    for package in packages:
        monkeypatch.setitem(sys.modules, package, None)


def run_doctor(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Sequence[str]]:
    code = main(["doctor", *arguments])
    return code, capsys.readouterr().out.splitlines()


# PyTorch is two gigabytes with all that it brings.
INSTALLED = {extra: packages for extra, packages in PACKAGES.items() if extra != "train"}


def line(lines: Sequence[str], text: str) -> str:
    (found,) = [one for one in lines if text in one]
    return found


def test_everything_that_is_there_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "has_client", lambda: True)  # a checkout may not have built it
    code, lines = run_doctor(capsys, *INSTALLED)
    assert code == 0, lines
    for extra, packages in INSTALLED.items():
        assert line(lines, f"{extra} (").startswith("✓ ")
        assert line(lines, f"{extra} (").endswith(", ".join(packages))
    for name in tocca.games():
        assert line(lines, f"{tocca.game(name).name}: a whole match").startswith("✓ ")
    folder = Path(line(lines, "Machine code").partition(" in ")[2])
    assert folder.is_dir()
    assert lines[-1] == "All is well."


def test_an_extra_is_missed_only_by_who_asks_for_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "has_client", lambda: True)
    hide(monkeypatch, "pettingzoo")
    code, lines = run_doctor(capsys)
    assert code == 0
    assert line(lines, "rl (").startswith("· rl (PettingZoo and Gymnasium): not installed: pettingzoo.")
    assert line(lines, "rl (").endswith("pip install 'tocca-games[rl]'")
    code, lines = run_doctor(capsys, "rl")
    assert code == 1
    assert line(lines, "rl (").startswith("✗")


def test_a_package_that_cannot_be_loaded_is_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "openskill.py").write_text("raise OSError('libm is too old')")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "openskill", raising=False)
    code, lines = run_doctor(capsys)
    assert code == 1
    assert line(lines, "arena (").endswith("openskill can’t be loaded: libm is too old")


@pytest.mark.parametrize(("server", "expected"), [(True, 1), (False, 0)])
def test_a_server_without_its_page_is_an_error(
    server: bool, expected: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "has_client", lambda: False)
    if not server:
        hide(monkeypatch, "litestar")
    code, lines = run_doctor(capsys)
    assert code == expected
    assert line(lines, "make web").startswith("✗" if server else "·")


def test_no_games_at_all_are_an_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tocca, "games", lambda: ())
    code, lines = run_doctor(capsys)
    assert code == 1
    assert line(lines, "No games were found").startswith("✗")


def test_an_extra_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "everything"]) == 2
    assert capsys.readouterr().err == (
        "tocca: there is no extra everything; the extras are server, cluster, fast, gpu, arena, rl, train, spiel\n"
    )


@pytest.mark.parametrize("command", [("serve",), ("bot", "http://localhost/t/x")])
def test_a_command_says_which_extra_it_needs_in_ones_language(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hide(monkeypatch, "litestar")
    monkeypatch.delitem(sys.modules, "tocca.client", raising=False)
    assert main([*command, "--lang", "de"]) == 2
    assert capsys.readouterr().err == "tocca: dazu fehlt litestar: pip install 'tocca-games[server]'\n"
