"""What says that something which was read has another part in the trip: it is where one sleeps, or how others travel."""

import re
from collections.abc import Sequence

from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime
from core.understand.patterns.pattern import compiled
from core.understand.persons.sleepers import is_of_some
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.numerals import COUNT_ZH, count_of
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.trip_sides import HOTEL, spoken_of
from core.understand.wishes.wish import Scene, Wish, is_refusal

_SLEEPS_AT = compiled(
    r"(?:(?<!打)住|睡|下榻)(?:在|到|进|个|那种|那些)?(?:[^,、。;住吃看逛玩去到]{0,6}的)?$|\b(?:sleep(?:ing)?|stay(?:ing)?|lodg(?:e|ing)|nights?) (?:in|at|inside|among|amid) (?:the |an? |some |those |real |old )*$",
    re.IGNORECASE,
)
"""What makes what follows the place of the hotel, and no sight: 别住胡同里."""
_HOTEL_HAS = compiled(
    r"(?:(?<!打)住|订|睡|找|选|挑|酒店|民宿|宾馆|客栈)(?:在)?(?:(?:一?[个家间])|那种|要|得)?(?:自?带|有|含|配|靠着|挨着)[^,、。;看逛玩去到]{0,4}$"
)
_LIKE_A_HOTEL = compiled(
    r"(?:[^,、。;看逛玩去到]{0,3}的)[^,、。;看逛玩去到]{0,4}(?:酒店|民宿|宾馆|客栈|旅馆|度假村|房间)"
)
"""What makes a kind of sight one that the hotel is to have: 想住有园林的酒店."""
_LIES_THERE = compiled(
    r"\b(?:hutongs?|lanes|alleys|alleyways|streets|back ?streets|shops|bars|caf[eé]s|restaurants|stalls|area|quarter|neighbou?rhood|bit) "
    r"(?:round|around|near|behind|off|by|next to|close to) (?:the )?$",
    re.IGNORECASE,
)
"""What makes the name that follows one of where something else lies: the hutongs round Gulou."""
_EATS_BY_IT = compiled(
    r"(?:边上?|旁边?|附近|周边)的?(?:一?家|一?个|[^,。;]{0,4}?的)?(?:餐厅|饭店|餐馆|馆子|酒楼|小馆)"
)
"""What follows the name of a place beside which one wants to eat: 晚餐订西湖边的餐厅."""
_MEETS_THERE = compiled(
    r"(?:开会|会议|会场|客户|见面|碰头|面试|考试|考场|笔试|比赛|赛场|参赛|培训|上班|办公|工作|公司|单位|婚礼|婚宴|酒席|手术|就诊)的?(?:地点|地址|地方|场地)?[^,。;!?去到逛看玩想吃住]{0,4}(?:在|位于|是|:|(?<=地点)|(?<=地址))[^,。;!?去到逛看玩想吃住]{0,6}$"
)
"""What makes a place one where something else is to be done: 开会地点陆家嘴, 见面在周六中午春熙路."""
_COOKS_IT = compiled(r"(?:我们?|大家|就)?自己(?:弄|做|烤|烧|煮|带|买)")
"""What follows a kind of food that nobody need serve: 烧烤自己弄."""
_NOT_THE_PLACE = compiled(r"的(?:早茶|早餐|自助|下午茶|晚餐|午餐|餐厅|甜品|蛋糕|酒吧|泳池)")
"""What follows the name of a hotel that one goes to for something else than a bed."""
_PLACES_IT = compiled(
    r"\s*(?:(?:if (?:at all )?possible|if you can|ideally|preferably|please|pls|best|maybe|somewhere|right|but|and|as close as possible)\s+)*(?:(?:with)?in|on|by|near|around|beside|close to|next to|along|at)\s+(?:the |an? )?",
    re.IGNORECASE,
)
"""All that stands before a sight in a clause that only says where the hotel is to be: a boutique hotel, if possible in the old town."""
_LOOKS_AT = compiled(
    r"\b(?:watch|see|enjoy|admire|look(?:ing)? at|take in|for|love)(?:ing|es|s)? (?:(?:the|some|all) )?$",
    re.IGNORECASE,
)
_RIDING = compiled(r"\b(?:rail|trains?|sleeper|hsr|window|drive|driving|ride)\b", re.IGNORECASE)
"""What makes a landscape that is looked at one by which one rides: home by rail, since my sister wants to watch the scenery."""
_OTHERS = compiled(
    r"\s*(?:(?:and|but|then|while|whereas) )*(?:(?:one )?half(?: of (?:us|them))?|(?:some|one|two|three|four|five|\d) of (?:us|them)|(?:the )?(?:other half|others|rest of us)|(?:the )?other (?:one|two|three|four|five|six)) (?:(?:will|would|can|must|is|are|'s) )*(?:fl(?:y|ies)|land|arriv|tak(?!e? it)|com[ei]|driv|leav|travel|go|depart)|"
    r"\s*(?:而|但|然后|不过)?(?:[他她]们?俩?|爸妈|爹妈|父母|老两口|朋友们?|同事们?|对方|其他人|另外?[一两几]?[个位]?人?|我?(?:老公|老婆|媳妇|爸|妈|哥|姐|弟|妹))"
    r"(?:他们|她们)?(?:都|就|则|再|会|要|是|得|也)*从[^,]{1,8}?(?:坐|乘|飞|开)"
)
"""How it begins what is said of the ride of some travellers alone: 他们从武汉坐高铁."""
_OTHER_ONE = r"(?:[他她]们?俩?|爸妈|爹妈|父母|老两口|朋友们?|同事们?|我?(?:老公|老婆|爸|妈|哥|姐|弟|妹))(?:都|就|要|想|是)*"
_BY_RIDE = r"(?:坐|乘|飞|开)[^,。;!?]{0,6}?"
_RIDES_APART = compiled(
    rf"(?:{_OTHER_ONE}{_BY_RIDE}[,]?我们?(?:自己|就|要|想|则)*{_BY_RIDE}|我们?(?:自己|就|要|想)*{_BY_RIDE}[,]?{_OTHER_ONE}{_BY_RIDE})(?=$|[,。;!?])"
)
"""Travellers of whom some ride in one way and some in another: 他们坐火车我坐飞机."""


_BY_TRAIN = compiled(
    r"\bby (?:night |fast |high-speed )?(?:train|rail)\b|\b(?:the|a) (?:night |fast |high-speed )?train (?:there|in|out|back|home|down|up)\b"
)
_BY_PLANE = compiled(
    r"\b(?:by plane|by air|flying|fly)\b|\b(?:the|a) (?:plane|flight) (?:there|in|out|back|home|down|up)\b"
)
_ONCE_MEANT = re.compile(r"\b(?:was|were|had|originally|first)\b[^,.;]{0,24}$")
"""What leads to a ride that is no longer meant: we were going to fly."""
_BOTH_WAYS = compiled(
    r"\bboth (?:ways?|directions|legs)\b|\beach way\b|\bthere and back\b|\bround[- ]trip\b|\bto and fro\b"
)
_COUNT = re.compile(COUNT_ZH)
_BEDS = compiled(r"(?P<one>大床|单人[间房])|(?P<two>双床|双人[间房]|标准?间)")
_OF_TWO = re.compile(
    r"(?![和与及跟同或到去的再还有是看逛先后要想坐从在往里边上下就也都只仅选吃爬])[一-鿿]{1,2}"
)
"""What stands between two names that are those of one place."""
_NEXT_NAME = 8
"""Letters behind a name within which its other half ends."""
_SOME_NIGHTS = compiled(
    r"(?:前|后|头|最后|第)[一两二三四五六\d]个?[晚夜]|\d{1,2}[号日][、到至-]?\d{0,2}[号日]?[那这]?[一两]?晚"
)
"""What makes a hotel one of some nights alone: 前两晚住迪士尼附近，最后一晚住市区."""
_OTHER_NIGHTS = compiled(
    r"[^,。;!?]{0,8},\s*(?:然后|再|但)?(?:最后|另外?|剩下的?|后|其余)[一两二三四\d]*个?[晚夜](?!上)"
)


def has_another_role(scene: Scene, wish: Wish, span: Span) -> bool:
    """Whether words that a wish was read from stand where they say something else of the trip."""
    match wish.meaning:
        case IntercityModes() | OutAndBack() | RideTime():
            apart = any(overlaps(span, one.span()) for one in _RIDES_APART.finditer(scene.folded))
            return (
                apart
                or _is_of_one_ride(scene, wish)
                or any(
                    overlaps(span, one.span) and _OTHERS.match(one.lower)
                    for one in clauses(scene.folded, 0, len(scene.folded))
                )
            )
        case Rooms():
            return _are_of_some(scene, wish.spans) or _are_counted_apart(scene, wish.meaning, wish.spans)
        case Beds():
            return _are_of_several_kinds(scene)
        case HotelNear():
            return _is_of_some_nights(scene, span)
        case Names(kind="accommodation"):
            return _NOT_THE_PLACE.match(scene.folded, span[1]) is not None
        case Names(kind="attraction") | Types(kind="attraction"):
            return (
                _is_half_of_a_name(scene, wish, span)
                or _is_slept_at(scene, span)
                or _is_ridden_by(scene, span)
                or _EATS_BY_IT.match(scene.folded, span[1]) is not None
                or _MEETS_THERE.search(scene.folded, max(0, span[0] - 24), span[0]) is not None
                or _LIES_THERE.search(scene.folded, max(0, span[0] - 40), span[0]) is not None
            )
        case Types(kind="restaurant"):
            return _COOKS_IT.match(scene.folded, span[1]) is not None or (
                is_refusal(wish.meaning) and _ends_a_name(scene, span)
            )
        case _:
            return False


def _ends_a_name(scene: Scene, span: Span) -> bool:
    """Whether a place is named right before words for a kind, and both are one name: 九眼桥酒吧街."""
    places = scene.places(max(0, span[0] - 12), span[0])
    return any(one.span[1] == span[0] and one.kind == "attraction" for one in places)


def _is_half_of_a_name(scene: Scene, wish: Wish, span: Span) -> bool:
    """Whether letters between two words for what is wished make them the name of another: 八达岭残长城."""
    if not isinstance(wish.meaning, Names):
        return False
    near = scene.places(span[1], min(len(scene.folded), span[1] + _NEXT_NAME))
    beside = min(near, key=lambda one: one.span, default=None)
    return (
        beside is not None
        and not wish.meaning.names.isdisjoint(beside.names)
        and _OF_TWO.fullmatch(scene.folded, span[1], beside.span[0]) is not None
    )


def _is_of_some_nights(scene: Scene, span: Span) -> bool:
    """Whether one sleeps elsewhere on other nights, as the words before or the next clause say: 住两晚外滩附近，最后一晚迪士尼."""
    before = _SOME_NIGHTS.search(scene.folded, max(0, span[0] - 8), span[1])
    after = _OTHER_NIGHTS.match(scene.folded, span[1])
    return before is not None or after is not None


def _is_of_one_ride(scene: Scene, wish: Wish) -> bool:
    """Whether a way both there and back may be one of a single ride, since the text tells of a ride of the other kind too."""
    if not isinstance(wish.meaning, IntercityModes) or len(wish.meaning.modes) != 1 or len(wish.spans) != 1:
        return False
    if _BOTH_WAYS.search(scene.lower):
        return False
    other = _BY_TRAIN if "airplane" in wish.meaning.modes else _BY_PLANE
    return any(
        not overlaps(_in(clause, match), wish.span) and not clause.unwanted(*_in(clause, match))
        for clause in clauses(scene.folded, 0, len(scene.folded))
        for match in other.finditer(clause.lower)
        if not _ONCE_MEANT.search(clause.lower, 0, match.start())
    )


def _in(clause: Clause, match: re.Match[str]) -> Span:
    return clause.start + match.start(), clause.start + match.end()


def _are_of_some(scene: Scene, rooms: Sequence[Span]) -> bool:
    """Whether rooms are each said of some of the travellers: 我单独一间，他俩住一间."""
    every = clauses(scene.folded, 0, len(scene.folded))
    of_some = [one.span for one in every if "间" in one.text and is_of_some(one.text)]
    alone = [scene.folded.endswith(("单独", "自己"), 0, room[0]) for room in rooms]
    if not of_some or not (len(rooms) == 1 or any(alone)):
        return False
    return all(
        of_one or any(overlaps(room, one) for one in of_some)
        for room, of_one in zip(rooms, alone, strict=True)
    )


def _are_counted_apart(scene: Scene, rooms: Rooms, told: Sequence[Span]) -> bool:
    """Whether as many rooms are told in several clauses, so that all may be more: 外婆和大宝一间，我们带小宝一间."""
    counts = [_COUNT.search(scene.folded, *span) for span in told]
    every = clauses(scene.folded, 0, len(scene.folded))
    within = {clause.start for clause in every if any(overlaps(clause.span, span) for span in told)}
    return len(within) > 1 and all(one and count_of(one[0]) == rooms.count for one in counts)


def _are_of_several_kinds(scene: Scene) -> bool:
    """Whether beds of several kinds are wished, so that no number of them is that of every room: 一间要大床，一间要双床."""
    found = {
        kind
        for clause in clauses(scene.folded, 0, len(scene.folded))
        for match in _BEDS.finditer(clause.text)
        if not clause.unwanted(clause.start + match.start(), clause.start + match.end())
        for kind, words in match.groupdict().items()
        if words
    }
    return len(found) > 1


def _is_ridden_by(scene: Scene, span: Span) -> bool:
    """Whether a landscape is looked at from a ride that the same sentence tells of."""
    before = scene.sentence_before(span[0])
    return (
        scene.lower[slice(*span)] in ("scenery", "countryside", "landscape", "landscapes", "views", "view")
        and _LOOKS_AT.search(before) is not None
        and _RIDING.search(before) is not None
    )


def is_of_the_hotel(scene: Scene, liking: Liking) -> bool:
    """Whether a sight that is liked or not is where the hotel is to be, or not to be."""
    return liking.about == "sight" and _is_slept_at(scene, liking.span)


def _is_slept_at(scene: Scene, span: Span) -> bool:
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        if (
            overlaps(clause.span, span)
            and _PLACES_IT.fullmatch(scene.folded, clause.start, span[0])
            and HOTEL in spoken_of(scene.said_before(clause.start))
        ):
            return True
    has = _HOTEL_HAS.search(scene.folded, max(0, span[0] - 16), span[0])
    if has and _LIKE_A_HOTEL.match(scene.folded, span[1]):
        return True
    return _SLEEPS_AT.search(scene.folded, max(0, span[0] - 24), span[0]) is not None
