"""The arena: a tournament for three, with ratings."""

import json
import subprocess
import sys
from pathlib import Path

TOCCA = str(Path(sys.executable).with_name("tocca"))
done = subprocess.run(
    [TOCCA, "arena", "toncc", "random", "greedy", "--games", "6", "--workers", "1", "--seed", "1", "--json"],
    capture_output=True,
    text=True,
    check=True,
)
assert all(one["skill"]["sigma"] > 0 for one in json.loads(done.stdout)["entrants"])
subprocess.run([TOCCA, "doctor", "arena"], check=True)
