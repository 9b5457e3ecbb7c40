"""The judges that are held against people: features, rewards, metrics of a suite, and a model over HTTP."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from core.agents.events import Done
from core.agents.planner import PlannerAgent
from core.agents.protocol import Context, Task
from core.bench.model_judge import ModelJudge
from core.bench.studies.against_people import of_features, of_model, of_suite, standings
from core.errors import ModelError
from core.evaluate.registry import SUITES
from core.labels.judgement import Judgement, Pair, Scores
from core.labels.store.store import StudyStore
from core.labels.study import StoredPlan, StudyRequest
from core.llm.client import Client
from core.llm.profile import Profile
from core.sandbox.library import SandboxLibrary
from core.understand import understand
from tests.fakes.reactions import Lines, Refused, Said
from tests.fakes.server import MODEL, ScriptedServer, serving

TEXT = "我一个人从武汉去杭州玩1天。"


@pytest.fixture(scope="module")
def library(demo_home: Path) -> SandboxLibrary:
    """The demo sandbox alone."""
    return SandboxLibrary(demo_home)


@pytest.fixture(scope="module")
def plan(library: SandboxLibrary) -> dict[str, Any]:
    """A plan of the request with two sights or more."""
    demo = library.open("demo")
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


@pytest.fixture
def store(tmp_path: Path, plan: dict[str, Any]) -> StudyStore:
    """A study of three pairs: of the richer and the poorer plan, of a plan that vanished, of a sandbox that did."""
    kept = StudyStore(tmp_path / "labels.sqlite")
    kept.create("s")
    plans = [
        StoredPlan("rich", "q", "one", plan, "demo"),
        StoredPlan("poor", "q", "other", without_a_sight(plan), "demo"),
        StoredPlan("far", "q", "one", plan, "a sandbox that was removed"),
    ]
    pairs = [
        Pair("both", "q", "rich", "poor"),
        Pair("lost", "q", "rich", "vanished"),
        Pair("away", "q", "far", "poor"),
    ]
    kept.add("s", pairs, plans, [StudyRequest("q", TEXT, "杭州")])
    return kept


def test_features_are_judges_of_the_pairs_that_have_them() -> None:
    pairs = [Pair("p", "q", "x", "y", features={"u": Scores(1, 2)}), Pair("r", "q", "x", "y")]
    assert of_features(pairs) == {"u": {"p": Scores(1, 2)}}


def test_each_metric_of_a_suite_prefers_what_its_direction_says(
    store: StudyStore, library: SandboxLibrary
) -> None:
    found = of_suite(store, "s", SUITES["chinatravel"], library.open)
    more, minutes = found["daily_attractions"]["both"], found["transport_minutes"]["both"]
    assert more.a is not None and more.b is not None and more.a == more.b + 1
    assert minutes.a is not None and minutes.a < 0


def test_a_metric_without_a_direction_is_no_judge(store: StudyStore, library: SandboxLibrary) -> None:
    found = of_suite(store, "s", SUITES["traveleval"], library.open)
    assert "be" in found and "acd" not in found


def test_plans_and_sandboxes_that_vanished_have_no_scores(store: StudyStore, library: SandboxLibrary) -> None:
    found = of_suite(store, "s", SUITES["chinatravel"], library.open)["daily_attractions"]
    assert found["lost"].a is not None and found["lost"].b is None
    assert found["away"].a is None and found["away"].b is not None


def ratings(*scores: float) -> Said:
    """The model's answer: a score a plan."""
    return Said(json.dumps({"ratings": [{"score": score, "reason": "so"} for score in scores]}))


@contextmanager
def judge(*reactions: Said | Refused) -> Iterator[tuple[ModelJudge, ScriptedServer]]:
    """A judge that asks a model which answers so, and the model's server."""
    with serving(Lines(*reactions)) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
        yield ModelJudge(client.for_run()), server
        client.close()


def test_a_model_rates_each_plan_of_a_pair_alone(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(ratings(5), ratings(2)) as (model, server):
        found = of_model(store, "s", model, "pointwise", library.open)
    assert found == {"both": Scores(5, 2)}
    assert len(server.bodies) == 2


def test_a_model_rates_both_plans_of_a_pair_in_either_order(
    store: StudyStore, library: SandboxLibrary
) -> None:
    with judge(ratings(5, 3), ratings(4, 4)) as (model, server):
        found = of_model(store, "s", model, "pairwise", library.open)
    # turned round, the first rating is that of the second plan
    assert found == {"both": Scores(4.5, 3.5)}
    assert len(server.bodies) == 2


def test_a_model_that_cannot_be_asked_is_told(store: StudyStore, library: SandboxLibrary) -> None:
    with judge(Refused(401, "no key")) as (model, _), pytest.raises(ModelError):
        of_model(store, "s", model, "pointwise", library.open)


def test_judges_are_listed_the_nearest_to_people_first() -> None:
    said = [Judgement(pair, rater, "a") for pair in ("p", "r") for rater in ("ann", "bo")]
    right, wrong = {"p": Scores(2, 1), "r": Scores(2, 1)}, {"p": Scores(1, 2), "r": Scores(2, 1)}
    found = standings({"wrong": wrong, "right": right, "mute": {}}, said, 20)
    assert list(found) == ["right", "wrong"]
    assert [one.pair for one in found["wrong"].differing] == ["p"]
