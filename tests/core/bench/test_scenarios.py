"""The trips that come with the project hold on the demo data of today."""

import pytest

from core.bench.scenarios import PREPARED, scenarios
from core.evaluate.registry import judge
from core.sandbox.sandbox import Sandbox
from core.text import Language


@pytest.mark.parametrize("name", sorted({name for slide in PREPARED for name in slide}))
def test_a_trip_holds_on_the_demo(demo: Sandbox, name: str) -> None:
    run = scenarios("zh")[name]
    report = judge("chinatravel", run.query, run.document, demo)
    assert report.passed, f"run scripts/make_scenarios.py: {report.violations}"


def test_both_languages_have_the_same_plans_and_their_own_requests() -> None:
    zh, en = scenarios("zh"), scenarios("en")
    assert {name: run.document for name, run in zh.items()} == {
        name: run.document for name, run in en.items()
    }
    assert all(any("一" <= sign <= "鿿" for sign in run.query.text) for run in zh.values())
    assert not any("一" <= sign <= "鿿" for run in en.values() for sign in run.query.text)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_all_that_is_prepared_is_there(language: Language) -> None:
    assert {name for slide in PREPARED for name in slide} == set(scenarios(language))
