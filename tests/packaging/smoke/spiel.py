"""OpenSpiel: our games are registered, and one is played to its end."""

import random
import subprocess
import sys
from pathlib import Path

import pyspiel

import tocca.adapters.openspiel

assert len(tocca.adapters.openspiel.GAMES) >= 7
state, rng = pyspiel.load_game("python_toncc(challenges=1)").new_initial_state(), random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    elif state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
assert len(state.returns()) == 3
subprocess.run([Path(sys.executable).with_name("tocca"), "doctor", "spiel"], check=True)
