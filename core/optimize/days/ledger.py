"""What a trip may still spend while its days are filled: every cap of the request, for everybody, in CNY."""

from collections.abc import Iterable, Mapping

from core.dsl.families.costs import CostCap
from core.model.mealtimes import MEALS
from core.optimize.days.schedule import Timeline
from core.optimize.preferences.spending import SPENDINGS, SpendingKind
from core.optimize.wishes.caps import UnitCounts

_ROUNDING = 1e-6
# What is counted of each day: CNY by kind, and how many meals of each kind are eaten.
_EATEN = tuple(f"{meal} eaten" for meal in MEALS)
_COUNTED = ("attraction", "innercity", *MEALS, *_EATEN)
Spent = Mapping[str, float]


class BudgetLedger:
    """The caps, what services and beds cost, and what each day spends, tickets of which the data have no price as they cost
    elsewhere. A day over a cap may only get cheaper.

    `pinched` are the caps that have refused something. The share of the whole budget that is the `margin` is left for what nobody
    plans: only what is required, and a meal, is paid for with it.
    """

    def __init__(
        self,
        caps: Iterable[CostCap],
        counts: UnitCounts,
        fixed: Mapping[SpendingKind, float],
        margin: float = 0.0,
    ) -> None:
        self.caps, self.counts, self.margin = tuple(caps), counts, margin
        self.fixed: Mapping[str, float] = {str(kind): amount for kind, amount in fixed.items()}
        self.pinched: set[CostCap] = set()
        # What a day spends, beside the day itself, so that its identity stays its own.
        self._spent_on: dict[int, tuple[Timeline, tuple[float, ...]]] = {}
        # Many changes of one trip are asked for in turn.
        self._last: tuple[Mapping[int, Timeline], Spent] | None = None

    def allows(
        self, days: Mapping[int, Timeline], day: int, timeline: Timeline, *, required: bool = False
    ) -> bool:
        """Whether a trip stays within its caps, or comes no further out of them, if one of its days is like this.

        What is `required` may cost more than a meal on average: cheaper ones will follow.
        """
        if not self.caps:
            return True
        after, before = self._sum({**days, day: timeline}.values()), self._total(days)
        caps = [cap for cap in self.caps if not (required and cap.unit == "person_meal")]
        margin = 0.0 if required or after["eaten"] > before["eaten"] else self.margin
        over = [(cap, self._over(cap, after, margin)) for cap in caps]
        pinching = [cap for cap, by in over if by > _ROUNDING and by > self._over(cap, before, margin)]
        self.pinched.update(pinching)
        return not pinching

    def overspent(self, days: Mapping[int, Timeline], *, fed: bool = True) -> tuple[CostCap, ...]:
        """The caps that a trip does not keep; `fed` says whether the trip has its meals, so that their average counts."""
        total = self._total(days)
        caps = [cap for cap in self.caps if fed or cap.unit != "person_meal"]
        return tuple(cap for cap in caps if self._over(cap, total) > _ROUNDING)

    def left(self, days: Mapping[int, Timeline], kind: str) -> float:
        """CNY that a trip may still spend on rides (`innercity`), sights (`attraction`) or a kind of meal, all else as it is.

        Infinite without a cap on it.
        """
        total = self._total(days) if self.caps else {}
        names = ("total", kind, "restaurant") if kind in MEALS else ("total", kind)
        about = [cap for cap in self.caps if cap.category in names and cap.unit != "person_meal"]
        margin = self.margin if kind in ("attraction", "innercity") else 0.0
        return min((-self._over(cap, total, margin) for cap in about), default=float("inf"))

    def spent_up(self, days: Mapping[int, Timeline]) -> tuple[CostCap, ...]:
        """The budgets of which a trip spends the margin: they pinch it whatever they refused."""
        budgets = [cap for cap in self.caps if cap.category == "total"] if self.margin else []
        return tuple(cap for cap in budgets if self._over(cap, self._total(days), self.margin) > _ROUNDING)

    def into_the_margin(self, days: Mapping[int, Timeline]) -> float:
        """CNY a person that a trip spends of the margin, or beyond it."""
        budgets = [cap for cap in self.caps if cap.category == "total"] if self.margin else []
        total = self._total(days) if budgets else {}
        return max((self._over(cap, total, self.margin) for cap in budgets), default=0.0) / self.counts.people

    @property
    def a_day(self) -> float:
        """CNY that a day may cost all of them, one day more for the services; infinite without a budget."""
        budgets = [self.counts.limit(cap, 0) for cap in self.caps if cap.category == "total"]
        whole = min((one for one in budgets if one is not None), default=float("inf"))
        return whole / (self.counts.days + 1)

    @property
    def meal_price(self) -> float:
        """CNY that a meal may cost a person on average."""
        return min((cap.at_most for cap in self.caps if cap.unit == "person_meal"), default=float("inf"))

    def _over(self, cap: CostCap, spent: Spent, margin: float = 0.0) -> float:
        eaten = f"{cap.category} eaten" if cap.category in MEALS else "eaten"
        limit = self.counts.limit(cap, int(spent[eaten]))
        # Without a meal there is no price of a meal: not met until there is one.
        if limit is None:
            return float("inf") if cap.unit in ("night", "person_night") else _ROUNDING * 2
        return spent[cap.category] - limit * (1 - margin * (cap.category == "total"))

    def _total(self, days: Mapping[int, Timeline]) -> Spent:
        """What a trip spends; its days never change, so that it is summed once."""
        if self._last is None or self._last[0] is not days:
            self._last = days, self._sum(days.values())
        return self._last[1]

    def _sum(self, days: Iterable[Timeline]) -> Spent:
        sums = map(sum, zip(*map(self._spent, days), strict=True))
        total: dict[str, float] = dict(zip(_COUNTED, sums, strict=False)) or dict.fromkeys(_COUNTED, 0.0)
        total.update(self.fixed)
        total["restaurant"] = sum([total[meal] for meal in MEALS])
        total["eaten"] = sum([total[eaten] for eaten in _EATEN])
        total["total"] = sum([total[kind] for kind in SPENDINGS])
        return total

    def _spent(self, timeline: Timeline) -> tuple[float, ...]:
        known = self._spent_on.get(id(timeline))
        if known is None:
            known = self._spent_on[id(timeline)] = (timeline, self._counted(timeline))
        return known[1]

    def _counted(self, timeline: Timeline) -> tuple[float, ...]:
        """The figures of a day in the order of `_COUNTED`."""
        spent = dict.fromkeys(_COUNTED, 0.0)
        for stop in timeline.stops:
            if stop.kind == "pause":
                continue
            people = self.counts.tickets if stop.kind == "attraction" else self.counts.people
            spent[stop.kind] += round((stop.price + stop.untold) * people, 2)
            if stop.is_meal and stop.place:
                spent[f"{stop.kind} eaten"] += 1
        spent["innercity"] = sum([ride.cost for ride in timeline.rides])
        return tuple(spent.values())
