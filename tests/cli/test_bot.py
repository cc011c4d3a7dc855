"""`tocca bot`: matches between bots start by themselves, and a server of somebody else is recognised."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.driving import COMMAND, environment
from tests.foreign import foreign_server
from tests.server.process import Nursery, Server
from tocca.cli.words import LANGUAGES

QUICK = ("--bot", "random")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    nursery = Nursery()
    with Server(tmp_path_factory.mktemp("server"), nursery) as server:
        yield server
    nursery.close()


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [COMMAND, "bot", *arguments], env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_two_bots_play_two_matches_without_anybody_else(home: Path, server: Server) -> None:
    host = start(home, server.url, "--open", "toscana", "--matches", "2", *QUICK)
    assert host.stdout is not None
    invited = re.search(r"Link for the others: (\S+)", host.stdout.readline())
    assert invited
    guest = start(home, invited[1], "--matches", "2", *QUICK)
    for player in (host, guest):
        said, problems = player.communicate(timeout=120)
        assert player.returncode == 0, problems
        assert said.endswith("The match is over.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_of_somebody_else(home: Path, language: str) -> None:
    with foreign_server() as address:
        _check_foreign(home, address, language)


def _check_foreign(home: Path, address: str, language: str) -> None:
    for arguments in ((address, "--open", "tomoko"), (f"{address}/t/abc#key",)):
        player = start(home, *arguments, *QUICK, "--lang", language)
        said, problem = player.communicate(timeout=60)
        assert player.returncode == 2
        assert said == ""
        assert problem.count("\n") == 1
        assert "Tocca" in problem
        assert address.removeprefix("http") in problem
