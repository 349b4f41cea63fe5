"""What was played, as it is counted: results, ratings, who left, who hides."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_match_finished", "match", ["finished"])
    op.create_table(
        "leaver",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_leaver")),
    )
    op.create_table(
        "played",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("crew", sa.String(length=64), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_played")),
    )
    op.create_index("ix_played_finished", "played", ["finished"])
    op.create_index("ix_played_crew", "played", ["crew"])
    op.create_table(
        "result",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("program", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("mu_after", sa.Float(), nullable=True),
        sa.Column("sigma_after", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_result")),
    )
    op.create_index("ix_result_guest", "result", ["guest", "finished"])
    op.create_table(
        "rating",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("bracket", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "bracket", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_game_bracket", "rating", ["game", "bracket"])
    op.create_table(
        "profile",
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_profile")),
    )
    op.execute("INSERT INTO chore (name, at) VALUES ('club', 0)")


def downgrade() -> None:
    op.execute("DELETE FROM chore WHERE name = 'club'")
    for table in ("profile", "rating", "result", "played", "leaver"):
        op.drop_table(table)
    op.drop_index("ix_match_finished", "match")
    op.drop_column("game_table", "rated")
