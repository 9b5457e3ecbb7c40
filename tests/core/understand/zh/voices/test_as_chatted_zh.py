"""Facts and wishes in the words of Chinese chats: what is settled on, what a number is of, what is only half a name."""

import pytest

from core.dsl.families.counts import Rooms
from core.dsl.families.places import Names
from core.dsl.families.rides import OutAndBack, RideTime
from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

TRIP = "两个人从上海去杭州，三天，"


def _read(sandbox: Sandbox, words: str) -> Understanding:
    return understand(TRIP + words, sandbox=sandbox)


@pytest.mark.parametrize(
    ("words", "days"),
    [("两天？三天吧", 3), ("三天还是四天你定……算了4天", 4), ("前后三天", 3), ("三四天吧，四天得了", 4)],
)
def test_the_days_that_are_settled_on(words: str, days: int) -> None:
    assert understand(f"我们俩从上海去杭州，{words}").query.days == days


@pytest.mark.parametrize(
    ("words", "people"),
    [("就我自己带闺女", 2), ("护士三个", 3), ("和对象就我俩，想带她去玩", 2), ("为了一口蟹，三个人", 3)],
)
def test_who_travels(words: str, people: int) -> None:
    assert understand(f"{words}，从上海去杭州，三天").query.people_number == people


def test_a_room_named_for_its_price_counts_no_rooms(sandbox: Sandbox) -> None:
    found = _read(sandbox, "酒店一间房不要超过三百块一晚")
    assert not [one for one in found.wishes if isinstance(one.meaning, Rooms)]


def test_what_was_refused_before_an_amount_is_not_its_price() -> None:
    assert understand("我一个人 从北京去南京 3天 大排档不吃 2k5").query.budget == 2500


@pytest.mark.parametrize("words", ["去坐高铁回来嘛坐飞机好了", "去坐高铁，回程坐飞机"])
def test_each_way_has_its_means(sandbox: Sandbox, words: str) -> None:
    ways = [one.meaning for one in _read(sandbox, words).wishes if isinstance(one.meaning, OutAndBack)]
    assert [(one.out, one.back) for one in ways] == [(frozenset({"train"}), frozenset({"airplane"}))]


@pytest.mark.parametrize(
    ("words", "way", "hour"),
    [("返程航班安排在20点以后", "back", "20:00"), ("去的票不能早于13点", "out", "13:00")],
)
def test_an_hour_bounds_the_ride_of_its_clause(sandbox: Sandbox, words: str, way: str, hour: str) -> None:
    times = [one.meaning for one in _read(sandbox, words).wishes if isinstance(one.meaning, RideTime)]
    assert [(one.way, one.bound, one.time) for one in times] == [(way, "earliest", hour)]


@pytest.mark.parametrize("words", ["灵隐寺的古玩城想去", "早晚高峰千万别让我挤地铁"])
def test_what_may_mean_another_is_asked_about(sandbox: Sandbox, words: str) -> None:
    assert "wish" in [one.about for one in _read(sandbox, words).ask]


@pytest.mark.parametrize("words", ["雷峰塔❌太贵", "雷峰塔 NO"])
def test_a_cross_behind_a_thing_refuses_it(sandbox: Sandbox, words: str) -> None:
    places = [one for one in _read(sandbox, words).wishes if isinstance(one.meaning, Names)]
    assert [one.strength for one in places] == ["never"]


@pytest.mark.parametrize(
    ("words", "about", "thing", "wanted"),
    [
        ("陶陶居一定要安排", "cuisine", "陶陶居", True),
        ("牛街礼拜寺必看", "sight", "牛街礼拜寺", True),
        ("船不坐", "sight", "船", False),
        ("蛇羹不敢吃别点", "cuisine", "蛇羹", False),
        ("住山里的农家院", "hotel", "山里的农家院", True),
    ],
)
def test_what_no_list_has_is_kept_in_its_own_words(
    sandbox: Sandbox, words: str, about: str, thing: str, wanted: bool
) -> None:
    likings = _read(sandbox, words).likings
    assert [(one.about, one.thing.zh, one.wanted) for one in likings] == [(about, thing, wanted)]
