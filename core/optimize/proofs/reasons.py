"""Why there is no plan, in words."""

from collections.abc import Collection, Mapping, Sequence

from core.dsl.families.costs import CostCap
from core.dsl.families.demands import Demands, Group
from core.dsl.normal.gloss import gloss
from core.dsl.normal.words import EITHER_MODE
from core.dsl.normal.words import modes as modes_said
from core.model.clock import Clock
from core.optimize.instance.problem import Problem
from core.text import Text


def over_cap(cap: CostCap, limit: float, least: Mapping[str, float]) -> Text:
    """A cap below what its category costs at least."""
    said, amount = gloss(cap), least[cap.category]
    parts_zh = f"车票 {least['intercity']:.0f}、住宿 {least['accommodation']:.0f}、门票 {least['attraction']:.0f}、餐饮 {least['restaurant']:.0f}、市内交通 {least['innercity']:.0f}"
    parts_en = f"fares {least['intercity']:.0f}, bed {least['accommodation']:.0f}, tickets {least['attraction']:.0f}, meals {least['restaurant']:.0f}, rides {least['innercity']:.0f}"
    zh = f"{said.zh}，而至少要 {amount:.0f} 元" + (f"（{parts_zh}）" if cap.category == "total" else "")
    en = f"{said.en}, but it takes at least ¥{amount:.0f}" + (
        f" ({parts_en})" if cap.category == "total" else ""
    )
    return Text(zh, en)


def no_service(problem: Problem, demands: Demands) -> Text:
    """No services there and back meet the wishes."""
    said = [gloss(one) for one in demands.journey]
    start, target = problem.start_city, problem.city.name
    if not said:
        return Text(
            f"{start}与{target}之间的班次不够在 {problem.days} 天内往返",
            f"no services between {start} and {target} allow to go and return within {problem.days} days",
        )
    return Text(
        f"{start}与{target}之间没有往返班次满足：{'；'.join(one.zh for one in said)}",
        f"no services between {start} and {target} there and back meet: {'; '.join(one.en for one in said)}",
    )


def no_lodging(problem: Problem, demands: Demands) -> Text:
    """No hotel meets the wishes."""
    said = [gloss(one) for one in demands.lodging]
    if problem.days == 1:
        return Text(
            f"一日行程不住酒店，而要求：{'；'.join(one.zh for one in said)}",
            f"a day trip has no night in a hotel, but it is asked for: {'; '.join(one.en for one in said)}",
        )
    return Text(
        f"{problem.city.name}没有酒店满足：{'；'.join(one.zh for one in said)}",
        f"no hotel in {problem.city.name} meets: {'; '.join(one.en for one in said)}",
    )


def not_to_be_visited(problem: Problem, group: Group, demands: Demands) -> Text:
    """A place that is asked for cannot be in the trip."""
    said, city = gloss(group.source), problem.city.name
    if any(place in demands.windows for place in group.places):
        return Text(
            f"{said.zh}：行程在{city}的时间和营业时间不允许",
            f"{said.en}: neither the opening hours nor the time in {city} allow it",
        )
    return Text(
        f"{said.zh}：{city}没有这样的地方可去，或与其他要求冲突",
        f"{said.en}: {city} has no such place, or another wish rules it out",
    )


def too_many_at_once(places: Sequence[str], moment: int, days: int) -> Text:
    """Visits that are all on at one time of the day, on more days than there are."""
    return Text(
        f"{'、'.join(places)}都要在 {Clock(moment)} 进行，而行程只有 {days} 天的这个时候在市内",
        f"{', '.join(places)}: each has to be on at {Clock(moment)}, but that time of the day comes "
        f"{days} {'time' if days == 1 else 'times'} in the city",
    )


def too_much(places: Sequence[str], needed: float, room: float) -> Text:
    """Places that take more time than there is. Minutes."""
    return Text(
        f"去{len(places)}处指定的地方和路上至少要 {needed / 60:.1f} 小时，而它们开放时在市内只有 {room / 60:.1f} 小时",
        f"the {len(places)} places that are asked for and the ways between them take at least {needed / 60:.1f} hours, "
        f"but there are {room / 60:.1f} hours in the city while they are open",
    )


def in_a_circle(places: Sequence[str]) -> Text:
    """Places of which each is to come before the next, and the last before the first."""
    return Text(
        f"{'、'.join(places)}互相要求排在对方之前",
        f"{', '.join(places)} are each to come before another of them",
    )


def no_mode() -> Text:
    """No mode of getting around is left."""
    return Text("市内所有交通方式都被排除", "every way of getting around the city is ruled out")


def mode_wanted_and_not(modes: Collection[str]) -> Text:
    """Modes of which one has to occur and none may."""
    said = modes_said(modes, EITHER_MODE)
    return Text(
        f"市内交通既要用到{said.zh}，又不许用",
        f"{said.en} inside the city: both wanted and ruled out",
    )
