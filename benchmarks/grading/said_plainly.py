"""Hours, ages and distances in the plain English of a case, in the form in which they are compared: home by 6 p.m., a six-year-old son."""

import re

from core.understand.facts.company.company_zh import persons_zh
from core.understand.text.numerals import COUNT_EN, number_of

PlainWish = dict[str, str]
_LEFT = 1
"""Letters that the words for somebody leave of a wish which tells something of him."""

_NOON_HOUR = 12
_ANY_DAY = "其中一天"
"""How a reading says that any one day is kept free."""
_CLOCK = r"(?:(?P<hour>\d{1,2})(?:[:.](?P<minute>\d\d))?\s*(?P<half>[ap]\.?m\.?|in the (?:morning|afternoon|evening)|at night)?|(?P<noon>noon))"
_TAIL = r"(?:,? (?:every|each) (?:day|night|evening|morning))?"
_BEFORE = re.compile(
    rf"(?:(?:nothing|not|never|anything|no \w+|(?:get up|getting up|waking(?: up)?|go out|going out|out|start)) )*before {_CLOCK}{_TAIL}"
)
_AFTER = re.compile(rf"(?:(?:nothing|not|no \w+|out) )*after {_CLOCK}{_TAIL}")
_BACK = re.compile(
    rf"(?:be )?(?:back|home|in)(?: in| home| at (?:the )?hotel)? (?:by|before) {_CLOCK}{_TAIL}"
)
_START = re.compile(
    rf"(?:(?:start|begin|out|leave)(?:ing)?(?: (?:the|our))?(?: days?)?|days? (?:start|begin)s?) (?:at|from|after|not before) {_CLOCK}{_TAIL}"
)
_PART_FREE = re.compile(
    r"(?:early |late |the )*(?P<part>morning|afternoon|evening)s (?:free|off)|free (?P<part2>morning|afternoon|evening)s"
)
_DAY_PART_FREE = re.compile(
    r"(?:(?:the )?(?P<part>morning|afternoon|evening) (?:of|on) (?P<day>day \d) (?:kept )?(?:free|off)|free (?P<part2>morning|afternoon|evening) (?:of|on) (?P<day2>day \d))"
)
_OF_A_RIDE = re.compile(
    rf"(?:(?:train|flight|plane|ride) )?(?P<bound>after|before|from|by|at|around) {_CLOCK}"
)
_WEEKDAY = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day (?P<part>morning|afternoon|evening|night)")

_VISIT = re.compile(
    r"(?!(?:no|not|nothing|never|free|back|home|out|start|early|late|be) )(?P<thing>.+) (?:at|in the) (?P<part>sunrise|sunset|night|evening)"
)
"""When one would be at a place: Jingshan Park at sunrise."""
_A_FREE_DAY = re.compile(r"one (?:whole |full )?(?:free day|day (?:left )?(?:completely )?(?:free|off))")
"""A day of one's own, whichever: it is any of the trip."""
_FAR = re.compile(r"(?:too )?far (?:away )?from (?P<what>.+)")
"""What nobody wants of a hotel who wants it near."""

_ANY_RETURN = re.compile(
    r"返程|回程|回来|(?:the |a )?(?:return(?: (?:trip|ticket|journey|ride))?|(?:ride|trip|ticket|way|journey) (?:back|home))"
)
_ONE_WAY = "单程"
"""Who wants no way back wants to go one way."""
_NOT_FULL = re.compile(r"(?:行程|日程|安排|节奏)(?:不要?|别)(?:排|安排)?太?(?:满|赶|紧|密)")
"""Days that are not full, which is what a slow pace is."""
_CANNOT = re.compile(
    r"(?:.* )?(?:can't|cannot|doesn't|don't|not good|no good|bad|struggles?)(?: (?:manage|do|climb|take|handle|cope|on|with|at))* (?P<what>stairs|steps|hills|walking|long walks|climbing)"
)
"""Who cannot manage something, which a reading has as what is to be avoided."""
_EATEN_AT = re.compile(r"(?:breakfast|brunch) at (?!(?:(?:the|our|my) )?hotel)(?P<where>.+)")
"""A meal at a sight, which is a visit at its hour: breakfast at Hubu Alley."""
_WALKS_LITTLE = re.compile(r".*走不(?:动|了|远)(?:路|多远)?")
"""Somebody who cannot walk far, which a reading has as little walking: 老太太走不动."""
_PUSHED = re.compile(r"(?:能|可以?)推(?=婴儿车|童车|轮椅)")
"""What sights must allow which a reading has as what comes along: 能推婴儿车."""
_IN_BRACKETS = re.compile(r"(?P<told>[^(（]{2,8})[(（][^)）]+[)）]")
"""Somebody of whom more is told in brackets: 孕妇（怀孕5个月）."""
_WHOLE_DAY = re.compile(r"(?P<thing>[^\d一整全]{2,10})(?:玩|待|留|逛)?(?:一整天|整天|全天)")
"""A sight that one is at for a whole day: 迪士尼一整天."""
_TRAINS = re.compile(r"(?:高铁|动车|火车)(?:[或和、]者?)(?:高铁|动车|火车)")
"""Trains of two names of which either will do."""
_WITHOUT = re.compile(r"(?:not|no|without|nothing) (?P<what>[a-z]+)")
_MORE_THAN = re.compile(r"(?:anything )?(?:over|more than) (?=\w+ (?:sight|activit|thing|stop|place))")
"""With which a case refuses a day of too many sights, where a reading has how many there may be."""

_YEARS_OLD = re.compile(rf"(?P<age>{COUNT_EN})[- ](?P<unit>years?|months?|weeks?)[- ]olds?\b")
_DECADE = re.compile(r"\bin (?:their|his|her|my|our) (?P<decade>fif|six|seven|eigh|nine)ties\b")
_DECADES = {"fif": "50", "six": "60", "seven": "70", "eigh": "80", "nine": "90"}


_WANTS_NO = re.compile(r"(?:别|不要|不想|不用)(?=早起|晚归|熬夜|赶)")
"""Who wants not to do a thing avoids it: 别早起."""
_BOUND_ZH = re.compile(
    r"(?P<clock>\d{1,2}:\d\d)(?:(?P<until>(?:之|以)?前)|(?:之|以)?后)(?:(?P<leaves>出发|走|发车|起飞)|(?P<comes>到达?|抵达|到家|回到?家?)|的)?"
)
_AN_HOUR = re.compile(r"\d{1,2}:\d\d")
_BEFORE_IT, _AFTER_IT = (
    re.compile(r"点(?:钟|半)?(?:之|以)?前|\bbefore\b"),
    re.compile(r"点(?:钟|半)?(?:之|以)?后"),
)
_AT_NIGHT = frozenset({"夜里", "夜晚", "夜间", "晚间"})
"""Other words for the evening."""
_NIGHT = re.compile("[晚夜]|night")
_A_NIGHT = re.compile(r"(?:\d+\s*[-–~到]\s*)?(?P<most>\d{2,5})")
"""What a hotel may cost a night, by its number alone; of a range, its upper end."""
_BREAKFAST_IN = re.compile(r"(?:酒店|宾馆|民宿)(?=(?:要)?[含带]早)")
"""Where a breakfast is that is one of the hotel's: 酒店含早餐."""
_PART_IN_FIGURES = re.compile(r"(?P<part>餐饮|吃饭?|门票|住宿|酒店|交通|打车)(?P<amount>\d+)")
"""What may be spent on a part of the trip, by its number alone: 餐饮600."""
_AMOUNT_FOR = re.compile(
    r"(?P<amount>\d{2,6})(?: ?(?:yuan|rmb))? (?:in total )?(?:for|on) (?:the )?(?P<part>hotel|food|taxi|ticket)s?"
)
"""The same in English, the part behind: 3000 for hotels."""
_NOT_FANCY = frozenset({"fancy", "luxury", "luxurious", "posh", "anything fancy"})
"""What a hotel is not that is `nothing fancy`, which a reading has as a simple one."""
_CHOICE = re.compile(r" (?:options?|choices?|dishes)$")
"""Words behind a diet that say no more than it: vegetarian options."""
_WHOSE_ZH = re.compile(r"[老小][一-鿿](?![人])")


def plainly_said(wish: PlainWish) -> PlainWish:
    """The wish with its hour, its ages or its distance in the form that is compared; any other as it is."""
    said = wish["is"].lower().strip(" .")
    if wish["about"] in ("time", "pace") and wish["polarity"] == "want" and _WANTS_NO.match(said):
        return {**wish, "is": _WANTS_NO.sub("", said), "polarity": "avoid"}
    if wish["about"] in ("time", "pace") and wish["polarity"] == "avoid" and _AN_HOUR.fullmatch(said):
        told = wish.get("said", "")
        hour = f"not before {said}" if _BEFORE_IT.search(told) else said
        return {**wish, "is": f"after {said} nothing" if _AFTER_IT.search(told) else hour}
    if wish["about"] == "time" and said in _AT_NIGHT:
        return {**wish, "is": "晚上"}
    if (part := _of_a_part(wish["about"], said)) is not None:
        return {**wish, "is": part}
    if (chinese := _told_in_chinese(wish, said)) is not None:
        return chinese
    a_night = wish["about"] == "hotel" and _NIGHT.search(wish.get("said", ""))
    if a_night and (price := _A_NIGHT.fullmatch(said)):
        return {**wish, "is": f"hotel {price['most']} per night"}
    turned = _turned(wish, said)
    if turned is not None:
        return turned
    if wish["about"] == "pace" and _NOT_FULL.fullmatch(said):
        return {**wish, "is": "慢"}
    if wish["about"] in ("time", "pace") and _A_FREE_DAY.fullmatch(said):
        return {**wish, "is": _ANY_DAY}
    if wish["about"] in ("time", "pace"):
        timed = _of_day(said, avoid=wish["polarity"] == "avoid")
    elif wish["about"] in ("ride_out", "ride_back"):
        timed = _of_ride(said)
    else:
        timed = _of_ages(said) if wish["about"] == "company" else None
    return wish if timed is None else {**wish, "is": timed}


def _of_a_part(about: str, said: str) -> str | None:
    """What may be spent on a part of the trip with its unit, and a breakfast of the hotel without the hotel."""
    if about == "budget_part" and (part := _PART_IN_FIGURES.fullmatch(said)):
        return f"{part['part']}{part['amount']}元"
    if about == "budget_part" and (part := _AMOUNT_FOR.fullmatch(said)):
        return f"{part['part']} {part['amount']}"
    if about == "cuisine" and _CHOICE.search(said):
        return _CHOICE.sub("", said)
    return _BREAKFAST_IN.sub("", said) if about == "meal" and _BREAKFAST_IN.match(said) else None


def _turned(wish: PlainWish, said: str) -> PlainWish | None:
    """The wish as its opposite, or as one of another subject, where a reading says it so: who can't manage stairs avoids them."""
    plain = wish["about"] == "hotel" and said in _NOT_FANCY and wish.get("said", "").startswith("nothing")
    if plain and wish["polarity"] == "avoid":
        return {**wish, "is": "simple hotel", "polarity": "want"}
    far = _FAR.fullmatch(said) if (wish["about"], wish["polarity"]) == ("hotel", "avoid") else None
    if far:
        return {**wish, "is": f"near {far['what']}", "polarity": "want"}
    if (wish["about"], wish["polarity"]) == ("ride_back", "avoid") and _ANY_RETURN.fullmatch(said):
        return {**wish, "is": _ONE_WAY, "polarity": "want"}
    unable = _CANNOT.fullmatch(said) if wish["about"] == "company" else None
    if unable:
        return {**wish, "is": unable["what"], "polarity": "avoid"}
    without = _WITHOUT.fullmatch(said) if wish["about"] in ("cuisine", "meal") else None
    if without and wish["polarity"] == "want":
        return {**wish, "is": without["what"], "polarity": "avoid"}
    if wish["about"] == "pace" and wish["polarity"] == "avoid" and _MORE_THAN.match(said):
        return {**wish, "is": _MORE_THAN.sub("", said), "polarity": "want"}
    eaten_at = _EATEN_AT.fullmatch(said) if wish["about"] == "meal" else None
    if eaten_at:
        return {**wish, "about": "time", "is": f"early morning: {eaten_at['where']}"}
    return None


def _told_in_chinese(wish: PlainWish, said: str) -> PlainWish | None:
    """The wish as one of another subject, or in fewer words, where a reading of Chinese says it so."""
    if wish["about"] == "company" and wish["polarity"] == "want" and _WALKS_LITTLE.fullmatch(said):
        return {**wish, "about": "pace", "is": "少走路"}
    if wish["about"] == "sight" and wish["polarity"] == "want" and _PUSHED.match(said):
        return {**wish, "about": "company", "is": _PUSHED.sub("", said)}
    if wish["about"] == "company" and (told := _IN_BRACKETS.fullmatch(said)):
        return {**wish, "is": told["told"]}
    if wish["about"] == "sight" and wish["polarity"] == "want" and (day := _WHOLE_DAY.fullmatch(said)):
        return {**wish, "about": "time", "is": f"whole day: {day['thing']}"}
    if wish["about"].startswith("ride_") and _TRAINS.fullmatch(said):
        return {**wish, "is": "高铁"}
    if wish["about"] in ("company", "room") and (whose := _whose(said)):
        return {**wish, "is": said[whose:]}
    return None


def _whose(said: str) -> int:
    """Where the words end, in Chinese, for the one of whom a wish tells something: the 丈母娘 of 丈母娘恐高."""
    named = _WHOSE_ZH.match(said)
    first = next((part.span[1] - 1 for part in persons_zh(f"和{said}") if part.span[0] == 1), 0)
    end = max(first, named.end() if named else 0)
    return end if len(said) - end > _LEFT else 0


def _of_day(said: str, *, avoid: bool) -> str | None:
    refused = avoid or said.startswith(("nothing ", "not ", "no "))
    if refused and (match := _BEFORE.fullmatch(said)):
        return f"not before {_hour(match)}"
    if avoid and (match := _AFTER.fullmatch(said)):
        return f"after {_hour(match, late=True)} nothing"
    if match := _BACK.fullmatch(said):
        return f"back at hotel by {_hour(match, late=True)}"
    if match := _START.fullmatch(said):
        return f"start after {_hour(match)}"
    if match := _VISIT.fullmatch(said):
        return f"{match['part']}: {match['thing']}"
    if match := _DAY_PART_FREE.fullmatch(said):
        return f"{match['day'] or match['day2']} {match['part'] or match['part2']} free"
    part = _PART_FREE.fullmatch(said)
    return f"every day free {part['part'] or part['part2']}" if part else None


def _of_ride(said: str) -> str | None:
    if match := _BOUND_ZH.fullmatch(said):
        moment = "arrive " if match["comes"] else "depart " if match["leaves"] else ""
        return f"{moment}{'before' if match['until'] else 'after'} {match['clock']}"
    if match := _BACK.fullmatch(said):
        return f"arrive before {_hour(match, late=True)}"
    if match := _OF_A_RIDE.fullmatch(said):
        return f"{match['bound']} {_hour(match)}"
    weekday = _WEEKDAY.fullmatch(said)
    return weekday["part"] if weekday else None


def _of_ages(said: str) -> str | None:
    """Ages in figures: a six-year-old son, a baby nine months old, parents in their sixties."""
    plain = _DECADE.sub(lambda match: _DECADES[match["decade"]], _YEARS_OLD.sub(_in_years, said))
    return plain if plain != said else None


def _in_years(match: re.Match[str]) -> str:
    if not match["unit"].startswith("year"):
        return "0"
    return f"{number_of(match['age']):.0f}"


def _hour(match: re.Match[str], *, late: bool = False) -> str:
    """The time of day that a match says, in the later half of it where nothing says which and that is `late`."""
    if match["noon"]:
        return "12:00"
    hour, half = int(match["hour"]), match["half"] or ""
    afternoon = half.startswith(("p", "in the a", "in the e", "at n")) or (late and not half)
    return f"{hour + _NOON_HOUR * (afternoon and hour < _NOON_HOUR):02d}:{match['minute'] or '00'}"
