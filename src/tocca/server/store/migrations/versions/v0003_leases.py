"""Version 3: several nodes on one database: which of them are alive, and which one owns a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("on_bus", sa.Boolean, nullable=False),
        sa.Column("connections", sa.Integer, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
