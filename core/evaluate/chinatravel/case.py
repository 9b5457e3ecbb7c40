"""What the checks are given, and the sentences that several of them share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.evaluate.chinatravel.document import Itinerary
from core.model.clock import Clock
from core.model.report import Violation, Where
from core.sandbox.city import City
from core.sandbox.sandbox import Sandbox
from core.text import Text, sentence

TOLERANCE = 0.1
"""CNY or km by which a reckoned cost, price or distance may be off (the released evaluator's)."""

TICKETS = Text("张票", "tickets")


@dataclass(frozen=True, slots=True)
class ChinaTravelCase:
    """A plan's itinerary, and what it is held against: the request and the sandbox."""

    itinerary: Itinerary
    start_city: str
    target_city: str
    people: int
    city: City
    sandbox: Sandbox


def whole_family(root: Violation, codes: Sequence[str]) -> Iterator[Violation]:
    """A violation after which the other rules of its family count as violated too, each with the same reason."""
    yield root
    others = tuple(code for code in codes if code != root.code)
    yield from uncheckable(others, root.message, root.where)


def uncheckable(codes: Sequence[str], reason: Text, where: Where | None = None) -> tuple[Violation, ...]:
    """Violations of rules that cannot be checked, for one reason."""
    message = sentence("无法检查：{reason}", "cannot be checked: {reason}", reason=reason)
    return tuple(Violation(code, message, where or Where()) for code in codes)


def differs(a: float, b: float) -> bool:
    """Whether two amounts are further apart than the tolerance."""
    return abs(a - b) > TOLERANCE


@lru_cache(maxsize=8192)
def clock(minutes: int) -> str:
    """`HH:MM`, also beyond 99:59 where a plan has such times."""
    return str(Clock(minutes)) if minutes < 100 * 60 else f"{minutes // 60}:{minutes % 60:02d}"


def amount(value: float) -> str:
    """A number as people write it: at most two decimals, none where it is whole."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def wrong_cost(
    code: str, where: Where, cost: float | None, price: float | None, count: float | None, what: Text
) -> Violation | None:
    """A violation where cost is not price times count, or one of the three is no number; else None."""
    if cost is None or price is None or count is None:
        missing = [
            name for name, value in (("cost", cost), ("price", price), (what.en, count)) if value is None
        ]
        message = Text(
            f"费用无法核对：缺少 {'、'.join(missing)}",
            f"the cost cannot be checked without {', '.join(missing)}",
        )
        return Violation(code, message, where)
    due = price * count
    if not differs(due, cost):
        return None
    return Violation(
        code=code,
        message=Text(
            f"费用应为 {amount(price)} × {amount(count)} {what.zh} = ¥{amount(due)}，计划写 ¥{amount(cost)}",
            f"the cost is ¥{amount(cost)} but {amount(price)} x {amount(count)} {what.en} = ¥{amount(due)}",
        ),
        where=where,
        observed=cost,
        allowed=due,
    )
