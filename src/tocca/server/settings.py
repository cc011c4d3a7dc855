"""The server's settings: from the command line, else the environment, else a TOML file, else defaults."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from tocca.core.errors import ToccaError
from tocca.server.live.limits import Limits
from tocca.server.store import sqlite_url

PREFIX = "TOCCA_"


class BadSetting(ToccaError, ValueError):
    """A setting is wrong; the message says which and where it came from."""


class Settings(NamedTuple):
    """What a host can choose. The folder `data` is created if it is missing."""

    host: str = "127.0.0.1"  # where to listen: this computer only; 0.0.0.0: everybody
    port: int = 8642
    data: str = ""  # the folder of the database; empty: the user's own data folder
    database: str = ""  # an address such as postgresql://…; empty: SQLite in the data folder
    bus: str = ""  # several nodes: the address of NATS, nats://…; then `database` is a PostgreSQL they share
    base_path: str = ""  # the path of the server behind a proxy
    public_url: str = ""  # how people reach this server, if it is behind a proxy
    origins: str = ""  # further origins that may open a WebSocket, separated by commas
    bot_pace: int = 100  # how slowly bots play, in percent; 0: as fast as they think
    host_token: str = ""  # opens the host's page and /metrics; empty: a new one at each start
    keep_days: int = 0  # tables are deleted after so many days without an event; 0: never
    log: str = "info"  # the log level: debug, info, warning or error
    limits: Limits = Limits()

    @property
    def data_folder(self) -> Path:
        """The folder of the data."""
        return Path(self.data) if self.data else default_data()

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or sqlite_url(self.data_folder)


def default_data() -> Path:
    """The user's own data folder."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "tocca"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tocca"


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """Read all settings. `given` (where not None) wins over the environment, which wins over the file."""
    known = _setting_types()
    values: dict[str, Any] = {}
    for source, found in (
        (f"{file}", _load_file(file)),
        ("the environment", _load_environment(environment, known)),
        ("the command line", {name: value for name, value in given.items() if value is not None}),
    ):
        for name, value in found.items():
            if name not in known:
                raise BadSetting(f"{source}: there is no setting {name!r}; there are {', '.join(known)}")
            values[name] = _parse_value(source, name, known[name], value)
    limits = Limits(**{name: values.pop(name) for name in Limits._fields if name in values})
    return _validate(Settings(**values, limits=limits))


def _setting_types() -> dict[str, type]:
    """The type of every setting; the limits are among them."""
    own = {name: kind for name, kind in get_type_hints(Settings).items() if name != "limits"}
    return {**own, **get_type_hints(Limits)}


def _load_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadSetting(f"{file} can't be read: {problem}") from None


def _load_environment(environment: Mapping[str, str], known: Mapping[str, type]) -> dict[str, str]:
    return {name: environment[PREFIX + name.upper()] for name in known if environment.get(PREFIX + name.upper())}


def _parse_value(source: str, name: str, kind: type, value: Any) -> Any:
    if kind is int and isinstance(value, str) and value.isascii() and value.strip().isdigit() and len(value) < 20:
        value = int(value)
    if type(value) is not kind:
        raise BadSetting(f"{source}: {name} must be {'a whole number' if kind is int else 'text'}, not {value!r}")
    return value


def _validate(settings: Settings) -> Settings:
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"port must be from 0 to 65535, not {settings.port}")
    if not 0 <= settings.bot_pace <= 1000:
        raise BadSetting(f"bot_pace must be from 0 to 1000, not {settings.bot_pace}")
    if settings.log not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"log must be debug, info, warning or error, not {settings.log!r}")
    if settings.host_token and len(settings.host_token) < 16:
        raise BadSetting("host_token must have at least 16 characters")
    if settings.bus and not settings.database.startswith("postgres"):
        raise BadSetting("with a bus, database must be a PostgreSQL that all nodes share: postgresql://…")
    for name, value in settings.limits._asdict().items():
        if value < 1:
            raise BadSetting(f"{name} must be at least 1, not {value}")
    base = settings.base_path.strip("/")
    return settings._replace(base_path=f"/{base}" if base else "")
