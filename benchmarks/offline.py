"""How fast the game is without a server, in a real Chromium: start, download, rules, bots, and a page that answers.

`make bench-offline` runs it on the static app (`make site` or `make web` first), prints tables and writes
bench-results/offline.json.
"""

import functools
import http.server
import json
import tempfile
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from scripts.static_app import write_app

import tocca
from tocca.arena.provenance import provenance

RESULTS = Path("bench-results")
STARTS = 3
PATIENCE = 300_000  # milliseconds
CHROMIUM = "/usr/bin/chromium"
LONG = """new PerformanceObserver(list => {
    self.longTasks = [...(self.longTasks ?? []), ...list.getEntries().map(one => Math.round(one.duration))]
}).observe({ type: 'longtask', buffered: true })"""
RULES = """
import random, time, tocca
def actions_a_second(name):
    game, rng, count, began = tocca.game(name), random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - began < 2:
        state = game.start(seed=count)
        while state.to_act:
            seat = min(state.to_act)
            state = state.apply(seat, rng.choice(state.legal(seat)))
            count += 1
    return round(count / (time.perf_counter() - began))
actions_a_second(GAME)
"""
BOTS = """
import random, time, tocca
from tocca.bots import Racer, bot
def answer_times(name, level, moves=8):
    game, rng, player, times = tocca.game(name), random.Random(2), bot(level, name), []
    state = game.start(seed=3)
    while state.to_act and len(times) < moves:
        seat = min(state.to_act)
        if len(state.legal(seat)) > 1:
            began = time.perf_counter()
            action = player.choose(game, state.view(seat), rng)
            times.append(round(1000 * (time.perf_counter() - began)))
        else:
            action = state.legal(seat)[0]
        state = state.apply(seat, action)
    return sorted(times)
answer_times(GAME, LEVEL)
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Counts what is asked for, and says nothing."""

    def log_message(self, *_: Any) -> None:
        pass


def open_table(page: Page, address: str) -> int:
    """Press Play, and wait for the board; how many milliseconds Python took to be ready."""
    page.goto(address)
    page.locator("article .go").first.click()
    page.locator(".board [role=group]").first.wait_for(timeout=PATIENCE)
    return python_time(page)


def python_time(page: Page) -> int:
    took: float = page.evaluate("performance.getEntriesByName('tocca-python', 'measure')[0].duration")
    return round(took)


def measure_starts(browser: Browser, address: str) -> dict[str, list[int]]:
    """Cold: nothing is stored in this browser. Warm: after a reload."""
    found: dict[str, list[int]] = {"cold": [], "warm": []}
    for _ in range(STARTS):
        context = browser.new_context()
        page = context.new_page()
        found["cold"].append(open_table(page, address))
        page.reload()
        page.locator(".board [role=group]").first.wait_for(timeout=PATIENCE)
        found["warm"].append(python_time(page))
        context.close()
    return found


def measure_python(page: Page) -> dict[str, Any]:
    """In the worker: the rules and the bots."""
    (worker, *_) = (one for one in page.workers if one.evaluate("self.name") == "")
    run = "code => { const found = self.pyodide.runPython(code); return found.toJs?.() ?? found }"
    found: dict[str, Any] = {}
    for game in tocca.games():
        name = json.dumps(game)
        levels = {
            level: worker.evaluate(run, BOTS.replace("LEVEL", f"'level-{level}'").replace("GAME", name))
            for level in range(1, 6)
        }
        found[game] = {"actions a second": worker.evaluate(run, RULES.replace("GAME", name)), "bots": levels}
    return found


def main() -> None:
    """Measure everything, print it and write it down."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_app(Path(folder) / "play")
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/play/"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        found: dict[str, Any] = {"from": provenance(), "start, ms": measure_starts(browser, address)}
        context = browser.new_context()
        context.add_init_script(LONG)
        page = context.new_page()
        open_table(page, address)
        page.wait_for_timeout(5_000)
        found["long tasks of the page, ms"] = page.evaluate("self.longTasks ?? []")
        found["games"] = measure_python(page)
        browser.close()
        server.shutdown()
    print(json.dumps(found, indent=1))
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / "offline.json").write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
