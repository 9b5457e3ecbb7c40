"""Ratings that a language model gives in the papers, asked of a `Judge`; without a model, of a rule-based stand-in."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Literal, NamedTuple, Protocol

from core.dsl.program import judge as judge_constraint
from core.dsl.requirements import sources_of
from core.dsl.run import PlanView
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.city import City
from core.sandbox.places import Attraction
from core.sandbox.sandbox import Sandbox
from core.text import Text

# cities whose stars are kept
_CITIES_KEPT = 64

Criterion = Literal["iconic_landmarks", "attraction_diversity", "request_fulfilment", "personalisation"]


class Rating(NamedTuple):
    """A rating from 1 (worst) to 5 (best), or None where the judge cannot tell; `reason` says why."""

    value: float | None
    reason: Text


class Judge(Protocol):
    """Rates plans. `name` tells people who rated."""

    name: Text

    def rate(
        self, criterion: Criterion, query: Query, plans: Sequence[Plan], sandbox: Sandbox
    ) -> tuple[Rating, ...]:
        """A rating for each plan, in the order given: one plan is rated alone, several against each other."""
        ...


class RuleJudge:
    """The stand-in: ratings by the sandbox's stars and types and by what of the request can be checked exactly."""

    name = Text(
        "由规则代评（沙盒的评分与类型），未用语言模型",
        "rated by rules from the sandbox's stars and types, not by a language model",
    )

    def rate(
        self, criterion: Criterion, query: Query, plans: Sequence[Plan], sandbox: Sandbox
    ) -> tuple[Rating, ...]:
        """Rate each plan by itself; rules know no order of plans."""
        return tuple(_rate(criterion, query, plan, sandbox) for plan in plans)


def _rate(criterion: Criterion, query: Query, plan: Plan, sandbox: Sandbox) -> Rating:
    if criterion == "request_fulfilment":
        return rate_fulfilment(query, plan, sandbox)
    city_name = sandbox.chinese_name(plan.target_city)
    if city_name not in sandbox.city_names:
        return Rating(
            None, Text(f"沙盒没有城市{plan.target_city}", f"the sandbox has no city {plan.target_city}")
        )
    city = sandbox.city(city_name)
    sights = visited_sights(plan, city)
    if criterion == "iconic_landmarks":
        return rate_landmarks(sights, city)
    if criterion == "attraction_diversity":
        return rate_diversity(sights)
    return _mean_rating(
        (rate_landmarks(sights, city), rate_diversity(sights), rate_fulfilment(query, plan, sandbox))
    )


def visited_sights(plan: Plan, city: City) -> tuple[Attraction, ...]:
    """The different attractions of the city that a plan visits, in order."""
    names = dict.fromkeys(a.position for _, _, a in plan.activities() if a.type == "attraction")
    return tuple(sight for name in names if (sight := city.attraction(name)) is not None)


_NO_SIGHTS = Text("计划没有沙盒认识的景点", "the plan visits no sight that the sandbox knows")
_NO_STARS = Text("沙盒没有景点评分", "the sandbox has no ratings of sights")
_NOTHING_TO_CHECK = Text("请求没有可以核对的要求", "the request states nothing that can be checked")


def rate_landmarks(sights: Sequence[Attraction], city: City) -> Rating:
    """5 where the mean star is that of the city's best sights, as many as are visited; 1 at the city's mean or below."""
    if not sights:
        return Rating(None, _NO_SIGHTS)
    stars = [sight.star for sight in sights if sight.star is not None]
    if not stars:
        return Rating(None, _NO_STARS)
    known = _stars_of(city)
    usual, best, here = known.usual, fmean(known.best_first[: len(stars)]), fmean(stars)
    share = 1.0 if best <= usual else min(1.0, max(0.0, (here - usual) / (best - usual)))
    return Rating(
        _likert(share),
        Text(
            f"所选景点平均 {here:.2f} 星，全城平均 {usual:.2f}，最佳 {best:.2f}",
            f"{here:.2f} stars on average; the city has {usual:.2f}, its best sights {best:.2f}",
        ),
    )


class _CityStars(NamedTuple):
    """The stars of a city's sights, which are some, and their mean."""

    best_first: tuple[float, ...]
    usual: float


@lru_cache(maxsize=_CITIES_KEPT)
def _stars_of(city: City) -> _CityStars:
    stars = sorted((a.star for a in city.attractions if a.star is not None), reverse=True)
    return _CityStars(best_first=tuple(stars), usual=fmean(stars))


def rate_diversity(sights: Sequence[Attraction]) -> Rating:
    """One less for each fifth of the sights that repeats the main type of another one (the scale of appendix H.2)."""
    if not sights:
        return Rating(None, _NO_SIGHTS)
    kinds = {sight.types[0] if sight.types else "" for sight in sights}
    return Rating(
        _likert(1 - 1.25 * (1 - len(kinds) / len(sights))),
        Text(f"{len(sights)} 个景点，{len(kinds)} 种类型", f"{len(kinds)} types in {len(sights)} sights"),
    )


def rate_fulfilment(query: Query, plan: Plan, sandbox: Sandbox) -> Rating:
    """By the share that holds of what can be checked: cities, days, people, and all that the request requires."""
    stated = (
        (query.start_city, sandbox.chinese_name(plan.start_city)),
        (query.target_city, sandbox.chinese_name(plan.target_city)),
        (query.days, len(plan.itinerary)),
        (query.people_number, plan.people_number),
    )
    held = [
        (sandbox.chinese_name(asked) if isinstance(asked, str) else asked) == given
        for asked, given in stated
        if asked is not None
    ]
    trip = PlanView(plan.to_json(), sandbox)
    held += [judge_constraint(source, trip).ok for source in sources_of(query)]
    if not held:
        return Rating(None, _NOTHING_TO_CHECK)
    kept = sum(held)
    return Rating(
        _likert(kept / len(held)),
        Text(f"{len(held)} 项可核对的要求满足 {kept} 项", f"{kept} of {len(held)} checkable wishes are met"),
    )


def _likert(share: float) -> float:
    """A share of 0 to 1 on the five-point scale, halves rounded up."""
    return float(int(1 + 4 * max(0.0, share) + 0.5))


def _mean_rating(ratings: Sequence[Rating]) -> Rating:
    known = [rating for rating in ratings if rating.value is not None]
    if not known:
        return ratings[0]
    reasons = [rating.reason for rating in known]
    text = Text("；".join(r.zh for r in reasons), "; ".join(r.en for r in reasons))
    return Rating(fmean(rating.value for rating in known if rating.value is not None), text)
