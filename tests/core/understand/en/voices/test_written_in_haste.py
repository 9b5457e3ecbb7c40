"""English as it is typed in haste: short forms, cities by two letters, hours with stops, who travels in passing."""

import pytest

from core.understand import understand
from core.understand.facts.company.company_en import company_en
from core.understand.text.writing.typed import typed

CITIES = ("北京", "上海", "深圳", "广州", "重庆", "苏州", "成都", "杭州", "武汉", "南京")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("hotel w/ gym", "hotel with gym"),
        ("hotel w/gym", "hotel with gym"),
        ("w/o kids", "without kids"),
        ("we dont eat pork cos its heavy", "we don't eat pork because its heavy"),
        ("clothes mkt", "clothes market"),
        ("Beijing Rd", "Beijing road"),
    ],
)
def test_short_forms(text: str, meant: str) -> None:
    assert typed(text).folded == meant


@pytest.mark.parametrize("text", ["I cant-ed", "the abtx road", "id card", "and/or", "km/h"])
def test_parts_of_words_are_no_short_forms(text: str) -> None:
    assert typed(text).folded == text


def test_what_is_read_of_a_short_form_stands_where_it_was_typed() -> None:
    text = "2 days in Beijing, dont want a mkt"
    [liking] = understand(text, CITIES).likings
    assert (text[slice(*liking.span)], liking.wanted) == ("mkt", False)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("home by 6 p.m. We eat out", "home by 6  pm. We eat out"),
        ("home by 6 p.m. on day 2", "home by 6  pm  on day 2"),
        ("not before 9 a.m.", "not before 9  am."),
    ],
)
def test_halves_of_a_day_lose_their_stops(text: str, folded: str) -> None:
    assert typed(text).folded == folded


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [
        ("gz to chengdu 3 days", "广州", "成都"),
        ("cq to cd, 2 days", "重庆", "成都"),
        ("chengdu, 3 days, from cq by train", "重庆", "成都"),
        ("bj>sh 2 days", "北京", "上海"),
        ("12 pax ex Shanghai to Hangzhou", "上海", "杭州"),
        ("shenzhen → hk no, Guangzhou, 2 days", "深圳", "广州"),
        ("gz to changsha, no scrap that, to Chengdu", "广州", "成都"),
    ],
)
def test_cities_in_haste(text: str, start: str, target: str) -> None:
    query = understand(text, CITIES).query
    assert (query.start_city, query.target_city) == (start, target)


@pytest.mark.parametrize(
    "text", ["I bought a cd to listen to", "sh, quiet please", "my ex lives there", "HK$500 each"]
)
def test_two_letters_elsewhere_are_no_city(text: str) -> None:
    query = understand(text, CITIES).query
    assert (query.start_city, query.target_city) == (None, None)


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("We are two grandparents taking our two grandchildren, aged 4 and 8", 4),
        ("We are 24 pupils and 3 teachers", 27),
        ("we're 2 mums with 3 kids", 5),
        ("we are 3 sisters and our mum", 4),
        ("we are two couples and a baby", 5),
        ("two couples plus my mum", 5),
        ("3 couples from Wuhan", 6),
        ("Strict vegan here. 2 of us", 2),
        ("vegan here, going from Wuhan", 1),
        ("so were 5 now", 5),
    ],
)
def test_who_travels(text: str, people: int) -> None:
    found = company_en(text)
    assert found is not None and found.value == people


@pytest.mark.parametrize(
    "text",
    ["take a train home after 7 pm", "700 total", "they were 6", "home by 6  pm on day 2", "4500 altogether"],
)
def test_other_numbers_are_no_travellers(text: str) -> None:
    assert company_en(text) is None


@pytest.mark.parametrize(
    "text", ["2 days maybe 3", "2 days, maybe 3", "2 days or 3", "two days, perhaps three."]
)
def test_days_that_may_be_more_are_asked(text: str) -> None:
    found = understand(f"from Shenzhen to Guangzhou, 3 people, {text}", CITIES)
    assert "days" in {one.about for one in found.ask}
