"""Pairs of known answer as a training, and indexes for handing out; the count of reservations has no reader any more."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_IS_GOLD = sa.text("gold IS NOT NULL")


def upgrade() -> None:
    """Take away the count, add the training and the indexes."""
    op.drop_column("studies", "reservations")
    op.add_column(
        "assignments", sa.Column("training", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_assignments_hand", "assignments", ["study_id", "rater_id", "state"])
    op.create_index(
        "ix_study_pairs_gold",
        "study_pairs",
        ["study_id", "place"],
        sqlite_where=_IS_GOLD,
        postgresql_where=_IS_GOLD,
    )


def downgrade() -> None:
    """Take away what was added, and count again from nothing."""
    op.drop_index("ix_study_pairs_gold", "study_pairs")
    op.drop_index("ix_assignments_hand", "assignments")
    op.drop_column("assignments", "training")
    op.add_column("studies", sa.Column("reservations", sa.Integer(), nullable=False, server_default="0"))
