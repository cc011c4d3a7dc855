"""The players' rule pages: complete, in five languages, and true to the options and the notation."""

import re
from importlib.resources import files

import pytest

import tocca

LANGUAGES = ("en", "it", "fr", "de", "ru")
PAGES = [(game, language) for game in tocca.games() for language in LANGUAGES]
TRANSLATIONS = [(game, language) for game, language in PAGES if language != "en"]

# The rules files number their rules from 1 to these.
LAST_RULE = {"toncc": ("TN", 21), "toscana": ("TS", 10), "totsa": ("TC", 18), "tomoko": ("TM", 12)}

DESIGNERS = {
    "toncc": "Davide Bassanelli",
    "toscana": "Niek Neuwahl",
    "totsa": "Эврикус / PANNA",
    "tomoko": "Tom Wuytack",
}

# The moves that the pages teach by example; they stay English in every language.
MOVES = {
    "toncc": ("Blue 4",),
    "toscana": ("Tile 5 at h9 turned right", "veto", "allow"),
    "totsa": (
        *("roll", "slap pink star", "protect", "flip", "capture", "point 2 1"),
        *("totsa!", "pass", "return pink star", "turn up 2"),
    ),
    "tomoko": ("W3 dark", "claim 17", "hand 17"),
}


def page(game: str, language: str) -> str:
    return files(f"tocca.games.{game}.words").joinpath(f"rules.{language}.md").read_text(encoding="utf-8")


def without_figures(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def long_paragraphs(text: str) -> set[str]:
    return {paragraph.strip() for paragraph in without_figures(text).split("\n\n") if len(paragraph.strip()) > 80}


def headings(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", without_figures(text), flags=re.MULTILINE)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_is_told_and_no_other_number_cited(game: str, language: str) -> None:
    prefix, last = LAST_RULE[game]
    cited = set(re.findall(r"\b(?:TN|TS|TC|TM)-\d+\b", page(game, language)))
    assert cited == {f"{prefix}-{number}" for number in range(1, last + 1)}


def names_of_the_form(game: str, language: str) -> dict[str, str]:
    """The texts of the form in which a table is agreed on, without their units."""
    text = files(f"tocca.games.{game}.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^{game}-((?:option|choice)-[\w-]+) = (.+?)(?: \([^)]*\))?$", text, flags=re.MULTILINE)
    return dict(found)


def read_options(game: str, language: str) -> dict[str, tuple[str, str]]:
    """By the name in the code, which stands last: the option as the page calls it, and its default."""
    lines = re.findall(r"^- \*\*(.+?)\*\* (\(.+?\)).* \(`(\w+)`\)$", page(game, language), flags=re.MULTILINE)
    assert len({name for _, _, name in lines}) == len(lines)
    return {name: (called, default) for called, default, name in lines}


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_option_is_called_as_in_the_form_with_its_default(game: str, language: str) -> None:
    told, form = read_options(game, language), names_of_the_form(game, language)
    assert set(told) == set(tocca.game(game).options)
    for option in tocca.game(game).options.values():
        called, default = told[option.name]
        assert called == form.get(f"option-{option.name}", called)
        if option.type == "choice":
            assert form[f"choice-{option.name}-{option.default}"] in default
        elif option.type != "flag":  # whether a flag is on or off is said in the page's own language
            shown = option.default // 1000 if option.unit == "ms" else option.default
            assert re.search(rf"\b{shown}\b", default), f"{option.name}: {default} is not {shown}"


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_flags_that_are_on_and_off_are_told_apart(game: str, language: str) -> None:
    told = read_options(game, language)
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for option in tocca.game(game).options.values():
        if option.type == "flag":
            said[option.default].add(told[option.name][1])
    assert all(len(words) <= 1 for words in said.values())
    assert not said[True] & said[False]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_no_option_is_named_as_in_the_code_but_at_the_end_of_its_line(game: str, language: str) -> None:
    text = re.sub(r" \(`\w+`\)$", "", page(game, language), flags=re.MULTILINE)
    options = tocca.game(game).options.values()
    named = {option.name for option in options} | {choice for option in options for choice in option.choices}
    assert not named & set(re.findall(r"`(\w+)`", text)) - {"veto"}  # also a move


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_time_is_told_in_seconds(game: str, language: str) -> None:
    assert not re.search(r"mil+i?[sc]e[ck]|милл?исек", page(game, language), flags=re.IGNORECASE)


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_moves_shown_are_moves_in_exact_notation(game: str, language: str) -> None:
    text = page(game, language)
    for move in MOVES[game]:
        assert f"`{move}`" in text
        assert tocca.game(game).format(tocca.game(game).parse(move)) == move


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_the_designer_is_credited_last(game: str, language: str) -> None:
    credits_section = page(game, language).split("\n## ")[-1]
    assert DESIGNERS[game] in credits_section


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_sections_of_the_english_page_under_headings_of_its_own(game: str, language: str) -> None:
    english, translated = headings(page(game, "en")), headings(page(game, language))
    assert len(translated) == len(english) == len(set(translated))
    same_word = {"Options"}  # English and French alike
    assert not set(translated) & set(english) - same_word


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_no_paragraph_is_left_in_another_language(game: str, language: str) -> None:
    mine = long_paragraphs(page(game, language))
    for other in LANGUAGES:
        if other != language:
            assert not mine & long_paragraphs(page(game, other))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_figures_are_closed_and_narrow_enough_for_a_terminal(game: str, language: str) -> None:
    text = page(game, language)
    assert text.count("\n```") % 2 == 0
    for figure in re.findall(r"^```[a-z-]+\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL):
        assert max(map(len, figure.splitlines())) <= 84
