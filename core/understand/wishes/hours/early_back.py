"""That one would be back at the hotel early on every day, with no hour said: 每天下午早点回酒店, back at the hotel early each day."""

import re
from collections.abc import Iterator

from core.model.daily import DayHour
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

# after an early dinner, and after one at the usual hour
_BY_EVENING, _BY_NIGHT = 18 * 60 + 30, 20 * 60
_HOTEL_ZH = r"(?:酒店|宾馆|民宿|住处|住的地方|房间|旅馆)"
_EVERY_EN = r"(?:every|each) (?:single )?(?P<{0}>day|afternoon|evening|night)|(?:in )?the (?P<{0}s>afternoons|evenings)"
_EARLY_EN = r"(?:nice and |quite |fairly |a bit )?early|in good time"
_BACK_EN = r"(?:(?:be|get|go|come|return|getting|going|coming) )?(?:back|return|returning)(?: (?:at|in|to) (?:the |our )?(?:hotel|room))"
_EARLY = compiled(
    rf"(?:每天|天天|每日)的?(?P<zh>下午|傍晚|晚上)?(?:我们?|都|要|得|想要?|希望|最好|能|可以|就|尽量)*(?:早一?点儿?|早一?些|早早|提早|提前)(?:就|地|的)?回(?:到|去)?{_HOTEL_ZH}(?:休息|睡觉|歇着)?|"
    rf"\b{_BACK_EN} (?:{_EARLY_EN}),? (?:{_EVERY_EN.format('en')})\b|"
    rf"\b(?:{_EVERY_EN.format('before')}),? (?:(?:we|i|they)(?:'d| would)? (?:like to |want to |need to |have to )?)?(?:{_BACK_EN} (?:{_EARLY_EN})|early {_BACK_EN})\b|"
    rf"\bearly {_BACK_EN} (?:{_EVERY_EN.format('late')})\b",
    re.IGNORECASE,
)
_OF_AFTERNOON = re.compile(r"下午|傍晚|afternoon")


def early_back_of(scene: Scene) -> Iterator[Liking]:
    """The hour by which one is back on every day who would be back early: after dinner, and in the afternoons after an early one."""
    if not _EARLY.may_stand(scene.folded):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for match in _EARLY.finditer(clause.text):
            early = any(part and _OF_AFTERNOON.search(part.lower()) for part in match.groups())
            minute = _BY_EVENING if early else _BY_NIGHT
            span = clause.start + match.start(), clause.start + match.end()
            if not clause.unwanted(*span):
                said = DayHour(out=False, later=False, minute=minute).said
                yield Liking(about="time", thing=said, strength="like", span=span, held=False)
