"""Version 4: each table as it was when its latest match began, so that coming back replays that match only."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_checkpoints_table_id", ondelete="CASCADE"),
    )
