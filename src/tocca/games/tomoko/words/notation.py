"""Actions in words: "W3 dark", "claim 17", "hand 17"."""

import re

from tocca.core.errors import BadNotation
from tocca.games.tomoko.rules.board import COLOURS, SIDES, Marble, Push, Side
from tocca.games.tomoko.rules.cards import PATTERNS_UP_TO_ROTATION
from tocca.games.tomoko.rules.play import CLAIMS, HAND_OVERS, Action, Claim

_WORDS: dict[Side, tuple[str, str]] = {
    "N": ("north", "top"),
    "E": ("east", "right"),
    "S": ("south", "bottom"),
    "W": ("west", "left"),
}
_PUSH = re.compile(r"(?:push )?([a-z]+) ?(\d+)(?: ?([a-z]+))?")
_CARD = re.compile(r"(claim|lay|hand|pass)(?: card)? ?#?(\d+)")
_EXAMPLES = "such as 'W3 dark', 'claim 17' or 'hand 17'"


def format_action(action: Action) -> str:
    """The action in notation."""
    if isinstance(action, Push):
        return f"{action.side}{action.line} {action.marble}"
    return f"{'claim' if isinstance(action, Claim) else 'hand'} {action.card}"


def parse_action(text: str) -> Action:
    """The action of such a text; BadNotation tells what is missing or wrong."""
    words = " ".join(text.lower().replace(",", " ").split()) if isinstance(text, str) else ""
    if found := _CARD.fullmatch(words):
        return _card_action(found[1], int(found[2]))
    if found := _PUSH.fullmatch(words):
        return _push(text, found[1], int(found[2]), found[3])
    raise BadNotation(f"{text!r} is no action of Tomoko; write something {_EXAMPLES}")


def _card_action(verb: str, card: int) -> Action:
    if not 1 <= card <= PATTERNS_UP_TO_ROTATION:
        raise BadNotation(f"there is no card {card}")
    return (CLAIMS if verb in ("claim", "lay") else HAND_OVERS)[card - 1]


def _push(text: str, side: str, line: int, marble: str | None) -> Push:
    sides = [one for one in SIDES if side == one.lower() or side in _WORDS[one]]
    if not sides:
        raise BadNotation(f"{text!r}: the side is one of N, E, S, W")
    if not 1 <= line <= 5:
        raise BadNotation(f"{text!r}: each side has entries 1 to 5, not {line}")
    colours: list[Marble] = [colour for colour in COLOURS if marble and colour.startswith(marble)]
    if len(colours) != 1:
        raise BadNotation(f"{text!r}: say which marble, dark or light")
    return Push(sides[0], line, colours[0])
