"""What the vector environments share: the arrays, the cores, and Gymnasium's ways.

Kernels write into arrays of the environment's own, two sets of them in turn: what a step returned holds until the step
after the next, so that observations before and after an action can be compared. `copy=True` gives new arrays.
"""

import os
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tocca.core.contract import Game
from tocca.core.errors import BadOption
from tocca.core.state import State
from tocca.learning.arrays import Bytes, Flags, Numbers, Reals
from tocca.learning.conventions import ANY_SEAT, SELF_PLAY
from tocca.learning.encoding import Encoder, Observation
from tocca.learning.games import encoder, from_one
from tocca.learning.spaces import action_space, observation_box

if TYPE_CHECKING:
    from tocca.learning.gpu import GpuKernels

Infos = dict[str, Any]
Stepped = tuple[Observation, Reals, Flags, Flags, Infos]

ONE_MATCH: Any = None  # in place of a number of environments: as many as one match has
FEWEST = 256  # matches that are worth a core of their own


class StepArrays(NamedTuple):
    """What a step writes; by match, and with a second axis where a match has several agents."""

    observations: Bytes
    masks: Bytes
    rewards: Reals
    ended: Flags
    illegal: Flags
    payoffs: Reals  # by seat, where a match ended


class MatchVector(VectorEnv[Observation, Numbers, Any]):
    """Many matches of one game."""

    game: ClassVar[str]
    together: ClassVar[bool] = False  # all choose at the same time: in self-play each seat is an environment
    metadata: Infos = {  # noqa: RUF012  (Gymnasium's name; each environment has its own)
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": [],
    }
    render_mode: str | None = None
    drawn_by: Callable[[Game[Any, Any, Any], State[Any, Any, Any], str], Any] | None = None  # adapters draw matches

    def __init__(
        self,
        num_envs: int = 1,
        opponent: str | None = "random",
        seat: int | None = None,
        seats: int | None = None,
        cores: int | None = None,
        copy: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self.encoder: Encoder[Any] = encoder(
            self.game, seats, ("num_envs", "opponent", "seat", "cores", "copy", "autoreset_mode"), **options
        )
        self.autoreset = read_autoreset(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset}
        copy = copy or self.autoreset == AutoresetMode.SAME_STEP  # which may write both sets of arrays in one step
        self.wanted = _find_wanted(opponent, seat, self.encoder.seats)
        self.agents = self.encoder.seats if self.together and self.wanted == SELF_PLAY else 1
        num_envs = self.agents if num_envs is ONE_MATCH else from_one("num_envs", num_envs)
        if num_envs % self.agents:
            raise BadOption(f"num_envs must be a multiple of {self.agents}, not {num_envs}")
        self.num_envs, self.matches, self.copy = num_envs, num_envs // self.agents, copy
        self.single_observation_space = observation_box(self.encoder)
        self.single_action_space = action_space(self.encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._parts = _parts(self.matches, _cores() if cores is None else from_one("cores", cores))
        self._threads: ThreadPoolExecutor | None = None
        first = self.encode_position(
            self.encoder.game.start(self.encoder.seats, 0, **self.encoder.options._asdict()).position
        )
        self.rows = np.repeat(first[None, :], self.matches, axis=0)
        self.seats: Numbers = np.zeros(self.matches, dtype=np.int64)
        self._written = (self._new_arrays(), self._new_arrays())
        self._turn = 0
        self._seeded = False
        self._everywhere: Flags = np.ones(num_envs, dtype=np.bool_)

    # What a game does in its own way:

    @abstractmethod
    def encode_position(self, position: Any) -> npt.NDArray[Any]:
        """The position as a row of the compiled game."""

    @abstractmethod
    def begin_rows(self, rows: npt.NDArray[Any], seats: Numbers, dealt: Flags, after: StepArrays) -> None:
        """New matches in these rows, but for those that are dealt already."""

    @abstractmethod
    def step_rows(self, part: slice, actions: Numbers, before: StepArrays, after: StepArrays) -> None:
        """A step of the matches in these rows."""

    @abstractmethod
    def position(self, match: int) -> Any:
        """The position of that match, as the plain rules have it."""

    def gpu_kernels(self) -> "GpuKernels":
        """The same on a GPU."""
        raise BadOption(f"{self.encoder.game.name} has no kernels for device='cuda'")

    # Gymnasium's part:

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Infos | None = None
    ) -> tuple[Observation, Infos]:
        """New matches everywhere, or where `options["reset_mask"]` is true. A seed is one for all, or a list of one for
        each match; without one they go on with the random numbers that they have."""
        going_on = find_spared(options or {}, self.matches, self.agents, self._seeded)
        rows, seats, before = self.rows[going_on], self.seats[going_on], self._written[self._turn]
        dealt = self._seed(seed)
        after = self._swap_arrays()
        after.ended[:], after.rewards[:], after.illegal[:], after.payoffs[:] = False, 0, False, 0
        self._on_cores(lambda part: self._begin_part(part, dealt, after))
        self.rows[going_on], self.seats[going_on] = rows, seats
        arrays: zip[tuple[Any, Any]] = zip(after, before, strict=True)
        for now, then in arrays:
            now[going_on] = then[going_on]
        return self._observe(after), self._infos(after)

    def _begin_part(self, part: slice, dealt: Flags, after: StepArrays) -> None:
        parts: tuple[Any, ...] = tuple(array[part] for array in after)
        arrays = StepArrays(*parts)
        self.begin_rows(self.rows[part], self.seats[part], dealt[part], arrays)

    def _seed(self, seed: int | Sequence[int | None] | None) -> Flags:
        """Random numbers for the rows; which of them are dealt already."""
        several = each_seed(seed, self.matches)
        one = cast(int | None, seed) if several is None else None
        super().reset(seed=one)
        if one is not None or not self._seeded:
            self.rows[:, self.random_column] = stream_seeds(self.np_random, self.matches).view(self.rows.dtype)
            self._seeded = True
        dealt: Flags = np.zeros(self.matches, dtype=np.bool_)
        for match, own in enumerate(several or ()):
            if own is not None:
                self.rows[match], dealt[match] = self.deal_row(own), True
        return dealt

    def deal_row(self, seed: int) -> npt.NDArray[Any]:
        """What `game.start(seed=…)` deals, as a row, with random numbers of that seed for the rest."""
        state = self.encoder.game.start(self.encoder.seats, seed, **self.encoder.options._asdict())
        row = self.encode_position(state.position)
        row[self.random_column] = np.random.SeedSequence(seed).generate_state(1, np.uint64).view(row.dtype)[0]
        return row

    def step(self, actions: Numbers) -> Stepped:
        """An action for each match; an illegal one ends it. A match that is over begins anew in the next step, whatever
        the action, or at once (`final_obs` and `final_info` tell how it ended), or when `reset` says so."""
        wanted = self._read(actions)
        if self.autoreset == AutoresetMode.DISABLED and self.latest.ended.any():
            raise ResetNeeded("a match is over: call reset with a reset_mask")
        stepped = self._advance(wanted, None)
        ended = stepped[2]
        return self._begin_ended(stepped) if self.autoreset == AutoresetMode.SAME_STEP and ended.any() else stepped

    def step_some(self, actions: Numbers, moving: Flags) -> Stepped:
        """A step only of the matches for which `moving` is true; the others stay as they are, over or not."""
        return self._advance(self._read(actions), np.flatnonzero(~moving))

    @property
    def latest(self) -> StepArrays:
        """What the last step or reset wrote, by match."""
        return self._written[self._turn]

    def _begin_ended(self, stepped: Stepped) -> Stepped:
        observations, rewards, ended, truncated, infos = stepped
        observations, begun = self.reset(options={"reset_mask": ended})
        begun |= final_infos(stepped)
        for name in ("illegal", "payoffs"):
            if name in infos:
                begun |= {name: infos[name], f"_{name}": infos[f"_{name}"]}
        return observations, rewards, ended, truncated, begun

    def _read(self, actions: Numbers) -> Numbers:
        """The actions by match and agent."""
        if not self._seeded:
            raise ResetNeeded("the matches have not begun: call reset first")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.size != self.num_envs:
            raise TypeError(f"actions are {self.num_envs} whole numbers, not {given.size} of {given.dtype}")
        return np.ascontiguousarray(given, dtype=np.int64).reshape(self.matches, self.agents)

    def _advance(self, wanted: Numbers, idle: Numbers | None) -> Stepped:
        """A step; idle matches get back what they had."""
        spared = slice(0, 0) if idle is None else idle
        rows, seats = self.rows[spared].copy(), self.seats[spared].copy()
        before, after = self._written[self._turn], self._swap_arrays()
        self._on_cores(lambda part: self.step_rows(part, wanted[part], before, after))
        if idle is not None:
            self.rows[idle], self.seats[idle] = rows, seats
            arrays: zip[tuple[Any, Any]] = zip(after, before, strict=True)
            for now, then in arrays:
                now[idle] = then[idle]
        ended = np.repeat(after.ended, self.agents)
        rewards = after.rewards.reshape(self.num_envs)
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observe(after), rewards.copy() if self.copy else rewards, ended, truncated, self._infos(after)

    def render(self) -> tuple[Any, ...] | None:
        """Every match in the mode that was asked for: text, pixels or SVG, with all secrets."""
        if self.render_mode is None or self.drawn_by is None:
            return None
        game, draw, mode = self.encoder.game, self.drawn_by, self.render_mode
        return tuple(draw(game, self.state(match), mode) for match in range(self.matches))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._threads is not None:
            self._threads.shutdown()

    def state(self, match: int) -> State[Any, Any, Any]:
        """That match as a state of the library, for a closer look; what comes next in it is not known to it."""
        return State(self.encoder.game, self.position(match))

    random_column: ClassVar[int]

    def _new_arrays(self) -> StepArrays:
        many, layout = (self.matches, self.agents), self.encoder.layout
        return StepArrays(
            np.zeros((*many, layout.size), dtype=np.int8),
            np.zeros((*many, self.encoder.actions), dtype=np.int8),
            np.zeros(many, dtype=np.float32),
            np.zeros(self.matches, dtype=np.bool_),
            np.zeros(many, dtype=np.bool_),
            np.zeros((self.matches, self.encoder.seats), dtype=np.float32),
        )

    def _swap_arrays(self) -> StepArrays:
        self._turn = 1 - self._turn
        return self._written[self._turn]

    def _observe(self, after: StepArrays) -> Observation:
        observations: Observation = after.observations.reshape(self.num_envs, -1)
        return observations.copy() if self.copy else observations

    def _infos(self, after: StepArrays) -> Infos:
        masks = after.masks.reshape(self.num_envs, -1)
        infos: Infos = {"action_mask": masks.copy() if self.copy else masks, "_action_mask": self._everywhere}
        infos |= {"seat": self.seat_of_each(), "_seat": self._everywhere}
        illegal = after.illegal.reshape(self.num_envs)
        if illegal.any():
            infos |= {"illegal": illegal.copy(), "_illegal": illegal.copy()}
        if after.ended.any():
            ended = np.repeat(after.ended, self.agents)
            infos |= {"payoffs": np.repeat(after.payoffs, self.agents, axis=0), "_payoffs": ended}
        return infos

    def seat_of_each(self) -> Numbers:
        """The seat that observes and chooses in each environment."""
        return self.seats.copy() if self.agents == 1 else np.tile(np.arange(self.agents), self.matches)

    def _on_cores(self, work: Callable[[slice], None]) -> None:
        """The work on each part of the rows, the first one here: kernels hold no interpreter lock."""
        first, *rest = self._parts
        if rest and self._threads is None:
            self._threads = ThreadPoolExecutor(len(rest))
        others = [self._threads.submit(work, part) for part in rest] if self._threads else []
        work(first)
        for other in others:
            other.result()


def read_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """The mode; BadOption if it is none. A text is one of Gymnasium's own: NextStep, SameStep or Disabled."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = ", ".join(one.value for one in AutoresetMode)
        raise BadOption(f"autoreset_mode must be one of {names}, not {mode!r}") from None


def final_infos(stepped: Stepped) -> Infos:
    """How the matches that ended were seen last, in Gymnasium's words."""
    observations, _, ended, _, infos = stepped
    last = np.full(len(ended), None, dtype=object)
    for env in np.flatnonzero(ended):
        last[env] = observations[env].copy()
    return {"final_obs": last, "_final_obs": ended.copy(), "final_info": infos, "_final_info": ended.copy()}


def find_spared(options: Infos, matches: int, agents: int, begun: bool) -> Numbers:
    """The matches that `reset_mask` spares."""
    if unknown := [name for name in options if name != "reset_mask"]:
        raise BadOption(f"reset has no option {unknown[0]!r}; its only one is reset_mask")
    count = matches * agents
    mask = np.asarray(options.get("reset_mask", np.ones(count, dtype=np.bool_)))
    if mask.dtype != np.bool_ or mask.shape != (count,) or not mask.any():
        raise BadOption(f"reset_mask must be an array of {count} truth values, not all of them False")
    by_match = mask.reshape(matches, agents)
    if (by_match != by_match[:, :1]).any():
        raise BadOption(f"{agents} environments in a row are one match: reset_mask must be alike for them")
    spared: Numbers = np.flatnonzero(~by_match[:, 0])
    if len(spared) and not begun:
        raise ResetNeeded("the matches have not begun: the first reset is for all of them")
    return spared


def each_seed(seed: int | Sequence[int | None] | None, matches: int) -> list[int | None] | None:
    """The seeds of a list with one for each match; None where there is one for all."""
    if seed is None or np.isscalar(seed):
        return None
    several = list(cast(Sequence[int | None], seed))
    if len(several) != matches:
        raise BadOption(f"seed must be one number, or one for each of {matches} matches, not {len(several)}")
    return several


def stream_seeds(source: np.random.Generator, matches: int) -> npt.NDArray[np.uint64]:
    """Random numbers of its own for each match, from one source."""
    seeds = np.random.SeedSequence(source.integers(1 << 63, size=4).tolist())
    found: npt.NDArray[np.uint64] = seeds.generate_state(matches, np.uint64).astype(np.uint64)
    return found


def _find_wanted(opponent: str | None, seat: int | None, seats: int) -> int:
    """Whose choices are asked for: those of one seat, of any, or of all."""
    if opponent not in ("random", None):
        raise BadOption(
            f"opponent must be 'random', or None for self-play, not {opponent!r}; "
            "other bots play in gymnasium.make_vec(…, vectorization_mode='sync')"
        )
    if seat is not None and (opponent is None or seat not in range(seats)):
        raise BadOption(f"seat must be from 0 to {seats - 1}, or None for any; in self-play it is None, not {seat!r}")
    return SELF_PLAY if opponent is None else ANY_SEAT if seat is None else seat


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _parts(matches: int, cores: int) -> list[slice]:
    count = max(1, min(cores, matches // FEWEST))
    bounds = np.linspace(0, matches, count + 1).astype(int).tolist()
    return [slice(first, last) for first, last in pairwise(bounds)]
