"""Changes of a request that are not planned yet."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "edits",
        sa.Column("run_id", sa.String(), sa.ForeignKey("runs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("body", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Take the table away."""
    op.drop_table("edits")
