"""Several devices of one guest; and what somebody asks to take back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("undo_ask", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "device",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_device")),
    )
    op.create_index("ix_device_guest", "device", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_device_guest", "device")
    op.drop_table("device")
    op.drop_column("game_table", "undo_ask")
