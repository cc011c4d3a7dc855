"""Five characters a game: each with a bot that can be made, a name and a temper in every language."""

import re
from pathlib import Path

import pytest

import tocca
from tocca.bots import bot, levels
from tocca.bots.levels import GENERAL
from tocca.cli.words import LANGUAGES, Words

PERSONAS = [level.persona for five in (*map(levels, tocca.games()), GENERAL) for level in five]


def test_every_game_has_five_and_so_has_a_new_one() -> None:
    assert all(len(five) == 5 for five in (*map(levels, tocca.games()), GENERAL))
    assert len(set(PERSONAS)) == len(PERSONAS)


@pytest.mark.parametrize("game", tocca.games())
def test_their_bots_can_be_made_and_stop_within_a_second(game: str) -> None:
    for level in levels(game):
        made = bot(level.spec, game)
        seconds = getattr(made, "seconds", 0)
        assert seconds is not None
        assert seconds <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_temper(language: str) -> None:
    words = Words(language)
    fives = [(game, level.persona) for game in tocca.games() for level in (*levels(game), *GENERAL)]
    said = [words.persona(game, persona).partition(", ") for game, persona in dict.fromkeys(fives)]
    names, tempers = {name for name, _, _ in said}, {temper for _, _, temper in said}
    assert len(names) == len(tempers) == len(PERSONAS)
    assert all(len(name) <= 30 for name in names)  # a name must fit beside a face
    assert all(len(temper) <= 70 for temper in tempers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_messages_name_only_the_general_ones(language: str) -> None:
    text = (Path(tocca.__file__).parent / "locales" / language / "bots.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^persona-([a-z]+)(?:-temper)? =", text, re.MULTILINE)
    assert sorted(found) == sorted(2 * [level.persona for level in GENERAL])
