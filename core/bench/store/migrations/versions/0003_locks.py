"""What of an earlier plan stays in a run, and why a plan was offered; changes not planned yet hold locks as well."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add both columns; changes that were kept in the former shape are given up."""
    op.add_column("runs", sa.Column("locks", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("runs", sa.Column("offered_as", sa.String(), nullable=True))
    op.execute("DELETE FROM edits")


def downgrade() -> None:
    """Take both columns away."""
    op.drop_column("runs", "offered_as")
    op.drop_column("runs", "locks")
