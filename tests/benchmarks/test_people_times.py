"""The grader of times: the same hour, part of the day or day counts as read in any words, and another does not."""

import pytest

from benchmarks.grading import times
from core.dsl.families.rides import RideEnd, RideTime, RideWay, TimeBound
from core.dsl.families.visits import StayAt
from core.model.daily import DayHour, FreeBlock
from core.model.spells import LAST_DAY, VisitSpell, spell

LUNCH_HOUR = FreeBlock(day=2, since=840, until=1020).said.zh


@pytest.mark.parametrize(
    ("said", "time", "bound", "same"),
    [
        ("arrive before 15:00", "15:00", "latest", True),
        ("arrive before 15:00", "15:00", "earliest", False),
        ("arrive before 15:00", "16:00", "latest", False),
        ("depart before 15:00", "15:00", "latest", False),
        ("arrive afternoon", "18:00", "latest", True),
        ("evening", "12:00", "latest", False),
        ("arrive in the evening", "18:00", "latest", True),
        ("arrive in the evening", "12:00", "latest", False),
        ("early", "10:00", "latest", True),
        ("early", "17:00", "latest", False),
        ("daytime", "17:00", "latest", True),
        ("daytime", "23:00", "latest", False),
        ("15:00", "16:00", "latest", True),
        ("15:00", "18:00", "latest", False),
    ],
)
def test_a_ride_keeps_the_time_that_a_case_says(said: str, time: str, bound: str, same: bool) -> None:
    reading = times.TimeReading(RideTime(way="out", moment="arrives", bound=bound, time=time), "")
    assert (times.told_times("ride_out", said, [reading]) == {0}) is same


@pytest.mark.parametrize(
    ("said", "days", "same"),
    [("day 3 night", 3, True), ("night", 3, True), ("day 2 night", 3, False), ("day 3 morning", 3, False)],
)
def test_the_ride_back_is_on_the_last_day(said: str, days: int, same: bool) -> None:
    reading = times.TimeReading(RideTime(way="back", moment="arrives", bound="latest", time="24:00"), "")
    assert (times.told_times("ride_back", said, [reading], days) == {0}) is same


@pytest.mark.parametrize(
    ("said", "read", "same"),
    [
        ("day 2 free 14:00-17:00", LUNCH_HOUR, True),
        ("day 2 free afternoon", LUNCH_HOUR, True),
        ("day 2 free morning", LUNCH_HOUR, False),
        ("day 3 free 14:00-17:00", LUNCH_HOUR, False),
        ("noon free (nap)", "午休", True),
        ("11点以后再出门", DayHour(out=True, later=True, minute=660).said.zh, True),
        ("早上十一点以后再出门", DayHour(out=True, later=True, minute=660).said.zh, True),
        ("早上十一点半以后再出门", DayHour(out=True, later=True, minute=660).said.zh, False),
        ("10点以后再出门", DayHour(out=True, later=True, minute=660).said.zh, False),
        ("back at hotel before 21:00", DayHour(out=False, later=False, minute=1260).said.zh, True),
        ("day 1: 灵隐寺", VisitSpell("灵隐寺", spell("第 1 天")).said.zh, True),
        ("day 2: 灵隐寺", VisitSpell("灵隐寺", spell("第 1 天")).said.zh, False),
        ("morning: 灵隐寺", VisitSpell("灵隐寺", spell("上午")).said.zh, True),
        ("day 2: 上海迪士尼乐园", VisitSpell("上海迪士尼度假区", spell("第 2 天")).said.zh, True),
        ("day 1: 上海迪士尼乐园", VisitSpell("上海迪士尼度假区", spell("第 2 天")).said.zh, False),
        ("evening: 秦淮河", VisitSpell("夫子庙", spell("晚上")).said.zh, True),
        ("evening: 玄武湖", VisitSpell("夫子庙", spell("晚上")).said.zh, False),
        ("whole day: 武隆", VisitSpell("武隆天生三桥", spell("一整天")).said.zh, True),
        ("1 day: 武隆", VisitSpell("武隆天生三桥", spell("上午")).said.zh, False),
        ("sunset: 西湖", VisitSpell("西湖", spell("傍晚")).said.zh, True),
        ("sunset: 西湖", VisitSpell("西湖", spell("晚上")).said.zh, False),
        ("not before 09:00", DayHour(out=True, later=True, minute=540).said.zh, True),
        ("not before 09:00", DayHour(out=True, later=True, minute=600).said.zh, False),
        ("not before 09:00", DayHour(out=False, later=True, minute=540).said.zh, False),
        ("06:00 starts", "早起", True),
        ("11:00 starts", "早起", False),
        ("after 21:00 nothing", DayHour(out=False, later=False, minute=1260).said.zh, True),
        ("after 21:00 nothing", DayHour(out=False, later=True, minute=1260).said.zh, False),
        ("no activities after 21:00", FreeBlock(day=0, since=1260, until=1440).said.zh, True),
        ("no activities after 21:00", FreeBlock(day=2, since=1260, until=1440).said.zh, False),
        ("every afternoon rest", FreeBlock(day=0, since=780, until=1080).said.zh, True),
        ("早上九点以后再出门", DayHour(out=True, later=True, minute=540).said.zh, True),
        ("中午以后再出门", DayHour(out=True, later=True, minute=720).said.zh, True),
        ("中午以后再出门", DayHour(out=True, later=True, minute=540).said.zh, False),
        ("20:00: 灵隐寺", VisitSpell("灵隐寺", spell("20:00 左右")).said.zh, True),
        ("20:00: 灵隐寺", VisitSpell("灵隐寺", spell("19:00 左右")).said.zh, False),
        ("20:00: 灵隐寺", VisitSpell("飞来峰", spell("20:00 左右")).said.zh, False),
        ("mornings free", FreeBlock(day=3, since=540, until=720).said.zh, False),
    ],
)
def test_likes_of_time_are_compared_by_their_value(said: str, read: str, same: bool) -> None:
    assert (times.told_times("time", said, [times.TimeReading(None, read)]) == {0}) is same


@pytest.mark.parametrize(("days", "same"), [(3, True), (4, False)])
def test_the_last_day_may_be_told_by_its_number(days: int, same: bool) -> None:
    last = times.TimeReading(None, FreeBlock(day=LAST_DAY, since=780, until=1080).said.zh)
    assert (times.told_times("time", "day 3 free afternoon", [last], days) == {0}) is same


@pytest.mark.parametrize(("days", "same"), [(3, True), (4, False)])
def test_a_visit_of_the_last_day_may_be_told_by_its_number(days: int, same: bool) -> None:
    last = times.TimeReading(None, VisitSpell("灵隐寺", spell("最后一天")).said.zh)
    assert (times.told_times("time", "day 3: 灵隐寺", [last], days) == {0}) is same


@pytest.mark.parametrize(
    ("said", "same"),
    [("day 2 14:00-17:00 free", True), ("day 2 14:00-17:00 rest", True), ("day 2 14:00-16:00 free", False)],
)
def test_hours_may_stand_before_what_they_are_for(said: str, same: bool) -> None:
    assert (times.told_times("time", said, [times.TimeReading(None, LUNCH_HOUR)]) == {0}) is same


@pytest.mark.parametrize(("arrives", "same"), [("12:00", True), ("20:00", False)])
def test_two_times_of_one_ride_need_both(arrives: str, same: bool) -> None:
    readings = [
        times.TimeReading(RideTime(way="out", moment="departs", bound="earliest", time="17:00"), ""),
        times.TimeReading(RideTime(way="out", moment="arrives", bound="latest", time=arrives), ""),
    ]
    said = "depart in the evening, arrive in the morning"
    assert times.told_times("ride_out", said, readings) == ({0, 1} if same else set())


def test_a_day_with_its_part_needs_both() -> None:
    on_day = times.TimeReading(None, VisitSpell("灵隐寺", spell("第 2 天")).said.zh)
    in_the_morning = times.TimeReading(None, VisitSpell("灵隐寺", spell("上午")).said.zh)
    assert times.told_times("time", "day 2 morning: 灵隐寺", [on_day]) == set()
    assert times.told_times("time", "day 2 morning: 灵隐寺", [on_day, in_the_morning]) == {0, 1}


def test_a_stay_is_as_long_as_the_case_says() -> None:
    reading = times.TimeReading(StayAt("南京博物院", 240), "")
    assert times.told_times("time", "at least 4 hours: 南京博物院", [reading]) == {0}
    assert times.told_times("time", "at least 3 hours: 南京博物院", [reading]) == set()


@pytest.mark.parametrize(
    ("expected", "got", "same"),
    [
        ("evening: 外滩", "外滩：晚上 外滩 in the evening  in the evening", True),
        ("evening: 外滩", "外滩：上午 外滩 in the morning  in the morning", False),
        ("evening: 外滩", "豫园：晚上 豫园 in the evening  in the evening", False),
    ],
)
def test_a_change_says_when_one_would_be_at_a_place(expected: str, got: str, same: bool) -> None:
    assert times.is_visit_then(expected, got) is same


@pytest.mark.parametrize(
    ("said", "read", "same"),
    [
        ("08:00: 长江索道", "08:00 左右", True),
        ("08:00: 长江索道", "10:00 左右", False),
        ("08:00: 长江索道", "上午", False),
        ("morning: 长江索道", "08:00 左右", True),
        ("evening: 长江索道", "08:00 左右", False),
        ("all day: 长江索道", "一整天", True),
        ("all day: 长江索道", "上午", False),
    ],
)
def test_the_hour_of_a_visit_is_compared(said: str, read: str, same: bool) -> None:
    reading = times.TimeReading(None, VisitSpell("长江索道", spell(read)).said.zh)
    assert (times.told_times("time", said, [reading]) == {0}) is same


@pytest.mark.parametrize(
    ("said", "read", "same"),
    [
        ("day 1 14:00-18:00: 会议", FreeBlock(day=1, since=840, until=1080, engaged=True).said.zh, True),
        ("day 1 14:00-18:00: 会议", FreeBlock(day=1, since=840, until=960, engaged=True).said.zh, False),
        ("day 1 14:00-18:00: 会议", FreeBlock(day=1, since=840, until=1080).said.zh, False),
        ("2 hours midday rest", "午休", True),
        ("midday rest at the hotel", "午休", True),
        ("midday rest at the hotel", "晚归", False),
        ("no late evenings", "晚归", True),
        ("no late evenings", "早起", False),
        ("no early starts", "早起", True),
        ("no early starts", DayHour(out=True, later=True, minute=540).said.zh, True),
        ("no early starts", DayHour(out=True, later=True, minute=360).said.zh, False),
        ("no early starts", DayHour(out=True, later=False, minute=540).said.zh, False),
        ("day 2 8:00-11:00: 华山医院", FreeBlock(day=2, since=480, until=660, engaged=True).said.zh, True),
        ("day 2 8:00-11:00: 华山医院", FreeBlock(day=3, since=480, until=660, engaged=True).said.zh, False),
        ("day 2: 开会", FreeBlock(day=2, since=540, until=1260, engaged=True).said.zh, True),
        ("day 2: 开会", FreeBlock(day=2, since=540, until=660, engaged=True).said.zh, False),
        ("day 2: 故宫", FreeBlock(day=2, since=540, until=1260, engaged=True).said.zh, False),
        ("day 3 morning: 比赛", FreeBlock(day=3, since=540, until=720, engaged=True).said.zh, True),
        ("day 3 morning: 比赛", FreeBlock(day=3, since=840, until=1080, engaged=True).said.zh, False),
        ("out before 06:00", DayHour(out=True, later=False, minute=360).said.zh, True),
        ("out before 06:00", DayHour(out=True, later=True, minute=360).said.zh, False),
    ],
)
def test_meetings_and_rests_are_compared(said: str, read: str, same: bool) -> None:
    assert (times.told_times("time", said, [times.TimeReading(None, read)]) == {0}) is same


@pytest.mark.parametrize(
    ("typed", "same"), [("tickets for the match at phoenix hill", True), ("a call", False)]
)
def test_what_one_has_tickets_for_is_known_by_its_place(typed: str, same: bool) -> None:
    evening = FreeBlock(day=2, since=1080, until=1320, engaged=True).said.zh
    reading = times.TimeReading(None, evening, typed=(typed,))
    assert (times.told_times("time", "day 2 evening: Phoenix Hill", [reading]) == {0}) is same


@pytest.mark.parametrize("called", ["the far pagoda", "the lake"])
def test_a_place_is_known_by_what_the_text_calls_it(called: str) -> None:
    said = VisitSpell("远塔", spell("日出")).said.zh
    reading = times.TimeReading(None, said, called=frozenset({called}))
    assert (times.told_times("time", "sunrise: Far Pagoda", [reading]) == {0}) is (called == "the far pagoda")


@pytest.mark.parametrize(
    ("said", "read", "same"),
    [
        ("上午安排景点", "每天 09:00-12:00 留空", True),
        ("上午不安排", "每天 09:00-12:00 留空", True),
        ("下午安排景点", "每天 09:00-12:00 留空", False),
        ("中午回酒店", "午休", True),
        ("晚上回酒店", "午休", False),
    ],
)
def test_parts_of_every_day_are_compared_as_cases_in_chinese_write_them(
    said: str, read: str, same: bool
) -> None:
    assert bool(times.told_times("time", said, [times.TimeReading(None, read)])) is same


@pytest.mark.parametrize(
    ("about", "said", "way", "moment", "bound", "same"),
    [
        ("ride_out", "not before 10:00", "out", "departs", "earliest", True),
        ("ride_out", "not before 10:00", "out", "departs", "latest", False),
        ("ride_back", "no later than 10:00", "back", "arrives", "latest", True),
        ("time", "back in Wuhan by 10:00", "back", "arrives", "latest", True),
        ("time", "back in Wuhan by 10:00", "out", "arrives", "latest", False),
        ("time", "in Wuhan by 10:00 on day 1", "out", "arrives", "latest", True),
        ("time", "leave after breakfast", "out", "departs", "earliest", True),
    ],
)
def test_hours_that_are_a_rides(
    about: str, said: str, way: RideWay, moment: RideEnd, bound: TimeBound, same: bool
) -> None:
    reading = times.TimeReading(RideTime(way=way, moment=moment, bound=bound, time="10:00"), "")
    assert (times.told_times(about, said, [reading], 3) == {0}) is same


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("meeting Thursday 14:00", True),
        ("meeting Friday 14:00", False),
        ("at the client on 2026-04-16 at 14:00", True),
        ("at the client on 2026-04-17 at 14:00", False),
    ],
)
def test_a_meeting_is_on_its_day_of_the_week(said: str, same: bool) -> None:
    engaged = FreeBlock(day=2, since=840, until=960, engaged=True).said.zh
    reading = times.TimeReading(None, engaged, typed=("meeting thu 2pm",))
    assert (times.told_times("time", said, [reading], 3) == {0}) is same


@pytest.mark.parametrize(
    ("said", "days", "same"),
    [
        ("第三天下午回", 3, True),
        ("最后一天傍晚返程", 3, True),
        ("第二天下午回", 3, False),
        ("第三天早上回", 3, False),
    ],
)
def test_a_time_in_chinese_may_be_that_of_the_ride_home(said: str, days: int, same: bool) -> None:
    reading = times.TimeReading(RideTime(way="back", moment="departs", bound="latest", time="18:00"), "")
    assert (times.told_times("time", said, [reading], days) == {0}) is same


@pytest.mark.parametrize(
    ("said", "bound", "same"),
    [
        ("20:00以后", "earliest", True),
        ("20:00以前", "earliest", False),
        ("by 20:00", "latest", True),
        ("after 20:00", "latest", False),
        ("after 19:00", "earliest", False),
        ("20:00", "earliest", False),
    ],
)
def test_a_side_of_an_hour_may_be_that_of_a_ride(said: str, bound: TimeBound, same: bool) -> None:
    reading = times.TimeReading(RideTime(way="back", moment="departs", bound=bound, time="20:00"), "")
    assert (times.told_times("time", said, [reading], 2) == {0}) is same
