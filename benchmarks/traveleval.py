"""How good the plans from the text of TravelEval's requests are, by the released evaluator, against what is aimed at.

    python benchmarks/traveleval.py --queries FILE... --sandbox traveleval [--home DIR] [--profile default]
                                    [--every N] [--most N] [--time-limit 10] [--worst METRIC]

Prints every metric with its aim and its denominator, the statuses, and the seconds a plan. The preferences (PAS) are
told a second time over the requests whose wish the sandbox can satisfy: a hotel with a preferred feature (or, where
none is preferred, without a rejected one) that has rooms for everybody; a service each way of a preferred kind; a
restaurant of each preferred cuisine; and a third time where the cheapest such hotel and services leave the budget whole.
`--worst` lists the requests that are furthest off on one metric.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf
from statistics import mean, median
from time import process_time

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.planner import PlannerAgent, PlannerParameters
from core.bench.runner import run_one
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.model.run import Run
from core.optimize.instance.service_times import nights_on_board
from core.optimize.preferences.profile import PROFILES
from core.sandbox.places import Service
from core.sandbox.sandbox import Sandbox
from core.understand import understand

AIMS: Mapping[str, tuple[str, float]] = {
    **dict.fromkeys(("ccd", "far", "vroh", "frtc", "itd", "pd"), ("=", 0.0)),
    **dict.fromkeys(("tcs", "hcs"), ("=", 1.0)),
    "bcs": (">=", 0.97),
    **dict.fromkeys(("pas_a", "pas_t", "pas_c", "ttcs"), (">=", 0.95)),
    "str": (">", 0.83), "dtu": (">", 0.40), "otu": (">", 0.080),
    "ssr": ("<", 0.073), "csm_p90": ("<", 1.57), "csm_p95": ("<", 2.6),
    "be": (">", 26.8), "edi": (">", 0.65), "ads": (">", 0.76), "aqe": (">", 1.10), "profit": (">", 6.03),
}  # fmt: skip
"""What issue 4 asks for; from `str` on the better of the two rule baselines."""


@dataclass(frozen=True, slots=True)
class SuiteAnswer:
    """What became of one request, the processor seconds it took, and what the suite says of its plan."""

    query: Query
    run: Run
    cpu: float
    report: Report

    def metric(self, name: str) -> float | None:
        """The value of a metric; None where it cannot be computed."""
        return next((metric.value for metric in self.report.metrics if metric.name == name), None)


def from_text(query: Query, sandbox: Sandbox) -> Query:
    """What the text says of the request."""
    return understand(query.text, uid=query.uid, sandbox=sandbox).query


def answer(query: Query, sandbox: Sandbox, agent: PlannerAgent, time_limit: float) -> SuiteAnswer:
    """Plan one request from its text and judge the plan by the request's record."""
    began = process_time()
    run = run_one(agent, query, sandbox, prepare=from_text, time_limit=time_limit)
    cpu = process_time() - began
    return SuiteAnswer(
        query=query, run=run, cpu=cpu, report=SUITES["traveleval:release"].judge(query, run.document, sandbox)
    )


def least_cost(query: Query, sandbox: Sandbox, topic: str) -> float:
    """CNY of the cheapest trip that satisfies the wish of one metric (or none, for ""), before any sight, meal and ride.

    Infinite where the sandbox has nothing that satisfies it. A night on the train there saves a bed, but PAS-A wants one
    for every night.
    """
    if topic == "pas_c" and not _has_cuisines(query, sandbox):
        return inf
    nights = (query.days or 1) - 1
    by_day = _least_fare(query, sandbox, topic, 0) + _least_bed(query, sandbox, topic) * nights
    if topic == "pas_a" or nights < 2:
        return by_day
    by_night = _least_fare(query, sandbox, topic, 1) + _least_bed(query, sandbox, topic) * (nights - 1)
    return min(by_day, by_night)


def _wish(query: Query, topic: str, kind: str) -> list[str]:
    found: list[str] = (query.record.get(topic) or {}).get(kind) or []
    return found


def _least_fare(query: Query, sandbox: Sandbox, topic: str, nights: int) -> float:
    """CNY for everybody there and back, with so many nights on board at most on the way there."""
    preferred, rejected = (_wish(query, "transportation", kind) for kind in ("preferences", "constraints"))

    def fits(service: Service) -> bool:
        kind = "飞机" if service.kind == "airplane" else service.train_type
        return topic != "pas_t" or (kind in preferred if preferred else kind not in rejected)

    start, target = query.start_city or "", query.target_city or ""
    there = [s for s in sandbox.services(start, target) if fits(s) and nights_on_board(s) <= nights]
    back = [s for s in sandbox.services(target, start) if fits(s)]
    return sum(min((s.price for s in way), default=inf) for way in (there, back)) * (query.people_number or 1)


def _least_bed(query: Query, sandbox: Sandbox, topic: str) -> float:
    """CNY of the cheapest night for everybody."""
    preferred, rejected = (_wish(query, "accommodations", kind) for kind in ("preferences", "constraints"))
    people, costs = query.people_number or 1, [inf]
    for hotel in sandbox.city(query.target_city or "").hotels:
        feature = ";".join(hotel.features)
        if topic != "pas_a" or (feature in preferred if preferred else feature not in rejected):
            for offer in hotel.offers:
                rooms = -(-people // max(offer.guests, 1))
                if offer.stock is None or rooms <= offer.stock:
                    costs.append(rooms * offer.price)
    return min(costs)


def _has_cuisines(query: Query, sandbox: Sandbox) -> bool:
    served = {row.cuisine for row in sandbox.city(query.target_city or "").restaurants}
    return served.issuperset(_wish(query, "diet", "preferences"))


def show(answers: list[SuiteAnswer], sandbox: Sandbox) -> None:
    """Print the figures."""
    print(f"{len(answers)} requests: {dict(Counter(one.run.status for one in answers))}")
    _seconds("seconds", [one.run.seconds or 0.0 for one in answers])
    _seconds("processor seconds", [one.cpu for one in answers])
    for name, (sign, aim) in AIMS.items():
        _tell(name, answers, sign, aim)
    for name in ("pas_a", "pas_t", "pas_c"):
        least = [(one, least_cost(one.query, sandbox, name)) for one in answers]
        _tell(f"{name}, can be", [one for one, cost in least if cost < inf], ">=", 0.95)
        within = [one for one, cost in least if cost <= (one.query.budget or inf)]
        _tell(f"{name}, within budget", within, ">=", 0.95)
    within = [one for one in answers if least_cost(one.query, sandbox, "") <= (one.query.budget or inf)]
    _tell("bcs, can be", within, ">=", 0.97)


def _seconds(what: str, values: list[float]) -> None:
    ordered = sorted(values)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    print(f"{what}: median {median(ordered):.3f}, 95th percentile {p95:.3f}, most {ordered[-1]:.3f}")


def _tell(what: str, answers: Iterable[SuiteAnswer], sign: str, aim: float) -> None:
    answers = list(answers)
    values = [value for one in answers if (value := one.metric(what.split(",", maxsplit=1)[0])) is not None]
    if not values:
        print(f"  {what:22} none of {len(answers)}")
        return
    got = mean(values)
    met = {
        "=": abs(got - aim) < 5e-5,
        ">=": got >= aim,
        ">": got > aim,
        "<": got < aim,
    }[sign]
    print(
        f"{'  ' if met else '! '}{what:22} {got:9.4f}   aim {sign} {aim:g}   ({len(values)} of {len(answers)})"
    )


def show_worst(answers: list[SuiteAnswer], name: str) -> None:
    """Print the requests furthest off on a metric."""
    sign, aim = AIMS[name]
    known = [(value, one) for one in answers if (value := one.metric(name)) is not None]
    side = 1 if sign in (">", ">=") or aim == 1 else -1
    for value, one in sorted(known, key=lambda pair: side * pair[0])[:20]:
        status = one.run.status
        reason = one.run.reason.zh if one.run.reason is not None else ""
        print(f"  {value:.3f} {one.query.uid} {status} {one.query.text} {reason}")


def main() -> None:
    """Plan the requests of the files and print the figures."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--profile", choices=list(PROFILES), default="default")
    parser.add_argument("--worst", choices=list(AIMS), help="list the requests furthest off on this metric")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    agent = PlannerAgent(PlannerParameters(profile=options.profile))
    chosen = queries_of(options)
    answers = [answer(query, sandbox, agent, options.time_limit) for query in chosen]
    show(answers, sandbox)
    if options.worst:
        show_worst(answers, options.worst)


if __name__ == "__main__":
    main()
