"""The trip that comes nearest to wishes that cannot all be met: little is given up for it, and it is worth taking."""

from collections.abc import Sequence
from dataclasses import replace

from core.dsl.families.costs import CostCap
from core.dsl.families.kinds import ACTIVITY_TYPES
from core.dsl.normal.values import Normal
from core.model.plan import Meal, Plan, Visit
from core.optimize.outcome import Interrupted
from core.optimize.proofs.correction_set import hardness, loosened, tightened
from core.optimize.search.work import Work
from core.optimize.wishes.caps import UnitCounts
from core.optimize.wishes.constraints import alternatives

_CAPS_TRIED = 3
"""How often a cap that is broken anyway is drawn halfway to what is known not to do."""


def nearest(work: Work, kept: Sequence[Normal]) -> Plan | None:
    """A plan for wishes of which some were given up, and more if it takes a search to meet the rest. Raises Interrupted.

    A cap that is broken anyway is broken by more before another wish is given up, and in the end by as little as a few
    halvings can tell.
    """
    own, found, times = frozenset(work.constraints.values()), None, 0
    try:
        while True:
            plan = _first(work, kept)
            broken = next((one for one in kept if isinstance(one, CostCap) and one not in own), None)
            if plan is not None and (broken is None or is_worth_taking(plan)):
                found = plan
                return plan if broken is None else _closer(work, kept, broken, plan)
            found = plan or found
            if not kept:
                return found
            softest, *rest = sorted(kept, key=lambda one: (one in own, hardness(one)))
            more = loosened(softest, times)
            times = 0 if more is None else times + 1
            kept = rest if more is None else [more, *rest]
    except Interrupted:
        if found is None:
            raise
        return found


def _first(work: Work, kept: Sequence[Normal]) -> Plan | None:
    """The best plan for the first alternative of some wishes that has one."""
    for wanted in alternatives(kept):
        improver = work.improver(wanted)
        *_, best = (None, *improver.plans())
        # The last wish, mostly the budget, is not given up for any like.
        if best is None and len(kept) == 1:
            best = improver.cheapest()
        if best is not None:
            return best.plan
    return None


def _closer(work: Work, kept: Sequence[Normal], broken: CostCap, plan: Plan) -> Plan:
    """The plan that breaks the cap less; the one that is given where none is found."""
    low, high = tightened(broken).at_most, spent(plan, broken)
    for _ in range(_CAPS_TRIED):
        middle = replace(broken, at_most=(low + high) / 2)
        closer = _first(work, [middle if one == broken else one for one in kept])
        if closer is None or not is_worth_taking(closer):
            low = middle.at_most
        else:
            plan, high = closer, spent(closer, broken)
    return plan


def is_worth_taking(plan: Plan) -> bool:
    """Whether one sees something and has a lunch or a dinner for each day but one: less is saved at the wrong end."""
    activities = [activity for _, _, activity in plan.activities()]
    meals = [one for one in activities if isinstance(one, Meal) and one.type != "breakfast"]
    return any(isinstance(one, Visit) for one in activities) and len(meals) >= max(1, len(plan.itinerary) - 1)


def spent(plan: Plan, cap: CostCap) -> float:
    """What a plan spends on what a cap is about, in its unit."""
    types = ACTIVITY_TYPES.get(cap.category, frozenset())
    total, meals = 0.0, 0
    for _, _, activity in plan.activities():
        if cap.category == "total" or activity.type in types:
            total += activity.cost
            meals += 1
        if cap.category in ("total", "innercity"):
            total += sum(leg.cost for leg in activity.transports)
    counts = UnitCounts(plan.people_number, plan.people_number, len(plan.itinerary))
    unit = counts.limit(replace(cap, at_most=1.0), meals)
    return total / unit if unit else total
