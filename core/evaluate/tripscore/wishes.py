"""The preferences that a request states, in the paper's classes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from core.model.query import Query

BudgetStyle = Literal["cost-effective", "comfortable", "high-end"]
Pacing = Literal["relaxed", "moderate", "compact"]
Effort = Literal["light", "moderate", "strenuous"]

RequestOrigin = Literal["synthetic", "real"]
"""Of which of the paper's two data sets a request is taken to be: that decides preferences and weights."""

_Wish = TypeVar("_Wish")

_BUDGET_WORDS: Mapping[str, BudgetStyle] = {
    "cost-effective": "cost-effective",
    "budget-conscious": "cost-effective",
    "best value": "cost-effective",
    "经济": "cost-effective",
    "性价比": "cost-effective",
    "comfortable": "comfortable",
    "舒适": "comfortable",
    "high-end": "high-end",
    "premium": "high-end",
    "高端": "high-end",
    "豪华": "high-end",
}
_PACING_WORDS: Mapping[str, Pacing] = {
    "relaxed": "relaxed",
    "慢游": "relaxed",
    "轻松": "relaxed",
    "moderate": "moderate",
    "适中": "moderate",
    "compact": "compact",
    "特种兵式": "compact",
    "紧凑": "compact",
}
_EFFORT_WORDS: Mapping[str, Effort] = {
    "light": "light",
    "moderate": "moderate",
    "strenuous": "strenuous",
    "轻": "light",
    "中": "moderate",
    "强": "strenuous",
}
COST_EFFECTIVE_UP_TO, COMFORTABLE_UP_TO = 300.0, 500.0
"""CNY a person and day: the thirds of the budgets of TravelEval's requests, fares included."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a request states; None or empty where it is silent."""

    budget: BudgetStyle | None = None
    pacing: Pacing | None = None
    types: frozenset[str] = frozenset()
    effort: Effort | None = None

    @property
    def any_stated(self) -> bool:
        """Whether it states any preference of these classes."""
        return bool(self.budget or self.pacing or self.types or self.effort)


def read_wishes(query: Query) -> Wishes:
    """The preferences in the structured fields of a request's record: `budget`, `rhythm`, `attractions`, `effort`."""
    record = query.record
    return Wishes(
        budget=_first(_BUDGET_WORDS, _words(record.get("budget"))) or _budget_class(query),
        pacing=_first(_PACING_WORDS, _preferred(record.get("rhythm"))),
        types=frozenset(_preferred(record.get("attractions"))),
        effort=_first(_EFFORT_WORDS, (*_words(record.get("effort")), *_preferred(record.get("effort")))),
    )


def by_request(wishes: Wishes) -> RequestOrigin:
    """`synthetic` where a request states preferences of these classes, an amount as its budget among them."""
    return "synthetic" if wishes.any_stated else "real"


def _budget_class(query: Query) -> BudgetStyle | None:
    """The class of an amount, by what it leaves a person a day; None where amount, days or people are open."""
    if query.budget is None or not query.days or not query.people_number:
        return None
    each = query.budget / query.days / query.people_number
    if each <= COST_EFFECTIVE_UP_TO:
        return "cost-effective"
    return "comfortable" if each <= COMFORTABLE_UP_TO else "high-end"


def _preferred(field: object) -> tuple[str, ...]:
    wishes = field.get("preferences") if isinstance(field, Mapping) else None
    return tuple(word for word in wishes if isinstance(word, str)) if isinstance(wishes, list) else ()


def _words(field: object) -> tuple[str, ...]:
    return (field,) if isinstance(field, str) else ()


def _first(meanings: Mapping[str, _Wish], words: Iterable[str]) -> _Wish | None:
    return next((meanings[word] for word in words if word in meanings), None)
