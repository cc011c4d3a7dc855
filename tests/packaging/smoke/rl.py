"""PettingZoo and Gymnasium: a match in each; the vector environments ask for the compiled games."""

import subprocess
import sys
from pathlib import Path

import gymnasium
from pettingzoo.test import api_test

import tocca
from tocca.adapters.pettingzoo import toscana_v0

api_test(toscana_v0.env(games=1), num_cycles=50)

env = gymnasium.make("tocca:tocca/Toscana-v0", games=1)
_, info = env.reset(seed=1)
over = False
while not over:
    action = int(info["action_mask"].nonzero()[0][0])
    _, _, ended, cut, info = env.step(action)
    over = ended or cut

told = ""
try:
    gymnasium.make_vec("tocca:tocca/Toscana-v0", num_envs=2)
except tocca.MissingExtra as problem:
    told = str(problem)
assert "tocca-games[fast]" in told, told
subprocess.run([Path(sys.executable).with_name("tocca"), "doctor", "rl"], check=True)
