"""`tocca solve`: what can be told exactly."""

import json
from argparse import Namespace
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

from tocca.cli.play import load
from tocca.cli.progress import waiting
from tocca.cli.table import read_options
from tocca.cli.words import Problem, Words
from tocca.core import registry
from tocca.core.state import State
from tocca.solve.errors import TooLarge

AnyState = State[Any, Any, Any]


def solve(asked: Namespace, words: Words) -> int:
    """`tocca solve FILE`, or the name of what needs no match."""
    state = _state(asked, words)
    if state.outcome is not None:
        raise Problem("solve-over")
    try:
        with waiting(words("solving")):
            figures, lines = _answered(state, asked, words)
    except TooLarge as problem:
        raise Problem("solve-many", count=problem.most) from None
    except ImportError as problem:
        raise Problem("solve-missing", why=str(problem)) from None
    print(json.dumps(figures, ensure_ascii=False, indent=2) if asked.json else "\n".join(lines))
    return 0


def _state(asked: Namespace, words: Words) -> AnyState:
    """Where the solving begins: in a kept match, or at the start."""
    if asked.what in ("tomoko", *registry.variants()):
        game = registry.played(asked.what)
        return game.start(seed=asked.seed, **read_options(game, asked.option, words))
    record = load(Path(asked.what).expanduser())
    last = len(record.events) - (record.state.outcome is not None)
    return record.states[min(last if asked.at is None else asked.at, len(record.events))]


def _answered(state: AnyState, asked: Namespace, words: Words) -> tuple[dict[str, Any], list[str]]:
    match state.game.id:
        case "tomoko":
            return _routes(state, asked, words)
        case "toscana" | "toscana-small":
            return _tiles(state, asked, words)
        case "toncc" | "toncc-small":
            return _kings(state, asked, words)
        case "tomoko-small":
            return _cards(state, asked, words)
    raise Problem("solve-nothing", game=state.game.name)


def _routes(state: AnyState, asked: Namespace, words: Words) -> tuple[dict[str, Any], list[str]]:
    """Tomoko: to the cards named, else to those in hand; from an empty board to all of them."""
    from tocca.games.tomoko.cards import deck
    from tocca.solve.routes import LONGEST, shortest

    position = state.position
    held = [card for hand in position.hands for card in hand]
    every = range(1, len(deck(position.options.deck).cards) + 1)
    found = {
        card: shortest(position.board, card, position.options.deck)
        for card in asked.card or (held if position.pushes else every)
    }
    names = {card: route and [state.game.format(push) for push in route] for card, route in found.items()}
    counts = {card: f"> {LONGEST}" if route is None else str(len(route)) for card, route in names.items()}
    lines = [f"#{card:<4}{counts[card]:<5}{', '.join(route or ())}".rstrip() for card, route in names.items()]
    return {"routes": names}, [words("solve-routes"), "", *lines]


def _tiles(state: AnyState, asked: Namespace, words: Words) -> tuple[dict[str, Any], list[str]]:
    """Toscana: the value of the position, and of every placement."""
    from tocca.solve.endgame import MOST, solved

    found = solved(state, asked.aim, asked.most or MOST)
    (seat,) = state.to_act
    ranked = sorted(found.actions.items(), key=lambda item: item[1], reverse=seat == 0)
    values = {state.game.format(action): str(value) for action, value in ranked}
    lines = [f"{_signed(value):>8}  {state.game.format(action)}" for action, value in ranked]
    best = words("solve-best", value=_signed(found.value), count=found.positions)
    return {"value": str(found.value), "positions": found.positions, "actions": values}, [best, "", *lines]


def _kings(state: AnyState, asked: Namespace, words: Words) -> tuple[dict[str, Any], list[str]]:
    """Tóncc: what the challenge is worth to each King, and how they should mix their movements now."""
    from tocca.games.toncc.kings import NAMES
    from tocca.solve.kings import MOST, key, movements, solved

    found = solved(state.position, asked.most or MOST)
    red, yellow, blue = found.worth.tolist()
    said = words(
        "solve-kings", red=f"{red:.3f}", yellow=f"{yellow:.3f}", blue=f"{blue:.3f}", count=len(found.positions),
        gap=f"{found.gap:.4f}",
    )  # fmt: skip
    now = found.positions[key(found.first)]
    mixes = {
        name: {move: round(share, 4) for move, share in zip(moves, mix.tolist(), strict=True) if share >= 0.0005}
        for name, moves, mix in zip(NAMES, movements(found.first), now.mixes, strict=True)
    }
    lines = [f"{name:<7} {_mix(mix.items())}" for name, mix in mixes.items()]
    figures = {"worth": found.worth.tolist(), "gap": found.gap, "positions": len(found.positions), "mixes": mixes}
    return figures, [said, "", *lines]


def _cards(state: AnyState, asked: Namespace, words: Words) -> tuple[dict[str, Any], list[str]]:
    """Small Tomoko with both cards known: who can force his."""
    from tocca.solve.duel import solved

    found = solved(state.position)
    best = words("solve-best", value=f"{found.value:+d}" if found.value else "0", count=found.positions)
    figures = {"value": found.value, "pushes": found.pushes, "positions": found.positions}
    return figures, [state.game.draw(state.game.unhidden(state.position)), "", best]


def _mix(shares: Iterable[tuple[int, float]]) -> str:
    return "  ".join(f"{move}: {share:.1%}" for move, share in shares)


def _signed(value: Fraction) -> str:
    return f"{float(value):+.3f}".rstrip("0").rstrip(".") if value else "0"
