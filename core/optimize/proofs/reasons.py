"""Why there is no plan, in words."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from core.dsl.families.costs import CostCap
from core.dsl.families.demands import Demands, OneOfPlaces
from core.dsl.normal.gloss import gloss
from core.dsl.normal.words import EITHER_MODE
from core.dsl.normal.words import modes as modes_said
from core.model.clock import Clock
from core.optimize.instance.problem import Problem
from core.optimize.instance.service_times import margin, nights_on_board
from core.optimize.outcome import Impossible
from core.sandbox.places import Service
from core.text import Name, Text, joined, sentence

_AND_SO_ON = Text("；", "; ")
_COMMA = Text("、", ", ")
_NOTHING = Text("", "")
_SPENT_ON: Mapping[str, Text] = {
    "intercity": Text("往返车票", "fares there and back"),
    "accommodation": Text("住宿", "beds"),
    "attraction": Text("门票", "tickets"),
    "restaurant": Text("餐饮", "meals"),
    "innercity": Text("市内交通", "rides in the city"),
}
"""What the money of a trip goes to. What costs nothing at least, such as meals that may be chosen freely, costs something in
the end."""


def over_cap(cap: CostCap, limit: float, least: Mapping[str, float]) -> Text:
    """A cap below what its category costs at least."""
    said, amount = gloss(cap), least[cap.category]
    if cap.category != "total":
        return sentence(
            "{said}，而至少要 ¥{amount:,.0f}",
            "{said}, but it takes at least ¥{amount:,.0f}",
            said=said,
            amount=amount,
        )
    counted = [part for part in _SPENT_ON if least[part] > 0]
    beside = [_SPENT_ON[part] for part in _SPENT_ON if part not in counted]
    return sentence(
        "{said}，而仅{counted}就至少要 ¥{amount:,.0f}{beside}",
        "{said}, but {counted} alone come to ¥{amount:,.0f} at least{beside}",
        said=said,
        counted=_listed([_cost_of(part, least) if len(counted) > 1 else _SPENT_ON[part] for part in counted]),
        amount=amount,
        beside=sentence("（还没算{parts}）", ", before {parts}", parts=_listed(beside))
        if beside
        else _NOTHING,
    )


def _cost_of(part: str, least: Mapping[str, float]) -> Text:
    return sentence("{part}（¥{cost:,.0f}）", "{part} ¥{cost:,.0f}", part=_SPENT_ON[part], cost=least[part])


def _listed(said: Sequence[Text]) -> Text:
    """Texts in a row, as people say them."""
    *others, last = said
    return (
        sentence("{others}和{last}", "{others} and {last}", others=joined(others, _COMMA), last=last)
        if others
        else last
    )


def no_service(problem: Problem, demands: Demands) -> Text:
    """No services there and back meet the wishes."""
    start, target = Name(problem.start_city), Name(problem.city.name)
    if not demands.journey:
        return sentence(
            "{start}与{target}之间的班次不够在 {days} 天内往返",
            "no services between {start} and {target} allow to go and return within {days} days",
            start=start,
            target=target,
            days=problem.days,
        )
    return sentence(
        "{start}与{target}之间没有往返班次满足：{said}",
        "no services between {start} and {target} there and back meet: {said}",
        start=start,
        target=target,
        said=joined(map(gloss, demands.journey), _AND_SO_ON),
    )


def no_lodging(problem: Problem, demands: Demands) -> Text:
    """No hotel meets the wishes."""
    said = joined(map(gloss, demands.lodging), _AND_SO_ON)
    if problem.days == 1:
        return sentence(
            "一日行程不住酒店，而要求：{said}",
            "a day trip has no night in a hotel, but it is asked for: {said}",
            said=said,
        )
    return sentence(
        "{city}没有酒店满足：{said}",
        "no hotel in {city} meets: {said}",
        city=Name(problem.city.name),
        said=said,
    )


def not_to_be_visited(problem: Problem, group: OneOfPlaces, demands: Demands) -> Text:
    """A place that is asked for cannot be in the trip."""
    said, city = gloss(group.source), Name(problem.city.name)
    if any(place in demands.windows for place in group.places):
        return sentence(
            "{said}：行程在{city}的时间和营业时间不允许",
            "{said}: neither the opening hours nor the time in {city} allow it",
            said=said,
            city=city,
        )
    return sentence(
        "{said}：{city}没有这样的地方可去，或与其他要求冲突",
        "{said}: {city} has no such place, or another wish rules it out",
        said=said,
        city=city,
    )


def too_many_at_once(places: Sequence[str], moment: int, days: int) -> Text:
    """Visits that are all on at one time of the day, on more days than there are."""
    return sentence(
        "{places}都要在 {moment} 进行，而行程只有 {days} 天的这个时候在市内",
        "{places}: each has to be on at {moment}, but that time of the day comes {days} {times} in the city",
        places=joined(map(Name, places), _COMMA),
        moment=Clock(moment),
        days=days,
        times=Text("次", "time" if days == 1 else "times"),
    )


def too_much(places: Sequence[str], needed: float, room: float) -> Text:
    """Places that take more time than there is. Minutes."""
    return sentence(
        "去{count}处指定的地方和路上至少要 {needed:.1f} 小时，而它们开放时在市内只有 {room:.1f} 小时",
        "the {count} places that are asked for and the ways between them take at least {needed:.1f} hours, "
        "but there are {room:.1f} hours in the city while they are open",
        count=len(places),
        needed=needed / 60,
        room=room / 60,
    )


def in_a_circle(places: Sequence[str]) -> Text:
    """Places of which each is to come before the next, and the last before the first."""
    return sentence(
        "{places}互相要求排在对方之前",
        "{places} are each to come before another of them",
        places=joined(map(Name, places), _COMMA),
    )


def no_mode() -> Text:
    """No mode of getting around is left."""
    return Text("市内所有交通方式都被排除", "every way of getting around the city is ruled out")


def mode_wanted_and_not(modes: Collection[str]) -> Text:
    """Modes of which one has to occur and none may."""
    return sentence(
        "市内交通既要用到{said}，又不许用",
        "{said} inside the city: both wanted and ruled out",
        said=modes_said(modes, EITHER_MODE),
    )


def no_same_day_return(problem: Problem) -> Impossible:
    """That no service there and none back leave time for a trip of one day."""
    start, target = Name(problem.start_city), Name(problem.city.name)
    first = _first_arrival(problem.outbound)
    last = max(problem.inbound, key=lambda service: service.departs - margin(service))
    if first is None:
        reason = sentence(
            "无法当日往返：从{start}到{target}没有当天到达的班次",
            "no return on the same day: nothing from {start} reaches {target} on the same day",
            start=start,
            target=target,
        )
    else:
        reason = sentence(
            "无法当日往返：从{start}最早 {arrives} 到达{target}，而返程末班 {departs} 发车，{due} 前须到站",
            "no return on the same day: the first arrival from {start} in {target} is at {arrives} and the last "
            "departure back is at {departs}, to be there by {due}",
            start=start,
            target=target,
            arrives=_at(first.arrives),
            departs=_at(last.departs),
            due=_at(last.departs - margin(last)),
        )
    return Impossible(reason, ("start_city", "target_city", "days"))


def too_long(problem: Problem) -> Impossible:
    """That services take so long that no night is left in the city."""
    return Impossible(
        sentence(
            "从{start}到{target}的班次都要在路上过夜，{days} 天内无法在{target}住上一晚",
            "every service from {start} to {target} is overnight: {days} days leave no night in {target}",
            start=Name(problem.start_city),
            target=Name(problem.city.name),
            days=problem.days,
        ),
        ("start_city", "target_city", "days"),
    )


def _first_arrival(services: Iterable[Service]) -> Service | None:
    in_a_day = [service for service in services if nights_on_board(service) == 0]
    return min(in_a_day, key=lambda service: service.arrives, default=None)


def _at(minutes: int) -> str:
    return str(Clock(minutes))
