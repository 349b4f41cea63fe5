"""Keeping order: roles, bans, hidden lines, who may come, reports, a log that is only added to; and who has gone."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

NEW: tuple[tuple[str, sa.Column[Any]], ...] = (
    ("guest", sa.Column("role", sa.String(length=9), nullable=False, server_default="")),
    ("guest", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false())),
    ("guest", sa.Column("banned", sa.Float(), nullable=False, server_default="0")),
    ("guest", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false())),
    ("chat", sa.Column("hidden", sa.String(length=4), nullable=False, server_default="")),
)


def upgrade() -> None:
    for table, column in NEW:
        op.add_column(table, column)
    op.create_table(
        "house_setting",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house_setting")),
    )
    op.create_table(
        "invitation",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invitation")),
    )
    op.create_table(
        "gone_name",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_gone_name")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("guest", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("line", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("taken", sa.String(length=24), nullable=False),
        sa.Column("settled", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index("ix_report_settled", "report", ["settled"])
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "audit",
        sa.Column("number", number, autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=24), nullable=False),
        sa.Column("act", sa.String(length=12), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )
    op.create_index("ix_audit_about", "audit", ["about"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the log is only added to'; END $$"
        )
        op.execute(
            "CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_stays()"
        )
        return
    for what in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER audit_no_{what.lower()} BEFORE {what} ON audit "
            "BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END"
        )


def downgrade() -> None:
    for table in ("audit", "report", "gone_name", "invitation", "house_setting"):
        op.drop_table(table)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_stays()")
    for table, column in reversed(NEW):
        op.drop_column(table, column.name)
