"""Other trips for the request of a run: those among which one has to choose, and clearly different ones."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import streamlit as st

from components.comparison import compare
from components.look.formats import duration, exact_money, money
from components.look.presses import Press, presses_in
from components.trip import front
from components.trip.cards import trip_cards
from components.trip.cards.trip_cards import TripCard
from components.trip.front import MEASURES, FrontMeasure, Option
from core.agents.named import Best, beats, named
from core.agents.protocol import Alternative
from core.bench.pool.beside import alternatives
from core.model.derived.measures import minutes_on_the_way, minutes_out, sights
from core.model.plan import Plan
from core.model.run import Run
from core.sandbox.names.place_names import place_names
from core.sandbox.sandbox import Sandbox
from pages.plan import starting
from studio import services
from studio.i18n import Translate
from studio.panels.trip_sketch import sketch_of
from studio.state import compare as to_compare
from studio.state import plan as state
from studio.state import presses, session
from studio.work.jobs import searches
from studio.work.searches import POLL, Findings

_OTHERS_SECONDS = 10.0


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
    """The trips that are best at something as cards, and all of them where they are wanted."""
    if state.run_id() != run.id:
        st.rerun()
    others = [other for other in _found(run, sandbox).items if other.plan != plan]
    if not others:
        st.caption(say("others-none"))
        return
    _named(run, plan, others, sandbox, say)
    if st.toggle(say("others-all", count=len(others)), key=f"all-{run.id}"):
        _all(run, plan, others, sandbox, say)


def _named(run: Run, plan: Plan, others: Sequence[Alternative], sandbox: Sandbox, say: Translate) -> None:
    """The cards of those that are best at something, each against the trip on the page."""
    best = named(plan, others)
    key = f"named-{run.id}"

    def take(press: Press) -> None:
        match trip_cards.pressed(press):
            case ("picked" | "take", name) if name in best:
                starting.keep(run, best[name].plan, best[name].kind)
            case ("compare", name) if name in best:
                to_compare.ask((run.id, starting.set_beside(run, best[name].plan, best[name].kind)))

    cards = [_card(name, other.plan, plan, sandbox, say) for name, other in best.items()]
    if cards:
        trip_cards.show(cards, columns=4, form="tall", on_press=presses.catch_up, key=key)
        presses.hear(key, presses_in, take)
    if both := to_compare.asked():
        st.switch_page(session.page("compare"), query_params=to_compare.link(both))


def _card(name: Best, other: Plan, plan: Plan, sandbox: Sandbox, say: Translate) -> TripCard:
    drawn = sketch_of(other, sandbox, say.language, tall=True)
    cost = round(other.total_cost) - round(plan.total_cost)
    seen, way = sights(other) - sights(plan), minutes_on_the_way(other) - minutes_on_the_way(plan)
    out = minutes_out(other) - minutes_out(plan)
    return TripCard(
        name,
        say(f"best-{name}"),
        text=say("best-different-why") if beats(plan, other) else "",
        price=money(other.total_cost, say),
        sketch=drawn,
        figures=(
            (say("compare-cost"), _more(cost, exact_money(abs(cost), say)), cost < 0),
            (f"{say('changes-sights')} {sights(other)}", _more(seen, str(abs(seen))), seen > 0),
            (say("changes-way"), _more(way, duration(abs(way), say)), way < 0),
            (say("others-out"), _more(out, duration(abs(out), say)), out < 0),
        ),
        actions=(("take", say("others-take")), ("compare", say("others-compare"))),
    )


def _more(difference: int, told: str) -> str:
    """How much more or less, by a sign that needs no colour."""
    return "=" if difference == 0 else f"{'▲' if difference > 0 else '▼'} {told}"


def _all(run: Run, plan: Plan, others: Sequence[Alternative], sandbox: Sandbox, say: Translate) -> None:
    """The chart and the list of all, and beside the trip on the page the one that was chosen in them."""
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


def _measures(say: Translate) -> Sequence[FrontMeasure]:
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


def _chosen(run: Run, options: dict[int, Option], by: Sequence[FrontMeasure], say: Translate) -> int | None:
    """Draw chart and list, and return the number of the chosen trip; a click in the chart chooses in the list."""
    drawn, listed = st.columns([3, 2], vertical_alignment="center")
    chart, chosen = f"front-{run.id}-{'-'.join(by)}", f"other-{run.id}"

    def follow() -> None:
        now = session.handed_back(chart)
        number = front.picked(now)
        if number is not None:
            session.choose(chosen, number)

    # not at the top of the file: it would hold up the trip, and the chart is drawn when it is opened
    from components.trip import front_chart

    with drawn:
        front_chart.show(options, by, on_pick=follow, say=say, key=chart)
    with listed:
        return front.choice(options, say=say, key=chosen)


def _found(run: Run, sandbox: Sandbox) -> Findings[Alternative]:
    key = ("others", run.id, sandbox.manifest.checksum)
    return searches(services.settings()).look(key, run.sandbox, _OTHERS_SECONDS, partial(alternatives, run))


def _option(plan: Plan, kind: Literal["shown", "front", "different"]) -> Option:
    return Option(cost=plan.total_cost, sights=sights(plan), transfer=minutes_on_the_way(plan), kind=kind)
