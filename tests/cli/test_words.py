"""The texts: complete and alike in all five languages, none unused, every code with its message."""

import ast
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest

import tocca
from tests.adapters.installed import announce_games
from tocca.bots.levels import GENERAL, levels
from tocca.cli import arguments
from tocca.cli.commands import COMMANDS
from tocca.cli.menu import describe_levels
from tocca.cli.words import LANGUAGES, Words, language_of
from tocca.core.errors import BadNotation, CoreRefusal, IllegalAction
from tocca.core.extras import PACKAGES as EXTRAS
from tocca.core.registry import manifest

SOURCE = Path(tocca.__file__).parent
# Messages that are asked for by a code, not by their whole name.
BY_CODE = ("extra-", "refused-", "outcome-", "command-", "help-", "sim-")
CODED = ("persona-", "refused-", "outcome-")  # what a game brings for its levels and reasons


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
    used = {f"command-{name}" for name in COMMANDS} | list_shared_codes()
    used |= {f"extra-{name}" for name in EXTRAS}
    used |= {f"help-{name}" for name in ("tocca", *arguments.COMMANDS)}
    used |= {name for name in by_code if f'"{name}"' in code or f'"{name.removeprefix("sim-")}"' in code}
    assert by_code == used


def list_codes(game: str) -> set[str]:
    """The messages for the reasons of a game."""
    reasons = {f"refused-{reason}" for reason in tocca.game(game).refusals}
    return reasons | {f"outcome-{reason}" for reason in endings(game)}


def list_shared_codes() -> set[str]:
    """Those of the core, and those that several games have: one page shows them all."""
    core = {f"refused-{reason}" for reason in get_args(CoreRefusal)}
    return core.union(*(list_codes(one) & list_codes(other) for one, other in combinations(tocca.games(), 2)))


@cache
def endings(game: str) -> set[str]:
    """The reasons of outcomes: what stands in the functions that make one, and in a field named `over`."""
    found: set[str] = set()
    for file in (SOURCE / "games" / game).rglob("*.py"):
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
    found = set().union(*(endings(game) for game in tocca.games()))
    assert {"target", "limit", "most-points", "games", "draw", "shout"} <= found


@pytest.mark.parametrize("game", tocca.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_brings_the_messages_of_its_levels_and_reasons(language: str, game: str) -> None:
    """Shared files hold what the core says and what several games do, and nothing of a single one."""
    own = manifest(game).text(f"{language}.ftl")
    assert own is not None
    found = re.findall(rf"^((?:{'|'.join(CODED)})[a-z-]+) =", own.read_text(encoding="utf-8"), re.MULTILINE)
    personas = {f"persona-{level.persona}{part}" for level in levels(game) for part in ("", "-temper", "-says")}
    own_codes = list_codes(game) - list_shared_codes()
    named = {f"{code}-named" for code in own_codes if code.startswith("outcome-")} & {*found}  # with players' names
    assert sorted(found) == sorted(own_codes | personas | named)
    assert list_shared_codes() <= set(texts(language))


def test_an_unknown_code_falls_back_to_the_games_own_words() -> None:
    words = Words("ru")
    assert words.refusal(IllegalAction("new-code", "the moon is in the way"), "toncc") == "The moon is in the way."
    assert words.ending("new-code", "toncc") == "new-code"
    assert words.refusal(IllegalAction("over", "…"), "toncc") == "Партия окончена."


def test_a_game_from_elsewhere_brings_its_own_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line about it, its levels and its reasons; what it does not say in a language it says in English."""
    package = tmp_path / "moon_words"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "en.ftl").write_text("moon-about = to the moon\npersona-luna = Luna\npersona-luna-temper = a dreamer\n")
    (package / "it.ftl").write_text("refused-no-moon = La luna non c'è.\noutcome-limit = La notte è finita.\n")
    (tmp_path / "moon.py").write_text(
        "from tocca.bots import Level\nfrom tocca.core.manifest import Manifest\n"
        "LEVELS = tuple(Level('luna', 'random') for _ in range(5))\n"
        "MANIFEST = Manifest('tocca.games.toncc.rules:GAME', words='moon_words', levels='moon:LEVELS')\n"
    )
    with announce_games(tmp_path, moon="moon:MANIFEST"):
        words = Words("it")
        assert words.about("moon") == "to the moon"
        assert words.refusal(IllegalAction("no-moon", "there is no moon"), "moon") == "La luna non c'è."
        assert words.refusal(IllegalAction("over", "…"), "moon") == "La partita è finita."
        assert words.ending("limit", "moon") == "La notte è finita."
        assert words.ending("limit", "tomoko") != "La notte è finita."
        assert describe_levels("moon", words)[0] == "  level-1       Luna, a dreamer"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_temper(language: str) -> None:
    words = Words(language)
    for game in tocca.games():
        assert all("," in words.persona(game, level.persona) for level in (*levels(game), *GENERAL))


@pytest.mark.parametrize(
    ("language", "secret", "wins", "late"),
    [
        ("en", "You have chosen, in secret", "You win.", "You were too slow."),
        ("it", "Hai scelto, in segreto", "Hai vinto.", "Troppo tardi."),
        ("fr", "Vous avez choisi, en secret", "Vous gagnez.", "Trop tard."),
        ("de", "Du hast gewählt, geheim", "Du gewinnst.", "Zu langsam."),
        ("ru", "Вы сделали выбор, пока тайный", "Вы победили.", "Слишком медленно."),
    ],
)
def test_whoever_reads_it_is_addressed(language: str, secret: str, wins: str, late: str) -> None:
    words = Words(language)
    assert words.tell_of("news-secret", words("you")) == secret
    assert words.tell_of("result-winners", words("you"), count=1) == wins
    assert words.tell_of("race-lapsed", words("you")) == late
    assert "Ada" in words.tell_of("news-secret", "Ada")
    shared = words.tell_of("result-winners", words("you"), "Ada", count=2)
    assert f"{words('you')}, Ada" in shared


def test_russian_plurals() -> None:
    words = Words("ru")
    told = [re.split("[,:]", words("hint-many", count=count, example="W3 dark"))[0] for count in (1, 2, 5, 11, 21, 104)]
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
