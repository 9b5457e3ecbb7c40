"""The day of leaving that is chosen beside the request: it dates the trip whose text says nothing of it."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from tests.pages.waiting import finished

REQUEST = "当前位置南京。我和朋友两个人想去北京玩3天，预算6000元。"
DAY = date.today() + timedelta(days=40)  # noqa: DTZ011 - the traveller's own day


def _planned(app: AppTest, text: str, home: Path) -> tuple[date, date] | None:
    app.date_input(key="leaving").set_value(DAY).run()
    app.text_area[0].set_value(text)
    next(button for button in app.button if button.label == "规划").click()
    finished(app.run())
    assert not app.exception
    store = RunStore(home / "runs.sqlite")
    (run,) = store.newest(1)
    store.close()
    return run.query.dates


def test_a_trip_begins_on_the_day_that_was_chosen(studio: Callable[..., AppTest], home: Path) -> None:
    assert _planned(studio(), REQUEST, home) == (DAY, DAY + timedelta(days=2))


def test_what_the_text_says_of_its_days_goes_before(studio: Callable[..., AppTest], home: Path) -> None:
    own = DAY + timedelta(days=3)
    text = f"{REQUEST}{own.year}年{own.month}月{own.day}日出发。"
    assert _planned(studio(), text, home) == (own, own + timedelta(days=2))
