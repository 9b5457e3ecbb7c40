"""The suite: one plan document in, one report out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from core.dsl.program import judge
from core.dsl.requirements import sources_of
from core.dsl.run import PlanView
from core.evaluate.chinatravel.card import CARD
from core.evaluate.chinatravel.case import ChinaTravelCase, uncheckable, whole_family
from core.evaluate.chinatravel.codes import ENVIRONMENT, FAMILIES, REQUEST
from core.evaluate.chinatravel.document import Aborted, Itinerary
from core.evaluate.chinatravel.environment.attractions import check_attractions
from core.evaluate.chinatravel.environment.hotels import check_hotels
from core.evaluate.chinatravel.environment.intercity import check_intercity
from core.evaluate.chinatravel.environment.restaurants import check_restaurants
from core.evaluate.chinatravel.environment.schedule import check_time
from core.evaluate.chinatravel.environment.space import check_space
from core.evaluate.chinatravel.environment.transport import check_transport
from core.evaluate.chinatravel.format import check_format
from core.evaluate.chinatravel.preference_cards import measure, unmeasured
from core.evaluate.chinatravel.preferences import read_subject
from core.evaluate.chinatravel.wishes import unmet
from core.model.query import Query
from core.model.report import LogicalVerdict, Metric, Report, Violation
from core.sandbox.sandbox import Sandbox
from core.text import Name, Text, sentence

Check = Callable[[ChinaTravelCase], Iterator[Violation]]

CHECKS: Mapping[str, Check] = {
    "intercity": check_intercity,
    "attraction": check_attractions,
    "accommodation": check_hotels,
    "restaurant": check_restaurants,
    "transport": check_transport,
    "time": check_time,
    "space": check_space,
}
"""The check of each family of codes."""

POI_KEY = "preference_poi"
"""Where a request record names the place that its author wants to be near (the last preference of Table 7)."""

# a document that is no plan at all can have any number of them
_MOST_FORMAT_FAULTS = 20
_NO_PLAN = Text("没有行程", "there is no itinerary")


class ChinaTravelSuite:
    """ChinaTravel's format check, environment and logical constraints, judged on the document as it was delivered.

    A plan passes where its format is right, no environment constraint is violated and every constraint of the request
    holds (FPR of appendix G).
    """

    card = CARD

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document for a request. Never raises for a bad plan or a request that cannot be judged by."""
        unusable = _unusable(query, sandbox)
        if unusable is not None:
            return _cannot_judge(self.card.name, query, unusable)
        faults = tuple(islice(check_format(plan), _MOST_FORMAT_FAULTS))
        case = _case(query, plan, sandbox)
        environment = uncheckable(ENVIRONMENT, _NO_PLAN) if case is None else check_environment(case)
        trip = PlanView(plan, sandbox)
        logical = tuple(_verdict(source, trip) for source in sources_of(query))
        violated = {violation.code for violation in environment}
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=not faults and not environment and all(verdict.ok for verdict in logical),
            delivered=not faults,
            violations=(*faults, *environment, *unmet(logical)),
            metrics=unmeasured(_NO_PLAN) if case is None else _metrics(case, query),
            environment={code: code in violated for code in ENVIRONMENT},
            logical=logical,
        )


def check_environment(case: ChinaTravelCase) -> tuple[Violation, ...]:
    """All violations of the environment constraints.

    Where a check cannot go on, `plan.unreadable` says why, and the codes of its family count as violated.
    """
    return tuple(violation for family, check in CHECKS.items() for violation in _run(family, check, case))


def _run(family: str, check: Check, case: ChinaTravelCase) -> Sequence[Violation]:
    found: list[Violation] = []
    try:
        for violation in check(case):
            found.append(violation)
    except Aborted as aborted:
        found.extend(whole_family(aborted.violation, FAMILIES[family]))
    return found


def _case(query: Query, plan: object, sandbox: Sandbox) -> ChinaTravelCase | None:
    """What the checks look at, None where the document has no itinerary."""
    if not isinstance(plan, dict) or "itinerary" not in plan:
        return None
    assert query.start_city is not None and query.target_city is not None and query.people_number is not None
    target_city = sandbox.chinese_name(query.target_city)
    return ChinaTravelCase(
        itinerary=Itinerary.of(plan["itinerary"]),
        start_city=sandbox.chinese_name(query.start_city),
        target_city=target_city,
        people=query.people_number,
        city=sandbox.city(target_city),
        sandbox=sandbox,
    )


def _metrics(case: ChinaTravelCase, query: Query) -> tuple[Metric, ...]:
    poi = query.record.get(POI_KEY)
    return measure(read_subject(case.itinerary, case.city, poi if isinstance(poi, str) else None))


def _verdict(source: str, trip: PlanView) -> LogicalVerdict:
    outcome = judge(source, trip)
    return LogicalVerdict(source, outcome.ok, outcome.error)


def _cannot_judge(suite: str, query: Query, reason: Violation) -> Report:
    """The report on a plan for a request that nothing can be judged by: not delivered, nothing holds."""
    return Report(
        uid=query.uid,
        suite=suite,
        passed=False,
        delivered=False,
        violations=(reason, *uncheckable(ENVIRONMENT, reason.message)),
        metrics=unmeasured(reason.message),
        environment=dict.fromkeys(ENVIRONMENT, True),
        logical=tuple(LogicalVerdict(source, False, reason.message.en) for source in sources_of(query)),
    )


def _unusable(query: Query, sandbox: Sandbox) -> Violation | None:
    """Why the request cannot be judged by, None where it can."""
    needed = {
        Text("出发地", "where it starts"): query.start_city,
        Text("目的地", "where it goes"): query.target_city,
        Text("人数", "how many people travel"): query.people_number,
    }
    missing = [asked for asked, value in needed.items() if value is None]
    if missing:
        zh, en = "、".join(one.zh for one in missing), " and ".join(one.en for one in missing)
        return Violation(REQUEST, Text(f"请求没有写明{zh}", f"the request does not say {en}"))
    if sandbox.chinese_name(str(query.target_city)) not in sandbox.city_names:
        reason = sentence(
            "沙盒 {sandbox} 没有城市 {city}",
            "the sandbox {sandbox} has no city {city}",
            sandbox=sandbox.manifest.name,
            city=Name(query.target_city),
        )
        return Violation(REQUEST, reason)
    return None
