"""A study of one pair that comes with the project, to try how judging goes before there is any study."""

from dataclasses import replace

from core.bench.scenarios import COMPARED, scenarios
from core.bench.studies.growing import grow, of_runs
from core.bench.studies.studying import PairSampling
from core.labels.store.store import StudyStore
from core.labels.study import Rules
from core.sandbox.sandbox import Sandbox
from core.text import Language

_RATERS = 50
"""Everybody may try it."""


def make_practice(store: StudyStore, study: str, demo: Sandbox, language: Language) -> None:
    """Make the study, where there is none of that name: two plans of the first one's request, with the demo data."""
    if study in {one.name for one in store.studies()}:
        return
    trips = [scenarios(language)[name] for name in COMPARED]
    rivals = [replace(trip, agent=trip.query.uid, query=trips[0].query) for trip in trips]
    sampling = PairSampling(count=1, only_passing=False)
    grow(store, study, Rules(raters_per_pair=_RATERS), *of_runs(rivals), demo, sampling)
