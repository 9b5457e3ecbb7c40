"""Which attempt works on a run of a team, and when somebody looked at it last."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; runs that are there belong to no team's queue."""
    op.add_column("runs", sa.Column("taker", sa.String(), nullable=True))
    op.add_column("runs", sa.Column("looked", sa.DateTime(), nullable=True))


def downgrade() -> None:
    """Take the columns away."""
    op.drop_column("runs", "looked")
    op.drop_column("runs", "taker")
