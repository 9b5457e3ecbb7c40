"""Other trips for the request of a run: those among which one has to choose, and clearly different ones."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Literal

import streamlit as st

from components import compare, front
from components.front import MEASURES, Measure, Option
from core.agents.protocol import Alternative, Task
from core.agents.registry import adviser_for
from core.model.plan import Plan, Visit
from core.model.run import Run
from core.sandbox.place_names import place_names
from core.sandbox.sandbox import Sandbox
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.jobs import Findings, searches
from studio.state import plan as state
from studio.state import session

POLL = 0.5
"""Seconds between two looks at what was found."""
_SECONDS = 10.0


def show(run: Run, plan: Plan, sandbox: Sandbox, say: Translate) -> None:
    """Draw the section; nothing is looked for before it is opened."""
    with st.expander(
        say("others-title"), key=f"others-{run.id}", icon=":material/alt_route:", on_change="rerun"
    ) as opened:
        if not opened.open:
            return
        if _found(run, sandbox).is_over:
            _offers(run, plan, sandbox, say)
        else:
            _waiting(run, sandbox, say)


@st.fragment(run_every=POLL)
def _waiting(run: Run, sandbox: Sandbox, say: Translate) -> None:
    if _found(run, sandbox).is_over:
        st.rerun()
    st.caption(f":material/hourglass_top: {say('others-looking')}")


@st.fragment
def _offers(run: Run, plan: Plan, sandbox: Sandbox, say: Translate) -> None:
    """The chart and the list, and beside the trip on the page the one that was chosen in them."""
    if state.run_id() != run.id:
        st.rerun()
    others = [other for other in _found(run, sandbox).items if other.plan != plan]
    if not others:
        st.caption(say("others-none"))
        return
    options = [_option(plan, "shown"), *(_option(other.plan, other.kind) for other in others)]
    st.caption(say("others-hint"))
    by = _measures(say)
    number = _chosen(run, front.worth_showing(options, by), by, say)
    if number is None or number == 0:
        st.caption(say("others-pick"))
        return
    taken = others[number - 1]
    city = sandbox.city(plan.target_city) if plan.target_city in sandbox.city_names else None
    compare.show(plan, taken.plan, names=place_names(city, say.language), say=say)
    st.button(
        say("others-take"),
        key=f"take-{run.id}-{number}",
        type="primary",
        on_click=starting.keep,
        args=(run, taken.plan, taken.kind),
    )


def _measures(say: Translate) -> Sequence[Measure]:
    """What one has to choose between: two or three of the measures, in their order; all where fewer are marked."""
    marked = st.pills(
        say("others-measures"),
        MEASURES,
        selection_mode="multi",
        default=MEASURES,
        format_func=lambda measure: say(f"others-by-{measure}"),
        key="other_measures",
        persist_state="session",
    )
    chosen = [measure for measure in MEASURES if measure in marked]
    return chosen if len(chosen) > 1 else MEASURES


def _chosen(run: Run, options: dict[int, Option], by: Sequence[Measure], say: Translate) -> int | None:
    """Draw chart and list, and return the number of the chosen trip; a click in the chart chooses in the list."""
    drawn, listed = st.columns([3, 2], vertical_alignment="center")
    chart, chosen = f"front-{run.id}-{'-'.join(by)}", f"other-{run.id}"

    def follow() -> None:
        now, _ = session.handed_back(chart)
        number = front.picked(now)
        if number is not None:
            session.choose(chosen, number)

    with drawn:
        front.chart(options, by, on_pick=follow, say=say, key=chart)
    with listed:
        return front.choice(options, say=say, key=chosen)


def _found(run: Run, sandbox: Sandbox) -> Findings[Alternative]:
    adviser = adviser_for(run)

    def search(is_left: Callable[[], bool]) -> Iterator[Alternative]:
        ends = monotonic() + _SECONDS

        def stopped() -> bool:
            return is_left() or monotonic() > ends

        return adviser.alternatives(Task(run.query, sandbox), stopped)

    settings = services.settings()
    return searches(str(settings.home), settings.workers).look(
        ("others", run.id, sandbox.manifest.checksum), search
    )


def _option(plan: Plan, kind: Literal["shown", "front", "different"]) -> Option:
    activities = [activity for _, _, activity in plan.activities()]
    riding = sum(leg.end_time - leg.start_time for activity in activities for leg in activity.transports)
    return Option(plan.total_cost, sum(isinstance(one, Visit) for one in activities), riding, kind)
