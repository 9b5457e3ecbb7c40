"""The report of a run's plan: what it is made of, judged here, for the page, the command and the notebook alike."""

from datetime import date

from components.maps.base_layer import base_layer
from components.report.document import TripReport, document
from components.scores.axes import dimension_axes
from components.trip.day_rows import day_cards
from core.evaluate.checklist import sections, with_wishes
from core.evaluate.plan_document import read_plan
from core.evaluate.registry import SUITES, judge, suites_for
from core.knowledge.travellers import keep_halal
from core.model.run import Run
from core.sandbox.names.place_names import city_names, place_names
from core.sandbox.rides import by_services
from core.sandbox.sandbox import Sandbox
from core.text import Language
from studio.i18n import translator
from studio.panels import wording
from studio.panels.wishes import free_times, wishes_of

_SCORED_BY = "traveleval"


def report_of(run: Run, sandbox: Sandbox, language: Language, *, first_day: date | None = None) -> str:
    """The report of a run as one HTML file; `first_day` is when it begins where the request has no dates.

    Raises PlanFormatError for a run without a plan that can be read.
    """
    say, plan = translator(language), read_plan(run.document, sandbox)
    city = sandbox.city(plan.target_city) if plan.target_city in sandbox.city_names else None
    names, called = place_names(city, language), city_names(sandbox, language)
    document_ = plan.to_json()
    judged = [
        (SUITES[name].card, judge(name, run.query, document_, sandbox)) for name in suites_for("traveller")
    ]
    wishes = wishes_of(run, plan, sandbox)
    scored = judge(_SCORED_BY, run.query, document_, sandbox)
    begins = run.query.dates[0] if run.query.dates is not None else first_day
    days = say("chip-days", days=len(plan.itinerary))
    people = say("chip-people", people=plan.people_number)
    report = TripReport(
        title=f"{called(plan.start_city)} → {called(plan.target_city)} · {days} · {people}",
        request=run.query.text,
        plan=plan,
        budget=run.query.budget,
        wishes=wishes,
        sections=tuple(
            wording.in_words(one, sandbox, plan.target_city) for one in with_wishes(sections(judged), wishes)
        ),
        scores=tuple(dimension_axes(SUITES[_SCORED_BY].card, scored, say)),
        cards=day_cards(
            plan,
            city=city,
            names=names,
            first_day=begins,
            free=free_times(run, plan, sandbox),
            eats_inside=not keep_halal(run.query.text),
            lasts=by_services(plan, sandbox),
            say=say,
        ),
        base=base_layer(city, sandbox.manifest.coordinates, language=language) if city is not None else None,
        names=names,
        source=sandbox.manifest.name,
        made_up=bool(sandbox.manifest.synthetic),
    )
    return document(report, say)
