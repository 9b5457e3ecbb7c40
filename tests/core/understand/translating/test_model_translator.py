"""A model beside the rules: what it adds, what it may not take away, and what happens when it errs."""

import json

import pytest

from core.llm.calling.retries import Retries
from core.llm.client import Client
from core.llm.profile import Profile
from core.understand import understand
from core.understand.translating.model_translator import REPAIRS, translate
from tests.fakes.reactions import Lines, Said
from tests.fakes.server import MODEL, serving

TEXT = "我们两个人从南京去北京玩3天，预算8000元，想去故宫博物院，最后一晚想去老祈年殿那边看月亮。"
WORDS = "老祈年殿"


def visiting(name: str) -> str:
    return (
        "found=set()\nfor activity in allactivities(plan):\n  if activity_type(activity)=='attraction':\n"
        f"    found.add(activity_position(activity))\nresult=({{'{name}'}}<=found)"
    )


def answer(*constraints: tuple[str, str]) -> Said:
    written = [{"dsl": dsl, "words": words} for dsl, words in constraints]
    return Said(json.dumps({"constraints": written}, ensure_ascii=False))


@pytest.fixture
def translated(demo):
    def run(*reactions):
        with serving(Lines(*reactions)) as server:
            client = Client(
                Profile(name="t", base_url=server.url, model=MODEL), None, retries=Retries(first=0.01)
            )
            found = translate(TEXT, demo, client.for_run())
            client.close()
            return found, server.bodies

    return run


def sources(understanding) -> list[str]:
    return [constraint.dsl for constraint in understanding.query.constraints]


def test_what_the_model_adds_is_there_with_its_words(translated, demo) -> None:
    found, _ = translated(answer((visiting("天坛公园"), WORDS)))
    added = found.query.constraints[-1]
    assert added.dsl == visiting("天坛公园")
    assert TEXT[slice(*added.span)] == WORDS
    assert added.confidence < 1


def test_nothing_that_the_rules_read_is_lost(translated, demo) -> None:
    offline = understand(TEXT, sandbox=demo)
    found, _ = translated(answer())
    assert sources(found) == sources(offline)


def test_a_repetition_in_other_words_is_not_added(translated, demo) -> None:
    offline = understand(TEXT, sandbox=demo)
    found, _ = translated(answer((visiting("故宫博物院"), "故宫博物院")))
    assert sources(found) == sources(offline)


def test_the_rules_number_holds_against_the_models(translated, demo) -> None:
    offline = understand(TEXT, sandbox=demo)
    wrong = "cost=0\nfor a in allactivities(plan):\n  cost+=activity_cost(a)\n  cost+=innercity_transport_cost(activity_transports(a))\nresult=(cost<=80)"
    found, _ = translated(answer((wrong, "预算8000元")))
    assert sources(found) == sources(offline)


@pytest.mark.parametrize("broken", ["result = (", visiting("不存在的地方"), "import os"])
def test_a_wrong_constraint_is_given_back_and_mended(translated, broken) -> None:
    found, bodies = translated(answer((broken, WORDS)), answer((visiting("天坛公园"), WORDS)))
    assert sources(found)[-1] == visiting("天坛公园")
    assert "不存在的地方" not in str(bodies[1]["messages"][-1]) or "沙盒里没有" in str(
        bodies[1]["messages"][-1]
    )


def test_a_repair_that_leaves_one_out_loses_none(translated) -> None:
    good = visiting("天坛公园")
    found, _ = translated(
        answer((good, WORDS), ("result = (", "最后一晚"), ("result = )", "月亮")),
        answer((visiting("颐和园"), "最后一晚")),
        answer(),
    )
    assert good in sources(found)
    assert visiting("颐和园") in sources(found)
    # what is never mended is told
    assert [TEXT[start:end] for start, end in found.not_understood][-1] == "月亮"


def test_repairs_end(translated) -> None:
    found, bodies = translated(answer(("result = (", WORDS)))
    assert len(bodies) == 1 + REPAIRS
    assert "result = (" not in sources(found)


def test_an_answer_without_json_leaves_the_rules_reading(translated, demo) -> None:
    found, _ = translated(Said("no idea"))
    assert sources(found) == sources(understand(TEXT, sandbox=demo))
