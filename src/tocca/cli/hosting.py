"""`tocca backup`, `tocca verify`, `tocca restore`: a server's data, saved, checked and brought back."""

import os
from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from tocca.cli.words import Problem, Words
from tocca.core.extras import need

if TYPE_CHECKING:
    from tocca.server.settings import Settings


def backup(asked: Namespace, words: Words) -> int:
    """Write everything into one file, while the server goes on."""
    from tocca.server.store import StoreError, back_up

    settings, target = read_server_settings(asked), Path(asked.file)
    try:
        back_up(_existing(settings), target)
    except (StoreError, OSError) as problem:
        raise Problem("backup-failed", why=str(problem)) from None
    print(words("backed-up", file=str(target), size=f"{target.stat().st_size / 1e6:.1f}"))
    return 0


def restore(asked: Namespace, words: Words) -> int:
    """Fill an empty database from a backup."""
    from tocca.server.store import StoreError
    from tocca.server.store import restore as run

    try:
        run(Path(asked.file), read_server_settings(asked).database_url)
    except (StoreError, OSError) as problem:
        raise Problem("restore-failed", why=str(problem)) from None
    print(words("restored", file=asked.file))
    return 0


def verify(asked: Namespace, words: Words) -> int:
    """Replay everything in a backup or in the server's database; 1 if something is wrong."""
    from tocca.server.live.verify import verify as run
    from tocca.server.store import Store, StoreError

    try:
        url = f"sqlite:///{Path(asked.file).resolve()}" if asked.file else _existing(read_server_settings(asked))
        if asked.file and not Path(asked.file).is_file():
            raise Problem("verify-failed", why=f"{asked.file}: no such file")
        with Store.open(url) as store:
            found = run(store)
    except StoreError as problem:
        raise Problem("verify-failed", why=str(problem)) from None
    latest = datetime.fromtimestamp(found.latest / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S") if found.latest else "-"
    print(words("verified", tables=found.tables, events=found.events, records=found.records, latest=latest))
    for line in found.problems:
        print(f"  {line}")
    return 1 if found.problems else 0


def read_server_settings(asked: Namespace) -> "Settings":
    """The settings of the server that a command is about."""
    need("server")
    from tocca.server.settings import read_settings

    config = asked.config or os.environ.get("TOCCA_CONFIG")
    given = {"data": asked.data, "database": asked.database}
    return read_settings(given, os.environ, Path(config) if config else None)


def _existing(settings: "Settings") -> str:
    """The address of a database that is there: none is made."""
    from tocca.server.store.store import FILE_NAME

    if not settings.database and not (settings.data_folder / FILE_NAME).exists():
        raise Problem("no-database", folder=str(settings.data_folder))
    return settings.database_url
