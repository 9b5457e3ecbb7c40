"""A rater at work: what tests of the labelling have in common."""

from datetime import datetime

from core.labels.store import assigning
from core.labels.store.store import StudyStore
from core.labels.study import Assignment


def next_pair(store: StudyStore, study: str, rater: str, now: datetime | None = None) -> Assignment | None:
    """The one pair that a rater is to judge next; None where nothing is left."""
    return next(iter(assigning.next_pairs(store, study, rater, 1, now)), None)
