"""How quick the methods are that ask no model: processor seconds of each request, and how many pass.

    python benchmarks/running/rules.py --agents nesy_rules --queries FILE... --sandbox NAME [--home DIR] [--oracle]
                               [--every N] [--most N] [--time-limit 10] [--table]

The methods see what the text says, with `--oracle` the record and its own constraints. Reading the request is not counted,
nor judging the plan. `--table` puts TravelEval's metrics, means over the requests, beside those of the paper's Table B1 and
of its released program.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median
from time import process_time

from benchmarks.planning.given import options_of_requests, queries_of, sandbox_of
from core.agents.protocol import Agent
from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.preparing import as_recorded, from_text
from core.evaluate.registry import SUITES
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

_PAPER: Mapping[str, tuple[tuple[float, float], tuple[float, float]]] = {
    "ccd": ((0.0005, 0.0001), (0.0013, 0.0001)),
    "vroh": ((0.2504, 0.2489), (0.0046, 0.0035)),
    "itd": ((0.4488, 0.4027), (0.8605, 1.2907)),
    "bcs": ((0.6273, 0.6521), (0.9217, 0.9243)),
    "pas_a": ((0.6681, 0.6667), (0.6748, 0.6713)),
    "pas_t": ((0.7524, 0.7831), (0.7826, 0.6348)),
    "pas_c": ((0.9036, 0.8933), (0.5652, 0.5748)),
    "ttcs": ((0.0096, 0.0073), (0.4487, 0.6513)),
    "str": ((0.4979, 0.5280), (0.7677, 0.8305)),
    "dtu": ((0.1212, 0.1353), (0.3029, 0.4026)),
    "otu": ((0.0608, 0.0672), (0.0649, 0.0803)),
    "ssr": ((0.0970, 0.0830), (0.0660, 0.0731)),
    "csm_p90": ((1.8498, 1.5665), (1.5222, 1.5901)),
    "csm_p95": ((5.6064, 3.3845), (2.4045, 2.6346)),
    "be": ((16.274, 16.9353), (22.192, 26.8457)),
    "acd": ((1294.2, 1195.4), (474.66, 469.49)),
    "atd": ((142.52, 174.11), (316.27, 370.75)),
    "etd": ((2668.4, 2441.1), (1736.5, 1385.0)),
    "rtd": ((206.8, 226.66), (203.86, 188.68)),
    "med": ((1426.5, 1325.6), (137.29, 147.07)),
    "edi": ((0.6547, 0.6540), (0.5829, 0.5904)),
    "ads": ((0.7649, 0.7560), (0.5129, 0.5600)),
    "aqe": ((0.9882, 1.1018), (0.7479, 0.9546)),
    "profit": ((5.9979, 6.0266), (5.5015, 5.5224)),
}  # fmt: skip
"""Of A and of B: the paper's figure (Table B1), and what its released program gave (441 requests, and all 1,150)."""
_BASELINES = ("baseline_a", "baseline_b")


@dataclass(frozen=True, slots=True)
class RulesAnswer:
    """What became of one request: its processor seconds, and what the suites say."""

    uid: str
    cpu: float
    passed: bool
    metrics: Mapping[str, float]


def answer(agent: Agent, recorded: Query, seen: Query, sandbox: Sandbox, time_limit: float) -> RulesAnswer:
    """Plan one request as the method sees it, and judge the plan by the record."""
    run = new_run(agent, seen, sandbox, time_limit=time_limit)
    began = process_time()
    ended = execute(run, agent, sandbox, lambda seconds, event: None)
    cpu = process_time() - began
    passed, measured = (
        SUITES[name].judge(recorded, ended.document, sandbox)
        for name in ("chinatravel", "traveleval:release")
    )
    return RulesAnswer(uid=recorded.uid, cpu=cpu, passed=passed.passed, metrics=_values(measured))


def _values(report: Report) -> Mapping[str, float]:
    return {metric.name: metric.value for metric in report.metrics if metric.value is not None}


def show(name: str, answers: Sequence[RulesAnswer]) -> None:
    """Print the seconds and the passes of a method."""
    cpu = sorted(one.cpu for one in answers)
    slowest = max(answers, key=lambda one: one.cpu)
    print(
        f"{name}: {len(answers)} requests, {sum(one.passed for one in answers)} pass; processor seconds: "
        f"mean {mean(cpu):.3f}, median {median(cpu):.3f}, 95th percentile {cpu[int(0.95 * (len(cpu) - 1))]:.3f}, "
        f"most {cpu[-1]:.3f} ({slowest.uid})"
    )


def table(found: Mapping[str, Sequence[RulesAnswer]]) -> None:
    """Print the metrics of the baselines in Markdown, beside the paper's and those of its released program."""
    print("\n| metric | A here | A paper | A released | B here | B paper | B released |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for metric, known in _PAPER.items():
        cells = []
        for baseline, (paper, released) in zip(_BASELINES, known, strict=True):
            values = [one.metrics[metric] for one in found[baseline] if metric in one.metrics]
            here = f"{mean(values):.3g}" if values else "-"
            cells += [here, f"{paper:.3g}", f"{released:.3g}"]
        print(f"| {metric.upper().replace('_', '-')} | {' | '.join(cells)} |")


def main() -> None:
    """Plan the requests with each method and print the figures."""
    parser = options_of_requests(__doc__)
    parser.add_argument("--agents", default=",".join(_BASELINES), help="names with commas between them")
    parser.add_argument("--oracle", action="store_true", help="give the methods the record's own constraints")
    parser.add_argument("--table", action="store_true", help="print TravelEval's Table B1 (both baselines)")
    options = parser.parse_args()
    sandbox = sandbox_of(options)
    prepare = as_recorded if options.oracle else from_text
    requests = [(query, prepare(query, sandbox)) for query in queries_of(options)]
    found: dict[str, list[RulesAnswer]] = {}
    for name in options.agents.split(","):
        agent = agent_type(name).make()
        found[name] = [answer(agent, *pair, sandbox, options.time_limit) for pair in requests]
        show(name, found[name])
    if options.table:
        table(found)


if __name__ == "__main__":
    main()
