"""The console of a run before there is anything to tell."""

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
