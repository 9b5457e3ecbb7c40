"""What a request prefers, as the methods of the papers ask for it. Facts of TravelEval (Table A2, appendix A.4)."""

from collections.abc import Iterable, Mapping

from core.model.query import Preference, Query, Subject

_NOTHING = Preference()
_FAMILY_WORDS = (
    "亲子",
    "家庭",
    "儿童",
    "孩子",
    "老人",
    "child",
    "kid",
    "family",
    "parent",
    "elder",
    "senior",
)
SIGHTS_A_DAY: Mapping[str, float] = {"慢游": 2.0, "family": 2.75, "usual": 3.54, "特种兵式": 5.0}
"""Median sights a day by the kind of traveller (Table A2); 6 of the fullest pace are cut to 5, as the release does."""


def preference(query: Query, subject: Subject) -> Preference:
    """What is wanted and not wanted of a subject: as understood, or as the record of the request has it."""
    understood = query.preferences.get(subject)
    if understood is not None:
        return understood
    recorded = query.record.get(subject)
    if not isinstance(recorded, Mapping):
        return _NOTHING
    return Preference(_names(recorded.get("preferences")), _names(recorded.get("constraints")))


def sights_a_day(query: Query) -> float:
    """How many sights a day the traveller is used to."""
    pace = preference(query, "rhythm").wanted
    for name in ("慢游", "特种兵式"):
        if name in pace:
            return SIGHTS_A_DAY[name]
    return SIGHTS_A_DAY["family" if _is_family(query) else "usual"]


def matches(words: Iterable[str], wanted: frozenset[str]) -> bool:
    """Whether one of the words is among what is wanted, or contains it."""
    return any(wish in word for word in words for wish in wanted)


def _is_family(query: Query) -> bool:
    composition = query.record.get("people_composition")
    if isinstance(composition, Mapping):
        return bool(composition.get("children") or composition.get("seniors"))
    return any(word in query.text.casefold() for word in _FAMILY_WORDS)


def _names(value: object) -> frozenset[str]:
    return frozenset(str(item) for item in value) if isinstance(value, list) else frozenset()
