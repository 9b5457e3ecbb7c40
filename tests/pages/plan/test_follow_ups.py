"""What is typed while a trip is open, without a browser: planned, said, asked for anew, or not understood aloud."""

from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.model.run import Run
from core.sandbox.library import SandboxLibrary
from tests.pages.waiting import finished

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元，请给我一个旅行规划。"


def _type(app: AppTest, text: str) -> AppTest:
    return finished(app.chat_input[0].set_value(text).run())


def _newest(home: Path) -> Run:
    store = RunStore(home / "runs.sqlite")
    run = store.newest(1)[0]
    store.close()
    return run


@pytest.fixture
def trip(plan_a_trip: Callable[[str], AppTest]) -> AppTest:
    return plan_a_trip(REQUEST)


def test_a_change_is_planned_as_a_version_of_the_trip_that_says_what_was_asked(
    trip: AppTest, home: Path
) -> None:
    former = _newest(home)
    _type(trip, "改成4天")
    assert not trip.exception
    run = _newest(home)
    assert (run.former, run.query.days) == (former.id, 4)
    assert "改为 4 天" in "\n".join(element.proto.body for element in trip.get("html"))


def test_a_train_that_the_request_names_is_taken_with_one_press(
    plan_a_trip: Callable[[str], AppTest], home: Path
) -> None:
    number = SandboxLibrary(home).open("demo").services("南京", "北京")[0].number
    app = plan_a_trip(f"{REQUEST}去时坐{number}。")
    run = _newest(home)
    finished(app.button(key=f"numbered-{run.id}-{number}").click().run())
    assert _newest(home).locks.out_number == number


def test_a_train_that_the_data_lack_is_told_of_with_those_that_there_are(
    plan_a_trip: Callable[[str], AppTest],
) -> None:
    app = plan_a_trip(f"{REQUEST}坐G9999去。")
    (told,) = (one.value for one in app.caption if "G9999" in one.value)
    assert "数据里没有从南京到北京（或返回）的G9999" in told


def test_a_text_that_is_no_change_is_said_not_to_be_understood(trip: AppTest, home: Path) -> None:
    before = _newest(home)
    _type(trip, "嗯嗯")
    assert any("没看懂" in element.value for element in trip.markdown)
    assert _newest(home) == before


def test_another_trip_is_asked_for_anew(trip: AppTest, home: Path) -> None:
    _type(trip, "我一个人想从杭州去上海玩2天")
    run = _newest(home)
    assert (run.former, run.query.target_city) == (None, "上海")


def test_a_change_that_is_too_long_is_told_of(trip: AppTest) -> None:
    app = _type(trip, "改成4天" * 600)
    assert any("2400 个字" in element.value.replace(",", "") for element in app.markdown)
