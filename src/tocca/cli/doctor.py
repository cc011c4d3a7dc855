"""`tocca doctor`: checks the installation, and says what to do about what is wrong."""

import platform
import random
import socket
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

import tocca
from tocca import compiled
from tocca.cli.serve import can_serve, has_client
from tocca.cli.words import Words
from tocca.compiled.kernels import cache_root
from tocca.core.extras import PACKAGES, missing

Finding = tuple[bool | None, str]  # None: not there, and not needed
Check = Callable[[Words], Iterator[Finding]]


def doctor(asked: Namespace, words: Words) -> int:
    """Print what was checked; 1 if something does not work, or an extra that was asked for is not there."""
    well = True
    extras = [partial(_extra, extra, extra in asked.extras) for extra in PACKAGES]
    checks: list[Check] = [_python, _games, *extras, _cache, _client, _store, _port]
    for check in checks:
        for good, text in _safely(check, words):
            print(f"{'·' if good is None else '✓' if good else '✗'} {text}")
            well = well and good is not False
    print(words("doctor-well" if well else "doctor-ill"))
    return 0 if well else 1


def _safely(check: Check, words: Words) -> Iterator[Finding]:
    try:
        yield from check(words)
    except Exception as problem:
        name = getattr(check, "__name__", "extra").strip("_")
        yield False, words("doctor-failed", check=name, why=f"{type(problem).__name__}: {problem}")


def _python(words: Words) -> Iterator[Finding]:
    yield sys.version_info >= (3, 11), f"Python {platform.python_version()}, tocca {tocca.__version__}"


def _games(words: Words) -> Iterator[Finding]:
    if not tocca.games():
        yield False, words("doctor-no-games")
    for name in tocca.games():
        rng, record = random.Random(name), tocca.Record.start(name, seed=1)
        while record.state.to_act:
            seat = min(record.state.to_act)
            record.apply(seat, rng.choice(record.state.legal(seat)))
        yield record.replay() == record.state, words("doctor-game", game=record.game.name, count=len(record.events))


def _extra(extra: str, asked: bool, words: Words) -> Iterator[Finding]:
    about = {"extra": extra, "purpose": words(f"extra-{extra}")}
    if absent := missing(extra):
        yield False if asked else None, words("doctor-no-extra", packages=", ".join(absent), **about)
        return
    for package in PACKAGES[extra]:
        try:
            import_module(package)
        except Exception as problem:
            yield False, words("doctor-broken-extra", package=package, why=str(problem), **about)
            return
    yield True, words("doctor-extra", packages=", ".join(PACKAGES[extra]), **about)


def _cache(words: Words) -> Iterator[Finding]:
    if compiled.is_installed():
        yield True, words("doctor-cache", folder=str(cache_root()))


def _client(words: Words) -> Iterator[Finding]:
    """Without it a server that runs has nothing to show."""
    if has_client():
        yield True, words("doctor-client")
    else:
        yield False if can_serve() else None, words("doctor-no-client")


def _store(words: Words) -> Iterator[Finding]:
    if not can_serve():
        return
    import os

    from tocca.server.settings import default_data, read_settings
    from tocca.server.store import Store, sqlite_url

    settings = read_settings({}, os.environ)
    if settings.database:
        with Store.open(settings.database_url) as store:
            store.counts()
        yield True, words("doctor-store", where=settings.database.partition(":")[0])
        return
    folder = Path(settings.data) if settings.data else default_data()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as scratch, Store.open(sqlite_url(Path(scratch))) as store:
        yield store.get_or_set("doctor", "well") == "well", words("doctor-store", where=str(folder))


def _port(words: Words) -> Iterator[Finding]:
    if not can_serve():
        return
    import os

    from tocca.server.settings import read_settings

    settings = read_settings({}, os.environ)
    with socket.socket() as probe:
        taken = probe.connect_ex((settings.host, settings.port)) == 0
    yield None if taken else True, words("doctor-port-taken" if taken else "doctor-port", port=str(settings.port))
