"""How fast the games are in OpenSpiel, beside its own Python tic-tac-toe: random play, as its simulations go.

A step is what OpenSpiel calls one: a player's action, a joint action, or a chance outcome. Players who act together
decide once each, so decisions are counted beside the steps. Rounds are taken in turns, in processor time.
"""

import random
import statistics
import time
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers it)

import tocca.adapters.openspiel  # noqa: F401

ROUNDS, SECONDS = 9, 0.15
THEIRS = "python_tic_tac_toe"
OURS = ("python_toncc", "python_toscana", "python_tomoko", "python_totsa")


def bench_openspiel() -> list[dict[str, Any]]:
    """A row a game: steps and decisions a second, and both as shares of tic-tac-toe's."""
    games = {name: pyspiel.load_game(name) for name in (THEIRS, *OURS)}
    for game in games.values():
        _match(game, random.Random(0))  # what is made once is made before
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in games}
    for number in range(ROUNDS):
        for name, game in games.items():
            speeds[name].append(_round(game, number))
    medians = {name: tuple(map(statistics.median, zip(*found, strict=True))) for name, found in speeds.items()}
    base = medians[THEIRS]
    return [
        {
            "what": name,
            "steps_a_second": round(steps),
            "of_tic_tac_toe": f"{steps / base[0]:.2f}",
            "decisions_a_second": round(decisions),
            "of_its_decisions": f"{decisions / base[1]:.2f}",
        }
        for name, (steps, decisions) in medians.items()
    ]


def _round(game: Any, seed: int) -> tuple[float, float]:
    rng, steps, decisions = random.Random(seed), 0, 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        more, choices = _match(game, rng)
        steps, decisions = steps + more, decisions + choices
    return steps / spent, decisions / spent


def _match(game: Any, rng: random.Random) -> tuple[int, int]:
    """A match at random: its steps, and the decisions and chance outcomes in them."""
    state, steps, decisions = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        steps += 1
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(seat) for seat in range(state.num_players())]
            decisions += sum(map(bool, legal)) - 1
            state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return steps, steps + decisions


if __name__ == "__main__":
    for row in bench_openspiel():
        print("  ".join(f"{value:>22}" if isinstance(value, str) else f"{value:>12,}" for value in row.values()))
