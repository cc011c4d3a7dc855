"""The pages of the documentation site: a hook of mkdocs.yml, which fills in what is written down elsewhere.

A page says where: `<!-- options of tomoko -->` and its like. The rule pages become pages of the site in all their
languages, and the picture is drawn from the game's example match. So no fact stands in two places.
"""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File, Files

import tocca
from tocca import drawing
from tocca.cli.words import LANGUAGES

if TYPE_CHECKING:
    from scripts.reference import fields, read
else:  # mkdocs puts the folder of a hook on the path, not its parent
    from reference import fields, read

ROOT = Path(__file__).parents[1]
APP = os.environ.get("TOCCA_SITE") == "1"  # whether the app is beside the pages, in play/ (`make site`)
GAMES = ROOT / "src" / "tocca" / "games"
PLACE = re.compile(r"^<!-- (\w+)(?: of (\w+))? -->$", re.MULTILINE)
SPOKEN = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch", "ru": "Русский"}
SETTINGS = (("tocca.server.settings", "Settings"), ("tocca.server.live.limits", "Limits"))


def on_files(files: Files, config: Any) -> Files:
    """Add the rules in five languages, the pictures and the sign; mkdocs calls this."""
    files.append(File.generated(config, "assets/tocca.svg", abs_src_path=str(ROOT / "web" / "public" / "icon.svg")))
    for game in tocca.games():
        files.append(File.generated(config, f"games/{game}.svg", content=_draw(game)))
        for language in LANGUAGES:
            files.append(File.generated(config, f"rules/{language}/{game}.md", content=_rule_page(game, language)))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Fill in a page; mkdocs calls this."""
    return PLACE.sub(lambda place: FILLED[place[1]](place[2]) if place[1] in FILLED else place[0], markdown)


def section(text: str, heading: str) -> str:
    """What stands under that heading, to the next one of its level or above."""
    level = heading.index(" ")
    start = text.index(f"\n{heading}\n") + len(heading) + 2
    end = re.compile(rf"^#{{1,{level}}} ", re.MULTILINE).search(text, start)
    return text[start : end.start() if end else None].strip()


def _rules(game: str, language: str) -> str:
    return (GAMES / game / "words" / f"rules.{language}.md").read_text(encoding="utf-8")


def _rule_page(game: str, language: str) -> str:
    """The page as players read it, with the way to its sisters."""
    title, _, rest = _rules(game, language).partition("\n")
    board = _frame(f"../../play/?try/{game}&lang={language}", tocca.game(game).name) if APP else ""
    return f'{title}\n\n{_languages(game, "../")}\n\n{board}\n\n<div lang="{language}" markdown="1">\n{rest}\n</div>\n'


def _frame(address: str, title: str) -> str:
    return f'<iframe class="app" loading="lazy" src="{address}" title="{title}"></iframe>'


def _play(_: str) -> str:
    """The way into the app, where it is beside the pages."""
    link = '<a class="md-button md-button--primary" href="play/">Play in your browser</a>'
    return f"{link}\n\nNothing to install, no server: the whole game runs in this page." if APP else ""


def _scratchpad(_: str) -> str:
    """The prompt itself, where the app is beside the pages."""
    missing = "This copy of the documentation was built without the app: `make site` builds both."
    return _frame("play/?scratchpad", "A Python prompt") if APP else missing


def _languages(game: str, up: str) -> str:
    return " · ".join(f"[{SPOKEN[language]}]({up}{language}/{game}.md)" for language in LANGUAGES)


def _summary(game: str) -> str:
    """What the rules say at a glance."""
    text = _rules(game, "en")
    glance, aim = section(text, "## At a glance"), section(text, "## Aim")
    return f"{text.splitlines()[2]}\n\n{glance}\n\n**Aim.** {aim}\n\nThe rules: {_languages(game, '../rules/')}"


def _draw(game: str) -> str:
    """The example match at the moment it marks."""
    record = tocca.Record.loads((GAMES / game / "words" / "example.tocca").read_text(encoding="utf-8"))
    moment = next(number for number, event in enumerate(record.events, 1) if event.mark == "turn")
    return drawing.svg(game, record.states[moment])


def _picture(game: str) -> str:
    return f"![{tocca.game(game).name}: the table in the middle of a match]({game}.svg){{ .table }}"


def _options(game: str) -> str:
    """The options as the game declares them."""
    rows = (f"| `{one.name}` | `{one.default}` | {one.allowed} |" for one in tocca.game(game).options.values())
    return "\n".join(["| option | default | may be |", "|---|---|---|", *rows])


def _encoding(game: str) -> str:
    """From the page for developers in the game's folder."""
    return section((GAMES / game / "README.md").read_text(encoding="utf-8"), "## Encoding")


def _notation(game: str) -> str:
    return section((GAMES / game / "README.md").read_text(encoding="utf-8"), "## Notation")


def _observation(game: str) -> str:
    """From docs/research.md, whose tables are tested against the encoders."""
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    return section(text, f"### {tocca.game(game).name}")


def _contributing(_: str) -> str:
    """CONTRIBUTING.md without its title."""
    return (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("\n")[2].strip()


def _examples(_: str) -> str:
    """The scripts, each with the first line it says about itself."""
    return "\n".join(
        ["| script | what it does |", "|---|---|", *map(_example_row, sorted((ROOT / "examples").glob("*.py")))]
    )


def _example_row(file: Path) -> str:
    about = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return f"| `examples/{file.name}` | {' '.join(about.partition(chr(10) * 2)[0].split())} |"


def _settings(_: str) -> str:
    """What a host can set, from the classes that are read."""
    return "\n".join(["| setting | default | |", "|---|---|---|", *_setting_rows()])


def _setting_rows() -> Iterator[str]:
    for name, kind in SETTINGS:
        module = read(name)
        (node,) = (one for one in module.tree.body if isinstance(one, ast.ClassDef) and one.name == kind)
        for field in fields(module, node):
            if field.name != "limits":  # their own rows follow
                default = ast.literal_eval(field.default)
                yield f"| `{field.name}` | {default and f'`{default}`'} | {field.comment} |"


FILLED = {
    "summary": _summary,
    "picture": _picture,
    "options": _options,
    "encoding": _encoding,
    "notation": _notation,
    "observation": _observation,
    "contributing": _contributing,
    "examples": _examples,
    "settings": _settings,
    "play": _play,
    "scratchpad": _scratchpad,
}
