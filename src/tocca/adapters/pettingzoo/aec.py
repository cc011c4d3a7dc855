"""The games as PettingZoo's agent-environment cycle: one agent chooses at a time.

Where a game's players choose at the same time, each one sees what was there before the first of them chose.
"""

from typing import Any

from pettingzoo import AECEnv

from tocca.adapters.pettingzoo.base import MatchEnv, Seen
from tocca.learning.matches import SeatAnswer


class MatchAecEnv(MatchEnv, AECEnv[str, Seen, int]):
    """A match, agent by agent. An illegal action raises `tocca.IllegalAction` here and changes nothing."""

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The options of the game are those of the environment; `options` is not looked at."""
        self.start(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> Seen:
        """What the agent observes; the mask is empty unless it is one to choose."""
        seat, match = self._seats[agent], self.match
        return {"observation": match.observe(seat), "action_mask": match.mask(seat)}

    def step(self, action: int) -> None:
        """The agent's choice; with the last one that was asked for the match goes on."""
        agent, match = self.agent_selection, self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        self._answers[seat] = match.answer(seat, action)
        if len(self._answers) == len(self._asked):
            self._go_on(self._answers)
        else:
            self.agent_selection = self.possible_agents[self._asked[len(self._answers)]]
        self._cumulative_rewards[agent] = self.rewards[agent]

    def _ask(self) -> None:
        self._answers: dict[int, SeatAnswer] = {}
        self._asked = self.match.asked
        self.agent_selection = self.possible_agents[self._asked[0]]

    def _go_on(self, answers: dict[int, SeatAnswer]) -> None:
        match = self.match
        self._answers = {}
        match.play(answers)
        self.steps += 1
        if match.over:
            self._end()
        else:
            self._ask()
            if self.max_cycles is not None and self.steps >= self.max_cycles * self.steps_a_cycle:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        payoffs = self.match.payoffs()
        for agent in self.agents:
            seat = self._seats[agent]
            self.rewards[agent] = self._cumulative_rewards[agent] = payoffs[seat]
            self.infos[agent] = self.final_info(seat)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]
