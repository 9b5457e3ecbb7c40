"""SaidWhen, and for how long, one would be at a place: 洪崖洞晚上去, 故宫留足一天, a whole morning at the panda base."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from core.model.clock import NOON_HOUR
from core.model.spells import DUSK, around, spell
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.names.place_names import PlaceMention
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.wishes.hours.at_place import is_one_visit, spells_there
from core.understand.wishes.hours.place_days import AT_WORK_ZH
from core.understand.wishes.hours.spell_words import EN, EN_BEFORE, NO_CLOCK, TOO_MUCH_THEN, ZH
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_WHEN: tuple[str, ...] = tuple(dict.fromkeys((*ZH, *EN)))


def _any(patterns: Mapping[str, str], group: str) -> str:
    return "|".join(rf"(?P<{group}{_WHEN.index(when)}>{pattern})" for when, pattern in patterns.items())


_SAID_ZH = compiled(rf"(?:{_any(ZH, 'z')}){NO_CLOCK}")
_SAID_EN = compiled(rf"\b(?:{_any(EN, 'e')})\b")
_AT = compiled(
    rf"(?<![到至~\-]){time_pattern('t')}(?:左右|前后|整)?(?!\s*(?:之?前|以前|之?后|以后|到(?=[\d一二两三四五六七八九十])|至|-|~|多?小时|别|不|半?[出回走开睡起]))"
)
"""A plain hour: 第二天早上九点去故宫, 颐和园安排在下午两点."""
_NAMES_AN_HOUR = re.compile(r"点|\d:\d\d")
_SAID_BEFORE = compiled(
    rf"\b(?:{_any(EN_BEFORE, 'b')})(?= (?:at|in|on|for|along|by|around|to|of|with|listening|watching|seeing|enjoying)\b|\s*:)"
)
_CLOCK_EN = compiled(
    r"(?:\b(?:at|around|about|from|for)|[@~])\s*(?:(?:about|around|like|roughly|exactly|maybe|say)\s+)?(?P<thirty>half (?:past )?)?(?P<h>1?\d|2[0-3])(?:[:.](?P<m>[0-5]\d))?(?:\s*(?P<half>am|pm|o'clock|in the (?:morning|afternoon|evening)|at night)\b|(?<=[:.]\d\d)(?![\d.:])|(?<=half \d)(?!\d))(?: sharp)?|\bat (?P<word>seven|eight|nine|ten|eleven)(?= (?:sharp|o'clock|in the morning)\b|\s*(?:$|[,.;)]))"
)
"""An hour at which one would be at a place: Hongya Cave at like 8pm."""
_PLACE_THEN = re.compile(
    r"[\s(]*(?:的话|呢)?,?(?:(?:里面?|那边|那里|边上?|公园)?(?:我们?|咱们|孩子们?|请|麻烦|一定|最好|必须|务必|希望|打算|需要|单独|专门|好好|慢慢|至少|足足|大概|要|得|想|也|就|都|各|分别|可以|能|留足|留给|留出|留够?|安排|放到?在?|排到?在?|定在|\s|花上?|用上?|玩上?|逛上?|待上?|呆上?|看上?|泡上?|第[一二三四五六七]天|最后一天|头一天|给|在|是|等|趁|挑|选|值得|改到|换到|挪到|改成|换成|去)*)"
    r"|[\s,(]*(?:(?:on (?:the )?)?(?:day \w+|(?:first|second|third|fourth|last) day)[\s,]+)?(?:(?:deserves?|needs?|wants?|gets?|takes?|merits?|should (?:get|have|be)|must be|has to be|to be|is|are|best|better|for|preferably|ideally|seen|visited|all|only|again|maybe|perhaps|and|please|pls|plz)\s+)*(?:(?:with|where|when|while) [a-z' -]{1,48} )?"
)
_THEN_PLACE = re.compile(
    r"\s*:?\s*(?:(?:如果|要是)?(?:有空|有时间|没事|得空)(?:的话)?|下了?班(?:以后|之后|后)?|空着|我们?|咱们|大家|孩子们?|老人|一起|再|先|就|也|都|要|想要?|最好|得|可以|能|打算|计划|安排|希望|直接|赶|骑车?|打车|坐(?:地铁|公交|车)|走路|走着|回|瞄一?眼|去|到|在|看看?|逛一?逛?|游览?|参观|玩|爬|登|听|走走?|坐船|乘船|坐游船|坐|乘|一?[个次趟回场]|泡|待在|呆在|散步|留给|给|的|上)*\s*"
    r"|\s*[,:]?\s*(?:(?:at|in|on|over|from|for|to|with|along|by|around|down|up|exploring|visiting|seeing|listening|hearing|watching|enjoying|see|of|day \d|of day|day one|day two|day three|they|visit|go|going|we|i|want|would|like|'d|walk|walking|stroll|strolling|wander|wandering|spent|spend|a|the)\s*)*"
)
_GO_THEN = re.compile(
    r"\s*(?:再|才|就)?(?:过?去|来|到(?:(?:那[儿里边]?|场|位)(?![一-鿿]))?|上去?|登|爬|逛逛?|看看?|玩|走走|到)?(?=$|[\s)])"
)
_LISTS_PLACES = re.compile(r"\s*(?:[、和跟与及]|以及|还有|或者?是?|还是|,? or (?:the )?|and (?:the )?)\s*")
"""What lists places that have one hour; of 锦里或者宽窄巷子 one is seen, then, whichever it is."""
_THERE = re.compile(r"\b(?:there|where)\b")
_EACH = re.compile(r"各|都|分别")
_NOT_A_VISIT = re.compile(
    rf"{AT_WORK_ZH}|"
    r"\s*(?:里面?|那边|那里)?(?:附近|旁边|边上|一带)?(?:吃|用餐|住|过夜|下榻|坐车|上车|出发)|\s*(?:area|nearby|hotel|train|station|market)\b"
)
_NIGHT_VIEW = re.compile(r"(?:想|要|去)*看?的?(?:夜花园|夜场|夜展|夜景|夜色|亮灯|灯光秀?|灯火|灯(?![塔会]))")
_FREE_THEN = re.compile(r"(?:我们?|都|正好|刚好|还)?(?:有空|有时间|没事|空着|闲着)\s*")
_SUNRISE = re.compile(r"的?(?:日出|朝阳|升国?旗)")
_SUNSET = re.compile(r"的?(?:日落|落日|夕阳|晚霞|黄昏)")
_VIEWS = ((_NIGHT_VIEW, "晚上"), (_SUNRISE, "日出"), (_SUNSET, DUSK))
_WHY = re.compile(r"(?:因为|由于|毕竟|(?<!不)(?<!别)怕|担心|因着)[^,。;!?]{0,12}$")
"""What makes a time one of a reason, and of no wish: 早上去，因为下午熊猫都睡觉."""
_A_DAY = re.compile(r"\bday (?:trip|tour|pass|ticket|one|two|three|four|five|\d)")


_ALONE_BEFORE = re.compile(
    r"(?:我们?|咱们|就|都|也|想|要|希望|最好|能|可以|打算|得|请|找|挑|选|安排|放在?|排在?|在|到|留|一?个|\s)*|\s*(?:(?:and|but|so|where|ideally|preferably|best|maybe|perhaps|please|(?:i|we|they)(?:'d|'ll|'ve)?|want|would|like|need|have|got|must|should|to|be|get|getting|go|going|come|arrive|stand|standing|sit|sitting|up|over|there)\s+)*"
)
_ALONE_AFTER = re.compile(
    r"(?:再|才|就|能|要)?(?:过?去|来|(?:赶?到|在)(?:那[儿里边]?|现?场|位)?)(?:听|看|坐|逛|玩|走|拍|爬|泡)?(?:一?[场次趟圈下回]|一?会儿?|一?[听看逛走])*(?:吧|啊|哦|为好|为佳)?\s*|(?:[\s,)]*(?:please|if possible|ideally|preferably|best|(?:on )?(?:one|any|some|either) (?:day|morning|afternoon|evening|night)|(?:with|for) (?:the |my |our |a )?[a-z' ]{3,24}))*[\s)]*"
)
"""What stands around an hour in a clause that says of the place before it when: 爱听评弹，想找个晚上去听一场."""


class SaidWhen(NamedTuple):
    """A spell in a clause: its words, where in the text, and whether its place can stand `before` it."""

    words: str
    span: Span
    before: bool


def spells_of(scene: Scene) -> Iterator[Liking]:
    """The hours and lengths that a text wishes for visits of the places that it names."""
    before: Clause | None = None
    timed = False
    led: list[SaidWhen] = []
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        whens = list(whens_of(clause))
        places = _sights(scene, clause) if whens else []
        if led and not whens:
            yield from _of_the_one_after(scene, led, clause)
        led = [one for one in whens if _FREE_THEN.fullmatch(clause.lower, one.span[1] - clause.start)]
        if not places:
            told = before if not timed or _THERE.search(clause.lower) else None
            yield from _of_the_one_before(scene, told, clause, whens)
        # an hour of its own leaves a place none but what is said to be there
        before, timed = clause, bool(whens)
        if not places:
            continue
        whens.sort(key=lambda one: one.span)
        place_first = places[0].span[0] < whens[0].span[0]
        for when in whens:
            readings = (
                (_after,) if not when.before else (_before, _after) if place_first else (_after, _before)
            )
            alone = _without(clause, (one.span for one in whens if one is not when))
            found = next((found for read in readings if (found := read(alone, when, places))), [])
            for place, span in found:
                how = strength(clause, wanted=True, default="like")
                yield from spells_there(place, spell(when.words), how, span)


def _without(clause: Clause, spans: Iterable[Span]) -> Clause:
    """The clause with blanks for what stands at some indices of the whole text."""
    lower = clause.lower
    for start, end in spans:
        first, last = start - clause.start, end - clause.start
        lower = f"{lower[:first]}{' ' * (last - first)}{lower[last:]}"
    return clause if lower is clause.lower else replace(clause, lower=lower)


def _of_the_one_after(scene: Scene, led: list[SaidWhen], clause: Clause) -> Iterator[Liking]:
    """SaidWhen one would be at the first place of a clause, as the one before it says that one is free then: 11日上午有空，想去天坛."""
    for place in _sights(scene, clause)[:1]:
        if _THEN_PLACE.fullmatch(clause.lower, 0, place.span[0] - clause.start):
            for when in led:
                # the words that one is free then are read with it
                free = _FREE_THEN.match(scene.lower, when.span[1])
                span = when.span[0], free.end() if free else when.span[1]
                yield from spells_there(place, spell(when.words), "like", span)


def _of_the_one_before(
    scene: Scene, before: Clause | None, clause: Clause, whens: list[SaidWhen]
) -> Iterator[Liking]:
    """SaidWhen one would be at the one place of the clause before, as a clause says that has nothing else to say."""
    # an hour is said more closely than a part of the day: there at eight one evening
    whens = [one for one in whens if any(map(str.isdigit, one.words))] or whens
    if before is None or len(whens) != 1 or clause.start - before.span[1] > 2:
        return
    (when,), places = whens, _sights(scene, before)
    start, end = when.span[0] - clause.start, when.span[1] - clause.start
    alone = _ALONE_BEFORE.fullmatch(clause.lower[:start]) and _ALONE_AFTER.fullmatch(clause.lower[end:])
    how = strength(clause, wanted=True, default="like")
    every = _EACH.search(clause.text) is not None
    for at, place in enumerate(places if alone and (every or len(places) == 1) else ()):
        span = clause.span if at == 0 else (places[at - 1].span[1], place.span[0])
        yield from spells_there(place, spell(when.words), how, span)


def night_views(scene: Scene) -> Iterator[Liking]:
    """The evenings, sunrises and sunsets that views of them are: 洪崖洞夜景, 角楼日出, 天安门升旗, 景山日落."""
    if not {"夜", "日", "朝", "旗", "灯", "夕", "霞", "黄"} & set(scene.folded):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for place in _sights(scene, clause):
            at = place.span[1] - clause.start
            views = ((one.match(clause.text, at), then) for one, then in _VIEWS)
            view, words = next(((view, then) for view, then in views if view), (None, ""))
            if view and not whens_of(clause):
                then = spell(words)
                span = clause.start + view.start(), clause.start + view.end()
                yield from spells_there(place, then, strength(clause, wanted=True, default="like"), span)


@lru_cache(maxsize=32)
def whens_of(clause: Clause) -> tuple[SaidWhen, ...]:
    """The hours and lengths that a clause says; kept for a while, as spells are sought for places and for things."""
    return tuple(_whens(clause))


def _whens(clause: Clause) -> Iterator[SaidWhen]:
    ends = 0
    every = [
        match for pattern in (_SAID_ZH, _SAID_EN, _SAID_BEFORE) for match in pattern.finditer(clause.lower)
    ]
    yield from (clock for match in _CLOCK_EN.finditer(clause.lower) if (clock := _at_clock(clause, match)))
    for match in _AT.finditer(clause.lower) if _NAMES_AN_HOUR.search(clause.lower) else ():
        hour = clock_of(match, "t")
        if hour is not None:
            yield SaidWhen(
                around(int(hour[:2]) * 60 + int(hour[3:])).said.zh,
                (clause.start + match.start(), clause.start + match.end()),
                before=True,
            )
    for match in sorted(every, key=lambda match: (match.start(), -match.end())):
        trip = _A_DAY.search(clause.lower, match.start())
        # the second day, said after an hour, is no day trip
        if match.start() < ends or match.lastgroup is None or (trip and trip.start() < match.end()):
            continue
        if _WHY.search(clause.lower, 0, match.start()):
            continue
        ends = match.end()
        span = clause.start + match.start(), clause.start + match.end()
        yield SaidWhen(_WHEN[int(match.lastgroup[1:])], span, before=match.lastgroup[0] != "b")


def _at_clock(clause: Clause, match: re.Match[str]) -> SaidWhen | None:
    """Around the hour that a match says in English; of one without its half of the day, where no other is meant."""
    hour, half = int(match["h"]) if match["h"] else count_of(match["word"]) or 0, match["half"] or ""
    late = half in ("pm", "at night") or half.endswith(("afternoon", "evening"))
    if late and hour < NOON_HOUR:
        hour += NOON_HOUR
    if hour > 23 or (half == "o'clock" and hour < 9):
        return None
    span = clause.start + match.start(), clause.start + match.end()
    return SaidWhen(
        around(hour * 60 + (30 if match["thirty"] else int(match["m"] or 0))).said.zh, span, before=True
    )


def _sights(scene: Scene, clause: Clause) -> list[PlaceMention]:
    """The sights that a clause names, one by one, in their order."""
    found = {
        one.span: one
        for one in scene.places(*clause.span)
        if is_one_visit(one)
        and not clause.unwanted(*one.span)
        and not _NOT_A_VISIT.match(clause.lower, one.span[1] - clause.start)
    }
    whole = [
        span
        for span in found
        if not any(other != span and other[0] <= span[0] and span[1] <= other[1] for other in found)
    ]
    return [found[span] for span in sorted(whole)]


def _before(clause: Clause, when: SaidWhen, places: list[PlaceMention]) -> list[tuple[PlaceMention, Span]]:
    """The place that stands before the hour, and with 各 and 都 those that are listed before it."""
    last = next((place for place in reversed(places) if place.span[1] <= when.span[0]), None)
    if last is None:
        return []
    between = _text(clause, (last.span[1], when.span[0]))
    if not _PLACE_THEN.fullmatch(between) or TOO_MUCH_THEN.match(clause.text, when.span[1] - clause.start):
        return []
    going = _GO_THEN.match(clause.lower, when.span[1] - clause.start)
    end = clause.start + going.end() if going else when.span[1]
    found = [(last, (last.span[1], end))]
    if _EACH.search(between):
        later = last
        for place in reversed(places[: places.index(last)]):
            joined = (place.span[1], later.span[0])
            if not _LISTS_PLACES.fullmatch(_text(clause, joined)):
                break
            found.append((place, joined))
            later = place
    return found


def _after(clause: Clause, when: SaidWhen, places: list[PlaceMention]) -> list[tuple[PlaceMention, Span]]:
    """The place that stands after the hour, and those that are listed after it."""
    first = next((place for place in places if place.span[0] >= when.span[1]), None)
    if first is None or not _THEN_PLACE.fullmatch(_text(clause, (when.span[1], first.span[0]))):
        return []
    found, earlier = [(first, (when.span[0], first.span[0]))], first
    for place in places[places.index(first) + 1 :]:
        joined = (earlier.span[1], place.span[0])
        if not _LISTS_PLACES.fullmatch(_text(clause, joined)):
            break
        found.append((place, joined))
        earlier = place
    return found


def _text(clause: Clause, span: Span) -> str:
    return clause.lower[span[0] - clause.start : span[1] - clause.start]
