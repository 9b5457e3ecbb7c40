"""The machine on which a run is worked on: several may share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the name of the machine."""
    op.add_column("runs", sa.Column("host", sa.String(), nullable=True))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("runs", "host")
