"""The report of a planned trip, for the page, the command and the notebook."""

import re
from dataclasses import replace

import html5lib
import pytest

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.errors import PlanFormatError
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from studio.panels.report import report_of


@pytest.fixture(scope="module")
def run(demo: Sandbox) -> Run:
    agent = agent_type("planner").make()
    query = Query(
        uid="q", text="Two of us, two days", start_city="南京", target_city="北京", days=2, people_number=2
    )
    return execute(new_run(agent, query, demo), agent, demo, lambda seconds, event: None)


def words(page: str) -> str:
    """All that can be read in it."""
    tree = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(page)
    body = tree.find("body")
    for node in body.iter("script"):
        node.text = ""
    return "".join(body.itertext())


def test_an_english_report_has_no_chinese_in_it(run: Run, demo: Sandbox) -> None:
    told = words(report_of(run, demo, "en"))
    assert "Beijing" in told
    assert re.findall("[一-鿿]", told) == []


def test_a_chinese_report_says_that_the_demo_is_made_up(run: Run, demo: Sandbox) -> None:
    told = words(report_of(run, demo, "zh"))
    assert "餐厅、酒店、班次为合成数据" in told
    assert "第 2 天" in told


def test_the_same_trip_has_the_same_report(run: Run, demo: Sandbox) -> None:
    assert report_of(run, demo, "en") == report_of(run, demo, "en")


def test_a_run_without_a_plan_has_no_report(run: Run, demo: Sandbox) -> None:
    with pytest.raises(PlanFormatError):
        report_of(replace(run, document=None), demo, "en")
