# /// script
# requires-python = ">=3.11"
# dependencies = ["tocca-games[spiel]"]
# ///
"""OpenSpiel's searches play our games: MCTS in small Toscana, IS-MCTS in small Tomoko, whose cards are secret."""

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tocca.adapters.openspiel  # noqa: F401  (registers the games)


def result(game: Any, bot: Any, seed: int) -> float:
    """What the bot, in seat 0, gets against random play."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return float(state.returns()[0])


rollouts = mcts.RandomRolloutEvaluator(2, np.random.RandomState(1))
toscana = pyspiel.load_game("python_toscana_small(tiles=3)")
tomoko = pyspiel.load_game("python_tomoko_small(prefill=True,limit=6)")
for game, bot in (
    (toscana, mcts.MCTSBot(toscana, 2.0, 40, rollouts, random_state=np.random.RandomState(2))),
    (tomoko, ismcts.ISMCTSBot(tomoko, rollouts, 2.0, 40, random_state=np.random.RandomState(3))),
):
    results = [result(game, bot, seed) for seed in range(6)]
    print(f"{game.get_type().short_name}: {np.mean(results):+.2f} against random play")
