"""What the programs on files of requests are given: the options that they have alike, and what these name."""

import argparse
from pathlib import Path

from core.bench.files.records import read_queries
from core.model.query import Query
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from studio.settings import read_settings


def options_of_sandbox(about: str | None) -> argparse.ArgumentParser:
    """The options of a program that works on a sandbox; `about` is its docstring."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sandbox", required=True, help="name of a sandbox in the library")
    parser.add_argument("--home", type=Path, help="data home (default: that of the studio)")
    return parser


def options_of_requests(about: str | None, *, time_limit: float = 10.0) -> argparse.ArgumentParser:
    """The options of a program that plans the requests of files; `time_limit` is its own default."""
    parser = options_of_sandbox(about)
    parser.add_argument(
        "--queries", type=Path, nargs="+", required=True, help="files of requests, a JSON record a line"
    )
    parser.add_argument("--skip", type=int, default=0, help="leave out the first so many requests")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th request")
    parser.add_argument("--most", type=int, help="only so many requests")
    parser.add_argument("--time-limit", type=float, default=time_limit, help="seconds for each request")
    return parser


def sandbox_of(options: argparse.Namespace) -> Sandbox:
    """The sandbox that the options name."""
    return SandboxLibrary(options.home or read_settings().home).open(options.sandbox)


def queries_of(options: argparse.Namespace) -> list[Query]:
    """The requests that the options choose."""
    queries = [query for file in options.queries for query in read_queries(file).good]
    return queries[options.skip :: options.every][: options.most]
