"""What PettingZoo's wrappers do, without the wrappers: they look up every attribute three times, which takes longer
than most of our moves. The tests compare it with TerminateIllegalWrapper, AssertOutOfBoundsWrapper and
OrderEnforcingWrapper step by step."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from tocca.adapters.pettingzoo.aec import MatchAecEnv
from tocca.adapters.pettingzoo.base import Seen
from tocca.adapters.rendering import Frame
from tocca.core.errors import IllegalAction
from tocca.learning.conventions import ILLEGAL_REWARD
from tocca.learning.encoding import Observation


class GuardedAecEnv(MatchAecEnv):
    """An illegal action ends the match, with -1 for whoever tried it and 0 for the others; a number that is no action
    fails an assertion; and nothing can be done before `reset`."""

    _has_reset = False
    _has_updated = False  # since agent_iter gave an agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        self._has_reset = self._has_updated = True
        super().reset(seed, options)

    def step(self, action: int) -> None:
        """The agent's choice."""
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_updated = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        assert self._acceptable(agent, action), "action is not in action space"
        try:
            super().step(action)
        except IllegalAction:
            EnvLogger.warn_on_illegal_move()
            self._disqualify(agent)

    def _acceptable(self, agent: str, action: object) -> bool:
        """As the space's own `contains`, which takes longer to say so of a plain number."""
        if isinstance(action, int | np.int64):
            return bool(0 <= action < self.match.encoder.actions)
        if action is None and (self.terminations[agent] or self.truncations[agent]):
            return True
        return self._action_spaces[agent].contains(action)

    def _disqualify(self, agent: str) -> None:
        """The match ends here for everybody, as PettingZoo has it: both terminated and truncated."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Seen:
        """What the agent observes."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> Observation:
        """All seats' observations in a row."""
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Frame:
        """The match in the mode that was asked for."""
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Seen, int]:
        """The agents in the order in which they are to choose."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return _Agents(self, max_iter)


class _Agents(AECIterable[str, Seen, int]):
    def __iter__(self) -> AECIterator[str, Seen, int]:
        return _Steps(self.env, self.max_iter)


class _Steps(AECIterator[str, Seen, int], Iterator[str]):
    def __next__(self) -> str:
        agent = super().__next__()
        assert self.env._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
        self.env._has_updated = False
        return agent
