"""A rest in the middle of the day: 中午回酒店午睡一会儿, back to the hotel for a nap after lunch."""

import re
from collections.abc import Iterator

from core.knowledge.things import REST
from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_CLOCK_ZH = r"(?:\d{1,2}|[一二两三四十]{1,2})点半?"
_NOON_ZH = rf"(?:中午(?:\s*{_CLOCK_ZH}\s*(?:到|至|-|~)\s*(?:下午)?{_CLOCK_ZH})?|午饭后|午餐后|吃完午饭|午后|饭后|下午)"
_MAY_ZH = (
    r"(?:都|一定|务必|要|能|可以|想|希望|最好|得|会|需要|必须|让[^,。]{0,4}|他们?|她们?|我们?|孩子|老人)*"
)
_HOME_ZH = r"回(?:到)?(?:酒店|宾馆|房间|民宿|住处)(?:去|里)?(?:好好)?"
_WHILE_ZH = r"(?:一下|一小会儿?|一会儿?|会儿?|片刻|一歇|一躺|一睡|[一两半二三](?:个半|个)?(?:小时|钟头))?"
_SLEEP_ZH = r"(?:(?:睡|补|眯)(?:上)?一?[个小]?(?:午)?觉|打[个会]?(?:盹|瞌睡)儿?|休息|睡|歇|躺|眯)"
_THEN_ZH = r"(?:[,，]?\s*(?:下午)?再(?:出(?:门|去|来)|继续)(?:去)?(?:玩|逛)?)?"
_ZH = compiled(
    rf"(?:每天|天天)?(?:{_NOON_ZH}{_MAY_ZH}{_HOME_ZH}{_SLEEP_ZH}{_WHILE_ZH}|"
    rf"{_NOON_ZH}{_MAY_ZH}(?:休息|睡|歇|躺)(?:够|上|满)?[一两半二三](?:个半|个)?(?:小时|钟头)|"
    rf"(?:中午|午饭后|午餐后|吃完午饭|午后|饭后){_MAY_ZH}休息(?=$|[,。;!?])|"
    rf"{_NOON_ZH}{_MAY_ZH}(?:睡|歇|躺|眯)(?:一下|一小会儿?|一会儿?|会儿?|片刻|一歇|一躺|一睡)|"
    rf"(?:{_NOON_ZH}{_MAY_ZH})?(?:{_HOME_ZH})?(?:(?<![上下])午睡{_WHILE_ZH}|午休{_WHILE_ZH}|睡(?:个|一?会儿?|一下)?午觉)|"
    rf"{_NOON_ZH}{_MAY_ZH}(?:睡(?:一[个小]?|[个小上])觉|打[个会]?(?:盹|瞌睡)儿?))(?:的时间)?{_THEN_ZH}"
)
_WHEN_EN = r"\s+(?:at (?:noon|midday|lunchtime|one|two|three|[123](?: ?pm)?)|after lunch(?:time)?|right after lunch|around noon|in the (?:early |mid-?)?(?:afternoons?)|in the middle of the day|every (?:day|afternoon)|each (?:day|afternoon)|daily)"
_AT_EN = r"\s+(?:back )?(?:at|in) (?:the|our) (?:hotel|room)"
_EN = compiled(
    r"\b(?:(?:go(?:ing)?|com(?:e|ing)|head(?:ing)?|get(?:ting)?|return(?:ing)?) )?(?:back )?to (?:the|our) (?:hotel|room) (?:for|to)(?: have| take)? (?:an? |some |our |his |her |their )?(?:short |little |midday |afternoon )?(?:naps?|rest|sleep|siesta|lie[- ]down)\b"
    rf"(?:{_WHEN_EN})*|"
    rf"\b(?:an? |the |some |our |my |his |her |their |daily )?(?:(?:short|little|quick|long|good|proper|daily|midday|noon|afternoon|after-lunch) )*(?:naps?(?: time)?|siestas?)\b(?:{_AT_EN}|{_WHEN_EN})*|"
    rf"\b(?:an? |some |(?:an|one|two|half an) hours?'? (?:of )?|an hour's |half an hour's )?(?:(?:short|little|quick|long|good|proper|daily|midday|noon|afternoon|after-lunch) )*(?:rest|break|lie[- ]down)\b(?:{_AT_EN})?{_WHEN_EN}(?:{_AT_EN}|{_WHEN_EN})*(?: for (?:the |his |her |their |our )?(?:[\w']+ )*naps?)?|"
    rf"\b(?:lies?|lie|lying|needs? to lie|likes? to lie|has to lie) down\b(?: for (?:an hour(?: or (?:so|two))?|half an hour|a (?:bit|while|little)))?{_WHEN_EN}(?:{_AT_EN}|{_WHEN_EN})*",
    re.IGNORECASE,
)


def rests_of(scene: Scene) -> Iterator[Liking]:
    """The rests at noon that a text wishes for; who refuses one says so in plain words (things.toml)."""
    patterns = [pattern for pattern in (_ZH, _EN) if pattern.may_stand(scene.folded)]
    for clause in clauses(scene.folded, 0, len(scene.folded)) if patterns else ():
        for pattern in patterns:
            for match in pattern.finditer(clause.text):
                span = clause.start + match.start(), clause.start + match.end()
                if clause.unwanted(*span) or clause.indifferent(*span):
                    continue
                said = Text(REST, "nap at noon")
                yield Liking(about="time", thing=said, strength="like", span=span, held=False)
