"""A small study of real plans, for what reads the plans of a study and asks about them."""

from copy import deepcopy
from typing import Any

from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.labels.judgement import Pair
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan, StudyRequest
from core.sandbox.sandbox import Sandbox
from core.understand import understand

TEXT = "我一个人从武汉去杭州玩1天。"


def planned(demo: Sandbox) -> dict[str, Any]:
    """A plan of the request with two sights or more; made once, for whoever asks."""
    if not _MADE:
        _MADE.append(_planned(demo))
    return deepcopy(_MADE[0])


_MADE: list[dict[str, Any]] = []


def _planned(demo: Sandbox) -> dict[str, Any]:
    query = understand(TEXT, uid="q", sandbox=demo).query
    *_, done = PlannerAgent().run(Task(query, demo), Context(time_limit=10))
    assert isinstance(done, Done) and done.plan is not None
    return done.plan.to_json()


def without_a_sight(plan: dict[str, Any]) -> dict[str, Any]:
    """The plan with its first sight left out."""
    poorer = deepcopy(plan)
    activities = poorer["itinerary"][0]["activities"]
    activities.remove(next(one for one in activities if one["type"] == "attraction"))
    return poorer


def add_study(store: StudyStore, name: str, plan: dict[str, Any]) -> None:
    """A study of three pairs: of the richer and the poorer plan, of a plan that vanished, of a sandbox that did."""
    store.create(name)
    plans = [
        StoredPlan(name="rich", uid="q", agent="one", document=plan, sandbox="demo"),
        StoredPlan(name="poor", uid="q", agent="other", document=without_a_sight(plan), sandbox="demo"),
        StoredPlan(name="far", uid="q", agent="one", document=plan, sandbox="a sandbox that was removed"),
    ]
    pairs = [
        Pair(pair="both", uid="q", a="rich", b="poor"),
        Pair(pair="lost", uid="q", a="rich", b="vanished"),
        Pair(pair="away", uid="q", a="far", b="poor"),
    ]
    store.add(name, pairs, plans, [StudyRequest("q", TEXT, "杭州")])
