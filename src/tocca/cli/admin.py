"""`tocca admin`: what a host asks a running server for. The same as on the host's page."""

import json
import urllib.error
import urllib.request
from argparse import Namespace
from typing import Any

from tocca.cli.hosting import read_server_settings
from tocca.cli.words import Problem, Words

_WITH_ONE = {"kick": "guest", "unban": "who", "close": "table", "delete": "table", "renew": "table"}


def admin(asked: Namespace, words: Words) -> int:
    """Ask the server, and show the answer."""
    url, token = _find_server(asked)
    answer = _ask(url, token, _make_request(asked))
    if asked.json:
        print(json.dumps(answer, indent=2, ensure_ascii=False))
    elif asked.what == "status":
        _show_status(answer, words)
    else:
        print(words("admin-done"))
        for link in answer.get("links", ()):
            print(f"  {link}")
    return 0


def _find_server(asked: Namespace) -> tuple[str, str]:
    if asked.url and asked.token:
        return asked.url.rstrip("/"), asked.token
    settings = read_server_settings(asked)
    from tocca.server.http.host_token import HostFile

    found = HostFile.read(settings.data_folder)
    if found is None:
        raise Problem("admin-no-server")
    return found


def _make_request(asked: Namespace) -> dict[str, Any] | None:
    """The message for the server; None for the status, which is a GET."""
    what, about = asked.what, asked.about
    if what == "status" and not about:
        return None
    if what == "say" and about:
        return {"do": "say", "text": " ".join(about)}
    if what == "ban" and len(about) == 1:
        return {"do": "ban", "who": about[0], "minutes": asked.minutes}
    if what in _WITH_ONE and len(about) == 1:
        return {"do": what, _WITH_ONE[what]: about[0]}
    raise Problem("admin-what")


def _ask(url: str, token: str, message: dict[str, Any] | None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if message is None else json.dumps(message).encode()
    request = urllib.request.Request(f"{url}/api/host", data, headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except urllib.error.HTTPError as problem:
        with problem:
            why = json.loads(problem.read() or b"{}").get("detail", str(problem))
        raise Problem("admin-failed", why=why) from None
    except (OSError, ValueError) as problem:
        raise Problem("admin-failed", why=str(problem)) from None


def _show_status(status: dict[str, Any], words: Words) -> None:
    print(
        words(
            "admin-status",
            tables=status["tables_in_memory"],
            connections=status["connections"],
            memory=round(status["memory_mb"]),
            minutes=status["up_seconds"] // 60,
            health=status["health"],
        )
    )
    for table in status["tables"]:
        about = {name: table[name] for name in ("table", "game", "phase")}
        print("  " + words("admin-table", **about, people=table["sessions"]))
    if status["bans"]:
        print(words("admin-banned", who=", ".join(status["bans"])))
