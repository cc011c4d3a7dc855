"""Actions as words: "slap pink star", "capture", "point 2 1", "totsa!".

Every action has one or more spellings, tuples of words. A text names an action if its words are those
of a spelling; failing that, if they begin those of a spelling ("p st") or are a card's two letters
("ps"). What then fits two actions is refused, and the refusal names them.
"""

from collections.abc import Iterator

from tocca.core.errors import BadNotation
from tocca.games.totsa.rules.actions import ACTIONS, Action, Point, Press, Return, Slap, TurnUp
from tocca.games.totsa.rules.cards import NAMES

EXPECTED = (
    "roll, totsa!, pass, protect, flip, capture, a card such as 'slap pink star', "
    "'point 2 1' (player 2's first face-down card), 'return pink star' or 'turn up 2'"
)

_SYNONYMS = {"shout": "totsa", "тоца": "totsa", "pay": "return", "turnup": "up"}
_FILLERS = {"the", "at", "card", "player", "slot"}

Words = tuple[str, ...]


def format_action(action: Action) -> str:
    """The action in words. Players and slots count from 1."""
    match action:
        case Slap(card=card):
            return f"slap {NAMES[card]}"
        case Return(card=card):
            return f"return {NAMES[card]}"
        case TurnUp(slot=slot):
            return f"turn up {slot + 1}"
        case Point(seat=seat, slot=slot):
            return f"point {seat + 1} {slot + 1}"
        case Press(act=act):
            return act
        case _:
            return "totsa!" if action.kind == "shout" else action.kind


def parse_action(text: str) -> Action:
    """The action that the text names, forgiving case, spaces, word order of a card, and cut words."""
    words = _words(text)
    found = [action for action, spellings in _SPELLINGS.items() if words in spellings]
    found = found or [action for action in ACTIONS if _may_mean(words, action)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadNotation(f"{text!r} is no action; expected is {EXPECTED}")
    names = [format_action(action) for action in found]
    raise BadNotation(f"{text!r} could be {', '.join(names[:-1])} or {names[-1]}")


def _words(text: str) -> Words:
    plain = "".join(letter if letter.isalnum() else " " for letter in text.lower())
    return tuple(_SYNONYMS.get(word, word) for word in plain.split() if word not in _FILLERS)


def _may_mean(words: Words, action: Action) -> bool:
    return words in _CODES[action] or any(_begin(words, spelling) for spelling in _SPELLINGS[action])


def _begin(words: Words, spelling: Words) -> bool:
    if len(words) != len(spelling):
        return False
    return all(whole.startswith(word) for word, whole in zip(words, spelling, strict=True))


def _spellings(action: Action) -> Iterator[Words]:
    words = tuple(format_action(action).rstrip("!").split())
    yield words
    if isinstance(action, TurnUp):
        yield words[1:]
    if isinstance(action, Slap | Return):
        yield (words[0], words[2], words[1])
    if isinstance(action, Slap):
        yield words[1:]
        yield words[:0:-1]


def _codes(action: Action) -> Iterator[Words]:
    """A card by its two letters, in either order, with its verb or, for a slap, without."""
    if isinstance(action, Slap | Return):
        verb, colour, figure = format_action(action).split()
        for code in (colour[0] + figure[0], figure[0] + colour[0]):
            yield (verb, code)
            if isinstance(action, Slap):
                yield (code,)


_SPELLINGS = {action: frozenset(_spellings(action)) for action in ACTIONS}
_CODES = {action: frozenset(_codes(action)) for action in ACTIONS}
