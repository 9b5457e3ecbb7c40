"""The report of a trip: one HTML file with everything in it, which asks for nothing from anywhere, and prints.

Without scripts, and on paper, its map is a drawing; where scripts may run it is a Leaflet map drawn from the same data.
"""

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from jinja2 import Environment, StrictUndefined, Template
from markupsafe import Markup

from components.look.escape import script_json
from components.look.formats import money
from components.look.palette import KIND_ICON
from components.maps.base_layer import BaseLayer
from components.maps.itinerary_drawing import itinerary_drawing
from components.maps.pin_map import corners_of, pin_map
from components.scores import checklist, radar, verdict, violations
from components.scores.axes import Axis
from components.trip.day_rows import DayCard
from components.trip.figures import cost_breakdown
from components.trip.legend import legend
from components.trip.timeline import Bar, bars, hours
from core.evaluate.checklist import Section
from core.model.plan import Plan
from core.model.report import Severity
from core.model.told_wish import Fate, ToldWish
from core.text import Naming, shown
from studio.i18n import Translate

_ASSETS = files("assets")
_STYLES = (
    "colours.css",
    "static/leaflet/leaflet.css",
    "static/map/city.css",
    "trip_days.css",
    "legend.css",
    "report.css",
)
_SCRIPTS = (
    "static/leaflet/leaflet.js",
    "static/map/city.js",
    "static/map/buttons.js",
    "static/map/itinerary.js",
    "report.js",
)
_PAPER, _PAPER_DAY = (720, 400), (720, 230)
"""Pixels across and down."""
_STANDINGS: Mapping[Fate, Severity] = {
    "met": "holds",
    "unmet": "unmet",
    "unseen": "not_applicable",
    "unread": "not_applicable",
}


@dataclass(frozen=True, slots=True, eq=False)
class TripReport:
    """What a report tells of a plan.

    `title` is where it goes, `request` the text that it was asked for with, `wishes` are what it asks for and where each is met, `sections` are its checks and `scores` its
    axes, `base` is the ground of its map (None: the data of the city is gone), `source` names the data, `made_up` says
    whether houses and services of it are invented.
    """

    title: str
    request: str
    plan: Plan
    budget: float | None
    wishes: tuple[ToldWish, ...]
    sections: tuple[Section, ...]
    scores: tuple[Axis, ...]
    cards: tuple[DayCard, ...]
    base: BaseLayer | None
    names: Naming
    source: str
    made_up: bool


def document(report: TripReport, say: Translate) -> str:
    """The whole file. Every text in it is escaped; no script runs in it but the one that is named by its hash."""
    script = Markup(_script(report, say))
    kind, told = verdict.short(report.sections, say)
    return _template().render(
        report=report,
        say=say,
        language=say.language,
        style=Markup("\n".join(_read(name) for name in _STYLES)),
        script=script,
        script_hash=b64encode(sha256(script.encode()).digest()).decode(),
        signs=KIND_ICON,
        verdict_kind=kind,
        verdict=told,
        cost=_cost(report, say),
        counts=verdict.counted(report.plan, say),
        wishes=_wishes(report, say),
        days=[(card, _timeline(card, report), Markup(_paper_map(report, card.day))) for card in report.cards],
        hours=hours(report.cards),
        legend=Markup(legend(say)),
        paper_map=Markup(_paper_map(report, None)),
        checks=[_checks(section, say) for section in report.sections],
        radar=Markup(radar.drawing({say("this-plan"): report.scores})) if report.scores else "",
        costs=_costs(report.plan, say),
        total=money(report.plan.total_cost, say),
    )


@cache
def _template() -> Template:
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda value: (
            shown(value) if isinstance(value, str) and not isinstance(value, Markup) else value
        ),
    )
    return environment.from_string(_read("templates/report.html"))


@lru_cache(maxsize=16)
def _read(name: str) -> str:
    found: Traversable = _ASSETS
    for part in name.split("/"):
        found = found / part
    return found.read_text(encoding="utf-8")


def _script(report: TripReport, say: Translate) -> str:
    """Leaflet and the map's own scripts, and the call that draws the trip: all days, and each day with the others faint."""
    if report.base is None:
        return ""
    days: list[set[int] | None] = [None, *({card.day} for card in report.cards)]
    views = ",".join(
        itinerary_drawing(report.plan, report.base, days=wanted, names=report.names, say=say)
        for wanted in days
    )
    centre = script_json(list(report.base.centre))
    called = f"window.tripstudio.openReport({report.base.drawing},[{views}],{centre});"
    return "\n".join([*(_read(name) for name in _SCRIPTS), called])


def _paper_map(report: TripReport, day: int | None) -> str:
    """The map as a drawing, of all days or of one; nothing where there is nothing to draw."""
    corners = corners_of([(report.plan, report.base)], day) if report.base is not None else None
    if report.base is None or corners is None:
        return ""
    days, (width, height) = (None, _PAPER) if day is None else ({day}, _PAPER_DAY)
    return pin_map(report.plan, report.base, corners, report.names, days=days, width=width, height=height)


def _timeline(card: DayCard, report: TripReport) -> list[Bar]:
    return bars(card, hours(report.cards))


def _wishes(report: TripReport, say: Translate) -> list[tuple[str, str]]:
    """Each wish of the request with how it stands: the name of the standing, and the sentence with its sign."""
    return [(_STANDINGS[one.fate], one.line.says(say.language)) for one in report.wishes]


def _checks(section: Section, say: Translate) -> tuple[str, list[tuple[str, str]], list[str]]:
    """A section: its title, what does not hold (with its standing), and what holds."""
    found: list[tuple[str, str]] = [(one.standing, violations.line(one, say)) for one in section.findings]
    return checklist.heading(section, say), found, [one.text.says(say.language) for one in section.holding]


def _cost(report: TripReport, say: Translate) -> str:
    cost = money(report.plan.total_cost, say)
    if report.budget is None:
        return cost
    return say("verdict-cost-of", cost=cost, budget=money(report.budget, say))


def _costs(plan: Plan, say: Translate) -> list[tuple[str, str, float]]:
    """Each category of costs: its name, the amount, and its share of the dearest in per cent."""
    costs = cost_breakdown(plan)
    most = max(costs.values(), default=0) or 1
    return [
        (say(f"cost-{name}"), money(amount, say), round(100 * amount / most, 1))
        for name, amount in costs.items()
    ]
