"""The scores of the compared plans over one radar, and every metric beside each other."""

from collections.abc import Sequence

import streamlit as st

from components.comparison import differences
from components.comparison.differences import ComparisonRow
from components.scores import radar
from core.model.report import Report
from studio import services
from studio.i18n import Translate
from studio.panels import scores
from studio.panels.view import TripView

_SHOWN = "compare-scores"


def show(views: Sequence[TripView], letters: str, say: Translate) -> None:
    """Draw the radar of the chosen yardstick, and its metrics as a table."""
    known = scores.views()
    chosen = st.segmented_control(
        say("scores-choice"),
        list(known),
        format_func=lambda name: known[name][1].title.says(say.language),
        default=scores.FIRST,
        required=True,
        key=_SHOWN,
        label_visibility="collapsed",
    )
    suite, wanted = known[chosen or scores.FIRST]
    card = services.suites()[suite].card
    with st.spinner(say("judging"), show_time=False):
        reports = [services.judge(view.run, view.sandbox, suite) for view in views]
    axes_of = scores.AXES[wanted.axes]
    named = dict(zip(letters, reports, strict=False))
    radar.show(
        {letter: axes_of(card, report, say) for letter, report in named.items()}, say=say, key="compare-radar"
    )
    with st.expander(say("compare-metrics")):
        differences.show(list(named), _rows(list(named.values()), suite, say), say)


def _rows(reports: Sequence[Report], suite: str, say: Translate) -> list[ComparisonRow]:
    """A row a metric; one with a direction says which plan is better."""
    rows = []
    for card, metrics in zip(
        services.suites()[suite].card.metrics,
        zip(*(report.metrics for report in reports), strict=True),
        strict=True,
    ):
        better: differences.Better = "neither" if card.direction == "neutral" else card.direction
        values = tuple(metric.value for metric in metrics)
        rows.append(
            ComparisonRow(
                label=card.meaning.says(say.language),
                values=values,
                written=lambda value: f"{value:,.3g}",
                better=better,
            )
        )
    return rows
