"""Scores between 0 and 1 with their names, made of reports, for a radar and the table beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from components.look.formats import rate
from core.evaluate.normalise import normalise, scale
from core.evaluate.protocol import Dimension, MetricCard, SuiteCard
from core.model.report import Metric, Report
from core.text import Text
from studio.i18n import Translate


@dataclass(frozen=True, slots=True)
class Axis:
    """One score. `value` runs from 0 (worst) to 1 (best), None where it is absent, and `told` then says why;
    otherwise `told` is the score as people read it."""

    name: str
    value: float | None
    told: str


def rule_axes(card: SuiteCard, report: Report, say: Translate) -> list[Axis]:
    """The share of rules that hold in each group of them: the part of a code before the dot."""
    broken = {violation.code for violation in report.violations}
    violated = report.environment or {code: code in broken for code in card.rules}
    groups: dict[str, list[bool]] = {}
    for code, is_violated in violated.items():
        groups.setdefault(code.split(".")[0], []).append(not is_violated)
    # whether there is a plan at all
    groups.pop("plan", None)
    return [_group_axis(card.groups.get(group), group, holds, report, say) for group, holds in groups.items()]


def dimension_axes(card: SuiteCard, report: Report, say: Translate) -> list[Axis]:
    """The mean score of the metrics of each dimension that have a scale (see `core.evaluate.normalise`)."""
    dimensions: dict[str, list[tuple[MetricCard, Metric]]] = {}
    for of_metric, metric in zip(card.metrics, report.metrics, strict=True):
        dimensions.setdefault(of_metric.dimension, []).append((of_metric, metric))
    axes: list[Axis] = []
    for name, metrics in dimensions.items():
        dimension = card.dimensions.get(name, Dimension(Text(name, name)))
        if dimension.drawn == "each":
            axes += _metric_axes(metrics, say)
        elif dimension.drawn == "mean":
            axes.append(_dimension_axis(dimension, metrics, say))
    return axes


def _group_axis(
    title: Text | None, group: str, holds: Sequence[bool], report: Report, say: Translate
) -> Axis:
    name = group if title is None else title.says(say.language)
    if not report.delivered:
        return Axis(name, None, say("axis-no-plan"))
    return Axis(name, sum(holds) / len(holds), rate(sum(holds), len(holds), say))


def _metric_axes(metrics: Sequence[tuple[MetricCard, Metric]], say: Translate) -> Iterator[Axis]:
    for card, metric in metrics:
        name = (card.label or card.meaning).says(say.language)
        score = normalise(card, metric.value)
        yield Axis(name, score, _why([metric], say) if score is None else f"{score:.2f}")


def _dimension_axis(
    dimension: Dimension, metrics: Sequence[tuple[MetricCard, Metric]], say: Translate
) -> Axis:
    name = dimension.title.says(say.language)
    scaled = [(card, metric) for card, metric in metrics if scale(card) is not None]
    scores = [normalise(card, metric.value) for card, metric in scaled]
    known = [score for score in scores if score is not None]
    if not known:
        return Axis(name, None, _why([metric for _, metric in scaled], say))
    mean = sum(known) / len(known)
    if len(known) < len(scaled):
        return Axis(name, mean, say("axis-mean-of", mean=f"{mean:.2f}", count=len(known), of=len(scaled)))
    return Axis(name, mean, say("axis-mean", mean=f"{mean:.2f}", count=len(known)))


def _why(metrics: Sequence[Metric], say: Translate) -> str:
    """Why none of the metrics has a score, each reason once."""
    reasons: dict[Text, None] = dict.fromkeys(
        metric.reason for metric in metrics if metric.reason is not None
    )
    told = say("verdict-separator").join(reason.says(say.language) for reason in reasons)
    return told or say("axis-no-scale")
