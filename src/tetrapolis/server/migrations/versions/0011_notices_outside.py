"""Browsers and mail addresses that are told; the hours in which a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("device", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscription")),
    )
    op.create_index("ix_push_subscription_guest", "push_subscription", ["guest"])
    op.create_table(
        "mail_address",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("address", sa.String(length=200), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("off", sa.String(length=40), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_mail_address")),
    )
    op.create_index("ix_mail_address_code", "mail_address", ["code"])
    op.create_index("ix_mail_address_off", "mail_address", ["off"])
    op.create_table(
        "mail_ask",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), autoincrement=True, nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_mail_ask")),
    )
    op.create_index("ix_mail_ask_at", "mail_ask", ["at"])
    op.add_column("game_table", sa.Column("hours", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("game_table", "hours")
    op.drop_table("mail_ask")
    op.drop_table("mail_address")
    op.drop_table("push_subscription")
