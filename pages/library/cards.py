"""A kept run as a card: its sketch, its strips, how it stands, and what people call it."""

from dataclasses import dataclass, replace

from components.look.formats import moment, money
from components.look.palette import SEVERITY_ICON
from components.scores import verdict
from components.trip.cards.heading import trip_facts, way_of
from components.trip.cards.trip_cards import TripCard
from components.trip.figures import figures
from core.bench.store.shelf import ShelvedRun
from core.errors import SandboxError, TripStudioError
from core.evaluate.plan_document import read_plan
from core.model.report import Severity
from core.model.run import Run
from core.sandbox.names.place_names import city_names, english_places
from core.sandbox.sandbox import Sandbox
from studio import services
from studio.i18n import Translate
from studio.memo import Memo
from studio.panels import checks
from studio.panels.trip_sketch import sketch_of, strips_of
from studio.state import session


def card(kept: ShelvedRun, say: Translate, *, is_ticked: bool) -> TripCard:
    """The card of a run; one whose data is gone, or whose plan cannot be read, is told of by its words alone."""
    run = kept.run
    bare = TripCard(
        run.id,
        kept.name or _title(run, None, say),
        text=_told(kept, say),
        aside=moment(run.created.astimezone(), say),
        facts=tuple(trip_facts(run.query, say)),
        tags=_tags(kept, say),
        standing=_standing(run, say),
        actions=(("restore", say("library-restore")),) if kept.is_binned else (),
        ticked=None if kept.is_binned else is_ticked,
        more="" if kept.is_binned else say("library-more"),
    )
    try:
        sandbox = services.sandbox(run.sandbox)
        title = kept.name or _title(run, sandbox, say)
        if run.document is None:
            return replace(bare, title=title)
        key = (run.id, run.status, run.seconds, sandbox.manifest.checksum, say.language, say.measures)
        drawn = _DRAWN.get(key, lambda: _drawn(run, sandbox, say))
    except SandboxError:
        return replace(bare, standing=("unmet", f"{SEVERITY_ICON['unmet']} {say('data-gone-short')}"))
    except TripStudioError:
        unreadable = f"{SEVERITY_ICON['broken']} {say('plan-unreadable-short')}"
        return replace(bare, title=title, standing=("broken", unreadable))
    is_nearest = run.status == "infeasible"
    return replace(
        bare,
        title=title,
        price="" if is_nearest else drawn.price,
        facts=(*bare.facts, drawn.sights),
        text=bare.text if is_nearest else _noted(kept, say),
        sketch=drawn.sketch,
        strips=drawn.strips,
        standing=bare.standing if is_nearest else drawn.standing,
    )


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What a card says of a plan: its price and sights in words, its drawings, and how it stands."""

    price: str
    sights: str
    sketch: str
    strips: str
    standing: tuple[str, str]


_DRAWN: Memo[_Drawn] = Memo(512)
_STANDS: Memo[str] = Memo(20_000)


def _drawn(run: Run, sandbox: Sandbox, say: Translate) -> _Drawn:
    """Of a run that is over, whose plan stays as it is. Raises PlanFormatError where it cannot be read."""
    plan = read_plan(run.document, sandbox)
    return _Drawn(
        price=money(plan.total_cost, say),
        sights=say("verdict-sights", count=figures(plan).sights),
        sketch=sketch_of(plan, sandbox, say.language, tall=True),
        strips=strips_of(plan, sandbox, say.language),
        standing=verdict.short(checks.said(run, sandbox), say),
    )


def kind_of(run: Run) -> str:
    """`holds` where everything in a plan holds but for what one might mind, else `faulty`; nothing where its data are gone."""
    try:
        sandbox = services.sandbox(run.sandbox)
    except SandboxError:
        return ""
    key = (run.id, run.status, run.seconds, sandbox.manifest.checksum)
    standing = _STANDS.get(key, lambda: verdict.gravest(checks.said(run, sandbox)))
    return "holds" if standing in ("holds", "minded") else "faulty"


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
    return _way(run, sandbox, say) or run.query.text or run.id


def _way(run: Run, sandbox: Sandbox | None, say: Translate) -> str:
    """From where to where, as far as the request says it."""
    return way_of(run.query, city_names(sandbox, say.language) if sandbox is not None else str)


def _tags(kept: ShelvedRun, say: Translate) -> tuple[str, ...]:
    """The person's own tags, after the number of versions where the trip was changed by hand."""
    return ((say("library-versions", count=kept.versions),) if kept.versions > 1 else ()) + kept.tags


def _told(kept: ShelvedRun, say: Translate) -> str:
    """What a card says in sentences: the person's note, why there is no trip, or else the request where the title is another."""
    run = kept.run
    why = run.reason.says(say.language) if run.status == "infeasible" and run.reason is not None else ""
    # a request of which nothing but its words is known has them as its title
    asked = run.query.text if _way(run, None, say) else ""
    return " · ".join(part for part in (kept.note, why) if part) or asked


def _noted(kept: ShelvedRun, say: Translate) -> str:
    """The person's note, after what the trip changed of the one before: else both look alike."""
    changed = kept.run.change.says(say.language) if kept.run.change is not None else ""
    return " · ".join(part for part in (changed, kept.note) if part)


def _standing(run: Run, say: Translate) -> tuple[str, str]:
    """How a run without a plan to judge stands."""
    kind: Severity = "broken" if run.status in ("infeasible", "failed") else "not_applicable"
    return kind, f"{SEVERITY_ICON[kind]} {say(f'status-{run.status}')}"
