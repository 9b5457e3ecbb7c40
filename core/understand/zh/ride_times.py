"""When the rides leave and arrive, in Chinese: 早上9点后出发, 晚上8点前回到深圳, 下午两点之前要到, 7点以后的高铁."""

import re
from collections.abc import Iterator

from core.dsl.families.rides import RideEnd, RideTime, RideWay, TimeBound
from core.understand.cities.named_cities import city_words
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.dates.days_of_trip import NAMED_DAY_ZH, day_number
from core.understand.facts.days import read_days
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.wishes.hours.windows import sets_out_daily
from core.understand.wishes.wish import Scene, Wish

_BOUND = r"(?:(?P<before>之?前|以前)|(?P<after>之?后|以后))"
_LEAD = r"(?:(?P<last>(?:不要?|别|不得|不能|勿)(?:晚于|迟于|晚过|超过)|最晚|最迟|赶在)|(?P<first>(?:不要?|别|不得|不能|勿)(?:早于|早过)|最早))"
_FILL = r"(?:再|才|就|要|能|必须|得|一定|务必|可以|想|我们?|[能可]够|之前|\s)*"
_GOES = (
    r"(?:从\s*[^,。]{0,6}?)?(?:(?P<home>(?:往回(?:走|开|赶|返)|返回|回到|回来|回家|到家|回去|回)(?!市区|市里|城里|到?(?:我们|自己)?的?(?:酒店|宾馆|民宿|住处|住的|房间|旅馆|客栈)))|(?P<reach>到达?|抵达|赶到|落地)|"
    r"(?P<leave>离开)|(?P<set>出发|启程|动身|走|[坐乘搭](?:车|高铁|火车|动车|飞机|航班)|上车|起飞|发车|返程|返回|飞(?=的|走|$|[,。;!?])|开(?!门|始|放|会|车去))|(?P<ride>的(?:高铁|火车|动车|飞机|航班|车|列车|班次|(?=$|[,。;!?)]))))"
)
_TIMED = compiled(rf"(?:{_LEAD}\s*)?{time_pattern('t')}\s*(?:{_BOUND})?\s*{_FILL}{_GOES}")
_NOON = compiled(rf"中午\s*{_BOUND}\s*{_FILL}{_GOES}")
_BACK = re.compile(r"返程|回程|返回|回来|回去|最后一天|归程")

_TOLD_BACK = re.compile(r"(?:返程|回程|返回|回来|回去|归程)(?!.*(?:去程|出发))")
"""How a clause begins that speaks of the way back, as the next one then does too: 回程别太晚，八点前到."""
_OUT = re.compile(r"去程|去的|过去|出发|从")
_BOTH = re.compile(r"来回|往返|双程|去回")
_THEN_HOME = re.compile(
    r"\s*(?:回家|返程|返回|回(?!到?(?:我们|自己)?的?(?:酒店|宾馆|民宿|住处|房间|旅馆|客栈)))"
)
"""What tells that the ride named before it is the one home: 四点前坐车回家, 八点以后的飞机回."""
_TO_DO_THERE = re.compile(
    r"\s*(?:[跟和陪给][^,。去回到]{1,4}(?:吃|过|聊|视频|打|做|讲|睡)|吃(?:晚|宵)?[饭夜]|哄|写|睡|歇|休息|洗|躺|看|加班|工作|办公|收拾|整理|备)"
)
"""What one does in the evening where one stays, and not at home: 八点以后回去写笔记."""
_REFUSED = re.compile(
    r"(?:的(?:航班|飞机|高铁|车|班次)?)?(?:我们?|都|就|一律|一概)*(?:不要|不坐|不考虑|不想坐|别(?:订|买|给我)?|免谈|不行|(?:根本|实在|肯定|怕|可能)*(?:起不来|爬不起来?|赶不上|赶不及|来不及|坐不了|到不了))"
)
_REFUSED_BEFORE = compiled(
    r"(?:不(?!是)|别|勿|莫|拒绝|谢绝)(?:要|想|能|可以|考虑|接受|愿意?)?(?:再)?(?:坐|买|订|选|安排|给我们?)*(?:那种|任何|什么)?$"
)
"""What refuses the rides of the hours that follow: 不要七点前起飞的早班机."""

_HOME_IN_EVENING = "05:00"
"""An hour of a day half of which is not said, from which on that of coming home is one of the evening."""

_EARLIEST_HOME = "12:00"
"""From when on nobody who leaves by then sets out from home on that day."""
_CAME = compiled(r"(?:抵达|到达|落地|[点半分前后午早上晚]到)(?=[,。;~\s-]|就|$)")
"""When one comes, told before one leaves: 早上9点后到，下午6点前要走."""

_A_RIDE = re.compile(r"高铁|火车|动车|飞机|航班|班次|车次|车票|机票|返程|回程|去程")
"""What an hour is of that is said of `one of then`: 回程高铁要下午三点之后的."""

_OF_A_SIGHT = re.compile(
    r"^(?!.*(?:高铁|火车|动车|飞机|航班|车|出发|返|回程|到达))[^,]*(?:看|逛|玩|拍|爬|参观|游览|打卡)[一-鿿]{2}"
)
"""What makes an hour one of a sight, in the clause behind it: 看熊猫要赶早，八点前到."""
_ELSEWHERE = re.compile(r"(?!就|吧|的|家|了|为)[一-鿿]{2}")
"""How a clause goes on about where one is to be by then, which need not be home: 三点前要到虹桥."""
_TO_THE_STATION = re.compile(r"(?:去|往|到)[^,。;!?]{0,4}?(?:机场|车站|高铁站|火车站|北站|南站|东站|西站)")
"""Where one sets out to who has a train or a plane to catch, which leaves later: 下午三点要出发去机场."""
_OTHER: dict[TimeBound, TimeBound] = {"latest": "earliest", "earliest": "latest"}

RIDE_TIME_CUES = (_TIMED, _NOON)


def ride_time_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Bounds on departure and arrival of the ride there and of the ride back."""
    for pattern in (_TIMED, _NOON):
        for match in pattern.finditer(clause.text):
            if match["set"] and sets_out_daily(scene, clause, match.start("set")):
                continue
            bound, ride = _bound(match), _ride(scene, clause, match)
            time = "12:00" if pattern is _NOON else clock_of(match, "t")
            if ride == ("back", "arrives") and bound == "latest":
                time = _of_evening(match, time)
            if ride == ("out", "departs") and bound == "latest" and _leaves_for_home(scene, clause, match):
                ride, time = ("back", "departs"), _of_evening(match, time)
            if bound and time and ride:
                refused = _REFUSED.match(clause.text, match.end())
                before = _REFUSED_BEFORE.search(clause.text, 0, match.start())
                span = clause.start + (before or match).start(), clause.start + (refused or match).end()
                bound = _OTHER[bound] if refused or before else bound
                for way in _ways(scene, clause, match, ride):
                    yield Wish(RideTime(way=way, moment=ride[1], bound=bound, time=time), span, 0.8)


def _of_evening(match: re.Match[str], time: str | None) -> str | None:
    """The hour by which one is home: 九点前到家 is in the evening."""
    groups = match.groupdict()
    if time is None or groups.get("halft") or not groups.get("ot") or not _HOME_IN_EVENING <= time < "12:00":
        return time
    return f"{int(time[:2]) + 12:02d}{time[2:]}"


def _ways(
    scene: Scene, clause: Clause, match: re.Match[str], ride: tuple[RideWay, RideEnd]
) -> tuple[RideWay, ...]:
    """The rides that an hour bounds which names none itself: those of the clause before, or that of its day."""
    if ride != ("out", "departs") or match["leave"] or _OUT.search(clause.text):
        return (ride[0],)
    day = next(NAMED_DAY_ZH.finditer(clause.text, 0, match.start()), None)
    number = day_number(day, scene.first_day, scene.last_day) if day else None
    if number is not None:
        last = days_of(scene)
        return ("back",) if (number > 1 and number == last) or number == -1 else ("out",)
    before = scene.said_before(clause.start)
    if _BOTH.search(before) and not _OUT.search(before):
        return ("out", "back")
    return ("back",) if _BACK.search(before) and not _OUT.search(before) else ("out",)


def _leaves_for_home(scene: Scene, clause: Clause, match: re.Match[str]) -> bool:
    """Whether who leaves by an hour leaves for home: by one of the afternoon on a day trip, or once it was told when one comes."""
    by = clock_of(match, "t") if "ot" in match.groupdict() else "12:00"
    if match["set"] != "走" or _OUT.search(clause.text) or by is None or by < _EARLIEST_HOME:
        return False
    day = NAMED_DAY_ZH.search(clause.text, 0, match.start())
    came = _CAME.search(scene.folded, 0, clause.start + match.start())
    return day is None and (came is not None or days_of(scene) == 1)


def days_of(scene: Scene) -> int | None:
    """How many days the trip has, by its dates or in words."""
    if scene.first_day and scene.last_day:
        return (scene.last_day - scene.first_day).days + 1
    told = read_days(scene.folded)
    return told.value if told else None


def _bound(match: re.Match[str]) -> TimeBound | None:
    groups = match.groupdict()
    if groups["before"] or groups.get("last"):
        return "latest"
    return "earliest" if groups["after"] or groups.get("first") else None


def _ride(scene: Scene, clause: Clause, match: re.Match[str]) -> tuple[RideWay, RideEnd] | None:
    """Which ride, and which end of it; None where a place in the city is meant."""
    after = clause.lower[match.end() :].lstrip()
    if match["set"] and _TO_THE_STATION.match(after):
        return None
    return_said = _BACK.search(clause.text) is not None
    if match["home"]:
        # who goes home after an hour leaves then: 四点以后返回
        goes = (match.groupdict()["after"] and "到" not in match["home"]) or match["home"].startswith("往回")
        end: RideEnd = "departs" if goes else "arrives"
        return None if _TO_DO_THERE.match(after) else ("back", end)
    if _THEN_HOME.match(after) and (match["ride"] or match["set"]):
        return "back", "departs"
    if match["reach"]:
        sights = scene.names.find(scene.lower, clause.start, clause.start + match.start())
        homeward = return_said or _TOLD_BACK.match(scene.said_before(clause.start)) is not None
        of_sight = next(sights, None) or _OF_A_SIGHT.search(scene.said_before(clause.start))
        return None if of_sight else _arrival(scene, after, homeward)
    if match["ride"] == "的" and not _A_RIDE.search(clause.text):
        return None
    if match["leave"]:
        return ("back", "departs") if _names(after, scene.target_city) else ("out", "departs")
    return ("back", "departs") if return_said or _from_target(scene, match[0]) else ("out", "departs")


def _arrival(scene: Scene, after: str, return_said: bool) -> tuple[RideWay, RideEnd] | None:
    if _names(after, scene.start_city):
        return "back", "arrives"
    if return_said and not _ELSEWHERE.match(after):
        return "back", "arrives"
    if _names(after, scene.target_city) or not after or after[0] in "就吧的、":
        return "out", "arrives"
    return None


def _names(words: str, city: str | None) -> bool:
    return city is not None and words.startswith(city_words(city))


def _from_target(scene: Scene, words: str) -> bool:
    return any("从" + name in words for name in (city_words(scene.target_city) if scene.target_city else ()))
