"""Play over the wire from Python: `async with connect(server, table, key) as connection: …`. See connection.py."""

from tocca.core.extras import need

need("server")

from tocca.client.connection import Connection, Denied, Lost, NotTocca, connect  # noqa: E402
from tocca.client.player import play_seat, start_when_full, view_of  # noqa: E402
from tocca.client.web import open_table  # noqa: E402

__all__ = [
    "Connection",
    "Denied",
    "Lost",
    "NotTocca",
    "connect",
    "open_table",
    "play_seat",
    "start_when_full",
    "view_of",
]
