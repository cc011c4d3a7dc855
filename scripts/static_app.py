"""Writes the app as static files: it plays without a server, on any static web server, under any path.

    python scripts/static_app.py site/play

The built client and its Python (`make web`) are copied; what a server would answer to everybody alike (games, rules,
messages, examples) becomes files of the same names. The page is told that there is no server behind it.
"""

import shutil
import sys
from pathlib import Path

import msgspec

import tocca
from tocca.core.manifest import LANGUAGES
from tocca.server.answers.games import describe_games, read_rules, read_text
from tocca.server.http.security import SECURITY_HEADERS

CLIENT = Path(tocca.__file__).parent / "web"


def write_app(folder: Path) -> None:
    """Write the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", ".ready", "robots.txt"))
    page = folder / "index.html"
    page.write_text(_without_server(page.read_text(encoding="utf-8")), encoding="utf-8")
    for path, text in _answers():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def _without_server(html: str) -> str:
    """The page for a static site. It has no headers, so the content policy stands in the page itself."""
    policy = "; ".join(
        rule for rule in SECURITY_HEADERS["Content-Security-Policy"].split("; ") if "frame-ancestors" not in rule
    )
    strict = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    alone = '<meta name="tocca-server" content="none" />'
    marked = html.replace('<meta name="tocca-base" content="./" />', f"{strict}\n    {alone}")
    assert marked != html, "the page has no place for the base"
    return marked


def _answers() -> list[tuple[str, str]]:
    """Each address under which a server gives everybody the same text."""
    found = [("api/games", msgspec.json.encode(describe_games()).decode())]
    for game in tocca.games():
        found.append((f"api/examples/{game}", read_text(game, "example.tocca") or ""))
        for language in LANGUAGES:
            found.append((f"api/rules/{game}/{language}", read_rules(game, language) or ""))
    return [(path, text) for path, text in found if text]


if __name__ == "__main__":
    write_app(Path(sys.argv[1]))
