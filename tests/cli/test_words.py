"""The texts: complete and alike in all five languages, none unused, every code with its message."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import tocca
from tocca.cli import arguments
from tocca.cli.commands import COMMANDS
from tocca.cli.words import LANGUAGES, Words, language_of
from tocca.core.errors import BadNotation, CoreRefusal, IllegalAction
from tocca.core.extras import PACKAGES as EXTRAS

SOURCE = Path(tocca.__file__).parent
# Messages that are asked for by a code, not by their whole name.
BY_CODE = ("extra-", "refused-", "outcome-", "about-", "command-", "help-", "sim-")


def texts(language: str) -> dict[str, str]:
    """The messages of a language, unformatted."""
    text = (SOURCE / "locales" / language / "terminal.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z0-9-]*) =(.*\n(?:(?:[ \t].*)?\n)*)", text + "\n", re.MULTILINE)
    assert len({name for name, _ in found}) == len(found), "a message is there twice"
    return dict(found)


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", text))


ENGLISH = texts("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_the_same_variables(language: str) -> None:
    theirs = texts(language)
    assert list(theirs) == list(ENGLISH)
    assert {name: variables(text) for name, text in theirs.items()} == {
        name: variables(text) for name, text in ENGLISH.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name, text in ENGLISH.items():
        for number in (0, 1, 2, 3, 5, 21, 100):
            values = {one: number if one in ("count", "seats") else "X" for one in variables(text)}
            assert words(name, **values).strip(" ,") or name == "list-separator"


def test_no_message_is_unused_and_none_is_missing() -> None:
    files = (*(SOURCE / "cli").glob("*.py"), *(SOURCE / "games").glob("*/solve.py"))
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code))
    unused = [name for name in ENGLISH if name not in said and not name.startswith(BY_CODE)]
    assert unused == []
    asked = set(re.findall(r"""(?:words|Problem)\(\s*["']([a-z-]+)["']""", code))
    assert asked - set(ENGLISH) == set()


def test_messages_asked_for_by_code_are_used() -> None:
    by_code = {name for name in ENGLISH if name.startswith(BY_CODE)}
    code = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCE / "cli").glob("*.py"))
    used = {f"refused-{reason}" for reason in refusals()} | {f"about-{name}" for name in tocca.games()}
    used |= {f"command-{name}" for name in COMMANDS} | {f"outcome-{reason}" for reason in endings()}
    used |= {f"extra-{name}" for name in EXTRAS}
    used |= {f"help-{name}" for name in ("tocca", *arguments.COMMANDS)}
    used |= {name for name in by_code if f'"{name}"' in code or f'"{name.removeprefix("sim-")}"' in code}
    assert by_code == used


def refusals() -> set[str]:
    """The reason codes of the core and of every game."""
    return {*get_args(CoreRefusal), *(reason for name in tocca.games() for reason in tocca.game(name).refusals)}


def endings() -> set[str]:
    """The reasons of outcomes: what stands in the functions that make one, and in a field named `over`."""
    found: set[str] = set()
    for file in (SOURCE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and "Outcome.ranked" in ast.unparse(node):
                found |= {code for part in node.body for code in _codes(part)}
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "over":
                found |= _codes(node.annotation)
    return found - {"over"}  # a phase of Totsa!


def _codes(tree: ast.AST) -> set[str]:
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {text for text in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*", text)}


def test_the_endings_are_found() -> None:
    assert {"target", "limit", "most-points", "games", "draw", "shout"} <= endings()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_ending_has_a_message(language: str) -> None:
    theirs = texts(language)
    assert {f"refused-{reason}" for reason in refusals()} - set(theirs) == set()
    assert {f"outcome-{reason}" for reason in endings()} - set(theirs) == set()


def test_an_unknown_code_falls_back_to_the_games_own_words() -> None:
    assert Words("ru").refusal(IllegalAction("new-code", "the moon is in the way")) == "The moon is in the way."
    assert Words("ru").ending("new-code") == "new-code"
    assert Words("ru").refusal(IllegalAction("over", "…")) == "Партия окончена."


def test_russian_plurals() -> None:
    words = Words("ru")
    told = [words("hint-many", count=count, example="W3 dark").split(",")[0] for count in (1, 2, 5, 11, 21, 104)]
    assert told == [
        "1 возможность",
        "2 возможности",
        "5 возможностей",
        "11 возможностей",
        "21 возможность",
        "104 возможности",
    ]


def test_the_language_comes_from_the_command_line_or_the_environment() -> None:
    assert language_of(["play", "--lang", "de"], {"LANG": "it_IT.UTF-8"}) == "de"
    assert language_of(["--lang=FR"], {}) == "fr"
    assert language_of([], {"LC_ALL": "ru_RU.UTF-8", "LANG": "de_DE"}) == "ru"
    assert language_of([], {"LC_ALL": "", "LANG": "it"}) == "it"
    assert language_of([], {"LC_ALL": "C", "LANG": "it"}) == "en"
    assert language_of([], {}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_also_an_action(language: str) -> None:
    """Else it could not be typed any more."""
    words = Words(language)
    for word in {word for name in COMMANDS for word in (name, *words(f"command-{name}").split())}:
        for game in tocca.games():
            with pytest.raises(BadNotation):
                tocca.game(game).parse(word)
