"""The console of a run: before there is anything to tell, and with steps of many kinds."""

from streamlit.testing.v1 import AppTest

from tests.patience import PATIENCE


def _screen(status: str) -> None:
    from core.model.query import Query
    from core.model.run import Run, now
    from studio.i18n import translator
    from studio.panels import console

    run = Run(
        id="r", created=now(), query=Query(uid="q"), agent="planner", sandbox="demo", sandbox_checksum="", status=status
    )  # fmt: skip
    console.show(run, [], None, say=translator("en"), key="c")


def test_a_run_that_has_only_begun_is_not_said_to_have_recorded_nothing() -> None:
    begun, over = (
        AppTest.from_function(_screen, default_timeout=PATIENCE, kwargs={"status": status}).run()
        for status in ("running", "stopped")
    )
    assert not begun.exception and not over.exception
    assert [one.value for one in begun.caption] == []
    assert [one.value for one in over.caption] == ["Nothing was recorded."]


def _steps() -> None:
    from core.agents.events import Step, ToolCall
    from core.bench.store.runs import KeptEvent
    from core.model.query import Query
    from core.model.run import Run, now
    from core.text import Text
    from studio.i18n import translator
    from studio.panels import console

    run = Run(
        id="r", created=now(), query=Query(uid="q"), agent="planner", sandbox="demo", sandbox_checksum="", status="ok"
    )  # fmt: skip
    tools = [
        ToolCall(name=f"look{n}", arguments="", result="", failure="missing_information" if n == 3 else None)
        for n in range(6)
    ]
    events = [Step(Text("想", "thinks")), *tools]
    told = [KeptEvent(n, float(n), event) for n, event in enumerate(events)]
    console.show(run, told, None, say=translator("en"), key="c")


def test_of_many_steps_those_of_a_kind_are_shown_alone() -> None:
    app = AppTest.from_function(_steps, default_timeout=PATIENCE).run()
    assert not app.exception
    app.button_group(key="c-kinds").set_value("wrong").run()
    drawn = "".join(one.proto.body for one in app.get("html"))
    assert "look3" in drawn
    assert "look2" not in drawn
