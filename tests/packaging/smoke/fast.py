"""The compiled games: one is compiled and plays, and its machine code is kept where the doctor says."""

import os
import random
import subprocess
import sys
from pathlib import Path

import tocca
from tocca import bots, compiled

GAME = "totsa"  # compiled soonest
os.environ["NUMBA_CACHE_DIR"] = str(Path("code").absolute())

assert compiled.ready(GAME)
game = tocca.game(GAME)
state = game.start(seats=2, seed=1)
seat = min(state.to_act)
assert bots.bot("search:simulations=20", GAME).choose(game, state.view(seat), random.Random(1)) in state.legal(seat)
assert [*Path("code").rglob("*.nbi")]
told = subprocess.run(
    [Path(sys.executable).with_name("tocca"), "doctor", "fast"], capture_output=True, text=True, check=True
).stdout
assert str(Path("code").absolute()) in told, told
