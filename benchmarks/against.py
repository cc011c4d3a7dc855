"""Is anything slower than it was? Measures HEAD and an earlier commit in turns, in one run on one machine.

`make bench-against COMMIT=60ae6f4` runs it. Each side is a fresh checkout of a commit, this side of HEAD, and runs its
own benchmark code in processes of its own. They take turns, so noise meets both alike. The median of the rounds
stands, and the ratio is what to believe. It prints a table and writes bench-results/against.json.
PARTS=rules,twins,vector,server chooses; ROUNDS=5 sets how often.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

RESULTS = Path("bench-results")
LIMIT = 0.95  # of the earlier speed

# Each prints {"what": a rate}. They use names that every version since 0.1 has. Twins and vector environments only
# compute, so other work on the machine can only slow them down: the best of several tries counts.
PARTS = {
    "rules": """
from benchmarks import rules
rules.SECONDS = 1.0
print(json.dumps({one.title: rules.speed(one, turn * 1000) for one in rules.MEASURES}))
""",
    "twins": """
from importlib import import_module
found = {}
for game in ("toscana", "toncc", "tomoko", "totsa"):
    for one in import_module(f"benchmarks.fast_{game}").MEASURES:
        rates = []
        for again in range(6):  # the first compiles
            began = time.thread_time()
            done = one.compiled(turn)
            rates.append(done / (time.thread_time() - began))
        found[one.what] = max(rates)
print(json.dumps(found))
""",
    "vector": """
import numpy as np
from tocca.adapters import vector
found = {}
for name in ("ToscanaVector", "TonccVector", "TomokoVector", "TotsaVector"):
    envs = getattr(vector, name)(num_envs=2048, cores=1)
    observations, infos = envs.reset(seed=turn)
    rng, times = np.random.default_rng(turn), []
    for _ in range(600):
        mask = infos["action_mask"].astype(np.float32)
        actions = (rng.random(mask.shape, dtype=np.float32) * mask + mask).argmax(axis=-1)
        began = time.thread_time()
        _, _, _, _, infos = envs.step(actions)
        times.append(time.thread_time() - began)
    found[f"{name}, steps"] = len(actions) / sorted(times)[60]
print(json.dumps(found))
""",
    "server": """
import asyncio, tempfile
from benchmarks import server
async def closed():
    with tempfile.TemporaryDirectory() as folder:
        running = server.ServerProcess(folder)
        try:
            return await server.closed_loop(running, 200, 6.0)
        finally:
            running.stop()
found = asyncio.run(closed())
print(json.dumps({
    "server, acknowledged moves": found["moves_per_second"],
    "server, moves in a second of its processor": 1e6 / found["cpu_us_per_move"],
}))
""",
}


def run_part(checkout: Path, part: str, turn: int) -> dict[str, float]:
    """One measurement of one side."""
    code = f"import json, time\nturn = {turn}\n{PARTS[part]}"
    environment = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout}"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{part} in {checkout.name}: {done.stderr[-2000:]}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compare(before: Path, now: Path, part: str, rounds: int) -> list[dict[str, float | str]]:
    """The medians of both sides, which take turns and swap the first place."""
    speeds: dict[Path, dict[str, list[float]]] = {before: {}, now: {}}
    for turn in range(rounds):
        print(f"{part}: round {turn + 1} of {rounds}", file=sys.stderr, flush=True)
        for side in (before, now) if turn % 2 else (now, before):
            for what, rate in run_part(side, part, turn).items():
                speeds[side].setdefault(what, []).append(rate)
    rows: list[dict[str, float | str]] = []
    for what, rates in speeds[now].items():
        then, here = statistics.median(speeds[before][what]), statistics.median(rates)
        rows.append({"what": what, "before": round(then), "now": round(here), "ratio": round(here / then, 3)})
    return rows


def main() -> None:
    """Check both commits out side by side, measure, print, write."""
    commit, rounds = os.environ.get("COMMIT", "60ae6f4"), int(os.environ.get("ROUNDS", "5"))
    parts = os.environ.get("PARTS", ",".join(PARTS)).split(",")
    with tempfile.TemporaryDirectory() as folder:
        sides = Path(folder) / "before", Path(folder) / "after"
        try:
            for side, revision in zip(sides, (commit, "HEAD"), strict=True):
                subprocess.run(["git", "worktree", "add", "--detach", "--quiet", side, revision], check=True)
            rows = [row for part in parts for row in compare(*sides, part, rounds)]
        finally:
            for side in sides:
                subprocess.run(["git", "worktree", "remove", "--force", side], check=False)
    print(f"{'a second':<44}{'before':>14}{'now':>14}{'times':>8}")
    for row in rows:
        slower = "  slower" if float(row["ratio"]) < LIMIT else ""
        print(f"{row['what']:<44}{row['before']:>14,}{row['now']:>14,}{row['ratio']:>8}{slower}")
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "against.json").write_text(json.dumps({"commit": commit, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
