"""Another day to leave on that is told by how far it is from the one of before: the Saturday two days later, the Monday after."""

import re
from datetime import date, timedelta

from core.model.clock import WEEK_DAYS
from core.understand.dates.named_days import DAY_EN, weekday_en
from core.understand.follow_ups.words import DAY
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Reading

_WEEKDAY_BESIDE = compiled(
    rf"\b(?:on )?(?:the )?(?P<day>{DAY_EN})(?:,? (?:that's |which is |i\.e\.? )?(?:(?P<count>{COUNT_EN}|an?) days?|the (?P<next>day)) (?P<way>later|after(?:wards)?|earlier|before|sooner)\b|"
    r" (?P<near>after|before)(?: (?:that|it|then|this))?(?=\s*(?:$|[,.;!?]|please|pls|instead|would|works|is)))",
    re.IGNORECASE,
)
"""A day of the week by how far it is from another day, or as the next one of its kind."""
_DAY_BESIDE = compiled(
    rf"\b(?:(?P<count>{COUNT_EN}|an?) days? (?P<way>later|earlier|sooner)|the (?:very )?(?P<next>next|following) day|the day (?P<near>after|before))(?=\s*(?:$|[,.;!?]|please|pls|instead|would|works|is|then))",
    re.IGNORECASE,
)
"""A day by how far it is from another, where one cannot leave on that."""
_NTH = compiled(
    r"\bthe (?P<nth>[12]?\d|3[01])(?:st|nd|rd|th)\b(?! (?:floor|century|time|of\b|birthday|anniversary))",
    re.IGNORECASE,
)
"""A day of the month, which is not said: we set off on the 17th."""
_OF_LEAVING = compiled(
    r"\b(?:can't|cannot|cant|can not|won't|couldn't|not able|unable|no good|doesn't work|does not work|isn't possible|not possible|is out|impossible|sold out|too soon|too late|too early|leave|leaving|set off|depart|start|go|going|how about|what about|make it|instead|rather|(?:'d|would|will|'ll|has to|have to) (?:have to )?be|could we|can we)\b",
    re.IGNORECASE,
)
"""What says that it is the day of leaving that is to be another."""
_SETS_OFF = compiled(
    r"\b(?:leav(?:e|es|ing)|set(?:s|ting)? (?:off|out)|depart\w*|start(?:s|ing)?(?! with)|fly out|make (?:it|that)|(?:go|going|travel(?:l?ing)?) on)\b",
    re.IGNORECASE,
)
"""What makes a day of the month, and the next day, one to leave on, whatever else may be on it."""
_NOT_THEN = compiled(
    r"\b(?:can't|cannot|cant|can not|won't let|couldn't|not able|unable|no good|doesn't work|does not work|isn't possible|not possible|impossible|sold out|no (?:trains|flights|tickets|seats) left)\b",
    re.IGNORECASE,
)
"""What says that one cannot leave on the day of before."""
_CANNOT = compiled(r"\b(?:can't|cannot|cant|can not|won't|couldn't|not|never|until|till)\b", re.IGNORECASE)
"""What makes a day one on which one does not leave."""
_COMES_HOME = compiled(r"\b(?:home|back|return\w*|until|till|stay\w*|longer|closed|shut)\b", re.IGNORECASE)
"""What makes a day one on which the trip ends, or on which something is closed."""


def day_beside(folded: str, begins: date) -> Reading[date | None] | None:
    """The day that a (folded) text tells by how far it is from a trip's first one; none where day and distance disagree, or where it is that of the way home."""
    if not _OF_LEAVING.search(folded):
        return None
    match = _WEEKDAY_BESIDE.search(folded)
    if match is None:
        led = _SETS_OFF.search(folded) or _NOT_THEN.search(folded)
        match = _DAY_BESIDE.search(folded) if led and not DAY.search(folded) else None
        home = _COMES_HOME.search(folded) is not None
        day = None if match is None or home else begins + timedelta(days=_days_off(match))
        return Reading(day, match.span()) if match else None
    if _COMES_HOME.search(folded):
        return Reading(None, match.span())
    weekday = weekday_en(match["day"])
    if match["near"]:
        ahead = (weekday - begins.weekday() - 1) % WEEK_DAYS + 1
        before = (begins.weekday() - weekday - 1) % WEEK_DAYS + 1
        return Reading(
            begins + timedelta(days=ahead if match["near"].lower() == "after" else -before), match.span()
        )
    day = begins + timedelta(days=_days_off(match))
    return Reading(day if day.weekday() == weekday else None, match.span())


def day_of_its_month(folded: str, begins: date) -> Reading[date] | None:
    """The day of a month that a (folded) text names as the one to leave on, in the month of the trip."""
    named = [one for one in _NTH.finditer(folded) if int(one["nth"]) != begins.day]
    if len(named) != 1 or not _SETS_OFF.search(folded) or _COMES_HOME.search(folded):
        return None
    match, nth = named[0], int(named[0]["nth"])
    if _CANNOT.search(_clause_before(folded, match.start())):
        return None
    try:
        return Reading(begins.replace(day=nth), match.span())
    except ValueError:
        return None


def _clause_before(folded: str, at: int) -> str:
    """The words of a clause before an index."""
    return re.split(r"[,.;!?]|\bbut\b|\bso\b", folded[:at])[-1]


def _days_off(match: re.Match[str]) -> int:
    """By how many days another day is later, or earlier where less than 0."""
    count = 1 if match["count"] is None or match["count"].lower() in ("a", "an") else count_of(match["count"])
    way = (match["way"] or match["near"] or "after").lower()
    return (count or 1) * (-1 if way in ("earlier", "before", "sooner") else 1)
