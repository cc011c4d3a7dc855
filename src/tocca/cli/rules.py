"""The rule pages: one Markdown file a game and language."""

from argparse import Namespace

from tocca.cli.screen import Screen
from tocca.cli.words import Problem, Words
from tocca.core.drawing import PLAIN
from tocca.core.registry import manifest


def rules(asked: Namespace, words: Words) -> int:
    """`tocca rules GAME`."""
    show(asked.game, Screen(words, asked.plain))
    return 0


def text(game: str, language: str) -> str:
    """The rule page, in English if there is none in that language."""
    page = manifest(game).rule_page(language) or manifest(game).rule_page("en")
    if page is None:
        raise Problem("no-rules", game=game)
    return page


def show(game: str, screen: Screen, paged: bool = False) -> None:
    """The page as it fits the terminal; as it was written where there is none."""
    page = text(game, screen.words.language)
    lines = (_rendered(page, screen) if screen.seen else page).splitlines()
    if paged:
        screen.page(lines)
    else:
        screen.say("\n".join(lines))


def _rendered(page: str, screen: Screen) -> str:
    from io import StringIO

    from rich.console import Console
    from rich.markdown import Markdown

    out = StringIO()
    colour = screen.pen is not PLAIN
    console = Console(file=out, width=min(screen.width, 92), force_terminal=colour, no_color=not colour)
    console.print(Markdown(page))
    return out.getvalue()
