"""The part of a day and the hours of the clock at which one comes or goes, as English says them."""

import re

from core.dsl.families.rides import RideWay
from core.understand.text.numerals import count_of


def part_said(said: str) -> str:
    """The part of a day by the word that the rules have for it."""
    part = said.replace("-", " ").strip()
    return "noon" if part in ("midday", "lunchtime", "lunch time") else part


def clock_said(said: str, way: RideWay) -> str | None:
    """The hour that is said, as `HH:MM`; of one without its half of the day, where the ride tells which."""
    if said in ("noon", "midday"):
        return "12:00"
    digits = re.match(r"(?P<h>\d{1,2})(?:[:.](?P<m>\d{2}))?", said)
    hour = int(digits["h"]) if digits else count_of(said.split()[0])
    minute = int(digits["m"] or 0) if digits else 0
    if hour is None or hour > 24 or minute >= 60:
        return None
    late = re.search(r"p\.?m|in the (?:afternoon|evening)", said) is not None
    plain = not late and not re.search(r"a\.?m|:|in the morning", said)
    if plain and hour <= 12:
        if not (hour <= 6 or way == "back"):
            return None
        late = hour < 12
    return f"{hour + 12 if late and hour < 12 else hour:02d}:{minute:02d}"
