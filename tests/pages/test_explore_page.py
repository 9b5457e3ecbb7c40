"""The explorer of a sandbox: its address, its filters, its tables, its SQL box."""

from collections.abc import Callable

import pytest
from streamlit.testing.v1 import AppTest

from studio.state import explore as state

Studio = Callable[..., AppTest]


def texts(app: AppTest) -> str:
    return "\n".join(str(one.value) for one in (*app.markdown, *app.caption, *app.error))


def at(app: AppTest, name: str) -> str:
    """What the address says under a name."""
    found = app.query_params[name]
    return found if isinstance(found, str) else found[0]


def test_the_first_city_is_shown_with_all_its_places(studio: Studio) -> None:
    app = studio("explore")
    assert not app.exception
    (table,) = app.dataframe
    assert {"●", "◆", "▲", "■"} == set(table.value[""])
    assert app.selectbox(key=state.CITY_CONTROL).value == "北京"


def test_the_address_names_city_layer_kinds_and_place(studio: Studio) -> None:
    app = studio("explore", city="苏州", layer="prices", kinds="sight", place="sight:拙政园")
    assert not app.exception
    assert set(app.dataframe[0].value[""]) == {"●"}
    assert "拙政园" in texts(app)
    assert at(app, "layer") == "prices"


def test_a_filter_is_part_of_the_address(studio: Studio) -> None:
    app = studio("explore")
    app.text_input[0].set_value("故宫").run()
    assert next(iter(app.dataframe[0].value["名称"])) == "故宫博物院"
    assert at(app, "words") == "故宫"
    assert at(app, "city") == "北京"


def test_nothing_that_fits_is_said(studio: Studio) -> None:
    assert "没有符合条件的地点" in texts(studio("explore", words="没有这样的地方"))


@pytest.mark.parametrize("layer", ["types", "prices", "ratings", "density"])
def test_every_layer_is_drawn(studio: Studio, layer: str) -> None:
    app = studio("explore", layer=layer)
    assert not app.exception


def test_the_card_of_a_place_is_written_as_chinese_is(studio: Studio) -> None:
    app = studio("explore", city="北京", place="sight:故宫博物院")
    assert any("门票：**¥60**" in element.value for element in app.markdown)


def test_another_city_has_another_place(studio: Studio) -> None:
    app = studio("explore", place="sight:故宫博物院")
    next(box for box in app.selectbox if box.label == "城市").set_value("上海").run()
    assert "place" not in app.query_params


def test_a_timetable_lists_trains_and_flights_with_the_nights_between(studio: Studio) -> None:
    app = studio("explore", view="timetable", city="南京", to="北京")
    table = app.dataframe[0].value
    assert {"高铁"} <= set(table["种类"])
    assert at(app, "to") == "北京"


def test_a_timetable_can_be_turned_round(studio: Studio) -> None:
    app = studio("explore", view="timetable", city="南京", to="北京")
    next(button for button in app.button if button.label == "反方向").click().run()
    assert (at(app, "city"), at(app, "to")) == ("北京", "南京")
    assert app.selectbox(key=state.CITY_CONTROL).value == "北京"
    assert app.selectbox(key=state.TO_CONTROL).value == "南京"


def test_an_address_that_is_gone_back_to_shows_what_it_names(studio: Studio) -> None:
    app = studio("explore", view="timetable", city="南京", to="北京")
    app.selectbox(key=state.TO_CONTROL).set_value("上海").run()
    assert at(app, "to") == "上海"
    app.query_params["to"] = "北京"
    # as the browser's way back, which this reader without a browser lacks, tells the page
    app.session_state["going"] = None
    app.run()
    assert app.selectbox(key=state.TO_CONTROL).value == "北京"


def test_one_filter_after_the_other_all_count(studio: Studio) -> None:
    app = studio("explore")
    app.pills(key=state.KINDS_CONTROL).set_value(["sight", "meal"]).run()
    app.pills(key=state.KINDS_CONTROL).set_value(["sight"]).run()
    app.segmented_control(key=state.LAYER_CONTROL).set_value("prices").run()
    assert set(app.dataframe[0].value[""]) == {"●"}
    assert (at(app, "kinds"), at(app, "layer")) == ("sight", "prices")


def test_the_check_of_the_data_says_that_all_is_well_or_what_is_not(studio: Studio) -> None:
    app = studio("explore", view="findings")
    assert not app.exception
    assert "会误导行程的错误" in texts(app)


def test_a_question_of_the_address_is_answered(studio: Studio) -> None:
    app = studio("explore", view="questions", question="SELECT name FROM cities ORDER BY row LIMIT 3")
    assert list(app.dataframe[0].value["name"]) == ["北京", "上海", "深圳"]


def test_a_question_that_may_not_be_asked_is_refused_in_words(studio: Studio) -> None:
    app = studio("explore", view="questions", question="COPY cities TO '/tmp/out.csv'")
    assert "SELECT 以外的语句" in texts(app)


def test_two_columns_of_one_name_are_both_shown(studio: Studio) -> None:
    app = studio("explore", view="questions", question="SELECT 1 AS a, 2 AS a")
    assert list(app.dataframe[0].value.columns) == ["a", "a (2)"]


@pytest.mark.parametrize("name", ["city", "layer", "kinds", "types", "place", "view", "to"])
def test_an_address_that_makes_no_sense_shows_the_usual(studio: Studio, name: str) -> None:
    app = studio("explore", **{name: "<img src=x>${1}@@=1"})
    assert not app.exception
    assert app.dataframe
