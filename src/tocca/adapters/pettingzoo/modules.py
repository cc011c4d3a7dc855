"""The module of one game for PettingZoo, whose environments are made when somebody asks for them."""

from types import ModuleType
from typing import Any

from tocca.adapters.pettingzoo.aec import MatchAecEnv
from tocca.adapters.pettingzoo.base import metadata
from tocca.adapters.pettingzoo.guarded import GuardedAecEnv
from tocca.adapters.pettingzoo.parallel import MatchParallelEnv
from tocca.core.names import module_name
from tocca.core.registry import game as find_game
from tocca.learning.games import match_kind


class GameModule(ModuleType):
    """`raw_env`, `env` and, where all choose at the same time, `parallel_env` of a game."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(name, f"{game} for PettingZoo; the options of the game are keyword arguments.")
        self.game = game

    @property
    def together(self) -> bool:
        """Whether all choose at the same time."""
        return match_kind(self.game).plays_together(find_game(self.game))

    def __getattr__(self, name: str) -> Any:
        if name not in ("raw_env", "env", "parallel_env") or (name == "parallel_env" and not self.together):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        made = self._make(name)
        setattr(self, name, made)
        return made

    def _make(self, name: str) -> type:
        kinds: tuple[type, ...] = (MatchParallelEnv,) if name == "parallel_env" else (MatchAecEnv,)
        if name == "env":
            kinds = (GuardedAecEnv, self.raw_env)
        about = {
            "game": self.game,
            "metadata": metadata(module_name(self.game), parallel=self.together),
            "__module__": self.__name__,
            "__doc__": f"{find_game(self.game).name} for PettingZoo.",
        }
        return type(name, kinds, about)
