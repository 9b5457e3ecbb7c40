"""The plans behind a cell as cards, like those of the library: each with its sketch, its days, and what it breaks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from components.look.formats import money
from components.look.palette import SEVERITY_ICON
from components.look.presses import Press, presses_in
from components.trip.cards import trip_cards
from components.trip.cards.heading import trip_facts, way_of
from components.trip.cards.trip_cards import TripCard
from core.bench.results.cells import ListedPlan
from core.bench.results.reading import Results
from core.bench.results.result import Result
from core.errors import InputError, PlanFormatError
from core.evaluate.plan_document import read_plan
from core.model.derived.as_planned import as_planned
from core.model.report import Severity
from core.model.run import Run
from core.sandbox.names.place_names import city_names
from pages.results import shared
from studio import services
from studio.i18n import Translate
from studio.panels.trip_sketch import sketch_of, strips_of
from studio.state import presses

KEY = "results_plans"


def show(
    listed: Sequence[ListedPlan],
    found: Results,
    rules: Mapping[str, str],
    on_pick: Callable[[Result], None],
    say: Translate,
) -> None:
    """Draw them; `rules` say in words what a code of a broken rule means, `on_pick` is called with one that is pressed.

    Where nothing is kept none can be opened: to open a plan is to keep it as a trip.
    """
    try:
        runs: Sequence[Run | None] = shared.runs(found, tuple(one.result for one in listed))
    except InputError:
        # the files changed since they were read: what was read is told
        runs = [None] * len(listed)
    cards = [
        _card(str(at), one, run, rules, say) for at, (one, run) in enumerate(zip(listed, runs, strict=True))
    ]

    def follow(press: Press) -> None:
        match trip_cards.pressed(press):
            case ("picked", at) if at.isdigit() and int(at) < len(listed):
                on_pick(listed[int(at)].result)

    trip_cards.show(
        cards,
        columns=1,
        form="slim",
        is_opened=not services.settings().read_only,
        on_press=presses.catch_up,
        key=KEY,
    )
    presses.hear(KEY, presses_in, follow)


def _card(name: str, one: ListedPlan, run: Run | None, rules: Mapping[str, str], say: Translate) -> TripCard:
    result = one.result
    bare = TripCard(
        name,
        result.text or result.uid,
        aside=result.uid if result.text else "",
        standing=_standing(one, rules, say),
    )
    if run is None or not services.has_data(run.sandbox):
        return bare
    sandbox = services.sandbox(run.sandbox)
    try:
        plan = read_plan(run.document, sandbox)
    except PlanFormatError:
        return bare
    asked = as_planned(run.query, plan)
    return replace(
        bare,
        title=way_of(asked, city_names(sandbox, say.language)),
        facts=tuple(trip_facts(asked, say)),
        text=result.text,
        price=money(plan.total_cost, say),
        sketch=sketch_of(plan, sandbox, say.language),
        strips=strips_of(plan, sandbox, say.language),
    )


def _standing(one: ListedPlan, rules: Mapping[str, str], say: Translate) -> tuple[str, str]:
    """Whether it takes from the figure, and by what: the rule that it breaks, or how its run ended."""
    status = "" if one.result.status == "ok" else say(f"status-{one.result.status}")
    broken = "" if one.broken is None else rules.get(one.broken, one.broken)
    kind: Severity = "broken" if one.is_short else "holds"
    passes = "" if one.is_short else say("results-passes")
    told = " · ".join(part for part in (broken, passes, status) if part)
    return kind, f"{SEVERITY_ICON[kind]} {told or say('results-short')}"
