"""Studies, and what is judged in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    _people_and_studies()
    _what_is_compared()
    _what_is_said()


def _people_and_studies() -> None:
    """Raters and studies."""
    op.create_table(
        "raters",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False, unique=True),
        sa.Column("cities", sa.JSON(), nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("name", sa.String(), nullable=False, unique=True),
        sa.Column("created", sa.DateTime(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("reservations", sa.Integer(), nullable=False),
    )


def _what_is_compared() -> None:
    """Requests, plans and pairs of a study."""
    op.create_table(
        "study_requests",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("city", sa.String(), nullable=False),
        sa.UniqueConstraint("study_id", "uid"),
    )
    op.create_index("ix_study_requests_study_id", "study_requests", ["study_id"])
    op.create_table(
        "study_plans",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("agent", sa.String(), nullable=False),
        sa.Column("sandbox", sa.String(), nullable=False),
        sa.Column("document", sa.JSON(), nullable=False),
        sa.UniqueConstraint("study_id", "name"),
    )
    op.create_index("ix_study_plans_study_id", "study_plans", ["study_id"])
    op.create_table(
        "study_pairs",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("uid", sa.String(), nullable=False),
        sa.Column("city", sa.String(), nullable=False),
        sa.Column("a", sa.String(), nullable=False),
        sa.Column("b", sa.String(), nullable=False),
        sa.Column("features", sa.JSON(), nullable=False),
        sa.Column("gold", sa.String(), nullable=True),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.Column("place", sa.Double(), nullable=False),
        sa.UniqueConstraint("study_id", "name"),
    )
    op.create_index("ix_study_pairs_next", "study_pairs", ["study_id", "taken", "place"])
    op.create_index("ix_study_pairs_study_id", "study_pairs", ["study_id"])


def _what_is_said() -> None:
    """Assignments, judgements and events."""
    op.create_table(
        "assignments",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column(
            "pair_id", sa.Integer(), sa.ForeignKey("study_pairs.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("rater_id", sa.Integer(), sa.ForeignKey("raters.id", ondelete="CASCADE"), nullable=False),
        sa.Column("flipped", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("expires", sa.DateTime(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.UniqueConstraint("pair_id", "rater_id"),
    )
    op.create_index("ix_assignments_open", "assignments", ["state", "expires"])
    op.create_index("ix_assignments_rater_id", "assignments", ["rater_id"])
    op.create_index("ix_assignments_study_id", "assignments", ["study_id"])
    op.create_table(
        "judgements",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column(
            "pair_id", sa.Integer(), sa.ForeignKey("study_pairs.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("rater_id", sa.Integer(), sa.ForeignKey("raters.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token", sa.String(), nullable=False, unique=True),
        sa.Column("choice", sa.String(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=True),
        sa.Column("reasons", sa.JSON(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("confidence", sa.Double(), nullable=True),
        sa.Column("at", sa.DateTime(), nullable=True),
        sa.Column("corrects", sa.Integer(), sa.ForeignKey("judgements.id"), nullable=True),
    )
    op.create_index("ix_judgements_pair_id", "judgements", ["pair_id"])
    op.create_index("ix_judgements_rater_id", "judgements", ["rater_id"])
    op.create_index("ix_judgements_study_id", "judgements", ["study_id"])
    op.create_table(
        "study_events",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("study_id", sa.Integer(), sa.ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
        sa.Column("rater", sa.String(), nullable=False),
        sa.Column("pair", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
    )
    op.create_index("ix_study_events_study_id", "study_events", ["study_id"])


def downgrade() -> None:
    """Take all tables away."""
    op.drop_table("judgements")
    op.drop_table("assignments")
    op.drop_table("study_requests")
    op.drop_table("study_plans")
    op.drop_table("study_pairs")
    op.drop_table("study_events")
    op.drop_table("studies")
    op.drop_table("raters")
