"""Writes what the client's tests know of each game: `python scripts/fixtures.py`; with --check it only compares.

Every web/src/games/GAME/fixtures.py has a function `fixtures()`; what it gives goes into fixtures.json beside it.
"""

import json
import runpy
import sys
from pathlib import Path

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def text_of(script: Path) -> str:
    """The fixtures of one game, as they are kept."""
    made = runpy.run_path(str(script))["fixtures"]()
    return json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n"


def main() -> None:
    """Write them, or name those that are not as they would be written."""
    wanted = {script.with_suffix(".json"): text_of(script) for script in sorted(GAMES.glob("*/fixtures.py"))}
    if "--check" not in sys.argv[1:]:
        for path, text in wanted.items():
            path.write_text(text, encoding="utf-8")
    elif old := [path for path, text in wanted.items() if not is_fresh(path, text)]:
        names = ", ".join(str(path.relative_to(GAMES)) for path in old)
        sys.exit(f"not what the rules say now: {names}; `make fixtures` writes them anew")


def is_fresh(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
