"""What the suite and the released one report alike: metrics with their rater, and a plan that cannot be judged."""

from collections.abc import Mapping

from core.evaluate.judge import Judge
from core.evaluate.protocol import SuiteCard
from core.evaluate.triptailor.cards import JUDGED
from core.model.query import Query
from core.model.report import Metric, MetricValue, Report, Violation


def measured(card: SuiteCard, values: Mapping[str, MetricValue], judge: Judge) -> tuple[Metric, ...]:
    """The metrics of a card in its order; those that are rated name the judge."""
    return tuple(
        one.measured(values[one.name], judge.name if one.name in JUDGED else None) for one in card.metrics
    )


def undelivered(card: SuiteCard, query: Query, fault: Violation, judge: Judge) -> Report:
    """The report of what cannot be judged, with the reason in the place of every value."""
    return Report(
        uid=query.uid,
        suite=card.name,
        passed=False,
        delivered=False,
        violations=(fault,),
        metrics=measured(card, dict.fromkeys((one.name for one in card.metrics), fault.message), judge),
    )
