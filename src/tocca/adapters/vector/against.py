"""Many matches of one seat against others: bots by name, functions of observations, or a pool of both.

    envs = gymnasium.make_vec("tocca/NAME-v0", num_envs=64, opponent="level-3")
    envs = gymnasium.make_vec("tocca/NAME-v0", num_envs=1024, opponent=Pool([random_policy, my_earlier_self]))

The matches are those of self-play (tocca.learning.vector). After each choice of the learner the others choose, all that
are on turn at once, until the learner has to choose again.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tocca.bots import Bot, Racer, bot
from tocca.core.errors import BadOption, IllegalAction
from tocca.core.state import State
from tocca.learning.arrays import Bytes, Flags, Numbers
from tocca.learning.conventions import ILLEGAL_REWARD
from tocca.learning.encoding import Observation
from tocca.learning.vector import Infos, MatchVector, Stepped, each_seed, final_infos, find_spared, read_autoreset


class Asked(NamedTuple):
    """What a policy is asked: an action for each of these seats."""

    observations: Bytes
    masks: Bytes
    seats: Numbers
    matches: Numbers  # which matches they are
    envs: MatchVector  # `envs.state(match)` is one of them; a fair policy looks only at the seat's view
    rng: np.random.Generator


Policy = Callable[[Asked], Numbers]
Opposed = str | Bot | Policy


class Pool:
    """Several opponents: each new match draws one of them. `add` may be called while matches run."""

    def __init__(self, members: Sequence[Opposed], weights: Sequence[float] | None = None) -> None:
        self.members = list(members)
        self.weights = [1.0] * len(self.members) if weights is None else list(weights)
        if not self.members or len(self.weights) != len(self.members) or min(self.weights) < 0 or not any(self.weights):
            raise BadOption("a pool has members, each with a weight from 0, not all of them 0")

    def add(self, member: Opposed, weight: float = 1.0) -> None:
        """Another opponent, from the next match on."""
        self.members.append(member)
        self.weights.append(weight)

    def draw(self, count: int, rng: np.random.Generator) -> Numbers:
        """Members for so many new matches, by number."""
        weights = np.array(self.weights)
        return rng.choice(len(weights), size=count, p=weights / weights.sum())


def random_policy(asked: Asked) -> Numbers:
    """Every legal action is equally likely."""
    chances = asked.rng.random(asked.masks.shape, dtype=np.float32) * (asked.masks > 0)
    found: Numbers = chances.argmax(axis=1)
    return found


class BotPolicy:
    """A bot of the library, which sees the view of its seat."""

    def __init__(self, player: Bot, name: str) -> None:
        if isinstance(player, Racer):
            raise BadOption(f"{name} reacts and remembers: it plays in make_vec(…, vectorization_mode='sync') only")
        self.player, self.name = player, name

    def __call__(self, asked: Asked) -> Numbers:
        """One choice after the other."""
        encoder, rng = asked.envs.encoder, random.Random(int(asked.rng.integers(1 << 62)))
        found = np.zeros(len(asked.seats), dtype=np.int64)
        for at, (match, seat) in enumerate(zip(asked.matches.tolist(), asked.seats.tolist(), strict=True)):
            state = asked.envs.state(match)
            if seat in state.to_act:  # where all choose at the same time, some may have nothing to choose
                view = state.view(seat)
                found[at] = encoder.number(view, self.player.choose(encoder.game, view, rng))
        return found


class OpponentVector(VectorEnv[Observation, Numbers, Any]):
    """One seat of each match; a policy plays all others."""

    def __init__(
        self,
        kind: type[MatchVector],
        num_envs: int,
        opponent: Opposed | Pool,
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        one = kind(num_envs=None, opponent=None, **options)  # type: ignore[arg-type]  # as many as one match has
        self.envs = kind(num_envs=num_envs * one.agents, opponent=None, **{**options, "copy": False})
        self.encoder, self.num_envs = self.envs.encoder, num_envs
        if seat is not None and seat not in range(self.encoder.seats):
            raise BadOption(f"seat must be from 0 to {self.encoder.seats - 1}, or None for any, not {seat!r}")
        self.pool = opponent if isinstance(opponent, Pool) else Pool([opponent])
        self._policies: list[Policy] = []
        self._policy(0)
        self.autoreset = read_autoreset(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset, "render_modes": []}
        self.single_observation_space = self.envs.single_observation_space
        self.single_action_space = self.envs.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._wanted = seat
        self.seats: Numbers = np.zeros(num_envs, dtype=np.int64)
        self.facing: Numbers = np.zeros(num_envs, dtype=np.int64)  # which member of the pool
        self._ended: Flags = np.zeros(num_envs, dtype=np.bool_)
        self._begun = False
        self.drawn_by: Any = None

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Observation, Infos]:
        """New matches everywhere, or where `options["reset_mask"]` is true; seeds as for self-play."""
        spared = find_spared(options or {}, self.num_envs, 1, self._begun)
        each = each_seed(seed, self.num_envs)
        super().reset(seed=None if each is not None else seed)  # type: ignore[arg-type]
        where: Flags = np.ones(self.num_envs, dtype=np.bool_)
        where[spared] = False
        self._begun = True
        self._begin(where, seed)
        return self._see()

    def step(self, actions: Numbers) -> Stepped:
        """The learner's action in each match, and what the others do until the learner has to choose again."""
        if not self._begun:
            raise ResetNeeded("the matches have not begun: call reset first")
        begin = self._ended.copy()
        if self.autoreset == AutoresetMode.DISABLED and begin.any():
            raise ResetNeeded("a match is over: call reset with a reset_mask")
        playing, given = ~begin, np.asarray(actions)
        if given.dtype.kind not in "iu" or given.size != self.num_envs:
            raise TypeError(f"actions are {self.num_envs} whole numbers, not {given.size} of {given.dtype}")
        self._play(given.astype(np.int64).reshape(-1), playing)
        latest, every = self.envs.latest, np.arange(self.num_envs)
        ended = playing & latest.ended
        wrong = ended & latest.illegal.any(axis=1)
        rewards = np.where(wrong, ILLEGAL_REWARD, np.where(ended, latest.payoffs[every, self.seats], 0))
        payoffs = latest.payoffs.copy()
        self._ended = ended.copy()
        if begin.any():
            self._begin(begin)
        observations, infos = self._see()
        if wrong.any():
            infos |= {"illegal": wrong, "_illegal": wrong}
        if ended.any():
            infos |= {"payoffs": payoffs, "_payoffs": ended}
        stepped = observations, rewards.astype(np.float32), ended, np.zeros(self.num_envs, dtype=np.bool_), infos
        if self.autoreset == AutoresetMode.SAME_STEP and ended.any():
            self._begin(ended)
            fresh, begun = self._see()
            kept = {name: value for name, value in infos.items() if name.lstrip("_") in ("illegal", "payoffs")}
            return fresh, stepped[1], ended, stepped[3], begun | kept | final_infos(stepped)
        return stepped

    def state(self, match: int) -> State[Any, Any, Any]:
        """That match as a state of the library."""
        return self.envs.state(match)

    def action_masks(self) -> Bytes:
        """What may be chosen now, in each match."""
        masks: Bytes = self._own(self.envs.latest.masks)
        return masks

    def render(self) -> tuple[Any, ...] | None:
        """Every match in the mode that was asked for."""
        self.envs.render_mode, self.envs.drawn_by = self.render_mode, self.drawn_by
        return self.envs.render()

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.envs.close()

    # One's own seat and the others':

    def _own(self, arrays: Any) -> Any:
        """The part of one's own seat of what all agents of a match see."""
        return arrays[np.arange(self.num_envs), self.seats if self.envs.agents > 1 else 0]

    def _see(self) -> tuple[Observation, Infos]:
        """What the learner sees. At the end of a match the last mover's observation is there, and not the learner's."""
        latest = self.envs.latest
        observations, masks = self._own(latest.observations).copy(), self._own(latest.masks).copy()
        if self.envs.agents == 1:
            for match in np.flatnonzero(latest.ended & (self.envs.seats != self.seats)).tolist():
                observations[match] = self.encoder.observe(self.envs.state(match).view(int(self.seats[match])))
        masks[latest.ended] = 0
        every = np.ones(self.num_envs, dtype=np.bool_)
        infos: Infos = {"action_mask": masks, "_action_mask": every, "seat": self.seats.copy(), "_seat": every}
        return observations, infos | {"opponent": self.facing.copy(), "_opponent": every}

    def _begin(self, where: Flags, seed: int | Sequence[int | None] | None = None) -> None:
        """New matches there, up to the learner's first choice; one that the others win before that is dealt again."""
        agents, first = self.envs.agents, seed
        while where.any():
            self.envs.reset(seed=first, options={"reset_mask": np.repeat(where, agents)} if self.envs._seeded else None)
            self._seat(where, first)
            first = None
            self._ended[where] = False
            self._others(where)
            where = where & self.envs.latest.ended

    def _seat(self, where: Flags, seed: int | Sequence[int | None] | None) -> None:
        """Who sits where, and against whom."""
        matches = np.flatnonzero(where)
        self.facing[matches] = self.pool.draw(len(matches), self.np_random)
        drawn = self.np_random.integers(self.encoder.seats, size=len(matches))
        self.seats[matches] = drawn if self._wanted is None else self._wanted
        for match, own in enumerate(each_seed(seed, self.num_envs) or ()):  # as the environment of one match seats it
            if own is not None and self._wanted is None and where[match]:
                self.seats[match] = random.Random(own).randrange(self.encoder.seats)

    def _play(self, actions: Numbers, playing: Flags) -> None:
        envs = self.envs
        given = np.zeros((self.num_envs, envs.agents), dtype=np.int64)
        if envs.agents > 1:
            for seat in range(envs.agents):
                self._ask(given, playing & (self.seats != seat), seat)
            given[np.arange(self.num_envs), self.seats] = actions
        else:
            given[:, 0] = actions
        envs.step_some(given.reshape(-1), playing)
        self._others(playing)

    def _others(self, where: Flags) -> None:
        """What the others do until the learner has to choose, or the match is over."""
        envs = self.envs
        if envs.agents > 1:
            return
        while (waiting := where & ~envs.latest.ended & (envs.seats != self.seats)).any():
            given = np.zeros((self.num_envs, 1), dtype=np.int64)
            self._ask(given, waiting, 0)
            envs.step_some(given.reshape(-1), waiting)
            if (wrong := waiting & envs.latest.illegal[:, 0]).any():
                match = int(np.flatnonzero(wrong)[0])
                raise IllegalAction("no-such-action", f"an opponent played {given[match, 0]}, which is illegal")

    def _ask(self, given: Numbers, where: Flags, agent: int) -> None:
        """The choices of the policies, into `given`."""
        envs = self.envs
        for member in np.unique(self.facing[where]).tolist():
            matches = np.flatnonzero(where & (self.facing == member))
            seats = np.full(len(matches), agent) if envs.agents > 1 else envs.seats[matches]
            latest = envs.latest
            asked = Asked(
                latest.observations[matches, agent], latest.masks[matches, agent], seats, matches, envs, self.np_random
            )
            given[matches, agent] = self._policy(member)(asked)

    def _policy(self, member: int) -> Policy:
        while len(self._policies) <= member:
            self._policies.append(make_policy(self.pool.members[len(self._policies)], self.encoder.game.id))
        return self._policies[member]


def make_policy(opponent: Opposed, game: str) -> Policy:
    """The policy of a name, a bot or a function."""
    if opponent == "random":
        return random_policy
    if isinstance(opponent, str):
        return BotPolicy(bot(opponent, game), opponent)
    if not isinstance(opponent, type) and isinstance(opponent, Bot):
        return BotPolicy(opponent, type(opponent).__name__)
    if not callable(opponent) or isinstance(opponent, type):
        raise BadOption(f"an opponent is the name of a bot, a bot, a function or a Pool, not {opponent!r}")
    return opponent
