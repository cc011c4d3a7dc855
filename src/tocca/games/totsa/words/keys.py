"""One key for each action open to a seat: nobody can type words in a race."""

from collections.abc import Mapping
from itertools import count

from tocca.games.totsa.rules.actions import Action, Press, Slap
from tocca.games.totsa.rules.cards import ACTS, PLACES
from tocca.games.totsa.rules.play import acting, legal
from tocca.games.totsa.rules.view import View, cover

ACT_KEYS = {act: str(number) for number, act in enumerate(ACTS, 1)}
KIND_KEYS = {"roll": "\n", "shout": " ", "pass": "-"}


def keys(view: View) -> Mapping[str, Action]:
    """Places by letter; 1, 2, 3 for Protect, Flip, Capture, or counting what can be pointed at or paid with.

    Enter rolls, the space bar shouts, a minus passes.
    """
    position = cover(view)
    if view.seat is None or view.seat not in acting(position):
        return {}
    numbers = count(1)
    return {_key(view, action, numbers): action for action in legal(position, view.seat)}


def _key(view: View, action: Action, numbers: "count[int]") -> str:
    if isinstance(action, Slap):
        return PLACES[view.field.index(action.card)]
    if isinstance(action, Press):
        return ACT_KEYS[action.act]
    return KIND_KEYS.get(action.kind) or str(next(numbers))
