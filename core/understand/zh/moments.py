"""When one comes and goes, by parts of the day and by plain hours, in Chinese: 周五晚上到, 最后一天中午走, 早上八点出发.

A part of the day bounds its ride on the side that the trip feels: who comes in the afternoon is there no earlier than noon,
who leaves at noon is gone by two. An hour with a bound of its own (八点前) is read in `ride_times`.
"""

import re
from collections.abc import Iterator, Mapping

from core.dsl.families.rides import RideEnd, RideTime, RideWay, TimeBound
from core.model.daily import EVERY_DAY
from core.understand.cities.named_cities import ANY_CITY, city_words
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.dates.days_of_trip import DAY_ZH, NAMED_DAY_ZH, day_number
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.spans import Span
from core.understand.wishes.hours.windows import sets_out_daily
from core.understand.wishes.wish import Scene, Wish
from core.understand.zh.ride_times import days_of

_PARTS_OF_DAY: tuple[tuple[str, str, str], ...] = (
    (r"清晨|一?大早|一早|天[没不]亮|早班", "05:00", "09:30"),
    (r"早上|早晨|上午|午前|早", "05:00", "12:00"),
    (r"中午|正午|晌午", "11:00", "14:00"),
    (r"下午|午后|后晌", "12:00", "18:00"),
    (r"傍晚|黄昏", "16:30", "20:00"),
    (
        r"晚上|晚间|夜里|夜间|(?:(?<![一两二三四五六七八九十几\d])|(?<=[周期拜][一二三四五六]))晚",
        "17:00",
        "24:00",
    ),
    (r"白天", "06:00", "18:00"),
)
"""Parts of the day as people say them of a ride, with their hours."""
_EARLY = frozenset({"09:30", "12:00", "14:00"})
"""The ends of parts of the day by which who comes or goes then is there or gone."""
_MEALS: Mapping[str, tuple[TimeBound, str]] = {
    "早饭前": ("latest", "08:00"),
    "午饭前": ("latest", "12:00"),
    "晚饭前": ("latest", "18:00"),
    "早饭后": ("earliest", "09:00"),
    "午饭后": ("earliest", "13:00"),
    "晚饭后": ("earliest", "19:30"),
    "下班后": ("earliest", "17:30"),
    "放学后": ("earliest", "16:30"),
}
_PART_OF_DAY = "|".join(f"(?P<p{at}>{words})" for at, (words, _, _) in enumerate(_PARTS_OF_DAY))
_MEAL = r"(?:吃[完过了]?)?(?P<meal>早|[午中]|晚)[饭餐](?P<side>之?前|以前|之?后|以后|再|就|(?<=[完过]早[饭餐])|(?<=[完过][午中晚][饭餐]))|(?P<work>下(?:了)?班|放(?:了)?学)(?:之?后|以后|就)?"
_FILL = rf"(?:(?:从[^,。的去到回]{{1,5}}?(?=出发|走|动身|启程|坐|飞))?|(?:从?(?:{ANY_CITY})(?=[坐乘搭]|去)))(?:的|就|再|才|要|会|能|可以|得|必须|左右|才能|我们?|大概|差不多|坐车|[坐乘]?(?:高铁|火车|飞机|动车)|飞(?=过去)|从这边|直接|\s)*"
_ENDS = r"(?=$|[,。;、!?了吧啊哈哦的~)\s-]|就[行好可])"
_GOES = (
    rf"(?:(?P<home>(?:到家|回到家))|(?P<back>返程|返回|返{_ENDS}|回程|回(?:来|去|家)?{_ENDS}|回(?!到?(?:酒店|民宿|宾馆|住处|房间|旅馆|客栈))(?=[一-鿿]{{2,3}}(?:$|[,。;!\s了吧]))|飞回|赶回|的(?:高铁|火车|飞机|航班|车|动车|机票?)(?:回|返))|"
    rf"(?P<reach>(?:抵达|到达|落地|赶到|到){_ENDS}|(?:抵达|到达|落地)|到(?=[一-鿿]{{2}}))|(?P<leave>(?:出发|动身|启程|走|离开|撤|起飞|过去){_ENDS}|去(?=(?:{ANY_CITY})|(?:周|星期|礼拜)[一二三四五六日天]|次日|第[二三四五]天|最后一天)|走(?=(?:下|本)?(?:周|星期|礼拜)|\d{{1,2}}[月号日]|次日|隔天|第[二三四五]天|最后一天)|出发(?!(?:去|往|到)[^,。;!?]{{0,4}}?(?:机场|[车东南西北]站|高铁站))|动身|启程|离开))"
)
_MOMENT = compiled(
    rf"(?:{DAY_ZH}(?:\([^)]{{1,3}}\))?\s*)?(?:在|于)?(?:(?:{time_pattern('t')})(?!\s*(?:之?前|以前|之?后|以后|多?小时))|(?=[清一大天早上午中正晌下后傍黄晚夜吃放白])(?:{_PART_OF_DAY})?(?:{_MEAL})?){_FILL}{_GOES}"
)
_HALF = compiled(
    rf"(?:{DAY_ZH})\s*(?:的?行程)?(?:我们?|咱们|就|只|仅|才|能|想|要|可以|大概|都)*(?:排|玩|安排|逛|留|有|算|是|要)?(?:到)?(?:个|了)?(?P<half>半天|(?:一个)?上午)(?:时间|行程)?(?:就(?:行|好|够)了?)?(?=$|[,。;!?)的])|(?P<only>最后半天)(?=就|[,。;]|$)"
)
_ONLY = re.compile(r"只|仅|就|半天")
_LAST_HALF = "14:00"
_EVERY = re.compile(r"(?:每天|天天|每日|都|平时)[^,。]{0,3}$")
_SAME_DAY = re.compile(r"当[天日]的?$")
"""What names the day of an outing from where one stays, unless the trip has but one."""
_THE_HOTEL = re.compile(r"\s*(?:酒店|宾馆|民宿|住处|房间|旅馆|客栈)")
_TO_REST = re.compile(r"[去来]?(?:休息|睡|歇|躺|吃药|洗澡|换衣)")
"""What one goes back to the hotel for: 下午回去休息."""
_HERE = re.compile(r"$|[,。;、!?了吧啊哈哦的~)\s-]|就[行好可]")
"""How a clause goes on that names no place for a coming."""
_BEFORE_IT = compiled(
    r"抵达|到达|落地|出发|动身|启程|[号日晚午上早](?:就|再)?(?:到|走)(?=[,。;~-])|[点半分]到(?=[,。;~\s-]|$)"
)
"""A ride that is told of before: who leaves after it goes home."""

_BY_WISH = re.compile(r"(?:最好|尽量|希望|想|要|得|必须)[^,]{0,3}$")
_OF_RIDE = re.compile(r"高铁|火车|飞机|动车|航班|坐车|出发|返|回")
MOMENT_CUES = (_MOMENT, _HALF)


def moment_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """When the rides come and go, of what is said without a bound."""
    yield from _half_of_last(scene, clause)
    for match in _MOMENT.finditer(clause.text) if _MOMENT.may_stand(clause.text) else ():
        start, end = clause.start + match.start(), clause.start + match.end()
        leaves = match["leave"] and sets_out_daily(scene, clause, match.start("leave"))
        same_day = _SAME_DAY.search(clause.text, 0, match.start())
        # 当天前往当天晚上回 says no more than that it is one day
        outing = same_day and (days_of(scene) != 1 or "当" in clause.text[: same_day.start()])
        if leaves or outing or _EVERY.search(clause.text, 0, match.start()) or clause.unwanted(start, end):
            continue
        ride = _ride(scene, clause, match)
        if ride is None:
            continue
        for bound, hour in _bounds(*ride, match):
            yield Wish(RideTime(way=ride[0], moment=ride[1], bound=bound, time=hour), (start, end), 0.75)


def _ride(scene: Scene, clause: Clause, match: re.Match[str]) -> tuple[RideWay, RideEnd] | None:
    """Which ride is meant, and which end of it; None where nothing tells."""
    after = clause.lower[match.end() :].lstrip()
    if any(scene.places(clause.start + match.end(), min(clause.span[1], clause.start + match.end() + 8))):
        return None
    if _THE_HOTEL.match(after):
        return None
    day = _day(scene, match)
    if day == EVERY_DAY or (match["back"] and _TO_REST.match(after)):
        return None
    if match["home"]:
        return "back", "arrives"
    if match["back"]:
        return "back", "departs"
    is_last = day == -1 or (day is not None and day > 1 and day == days_of(scene))
    if match["reach"]:
        by_itself = not clause.text[: match.start()].strip() and not after
        wished = day is None and (by_itself or _BY_WISH.search(clause.text, 0, match.start()))
        # 故宫8:30就要到; 灵隐寺想去，最好一早就到
        if any(scene.places(clause.start, clause.start + match.start())) or (
            wished and _names_sight(scene, clause)
        ):
            return None
        if _names(after, scene.start_city):
            return "back", "arrives"
        if not _HERE.match(after) and not _names(after, scene.target_city):
            return None
        return None if day is not None and day not in (1,) and not is_last else ("out", "arrives")
    if match["leave"].startswith(("出发", "动身", "启程", "起飞")):
        return ("back", "departs") if is_last and day != 1 else ("out", "departs")
    before = scene.lower[: clause.start + match.start()]
    told = _day_before(scene, clause.start) if day is None else None
    is_last = is_last or (told is not None and told > 1 and told == days_of(scene))
    if day == 1 or match["leave"] in ("过去", "去"):
        return "out", "departs"
    return ("back" if is_last or _BEFORE_IT.search(before) else "out"), "departs"


def _names_sight(scene: Scene, clause: Clause) -> bool:
    """Whether the clause before, in the same sentence, speaks of a sight and of no ride."""
    before = scene.said_before(clause.start)
    at = scene.lower.rfind(before, 0, clause.start)
    return not _OF_RIDE.search(before) and any(
        one.kind == "attraction" for one in scene.places(at, clause.start)
    )


def _day(scene: Scene, match: re.Match[str]) -> int | None:
    return day_number(match, scene.first_day, scene.last_day)


def _day_before(scene: Scene, at: int) -> int | None:
    """The day that was named last in the same sentence: 8日上午自由，想去公园，中午走."""
    named = list(NAMED_DAY_ZH.finditer(scene.sentence_before(at)))
    return day_number(named[-1], scene.first_day, scene.last_day) if named else None


def _bounds(way: RideWay, moment: RideEnd, match: re.Match[str]) -> Iterator[tuple[TimeBound, str]]:
    """The bounds that keep a ride when it is said to be, on the side that the trip feels."""
    home_by = way == "back"
    meal = _meal(match)
    if meal is not None:
        yield _MEALS[meal]
        return
    hour = clock_of(match, "t")
    if hour is not None:
        yield "latest" if home_by else "earliest", hour
        return
    said = next((part for at, part in enumerate(_PARTS_OF_DAY) if match[f"p{at}"]), None)
    if said is None:
        return
    _, since, until = said
    if said[0] == "白天":
        yield "earliest", since
        yield "latest", until
        return
    early, arrives_home = until in _EARLY, home_by and moment == "arrives"
    if early or arrives_home or (home_by and until == "18:00"):
        yield "latest", until
    if not early and not arrives_home:
        yield "earliest", since


def _meal(match: re.Match[str]) -> str | None:
    if match["work"]:
        return "放学后" if match["work"].startswith("放") else "下班后"
    if match["meal"] is None:
        return None
    side = "前" if match["side"].endswith("前") else "后"
    return {"早": "早饭", "午": "午饭", "中": "午饭", "晚": "晚饭"}[match["meal"]] + side


def _half_of_last(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """That the last day has but a half: 最后一天只排半天."""
    for match in _HALF.finditer(clause.text) if _HALF.may_stand(clause.text) else ():
        day = -1 if match["only"] else _day(scene, match)
        if day is None or (day != -1 and day != days_of(scene)) or not _ONLY.search(match[0]):
            continue
        span: Span = clause.start + match.start(), clause.start + match.end()
        yield Wish(RideTime(way="back", moment="departs", bound="latest", time=_LAST_HALF), span, 0.7)


def _names(words: str, city: str | None) -> bool:
    return city is not None and words.startswith(city_words(city))
