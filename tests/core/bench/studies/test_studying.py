"""Studies made from plans, what they teach the planner, and learned rewards as suites."""

import json
from pathlib import Path

import numpy as np
import pytest

from core.agents.events import Done
from core.agents.planner import PlannerAgent, PlannerParameters
from core.agents.protocol import Context, Task
from core.bench.files.records import PlanRecord
from core.bench.preparing import understood
from core.bench.studies.growing import grow
from core.bench.studies.objective import PREFIX, objective_terms
from core.bench.studies.studying import PairSampling, drawn_pairs
from core.bench.studies.suites import suite_of, suites
from core.bench.studies.teaching import is_measured, learn_profile, planner_weights, save_profile
from core.errors import InputError
from core.evaluate.registry import SUITES, judged_by
from core.labels.judgement import Judgement, Pair, PairScores
from core.labels.store.store import StudyStore
from core.labels.study import Rules
from core.labels.weights.examples import examples
from core.labels.weights.learning import Learned, learn
from core.labels.weights.saved import RewardShelf, reward_of
from core.model.plan import Plan
from core.model.query import Query
from core.optimize.preferences.kept import ProfileShelf
from core.sandbox.sandbox import Sandbox

CITIES = ("上海", "杭州", "南京")
STYLES = {"usual": {}, "thrifty": {"money": 3.0}, "grand": {"money": 0.3, "comfort": 3.0, "food": 3.0}}
TRUTH = {"money": 3.0, "way": 1.0, "ease": 0.0, "food": 0.0, "comfort": 0.0, "near": 0.0, "sights": 0.5}
"""Weights that simulated raters judge by: they mind money above all."""


def planned(query: Query, demo: Sandbox, **weights: float) -> dict[str, object]:
    """The planner's plan with these weights."""
    agent = PlannerAgent(PlannerParameters(**weights))
    *_, done = agent.run(Task(query, demo), Context(time_limit=20.0))
    assert isinstance(done, Done) and done.plan is not None
    return done.plan.to_json()


@pytest.fixture(scope="module")
def requests() -> list[Query]:
    """A request for each of three cities."""
    return [
        Query(
            uid=f"q{i}",
            text=f"从苏州去{city}玩两天，两个人",
            start_city="苏州",
            target_city=city,
            days=2,
            people_number=2,
        )
        for i, city in enumerate(CITIES)
    ]


@pytest.fixture(scope="module")
def records(demo: Sandbox, requests: list[Query]) -> list[PlanRecord]:
    """Plans of each request in three styles."""
    return [
        PlanRecord(query.uid, planned(query, demo, **weights), agent=style)
        for query in requests
        for style, weights in STYLES.items()
    ]


def test_a_study_holds_pairs_of_passing_plans_with_both_kinds_of_features(
    demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    drawn = drawn_pairs(requests, records, demo, PairSampling(count=100))
    names = {name for pair in drawn.pairs for name in pair.features}
    assert {"schedule_density", "planner.money", "planner.variety"} <= names
    assert all(pair.uid == pair.a.split("@")[0] == pair.b.split("@")[0] for pair in drawn.pairs)


def test_requests_that_are_texts_alone_are_read_and_unclear_ones_are_named(
    demo: Sandbox, requests: list[Query]
) -> None:
    texts = [Query("t1", "我一个人从武汉去杭州玩1天。"), Query("t2", "你好")]
    good, faults = understood([requests[0], *texts], demo)
    assert [(one.uid, one.target_city) for one in good] == [("q0", "上海"), ("t1", "杭州")]
    assert [fault.en.split(":")[0] for fault in faults] == ["t2"]


def test_the_known_answer_of_a_practice_pair_is_the_plan_that_passes(
    demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    broken = [PlanRecord(query.uid, {"itinerary": "lost"}, agent="broken") for query in requests]
    drawn = drawn_pairs(requests, [*records, *broken], demo, PairSampling(count=2, gold=2))
    by_name = {pair.pair: pair for pair in drawn.pairs}
    assert len(drawn.gold) == 2
    for name, answer in drawn.gold:
        assert getattr(by_name[name], "b" if answer == "a" else "a").endswith("@broken")


def test_a_study_grows_by_pairs_that_it_lacks(
    tmp_path: Path, demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    store = StudyStore(tmp_path / "labels.sqlite")
    first = grow(store, "s", Rules(), requests, records, demo, PairSampling(count=2))
    more = grow(store, "s", Rules(), requests, records, demo, PairSampling(count=2, how="active"))
    assert (first.pairs, more.pairs, len(store.pairs("s"))) == (2, 2, 4)


def test_fewer_pairs_than_wished_for_are_told(
    tmp_path: Path, demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    store, wish = StudyStore(tmp_path / "labels.sqlite"), PairSampling(count=1000, gold=5)
    new = grow(store, "s", Rules(), requests, records, demo, wish)
    fewer = new.shortfall(wish)
    assert fewer is not None and f"{new.pairs} and 0 could be drawn" in fewer.en
    assert new.shortfall(PairSampling(count=new.pairs)) is None


def test_nothing_to_compare_is_told_and_no_study_is_made(
    tmp_path: Path, demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    store = StudyStore(tmp_path / "labels.sqlite")
    with pytest.raises(InputError, match="nothing to compare"):
        grow(store, "s", Rules(), requests, records[:1], demo, PairSampling(count=2))
    assert store.studies() == ()


def test_a_dearer_plan_scores_less_in_money_and_more_in_comfort(
    demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    of = {one.agent: objective_terms(Plan.from_json(one.plan), demo) for one in records[:3]}
    assert of["thrifty"]["planner.money"] >= of["usual"]["planner.money"] > of["grand"]["planner.money"]
    assert of["grand"]["planner.comfort"] > of["thrifty"]["planner.comfort"]


def merit(terms: dict[str, float]) -> float:
    """How much the simulated raters like a plan."""
    return sum(weight * terms[PREFIX + name] for name, weight in TRUTH.items()) / 100


def simulated(count: int, seed: int = 0) -> tuple[list[Pair], list[Judgement]]:
    """Pairs of plans with random terms, and three raters who go by the truth with logistic noise."""
    draw = np.random.default_rng(seed)
    pairs, said = [], []
    for i in range(count):
        a, b = (
            {
                PREFIX + name: float(value)
                for name, value in zip(TRUTH, draw.normal(0, 100, len(TRUTH)), strict=True)
            }
            for _ in "ab"
        )
        pairs.append(
            Pair(
                pair=str(i),
                uid="q",
                a="x",
                b="y",
                features={name: PairScores(a[name], b[name]) for name in a},
            )
        )
        chance = 1 / (1 + np.exp(merit(b) - merit(a)))
        said += [Judgement(str(i), f"r{k}", "a" if draw.random() < chance else "b") for k in range(3)]
    return pairs, said


def test_the_planner_wins_more_of_the_simulated_judgements_with_the_weights_that_they_teach(
    demo: Sandbox, requests: list[Query], tmp_path: Path
) -> None:
    learned = learn_profile(*simulated(600))
    save_profile(tmp_path, "team", "simulated", learned)
    weights = ProfileShelf(tmp_path).get("team").weights
    assert weights.money > 2 * weights.way > 2 * weights.sights > weights.comfort
    before, after = (
        [merit(objective_terms(Plan.from_json(planned(query, demo, **given)), demo)) for query in requests]
        for given in ({}, weights.model_dump())
    )
    assert sum(one > other for one, other in zip(after, before, strict=True)) > len(requests) / 2


def test_planner_weights_keep_their_ratios_under_the_most_that_the_planner_takes() -> None:
    found = planner_weights(learn_profile(*simulated(300))).model_dump()
    assert max(found.values()) == 3
    assert found["money"] / found["way"] == pytest.approx(3, rel=0.4)
    assert found["ease"] < 0.3


def tripscore_study(count: int) -> tuple[list[Pair], list[Judgement]]:
    """Pairs whose raters go by the density of the schedule alone."""
    draw = np.random.default_rng(1)
    pairs, said = [], []
    for i in range(count):
        of = {name: PairScores(*map(float, draw.random(2))) for name in ("schedule_density", "pacing")}
        density = of["schedule_density"]
        pairs.append(Pair(pair=str(i), uid="q", a="x", b="y", features=of))
        said.append(Judgement(str(i), "r", "a" if (density.a or 0) > (density.b or 0) else "b"))
    return pairs, said


@pytest.mark.parametrize("method", ["grid", "logistic"])
def test_a_saved_reward_is_a_suite_that_judges_by_its_weights(
    method: str, tmp_path: Path, demo: Sandbox, requests: list[Query], records: list[PlanRecord]
) -> None:
    learned = learn(examples(*tripscore_study(80), is_measured), method, resamples=5)  # type: ignore[arg-type]
    RewardShelf(tmp_path).save(reward_of("ours", "s", learned, 80))
    suite = suite_of(tmp_path, "tripscore:ours")
    report = judged_by(suite, requests[0], records[0].plan, demo)
    assert report.suite == "tripscore:ours"
    assert set(suites(tmp_path)) - set(SUITES) == {"tripscore:ours"}
    assert json.dumps(report.to_json("en"))
    values = {metric.name: metric.value for metric in report.metrics}
    usual = {
        m.name: m.value for m in judged_by(SUITES["tripscore"], requests[0], records[0].plan, demo).metrics
    }
    assert values["schedule_density"] == usual["schedule_density"]
    assert values["soft_score"] != usual["soft_score"]


def test_a_saved_reward_comes_back_and_prefers_what_it_learned(tmp_path: Path) -> None:
    learned = learn(examples(*tripscore_study(80)), "logistic", resamples=5)
    RewardShelf(tmp_path).save(reward_of("ours", "s", learned, 80))
    reward = RewardShelf(tmp_path).get("ours")
    assert (reward.study, reward.pairs, reward.judgements) == ("s", 80, 80)
    assert reward.value({"schedule_density": 0.9, "pacing": 0.1}) > reward.value(
        {"schedule_density": 0.1, "pacing": 0.9}
    )


@pytest.fixture(scope="module")
def reward() -> Learned:
    """Weights of a few judgements."""
    return learn(examples(*tripscore_study(40)), "logistic", resamples=2)


@pytest.fixture(scope="module")
def profile() -> Learned:
    """The planner's weights of a few judgements."""
    return learn_profile(*simulated(60))


@pytest.mark.parametrize("name", ["", "../up", "a b", "x" * 61])
def test_a_name_that_is_no_name_of_a_file_is_refused(
    name: str, reward: Learned, profile: Learned, tmp_path: Path
) -> None:
    with pytest.raises(InputError, match="cannot be used"):
        reward_of(name, "s", reward, 40)
    with pytest.raises(InputError, match="cannot be used"):
        save_profile(tmp_path, name, "s", profile)
