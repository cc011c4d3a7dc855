"""Games where all choose at the same time as PettingZoo's parallel environments."""

from typing import Any

from pettingzoo import ParallelEnv

from tocca.adapters.pettingzoo.base import MatchEnv, Seen
from tocca.core.errors import IllegalAction
from tocca.learning.conventions import ILLEGAL_REWARD
from tocca.learning.matches import NotBegun

Stepped = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class MatchParallelEnv(MatchEnv, ParallelEnv[str, Seen, int]):
    """All agents choose at once. Who has nothing to choose says anything at all: it is not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new match. The options of the game are those of the environment; `options` is not looked at."""
        self.start(seed)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Everybody's choice. A number that is no action raises `tocca.IllegalAction`, and nothing changes; an action
        that the rules refuse ends the match, with -1 for whoever tried it and 0 for the others."""
        match, agents, seats = self.match, self.agents, self._seats
        asked = {self.possible_agents[seat]: seat for seat in match.choosers}
        if not agents:
            raise NotBegun("the match is over: call reset")
        if missing := [agent for agent in asked if agent not in actions]:
            raise IllegalAction("no-such-action", f"an action of {' and '.join(missing)} is missing")
        answers = {seat: match.answer(seat, actions[agent]) for agent, seat in asked.items()}
        try:
            match.play(answers)
        except IllegalAction as refusal:
            offenders = [agent for agent, seat in asked.items() if not match.mask(seat)[actions[agent]]]
            return self._disqualify(offenders, refusal)
        self.steps += 1
        over = match.over
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        payoffs = match.payoffs() if over else (0.0,) * match.seats
        rewards = {agent: payoffs[seats[agent]] for agent in agents}
        infos = {agent: self.final_info(seats[agent]) if over else {} for agent in agents}
        observed = self._observe()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observed, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _disqualify(self, offenders: list[str], refusal: IllegalAction) -> Stepped:
        """The match ends here for everybody, as PettingZoo has it in its other kind: both terminated and truncated."""
        agents, observed = self.agents, self._observe()
        self.agents = []
        rewards = {agent: ILLEGAL_REWARD if agent in offenders else 0.0 for agent in agents}
        infos: dict[str, dict[str, Any]] = {
            agent: {"illegal": refusal.reason} if agent in offenders else {} for agent in agents
        }
        return observed, rewards, dict.fromkeys(agents, True), dict.fromkeys(agents, True), infos

    def _observe(self) -> dict[str, Seen]:
        observe, mask = self.match.observe, self.match.mask
        return {
            agent: {"observation": observe(seat), "action_mask": mask(seat)}
            for agent, seat in self._seats.items()
            if agent in self.agents
        }
