"""Every text the command shows, in five languages, from the Fluent files in tocca/locales."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from tocca.core.errors import IllegalAction

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
                pattern = bundle.get_message(message).value
                assert pattern is not None
                text, problems = bundle.format_pattern(pattern, values)
                assert not problems, problems
                return str(text)
        raise KeyError(f"there is no message {message!r}")

    def tell_of(self, message: str, *names: str, **values: Any) -> str:
        """A message about players; its `$you` is "yes" where the only one is called like whoever reads it."""
        you = "yes" if names == (self("you"),) else "no"
        listed = self("list-separator").join(names)
        return self(message, name=listed, names=listed, you=you, **values)

    def refusal(self, problem: IllegalAction) -> str:
        """Why an action was refused. The game's own sentence says more, but only in English."""
        own = f"{problem.message[:1].upper()}{problem.message[1:]}."
        return own if self.language == "en" else self._named("refused", problem.reason) or own

    def ending(self, reason: str) -> str:
        """Why a match is over."""
        return self._named("outcome", reason) or reason

    def about(self, game: str) -> str:
        """A game in a few words."""
        return self._named("about", game) or ""

    def _named(self, group: str, code: str) -> str | None:
        message = f"{group}-{code}"
        return self(message) if any(bundle.has_message(message) for bundle in self._bundles) else None


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes a fifth of a second

    bundle = FluentBundle([language], use_isolating=False)
    for part in ("terminal", "bots"):
        text = (files("tocca") / "locales" / language / f"{part}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


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
