"""The client's texts, as the tests expect to see them."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import tocca
from tocca.core.registry import manifest

LANGUAGES = ("en", "it", "fr", "de", "ru")
LOCALES = Path(tocca.__file__).parent / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    shared = [
        LOCALES / language / f"{part}.ftl" for part in ("web", "terminal", "offline", "learn", "analysis", "mine")
    ]
    for text in (*shared, *filter(None, (manifest(game).text(f"{language}.ftl") for game in tocca.games()))):
        bundle.add_resource(FluentResource(text.read_text(encoding="utf-8")))
    return bundle


def say(message: str, language: str = "en", **values: Any) -> str:
    """That message."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(text)


def ids(language: str, part: str) -> set[str]:
    """The messages of a file."""
    return ids_in((LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8"))


def ids_in(text: str) -> set[str]:
    """The messages of a Fluent text."""
    lines = text.splitlines()
    return {line.partition(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}
