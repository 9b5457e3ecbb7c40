"""Changes of the rides there and back: another way to travel, and the hours that bound them."""

import re
from dataclasses import replace

from core.dsl.families.rides import Ride, RideTime, RideWay
from core.model.clock import DAY_MINUTES, NOON_HOUR
from core.model.plan import Flight, Train
from core.sandbox.sandbox import Sandbox
from core.text import Text, joined
from core.understand import editing
from core.understand.cities.named_cities import city_words
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_ride, with_wish
from core.understand.follow_ups.step import FollowUpStep
from core.understand.text.spans import Span
from core.understand.wishes.ride_numbers import RIDE_NUMBER, number_of_ride
from core.understand.wishes.wish import Scene

_BACK = r"回(?:来|程|去)(?:的?(?:那|这)?[一趟程]*)?|返程|\b(?:way|train|flight|ride|journey|trip) (?:back|home)\b|\breturn(?: (?:train|flight|trip|journey))?\b"
_OUT = r"去程|去的?(?:时候|那趟)|出发的?那趟|过去的?(?:那趟|时候)|\b(?:way|train|flight|ride|journey|trip) (?:out|there)\b|\boutbound\b"
_WAY = re.compile(rf"(?P<back>{_BACK})|(?P<out>{_OUT})", re.IGNORECASE)
_BY = re.compile(
    rf"(?:(?P<back>{_BACK})|(?P<out>{_OUT}))(?:(?:就|也|我们?|咱们?|都)*(?:改|换|还是)(?:成|为|到)?|[就也](?:要|都|得|改)*|(?=[坐乘搭]))(?:坐|乘|搭|用)?(?:(?P<train>高铁|动车|火车)|(?P<air>飞机|飞))|"
    rf"\b(?:make|change|switch|turn|swap|replace|exchange)\b[^,.;]{{0,16}}?(?:(?P<back2>{_BACK})|(?P<out2>{_OUT}))\s+(?:(?:in)?to |for |with )?(?:an? |the |by )?(?:(?P<train2>(?:fast |high-speed |bullet )?train)|(?P<air2>flight|plane))\b",
    re.IGNORECASE,
)
"""Another way to travel for one of the rides: 回来那趟改坐高铁, make the way back a flight."""
_INSTEAD = re.compile(
    r"(?:(?:换|改)(?:成|为|坐|乘)?|(?<=了[,\s])(?:坐|还是|就)*(?=飞|坐|高铁|火车))(?:(?P<air>飞的?(?!机)|飞机|航班)|(?P<train>高铁|动车|火车))(?=$|[吧呗了的好回过,。;!?])"
)
"""Another way to travel than one by which it was to be, of the ride that the text names elsewhere: 回来太累，改飞的."""
_HOUR = r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?\s*(?P<half>am|pm)?(?!\s*(?:days?|people|of us|yuan|rmb))"
_BOUND_EN = re.compile(
    rf"(?P<no>\b(?:nothing|no|not|never|can't|cannot|won't|don't|n't)\b[^,.;!?]{{0,24}}?)\b(?P<edge>before|earlier than|after|later than)\s+(?:about |around )?{_HOUR}",
    re.IGNORECASE,
)
"""An hour before or after which one does not go: nothing before 9."""
_BOUND_ZH = re.compile(
    time_pattern("t")
    + r"(?:(?P<from>以后|之后|过后|后)(?:再|才)?(?:走|出发|上车|起飞|的|(?=[啊吧呢嘛呗,。?]*$))|(?P<by>以前|之前|前)(?:要|得|能|必须|就要?)*(?P<home>到家|到|回到))"
)
"""An hour from which one leaves, or by which one is there: 九点以后再走, 八点前得到家."""
_HOME_BY = re.compile(
    rf"\b(?:home|back (?:home|in (?P<city>[a-z']+)))\b[^,.;!?]{{0,30}}?\b(?:by|before|no later than|at)\s+(?:about |around )?{_HOUR}",
    re.IGNORECASE,
)
"""The hour by which one is home again: back in Hangzhou by 7."""
_PARTS = {
    "morning": ("06:00", "11:00"),
    "noon": ("11:00", "14:00"),
    "afternoon": ("12:00", "18:00"),
    "evening": ("17:00", "22:00"),
}
"""The hours within which a ride of some part of the day leaves."""
_TO_A_PART_OF_DAY = re.compile(
    r"(?:换|改)(?:成|到|为|个|一个|趟|一趟|坐)*(?:(?P<morning>早上|上午|早晨)|(?P<noon>中午)|(?P<afternoon>下午)|(?P<evening>傍晚|晚上))(?:出发|走|回)?的?(?=$|[,。;!?吧呗啊的高火飞航车])"
)
_OTHER = re.compile(
    r"\b(?:(?P<late>later)|earlier) (?:flight|train|plane|one|departure)\b|(?:(?P<late_zh>晚)|早)(?:一)?[点些]的?(?:车|高铁|火车|飞机|航班|动车|班次)|(?:车次|高铁|火车|飞机|航班|动车|那班|那趟)[^,。;早晚]{0,4}(?:(?P<late_zh2>晚)|早)(?:一)?[点些]",
    re.IGNORECASE,
)
"""A ride that leaves earlier or later than the one of the plan."""
_SOMEWHAT = 60
"""Minutes by which it does at least."""
_HOME_BY_EVENING = 9
"""An hour up to which who comes home by it comes in the evening: home by 7."""


def numbered_ride(scene: Scene, trip: OpenTrip, *, sandbox: Sandbox) -> FollowUpStep | None:
    """A train or a flight by its number, which goes there or back: it is kept for that ride."""
    match, query = RIDE_NUMBER.search(scene.folded), trip.query
    if match is None or query.start_city is None or query.target_city is None:
        return None
    number, ends = number_of_ride(match), (query.start_city, query.target_city)
    way: RideWay = "out"
    if any(number == one.number for one in sandbox.services(*ends)):
        locks = replace(trip.locks, out_number=number, plan=trip.plan)
    elif any(number == one.number for one in sandbox.services(*reversed(ends))):
        way, locks = "back", replace(trip.locks, back_number=number, plan=trip.plan)
    else:
        return None
    said = Text(f"{_named(way).zh}坐 {number}", f"{_named(way).en} by {number}")
    return FollowUpStep(
        FollowUpChange("ride", said, number, way=way), replace(trip, locks=locks), match.span()
    )


def home_by(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The hour by which the ride back arrives: I have to be home by 7."""
    match = _HOME_BY.search(scene.folded)
    city = match["city"].lower() if match and match["city"] else None
    if match is None or (city is not None and city not in city_words(trip.query.start_city or "")):
        return None
    hour = int(match["hour"]) + (
        NOON_HOUR if not match["half"] and int(match["hour"]) <= _HOME_BY_EVENING else 0
    )
    clock = _clock(match) if match["half"] else f"{hour:02d}:{match['minute'] or '00'}"
    if clock is None:
        return None
    bound = RideTime(way="back", moment="arrives", bound="latest", time=clock)
    change = FollowUpChange("ride", editing.wish(bound).gloss, f"arrive before {clock}", way="back")
    return FollowUpStep(change, with_wish(trip, bound), match.span())


def ride_by(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another way to travel for the ride there or the ride back."""
    match = _BY.search(scene.folded)
    if match is None:
        return _instead(scene, trip)
    way: RideWay = "back" if match["back"] or match["back2"] else "out"
    mode: Ride = "train" if match["train"] or match["train2"] else "airplane"
    return _by(trip, mode, way, match[0], match.span())


def _instead(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The same of the only ride that a text names, which it does in another clause."""
    match = _INSTEAD.search(scene.folded)
    way = _way_of(scene.folded, match) if match else None
    if match is None or way is None:
        return None
    named = next(_WAY.finditer(scene.folded))
    span = min(named.start(), match.start()), max(named.end(), match.end())
    return _by(trip, "train" if match["train"] else "airplane", way, scene.folded[slice(*span)], span)


def _by(trip: OpenTrip, mode: Ride, way: RideWay, typed: str, span: Span) -> FollowUpStep:
    zh, en = ("高铁/火车", "train") if mode == "train" else ("飞机", "flight")
    said = Text(f"{_named(way).zh}坐{zh}", f"{_named(way).en} by {en}")
    change = FollowUpChange("ride", said, f"{zh} {en} {typed.lower()}", way=way)
    return FollowUpStep(change, with_ride(trip, mode, way), span)


def ride_hours(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The hour from which, or by which, the ride there or back goes: nothing before 9 on the way there."""
    english, chinese = _BOUND_EN.search(scene.folded), _BOUND_ZH.search(scene.folded)
    match = english or chinese
    way = _way_of(scene.folded, match) if match else None
    if match is None or way is None:
        return None
    if english is not None:
        earliest = english["edge"].lower() in ("before", "earlier than")
        hour, time = _clock(english), "departs"
    else:
        earliest = match["from"] is not None
        hour, time = clock_of(match, "t"), "departs" if earliest else "arrives"
    if hour is None:
        return None
    bound = RideTime(
        way=way,
        moment="departs" if time == "departs" else "arrives",
        bound="earliest" if earliest else "latest",
        time=hour,
    )
    value = f"{'leave' if time == 'departs' else 'arrive'} {'after' if earliest else 'before'} {hour}"
    change = FollowUpChange("ride", editing.wish(bound).gloss, value, way=way)
    return FollowUpStep(change, with_wish(trip, bound), (0, len(scene.folded)))


def ride_part(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another part of the day for the ride there or back: 回程的飞机太晚了，换个下午的; or an earlier, a later one than the plan has."""
    match = _TO_A_PART_OF_DAY.search(scene.folded)
    way = _way_of(scene.folded, match) if match else None
    if match is not None and way is not None:
        first, last = _PARTS[next(name for name in _PARTS if match[name])]
        bounds = [("earliest", first), ("latest", last)]
    else:
        match = _OTHER.search(scene.folded)
        way = _way_of(scene.folded, match) if match else None
        leaves = _leaves(trip, way) if way else None
        if match is None or way is None or leaves is None:
            return None
        later = match["late"] or match["late_zh"] or match["late_zh2"]
        at = leaves + (_SOMEWHAT if later else -_SOMEWHAT)
        bounds = [("earliest" if later else "latest", f"{at // 60:02d}:{at % 60:02d}")]
    glosses = []
    for bound, hour in bounds:
        time = RideTime(
            way=way, moment="departs", bound="earliest" if bound == "earliest" else "latest", time=hour
        )
        trip = with_wish(trip, time)
        glosses.append(editing.wish(time).gloss)
    value = " ".join(f"leave {'after' if bound == 'earliest' else 'before'} {hour}" for bound, hour in bounds)
    change = FollowUpChange("ride", joined(glosses, Text("，", ", ")), value, way=way)
    named = [one.span() for one in _WAY.finditer(scene.folded)]
    span = min(match.start(), *(a for a, _ in named)), max(match.end(), *(b for _, b in named))
    return FollowUpStep(change, trip, span)


def _leaves(trip: OpenTrip, way: RideWay) -> int | None:
    """The minute at which a ride of the plan leaves, if one may leave so much earlier and later on that day."""
    rides = (
        [one for _, _, one in trip.plan.activities() if isinstance(one, Train | Flight)] if trip.plan else []
    )
    if not rides:
        return None
    minute = rides[0 if way == "out" else -1].start_time.minutes
    return minute if _SOMEWHAT <= minute < DAY_MINUTES - _SOMEWHAT else None


def _named(way: RideWay) -> Text:
    return Text("回程", "Way back") if way == "back" else Text("去程", "Way there")


def _way_of(text: str, bound: re.Match[str]) -> RideWay | None:
    """The ride that an hour bounds: the one named in its clause, else the only one that the text names."""
    start = max(text.rfind(mark, 0, bound.start()) for mark in ",.;!?。") + 1
    ends = [at for mark in ",.;!?。" if (at := text.find(mark, bound.end())) >= 0]
    for first, last in ((start, min(ends, default=len(text))), (0, len(text))):
        named = {"back" if one["back"] else "out" for one in _WAY.finditer(text, first, last)}
        if len(named) == 1:
            return "back" if "back" in named else "out"
    return None


def _clock(match: re.Match[str]) -> str | None:
    hour, half = int(match["hour"]), (match["half"] or "").lower()
    hour += NOON_HOUR if half == "pm" and hour < NOON_HOUR else 0
    return f"{hour:02d}:{match['minute'] or '00'}" if hour <= 23 else None
