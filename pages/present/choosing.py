"""The choice of what is presented: the prepared list, and trips of one's own."""

from collections.abc import Sequence

import streamlit as st

from components.look.escape import plain, safe
from components.look.formats import money, told_apart
from components.look.presses import Press, presses_in
from components.trip.cards import trip_cards
from components.trip.cards.trip_cards import TripCard
from core.bench.scenarios import PREPARED, scenarios
from core.errors import PlanFormatError
from core.model.plan import Plan
from core.model.run import Run
from pages.present import slides
from studio import services
from studio.i18n import Translate
from studio.panels.trip_sketch import sketch_of, strips_of
from studio.state import compare, present, presses

_CARDS = "present-examples"
_OWN_TRIPS_OFFERED = 60
"""Trips of one's own that the choice offers: the newest."""


def show(say: Translate) -> None:
    """Draw the prepared list as cards, each of which begins with it, and the choice of one's own trips."""
    st.header(say("page-present"))
    st.html(
        f'<h2 class="part">{safe(say("present-prepared"))} <small>{safe(say("present-hint"))}</small></h2>'
    )

    def follow(press: Press) -> None:
        pressed = trip_cards.pressed(press)
        if pressed is not None and pressed[1] in known:
            present.show(PREPARED, known.index(pressed[1]))

    known = [str(at) for at in range(len(PREPARED))]
    cards = [_card(name, slide, say) for name, slide in zip(known, PREPARED, strict=True)]
    trip_cards.show(cards, columns=len(cards), form="tall", on_press=presses.catch_up, key=_CARDS)
    presses.hear(_CARDS, presses_in, follow)
    _own(say)


def _card(name: str, slide: Sequence[str], say: Translate) -> TripCard:
    runs = [scenarios(say.language)[one] for one in slide]
    plans = [Plan.from_json(run.document) for run in runs]
    sandbox = services.sandbox(runs[-1].sandbox)
    is_comparison = len(runs) > 1
    prices = say("present-against").join(money(plan.total_cost, say) for plan in plans)
    return TripCard(
        name,
        slides.called(slide, say),
        price=prices,
        text=say("present-comparison") if is_comparison else runs[0].query.text,
        sketch=sketch_of(plans[-1], sandbox, say.language, tall=True),
        strips=strips_of(plans[-1], sandbox, say.language),
    )


def _own(say: Translate) -> None:
    """Trips of one's own, in the order that they are chosen, and their comparison at the end where that is wanted."""
    offered = {run.id: run for run in services.store().newest(_OWN_TRIPS_OFFERED) if _has_plan(run)}
    if not offered:
        return
    st.html(f'<h2 class="part">{safe(say("present-own"))}</h2>')
    labels = told_apart({name: plain(_told(run, say)) for name, run in offered.items()})
    chosen = st.multiselect(
        say("present-choice"),
        list(offered),
        format_func=labels.__getitem__,
        placeholder=say("present-choice"),
        max_selections=present.MOST_SLIDES,
        key=present.CHOICE,
        label_visibility="collapsed",
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        compared = st.checkbox(
            say("present-compare"),
            disabled=not 2 <= len(chosen) <= compare.MOST_SIDE_BY_SIDE,
            key=present.COMPARED,
        )
        added = (tuple(chosen),) if compared and 2 <= len(chosen) <= compare.MOST_SIDE_BY_SIDE else ()
        st.button(
            say("present-begin"),
            type="primary",
            icon=":material/slideshow:",
            disabled=not chosen,
            on_click=present.show,
            args=((*((one,) for one in chosen), *added),),
        )


def _has_plan(run: Run) -> bool:
    try:
        return services.has_data(run.sandbox) and bool(Plan.from_json(run.document).itinerary)
    except PlanFormatError:
        return False


def _told(run: Run, say: Translate) -> str:
    price = money(Plan.from_json(run.document).total_cost, say)
    return " · ".join((slides.called([run.id], say), price, run.query.text[:40]))
