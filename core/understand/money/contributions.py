"""A budget that several people bring together in English: she has 1200 and I can put in 800; the club pays 4000, all of us add 200 each."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from core.understand.money.amounts import Amount
from core.understand.money.money_words import Per
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import AMOUNT, COUNT_EN, count_of
from core.understand.text.spans import Reading, overlaps

TOGETHER = 0.6
"""How sure a sum is: it is taken, and asked."""
# letters at the end of an amount that may be those of what it is for
_TOLD_BEHIND = 16
_GIVES = r"(?:give|gives|pay|pays|put in|puts in|chip in|chips in|add|adds|contribute|contributes|throw in|throws in|spend|have|has|'ve got|'s got|has got|got|'ve(?! got)|have got)"
_CONTRIBUTION = compiled(
    rf"\b(?P<who>i|we|she|he|they|dad|mum|mom|granny|grandma|grandpa|(?:my|our|the|his|her) (?:[a-z-]+ ){{0,2}}?[a-z-]+|all (?:of us|\d+ of us)|everyone|everybody|each of us)(?: (?:can|could|will|would|may)|'ll|'d|'ve)?(?: (?:only|each|also|both|all))* ?{_GIVES}(?: in)?(?: (?:me|us|about|around|another|up to|only|maybe))* (?P<amount>{AMOUNT})(?![\w%]| (?:days?|nights?|people|rooms?|hours?|kids?|children)\b)",
)


_ALL_ELSE = compiled(r"\b(?:for|on) (?:(?:everything|all|anything) else|the rest)\b", re.IGNORECASE)
"""What makes an amount one for all that the amount before it is not for: 3000 for the hotel, 2000 for everything else."""


def with_all_else(text: str, found: Sequence[Amount]) -> tuple[Reading[float], Amount] | None:
    """The sum of an amount for a part of the trip and the one behind it for all else, with the latter."""
    for part, rest in pairwise(found):
        begins = max(rest.span[0], rest.span[1] - _TOLD_BEHIND)
        told = any(one.start() <= rest.span[1] + 1 for one in _ALL_ELSE.finditer(text, begins))
        plain = not (part.pers or rest.pers or part.foreign or rest.foreign)
        if part.purpose not in (None, "total") and plain and told:
            return Reading(part.value + rest.value, rest.span, TOGETHER), rest
    return None


_ADULT = r"(?:adults?|grown[- ]?ups?)"
_CHILD = r"(?:children|child|kids?)"
_ADULTS_AND_CHILDREN = compiled(
    rf"\b(?P<adults>{COUNT_EN}) {_ADULT}(?:,| and| plus| with|,? and)* (?P<children>{COUNT_EN}) (?:small |young |little )?{_CHILD}\b",
    re.IGNORECASE,
)
_FOR_EACH = compiled(
    rf"(?P<for_adult>{AMOUNT})(?: ?(?:yuan|rmb))? (?:per|an|for each|each|every) {_ADULT}(?:,| and| plus|,? and)* (?P<for_child>{AMOUNT})(?: ?(?:yuan|rmb))? (?:per|a|for each|each|every) {_CHILD}\b",
    re.IGNORECASE,
)
"""What there is for each adult and for each child: 2500 per adult and 1500 per child."""


def of_adults_and_children(
    text: str, found: Sequence[Amount], people: int | None
) -> tuple[Reading[float], tuple[Amount, ...]] | None:
    """The sum of what there is for all adults and all children, who are all that travel, with those amounts."""
    company, each = _ADULTS_AND_CHILDREN.search(text), _FOR_EACH.search(text)
    if company is None or each is None:
        return None
    adults, children = count_of(company["adults"]), count_of(company["children"])
    amounts = tuple(one for one in found if overlaps(one.span, each.span()))
    if not adults or not children or adults + children != people or len(amounts) != len(("adult", "child")):
        return None
    total = amounts[0].value * adults + amounts[1].value * children
    return Reading(total, amounts[0].span, TOGETHER), amounts


def brought_together(
    text: str, found: Sequence[Amount], counts: Mapping[Per, int | None]
) -> tuple[Reading[float], tuple[Amount, ...]] | None:
    """The sum of what several people bring to the trip, with those amounts; None where no two of them do."""
    parts: dict[str, Amount] = {}
    for one in _CONTRIBUTION.finditer(text.lower()):
        amount = next((each for each in found if each.span[0] <= one.end("amount") - 1 < each.span[1]), None)
        if amount is None or amount.foreign or amount.pers - {"person", "some"} or one["who"] in parts:
            continue
        parts[one["who"]] = amount
    if len({one.span for one in parts.values()}) < len(parts) or len(parts) < 2:
        return None
    heads = counts.get("person")
    if heads is None and any(one.pers for one in parts.values()):
        return None
    amounts = tuple(parts.values())
    total = sum(one.value * (heads or 1 if one.pers else 1) for one in amounts)
    return Reading(total, amounts[0].span, TOGETHER), amounts
