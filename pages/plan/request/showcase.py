"""What stands beside and below the request box of the first page: the country drawn from the data, examples, earlier trips."""

from collections.abc import Collection
from dataclasses import replace
from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from components.look import drawing
from components.look.escape import plain, safe
from components.look.formats import moment, money
from components.look.palette import SEVERITY_ICON
from components.look.presses import Press, presses_in
from components.maps import country
from components.maps.country import Lens
from components.maps.sketch import heart_sketch
from components.scores import verdict
from components.trip.cards import trip_cards
from components.trip.cards.heading import trip_facts, way_of
from components.trip.cards.trip_cards import TripCard
from core.bench.pool.beside import first_trip
from core.bench.store.shelf import ShelfSearch
from core.errors import PlanFormatError
from core.model.derived.as_planned import as_planned
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import Run
from core.sandbox.names.place_names import city_names
from core.sandbox.places import Position
from core.sandbox.sandbox import Sandbox
from core.text import Language
from pages.plan import opening, starting
from pages.plan.request import asking, leaving, matters
from studio import services
from studio.i18n import Translate
from studio.memo import Memo
from studio.panels.ground import ground
from studio.panels.trip_sketch import sketch_of, strips_of
from studio.panels.understanding import understanding
from studio.state import plan as state
from studio.state import presses, session
from studio.work.jobs import searches
from studio.work.searches import POLL

_EXAMPLE_SECONDS = 10.0
"""How long one of them may take."""
_EARLIER = 4
_COUNTRIES: Memo[str] = Memo(8)
_CARDS: Memo[TripCard] = Memo(64)


def show(asked: DeltaGenerator, drawn: DeltaGenerator, say: Translate) -> None:
    """Draw it under the box in `asked`, in `drawn` beside, and below both. Raises SandboxError where there is no data."""
    with asked:
        with st.container(horizontal=True, vertical_alignment="center", key="hero_actions"):
            leaving.choice(say)
            matters.show(asking.chosen_agent(), None, say)
            asking.agent_choice(None, say)
        with st.spinner(say("getting-ready")):
            sandbox = services.sandbox(session.sandbox_name())
        st.caption(plain(_counted(sandbox, say)))
    with drawn:
        drawing.show(_country(sandbox, say), told=say("country-alt"), key="country")
    _examples(sandbox, say)
    _earlier(say)
    opening.upload(say)
    starting.at_work()


def _counted(sandbox: Sandbox, say: Translate) -> str:
    cities = len(sandbox.city_names)
    return say("hero-counts", cities=cities, sights=sandbox.manifest.counts.get("attractions", 0))


def _country(sandbox: Sandbox, say: Translate) -> str:
    """The country with the route of the first example, and once it is planned a lens on where it leads; drawn once."""
    text = asking.example_requests(say.language)[0]
    query, (plan, _) = understanding(text, sandbox).query, _example(text, sandbox)
    key = (sandbox.manifest.checksum, say.language, say.measures, plan is not None)

    def drawn() -> str:
        route = (query.start_city or "", query.target_city or "")
        lens = _lens(plan, query, sandbox, say) if plan is not None else None
        return _country_drawn(route, lens, sandbox, say.language)

    return _COUNTRIES.get(key, drawn)


def _lens(plan: Plan, query: Query, sandbox: Sandbox, say: Translate) -> Lens | None:
    """The trip where most of it happens, and what it comes to; None where the sandbox lacks its city."""
    if plan.target_city not in sandbox.city_names:
        return None
    drawn = heart_sketch(plan, ground(sandbox, plan.target_city, say.language), size=country.LENS)
    facts = (city_names(sandbox, say.language)(plan.target_city), *trip_facts(query, say))
    told = " · ".join((money(plan.total_cost, say), verdict.sights_and_meals(plan, say)))
    return Lens(drawn, " · ".join(facts), told)


def _country_drawn(route: tuple[str, str], lens: Lens | None, sandbox: Sandbox, language: Language) -> str:
    cities = {name: place for name in sandbox.city_names if (place := _middle(sandbox, name)) is not None}
    names = list(cities)
    links = [
        (one, other)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if sandbox.services(one, other)
    ]
    called = city_names(sandbox, language)
    labels = {name: called(name) for name in names}
    return country.country(cities, links, label=labels, route=route, lens=lens)


def _middle(sandbox: Sandbox, name: str) -> Position | None:
    sights = sandbox.city(name).attractions
    if not sights:
        return None
    lats, lons = ([sight.position[axis] for sight in sights] for axis in (0, 1))
    return Position(sorted(lats)[len(lats) // 2], sorted(lons)[len(lons) // 2])


def _examples(sandbox: Sandbox, say: Translate) -> None:
    st.html(
        f'<h2 class="part">{safe(say("examples-title"))} <small>{safe(say("examples-hint"))}</small></h2>'
    )
    requests = asking.example_requests(say.language)
    if all(_example(text, sandbox)[1] for text in requests):
        _example_cards(requests, sandbox, say)
    else:
        st.fragment(run_every=POLL)(_waiting)(requests, sandbox, say)


def _waiting(requests: list[str], sandbox: Sandbox, say: Translate) -> None:
    """The cards while their trips are being made; the page is drawn once more at the end, and then stays."""
    if all(_example(text, sandbox)[1] for text in requests):
        st.rerun()
    _example_cards(requests, sandbox, say)


def _example_cards(requests: list[str], sandbox: Sandbox, say: Translate) -> None:
    asked = {str(number): text for number, text in enumerate(requests)}

    def follow(press: Press) -> None:
        pressed = trip_cards.pressed(press)
        if pressed is not None and pressed[1] in asked:
            state.ask(asked[pressed[1]])

    cards = [
        _card(str(number), understanding(text, sandbox).query, _example(text, sandbox)[0], sandbox, say)
        for number, text in enumerate(requests)
    ]
    trip_cards.show(cards, columns=len(cards), on_press=presses.catch_up, key="examples")
    presses.hear("examples", presses_in, follow)


def _card(name: str, query: Query, plan: Plan | None, sandbox: Sandbox, say: Translate) -> TripCard:
    return TripCard(
        name,
        way_of(query, city_names(sandbox, say.language)),
        facts=tuple(trip_facts(query, say)),
        price=money(plan.total_cost, say) if plan is not None else "",
        text=query.text,
        sketch=sketch_of(plan, sandbox, say.language) if plan is not None else "",
        strips=strips_of(plan, sandbox, say.language) if plan is not None else "",
    )


def _example(text: str, sandbox: Sandbox) -> tuple[Plan | None, bool]:
    """The first plan for an example, and whether all was tried; it is made beside, once."""
    query = understanding(text, sandbox).query
    found = searches(services.settings()).look(
        ("example", text, sandbox.manifest.checksum),
        session.sandbox_name(),
        _EXAMPLE_SECONDS,
        partial(first_trip, query, _EXAMPLE_SECONDS),
    )
    return (found.items[0] if found.items else None), found.is_over


def _earlier(say: Translate) -> None:
    """The trips one was at, the newest first; nothing where there is none."""
    known = services.library().names()
    found = (one.run for one in services.store().shelf.find(ShelfSearch(), _EARLIER * 2))
    runs = [run for run in found if _is_drawable(run, known)][:_EARLIER]
    if not runs:
        return
    with st.container(
        horizontal=True, vertical_alignment="bottom", horizontal_alignment="distribute", key="earlier_head"
    ):
        st.html(f'<h2 class="part">{safe(say("earlier-title"))}</h2>', width="content")
        count = services.store().shelf.counts()["all"]
        st.page_link(session.page("library"), label=say("earlier-all", count=count), width="content")

    def follow(press: Press) -> None:
        pressed = trip_cards.pressed(press)
        if pressed is not None:
            state.show_run(pressed[1])

    cards = [_kept(run, say) for run in runs]
    trip_cards.show(cards, columns=_EARLIER, on_press=presses.catch_up, key="earlier")
    presses.hear("earlier", presses_in, follow)


def _kept(run: Run, say: Translate) -> TripCard:
    """The card of an earlier trip, made once but for when that was."""
    sandbox = services.sandbox(run.sandbox)
    key = (run.id, run.status, run.seconds, sandbox.manifest.checksum, say.language, say.measures)
    card = _CARDS.get(key, lambda: _made(run, sandbox, say))
    return replace(card, aside=moment(run.created, say))


def _made(run: Run, sandbox: Sandbox, say: Translate) -> TripCard:
    """The card of a trip, which its reader knows: without its request. Where there is no trip the nearest is drawn, which is
    not what was asked for."""
    plan = Plan.from_json(run.document)
    card = replace(_card(run.id, as_planned(run.query, plan), plan, sandbox, say), text="")
    if run.status != "infeasible":
        return card
    standing = ("broken", f"{SEVERITY_ICON['broken']} {say('status-infeasible')}")
    return replace(card, price="", strips="", standing=standing)


def _is_drawable(run: Run, sandboxes: Collection[str]) -> bool:
    try:
        return run.sandbox in sandboxes and bool(Plan.from_json(run.document).itinerary)
    except PlanFormatError:
        return False
