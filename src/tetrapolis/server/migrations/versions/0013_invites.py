"""Who was invited to which table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "table_invite",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name=op.f("pk_table_invite")),
    )
    op.create_index("ix_table_invite_guest", "table_invite", ["guest", "at"])
    op.create_index("ix_table_invite_host", "table_invite", ["host", "at"])


def downgrade() -> None:
    op.drop_table("table_invite")
