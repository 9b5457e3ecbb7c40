"""All methods over the same requests, side by side; those that ask a model ask the scripted competent one.

    python benchmarks/methods.py --queries FILE... --sandbox NAME [--home DIR] [--agents A,B] [--every N] [--most N]
                                 [--time-limit 30] [--oracle]

Prints a table in Markdown. `*` marks methods whose model is the scripted server of `tests/fakes`: it reads the prompt and
answers from the sandbox and the planner, so their rates say that a method works and nothing of any language model.
"""

import argparse
from pathlib import Path
from statistics import median

from core.agents.registry import AGENTS
from core.bench.files import read_queries
from core.bench.runner import run_one
from core.evaluate.aggregate import (
    Rate,
    conditional_logical,
    delivery_rate,
    environment_macro,
    final_pass_rate,
    logical_macro,
)
from core.evaluate.registry import SUITES
from core.llm.client import Client
from core.llm.profile import Profile
from core.model.query import Query
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from studio.settings import read_settings
from tests.fakes.competent import Competent
from tests.fakes.server import EMBEDDING_MODEL, MODEL, serving

_RATES = {
    "DR": delivery_rate,
    "EPR": environment_macro,
    "LPR": logical_macro,
    "C-LPR": conditional_logical,
    "FPR": final_pass_rate,
}


def from_text(query: Query, sandbox: Sandbox) -> Query:
    """What the text says of the request."""
    return understand(query.text, uid=query.uid, sandbox=sandbox).query


def as_it_is(query: Query, sandbox: Sandbox) -> Query:
    """The record with its own constraints."""
    return query


def row(name: str, runs: list[Run], queries: list[Query], sandbox: Sandbox) -> str:
    """One line of the table."""
    suite = SUITES["chinatravel"]
    reports = [suite.judge(q, run.document, sandbox) for q, run in zip(queries, runs, strict=True)]
    rates = [_percent(rate(reports)) for rate in _RATES.values()]
    seconds = sorted(run.seconds or 0.0 for run in runs)
    calls = sum(run.usage.calls for run in runs) / len(runs)
    tokens = sum(run.usage.tokens_in + run.usage.tokens_out for run in runs) / len(runs)
    mark = "*" if "model" in AGENTS[name].card.needs else ""
    figures = [f"{median(seconds):.2f}", f"{seconds[-1]:.1f}", f"{calls:.1f}", f"{tokens:,.0f}"]
    return "| " + " | ".join([f"`{name}`{mark}", *rates, *figures]) + " |"


def _percent(rate: Rate) -> str:
    return "-" if rate.value is None else f"{100 * rate.value:.0f} ({rate.passed}/{rate.of})"


def main() -> None:
    """Run the methods and print the table as its rows come."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--queries", type=Path, nargs="+", required=True, help="files of requests")
    parser.add_argument("--sandbox", required=True, help="name of a sandbox in the library")
    parser.add_argument("--home", type=Path, help="data home (default: that of the studio)")
    parser.add_argument("--agents", help="names with commas between them (default: all)")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th request")
    parser.add_argument("--most", type=int, help="only so many requests")
    parser.add_argument("--time-limit", type=float, default=30.0, help="seconds for each request")
    parser.add_argument("--oracle", action="store_true", help="give the methods the record's own constraints")
    options = parser.parse_args()
    sandbox = SandboxLibrary(options.home or read_settings().home).open(options.sandbox)
    queries = [query for file in options.queries for query in read_queries(file).good]
    chosen = queries[:: options.every][: options.most]
    prepare = as_it_is if options.oracle else from_text
    names = options.agents.split(",") if options.agents else list(AGENTS)
    titles = ["method", *(f"{name} %" for name in _RATES), "s median", "s most", "calls", "tokens"]
    print(f"{len(chosen)} requests, sandbox {sandbox.manifest.name}, * = scripted competent model\n")
    print("| " + " | ".join(titles) + " |\n" + "| --- " * len(titles) + "|", flush=True)
    with serving(Competent(sandbox)) as server:
        profile = Profile(
            name="scripted", base_url=server.url, model=MODEL, embedding_model=EMBEDDING_MODEL, timeout=120
        )
        client = Client(profile, None)
        for name in names:
            asks = client if "model" in AGENTS[name].card.needs else None
            agent, limit = AGENTS[name].make(), options.time_limit
            runs = [
                run_one(agent, q, sandbox, prepare=prepare, time_limit=limit, client=asks) for q in chosen
            ]
            print(row(name, runs, chosen, sandbox), flush=True)
        client.close()


if __name__ == "__main__":
    main()
