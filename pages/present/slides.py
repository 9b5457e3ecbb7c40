"""What a slide shows: a trip with a map a day, or a comparison, made of the runs that are named."""

from collections.abc import Sequence

from components.comparison import differences
from components.look.formats import money, on_the_way
from components.maps.pin_map import corners_of, pin_map
from components.scores import verdict
from components.stage.stage import ComparisonSlide, Slide, TripSlide
from components.trip.day_rows import day_cards
from components.trip.figures import figures
from core.bench.scenarios import scenarios
from core.errors import InputError
from core.knowledge.travellers import keep_halal
from core.model.derived.measures import minutes_on_the_way
from core.model.run import Run
from core.sandbox.names.place_names import city_names, line_names
from core.sandbox.rides import by_services
from studio import services
from studio.i18n import Translate
from studio.panels import checks, duel
from studio.panels.duel import Contender
from studio.panels.ground import ground
from studio.panels.view import TripView, trip_view
from studio.panels.wishes import free_times
from studio.state.compare import LETTERS

_WIDE, _TALL = 680, 560
"""Pixels of the map of a day."""
_GROWN = 1.35
"""How many times as large the stage draws the pin of the stop that plays (`stage.css`)."""


def slide(named: Sequence[str], say: Translate) -> Slide:
    """The slide of the runs of these ids: a trip, or the comparison of up to four.

    Raises InputError for a run that is not there or has no plan, SandboxError where its data is gone.
    """
    views = [_view(run_of(name, say)) for name in named[: len(LETTERS)]]
    return _trip(views[0], say) if len(views) == 1 else _comparison(views, say)


def called(named: Sequence[str], say: Translate) -> str:
    """What a slide is called: the ways of its trips, each once."""
    ways = dict.fromkeys(_way(run_of(name, say), say) for name in named)
    return say("list-comma").join(ways)


def run_of(name: str, say: Translate) -> Run:
    """A trip that comes with the project, or one that is kept. Raises InputError for one that is not there."""
    return scenarios(say.language).get(name) or services.store().get(name)


def _view(run: Run) -> TripView:
    view = trip_view(run, f"present-{run.id}")
    if view is None:
        raise InputError(f"行程 {run.id!r} 没有计划，无法演示", f"the trip {run.id!r} has no plan to present")
    return view


def _way(run: Run, say: Translate) -> str:
    names = city_names(services.sandbox(run.sandbox), say.language)
    ends = (name for name in (run.query.start_city, run.query.target_city) if name is not None)
    return " → ".join(map(names, ends)) or run.id


def _trip(view: TripView, say: Translate) -> TripSlide:
    plan, run = view.plan, view.run
    counts = figures(plan)
    parts = [
        money(plan.total_cost, say),
        say("verdict-sights", count=counts.sights),
        say("verdict-meals", count=counts.meals),
        *on_the_way(minutes_on_the_way(plan), say),
    ]
    first_day = run.query.dates[0] if run.query.dates is not None else None
    names = view.names(say.language)
    # no line of a title begins with what was counted, or ends with the dot before it
    days = say("chip-days", days=len(plan.itinerary)).replace(" ", "\u00a0")
    return TripSlide(
        title=f"{_way(run, say)}\u00a0·\u00a0{days}",
        request=run.query.text,
        standing=verdict.short(checks.said(run, view.sandbox), say),
        figures=tuple(parts),
        overview=_map(view, None, say),
        days=day_cards(
            plan,
            city=view.city,
            names=names,
            first_day=first_day,
            free=free_times(run, plan, view.sandbox),
            eats_inside=not keep_halal(run.query.text),
            lasts=by_services(plan, view.sandbox),
            say=say,
        ),
        maps=tuple(_map(view, day, say) for day in range(1, len(plan.itinerary) + 1)),
    )


def _map(view: TripView, day: int | None, say: Translate) -> str:
    """The map of a day, or of all; nothing where the city is gone from the data, or no stop is in it."""
    if view.city is None:
        return ""
    base = ground(view.sandbox, view.plan.target_city, say.language)
    corners = corners_of([(view.plan, base)], day)
    if corners is None:
        return ""
    days = None if day is None else {day}
    return pin_map(
        view.plan,
        base,
        corners,
        view.names(say.language),
        days=days,
        width=_WIDE,
        height=_TALL,
        grown=_GROWN,
        lines=line_names(say.language),
    )


def _comparison(views: Sequence[TripView], say: Translate) -> ComparisonSlide:
    contenders = [
        Contender(
            letter,
            view.plan,
            view.sandbox.manifest.name,
            standing=verdict.short(checks.said(view.run, view.sandbox), say),
        )
        for letter, view in zip(LETTERS, views, strict=False)
    ]
    found = differences.plan_rows([view.plan for view in views], say)
    return ComparisonSlide(
        title=called([view.run.id for view in views], say),
        sides=tuple(duel.sides(contenders, say)),
        rows=tuple(
            (
                row.label,
                tuple("–" if value is None else row.written(value) for value in row.values),
                row.values.index(row.best),
            )
            for row in found
            if row.best is not None and not row.is_part
        ),
    )
