"""Texts whose names are put together from what the server knows: options, choices, reasons."""

import re
from pathlib import Path

import tocca
from tests.web.words import ids

SERVER = Path(tocca.__file__).parent / "server"

# Only a program that is out of step could meet these; a person gets the server's own sentence.
TECHNICAL = {
    "reused-id",
    "not-here",
    "unknown-game",
    "own-wish",
    "bad-notation",
    "unknown-bot",
}
OF_THE_CLIENT = {
    "unreachable",
    "interrupted",
    "closed",
    "not-found",
    "store-away",
    "too-big",
    "no-such-table",
    "crowded",
    "not-stored",
}


def test_every_option_has_a_name_in_the_form() -> None:
    shown = {(game, one) for game in tocca.games() for one in tocca.game(game).options.values() if one.type != "value"}
    options = {f"web-option-{game}-{one.name}" for game, one in shown}
    choices = {f"web-choice-{game}-{one.name}-{choice}" for game, one in shown for choice in one.choices}
    texts = ids("en", "web")
    assert {text for text in texts if text.startswith("web-option-")} == options
    assert {text for text in texts if text.startswith("web-choice-")} == choices
    assert {text.replace("hint", "option") for text in texts if text.startswith("web-hint-")} <= options


def test_every_reason_of_the_table_is_told_in_the_players_language() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    reasons = set(re.findall(r'(?:Refusal|Refused)\((?:\w+, )?\s*\*?\(*"([a-z-]+)"', code)) | {"not-started"}
    told = {text.removeprefix("web-refused-") for text in ids("en", "web") if text.startswith("web-refused-")}
    terminal = {text.removeprefix("refused-") for text in ids("en", "terminal") if text.startswith("refused-")}
    assert reasons - told - terminal == TECHNICAL
    assert told - reasons == OF_THE_CLIENT - reasons
