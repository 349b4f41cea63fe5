"""The seating a match goes on under, where a branch began, commitments, who said it, when guests were last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NEW = (
    ("guest", sa.Column("seen", sa.Float(), nullable=False, server_default="0")),
    ("game_table", sa.Column("continued", sa.Text(), nullable=False, server_default="")),
    ("game_table", sa.Column("commitment", sa.String(length=64), nullable=False, server_default="")),
    ("seat", sa.Column("away", sa.Float(), nullable=False, server_default="0")),
    ("match", sa.Column("seating", sa.Integer(), nullable=False, server_default="0")),
    ("chat", sa.Column("seat", sa.Integer(), nullable=True)),
    ("chat", sa.Column("role", sa.String(length=9), nullable=False, server_default="player")),
)


def upgrade() -> None:
    for table, column in NEW:
        op.add_column(table, column)
    op.execute("UPDATE guest SET seen = created")
    op.execute(
        "UPDATE seat SET away = (SELECT changed FROM game_table WHERE game_table.id = seat.table_id) "
        "WHERE kind = 'bot' AND guest <> ''"
    )
    op.execute("UPDATE match SET seating = (SELECT version FROM game_table WHERE game_table.id = match.table_id)")
    op.execute("UPDATE request SET digest = ''")  # of another form: what was asked before is taken at its word
    op.create_table(
        "health",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_health")),
    )
    op.execute("INSERT INTO health (id, at) VALUES (1, 0)")
    op.create_table(
        "chore",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_chore")),
    )


def downgrade() -> None:
    op.drop_table("chore")
    op.drop_table("health")
    for table, column in reversed(NEW):
        op.drop_column(table, column.name)
