"""The Scores tab: a radar a yardstick, and under it the table of what was measured."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import streamlit as st

from components import axes, metric_table, radar
from components.axes import Axis
from core.evaluate.protocol import SuiteCard
from core.evaluate.registry import SUITES
from core.model.report import Report
from studio import services
from studio.i18n import Translate
from studio.panels.view import TripView


class View(NamedTuple):
    """A suite's scores: what the axes of its radar are, and whether its metrics are listed."""

    suite: str
    axes: Callable[[SuiteCard, Report, Translate], list[Axis]]
    listed: bool = True


VIEWS: Mapping[str, View] = {
    "dimensions": View("traveleval", axes.dimension_axes),
    "rules": View("chinatravel", axes.rule_axes, listed=False),
    "sense": View("common_sense", axes.rule_axes),
    "preferences": View("chinatravel", axes.dimension_axes),
    "reward": View("tripscore", axes.dimension_axes),
    "reference": View("triptailor", axes.dimension_axes),
}
RELEASED = View("traveleval:release", axes.dimension_axes)


def show(view: TripView, say: Translate) -> None:
    """Draw the chosen yardstick's scores."""
    chosen = st.segmented_control(
        say("scores-choice"),
        list(VIEWS),
        format_func=lambda name: say(f"scores-{name}"),
        default="dimensions",
        required=True,
        key=f"{view.key}-scores",
        label_visibility="collapsed",
    )
    name = chosen or "dimensions"
    _scores(name, VIEWS[name], view, say)
    if VIEWS[name].suite == "traveleval":
        with st.expander(say("scores-released")):
            _scores("released", RELEASED, view, say)


def _scores(name: str, by: View, view: TripView, say: Translate) -> None:
    card = SUITES[by.suite].card
    with st.spinner(say("judging"), show_time=False):
        report = services.judge(view.run, view.sandbox, by.suite)
    st.caption(say("scores-about", summary=card.summary.says(say.language), source=card.source))
    radar.show({say("this-plan"): by.axes(card, report, say)}, say=say, key=f"{view.key}-radar-{name}")
    if by.listed:
        metric_table.show(card, report, say=say)
