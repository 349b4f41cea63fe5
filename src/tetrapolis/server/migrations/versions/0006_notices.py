"""Notices: what a guest is told, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("notices", sa.String(length=3), nullable=False, server_default=""))
    op.create_table(
        "notice",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("todo", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent_by", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("guest", "kind", "about", name=op.f("pk_notice")),
    )
    op.create_index("ix_notice_due", "notice", ["due"])
    op.create_index("ix_notice_about", "notice", ["about"])
    op.create_table(
        "notice_setting",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.Column("digest", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_notice_setting")),
    )
    op.create_index("ix_notice_setting_digest", "notice_setting", ["digest"])


def downgrade() -> None:
    op.drop_table("notice_setting")
    op.drop_table("notice")
    op.drop_column("seat", "notices")
