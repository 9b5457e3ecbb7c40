"""Whether a number that has no currency is money: a word says so, or it stands alone and is large."""

import re

from core.understand.money.money_words import ABOUT_AFTER, CUE, CUE_AFTER, OF_OTHER_THINGS, PAYER, TERSE
from core.understand.persons.ages import OLDEST

LEAST_MONEY = 10
"""CNY that any amount is: smaller numbers count something else."""
SMALLEST_AMOUNT = 100
"""CNY that an amount is where nothing says that it is money."""
_HOURS = 24
# letters behind an amount that say what it is
_BEHIND = 40
_AT_AN_HOUR = re.compile(
    r"\b(?:start|begin|leave|leaving|out|up|wake|meet|set off|head off|breakfast|lunch|dinner|finish|done)\w*\s+(?:\w+\s+)?(?:at|by|before|after|around)\s*$",
    re.IGNORECASE,
)
"""What leads to an hour: start at 10 each day."""
_SUB = re.compile(r"\bsub-$", re.IGNORECASE)
_AN_ART_ZONE = "798"
"""A number that is the name of a place in Beijing."""
_MONTH_BEFORE = re.compile(
    r"\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?[\s,\d]*$", re.IGNORECASE
)
"""What leads to a year: 12 Dec, 2026."""
_AGED = re.compile(
    r"\b(?:all|both|each|we're|they're|are)(?: of (?:us|them))?(?: are| is)? (?:over|under|above|past|around|about|nearly)\s*$",
    re.IGNORECASE,
)
"""What leads to the age of several persons: four friends, all over 65."""


def is_money(text: str, match: re.Match[str], before: str, after: str, value: float) -> bool:
    """Whether a number without a currency is money: a word says so, or it stands alone and is large."""
    if match["amount"] == _AN_ART_ZONE and not CUE.search(before[-16:]):
        return False
    if OF_OTHER_THINGS.match(text, match.end("more") if match["more"] else match.end("amount")):
        return False
    if (value <= OLDEST and _AGED.search(before)) or (value <= _HOURS and _AT_AN_HOUR.search(before)):
        return False
    about = ABOUT_AFTER.match(after) and value < SMALLEST_AMOUNT
    if CUE.search(before[-16:]) or PAYER.search(before) or (CUE_AFTER.match(after) and not about):
        return value >= LEAST_MONEY and not _is_clock_or_date(text, match)
    if value < SMALLEST_AMOUNT or _is_clock_or_date(text, match):
        return False
    after = text[match.end("more") if match["more"] else match.end("amount") :][:_BEHIND]
    scaled = match["amount"][-1] in "kKwW万千百" or re.search(
        "[万千百]|hundred|thousand|grand", match["amount"]
    )
    return bool(
        (scaled or TERSE.search(before))
        and re.match(
            r"\s|[,.。;!?、)]|$|块|从|去|想|的|吧|不要|不能|别|我(?=自己|想|们)|含|住|坐(?=[高火动飞])|求",
            after,
        )
    )


def _is_clock_or_date(text: str, match: re.Match[str]) -> bool:
    start = match.start("low" if match["low"] else "amount")
    if _SUB.search(text, 0, start):
        return False
    return bool(
        re.search(r"[\dGDCK.-]$|\d:$|第$|[/]$", text[max(0, start - 2) : start])
        or (
            len(match["amount"]) == 4
            and match["amount"].startswith("20")
            and not match["cny"]
            and (
                re.search(r"年|in $|year", text[max(0, match.start() - 5) : match.end() + 2])
                or _MONTH_BEFORE.search(text, 0, match.start("amount"))
            )
        )
    )
