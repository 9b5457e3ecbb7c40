"""The studio in a notebook: load a sandbox, understand a request, plan, judge and compare; all of it shows itself.

    import tripstudio as ts

    sandbox = ts.open_sandbox("demo")
    request = ts.understand("Two of us from Nanjing to Beijing for 3 days, 6000 RMB, the Forbidden City", sandbox)
    trip = ts.plan(request, sandbox)
    trip.judge("common_sense").metrics

Tables are pandas frames. What is shown has no script and no outside address.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.bench.files.trip_files import runs_of_file
from core.errors import InputError
from core.files.faults import file_error
from core.sandbox.library import SandboxLibrary
from core.sandbox.sandbox import Sandbox
from core.understand import understand as read_text
from studio.settings import read_settings
from tripstudio.shown import Comparison, PlannedTrip, Request, SuiteReport

__all__ = [
    "Comparison",
    "PlannedTrip",
    "Request",
    "SuiteReport",
    "compare",
    "open_sandbox",
    "open_trips",
    "plan",
    "understand",
]


def open_sandbox(name: str = "demo") -> Sandbox:
    """A sandbox of the data home (`TRIPSTUDIO_HOME`); the demo is made on the way. Raises SandboxError for an unknown one."""
    return SandboxLibrary(read_settings().home).open(name)


def understand(text: str, sandbox: Sandbox) -> Request:
    """A request in Chinese or English in the studio's own terms, with what it leaves open."""
    return Request(read_text(text, sandbox=sandbox), sandbox)


def plan(
    request: Request | str,
    sandbox: Sandbox,
    *,
    agent: str = "planner",
    time_limit: float = 10.0,
    seed: int = 0,
    **parameters: object,
) -> PlannedTrip:
    """The trip that an agent plans for a request within so many seconds; a text is understood first.

    Agents that ask a language model are run by the command and by the app. Raises InputError for a request that leaves
    open what a trip needs, and for an unknown agent or parameter.
    """
    asked = understand(request, sandbox) if isinstance(request, str) else request
    query = asked.understanding.query
    if query.missing:
        lacking = ", ".join(query.missing)
        raise InputError(f"请求里还缺：{lacking}", f"the request leaves open: {lacking}")
    chosen = agent_type(agent).make(parameters)
    run = new_run(chosen, query, sandbox, seed=seed, time_limit=time_limit)
    done = execute(run, chosen, sandbox, lambda seconds, event: None)
    return PlannedTrip(done, sandbox, asked.understanding.language)


def open_trips(path: str | Path, sandbox: Sandbox) -> tuple[PlannedTrip, ...]:
    """The trips of a plan file, looked at with a sandbox. Raises InputError that names the file and the line."""
    file = Path(path)
    manifest = sandbox.manifest
    try:
        content = file.read_bytes()
    except OSError as error:
        raise file_error(error, file) from error
    runs = runs_of_file(content, file.name, manifest.name, manifest.checksum)
    return tuple(PlannedTrip(run, sandbox, "en") for run in runs)


def compare(*trips: PlannedTrip | Iterable[PlannedTrip]) -> Comparison:
    """Trips side by side, given one by one or as a list. Raises InputError for anything that is no trip."""
    given = [one for trip in trips for one in ([trip] if isinstance(trip, PlannedTrip) else _several(trip))]
    return Comparison(tuple(given))


def _several(trips: Iterable[PlannedTrip]) -> Iterator[PlannedTrip]:
    for trip in trips if isinstance(trips, Iterable) else (trips,):
        if not isinstance(trip, PlannedTrip):
            kind = type(trip).__name__
            raise InputError(
                f"要比较的是 plan() 或 open_trips() 给出的行程，这里是 {kind}",
                f"compare takes trips as plan() and open_trips() give them, not {kind}",
            )
        yield trip
