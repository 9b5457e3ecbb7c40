"""Which run's trip a run changed, and how: together they are the versions of one trip."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns; earlier runs changed none, as far as is known."""
    op.add_column("runs", sa.Column("former", sa.String(), nullable=True))
    op.add_column("runs", sa.Column("change_zh", sa.Text(), nullable=True))
    op.add_column("runs", sa.Column("change_en", sa.Text(), nullable=True))
    op.create_index("ix_runs_former", "runs", ["former"])


def downgrade() -> None:
    """Take the columns away."""
    op.drop_index("ix_runs_former", "runs")
    op.drop_column("runs", "change_en")
    op.drop_column("runs", "change_zh")
    op.drop_column("runs", "former")
