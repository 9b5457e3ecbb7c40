"""Compare: two to four trips side by side, what each comes to, and what holds in one but not in another."""

import streamlit as st

from components.comparison import differences
from components.look import empty_state
from components.look.escape import plain, safe
from core.errors import TripStudioError
from core.model.run import Run
from core.text import shown
from pages.compare import scores
from studio import services
from studio.i18n import Translate
from studio.panels import checks, duel
from studio.panels.duel import Contender
from studio.panels.view import TripView, trip_view
from studio.state import compare, session

LETTERS = "ABCD"
_OFFERED = 60
"""Trips that the choice offers: the newest."""


def render() -> None:
    """Draw the choice of trips, and the trips that the address names."""
    say = session.say()
    st.header(say("page-compare"))
    offered = [run for run in services.store().newest(_OFFERED) if run.document is not None]
    named = [run for run in map(_run, compare.runs()) if run is not None]
    _choose(offered, named, say)
    views = [view for letter, run in zip(LETTERS, named, strict=False) if (view := _view(run, letter, say))]
    if len(views) < 2:
        empty_state.show(say("compare-empty"), say("compare-empty-hint"))
        return
    duel.show(
        [_contender(view, letter, say) for view, letter in zip(views, LETTERS, strict=False)],
        say=say,
        key="compare",
    )
    _only_in_one(views, say)
    table, shape = st.columns([3, 4])
    with table, st.container(border=True):
        st.html(f'<h2 class="part">{safe(say("compare-differences"))}</h2>')
        differences.show(
            LETTERS[: len(views)], differences.plan_rows([view.plan for view in views], say), say
        )
    with shape, st.container(border=True):
        scores.show(views, LETTERS, say)


def _run(name: str) -> Run | None:
    try:
        return services.store().get(name)
    except TripStudioError as error:
        st.warning(plain(error.text.says(session.language())))
        return None


def _choose(offered: list[Run], named: list[Run], say: Translate) -> None:
    known = {run.id: run for run in (*named, *offered)}
    chosen = st.multiselect(
        say("compare-choice"),
        list(known),
        default=[run.id for run in named],
        format_func=lambda name: shown(_told(known[name], say)),
        max_selections=compare.MOST,
        key=compare.CHOICE,
    )
    if chosen != [run.id for run in named]:
        compare.show(chosen)
        st.rerun()


def _told(run: Run, say: Translate) -> str:
    when = f"{run.created.astimezone():%m-%d %H:%M}"
    return " · ".join((run.query.text[:40] or run.id, run.agent or say("status-opened"), when))


def _view(run: Run, letter: str, say: Translate) -> TripView | None:
    try:
        return trip_view(run, f"compare-{letter}-{run.id}")
    except TripStudioError as error:
        st.warning(plain(f"{letter}: {error.text.says(say.language)}"))
        return None


def _contender(view: TripView, letter: str, say: Translate) -> Contender:
    broken = sum(len(section.findings) for section in checks.said(view.run, view.sandbox))
    standing = ("broken", say("compare-broken", count=broken)) if broken else ("holds", say("compare-holds"))
    title = view.run.agent or say("status-opened")
    return Contender(letter, view.plan, view.sandbox.manifest.name, title=title, standing=standing)


def _only_in_one(views: list[TripView], say: Translate) -> None:
    """What is found against some of the plans, but not against all."""
    found = [
        {
            finding.violation.message.says(say.language)
            for section in checks.said(view.run, view.sandbox)
            for finding in section.findings
        }
        for view in views
    ]
    shared = set.intersection(*found)
    lines = [
        f"**{letter}** ✖ {plain(message)}"
        for letter, of_plan in zip(LETTERS, found, strict=False)
        for message in sorted(of_plan - shared)
    ]
    if lines:
        with st.container(border=True):
            st.html(f'<h2 class="part">{safe(say("compare-only-one"))}</h2>')
            st.markdown("  \n".join(lines))
