"""What of the sandbox is told to a model that has no tools."""

from collections.abc import Iterator

from core.agents.protocol import Task
from core.agents.shared.choices.candidates import candidates_of, line_of
from core.agents.shared.choices.services import there_and_back


def reference(task: Task, rows: int) -> str:
    """So many rows of each table, a line each with its kind; for none the stations and airports of the rides alone."""
    if task.query.target_city not in task.sandbox.city_names:
        return ""
    return "\n".join(_lines(task, rows) if rows else _stations(task))


def _stations(task: Task) -> Iterator[str]:
    rides = [ride for way in there_and_back(task.query, task.sandbox) for ride in way]
    for name in sorted({place for ride in rides for place in (ride.start, ride.end)}):
        yield f"station | {name}"


def _lines(task: Task, rows: int) -> Iterator[str]:
    found = candidates_of(task, rows)
    for kind, listed in (
        ("attraction", found.attractions),
        ("restaurant", found.restaurants),
        ("hotel", found.hotels),
        ("ride", found.outbound),
        ("ride", found.inbound),
    ):
        yield from (f"{kind} | {line_of(row)}" for row in listed)
