"""The days of a trip are put together once, and again for another reader or other marks."""

import pytest

from core.agents.registry import agent_type
from core.bench.execution import execute, new_run
from core.evaluate.plan_document import read_plan
from core.model.query import Query
from core.model.report import Where
from core.sandbox.sandbox import Sandbox
from studio.i18n import Measures, translator
from studio.panels.trip import Marks, cards_of
from studio.panels.view import TripView

EN, ZH = translator("en"), translator("zh")


@pytest.fixture(scope="module")
def view(demo: Sandbox) -> TripView:
    agent = agent_type("baseline_a").make()
    query = Query(uid="q", text="", start_city="南京", target_city="北京", days=2, people_number=2)
    run = execute(new_run(agent, query, demo), agent, demo, lambda seconds, event: None)
    return TripView(run=run, plan=read_plan(run.document, demo), sandbox=demo, key="kept")


def test_the_same_days_are_put_together_once(view: TripView) -> None:
    assert cards_of(view, say=EN) is cards_of(view, say=EN)


def test_the_days_are_said_in_the_words_of_each_reader(view: TripView) -> None:
    yuan, pounds = (cards_of(view, say=say) for say in (EN, translator("en", Measures("GBP", 0.1))))
    assert cards_of(view, say=ZH)[0].title == "第 1 天"
    assert yuan[0].figures != pounds[0].figures


def test_what_is_marked_is_marked_in_days_that_were_there_before(view: TripView) -> None:
    cards_of(view, say=EN)
    marked = cards_of(view, Marks(kept=frozenset({Where(1, 1)})), say=EN)
    assert marked[0].stops[0].kept
