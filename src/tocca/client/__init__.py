"""Play over the wire from Python: `async with connect(url) as table: …`. See connection.py."""

from tocca.core.extras import need

need("server")

from tocca.client.connection import Connection, Denied, Lost, connect  # noqa: E402
from tocca.client.player import play_seat  # noqa: E402
from tocca.client.web import open_table  # noqa: E402

__all__ = ["Connection", "Denied", "Lost", "connect", "open_table", "play_seat"]
