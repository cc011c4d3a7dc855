"""What PettingZoo's two kinds of environments share here: agents, spaces, seeds and pictures."""

import random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tocca.adapters.rendering import MODES, Frame, check_mode, render
from tocca.core.records import Record
from tocca.learning.encoding import Observation
from tocca.learning.games import from_one, new_match
from tocca.learning.spaces import action_space, build_masked_space, observation_box

Seen = dict[str, Observation]  # an observation and its mask


def metadata(game: str, parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"name": f"{game}_v0", "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": parallel}


class MatchEnv:
    """A match and the agents around it, `player_0`, `player_1` and so on, by seat."""

    game: ClassVar[str]
    metadata: dict[str, Any]
    agents: list[str]
    possible_agents: list[str]

    def __init__(
        self, seats: int | None = None, render_mode: str | None = None, max_cycles: int | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.max_cycles = None if max_cycles is None else from_one("max_cycles", max_cycles)
        self.match = new_match(self.game, seats, ("render_mode", "max_cycles"), **options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoder = self.match.encoder
        self._observation_spaces = {agent: build_masked_space(encoder) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}
        self.state_space: Box = observation_box(encoder, self.match.seats)
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> Dict:
        """An observation and its mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of the actions."""
        return self._action_spaces[agent]

    def start(self, seed: int | None) -> None:
        """A new match: that of the seed, or of the next one in the row that the last seed began."""
        if seed is not None:
            self._seeds.seed(int(seed))
        self.match.start(self._seeds.getrandbits(63) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.steps = 0

    @property
    def steps_a_cycle(self) -> int:
        """How many steps of the match make a cycle, in which every agent chooses about once."""
        return 1 if self.metadata["is_parallelizable"] else self.match.seats

    def state(self) -> Observation:
        """All seats' observations in a row: what everybody together knows."""
        return np.concatenate([self.match.observe(seat) for seat in range(self.match.seats)])

    def record(self) -> Record:
        """The match so far as a record of the library."""
        return self.match.record()

    def render(self) -> Frame:
        """The match in the mode that was asked for."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def final_info(self, seat: int) -> dict[str, Any]:
        """How the match ended for that seat."""
        outcome = self.match.state.outcome
        if outcome is None:
            return {}
        return {"place": outcome.places[seat], "score": outcome.scores[seat], "reason": outcome.reason}
