"""Texts whose names are put together from what the server knows: options, choices, reasons."""

from typing import get_args

import pytest

import tocca
from tests.web.words import LANGUAGES, ids, ids_in
from tocca.core.registry import manifest
from tocca.server.answers.games import describe_games
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
UNTOLD = {"void"}  # no mistake: a hand that came too late, which the board shows
OF_THE_CLIENT = {"unreachable", "interrupted", "closed"}  # what the page itself finds out


@pytest.mark.parametrize("game", [game for game in tocca.games() if manifest(game).client])
def test_every_option_has_a_name_in_the_form(game: str) -> None:
    shown = [one for one in tocca.game(game).options.values() if one.type != "value"]
    options = {f"{game}-option-{one.name}" for one in shown}
    choices = {f"{game}-choice-{one.name}-{choice}" for one in shown for choice in one.choices}
    words = manifest(game).text("en.ftl")
    assert words is not None
    texts = ids_in(words.read_text(encoding="utf-8"))
    named = {text for text in texts if text.startswith(f"{game}-option-")}
    hints = {text for text in named if text.endswith("-hint")}
    assert named - hints == options
    assert {text for text in texts if text.startswith(f"{game}-choice-")} == choices
    assert {text.removesuffix("-hint") for text in hints} <= options


def test_every_game_says_on_the_first_page_what_it_is_about() -> None:
    for game in tocca.games():
        if manifest(game).client:
            assert set(next(one.about for one in describe_games() if one.id == game)) == set(LANGUAGES)


def test_a_game_has_its_own_name_where_people_call_it_otherwise() -> None:
    names = {one.id: one.names for one in describe_games()}
    assert names["totsa"] == {"ru": "Тоца!"}
    assert names["tomoko"] == {}


def test_every_reason_of_the_table_is_told_in_the_players_language() -> None:
    reasons = set(get_args(RefusalCode))
    told = {text.removeprefix("web-refused-") for text in ids("en", "web") if text.startswith("web-refused-")}
    terminal = {text.removeprefix("refused-") for text in ids("en", "terminal") if text.startswith("refused-")}
    assert reasons - told - terminal == TECHNICAL | UNTOLD
    assert told - reasons - {*get_args(GoodbyeCode), *get_args(HttpCode)} == OF_THE_CLIENT
