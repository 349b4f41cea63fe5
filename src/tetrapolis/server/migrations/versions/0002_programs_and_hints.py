"""Seats for programs, hints, and levels by their new names."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW = (("guest", "program", sa.false()), ("seat", "program", sa.false()), ("game_table", "hints", sa.true()))
"""With what rows get that were there before: nobody was a program, and hints are what a new table has too."""


def upgrade() -> None:
    for table, column, before in NEW:  # without a batch: SQLite would have to copy tables that others refer to
        op.add_column(table, sa.Column(column, sa.Boolean(), nullable=False, server_default=before))
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("bot", type_=sa.String(length=40), existing_nullable=False)
    op.execute("UPDATE seat SET bot = 'normal' WHERE bot = 'greedy'")


def downgrade() -> None:
    op.execute("UPDATE seat SET bot = 'greedy' WHERE bot <> '' AND bot <> 'random'")
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("bot", type_=sa.String(length=16), existing_nullable=False)
    for table, column, _ in NEW:
        op.drop_column(table, column)
