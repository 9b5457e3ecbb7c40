"""The Scores tab: a radar a yardstick, and under it the table of what was measured."""

from collections.abc import Callable, Mapping

import streamlit as st

from components.look.escape import plain
from components.scores import axes, metric_table, radar
from components.scores.axes import Axis
from core.evaluate.protocol import ScoreView, SuiteCard
from core.model.report import Report
from studio import services
from studio.i18n import Translate
from studio.panels.view import TripView

AXES: Mapping[str, Callable[[SuiteCard, Report, Translate], list[Axis]]] = {
    "rules": axes.rule_axes,
    "dimensions": axes.dimension_axes,
}
FIRST = "dimensions"
"""The view that is shown first: the six dimensions say most at a glance."""


def views() -> dict[str, tuple[str, ScoreView]]:
    """All views by their names, each with its suite; the variants for research stand beside the suite they vary."""
    return {
        view.name: (name, view)
        for name, suite in services.suites().items()
        for view in suite.card.views
        if suite.card.audience in ("traveller", "benchmark")
    }


def show(view: TripView, say: Translate) -> None:
    """Draw the chosen yardstick's scores."""
    known = views()
    chosen = st.segmented_control(
        say("scores-choice"),
        list(known),
        format_func=lambda name: known[name][1].title.says(say.language),
        default=FIRST,
        required=True,
        key=f"{view.key}-scores",
        label_visibility="collapsed",
    )
    suite, wanted = known[chosen or FIRST]
    _scores(suite, wanted, view, say)
    for name, variant in services.suites().items():
        if name.startswith(f"{suite}:"):
            for other in variant.card.views:
                title = variant.card.title if variant.card.audience == "weights" else other.title
                with st.expander(plain(title.says(say.language))):
                    _scores(name, other, view, say)


def _scores(suite: str, wanted: ScoreView, view: TripView, say: Translate) -> None:
    card = services.suites()[suite].card
    with st.spinner(say("judging"), show_time=False):
        report = services.judge(view.run, view.sandbox, suite)
    st.caption(plain(say("scores-about", summary=card.summary.says(say.language), source=card.source)))
    drawn = AXES[wanted.axes](card, report, say)
    radar.show({say("this-plan"): drawn}, say=say, key=f"{view.key}-radar-{suite}-{wanted.name}")
    if wanted.listed:
        metric_table.show(card, report, say=say)
