"""Who rests by day, by the words of a request: in the hotel at noon, in teahouses for an afternoon."""

from core.dsl.families.places import Types
from core.dsl.normal.logic import conjuncts
from core.dsl.normal.recognition import parse_normal
from core.knowledge.things import CAFE, COFFEE, REST, TEAHOUSE, TEAHOUSE_HOURS
from core.knowledge.travellers import are_frail, are_napping, legs_in
from core.model.daily import sights_a_day
from core.model.query import SLOW_PACE, Query

# Who sleeps after lunch.
_NAPPING = frozenset({"infant", "toddler"})
# Sights a day that leave an afternoon free.
_FEW = 2
# CNY a person and day (one more is counted, for the fares) from which one sits in teahouses for afternoons; and the houses of each.
_TEA_MONEY = 250
_HOURS_IN = {TEAHOUSE_HOURS: TEAHOUSE, COFFEE: CAFE}


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


def sits_in(query: Query) -> frozenset[str]:
    """For what they sit down of an afternoon who wish for houses of its kind: teahouses, cafés.

    A cup of tea at breakfast is all that who counts the money means.
    """
    people, days = query.people_number or 1, query.days or 1
    counts = query.budget is not None and query.budget / people / (days + 1) < _TEA_MONEY
    asked = {
        cuisine
        for constraint in query.constraints
        for part in conjuncts(parse_normal(constraint.dsl))
        if isinstance(part, Types) and part.kind == "restaurant" and part.rule != "none"
        for cuisine in part.types
    }
    return frozenset(
        thing
        for thing, cuisine in _HOURS_IN.items()
        if cuisine in asked and not (counts and cuisine == TEAHOUSE)
    )
