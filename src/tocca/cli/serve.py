"""`tocca serve`: a table for everybody who has the link."""

import os
from argparse import Namespace
from pathlib import Path

from tocca.cli.words import Words
from tocca.core.extras import missing, need

_GIVEN = ("host", "port", "data", "database", "bus", "base_path", "public_url", "bot_pace")


def can_serve() -> bool:
    """Whether the packages of tocca-games[server] are here."""
    return not missing("server")


def has_client() -> bool:
    """Whether the page for browsers has been built."""
    return (Path(__file__).parent.parent / "web" / "index.html").exists()


def serve(asked: Namespace, words: Words) -> int:
    """Serve until told to stop."""
    need("server")
    from tocca.server.serve import serve as run
    from tocca.server.settings import read_settings

    config = asked.config or os.environ.get("TOCCA_CONFIG")
    given = {name: getattr(asked, name) for name in _GIVEN}
    settings = read_settings(given, os.environ, Path(config) if config else None)
    run(settings, open_browser=asked.open)
    return 0
