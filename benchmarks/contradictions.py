"""What the planner says to requests that contradict themselves or are absurd: refuted, planned all the same, or neither.

    python benchmarks/contradictions.py --queries FILE --sandbox chinatravel [--home DIR] [--each N] [--seed N]
                                        [--time-limit 10] [--cancel]

Takes real requests with their own constraints and adds what clashes, `--each` requests a kind. Prints for each kind how
many were refuted, planned and neither, whether leaving out any part of a conflict makes it plausible again, the seconds,
and (`--cancel`) how long it takes until a run ends that is cancelled at a random moment.
"""

from dataclasses import dataclass, replace
from random import Random
from statistics import median
from threading import Timer
from time import perf_counter

from benchmarks.planning.contradictory import KINDS
from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.sandbox.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class SpoiltAnswer:
    """What became of a spoilt request; `ended` are the seconds from cancelling to the end, `sharp` a minimal conflict."""

    kind: str
    query: Query
    done: Done
    seconds: float
    passed: bool
    sharp: bool
    ended: float | None = None

    @property
    def verdict(self) -> str:
        """Refuted, planned or neither."""
        if self.done.status == "infeasible":
            return "refuted"
        return "planned" if self.passed else "neither"


def answer(kind: str, query: Query, sandbox: Sandbox, time_limit: float) -> SpoiltAnswer:
    """Plan a spoilt request and judge what comes of it."""
    agent, started = PlannerAgent(), perf_counter()
    *_, done = agent.run(Task(query, sandbox), Context(time_limit=time_limit))
    seconds = perf_counter() - started
    assert isinstance(done, Done)
    document = done.plan.to_json() if done.plan is not None else None
    passed = done.status == "ok" and SUITES["chinatravel"].judge(query, document, sandbox).passed
    return SpoiltAnswer(
        kind=kind,
        query=query,
        done=done,
        seconds=seconds,
        passed=passed,
        sharp=_is_sharp(query, done, sandbox),
    )


def _is_sharp(query: Query, done: Done, sandbox: Sandbox) -> bool:
    """Whether a conflict of constraints is none any more with one of them left out."""
    texts = [text for text in done.conflict if text in query.hard_logic]
    if done.status != "infeasible" or len(texts) != len(done.conflict) or len(texts) < 2:
        return True
    for text in texts:
        fewer = replace(query, hard_logic=tuple(one for one in texts if one != text), budget=None)
        *_, last = PlannerAgent().run(Task(fewer, sandbox), Context(time_limit=3))
        if isinstance(last, Done) and last.status == "infeasible":
            return False
    return True


def seconds_to_end(query: Query, sandbox: Sandbox, rng: Random, longest: float) -> float:
    """Seconds from cancelling a run, at a random moment before it would be over, to its end."""
    context = Context(time_limit=10)
    after = rng.uniform(0, longest)
    timer = Timer(after, context.cancelled.set)
    started = perf_counter()
    timer.start()
    list(PlannerAgent().run(Task(query, sandbox), context))
    timer.cancel()
    return max(0.0, perf_counter() - started - after) if context.cancelled.is_set() else 0.0


def show(answers: list[SpoiltAnswer], time_limit: float) -> None:
    """Print the figures."""
    for kind in dict.fromkeys(one.kind for one in answers):
        ones = [one for one in answers if one.kind == kind]
        counts = {
            name: sum(one.verdict == name for one in ones) for name in ("refuted", "planned", "neither")
        }
        told = ", ".join(f"{count} {name}" for name, count in counts.items() if count)
        blunt = sum(not one.sharp for one in ones)
        print(
            f"{kind}: {told}; most {max(one.seconds for one in ones):.2f} s{f'; {blunt} conflicts not minimal' if blunt else ''}"
        )
        for one in ones:
            if one.verdict == "neither" or not one.sharp:
                print(
                    f"    {one.query.uid} {one.done.status} {one.seconds:.1f} s {one.done.reason and one.done.reason.zh}"
                )
    seconds = sorted(one.seconds for one in answers)
    for name in ("refuted", "planned", "neither"):
        print(f"{name}: {sum(one.verdict == name for one in answers)} of {len(answers)}")
    over = sum(one > time_limit for one in seconds)
    print(
        f"seconds: median {median(seconds):.3f}, most {seconds[-1]:.2f}; {over} over the limit of {time_limit:g}"
    )
    ended = [one.ended for one in answers if one.ended is not None]
    if ended:
        print(f"seconds from cancelling to the end: median {median(ended):.3f}, most {max(ended):.2f}")


def main() -> None:
    """Spoil requests of a file, plan them, and print the figures."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--each", type=int, default=3, help="so many requests for each kind")
    parser.add_argument("--kind", action="append", choices=KINDS, help="only this kind; may be given often")
    parser.add_argument("--seed", type=int, default=0, help="of the choice of requests and of what is added")
    parser.add_argument("--cancel", action="store_true", help="run again and cancel at a random moment")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    queries, rng = queries_of(options), Random(options.seed)
    answers = []
    for kind in options.kind or KINDS:
        for query in rng.sample(queries, min(options.each, len(queries))):
            spoilt = KINDS[kind](query, sandbox.city(query.target_city or ""), rng)
            told = answer(kind, spoilt, sandbox, options.time_limit)
            if options.cancel:
                told = replace(told, ended=seconds_to_end(spoilt, sandbox, rng, told.seconds))
            answers.append(told)
    show(answers, options.time_limit)


if __name__ == "__main__":
    main()
