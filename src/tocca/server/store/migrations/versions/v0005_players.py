"""Version 5: who played which match, so that guests find theirs; and codes that move a guest to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", name="pk_matches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_matches_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("numbers", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "seat", name="pk_players"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_players_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_players_guest", "players", ["guest"])
    op.create_table(
        "transfers",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_transfers"),
    )
