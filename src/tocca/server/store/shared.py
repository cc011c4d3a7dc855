"""A PostgreSQL database that several nodes write to. It alone says who owns which table.

A node lives as long as its lease, by the database's clock; it renews that one row, however many tables it owns. A table
belongs to one node at a time, and each change of owner raises its epoch. To take over, a node first removes the row of
the dead one, which it can't while an append of that one is under way. From then on every append of the dead node is
refused, also if it was only asleep.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine, event, text

from tocca.server.store.errors import CannotOpen, Fenced, LeaseLost
from tocca.server.store.rows import Append, Lease, NodeInfo, TableInfo
from tocca.server.store.schema import leases, nodes, tables
from tocca.server.store.store import Store

LEASE_MS = 5_000
MOST_IDLE_MS = 2_000  # in a transaction; a node that was cut off in the middle of an append must not block the others

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_CLOCK = text(f"SELECT {_NOW}")
_REGISTER = text(f"INSERT INTO nodes VALUES (:node, {_NOW} + :lease, :address, false, 0, 0)")
_RENEW = text(
    f"UPDATE nodes SET until = {_NOW} + :lease, on_bus = :on_bus, connections = :connections, tables = :tables"
    " WHERE id = :node"
)
_BURY = text(
    "DELETE FROM nodes WHERE id IN (SELECT id FROM nodes"
    f" WHERE until < {_NOW} AND id <> :node FOR UPDATE SKIP LOCKED) RETURNING id"
)
_LIVING = text(f"SELECT id, address, on_bus, connections, tables FROM nodes WHERE until >= {_NOW} ORDER BY id")
_LEAVE = text("DELETE FROM nodes WHERE id = :node")
_TAKE_NEW = text(
    "INSERT INTO leases SELECT id, :node, 1 FROM tables WHERE id = :table ON CONFLICT (table_id) DO NOTHING"
)
_TAKE_OVER = text(
    "UPDATE leases SET node = :node, epoch = epoch + 1 WHERE table_id = :table"
    " AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = leases.node) RETURNING node, epoch"
)
# Locked before it is looked whether that node lives: a statement that waits for a lock looks again at the locked row
# only, so two nodes would both find the old owner dead.
_OWNER = text("SELECT node, epoch FROM leases WHERE table_id = :table FOR UPDATE")
_RELEASE = text("UPDATE leases SET node = '' WHERE node = :node AND table_id = ANY(:tables)")
_LEASED = text("SELECT table_id FROM leases JOIN nodes ON nodes.id = leases.node")
_ORPHANS = text(
    "SELECT id, game, phase, public, created, updated, card FROM tables WHERE phase = 'playing' AND NOT EXISTS"
    " (SELECT 1 FROM leases JOIN nodes ON nodes.id = leases.node WHERE leases.table_id = tables.id)"
)
_HOLD_NODE = text("SELECT id FROM nodes WHERE id = :node FOR KEY SHARE")  # it can be renewed, not buried
_FOREIGN = text(
    "SELECT wanted.id FROM unnest(CAST(:tables AS text[]), CAST(:epochs AS bigint[])) AS wanted (id, epoch)"
    " WHERE NOT EXISTS (SELECT 1 FROM leases WHERE leases.table_id = wanted.id AND leases.epoch = wanted.epoch"
    " AND leases.node = :node) LIMIT 1"
)
_OWN_NEW = text("INSERT INTO leases SELECT unnest(CAST(:tables AS text[])), :node, 1")

assert (nodes.name, leases.name, tables.name) == ("nodes", "leases", "tables"), "the statements above name them"


class SharedStore(Store):
    """A store that this node shares with others. `node` is its name, a new one for each life."""

    def __init__(self, database: Engine, damage: str = "") -> None:
        if database.dialect.name != "postgresql":
            raise CannotOpen("Several nodes share a PostgreSQL database: --database postgresql://…")
        database.dispose()  # connections from before the listener
        event.listen(database, "connect", _limit_idleness)
        super().__init__(database, damage)
        self.node = ""
        self.lease_ms = LEASE_MS

    # -- this node ---------------------------------------------------------------------------------

    def register(self, node: str, address: str) -> None:
        """Begin a life under that name, which nobody has had: as a node that owns nothing yet."""
        with self._writing() as connection:
            connection.execute(_REGISTER, {"node": node, "lease": self.lease_ms, "address": address[:200]})
        self._ends = {}
        self.node = node

    def renew(self, on_bus: bool, connections: int, tables: int) -> list[NodeInfo]:
        """Live on for another lease. Gives all living nodes; LeaseLost if the others have buried this one."""
        state = {"on_bus": on_bus, "connections": connections, "tables": tables}
        with self._writing() as connection:
            if connection.execute(_RENEW, {"node": self.node, "lease": self.lease_ms, **state}).rowcount == 0:
                raise LeaseLost
            return [NodeInfo._make(row) for row in connection.execute(_LIVING)]

    def leave(self) -> None:
        """This node owns nothing any more."""
        with self._writing() as connection:
            connection.execute(_LEAVE, {"node": self.node})

    def bury(self) -> list[str]:
        """Remove the nodes whose lease has run out. Gives their names."""
        with self._writing() as connection:
            return list(connection.scalars(_BURY, {"node": self.node}))

    def clock(self) -> int:
        """The database's time, which all nodes share, in milliseconds since 1970."""
        with self._reading() as connection:
            now: int = connection.scalar(_CLOCK)
        return now

    # -- tables ------------------------------------------------------------------------------------

    def claim(self, table: str) -> Lease | None:
        """Take the table, unless a living node owns it. Gives whose it is then; None if there is no such table. To be
        called in the writer's thread."""
        self._ends.pop(table, None)  # another node may have written since
        with self._writing() as connection:
            connection.execute(_BURY, {"node": self.node})
            ours = {"node": self.node, "table": table}
            connection.execute(_TAKE_NEW, ours)
            owner = connection.execute(_OWNER, {"table": table}).one_or_none()
            taken = connection.execute(_TAKE_OVER, ours).one_or_none()
        found = taken or owner
        return None if found is None else Lease._make(found)

    def release(self, tables: Sequence[str]) -> None:
        """Give tables up, so that any node may have them. To be called in the writer's thread."""
        with self._writing() as connection:
            connection.execute(_RELEASE, {"node": self.node, "tables": list(tables)})

    def list_leased(self) -> list[str]:
        """The tables that a living node owns."""
        with self._reading() as connection:
            return list(connection.scalars(_LEASED))

    def orphans(self) -> list[TableInfo]:
        """Tables with a match that nobody owns."""
        with self._reading() as connection:
            return [TableInfo._make(row) for row in connection.execute(_ORPHANS)]

    def _write(self, connection: Connection, batch: Sequence[Append]) -> None:
        """Write the batch if this node lives and owns all its tables. A new table belongs to whoever makes it."""
        if connection.scalar(_HOLD_NODE, {"node": self.node}) is None:
            raise Fenced(batch[0].table, batch[0].first)
        made = {append.table for append in batch if append.first == 1}
        self._refuse_foreign(connection, [append for append in batch if append.table not in made])
        super()._write(connection, batch)
        if made:
            connection.execute(_OWN_NEW, {"node": self.node, "tables": sorted(made)})

    def _refuse_foreign(self, connection: Connection, batch: Sequence[Append]) -> None:
        if not batch:
            return
        pairs = dict.fromkeys((append.table, append.epoch) for append in batch)
        wanted = {"tables": [table for table, _ in pairs], "epochs": [epoch for _, epoch in pairs]}
        foreign = connection.scalar(_FOREIGN, {"node": self.node, **wanted})
        if foreign is not None:
            raise Fenced(foreign, next(append.first for append in batch if append.table == foreign))


def _limit_idleness(connection: Any, _: object) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {MOST_IDLE_MS}")
    connection.commit()
