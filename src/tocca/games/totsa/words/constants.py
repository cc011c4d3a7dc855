"""What a board of Totsa! draws in every match: the cards, the places, and the keys that press them."""

from typing import NamedTuple

from tocca.games.totsa.rules.cards import ACTS, COLOURS, FIGURES, HIDDEN, NAMES, NONE, PLACES, ROWS, Row, colour, figure
from tocca.games.totsa.rules.position import ERRORS, GOOD, Kind
from tocca.games.totsa.words.keys import ACT_KEYS, KIND_KEYS


class Card(NamedTuple):
    """A figure card (TC-1)."""

    figure: str
    colour: str


class Constants(NamedTuple):
    """`cards`: by number. `none`, `hidden`: what stands for no card, and for one face down. `places`: their letters.
    `rows`, `simple_rows`: of the field, numbers for places and names for action cards (TC-2, TC-14).
    `act_keys`, `kind_keys`: the keys of action cards, and of actions by kind. `good`, `errors`: which events are good
    for who acted, and which are errors (TC-9)."""

    figures: tuple[str, ...]
    colours: tuple[str, ...]
    acts: tuple[str, ...]
    cards: tuple[Card, ...]
    none: int
    hidden: int
    places: str
    rows: tuple[Row, ...]
    simple_rows: tuple[Row, ...]
    act_keys: dict[str, str]
    kind_keys: dict[str, str]
    good: tuple[Kind, ...]
    errors: tuple[Kind, ...]


CONSTANTS = Constants(
    FIGURES,
    COLOURS,
    ACTS,
    tuple(Card(figure(card), colour(card)) for card in range(len(NAMES))),
    NONE,
    HIDDEN,
    PLACES,
    ROWS[False],
    ROWS[True],
    ACT_KEYS,
    KIND_KEYS,
    tuple(sorted(GOOD)),
    tuple(sorted(ERRORS)),
)
