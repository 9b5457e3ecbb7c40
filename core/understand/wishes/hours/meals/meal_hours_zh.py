"""The hours at which somebody would eat, in Chinese: 晚饭六点前吃, 12点吃午饭, 晚餐不要晚于七点."""

import re
from collections.abc import Iterator

from core.model.meal_hours import MealHour
from core.model.mealtimes import MealType
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_MEAL = "(?:早|午|中|晚)(?:饭|餐)"
_MEALS: dict[str, MealType] = {"早": "breakfast", "午": "lunch", "中": "lunch", "晚": "dinner"}
_NOT_AFTER = r"(?:不要|别|不能|不可|不得|不)(?:再)?(?:晚于|超过|迟于|过)|最晚|最迟|赶在"
_BY = r"之?前|以前"
_SO = r"(?:都|要|得|必须|一定|最好|能|想|希望|就|在|安排|放在?|准时|固定|一般|我们?|孩子|老人|他们?|她们?)*"
_FORMS = compiled(
    rf"(?:每天|天天)?(?P<a>{_MEAL})(?:时间)?:?{_SO}(?P<la>{_NOT_AFTER})?{_SO}{time_pattern('1')}(?:左右|钟)?(?P<lb>{_BY})?{_SO}(?:吃完?|开饭|开吃|用餐|解决|上桌|吃上)?|"
    rf"(?:每天|天天)?(?P<lc>最晚|最迟|赶在)?{time_pattern('2')}(?:左右|钟)?(?P<ld>{_BY})?{_SO}(?:吃完?|开始吃|用|吃上)(?:上|顿)?(?P<b>{_MEAL})"
)
_HALF_A_DAY, _NOON = 12 * 60, 11 * 60


def meal_hours_zh(scene: Scene) -> Iterator[Liking]:
    """The hour of each meal that a text names."""
    for clause in clauses(scene.folded, 0, len(scene.folded)) if _FORMS.may_stand(scene.folded) else ():
        for match in _FORMS.finditer(clause.text):
            meal = _MEALS[(match["a"] or match["b"])[0]]
            minute = _minute(match, meal)
            span = clause.start + match.start(), clause.start + match.end()
            latest = any(match[name] for name in ("la", "lb", "lc", "ld"))
            if minute is not None and (latest or not clause.unwanted(*span)):
                wish = MealHour(meal=meal, minute=minute, latest=latest)
                yield Liking(about="meal", thing=wish.said, strength="must", span=span, held=False)


def _minute(match: re.Match[str], meal: MealType) -> int | None:
    """The minute of the day that a match says, in the half of it in which the meal is had; None where it is none."""
    clock = clock_of(match, "1") or clock_of(match, "2")
    if clock is None:
        return None
    minute = int(clock[:2]) * 60 + int(clock[3:])
    minute += _HALF_A_DAY if meal != "breakfast" and minute < _NOON else 0
    return minute if minute < 2 * _HALF_A_DAY else None
