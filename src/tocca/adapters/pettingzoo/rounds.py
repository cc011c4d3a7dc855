"""Games where all choose at the same time as PettingZoo's parallel environments."""

from typing import Any

from pettingzoo import ParallelEnv

from tocca.adapters.pettingzoo.table import Seen, Table
from tocca.core.errors import IllegalAction
from tocca.learning.matches import NotBegun

Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Rounds(Table, ParallelEnv[str, Seen, int]):
    """All agents choose at once. Who has nothing to choose says anything at all: it is not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new match. The options of the game are those of the environment; `options` is not looked at."""
        self.start(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Everybody's choice. A number that is no action raises `tocca.IllegalAction`, and nothing changes."""
        match, agents, seats = self.match, self.agents, self._seats
        asked = {self.possible_agents[seat]: seat for seat in match.choosers}
        if not agents:
            raise NotBegun("the match is over: call reset")
        if missing := [agent for agent in asked if agent not in actions]:
            raise IllegalAction("no-such-action", f"an action of {' and '.join(missing)} is missing")
        match.play({seat: match.answer(seat, actions[agent]) for agent, seat in asked.items()})
        self.steps += 1
        over = match.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        payoffs = match.payoffs() if over else (0.0,) * match.seats
        rewards = {agent: payoffs[seats[agent]] for agent in agents}
        infos = {agent: self.final_info(seats[agent]) if over else {} for agent in agents}
        observed = self._observed()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _observed(self) -> dict[str, Seen]:
        observe, mask = self.match.observe, self.match.mask
        return {
            agent: {"observation": observe(seat), "action_mask": mask(seat)}
            for agent, seat in self._seats.items()
            if agent in self.agents
        }
