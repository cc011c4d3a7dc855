"""The player of Totsa!: sees, remembers, weighs, and puts a hand down some time later."""

import random
from collections.abc import Sequence
from typing import Any

from tocca.bots.budget import Budget
from tocca.bots.player import Candidate, Reaction, Searcher, Thought
from tocca.bots.worlds import AnyGame, world_of
from tocca.games.totsa.bots.mind import Mind, after_looking
from tocca.games.totsa.bots.odds import odds
from tocca.games.totsa.bots.person import FASTEST, Person, forgets, jumps, slips, time_to_act
from tocca.games.totsa.bots.reach import distance, glances, slip
from tocca.games.totsa.bots.weighing import Weigher


class TotsaSearch(Searcher):
    """Plays as a person does. The usual one never slips or forgets, and so gives good advice.

    One simulation weighs one action to one depth; what a spent budget leaves half done doesn't count.
    """

    def __init__(
        self,
        seconds: float | None = 1.0,
        simulations: int | None = None,
        reaction: float = 460,
        memory: float | None = None,
        slips: float = 0.0,
        depth: int = 3,
        flair: float = 0.0,
    ) -> None:
        super().__init__(seconds, simulations)
        self.person = Person(reaction, memory, slips, depth, flair).check()

    def think(self, game: AnyGame, view: Any, rng: random.Random) -> Thought:
        """All actions with their chances to win."""
        return self._think(game, view, after_looking(None, view, self.person, rng), rng)

    def remember(self, game: AnyGame, memory: Any, view: Any, rng: random.Random) -> Mind:
        """The mind after one more look at the table."""
        return after_looking(memory, view, self.person, rng)

    def react(self, game: AnyGame, view: Any, memory: Any, rng: random.Random) -> Reaction:
        """What it does, and how many milliseconds from now: never under 250."""
        mind = memory if memory is not None else after_looking(None, view, self.person, rng)
        action = self._think(game, view, mind, rng).action
        gone = (view.now or 0) - mind.began
        return Reaction(max(FASTEST, self._time(game, view, mind, action) - gone), action)

    def _think(self, game: AnyGame, view: Any, mind: Mind, rng: random.Random) -> Thought:
        actions = list(world_of(game, view, rng).legal(view.seat))
        rng.shuffle(actions)  # equals in any order
        budget = Budget(self.seconds, self.simulations)
        candidates = _weigh(game, view, mind, actions, self.person.depth, budget)
        return Thought(self._move_hand(game, view, mind, candidates, rng), candidates)

    def _move_hand(
        self, game: AnyGame, view: Any, mind: Mind, candidates: Sequence[Candidate], rng: random.Random
    ) -> Any:
        """What the hand does: what the player likes best, unless it goes wrong."""
        actions = [one.action for one in candidates]
        best = self._prefer(candidates, mind)
        if view.phase in ("race", "pointing") and best.kind != "pass" and slips(self.person, mind.pulse):
            return slip(game, view, actions, best, rng)
        if best.kind == "shout" and forgets(self.person, mind.pulse):
            return next((one for one in actions if one.kind in ("roll", "pass")), best)
        if view.phase == "thrown" and jumps(self.person, mind.pulse):
            return next((one for one in actions if one.kind == "slap"), best)
        return best

    def _prefer(self, candidates: Sequence[Candidate], mind: Mind) -> Any:
        """The best action; or Flip in place of Protect, where it costs little."""
        best = candidates[0]
        flip = next((one for one in candidates if one.action.kind == "press" and one.action.act == "flip"), None)
        if flip is None or best.action.kind != "press" or best.action.act != "protect":
            return best.action
        return flip.action if best.chance - flip.chance < self.person.flair * mind.pulse.whim else best.action

    def _time(self, game: AnyGame, view: Any, mind: Mind, action: Any) -> int:
        """From the beginning of what there is to do."""
        racing = view.phase in ("race", "pointing")
        hidden = racing and view.dice not in view.field and not any(view.dice in one.open for one in view.players)
        looking = glances(view, mind.pulse.looking) if racing and action.kind != "point" else 0.0
        return time_to_act(self.person, mind.pulse, looking, hidden, distance(game, view, action))


def _weigh(
    game: AnyGame, view: Any, mind: Mind, actions: Sequence[Any], depth: int, budget: Budget
) -> tuple[Candidate, ...]:
    """The actions, the best first, weighed as deep as the budget allows; a first look is always taken."""
    known, found, looks = odds(game, view.options.simple), list[float](), 0
    for ahead in range(depth + 1):
        weigher = Weigher(view, mind, known, ahead)
        worths = [weigher.worth(action) for action in actions if budget.spend() or not ahead]
        if len(worths) == len(actions):
            found, looks = worths, ahead + 1
    ranked = sorted(zip(found, actions, strict=True), key=lambda one: -one[0])
    return tuple(Candidate(action, max(0.0, worth), looks) for worth, action in ranked)
