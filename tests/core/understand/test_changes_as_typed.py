"""Changes of an open trip as people type them: each becomes the change that is meant, or is asked about."""

from datetime import date

import pytest

from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.understand import understand
from core.understand.follow_ups import ChangedRequest, NotUnderstood, follow_up

TODAY = date(2026, 11, 21)
ZH = "我和朋友两个人12月4号从上海去杭州玩4天，预算6000元，想去西湖和灵隐寺"


@pytest.fixture(scope="module")
def open_trip(sandbox: Sandbox) -> Query:
    return understand(ZH, sandbox=sandbox, today=TODAY).query


def _changes(text: str, query: Query, sandbox: Sandbox) -> list[dict[str, object]]:
    answer = follow_up(text, query, None, sandbox, today=TODAY)
    return [one.to_json() for one in answer.changes] if isinstance(answer, ChangedRequest) else []


@pytest.mark.parametrize(
    "text",
    [
        "Hmm, Lingyin Temple is meant to be packed. Do 雷峰塔 instead then.",
        "Lingyin Temple sounds dull. Let's see 雷峰塔 instead",
        "Lingyin Temple again? Could we try 雷峰塔 instead",
    ],
)
def test_what_is_complained_of_goes_for_another(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], change["old"], change["is"]) == ("swap", "灵隐寺", "雷峰塔")


@pytest.mark.parametrize(
    ("text", "way", "bound"),
    [
        (
            "she's NOT getting on that train at 6. nothing before 9 on the way there pls",
            "out",
            "leave after 09:00",
        ),
        ("on the way out we can't leave before 10am", "out", "leave after 10:00"),
        ("nothing after 8pm on the way back", "back", "leave before 20:00"),
        ("回程别太晚，晚上八点前得到家", "back", "arrive before 20:00"),
        ("去程早上九点以后再走", "out", "leave after 09:00"),
    ],
)
def test_hours_bound_a_ride(text: str, way: str, bound: str, open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], change["way"], change["is"]) == ("ride", way, bound)


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("回来那趟改坐高铁。", "back"),
        ("返程换高铁", "back"),
        ("去程改成高铁", "out"),
        ("make the way back a train", "back"),
        ("switch the outbound to a train", "out"),
    ],
)
def test_one_ride_goes_another_way(text: str, way: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert [(one["kind"], one["way"]) for one in _changes(text, open_trip, sandbox)] == [("ride", way)]


@pytest.mark.parametrize(
    "text",
    [
        "that's more than i thought... can you bring it down a bit?",
        "bit steep for us, any way to do it for less?",
        "that's way over our budget",
        "有点超了，往下压压",
        "看着肉疼，能省点吗",
    ],
)
def test_too_much_money_is_cheaper(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert [one["kind"] for one in _changes(text, open_trip, sandbox)] == ["cheaper"]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("can we push it back a week?", "2026-12-11"),
        ("推迟两天出发", "2026-12-06"),
        ("提前一周走行吗", "2026-11-27"),
        ("26号她要加班走不了，咱往后推一礼拜行不，1月1号出发", "2027-01-01"),
        ("leave two days earlier", "2026-12-02"),
    ],
)
def test_the_whole_trip_moves(text: str, first: str, open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], str(change["is"]).split()[0]) == ("dates", first)


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("老板只批了三天假，4天去不成了，压成三天", 3),
        ("压缩成两天吧", 2),
        ("squeeze it into two days", 2),
        ("cut it down to 3 days", 3),
        ("stretch it to six days", 6),
    ],
)
def test_the_trip_gets_that_many_days(text: str, days: int, open_trip: Query, sandbox: Sandbox) -> None:
    assert [(one["kind"], one["is"]) for one in _changes(text, open_trip, sandbox)] == [("days", days)]


@pytest.mark.parametrize(
    "text",
    [
        "我女朋友一点辣都沾不得的，上次胃疼了两天",
        "我妈吃不了海鲜",
        "Tom can't touch spicy food",
        "she's allergic to seafood",
        "mum's gone off seafood",
    ],
)
def test_what_somebody_cannot_eat_is_no_wish(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    changes = _changes(text, open_trip, sandbox)
    assert [(one["kind"], one["polarity"]) for one in changes] == [("cuisine", "avoid")]


@pytest.mark.parametrize("text", ["订一间肯定不够住", "one room isn't enough"])
def test_too_few_rooms_are_not_asked_for(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert isinstance(follow_up(text, open_trip, None, sandbox, today=TODAY), NotUnderstood)


@pytest.mark.parametrize(
    ("text", "place", "day"),
    [
        (
            "Hm, Lingyin Temple the first day, I find not so good, after the travel we are tired. "
            "Make it please on the third.",
            "灵隐寺",
            3,
        ),
        ("lingyin temple day 1 is a monday its closed i think?? put it on day 3 then", "灵隐寺", 3),
        ("Lingyin Temple is closed on the first day, could you do it on the second day?", "灵隐寺", 2),
        ("Lingyin Temple first day ok but move West Lake to day 2", "西湖风景名胜区", 2),
        ("Save Lingyin Temple for the last day.", "灵隐寺", 4),
    ],
)
def test_a_sight_is_on_the_day_that_the_verb_leads_to(
    text: str, place: str, day: int, open_trip: Query, sandbox: Sandbox
) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], change["is"], change["day"]) == ("move", place, day)


@pytest.mark.parametrize(
    "text",
    [
        "got an extra day off, so one more day pls",
        "Could you extend the trip by one day?",
        "Could we stretch our stay by a day?",
    ],
)
def test_one_more_day_is_one_change(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], change["is"]) == ("days", 5)


@pytest.mark.parametrize(
    ("text", "dates"),
    [
        ("Can we leave on Thursday instead?", "2026-12-03 2026-12-06"),
        ("Could we leave on Saturday?", "2026-12-05 2026-12-08"),
        ("Move it to next Friday.", "2026-11-27 2026-11-30"),
    ],
)
def test_a_bare_weekday_is_the_one_beside_the_trip(
    text: str, dates: str, open_trip: Query, sandbox: Sandbox
) -> None:
    (change,) = _changes(text, open_trip, sandbox)
    assert (change["kind"], change["is"]) == ("dates", dates)


@pytest.mark.parametrize("text", ["day 1 is a monday i think??", "An earlier train would be better."])
def test_what_names_no_change_changes_no_other_thing(text: str, open_trip: Query, sandbox: Sandbox) -> None:
    assert _changes(text, open_trip, sandbox) == []


def test_later_counts_nobody(open_trip: Query, sandbox: Sandbox) -> None:
    kinds = {one["kind"] for one in _changes("Can we start later, at ten?", open_trip, sandbox)}
    assert kinds == {"time"}
