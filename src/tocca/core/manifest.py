"""What a game offers to the rest of Tocca, part by part.

A package announces its games as entry points of the group `tocca.games`:

    [project.entry-points."tocca.games"]
    nim = "nim_for_tocca:GAME"          # the rules are enough
    chess = "chess_for_tocca:MANIFEST"  # a manifest names more parts

A part is a text, `package.module:name`, and is imported on demand. So a server never loads a learning environment, and
plain Python never imports NumPy. Where a game lacks a part, the general one is used.
"""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tocca.core.contract import Game

Part = Literal[
    "picture", "levels", "compiled", "encoder", "match", "openspiel", "vector", "network", "train", "solve", "puzzles",
    "analysis", "numbers",
]  # fmt: skip
LANGUAGES: Final = ("en", "it", "fr", "de", "ru")
_NONE: Mapping[str, str] = MappingProxyType({})


class Manifest(NamedTuple):
    """The parts of one game. Only `rules` is required."""

    rules: "str | Game[Any, Any, Any]"  # a `Game`
    variants: Mapping[str, str] = _NONE  # small variants by id, each a `Game`
    words: str = ""  # the package with LANG.ftl, rules.LANG.md and example.tocca
    picture: str = ""  # view -> tocca.drawing.Picture
    bots: Mapping[str, str] = _NONE  # by name, such as "search": a factory of bots
    levels: str = ""  # five tocca.bots.Level, the weakest first
    compiled: str = ""  # the module of the compiled twin
    search: str = ""  # the module of the compiled searches, whose `warm_up()` compiles them
    encoder: str = ""  # a tocca.learning.encoding.Encoder
    match: str = ""  # a tocca.learning.matches.MatchDriver
    openspiel: str = ""  # a tocca.learning.spiel.table.SpielTable
    vector: str = ""  # a tocca.learning.vector.MatchVector
    network: str = ""  # a tocca.learning.network.Network, for `tocca train`
    train: str = ""  # how it learns in a way of its own: tocca.training.run.Wish, Tell -> the file of weights
    solve: str = ""  # state, seat -> tocca.solve.Solution
    puzzles: str = ""  # a tocca.practice.puzzles.Miner
    analysis: str = ""  # a tocca.analysis.insight.Analyst
    numbers: str = ""  # what is counted of a seat in a match: tocca.practice.numbers.Counting
    client: bool = False  # whether the client has a board for it (web/src/games/GAME)

    @property
    def game(self) -> "Game[Any, Any, Any]":
        """The rules."""
        found: Game[Any, Any, Any] = load(self.rules) if isinstance(self.rules, str) else self.rules
        return found

    def part(self, name: Part) -> Any:
        """That part, imported now; None where the game has none."""
        reference: str = getattr(self, name)
        return load(reference) if reference else None

    def bot(self, name: str) -> Any:
        """The game's own factory of bots of that name, imported now; None where it has none."""
        return load(self.bots[name]) if name in self.bots else None

    def text(self, name: str) -> "Traversable | None":
        """A file of the words package, such as `rules.en.md`; None where there is none."""
        from importlib.resources import files  # late: `import tocca` needs no files

        found = files(self.words).joinpath(name) if self.words else None
        return found if found is not None and found.is_file() else None

    def rule_page(self, language: str) -> str | None:
        """The rules for players, as Markdown. Without a page it is the docstring of the game's class, in English."""
        from inspect import cleandoc  # late: it takes a while to load

        page = self.text(f"rules.{language}.md")
        if page is not None:
            return page.read_text(encoding="utf-8")
        about = type(self.game).__doc__ if language == "en" else None
        return about and f"# {self.game.name}\n\n{cleandoc(about)}\n"


def load(reference: str) -> Any:
    """The object that `package.module:name` names; without a name the module itself."""
    module, _, name = reference.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found
