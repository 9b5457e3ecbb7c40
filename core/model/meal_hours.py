"""The hours at which a request would eat: dinner by six, lunch at noon. Minutes of the day."""

import re
from dataclasses import dataclass

from core.model.mealtimes import MEAL_NAMES, MEALS, MealType
from core.text import Text

_KINDS: dict[str, MealType] = {MEAL_NAMES[meal].zh: meal for meal in MEALS}
_SAID = re.compile(rf"(?P<meal>{'|'.join(_KINDS)})(?P<latest>不晚于)? (?P<hour>\d\d):(?P<minute>\d\d)")
# What is said without an hour.
_EARLY_DINNER, _EARLY, _LATE_DINNER, _LATE = "早吃晚饭", 17 * 60 + 30, "晚吃晚饭", 19 * 60 + 30
_ABOUT = 30
"""Minutes that a meal may begin before or after the hour that is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MealHour:
    """A meal begins about a `minute` of the day, or at the `latest` then."""

    meal: MealType
    minute: int
    latest: bool

    @property
    def said(self) -> Text:
        """The wish in words, of which `meal_hour` makes it again."""
        name, clock = MEAL_NAMES[self.meal], f"{self.minute // 60:02d}:{self.minute % 60:02d}"
        zh, en = ("不晚于", "by") if self.latest else ("", "at")
        return Text(f"{name.zh}{zh} {clock}", f"{name.en} {en} {clock}")

    @property
    def begins(self) -> tuple[int, int]:
        """The minutes between which the meal may begin."""
        return (0, self.minute) if self.latest else (self.minute - _ABOUT, self.minute + _ABOUT)

    def is_kept(self, start: int) -> bool:
        """Whether a meal that begins at a minute is as wished."""
        earliest, latest = self.begins
        return earliest <= start <= latest


def meal_hour(said: str) -> MealHour | None:
    """The wish that the Chinese words of a thing say, or None where it is another thing."""
    if said in (_EARLY_DINNER, _LATE_DINNER):
        early = said == _EARLY_DINNER
        return MealHour(meal="dinner", minute=_EARLY if early else _LATE, latest=early)
    found = _SAID.fullmatch(said)
    if found is None:
        return None
    minute = int(found["hour"]) * 60 + int(found["minute"])
    return MealHour(meal=_KINDS[found["meal"]], minute=minute, latest=found["latest"] is not None)
