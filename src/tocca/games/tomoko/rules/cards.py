"""The cards: 3×3 patterns of dark and light marbles, and when the board shows one (TM-1, TM-5, TM-11)."""

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from tocca.core.errors import BadOption
from tocca.games.tomoko.rules.board import SIZE, Board

CARD = 3
PATTERNS_UP_TO_ROTATION = 140  # 2^9 patterns under four rotations: (512 + 8 + 32 + 8) / 4
STANDARD = "standard"
DECKS = 32  # decks kept in the cache; it is limited because anybody may bring their own deck

# The nine 3×3 windows of the board: the hollows of each, and how far it lies from the first.
WINDOWS = tuple(
    (sum(0b111 << SIZE * (row + r) + column for r in range(CARD)), SIZE * row + column)
    for row in range(SIZE - CARD + 1)
    for column in range(SIZE - CARD + 1)
)


class Deck(NamedTuple):
    """Cards are numbered from 1; many cards at once are the bits of one number. `by_pattern` finds
    the card (as a bit) of a window's dark marbles, however the card is turned."""

    cards: tuple[str, ...]
    by_pattern: dict[int, int]


def showing(board: Board, deck: Deck) -> int:
    """The cards the board shows, as bits: nine marbles in any window, in any of four rotations (TM-5)."""
    dark, light = board
    filled = dark | light
    card_of = deck.by_pattern
    shown = 0
    for window, shift in WINDOWS:
        if filled & window == window:
            shown |= card_of.get((dark & window) >> shift, 0)
    return shown


def find_cards(board: Board, deck: Deck) -> dict[int, tuple[int, int]]:
    """The same cards, and where: the upper left hollow of the first window that shows each, and how often it is turned
    there by a quarter (TM-5)."""
    dark, light = board
    filled = dark | light
    card_of = deck.by_pattern
    found: dict[int, tuple[int, int]] = {}
    for window, corner in WINDOWS:
        if filled & window == window and (bit := card_of.get(pattern := (dark & window) >> corner)):
            card = bit.bit_length() - 1
            if card not in found:
                found[card] = corner, rotations(deck.cards[card - 1]).index(pattern)
    return found


def read_deck(value: object) -> str | tuple[str, ...]:
    """The option `deck`: "standard", or cards such as "ddd/lll/ddd" (TM-11)."""
    if value == STANDARD:
        return STANDARD
    if isinstance(value, str) or not isinstance(value, (tuple, list)):
        raise BadOption(f"deck must be {STANDARD!r} or a list of cards such as 'ddd/lll/ddd', not {value!r}")
    cards = tuple(_tidy(card) for card in value)
    seen: dict[int, int] = {}
    for number, card in enumerate(cards, 1):
        first = seen.setdefault(min(rotations(card)), number)
        if first != number:
            raise BadOption(f"deck: cards {first} and {number} are the same pattern, turned ({card})")
    return cards


@lru_cache(DECKS)
def deck(choice: str | tuple[str, ...]) -> Deck:
    """The deck that the option names."""
    cards = standard_cards() if isinstance(choice, str) else choice
    return Deck(cards, {turned: 1 << number for number, card in enumerate(cards, 1) for turned in rotations(card)})


@cache
def standard_cards() -> tuple[str, ...]:
    """The 36 cards of the default deck: data, read from standard.deck (TM-11)."""
    text = Path(__file__).with_name("standard.deck").read_text(encoding="ascii")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


@lru_cache(DECKS * 36)
def rotations(card: str) -> tuple[int, ...]:
    """The dark marbles of the card in its four rotations, laid on the board's upper left window."""
    rows = [list(row) for row in card.split("/")]
    turned = []
    for _ in range(4):
        turned.append(sum(1 << SIZE * r + c for r, row in enumerate(rows) for c, one in enumerate(row) if one == "d"))
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    return tuple(turned)


def _tidy(card: object) -> str:
    rows = card.strip().lower().split("/") if isinstance(card, str) else []
    if len(rows) != CARD or any(len(row) != CARD or set(row) - {"d", "l"} for row in rows):
        raise BadOption(f"deck: a card is three rows of d (dark) and l (light) such as 'ddd/lll/ddd', not {card!r}")
    return "/".join(rows)
