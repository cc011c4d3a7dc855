"""The host's token: made at the start, it opens the host's page, `/metrics` and what `tocca admin` asks for.

It is in a file that only the host's user can read, beside the data: so `tocca admin` on the same machine finds it.
"""

import json
import os
import secrets
from hmac import compare_digest
from pathlib import Path
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException
from litestar.handlers.base import BaseRouteHandler

FILE_NAME = "host.json"


class HostFile(NamedTuple):
    """Where the server of a data folder is, and its host's token."""

    url: str
    token: str

    def write(self, folder: Path) -> None:
        """Keep it, for nobody else to read."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        new = folder / f"{FILE_NAME}.part"
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(self._asdict(), file)
        new.replace(folder / FILE_NAME)

    @classmethod
    def read(cls, folder: Path) -> "HostFile | None":
        """That of the server which was started last with this data folder; None if there is none."""
        try:
            found = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
            return cls(str(found["url"]), str(found["token"]))
        except (OSError, ValueError, KeyError, TypeError):
            return None


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)


def require_host(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of Litestar: only with `Authorization: Bearer TOKEN`."""
    given = connection.headers.get("authorization", "").removeprefix("Bearer ").strip()
    expected = connection.app.state.host_token
    if not compare_digest(given.encode("utf-8", "replace"), expected.encode()):
        raise NotAuthorizedException("this is for the host: Authorization: Bearer TOKEN")
