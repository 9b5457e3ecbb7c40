"""Times of the year that name no day, which are understood when the day is asked for: 周末, 寒假, next month."""

import re

from core.understand import Understanding

_A_DAY = re.compile(r"\d")


def is_asked_when(wish: dict[str, str], found: Understanding) -> bool:
    """Whether a wish names a time without a day of the calendar, and just its words are asked about as the dates of the trip."""
    said = wish.get("said", "")
    if (wish["about"], wish["polarity"]) != ("date", "want") or not said or _A_DAY.search(wish["is"]):
        return False
    start = found.query.text.index(said)
    return any(
        question.span is not None
        and question.about == "dates"
        and start < question.span[1]
        and question.span[0] < start + len(said)
        for question in found.ask
    )
