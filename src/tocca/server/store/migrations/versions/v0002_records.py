"""Version 2: finished matches as `.tocca` texts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", name="pk_records"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id", ondelete="CASCADE"),
    )
