"""A kept run as a card: its sketch, its strips, how it stands, and what people call it."""

from dataclasses import replace
from datetime import datetime

from components.look.formats import money
from components.scores import verdict
from components.trip.figures import figures
from components.trip.trip_cards import TripCard
from core.bench.store.shelf import Kept
from core.errors import TripStudioError
from core.evaluate.plan_document import read_plan
from core.model.run import Run
from core.sandbox.names.place_names import city_names, english_places
from core.sandbox.sandbox import Sandbox
from studio import services
from studio.i18n import Translate
from studio.panels import checks
from studio.panels.trip_sketch import drawings
from studio.state import session


def card(kept: Kept, say: Translate, *, is_ticked: bool) -> TripCard:
    """The card of a run; one whose data is gone, or whose plan cannot be read, is told of by its words alone."""
    run = kept.run
    actions = (
        (("restore", say("library-restore")),) if kept.is_binned else (("describe", say("library-more")),)
    )
    bare = TripCard(
        run.id,
        kept.name or _title(run, None, say),
        text=kept.note or run.query.text,
        aside=_when(run.created.astimezone(), say),
        facts=_facts(run, say),
        tags=_tags(kept, say),
        standing=_standing(run, say),
        actions=actions,
        ticked=None if kept.is_binned else is_ticked,
    )
    try:
        sandbox = services.sandbox(run.sandbox)
        title = kept.name or _title(run, sandbox, say)
        if run.document is None:
            return replace(bare, title=title)
        plan = read_plan(run.document, sandbox)
        found = checks.said(run, sandbox)
    except TripStudioError:
        return bare
    sketch, strips = drawings(plan, sandbox, say.language, tall=True)
    is_nearest = run.status == "infeasible"
    return replace(
        bare,
        title=title,
        price="" if is_nearest else money(plan.total_cost, say),
        facts=(*bare.facts, say("verdict-sights", count=figures(plan).sights)),
        text=kept.note,
        sketch=sketch,
        strips=strips,
        standing=bare.standing if is_nearest else verdict.short(found, say),
    )


def spellings(words: str) -> tuple[tuple[str, ...], ...]:
    """The words of a search, each with the Chinese names of the cities and places that it stands for in English."""
    sandbox = services.sandbox(session.sandbox_name())
    return tuple((word, *_in_chinese(word, sandbox)) for word in words.split()[:8])


def _in_chinese(word: str, sandbox: Sandbox) -> list[str]:
    sought = word.casefold()
    if not sought.isascii() or len(sought) < 3:
        return []
    found = [zh for zh, en in sandbox.english_names.items() if en.casefold() == sought]
    for city in sandbox.city_names:
        found += [
            zh for zh, en in english_places(sandbox.city(city)).items() if sought in en.casefold().split()
        ]
    return found[:40]


def _title(run: Run, sandbox: Sandbox | None, say: Translate) -> str:
    query = run.query
    called = city_names(sandbox, say.language) if sandbox is not None else str
    cities = [called(city) for city in (query.start_city, query.target_city) if city is not None]
    return " → ".join(cities) or query.text or run.id


def _tags(kept: Kept, say: Translate) -> tuple[str, ...]:
    """The person's own tags, after the number of versions where the trip was changed by hand."""
    return ((say("library-versions", count=kept.versions),) if kept.versions > 1 else ()) + kept.tags


def _facts(run: Run, say: Translate) -> tuple[str, ...]:
    query = run.query
    days = [say("chip-days", days=query.days)] if query.days is not None else []
    people = [say("chip-people", people=query.people_number)] if query.people_number is not None else []
    return (*days, *people)


def _standing(run: Run, say: Translate) -> tuple[str, str]:
    """How a run without a plan to judge stands."""
    kind = {"infeasible": "broken", "failed": "broken"}.get(run.status, "unmet")
    told = say(f"status-{run.status}")
    if run.status == "infeasible" and run.reason is not None:
        told = f"{told} · {run.reason.says(say.language)}"
    return kind, told


def _when(created: datetime, say: Translate) -> str:
    days = (datetime.now().astimezone().date() - created.date()).days
    if days == 0:
        return say("library-today", time=f"{created:%H:%M}")
    if days == 1:
        return say("library-yesterday", time=f"{created:%H:%M}")
    return f"{created:%Y-%m-%d}"
