"""Tournaments: what was announced, who takes part, the rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("tournament", sa.String(length=24), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_game_table_tournament", "game_table", ["tournament"])
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("clock", sa.String(length=8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("round_seconds", sa.Integer(), nullable=False),
        sa.Column("auto", sa.Boolean(), nullable=False),
        sa.Column("late", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament")),
    )
    op.create_index("ix_tournament_state", "tournament", ["state"])
    op.create_table(
        "tournament_entry",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_entry")),
    )
    op.create_index("ix_tournament_entry_guest", "tournament_entry", ["tournament", "guest"], unique=True)
    op.create_table(
        "tournament_round",
        sa.Column("tournament", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("paired", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("tables", sa.JSON(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("results", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_tournament_round")),
    )


def downgrade() -> None:
    for table in ("tournament_round", "tournament_entry", "tournament"):
        op.drop_table(table)
    op.drop_index("ix_game_table_tournament", "game_table")
    op.drop_column("game_table", "sealed")
    op.drop_column("game_table", "tournament")
