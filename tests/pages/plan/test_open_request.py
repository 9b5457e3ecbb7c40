"""What a request leaves open or is too long for, on the Plan page: asked once, in the reader's language, and kept."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

from streamlit.testing.v1 import AppTest

from core.bench.store.runs import RunStore
from core.understand import understand
from tests.pages.plan.plan_page import PlanATrip, Studio, keep, page_says
from tests.pages.waiting import finished


def test_what_a_request_leaves_open_is_asked_for_and_not_guessed(plan_a_trip: PlanATrip, home: Path) -> None:
    app = plan_a_trip("想去北京玩3天")
    assert not app.exception
    assert "还需要知道：出发地、人数" in page_says(app)
    assert "从哪个城市出发？" not in page_says(app)
    assert [button.label for button in app.button].count("规划") == 1
    assert RunStore(home / "runs.sqlite").count() == 0


def test_what_a_request_lacks_is_sent_with_its_text_by_one_press(plan_a_trip: PlanATrip, home: Path) -> None:
    app = plan_a_trip("想去北京玩3天")
    (start,) = (box for box in app.selectbox if box.label == "出发地")
    (people,) = app.number_input
    start.set_value("南京")
    people.set_value(2)
    next(button for button in app.button if button.label == "规划").click()
    finished(app.run())
    assert not app.exception
    (run,) = RunStore(home / "runs.sqlite").newest()
    assert (run.query.start_city, run.query.people_number, run.status) == ("南京", 2, "ok")


def test_a_number_that_is_left_open_is_asked_for_once_with_its_answers(studio: Studio) -> None:
    app = studio(ask="从南京去北京玩3天，可能三四个人")
    (people,) = (field for field in app.button_group if field.label == "几个人？")
    assert list(people.options) == ["3 人", "4 人"]
    assert "几个人？" not in page_says(app)
    assert not app.number_input


def test_a_week_that_is_named_is_asked_for_its_day_and_planned_for_it(studio: Studio, home: Path) -> None:
    query = replace(understand("下周两个人从南京去北京玩3天", uid="").query, uid="")
    app = studio(plan=keep(home, query=query))
    assert "“下周”是哪一天出发？" in page_says(app)
    app.date_input[0].set_value(date(2030, 5, 6)).run()
    assert "“下周”是哪一天出发？" not in page_says(finished(app))
    run = RunStore(home / "runs.sqlite").newest()[0]
    assert run.query.dates == (date(2030, 5, 6), date(2030, 5, 8))


def test_an_open_request_survives_a_refresh(studio: Studio) -> None:
    app = studio(ask="想去北京玩3天")
    assert app.text_area[0].value == "想去北京玩3天"
    assert "还需要知道" in page_says(app)


def test_an_open_request_names_its_places_in_the_readers_language(studio: Studio) -> None:
    said = page_says(studio(ask="I want to see the Great Wall in Beijing", lang="English"))
    assert "Great Wall" in said
    assert "长城" not in said


def test_a_place_that_is_asked_about_has_its_name_in_the_readers_language(studio: Studio) -> None:
    said = page_says(
        studio(ask="To Beijing, 3 days. No idea about Jingshan Park if it rains.", lang="English")
    )
    assert "Visit Jingshan Park" in said
    assert "景山公园" not in said


def test_a_request_that_is_too_long_stays_in_its_box_and_that_is_said(studio: Callable[..., AppTest]) -> None:
    app = studio()
    text = "我们从南京去北京玩三天，" * 200
    app.text_area[0].set_value(text)
    next(button for button in app.button if button.label == "规划").click().run()
    assert app.text_area[0].value == text
    assert "2400 个字" in app.warning[0].value.replace(",", "")
