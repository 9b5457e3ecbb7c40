"""On which day, and at which meal, a request wishes to eat a thing: hot pot on the last night, noodles for lunch."""

import re
from dataclasses import dataclass
from typing import cast

from core.model.mealtimes import MEAL_NAMES, MealType
from core.model.spells import LAST_DAY
from core.text import Text

ANY_DAY, LAST_NIGHT = 0, -2
"""Stand for any day, and for the last night that one sleeps there, where a day has a number, from 1."""
_MEALS: dict[str, MealType] = {name.zh: cast(MealType, kind) for kind, name in MEAL_NAMES.items()}
_SAID = re.compile(
    rf"(?P<dish>.+)：(?:第 (?P<day>\d+) 天|(?P<last>最后一天)|(?P<night>最后一晚))?的?(?P<meal>{'|'.join(_MEALS)})"
)
_DAYS = {
    ANY_DAY: ("", ""),
    LAST_DAY: ("最后一天", " on the last day"),
    LAST_NIGHT: ("最后一晚", " on the last night"),
}


@dataclass(frozen=True, slots=True)
class WishedMeal:
    """A dish or a cooking, by its Chinese name in the lexicons, that is eaten at a meal of a day of the trip."""

    dish: str
    meal: MealType
    day: int = ANY_DAY

    def said(self, english: str) -> Text:
        """The wish in words, of which `wished_meal` makes it again; `english` names the dish."""
        zh, en = _DAYS.get(self.day, (f"第 {self.day} 天", f" on day {self.day}"))
        name = MEAL_NAMES[self.meal]
        return Text(f"{self.dish}：{zh}{name.zh}", f"{english} for {name.en}{en}")

    def is_on(self, day: int, last: int) -> bool:
        """Whether it may be on a day of a trip that ends on the `last` one."""
        night = max(1, last - 1)
        return self.day in (ANY_DAY, day) or day == {LAST_DAY: last, LAST_NIGHT: night}.get(self.day)


def wished_meal(said: str) -> WishedMeal | None:
    """The wish that the Chinese words of a thing say, or None where it is another thing."""
    found = _SAID.fullmatch(said)
    if found is None:
        return None
    day = LAST_DAY if found["last"] else LAST_NIGHT if found["night"] else int(found["day"] or ANY_DAY)
    return WishedMeal(found["dish"], _MEALS[found["meal"]], day)
