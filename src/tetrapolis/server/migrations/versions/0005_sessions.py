"""Sessions: each device of a person has one of its own; tokens that were good go on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
        sa.UniqueConstraint("token", name=op.f("uq_session_token")),
    )
    op.create_index("ix_session_guest", "session", ["guest"])
    op.execute(
        "INSERT INTO session (id, token, guest, device, created, seen) "
        "SELECT substr(token, 1, 16), token, id, '', created, seen FROM guest WHERE NOT program"
    )
    op.execute(
        "INSERT INTO session (id, token, guest, device, created, seen) "
        "SELECT substr(token, 1, 16), token, guest, '', created, created FROM device"
    )
    op.execute("UPDATE guest SET token = id WHERE NOT program")  # no hash: nobody's token
    op.drop_index("ix_device_guest", "device")
    op.drop_table("device")


def downgrade() -> None:
    op.create_table(
        "device",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_device")),
    )
    op.create_index("ix_device_guest", "device", ["guest"])
    op.execute("INSERT INTO device (token, guest, created) SELECT token, guest, created FROM session")
    op.drop_index("ix_session_guest", "session")
    op.drop_table("session")
