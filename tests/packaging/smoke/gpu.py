"""The compiled games for a GPU, in Numba's simulator of one: random matches end as on the processor."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

os.environ["NUMBA_CACHE_DIR"] = str(Path("code").absolute())
os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

import tocca
from tocca import compiled

GAME = "totsa"  # compiled soonest
twin, position = compiled.twin(GAME), tocca.game(GAME).start(seats=2, seed=1, limit=3).position
start, tables = twin.encode(position), twin.tables_for(position.options)
mine, steps = twin.random_games(start, 2, 7, tables)
theirs: Any
theirs, same = twin.random_games(start, 2, 7, tables, device="cuda")
assert steps == same
assert (theirs.numpy() == mine).all()
subprocess.run([Path(sys.executable).with_name("tocca"), "doctor", "gpu"], check=True)
