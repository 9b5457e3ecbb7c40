"""What a request wishes of its days: when one goes out, when one is back, how many sights there are, what time is kept free."""

import re
from dataclasses import dataclass
from typing import Literal

from core.model.spells import LAST_DAY
from core.text import Text

Pace = Literal["leisurely", "balanced", "packed"]
# sights a day up to which a day is calm, and from which it is full
_FEW, _MANY = 2, 5
_PACES: dict[Pace, str] = {"leisurely": "慢游", "balanced": "适中", "packed": "特种兵式"}
_HOUR = re.compile(r"每天 (?P<hour>\d\d):(?P<minute>\d\d) (?P<bound>[前后])(?P<what>出门|回酒店)")
EARLY_NIGHTS = "早点回酒店"
"""Who says no hour is back after an early dinner, or one at the usual hour and no more."""
EVENINGS_IN = "晚上不出门"
"""Who would have no evening out is back right after dinner."""
LATE_NIGHTS = "晚归"
"""Who would rather not have them is back a little later."""
_AFTER_DINNER, _EARLY, _NOT_LATE = 19 * 60 + 30, 20 * 60, 20 * 60 + 45
EVERY_DAY, ANY_DAY = 0, -2
"""Stand for all days, and for one of them whichever it is, where one has a number, from 1."""
_FREE = re.compile(
    r"(?:第 (?P<day>\d+) 天|(?P<every>每天)|(?P<any>其中一天)|其中 (?P<days>\d+) 天|最后一天) "
    r"(?P<h>\d\d):(?P<m>\d\d)-(?P<H>\d\d):(?P<M>\d\d) (?P<engaged>有事，)?留空(?:至少 (?P<least>\d+) 分钟)?"
)
_DAYS = {
    EVERY_DAY: ("每天", "every day"),
    ANY_DAY: ("其中一天", "on one of the days"),
    LAST_DAY: ("最后一天", "on the last day"),
}
_SIGHTS = re.compile(r"(?:慢游|适中|特种兵式)：每天 (?P<most>\d+) 个景点")


@dataclass(frozen=True, slots=True, kw_only=True)
class DayHour:
    """A bound on every day: one is `out`, or else back at the hotel, not before the minute of the day (`later`) or not after it."""

    out: bool
    later: bool
    minute: int

    @property
    def said(self) -> Text:
        """The bound in words, of which `day_hour` makes it again."""
        hour = f"{self.minute // 60:02d}:{self.minute % 60:02d}"
        zh, en = ("出门", "out") if self.out else ("回酒店", "back at the hotel")
        bound = ("后", "after") if self.later else ("前", "by")
        return Text(f"每天 {hour} {bound[0]}{zh}", f"{en} {bound[1]} {hour} each day")

    @property
    def is_early_night(self) -> bool:
        """Whether one would be back so early that nothing but dinner is left of the evening."""
        return not self.out and not self.later and self.minute <= _EARLY


@dataclass(frozen=True, slots=True)
class SightsADay:
    """How many sights a day has at most, or, of days that are wished full, about how many."""

    most: int

    @property
    def pace(self) -> Pace:
        """How full such a day is."""
        return "leisurely" if self.most <= _FEW else "packed" if self.most >= _MANY else "balanced"

    @property
    def said(self) -> Text:
        """The number in words, of which `sights_a_day` makes it again."""
        many = "s" * (self.most > 1)
        return Text(
            f"{_PACES[self.pace]}：每天 {self.most} 个景点", f"{self.pace}: {self.most} sight{many} a day"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeBlock:
    """Minutes of a day, `since` one `until` another, for which nothing is planned: a meeting, a free morning.

    The `day` is from 1; 0 is every day, -1 the last one, -2 any one of them. Where `least` minutes are said, so many between the
    two will do. Who is `engaged` then is in the city for it, and on the way to it and back before and after. Of any one of
    them there may be several `days`.
    """

    day: int
    since: int
    until: int
    least: int | None = None
    engaged: bool = False
    days: int = 1

    @property
    def said(self) -> Text:
        """The block in words, of which `free_block` makes it again."""
        hours = "-".join(f"{minute // 60:02d}:{minute % 60:02d}" for minute in (self.since, self.until))
        zh, en = _DAYS.get(self.day, (f"第 {self.day} 天", f"on day {self.day}"))
        if self.days > 1:
            zh, en = f"其中 {self.days} 天", f"on {self.days} of the days"
        least_zh, least_en = (
            ("", "") if self.least is None else (f"至少 {self.least} 分钟", f"at least {self.least} minutes ")
        )
        kept_zh, kept_en = ("有事，留空", "engaged, so kept free") if self.engaged else ("留空", "kept free")
        return Text(f"{zh} {hours} {kept_zh}{least_zh}", f"{least_en}{kept_en} {en}, {hours}")

    def is_on(self, day: int, last: int) -> bool:
        """Whether it may be on a day of a trip with that `last` one."""
        return self.day in (EVERY_DAY, ANY_DAY, day) or (self.day == LAST_DAY and day == last)


def day_hour(said: str, *, wanted: bool = True) -> DayHour | None:
    """The bound that the Chinese words of a thing say that is wanted, or refused, or None where it is another thing."""
    if not wanted:
        return DayHour(out=False, later=False, minute=_NOT_LATE) if said == LATE_NIGHTS else None
    if said in (EARLY_NIGHTS, EVENINGS_IN):
        return DayHour(out=False, later=False, minute=_EARLY if said == EARLY_NIGHTS else _AFTER_DINNER)
    found = _HOUR.fullmatch(said)
    if found is None:
        return None
    minute = int(found["hour"]) * 60 + int(found["minute"])
    return DayHour(out=found["what"] == "出门", later=found["bound"] == "后", minute=minute)


def sights_a_day(said: str) -> SightsADay | None:
    """The number of sights that the Chinese words of a thing say, or None where it is another thing."""
    found = _SIGHTS.fullmatch(said)
    return None if found is None else SightsADay(int(found["most"]))


def free_block(said: str) -> FreeBlock | None:
    """The time that the Chinese words of a thing keep free, or None where it is another thing."""
    found = _FREE.fullmatch(said)
    if found is None:
        return None
    any_day = found["any"] or found["days"]
    day = EVERY_DAY if found["every"] else ANY_DAY if any_day else int(found["day"] or LAST_DAY)
    return FreeBlock(
        day=day,
        since=int(found["h"]) * 60 + int(found["m"]),
        until=int(found["H"]) * 60 + int(found["M"]),
        least=int(found["least"]) if found["least"] else None,
        engaged=found["engaged"] is not None,
        days=int(found["days"] or 1),
    )
