"""Games and states as OpenSpiel wants them, made of a table and its nodes."""

import random
from collections.abc import Mapping
from typing import Any, get_args

import numpy as np
import pyspiel

from tocca.adapters.openspiel.observers import HistoryObserver, Observer, make_observer
from tocca.core.errors import BadOption
from tocca.core.options import Option
from tocca.core.records import Record
from tocca.core.registry import find as registered
from tocca.core.registry import manifest
from tocca.core.state import State
from tocca.learning.games import match_kind
from tocca.learning.spiel.node import CHANCE, OVER, SpielNode
from tocca.learning.spiel.table import Payoff, SpielTable

PAYOFFS = get_args(Payoff)
Parameter = bool | int | str


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours with its options as parameters. `register` makes a subclass a game."""

    kind: type[SpielTable]
    game_id: str
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**defaults(self.game_id, self.kind), **(params or {})}
        self.table = _table(self.kind, self.game_id, given)
        super().__init__(self.game_type, _info(self.table), dict(params or {}))

    def new_initial_state(self) -> "TableState":
        """A match before its first chance value."""
        return TableState(self)

    def state_at(self, state: State[Any, Any, Any]) -> "TableState":
        """A match that stands as this one of the library, whose seats and options are the game's own.

        For searches that only look ahead: it has no history, so it can't be resampled or serialized.
        """
        found = TableState(self)
        found.node = SpielNode.at(self.table, state)
        return found

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | HistoryObserver:
        """An observer of the present, or of all that a player remembers."""
        if params:
            raise ValueError(f"there are no observation parameters; given {params}")
        return make_observer(self.table, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """No match has more."""
        return self.table.draws


class TableState(pyspiel.State):  # type: ignore[misc]
    """A moment of a match. All there is is its node, which never changes: a clone costs next to nothing."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.node: SpielNode = game.table.root

    def current_player(self) -> int:
        """Who decides, or CHANCE, SIMULTANEOUS, TERMINAL."""
        return self.node.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.node.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers of the next chance value with their probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = node.draw(action) if node.player == CHANCE else node.play({node.player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        node = self.node
        self.node = node.play({seat: actions[seat] for seat in node.deciders})

    def _action_to_string(self, player: int, action: int) -> str:
        node = self.node
        if player == CHANCE:
            return f"draw {node.table.outcome_value(action, node.candidates)}"
        return node.table.name(node, player, action)

    def returns(self) -> list[float]:
        """Zero-sum, at the end."""
        return self.node.table.returns(self.node)

    def __str__(self) -> str:
        settled, node = self.node.settled, self.node
        table = "" if settled is None or settled.state is None else node.table.game.draw(settled.state.view(None))
        drawn = " ".join(map(str, node.given))
        return f"{table}\ndrawing: {drawn}" if node.player == CHANCE else table

    def record(self) -> Record:
        """The match so far as a record of the library."""
        return self.node.table.record(self.node)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "TableState":
        """A match that the player can't tell from this one, all hidden things as likely as chance made them.

        `sampler` gives numbers from 0 to 1, as OpenSpiel's do; without one, NumPy's generator is asked.
        """
        rng = random.Random(np.random.random() if sampler is None else sampler())
        again = self.get_game().new_initial_state()
        for way in self.node.table.resample(self.node, player, rng).ways():
            if isinstance(way, int):
                again.apply_action(way)
            elif again.is_simultaneous_node():
                moves = dict(way)
                again.apply_actions([moves.get(seat, 0) for seat in range(again.num_players())])
            else:
                again.apply_action(way[0][1])
        return again  # type: ignore[no-any-return]


def defaults(game_id: str, kind: type[SpielTable]) -> dict[str, Parameter]:
    """The parameters of a game: its options, the number of players, and what counts at the end."""
    game = registered(game_id)
    options = {name: write_parameter(option.default) for name, option in game.options.items()}
    return {"players": game.seats[0], "payoff": PAYOFFS[0], **kind.extras, **options}


def write_parameter(value: Any) -> Parameter:
    """A deck is one text, its cards parted by semicolons."""
    return ";".join(value) if isinstance(value, tuple) else value


def _read(option: Option, value: Parameter) -> Any:
    several = option.type == "value" and isinstance(value, str) and "/" in value
    return tuple(str(value).split(";")) if several else value


def _table(kind: type[SpielTable], game_id: str, given: Mapping[str, Any]) -> SpielTable:
    game = registered(game_id)
    if given["payoff"] not in PAYOFFS:
        raise BadOption(f"payoff must be one of {', '.join(PAYOFFS)}, not {given['payoff']!r}")
    known = {"players", "payoff", *kind.extras, *game.options}
    if unknown := sorted(given.keys() - known):
        raise BadOption(f"there is no parameter {unknown[0]!r}; the parameters are {', '.join(sorted(known))}")
    options = {name: _read(option, given[name]) for name, option in game.options.items()}
    return kind(game_id, given["players"], given["payoff"], options, *(given[name] for name in kind.extras))


def _info(table: SpielTable) -> Any:
    best = float(table.best_score)
    low, high = (-best, best) if table.payoff == "score" else (-1.0, 1.0)
    return pyspiel.GameInfo(
        num_distinct_actions=table.encoder.actions,
        max_chance_outcomes=table.outcomes,
        num_players=table.seats,
        min_utility=low,
        max_utility=high,
        utility_sum=0.0,
        max_game_length=table.steps,
    )


def register(game_id: str) -> type[TableGame]:
    """Make it known to OpenSpiel as python_GAME."""
    game = registered(game_id)
    kind: type[SpielTable] = manifest(game_id).part("openspiel") or SpielTable
    together = match_kind(game_id).plays_together(game)
    short = f"python_{game_id.replace('-', '_')}"
    kinds = pyspiel.GameType
    game_type = kinds(
        short_name=short,
        long_name=f"Python {game.name}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if kind.hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=kind.remembers(game),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game_id, kind),
    )
    made = type(f"{game_id.title()}Game", (TableGame,), {"kind": kind, "game_id": game_id, "game_type": game_type})
    pyspiel.register_game(game_type, made)
    return made
