"""Play over the wire from Python: `async with connect(url) as table: …`. See connection.py."""

from tocca.client.connection import Connection, Denied, Lost, connect
from tocca.client.player import play_seat
from tocca.client.web import open_table

__all__ = ["Connection", "Denied", "Lost", "connect", "open_table", "play_seat"]
