"""The games for Gymnasium: one seat of a match, with bots on the others.

    import gymnasium
    import tocca.adapters.gymnasium

    gymnasium.register_envs(tocca.adapters.gymnasium)
    env = gymnasium.make("tocca/NAME-v0", opponent="level-2")

To import this module registers every game.

An observation is the flat array of `tocca.learning.encoding`; the mask of legal actions is `info["action_mask"]`, and
`env.unwrapped.action_masks()` gives it, too. The reward comes at the end, from -1 to 1. An illegal action ends the
match with -1.
"""

import random
from collections.abc import Sequence
from typing import Any, ClassVar, cast

from tocca.core.extras import need
from tocca.learning.conventions import ILLEGAL_REWARD

need("rl", "numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

from tocca.adapters.opponents import Named, make_opponents  # noqa: E402
from tocca.adapters.rendering import MODES, Frame, check_mode, render  # noqa: E402
from tocca.core.errors import BadOption, IllegalAction  # noqa: E402
from tocca.core.names import class_name  # noqa: E402
from tocca.core.records import Record  # noqa: E402
from tocca.core.registry import find, games, manifest  # noqa: E402
from tocca.learning.encoding import Observation  # noqa: E402
from tocca.learning.games import new_match  # noqa: E402
from tocca.learning.spaces import action_space, observation_box  # noqa: E402

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match."""

    game: ClassVar[str]
    metadata: ClassVar[Info] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        opponent: Named | Sequence[Named] = "random",
        seat: int | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.match = new_match(self.game, seats, ("opponent", "seat", "render_mode"), **options)
        if seat is not None and seat not in range(self.match.seats):
            raise BadOption(f"seat must be from 0 to {self.match.seats - 1}, or None for any, not {seat!r}")
        self._wanted = seat
        self.seat = seat or 0  # drawn with each match where any may be it
        self._ended = True  # nothing has begun
        self._opponents = make_opponents(self.game, opponent, self.match.seats - 1)
        self.observation_space = observation_box(self.match.encoder)
        self.action_space = action_space(self.match.encoder)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """A new match, up to the first choice: that of `game.start(seed=…)`. `options` is not looked at."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 63) if seed is None else seed))
        while self.match.over:  # the others won before the first choice: no match for anybody to learn from
            self._begin(int(self.np_random.integers(1 << 63)))
        self._ended = False
        return self.match.observe(self.seat), self._info()

    def _begin(self, seed: int) -> None:
        rng = random.Random(seed)
        self.match.start(seed)
        self.seat = rng.randrange(self.match.seats) if self._wanted is None else self._wanted
        for one in self._opponents:
            one.start(random.Random(rng.random()))
        self._others()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """The choice of one's own seat, and what the others do until it has to choose again."""
        match = self.match
        if self._ended:
            raise gymnasium.error.ResetNeeded("the match is over: call reset")
        try:
            own = match.answer(self.seat, cast(int, action))
        except IllegalAction as refusal:
            return self._disqualify(refusal)
        theirs = {seat: one.answer(match, seat) for seat, one in self._seat_opponents() if seat in match.choosers}
        try:  # the others' answers are legal, so what is refused is one's own
            match.play({**theirs, self.seat: own})
        except IllegalAction as refusal:
            return self._disqualify(refusal)
        self._others()
        self._ended = match.over
        reward = match.payoffs()[self.seat] if match.over else 0.0
        if self.render_mode == "human":
            self.render()
        return match.observe(self.seat), reward, match.over, False, self._info()

    def _disqualify(self, refusal: IllegalAction) -> tuple[Observation, float, bool, bool, Info]:
        """The match ends here."""
        self._ended = True
        info = {**self._info(), "illegal": refusal.reason}
        return self.match.observe(self.seat), ILLEGAL_REWARD, True, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be chosen now, as sb3-contrib asks for it."""
        return self.match.mask(self.seat).astype(np.bool_)

    def record(self) -> Record:
        """The match so far as a record of the library."""
        return self.match.record()

    def render(self) -> Frame:
        """The match in the mode that was asked for."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return render(self.match, self.render_mode)

    def _seat_opponents(self) -> list[tuple[int, Any]]:
        """The opponents with their seats, clockwise."""
        seats = self.match.seats
        return [((self.seat + number) % seats, one) for number, one in enumerate(self._opponents, 1)]

    def _others(self) -> None:
        """Whatever happens until one's own seat has to choose."""
        match = self.match
        self._watch()
        while match.choosers and self.seat not in match.choosers:
            match.play(
                {seat: one.answer(match, seat) for seat, one in self._seat_opponents() if seat in match.choosers}
            )
            self._watch()

    def _watch(self) -> None:
        for seat, one in self._seat_opponents():
            one.watch(self.match, seat)

    def _info(self) -> Info:
        info: Info = {"action_mask": self.match.mask(self.seat), "seat": self.seat}
        outcome = self.match.state.outcome
        if outcome is not None:
            info |= {"place": outcome.places[self.seat], "score": outcome.scores[self.seat], "reason": outcome.reason}
        return info


def register() -> None:
    """Add every game to Gymnasium's registry; a game's own code is loaded when somebody makes its environment."""
    for game in games():
        name = class_name(game)
        if f"tocca/{name}-v0" not in gymnasium.registry:
            vector = f"tocca.adapters.vector:make_{name}Vector" if manifest(game).vector else None
            entry = f"{__name__}:{name}Env"
            gymnasium.register(id=f"tocca/{name}-v0", entry_point=entry, vector_entry_point=vector)


def __getattr__(name: str) -> Any:
    """`ChessEnv` for a game `chess`: its environment, made when it is first asked for."""
    game = next((game for game in games() if name == f"{class_name(game)}Env"), None)
    if game is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    about = {"game": game, "__module__": __name__, "__doc__": f"{find(game).name} against bots."}
    made = globals()[name] = type(name, (SeatEnv,), about)
    return made


register()
