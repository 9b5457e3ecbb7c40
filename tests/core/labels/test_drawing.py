"""Which pairs a study asks about."""

from collections import Counter

from core.labels.drawing import by_strength, candidates, draw
from core.labels.judgement import Pair
from core.labels.study import StoredPlan

AGENTS = ("planner", "react", "direct")


def plans(requests: int) -> list[StoredPlan]:
    """A plan of each agent for each request."""
    return [
        StoredPlan(name=f"{agent}-{i}", uid=f"q{i}", agent=agent, document={})
        for i in range(requests)
        for agent in AGENTS
    ]


def test_every_two_plans_of_one_request_by_different_agents_are_candidates() -> None:
    found = candidates(
        [*plans(2), StoredPlan(name="again-0", uid="q0", agent="planner", document={})], {"q0": "北京"}
    )
    assert len(found) == 3 + 2 + 3
    assert all(pair.a.rsplit("-")[1] == pair.b.rsplit("-")[1] for pair in found)
    assert {pair.city for pair in found if pair.uid == "q0"} == {"北京"}


def test_nothing_is_drawn_twice_and_the_same_seed_draws_the_same() -> None:
    pairs = candidates(plans(20))
    drawn = draw(pairs, 30, seed=1)
    assert len({pair.pair for pair in drawn}) == 30
    assert drawn == draw(pairs, 30, seed=1) != draw(pairs, 30, seed=2)


def test_all_pairs_are_drawn_where_there_are_not_more() -> None:
    pairs = candidates(plans(2))
    assert sorted(draw(pairs, 99), key=lambda pair: pair.pair) == sorted(pairs, key=lambda pair: pair.pair)


def test_drawing_by_agents_evens_out_their_pairs() -> None:
    many = [Pair(pair=f"m{i}", uid="q", a="planner", b="react") for i in range(90)]
    few = [Pair(pair=f"f{i}", uid="q", a="planner", b="direct") for i in range(10)]
    drawn = draw([*many, *few], 20, "agents")
    assert Counter(pair.pair[0] for pair in drawn) == {"m": 10, "f": 10}


def test_active_drawing_takes_the_least_certain_pairs() -> None:
    pairs = candidates(plans(10))
    agents = {plan.name: plan.agent for plan in plans(10)}
    odds = by_strength({"planner": 3.0, "react": 0.1, "direct": 0.0}, agents)
    drawn = draw(pairs, 10, "active", agents=agents, odds=odds)
    assert {frozenset((agents[pair.a], agents[pair.b])) for pair in drawn} == {frozenset(("react", "direct"))}
