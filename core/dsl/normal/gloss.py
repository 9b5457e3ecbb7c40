"""What a constraint says, as a sentence in Chinese and in English."""

from core.dsl.normal.forms import (
    And,
    Beds,
    Cars,
    CostCap,
    Days,
    HotelNear,
    InnerModes,
    InnerModesUnwanted,
    IntercityModes,
    Names,
    Normal,
    Not,
    Opaque,
    Or,
    OutAndBack,
    People,
    RideTime,
    Rooms,
    StayAt,
    TaxiBeyond,
    Tickets,
    TimeAt,
    Types,
    VisitOrder,
)
from core.dsl.normal.logic import canonical
from core.dsl.normal.words import COSTS, EITHER_MODE, EITHER_NAME, UNITS, counted, listed, modes, number, yuan
from core.dsl.normal.words import Names as EnglishNames
from core.dsl.program import compile_constraint
from core.errors import DslError
from core.text import Text

_NONE: EnglishNames = {}


def gloss(constraint: Normal, english: EnglishNames = _NONE) -> Text:
    """The sentence. `english` gives English names for names and types of the sandbox, which are Chinese."""
    match canonical(constraint):
        case Days() | People() | Tickets() | Cars() | Rooms() | Beds() as count:
            return _count(count)
        case CostCap(category, at_most, unit):
            cost, per, money = COSTS[category], UNITS[unit], yuan(at_most)
            return Text(f"{per.zh}{cost.zh}不超过 {money.zh}", f"{cost.en} at most {money.en}{per.en}")
        case Names() as places:
            return _names(places, english)
        case Types() as types:
            return _types(types, english)
        case IntercityModes() | OutAndBack() | RideTime() as ride:
            return _ride(ride)
        case InnerModes() | InnerModesUnwanted() | TaxiBeyond() as way:
            return _way(way)
        case HotelNear() | TimeAt() | StayAt() | VisitOrder() as visit:
            return _visit(visit, english)
        case And() | Or() | Not() as combination:
            return _combination(combination, english)
        case Opaque() as unknown:
            return _opaque(unknown)


def _count(constraint: Days | People | Tickets | Cars | Rooms | Beds) -> Text:
    n = constraint.count
    match constraint:
        case Days():
            return Text(f"行程共 {n} 天", f"The trip lasts {counted(n, 'day')}")
        case People():
            return Text(f"{n} 人出行", counted(n, "traveller"))
        case Tickets():
            return Text(
                f"景点、火车、飞机和地铁每次买 {n} 张票",
                f"{counted(n, 'ticket')} for every sight, train, flight and metro ride",
            )
        case Cars():
            return Text(f"每次打车用 {n} 辆车", f"{counted(n, 'car')} for every taxi ride")
        case Rooms():
            return Text(f"每晚订 {n} 间房", f"{counted(n, 'room')} for every night")
        case Beds():
            return Text(f"每间房 {n} 张床", f"{counted(n, 'bed')} in every room")


_EATS = {
    "restaurant": Text("用餐", "eat"),
    "breakfast": Text("吃早餐", "have breakfast"),
    "lunch": Text("吃午餐", "have lunch"),
    "dinner": Text("吃晚餐", "have dinner"),
}


def _names(places: Names, english: EnglishNames) -> Text:
    every, either = listed(places.names, english), listed(places.names, english, EITHER_NAME)
    if places.kind == "attraction":
        verb = Text("游览", "visit")
    elif places.kind == "accommodation":
        verb = Text("入住", "stay at")
    else:
        return _meals(places, every, either)
    match places.rule:
        case "all":
            return Text(f"{verb.zh}{every.zh}", f"{verb.en.capitalize()} {every.en}")
        case "any":
            return Text(f"至少{verb.zh}其中一处：{either.zh}", f"{verb.en.capitalize()} {either.en}")
        case "none":
            return Text(f"不{verb.zh}{either.zh}", f"Do not {verb.en} {either.en}")


def _meals(places: Names, every: Text, either: Text) -> Text:
    verb = _EATS[places.kind]
    match places.rule:
        case "all":
            return Text(f"在{every.zh}{verb.zh}", f"{verb.en.capitalize()} at {every.en}")
        case "any":
            return Text(f"至少在其中一家{verb.zh}：{either.zh}", f"{verb.en.capitalize()} at {either.en}")
        case "none":
            return Text(f"不在{either.zh}{verb.zh}", f"Do not {verb.en} at {either.en}")


_TYPED = {
    "attraction": (
        Text("游览", "Visit sights of the type "),
        Text("不游览", "No sights of the type "),
        "类景点",
    ),
    "accommodation": (Text("酒店特色有", "A hotel with "), Text("酒店特色不要", "No hotel with "), ""),
    "restaurant": (Text("用餐包括", "Eat "), Text("用餐不要", "No meals of the cuisine "), ""),
    "breakfast": (Text("早餐包括", "For breakfast "), Text("早餐不要", "No breakfast of the cuisine "), ""),
    "lunch": (Text("午餐包括", "For lunch "), Text("午餐不要", "No lunch of the cuisine "), ""),
    "dinner": (Text("晚餐包括", "For dinner "), Text("晚餐不要", "No dinner of the cuisine "), ""),
}


def _types(types: Types, english: EnglishNames) -> Text:
    wanted, unwanted, noun = _TYPED[types.kind]
    if types.rule == "all":
        every = listed(types.types, english)
        return Text(f"{wanted.zh}{every.zh}{noun}", f"{wanted.en}{every.en}")
    either = listed(types.types, english, EITHER_NAME)
    if types.rule == "any":
        return Text(f"{wanted.zh}{either.zh}{noun}中的至少一种", f"{wanted.en}{either.en}")
    return Text(f"{unwanted.zh}{either.zh}{noun}", f"{unwanted.en}{either.en}")


def _ride(ride: IntercityModes | OutAndBack | RideTime) -> Text:
    match ride:
        case IntercityModes(used):
            said = modes(used)
            return Text(f"城际交通只乘{said.zh}", f"Between the cities only by {said.en}")
        case OutAndBack(rule, out, back):
            said_out, said_back = modes(out, EITHER_MODE), modes(back, EITHER_MODE)
            negated = Text("不", "no ") if rule == "none" else Text("", "")
            if out == back:
                return Text(
                    f"往返都{negated.zh}乘{said_out.zh}",
                    f"{(negated.en + said_out.en).capitalize()} {'either way' if negated.en else 'both ways'}",
                )
            return Text(
                f"去程{negated.zh}乘{said_out.zh}，返程{negated.zh}乘{said_back.zh}",
                f"{(negated.en + said_out.en).capitalize()} there, {negated.en}{said_back.en} back",
            )
        case RideTime(way, moment, bound, time):
            which = Text("去程", "there") if way == "out" else Text("返程", "back")
            does = Text("出发", "departs") if moment == "departs" else Text("到达", "arrives")
            limit = (
                Text("不晚于", "at the latest") if bound == "latest" else Text("不早于", "at the earliest")
            )
            return Text(
                f"{which.zh}{limit.zh} {time} {does.zh}",
                f"The ride {which.en} {does.en} at {time} {limit.en}",
            )


def _way(way: InnerModes | InnerModesUnwanted | TaxiBeyond) -> Text:
    match way:
        case TaxiBeyond(km):
            return Text(
                f"市内超过 {number(km)} 公里的路程都打车", f"A taxi for every way longer than {number(km)} km"
            )
        case InnerModesUnwanted(unwanted):
            said = modes(unwanted, EITHER_NAME)
            return Text(
                f"市内最好不用{said.zh}（基准的这种写法对任何行程都成立）",
                f"Rather no {said.en} inside the city (as the benchmark writes it, every plan meets this)",
            )
        case InnerModes("all", used):
            said = modes(used)
            return Text(f"市内交通用到{said.zh}", f"{said.en.capitalize()} inside the city at least once")
        case InnerModes("any", used):
            said = modes(used, EITHER_MODE)
            return Text(f"市内交通用到{said.zh}", f"{said.en.capitalize()} inside the city at least once")
        case InnerModes("only", used):
            said = modes(used, EITHER_NAME)
            return Text(f"市内交通只用{said.zh}", f"Only {said.en} inside the city")
        case InnerModes(_, used):
            said = modes(used, EITHER_NAME)
            return Text(f"市内交通不用{said.zh}", f"No {said.en} inside the city")


def _visit(visit: HotelNear | TimeAt | StayAt | VisitOrder, english: EnglishNames) -> Text:
    match visit:
        case HotelNear(place, km):
            return Text(
                f"酒店距{place}不超过 {number(km)} 公里",
                f"A hotel within {number(km)} km of {english.get(place, place)}",
            )
        case StayAt(place, minutes):
            return Text(
                f"在{place}停留至少 {minutes} 分钟",
                f"Spend at least {minutes} minutes at {english.get(place, place)}",
            )
        case VisitOrder(first, second):
            return Text(
                f"先去{first}，再去{second}",
                f"{english.get(first, first)} before {english.get(second, second)}",
            )
        case TimeAt():
            return _time_at(visit, english.get(visit.place, visit.place))


def _time_at(visit: TimeAt, place: str) -> Text:
    if visit.starts_by and visit.ends_from and not (visit.starts_from or visit.ends_by):
        return Text(
            f"{visit.starts_by} 至 {visit.ends_from} 期间在{visit.place}",
            f"Be at {place} from {visit.starts_by} to {visit.ends_from}",
        )
    phrases = (
        (visit.starts_from, Text("不早于 {} 到达{}", "arrive at {1} not before {0}")),
        (visit.starts_by, Text("不晚于 {} 到达{}", "arrive at {1} by {0}")),
        (visit.ends_from, Text("不早于 {} 离开{}", "do not leave {1} before {0}")),
        (visit.ends_by, Text("不晚于 {} 离开{}", "leave {1} by {0}")),
    )
    said = [
        Text(words.zh.format(time, visit.place), words.en.format(time, place))
        for time, words in phrases
        if time
    ]
    zh, en = "，".join(one.zh for one in said), ", ".join(one.en for one in said)
    return Text(zh, en[:1].upper() + en[1:])


def _combination(constraint: And | Or | Not, english: EnglishNames) -> Text:
    if isinstance(constraint, Not):
        part = gloss(constraint.part, english)
        return Text(f"以下不成立：{part.zh}", f"Not so: {part.en}")
    parts = sorted(
        (gloss(part, english) for part in constraint.parts), key=lambda said: ("；" in said.zh, said)
    )
    head = (
        Text("同时满足", "All of") if isinstance(constraint, And) else Text("至少满足一项", "At least one of")
    )
    return Text(
        f"{head.zh}：" + "；".join(f"（{part.zh}）" if "；" in part.zh else part.zh for part in parts),
        f"{head.en}: " + "; ".join(f"({part.en})" if "; " in part.en else part.en for part in parts),
    )


def _opaque(constraint: Opaque) -> Text:
    source, limit = constraint.source, constraint.limit
    if limit is not None:
        return Text(
            f"由代码判定的条件，未能识别其形式（{limit.zh}）：{source}",
            f"A condition that is decided by its code, whose form was not recognised ({limit.en}): {source}",
        )
    try:
        compile_constraint(source)
    except DslError as error:
        return Text(
            f"无法读取的约束，按不满足计（{error.text.zh}）：{source}",
            f"A constraint that cannot be read and counts as not met ({error.text.en}): {source}",
        )
    return Text(f"由代码判定的条件：{source}", f"A condition that is decided by its code: {source}")
