"""Texts whose names are put together from what the server knows: options, choices, reasons."""

from typing import get_args

import tocca
from tests.web.words import ids
from tocca.server.refusals import GoodbyeCode, HttpCode, RefusalCode

# Only a program that is out of step could meet these; a person gets the server's own sentence.
TECHNICAL = {
    "reused-id",
    "not-here",
    "unknown-game",
    "own-wish",
    "bad-notation",
    "unknown-bot",
    "hello-again",
    "hello-first",
    "malformed",
    "no-table",
}
OF_THE_CLIENT = {"unreachable", "interrupted", "closed"}  # what the page itself finds out


def test_every_option_has_a_name_in_the_form() -> None:
    shown = {(game, one) for game in tocca.games() for one in tocca.game(game).options.values() if one.type != "value"}
    options = {f"web-option-{game}-{one.name}" for game, one in shown}
    choices = {f"web-choice-{game}-{one.name}-{choice}" for game, one in shown for choice in one.choices}
    texts = ids("en", "web")
    assert {text for text in texts if text.startswith("web-option-")} == options
    assert {text for text in texts if text.startswith("web-choice-")} == choices
    assert {text.replace("hint", "option") for text in texts if text.startswith("web-hint-")} <= options


def test_every_reason_of_the_table_is_told_in_the_players_language() -> None:
    reasons = set(get_args(RefusalCode))
    told = {text.removeprefix("web-refused-") for text in ids("en", "web") if text.startswith("web-refused-")}
    terminal = {text.removeprefix("refused-") for text in ids("en", "terminal") if text.startswith("refused-")}
    assert reasons - told - terminal == TECHNICAL
    assert told - reasons - {*get_args(GoodbyeCode), *get_args(HttpCode)} == OF_THE_CLIENT
