"""What judges other than raters give to the plans of a pair, kept among the pair's features."""

import sqlalchemy as sa

from core.errors import InputError
from core.labels.judgement import PairScores
from core.labels.store import rows
from core.labels.store.store import StudyStore
from core.labels.store.tables import PairRow


def keep_scores(store: StudyStore, study: str, pair: str, feature: str, scores: PairScores) -> None:
    """Keep the scores of a pair under a feature's name, in the place of what stood there.

    Raises InputError where the study, or its pair, has gone.
    """
    with store.writing() as session:
        owner = rows.found(session, study)
        wanted = sa.select(PairRow).where(PairRow.study_id == owner.id, PairRow.name == pair)
        row = session.scalar(wanted.with_for_update())
        if row is None:
            raise InputError(f"研究 {study!r} 中没有对 {pair!r}", f"the study {study!r} has no pair {pair!r}")
        row.features = {**row.features, feature: {"a": scores.a, "b": scores.b}}
