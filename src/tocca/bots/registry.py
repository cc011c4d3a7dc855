"""The bots there are: ours, and those that installed packages offer.

Some names mean another bot in each game: `search` is the game's own best and `flat` its own flat Monte Carlo, as its
manifest says, and general ones where it says nothing; `level-3` is the third of its levels.
A name with dots in it, `my_module.Careful`, is imported: that is for whoever runs the program. A name that comes over
the wire has to be one of `bots()`.
"""

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from tocca.bots.levels import NAMES as LEVELS
from tocca.bots.levels import level
from tocca.bots.player import BadBot, Bot, Thinker, Thought, UnknownBot, check_budget
from tocca.bots.specs import Factory, Spec, make_bot, read_spec
from tocca.bots.worlds import AnyGame
from tocca.core.registry import find, manifest

GROUP = "tocca.bots"
_OURS = {
    "random": "tocca.bots.uniform:RandomBot",
    "greedy": "tocca.bots.greedy:GreedyBot",
    "flat": "tocca.bots.flat:FlatBot",
    "ismcts": "tocca.bots.ismcts:InformationSetBot",
    "search": "tocca.bots.ismcts:InformationSetBot",
}
_BY_GAME = ("flat", "search")
NETWORK = "network"  # a trained one, of games that have one


def bots() -> tuple[str, ...]:
    """The names of the bots, ours first. Every one plays every game."""
    ours = (*_OURS, *LEVELS)
    return (*ours, *(name for name in sorted(entry_points(group=GROUP).names) if name not in ours))


@cache
def bot(text: str, game: str | None = None) -> Bot:
    """The bot of that name, such as `greedy` or `search:seconds=0.5`; for that game only, if it is named."""
    spec = read_spec(text)
    if spec.name in LEVELS:
        if spec.arguments:
            raise BadBot(f"{spec.name} has no argument {next(iter(spec.arguments))!r}; it takes none")
        return _Dispatch(lambda name: bot(level(name, spec.name).spec, name)).resolve(game)
    if spec.name == NETWORK:
        return _Dispatch(lambda name: make_bot(spec, _load_trained(name))).resolve(game)
    if spec.name in _BY_GAME:
        _check_budget(spec)
        return _Dispatch(lambda name: make_bot(spec, _own(spec.name, name))).resolve(game)
    return make_bot(spec, _factory(spec.name))


@cache
def search(game: str, seconds: float) -> Bot:
    """The game's best bot, with so much time to think."""
    found: Bot = _own("search", game)(seconds=seconds)
    return found


class _Dispatch:
    """A name that means another bot in each game."""

    def __init__(self, find: Callable[[str], Bot]) -> None:
        self._find = cache(find)

    def resolve(self, game: str | None) -> Bot:
        """The very bot, where the game is known already."""
        return self if game is None else self._find(game)

    def choose(self, game: AnyGame, view: Any, rng: random.Random) -> Any:
        """As that game's bot chooses."""
        return self._find(game.id).choose(game, view, rng)

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """As that game's bot thinks, if it can tell."""
        return ask_thought(self._find(game.id), game, view, rng)


def settle(player: Bot, game: str) -> Bot:
    """The very bot that such a player is in that game."""
    return player.resolve(game) if isinstance(player, _Dispatch) else player


def ask_thought(player: Bot, game: AnyGame, view: Any, rng: random.Random) -> Thought:
    """What the bot thinks; of one that can't explain itself, only the action."""
    if isinstance(player, Thinker):
        return player.think(game, view, rng)
    return Thought(player.choose(game, view, rng), ())


def uses_twin(player: Bot, game: str) -> bool:
    """Whether the bot is one of the game's own, which think on its compiled twin. A network is not loaded for that: it
    may need packages that nobody else does."""
    kind, offered = type(player), manifest(game)
    if f"{kind.__module__}:{kind.__qualname__}" == offered.bots.get(NETWORK):
        return True
    return kind in (offered.bot(name) for name in offered.bots if name != NETWORK)


def _check_budget(spec: Spec) -> None:
    """The arguments that every search takes, so that they are judged before a game is known."""

    def budget(seconds: float | None = 1.0, simulations: int | None = None) -> Bot:
        check_budget(seconds, simulations)
        return _Dispatch(lambda name: bot("random"))

    shared = {key: value for key, value in spec.arguments.items() if key in ("seconds", "simulations")}
    make_bot(Spec(spec.name, shared), budget)


def _load_trained(game: str) -> Factory:
    """The bot that plays as the game's trained network does."""
    found: Factory | None = manifest(game).bot(NETWORK) if find(game).variant_of is None else None
    if found is None:
        raise UnknownBot(f"there is no trained network for {game}; `tocca train {game}` makes one")
    return found


def _own(name: str, game: str) -> Factory:
    """The game's own bot of that name, else the general one."""
    own: Factory | None = manifest(game).bot(name) if find(game).variant_of is None else None
    return own or _factory(name)


def _factory(name: str) -> Factory:
    if name in _OURS:
        module, _, attribute = _OURS[name].partition(":")
        ours: Factory = getattr(import_module(module), attribute)
        return ours
    for entry in entry_points(group=GROUP, name=name):
        theirs: Factory = entry.load()
        return theirs
    if "." in name:
        return _import_factory(name)
    raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(bots())}")


def _import_factory(name: str) -> Factory:
    """The class, or function, of that name in a module."""
    module, _, attribute = name.rpartition(".")
    try:
        found: Factory = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise UnknownBot(f"there is no bot {name!r}: {problem}") from problem
    return found
