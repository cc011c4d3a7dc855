"""The command line itself: help, languages, mistakes and exit codes."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.driving import COMMAND, environment, tocca
from tocca.cli import main
from tocca.cli.words import LANGUAGES

MISTAKES = [
    (["play", "chess"], "there is no game chess; the games are tomoko, toncc, toscana, totsa"),
    (["play"], "which game? tomoko, toncc, toscana, totsa"),
    (["play", "toscana", "--seats", "3"], "Toscana is for 2 players, not 3"),
    (["play", "toscana", "--seats", "two"], "two should be a whole number, 1 or more"),
    (["play", "tomoko", "--players", "you,gredy"], "there is no bot gredy; the bots are random, greedy"),
    (["play", "toncc", "--players", "you,greedy"], "Tóncc is for 3 players, not 2"),
    (["play", "tomoko", "--seats", "3", "--players", "you,greedy"], "3 seats need 3 players, not 2"),
    (["play", "tomoko", "--players", "you," + "A" * 40], "a name is one line of at most 36 characters"),
    (["play", "tomoko", "--option", "speed=9"], "there is no option speed; the options are claims, "),
    (["play", "tomoko", "--option", "limit=0"], "option limit can’t be 0: a whole number from 1 to 10000"),
    (["play", "tomoko", "--option", "claims=never"], "option claims can’t be never: one of auto, manual"),
    (["play", "tomoko", "--option", "teams"], "option teams can’t be …: on or off"),
    (["play", "tomoko", "--option", "teams=on"], "option teams is for four players"),
    (["play", "tomoko", "--option", "deck=@/no/deck"], "/no/deck can’t be read: No such file or directory"),
    (
        ["play", "tomoko", "--option", "deck=ddd/lll/ddd,ddd/lll/ddd"],
        "option deck can’t be ddd/lll/ddd,ddd/lll/ddd: deck:",
    ),
    (["play", "tomoko", "--save", "/no/such/folder/x"], "there is no folder /no/such/folder"),
    (["play", "--resume", "/no/such/file"], "/no/such/file can’t be read: No such file or directory"),
    (["play", "tomoko", "--lang", "la"], "there is no language la; the languages are en, it, fr, de, ru"),
    (["play", "tomoko", "--fast"], "there is no argument --fast"),
    (["backup"], "name the file of the backup: tocca backup FILE"),
    (["backup", "/no/such/folder/x"], "there is no database in"),
    (["restore", "/no/such/file"], "the backup could not be restored: There is no file /no/such/file."),
    (["verify", "/no/such/file"], "the data could not be checked: /no/such/file: no such file"),
    (["admin"], "say what to do: tocca admin status, kick, ban"),
    (["admin", "dance"], "no server has been started with this data folder"),
    (["admin", "status"], "no server has been started with this data folder"),
    (
        ["dance"],
        "there is no command dance; the commands are play, serve, bot, replay, analyse, solve, rules, sim, arena, "
        "ladder, train, menu, dataset, new-game, doctor, backup, verify, restore, admin",
    ),
    (["replay"], "which file?"),
    (["rules"], "which game? tomoko"),
    (["sim", "tomoko", "--seed"], "this command is not complete or not clear"),
    (["replay", "/no/such/file"], "/no/such/file can’t be read"),
    (["rules", "go"], "there is no game go"),
    (["sim", "tomoko", "--players", "you"], "there is no bot you"),
    (["sim", "tomoko", "-n", "0"], "0 should be a whole number, 1 or more"),
    (["sim", "toscana", "--players", "random,random,random"], "2 seats need 2 players, not 3"),
]


@pytest.mark.parametrize(("arguments", "message"), MISTAKES)
def test_a_mistake_is_one_clear_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"tocca: {message}")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["rules"], ["sim"]])
def test_help_in_every_language(command: list[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    assert page.startswith("tocca")
    assert max(map(len, page.splitlines())) <= 110


def test_help_for_a_game_lists_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "tomoko", "--help", "--lang=en"]) == 0
    assert "claims        auto | manual  (now auto)" in capsys.readouterr().out


def test_a_mistake_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--lang", "it"]) == 2
    assert "non c’è un gioco chess" in capsys.readouterr().err


def test_the_real_command(home: Path) -> None:
    assert tocca(home, "--version").stdout.startswith("tocca 0.")
    wrong = tocca(home, "play", "chess")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "Traceback" not in wrong.stderr


def test_whoever_reads_the_output_may_go_away(home: Path) -> None:
    line = f"{COMMAND} rules tomoko; {COMMAND} rules tomoko | head -n 1"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment(home), check=False)
    assert "BrokenPipe" not in done.stderr
    assert "Traceback" not in done.stderr


def test_help_loads_no_more_than_it_needs() -> None:
    """No game, no rich: the command answers at once."""
    code = "import sys, tocca.cli; tocca.cli.main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "tocca.cli" in loaded
    assert not [name for name in loaded if name.startswith(("rich", "tocca.games.", "multiprocessing"))]
