"""Who rests by day, by the words of a request: in the hotel at noon, in teahouses for an afternoon."""

from core.dsl.families.places import Types
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.knowledge.things import REST, TEAHOUSE
from core.knowledge.travellers import are_frail, are_napping, legs_in
from core.model.daily import sights_a_day
from core.model.query import SLOW_PACE, Query

# Who sleeps after lunch.
_NAPPING = frozenset({"infant", "toddler"})
# Sights a day that leave an afternoon free.
_FEW = 2
# CNY a person and day (one more is counted, for the fares) from which one sits in teahouses for afternoons.
_TEA_MONEY = 250


def rests_at_noon(query: Query) -> bool:
    """Whether one would rest in the hotel after lunch: who wishes for it, the old who are frail or would have slow days, and
    the smallest."""
    rhythm = query.preferences.get("rhythm")
    named = [one.name.zh for one in query.things if one.wanted]
    slow = rhythm is not None and SLOW_PACE in rhythm.wanted
    slow |= any(
        number.most <= _FEW and number.pace != "packed" for number in filter(None, map(sights_a_day, named))
    )
    legs = legs_in(query.text)
    napping = bool(legs & _NAPPING) or are_napping(query.text)
    return REST in named or (slow and "old" in legs) or are_frail(query.text) or napping


def sits_in_teahouses(query: Query) -> bool:
    """Whether they wish for teahouses, where one sits for an afternoon: a cup at breakfast is all that who counts the money means."""
    people, days = query.people_number or 1, query.days or 1
    if query.budget is not None and query.budget / people / (days + 1) < _TEA_MONEY:
        return False
    return any(
        isinstance(part, Types)
        and part.kind == "restaurant"
        and part.rule != "none"
        and TEAHOUSE in part.types
        for constraint in query.constraints
        for part in conjuncts(parse_normal(constraint.dsl))
    )
