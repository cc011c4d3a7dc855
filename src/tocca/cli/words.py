"""Every text the command shows, in five languages, from the Fluent files in tocca/locales.

A game can have texts of its own in its words package (LANG.ftl, see tocca.core.manifest): `GAME-about`, a line about
it; `persona-NAME` and `persona-NAME-temper`, its levels; `refused-CODE` and `outcome-CODE`, its reasons.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tocca.core.errors import IllegalAction
from tocca.core.registry import manifest

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = ("en", "it", "fr", "de", "ru")


class Problem(Exception):
    """Something in the command line that can't be done: one line for the person, exit code 2."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


class Words:
    """`words("saved", file=…)` is that message in the chosen language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, "en"))]

    def __call__(self, message: str, **values: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                return _format(bundle, message, values)
        raise KeyError(f"there is no message {message!r}")

    def tell_of(self, message: str, *names: str, **values: Any) -> str:
        """A message about players; its `$you` is "yes" where the only one is called like whoever reads it."""
        you = "yes" if names == (self("you"),) else "no"
        listed = self("list-separator").join(names)
        return self(message, name=listed, names=listed, you=you, **values)

    def refusal(self, problem: IllegalAction, game: str) -> str:
        """Why an action was refused. The game's own sentence says more, but only in English."""
        own = f"{problem.message[:1].upper()}{problem.message[1:]}."
        return own if self.language == "en" else self._find(f"refused-{problem.reason}", game) or own

    def ending(self, reason: str, game: str) -> str:
        """Why a match of that game is over."""
        return self._find(f"outcome-{reason}", game) or reason

    def about(self, game: str) -> str:
        """A game in a few words."""
        return self._find(f"{game}-about", game) or ""

    def persona(self, game: str, persona: str) -> str:
        """A level of the bots: its name and its temper."""
        found = (self._find(message, game) for message in (f"persona-{persona}", f"persona-{persona}-temper"))
        return ", ".join(filter(None, found)) or persona

    def _find(self, message: str, game: str) -> str | None:
        """That message in the game's own words or in ours, in the language or else in English; None without any."""
        for language, ours in zip(dict.fromkeys((self.language, "en")), self._bundles, strict=True):
            for bundle in (_game_bundle(game, language), ours):
                if bundle.has_message(message):
                    return _format(bundle, message, {})
        return None


@cache
def _bundle(language: str) -> Any:
    folder = files("tocca") / "locales" / language
    return _read(language, *(folder / f"{part}.ftl" for part in ("terminal", "bots")))


@cache
def _game_bundle(game: str, language: str) -> Any:
    own = manifest(game).text(f"{language}.ftl")
    return _read(language, *([] if own is None else [own]))


def _read(language: str, *texts: "Traversable") -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes a fifth of a second

    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")))
    return bundle


def _format(bundle: Any, message: str, values: Mapping[str, Any]) -> str:
    text, problems = bundle.format_pattern(bundle.get_message(message).value, values)
    assert not problems, problems
    return str(text)


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for by --lang, else by the environment, else English.

    Looked up before the command line is parsed, so that its own mistakes are told in it too.
    """
    for before, word in zip(["", *arguments], arguments, strict=False):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else word if before == "--lang" else ""
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            short = environment[name][:2].lower()
            return short if short in LANGUAGES else "en"
    return "en"
