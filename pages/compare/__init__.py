"""Compare: two to four trips side by side, what each comes to, and what holds in one but not in another."""

from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from components.comparison import cost_bars, day_strips, differences, places
from components.comparison import duel as drawn
from components.look import empty_state
from components.look.escape import plain, safe
from components.scores import verdict, violations
from core.bench.scenarios import COMPARED, scenarios
from core.errors import PlanFormatError, SandboxError, TripStudioError
from core.model.plan import Plan
from core.model.run import Run
from pages.compare import choosing, faults, reward, scores
from studio import services
from studio.i18n import Translate
from studio.panels import checks, duel, share
from studio.panels.duel import Contender
from studio.panels.view import TripView, trip_view
from studio.state import compare, session

_STYLE = Path(str(files("assets"))) / "compare.css"
_TRIPS_OFFERED = 60
"""Trips that the choice offers: the newest."""


def render() -> None:
    """Draw the choice of trips, and the trips that the address names."""
    say = session.say()
    st.html(_STYLE)
    with st.container(horizontal=True, vertical_alignment="center", key="compare_head"):
        st.header(say("page-compare"), width="content")
        asked = st.empty()
        share.show(compare.link(compare.runs()), say, key="share_comparison")
    offered = [run for run in services.store().newest(_TRIPS_OFFERED) if run.document is not None]
    named = [run for name in compare.runs() if (run := _run(name, say)) is not None]
    choices = st.container(horizontal=True, vertical_alignment="center", key="compare_choices")
    with choices:
        choosing.choose(offered, named, say)
    lettered = zip(compare.LETTERS, named, strict=False)
    by_letter = {letter: view for letter, run in lettered if (view := _view(run, letter, say))}
    views = list(by_letter.values())
    if len(views) < 2:
        empty_state.show(say("compare-empty"), say("compare-empty-hint"))
        st.button(say("compare-example"), icon=":material/compare:", on_click=partial(compare.show, COMPARED))
        return
    with choices:
        day = choosing.day(max(len(view.plan.itinerary) for view in views), say)
    # what both answer, as it was asked
    asked.caption(plain(views[0].run.query.text), width="stretch")
    if len({_asked(view.run) for view in views}) > 1:
        st.caption(say("compare-different"))
    sides = duel.sides([_contender(view, letter, say) for letter, view in by_letter.items()], say, day=day)
    # the maps alone: what is done when stands on one axis below them
    drawn.show([replace(side, days=()) for side in sides], say=say, key="compare")
    with _part("compare-days", say):
        day_strips.show({side.letter: side.days for side in sides})
    with _part("compare-only-one", say):
        faults.show(by_letter, say)
    _amounts({letter: view.plan for letter, view in by_letter.items()}, views[0], say)
    with _part("compare-shape", say):
        scores.show(views, "".join(by_letter), say)
    with _part("compare-reward", say):
        reward.show(views, "".join(by_letter), say)


def _amounts(plans: dict[str, Plan], first: TripView, say: Translate) -> None:
    """What the plans come to, what they cost, and where they go."""
    table, costs = st.columns([3, 2])
    with table, _part("compare-differences", say):
        differences.show(list(plans), differences.plan_rows(list(plans.values()), say), say)
    with costs, _part("compare-costs", say):
        cost_bars.show(plans, say)
    with _part("compare-places", say):
        places.show(plans, first.names(say.language), say)


def _part(title: str, say: Translate) -> DeltaGenerator:
    """A card of the page with its title."""
    card = st.container(border=True, key=f"card-{title}")
    card.html(f'<h2 class="part">{safe(say(title))}</h2>')
    return card


def _run(name: str, say: Translate) -> Run | None:
    """A trip that comes with the project, or one that is kept; None, with the reason on the page, where there is none."""
    try:
        return scenarios(say.language).get(name) or services.store().get(name)
    except TripStudioError as error:
        st.warning(plain(error.text.stands(say.language)))
        return None


def _asked(run: Run) -> tuple[object, ...]:
    """What plans of one request have in common."""
    query = run.query
    return query.start_city, query.target_city, query.days, query.people_number


def _view(run: Run, letter: str, say: Translate) -> TripView | None:
    try:
        return trip_view(run, f"compare-{letter}-{run.id}")
    except SandboxError:
        why = say("data-gone")
    except PlanFormatError as error:
        why = f"{violations.place_in_document(error.path, say)}{error.fault.says(say.language)}"
    except TripStudioError as error:
        why = error.text.stands(say.language)
    st.warning(plain(f"{letter}{say('verdict-colon')}{why}"))
    return None


def _contender(view: TripView, letter: str, say: Translate) -> Contender:
    found = checks.said(view.run, view.sandbox)
    return Contender(
        letter,
        view.plan,
        view.sandbox.manifest.name,
        title=choosing.title(view.run, say),
        standing=verdict.short(found, say),
        faults=checks.by_stop(found, ("broken", "unmet"), say),
    )
