"""What is read of a place or a ride that has another part in the trip is withheld, and listed or asked."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

START = "我从上海去杭州，3天。"


def _meanings(sandbox: Sandbox, words: str) -> list[str]:
    return [wish.constraint().gloss.zh for wish in understand(START + words, sandbox=sandbox).wishes]


@pytest.mark.parametrize("words", ["别住公园里", "不想住在公园边上"])
def test_a_place_to_sleep_at_is_no_sight(sandbox: Sandbox, words: str) -> None:
    found = understand(START + words, sandbox=sandbox)
    assert not any("公园" in one for one in _meanings(sandbox, words))
    assert not any(one.about == "sight" for one in found.likings)


def test_a_park_that_one_does_not_sleep_at_stays_refused(sandbox: Sandbox) -> None:
    assert "不游览公园类景点" in _meanings(sandbox, "不去公园")


def test_the_ride_of_others_is_asked(sandbox: Sandbox) -> None:
    found = understand("我从上海飞杭州，他们从南京坐高铁过来，3天", sandbox=sandbox)
    assert not any("火车" in wish.constraint().gloss.zh for wish in found.wishes)
    assert "wish" in {question.about for question in found.ask}


def test_the_ride_of_all_is_read(sandbox: Sandbox) -> None:
    assert any("火车" in one for one in _meanings(sandbox, "我们坐高铁去"))


@pytest.mark.parametrize("words", ["雷峰塔上不了就算了", "雷峰塔没时间就不去了", "雷峰塔有台阶就算了"])
def test_what_may_fail_is_not_refused(sandbox: Sandbox, words: str) -> None:
    assert not any("雷峰塔" in one for one in _meanings(sandbox, words))


def test_back_by_other_means_in_a_later_clause(sandbox: Sandbox) -> None:
    found = understand("从上海飞杭州，一共3天，回来坐高铁", sandbox=sandbox)
    assert [wish.constraint().gloss.zh for wish in found.wishes] == ["去程乘飞机，返程乘火车"]


def test_a_hotel_close_to_a_place_where_it_was_spoken_of_before(sandbox: Sandbox) -> None:
    assert any(one.startswith("酒店距西湖") for one in _meanings(sandbox, "酒店要安静的，最好靠近西湖"))


def test_what_one_does_at_a_place_does_not_speak_against_it(sandbox: Sandbox) -> None:
    assert any("雷峰塔" in one for one in _meanings(sandbox, "雷峰塔拍照片"))


def test_a_place_that_is_judged_is_not_taken(sandbox: Sandbox) -> None:
    assert not any("雷峰塔" in one for one in _meanings(sandbox, "雷峰塔骗钱的滚蛋"))


def test_what_only_some_want_is_asked(sandbox: Sandbox) -> None:
    found = understand(START + "火锅他吃我不吃", sandbox=sandbox)
    assert not any("火锅" in one for one in _meanings(sandbox, "火锅他吃我不吃"))
    assert not any("火锅" in one.thing.zh for one in found.likings)


def test_where_one_starts_is_said_anew(sandbox: Sandbox) -> None:
    found = understand("我们从南京……不是，搬家了，从上海走，去杭州三天", sandbox=sandbox)
    assert found.query.start_city == "上海"


def test_a_misspelt_start_is_not_the_city_gone_to(sandbox: Sandbox) -> None:
    found = understand("三个人从上嗨到杭州，两天", sandbox=sandbox)
    assert found.query.target_city == "杭州"
    assert found.query.start_city in (None, "上海")


def test_who_refuses_long_walks_wants_short_ones(sandbox: Sandbox) -> None:
    for words in ("不走太多路", "别让我们走太多路"):
        found = understand(START + words, sandbox=sandbox)
        assert [(one.thing.zh, one.wanted) for one in found.likings] == [("少走路", True)]


def test_numbers_of_a_trip_that_was_changed_are_asked(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，原定五天，两个人，现在公司只给三天", sandbox=sandbox)
    assert "days" in {question.about for question in found.ask}


def test_an_amount_of_each_is_asked_where_it_is_not_counted(sandbox: Sandbox) -> None:
    found = understand("从上海去杭州，三天，预算两家各一万，我们七口人", sandbox=sandbox)
    assert found.query.budget != 10000 or "budget" in {question.about for question in found.ask}
