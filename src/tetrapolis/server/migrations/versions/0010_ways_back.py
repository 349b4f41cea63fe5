"""Ways back to a name: passkeys, printed codes; and secrets that are good once."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=False),
        sa.Column("synced", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkey")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkey_credential")),
    )
    op.create_index("ix_passkey_guest", "passkey", ["guest"])
    op.create_table(
        "recovery",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_recovery")),
        sa.UniqueConstraint("code", name=op.f("uq_recovery_code")),
    )
    op.create_table(
        "once",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_once")),
    )


def downgrade() -> None:
    op.drop_table("once")
    op.drop_table("recovery")
    op.drop_index("ix_passkey_guest", "passkey")
    op.drop_table("passkey")
