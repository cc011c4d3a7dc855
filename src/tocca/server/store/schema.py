"""The tables of the database, as they are in its newest version (migrations/ has the way there)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

VERSION_TABLE = "tocca_version"  # Alembic's own, under a name that leaves room for other people's

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _table_id_column() -> Column[str]:
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
    Index(None, "phase", "public", "updated"),
)

events = Table(
    "events",
    metadata,
    _table_id_column(),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)

records = Table(
    "records",
    metadata,
    _table_id_column(),
    Column("match", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "match"),
)

analyses = Table(
    "analyses",
    metadata,
    _table_id_column(),
    Column("match", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "match"),
)

# Who played where: beside the logs, so that a guest's matches are found without reading all of them.

matches = Table(
    "matches",
    metadata,
    _table_id_column(),
    Column("match", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),  # 0: it goes on
    Column("card", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "match"),
)

players = Table(
    "players",
    metadata,
    _table_id_column(),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False),
    Column("numbers", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "match", "seat"),
    Index(None, "guest"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Only where several nodes share a database. Times are the database's own, in milliseconds since 1970.

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("address", String(200), nullable=False),
    Column("on_bus", Boolean, nullable=False),
    Column("connections", Integer, nullable=False),
    Column("tables", Integer, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    _table_id_column(),
    Column("node", String(40), nullable=False),
    Column("epoch", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id"),
    Index(None, "node"),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    _table_id_column(),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
