"""Tomoko, exactly: the shortest routes to cards, and the small variant to its end."""

from typing import Any

from tocca.core.state import State
from tocca.games.tomoko.rules.cards import deck
from tocca.solve.answers import Solution, SolveQuestion

AnyState = State[Any, Any, Any]


def solve(state: AnyState, question: SolveQuestion) -> Solution:
    """The routes from a position; of the small variant, who can force their card."""
    return _find_routes(state, question) if state.game.variant_of is None else _find_winner(state)


def _find_routes(state: AnyState, question: SolveQuestion) -> Solution:
    """To the cards named, else to those in hand; from an empty board to all of them."""
    from tocca.games.tomoko.routes import LONGEST, shortest  # late: compiled

    position = state.position
    held = tuple(card for hand in position.hands for card in hand)
    every = range(1, len(deck(position.options.deck).cards) + 1)
    cards = question.cards or (held if position.pushes else every)
    found = {card: shortest(position.board, card, position.options.deck) for card in cards}
    names = {card: route and [state.game.format(push) for push in route] for card, route in found.items()}
    counts = {card: f"> {LONGEST}" if route is None else str(len(route)) for card, route in names.items()}
    lines = [f"#{card:<4}{counts[card]:<5}{', '.join(route or ())}".rstrip() for card, route in names.items()]
    return Solution("solve-routes", {}, tuple(lines), {"routes": names})


def _find_winner(state: AnyState) -> Solution:
    """With both cards known to both."""
    from tocca.games.tomoko.duel import solve_duel

    found = solve_duel(state.position)
    values = {"value": f"{found.value:+d}" if found.value else "0", "count": found.positions}
    figures = {"value": found.value, "pushes": found.pushes, "positions": found.positions}
    return Solution("solve-best", values, (state.game.draw(state.game.reveal_all(state.position)),), figures)
