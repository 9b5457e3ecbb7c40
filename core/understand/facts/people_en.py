"""How many people travel, said in English: three of us, a family of four, my wife and I, solo, 2 adults and 1 child."""

import re

from core.understand.text.numerals import COUNT_EN, count_of
from core.understand.text.spans import Reading

_N = COUNT_EN
_PERSON = r"(?:people|persons?|adults?|travel(?:l)?ers?|pax|ppl|tourists?|guests?|members|passengers?)"
_MATES = r"(?:friends|classmates|colleagues|coworkers|students|sisters|brothers|buddies|roommates|mates|pals|besties|teachers|girls|guys)"
_GROWN = r"(?:adults?|child(?:ren)?|kids?|seniors?|elders?|elderly|infants?|toddlers?|bab(?:y|ies)|teen(?:ager)?s?)"
_TWO = r"parents(?:-in-law)?|grandparents|in-laws"
_ONE = (
    r"wife|husband|girlfriend|boyfriend|partner|spouse|fianc[eé]e?|friend|classmate|colleague|coworker|roommate|"
    r"mother|father|mom|mum|dad|grandmother|grandfather|grandma|grandpa|son|daughter|child|kid|baby|toddler|"
    r"brother|sister|cousin|uncle|aunt|bestie|buddy|boss"
)
_MANY = r"friends|mates|pals|classmates|colleagues|coworkers|roommates|sons|daughters|children|kids|brothers|sisters|cousins|babies"
_SENIOR = r"elderly (?:person|parent|relative)|senior(?: citizen)?|elder|relative"
_SENIORS = r"seniors|elders|elderly (?:people|persons|relatives)|relatives"
_WITH = r"(?:with|tak(?:e|ing)|bring(?:ing)?)\s+(?:along\s+)?"
_KIN = re.compile(
    rf"(?:\b|(?=[+&]))(?:(?:{_WITH})?(?P<whose>my|our)\s+(?:(?P<n>{_N})\s+)?|{_WITH}(?P<m>{_N}|an?|one)\s+(?:of my\s+)?|"
    rf"(?:\band|[+&])\s*(?P<k>{_N}|an?)\s+)(?:(?:best|good|close|old|young|little|college|elder|older|younger)\s+)*"
    rf"(?:(?P<two>(?:elderly )?(?:{_TWO}))|(?P<many>{_MANY}|{_SENIORS})|(?P<one>(?:elderly )?(?:{_ONE})|{_SENIOR}))\b"
    r"(?:\s+and (?:I|me)\b)?",
    re.IGNORECASE,
)
_VISITED = re.compile(r"\b(?:visit|visiting|see|seeing|meet|meeting)\s+(?:with\s+)?$", re.IGNORECASE)


def _compiled(*rules: tuple[str, float]) -> tuple[tuple[re.Pattern[str], float], ...]:
    return tuple((re.compile(rule, re.IGNORECASE), confidence) for rule, confidence in rules)


_COUNTED = _compiled(
    (rf"number of (?:travel(?:l)?ers|people|persons|tourists)\s*(?:is|:)?\s*({_N})", 1.0),
    (rf"\b(?:group|party|family|team|crew|total|trio) of ({_N})\b", 0.95),
    (rf"({_N})\s+of us\b|\b(?:we|us)\s+(?:are\s+)?({_N})\b(?!\s*(?:day|night|week|adult|child))", 0.95),
    (
        rf"({_N})[\s-]*(?:(?!per\b|each\b|an?\b|rmb\b|yuan\b)\w+\s+)?{_PERSON}\b(?!\s*(?:room|table))(?!\s*(?:,|and|&|with|plus)\s*{_N}\s+{_GROWN})",
        0.9,
    ),
    (
        rf"(?<!my )(?<!our )(?<!with )(?<!and )(?<!\+ )(?<!& )({_N})\s+(?:\w+\s+)?{_MATES}\b(?! and (?:I|me)\b)",
        0.85,
    ),
    (
        rf"\b(?:for|of) ({_N})(?=\s*(?:[,;:!?)]|\.(?!\d)|$|(?:to|in|from|with|and|going|travel(?:l)?ing|please)\b))",
        0.7,
    ),
)
_PART = rf"{_N}\s+{_GROWN}"
_COMPOSITION = re.compile(rf"{_PART}(?:\s*(?:,|and|&|with|plus)\s*(?:and\s+)?{_PART})+", re.IGNORECASE)
_EACH_PART = re.compile(rf"({_N})\s+{_GROWN}", re.IGNORECASE)
_COUPLE = re.compile(
    r"\b(?:as a|are a|young|married|a|our)?\s*(?:couple|newlyweds|honeymooners|honeymoon)\b(?! of)",
    re.IGNORECASE,
)
_COUPLES = re.compile(rf"({_N})\s+(?:\w+\s+)?couples\b", re.IGNORECASE)
_FAMILIES = re.compile(rf"({_N})\s+(?:families|groups) of ({_N})", re.IGNORECASE)
_ALONE = re.compile(
    r"\b(?:solo|alone|by myself|on my own|just me|only me|just myself|only myself|single travel(?:l)?er)\b",
    re.IGNORECASE,
)
_ME = re.compile(r"\bI\b|\b(?:[Hh]elp|[Ff]or|[Gg]ive) me\b|\b[Mm]y\b")
_CROWD = re.compile(r"\b(?:we|us|our|friends|family|everyone|group)\b", re.IGNORECASE)


def people_in_english(text: str) -> Reading[int] | None:
    """Travellers by the strongest statement there is; a lone `I` counts as one, with low confidence."""
    couples = _COUPLES.search(text)
    if couples:
        return Reading(2 * (count_of(couples[1]) or 1), couples.span(), 0.9)
    families = _FAMILIES.search(text)
    if families:
        return Reading((count_of(families[1]) or 1) * (count_of(families[2]) or 1), families.span(), 0.9)
    for pattern, confidence in _COUNTED:
        match = pattern.search(text)
        count = count_of(next(filter(None, match.groups()))) if match else None
        if match and count:
            return Reading(count, match.span(), confidence)
    composition = _COMPOSITION.search(text)
    if composition:
        parts = _EACH_PART.findall(composition[0])
        return Reading(sum(count_of(part) or 0 for part in parts), composition.span(), 0.9)
    return _with_me(text)


def _with_me(text: str) -> Reading[int] | None:
    company = [kin for kin in _KIN.finditer(text) if not _VISITED.search(text[: kin.start()])]
    couple = _COUPLE.search(text)
    marks = [match.span() for match in (couple, *company) if match is not None]
    if marks:
        counts = [_count_kin(kin) for kin in company]
        if None in counts:
            return None
        base = 2 if couple else 1
        span = (min(start for start, _ in marks), max(end for _, end in marks))
        return Reading(base + sum(count or 0 for count in counts), span, 0.85)
    alone = _ALONE.search(text)
    if alone:
        return Reading(1, alone.span(), 0.9)
    me = _ME.search(text)
    if me and not _CROWD.search(text):
        return Reading(1, me.span(), 0.6)
    return None


def _count_kin(kin: re.Match[str]) -> int | None:
    """How many the words name, or None for a plural that is not counted, such as `my friends`."""
    said = kin["n"] or kin["m"] or kin["k"]
    if said:
        return 1 if said.lower() in ("a", "an", "one") else count_of(said)
    return None if kin["many"] else 2 if kin["two"] else 1
