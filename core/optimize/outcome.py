"""What the planner tells while it works, and how it ends."""

from dataclasses import dataclass

from core.model.plan import Plan
from core.text import Text


class Interrupted(Exception):  # noqa: N818 - not an error: somebody asked the work to stop
    """The work was cancelled or its time is up."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the work has begun."""

    title: Text


@dataclass(frozen=True, slots=True)
class Found:
    """A whole plan. `objective` is in minutes of a person's time, smaller is better; `note` is what to know of it.

    It is 0 for a trip on which one sees and eats nothing; no plan has one below `bound`.
    """

    plan: Plan
    objective: float
    note: Text | None = None
    bound: float | None = None


@dataclass(frozen=True, slots=True)
class Stands:
    """The plan found last stands: what follows proves how good it is, which takes longer, and seldom finds a better one."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """There is no such trip in this sandbox. `conflict` names the parts of the request that clash.

    These are fields of the request or DSL texts of constraints. `nearest` is a plan that gives up as little as possible.
    """

    reason: Text
    conflict: tuple[str, ...]
    nearest: Plan | None = None


@dataclass(frozen=True, slots=True)
class Unsolved:
    """No plan was found that meets all constraints, and no proof that there is none.

    `missed` are the constraints that `nearest`, the best plan that was found, does not meet; `is_interrupted` where the work was
    cancelled, or its time was up, before the search had ended.
    """

    missed: tuple[str, ...]
    nearest: Plan | None = None
    is_interrupted: bool = False


@dataclass(frozen=True, slots=True)
class Stopped:
    """The work was cancelled, or its time was up, before there was a plan."""


SearchEvent = Stage | Found | Stands | Impossible | Unsolved | Stopped
