"""Which language model a run may ask, and what it asked of models and tools."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both columns; earlier runs asked no model."""
    op.add_column("runs", sa.Column("llm", sa.JSON(), nullable=True))
    op.add_column("runs", sa.Column("usage", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Take both columns away."""
    op.drop_column("runs", "usage")
    op.drop_column("runs", "llm")
