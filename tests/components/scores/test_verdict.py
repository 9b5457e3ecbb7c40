"""Where the verdict on a plan stands, and what one might mind, which opens beside it."""

from typing import Any

from streamlit.testing.v1 import AppTest

from core.evaluate.checklist import Finding, Section
from core.model.plan import Plan
from core.model.report import Severity, Violation, Where
from core.text import Text
from tests.patience import PATIENCE

SENSE = Text("常识", "Common sense")
EARLY = Violation("day.early_start", Text("第 2 天 06:10 就出门", "off at 06:10 on day 2"), Where(2, 1))
LATE = Violation("day.late_end", Text("第 3 天 23:00 才回", "back at 23:00 on day 3"), Where(3, 5))


def _found(standing: Severity, *violations: Violation) -> Section:
    findings = tuple(Finding(one, one.message, standing) for one in violations)
    return Section(name="sense", title=SENSE, about=SENSE, findings=findings)


def _drawn(plan: Plan, *sections: Section, **more: Any) -> AppTest:
    def page(plan: "Plan", sections: "tuple[Section, ...]", more: "dict[str, Any]") -> None:
        import streamlit as st

        from components.scores import verdict
        from studio.i18n import translator

        def pick(where: "Where") -> None:
            st.session_state["picked"] = where

        say = translator("en")
        verdict.standing(plan, sections, on_pick=pick, say=say, key="standing", **more)
        verdict.fault_line(sections, on_pick=pick, say=say, key="line")

    app = AppTest.from_function(
        page, kwargs={"plan": plan, "sections": sections, "more": more}, default_timeout=PATIENCE
    ).run()
    assert not app.exception
    return app


def _written(app: AppTest) -> str:
    return "\n".join(str(one.value) for one in app.markdown).replace("\\", "")


def test_what_one_might_mind_is_listed_beside_the_verdict_and_nowhere_else(plan: Plan) -> None:
    app = _drawn(plan, _found("minded", EARLY, LATE))
    assert _written(app).count("off at 06:10 on day 2") == 1
    assert _written(app).count("back at 23:00 on day 3") == 1
    assert [button.label for button in app.button] == ["Show the first"]


def test_the_first_of_what_one_might_mind_is_shown(plan: Plan) -> None:
    app = _drawn(plan, _found("minded", EARLY, LATE))
    app.button[0].click().run()
    assert app.session_state["picked"] == EARLY.where


def test_what_is_violated_is_told_in_a_line_of_its_own(plan: Plan) -> None:
    app = _drawn(plan, _found("minded", EARLY), _found("broken", LATE))
    assert "One thing does not hold, 1 thing you might mind: back at 23:00 on day 3" in _written(app)


def test_a_plan_of_another_request_has_no_verdict(plan: Plan) -> None:
    app = _drawn(plan, _found("minded", EARLY), pending=1)
    assert "off at 06:10" not in _written(app)
