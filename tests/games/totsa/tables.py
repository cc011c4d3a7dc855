"""Tables laid by hand. Unless somebody has it, card number n lies on place n."""

import random
from collections.abc import Sequence
from typing import Any

import tocca
from tests.games.totsa.players import Totsa
from tocca.core.chance import Stream
from tocca.games.totsa.rules.actions import PASS, ROLL, SLOTS
from tocca.games.totsa.rules.cards import FIGURE_CARDS, NAMES, NONE, NUMBERS
from tocca.games.totsa.rules.position import Options, Player, Position

STAR, HEART, MOON, RING, TREE, FISH = ("pink star", "pink heart", "pink moon", "pink ring", "pink tree", "pink fish")

Hands = Sequence[Sequence[str]]


def card(name: str) -> int:
    return NUMBERS[name]


def table(
    open_cards: Hands, down: Hands = (), *, dice: str = "", phase: str = "race", now: int | None = None, **options: Any
) -> Totsa:
    """A state with these cards in front of the seats; with `now` a clock runs from then on."""
    seats = len(open_cards)
    chosen = Options(**options)
    hands = [*down, *[()] * (seats - len(down))]
    players = tuple(_player(ups, downs) for ups, downs in zip(open_cards, hands, strict=True))
    taken = {held for player in players for held in player.cards}
    field = tuple(NONE if place in taken else place for place in range(FIGURE_CARDS[chosen.simple]))
    position = Position(chosen, seats, phase, 0, field, players, rolls=1, dice=NUMBERS[dice] if dice else NONE)  # type: ignore[arg-type]
    state: Totsa = tocca.State(tocca.game("totsa"), position, Stream.from_seed(1))
    return state if now is None else state.advance(now)


def _player(ups: Sequence[str], downs: Sequence[str]) -> Player:
    slots = [NUMBERS[name] if name else NONE for name in downs]
    return Player(tuple(sorted(NUMBERS[name] for name in ups)), tuple(slots + [NONE] * (SLOTS - len(slots))))


def play(state: Totsa, *moves: tuple[int, str], at: int | None = None) -> Totsa:
    """These actions in notation, one after the other."""
    for seat, text in moves:
        state = state.apply(seat, state.game.parse(text), at=at)
    return state


def next_roll(state: Totsa, dice: str = "") -> Totsa:
    """Without a clock: everybody passes and the roller rolls, these dice if they are named."""
    while state.to_act != {state.position.roller} or ROLL not in state.legal(state.position.roller):
        state = state.apply(min(state.to_act), PASS)
    colour_and_figure = dice.split()
    return state.apply(state.position.roller, ROLL, chance=colour_and_figure[::-1] or None)


def kinds(state: Totsa) -> list[str]:
    """What happened in this roll."""
    return [event.kind for event in state.position.events]


def list_held(state: Totsa, seat: int) -> list[str]:
    """The open cards of a seat."""
    return [NAMES[number] for number in state.position.players[seat].open]


def list_hidden(state: Totsa, seat: int) -> list[str]:
    """The face-down cards of a seat, by slot."""
    return ["" if number == NONE else NAMES[number] for number in state.position.players[seat].down]


def on_field(state: Totsa, name: str) -> bool:
    return NUMBERS[name] in state.position.field


def make_crowded(rng: random.Random, **options: Any) -> Totsa:
    """A random table with many face-down cards, the dice just shown."""
    names = rng.sample(NAMES, len(NAMES))
    seats = rng.choice((2, 3, 4))
    downs = [[names.pop() if rng.random() < 0.8 else "" for _ in range(2)] for _ in range(seats)]
    ups = [[names.pop() for _ in range(rng.randrange(3))] for _ in range(seats)]
    return table(ups, downs, dice=rng.choice(NAMES), now=rng.choice((None, 1000)), **options)
