"""The reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_review_match_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_review")),
    )
    op.create_index("ix_review_guest", "review", ["guest"])


def downgrade() -> None:
    op.drop_index("ix_review_guest", "review")
    op.drop_table("review")
