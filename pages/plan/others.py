"""Other trips for the request of a run: those among which one has to choose, and clearly different ones."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Literal, NamedTuple

import streamlit as st

from components import front
from components.escape import plain
from components.front import Option
from core.model.plan import Plan, Visit
from core.model.run import Run
from core.optimize.variety import different_plans, trade_offs
from core.sandbox.sandbox import Sandbox
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.jobs import Findings, searches

POLL = 0.5
"""Seconds between two looks at what was found."""
_SECONDS, _DIFFERENT = 10.0, 4


class Other(NamedTuple):
    """A plan that meets the request as well, and why it is offered."""

    plan: Plan
    kind: Literal["front", "different"]


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
    """The chart, and the trip that was clicked in it with a button that shows it."""
    others = [other for other in _found(run, sandbox).items if other.plan != plan]
    if not others:
        st.caption(say("others-none"))
        return
    options = [_option(plan, "shown"), *(_option(other.plan, other.kind) for other in others)]
    st.caption(say("others-hint"))
    picked = front.show(options, say=say, key=f"front-{run.id}")
    if picked is None:
        st.caption(say("others-pick"))
        return
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(plain(front.sentence(options[picked], say)), width="content")
        if picked and st.button(say("others-take"), key="take_other", type="primary"):
            starting.keep(run, others[picked - 1].plan, others[picked - 1].kind)
            st.rerun()


def _found(run: Run, sandbox: Sandbox) -> Findings[Other]:
    def search(is_left: Callable[[], bool]) -> Iterator[Other]:
        ends = monotonic() + _SECONDS

        def stopped() -> bool:
            return is_left() or monotonic() > ends

        for choice in trade_offs(run.query, sandbox, stopped=stopped):
            yield Other(choice.plan, "front")
        for found in different_plans(run.query, sandbox, _DIFFERENT, stopped=stopped):
            yield Other(found.plan, "different")

    settings = services.settings()
    return searches(str(settings.home), settings.workers).look(
        ("others", run.id, sandbox.manifest.checksum), search
    )


def _option(plan: Plan, kind: Literal["shown", "front", "different"]) -> Option:
    activities = [activity for _, _, activity in plan.activities()]
    riding = sum(leg.end_time - leg.start_time for activity in activities for leg in activity.transports)
    return Option(plan.total_cost, sum(isinstance(one, Visit) for one in activities), riding, kind)
