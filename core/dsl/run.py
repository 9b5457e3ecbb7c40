"""One run of a program: the plan it looks at, what it has spent of its limits, and the faults that end it."""

from collections.abc import Mapping
from time import thread_time
from typing import Any, NamedTuple

from core.dsl.distance import exact_km
from core.dsl.limits import STEPS_OF_ALL, Limits
from core.errors import DslError, SandboxError
from core.model.mode import Mode
from core.sandbox.city import City
from core.sandbox.network import Network
from core.sandbox.sandbox import Sandbox

_STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 2_000

FAULTS = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    SandboxError,
)
"""What a concept function or an operator may raise for a plan that lacks what the constraint asks for."""


class SourcePlace(NamedTuple):
    """A place in the source; both count from 1."""

    line: int
    column: int


class PlanView:
    """A plan document and the sandbox it was made for, with what all constraints on it look up again and again.

    `plan` is any JSON value, as it was delivered. Nothing in it is ever changed. `left` are the steps that all constraints
    on it together may still take. Not for sharing between threads.
    """

    def __init__(self, plan: Any, sandbox: Sandbox) -> None:
        self.plan, self.sandbox, self.left = plan, sandbox, STEPS_OF_ALL
        self._activities: list[Any] | None = None
        self._cities: dict[str, City] = {}
        self._distances: dict[tuple[str, str, str, Mode], float] = {}

    def activities(self, plan: Any) -> list[Any]:
        """All activities of a plan in order; of the trip's own plan they are gathered once."""
        if plan is not self.plan:
            return _activities(plan)
        if self._activities is None:
            self._activities = _activities(plan)
        return self._activities

    def city(self, name: str) -> City:
        """The city of that name. Raises SandboxError."""
        city = self._cities.get(name)
        if city is None:
            city = self._cities[name] = self.sandbox.city(name)
        return city

    def first_leg_km(self, city: str, start: str, end: str, mode: Mode) -> float:
        """Length of the first leg of the way between two places, km.

        Raises SandboxError for unknown places and TypeError where the metro does not lead from one to the other.
        """
        key = (city, start, end, mode)
        km = self._distances.get(key)
        if km is None:
            km = self._distances[key] = _first_leg_km(self.city(city).network, start, end, mode)
        return km


def _first_leg_km(network: Network, start: str, end: str, mode: Mode) -> float:
    if mode == "walk":
        return exact_km(network.position(start), network.position(end))
    legs = network.go(start, end, mode)
    if legs is None:
        raise TypeError(f"the metro does not lead from {start!r} to {end!r}")
    return legs[0].distance


def _activities(plan: Mapping[str, Any]) -> list[Any]:
    return [activity for day in plan["itinerary"] for activity in day["activities"]]


class Execution:
    """A program at work on a trip. `left` steps remain; below `mark` the limits are looked at."""

    __slots__ = ("_may_take", "deadline", "left", "limits", "mark", "trip")

    def __init__(self, trip: PlanView, limits: Limits) -> None:
        self.trip, self.limits = trip, limits
        self.left = self._may_take = min(limits.steps, trip.left)
        self.mark = max(0, self.left - _STEPS_BETWEEN_LOOKS_AT_THE_CLOCK)
        # its own time: a verdict does not depend on what else the machine does
        self.deadline = thread_time() + limits.seconds

    def spend(self, steps: int, where: SourcePlace) -> None:
        """Count steps. Raises DslError where none are left or the time is up."""
        self.left -= steps
        if self.left < self.mark:
            self.look(where)

    def end(self) -> None:
        """Leave to the other constraints of the trip what this one did not take."""
        self.trip.left -= self._may_take - max(0, self.left)

    def look(self, where: SourcePlace) -> None:
        """Hold what was spent against the limits. Raises DslError."""
        if self.left < 0 and self._may_take < self.limits.steps:
            raise over(where, "全部约束的步数", "steps for all constraints together", STEPS_OF_ALL)
        if self.left < 0:
            raise over(where, "步数", "steps", self.limits.steps)
        if thread_time() > self.deadline:
            raise over(where, "秒数", "seconds", self.limits.seconds)
        self.mark = max(0, self.left - _STEPS_BETWEEN_LOOKS_AT_THE_CLOCK)


def over(where: SourcePlace, zh: str, en: str, limit: float) -> DslError:
    """The error for a limit that was passed."""
    return DslError(
        *where,
        f"超过了上限：{zh}最多 {limit:g}；请把约束写得更小",
        f"over the limit of {limit:g} {en}; write a smaller constraint",
    )


def fault(where: SourcePlace, error: Exception) -> DslError:
    """What went wrong on this plan, with its place in the source."""
    if isinstance(error, SandboxError):
        return DslError(*where, error.text.zh, error.text.en)
    if isinstance(error, KeyError):
        return DslError(*where, f"计划的这一处没有 {error}", f"the plan has no {error} here")
    if isinstance(error, IndexError):
        return DslError(*where, "序号超出范围", "the index is out of range")
    if isinstance(error, ZeroDivisionError):
        return DslError(*where, "除数为零", "division by zero")
    return DslError(*where, f"无法计算（{error}）", f"cannot be computed ({error})")
