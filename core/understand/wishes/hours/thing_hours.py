"""When one would have what is no sight of the data, in Chinese: 晚上想听一场评弹, 第一天晚饭吃涮羊肉, 想看京剧，最好安排在晚上."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from core.model.mealtimes import MealType
from core.model.spells import SPELLS_BY_DAY, around, spell, visit_spell
from core.model.wished_meals import ANY_DAY, WishedMeal, wished_meal
from core.text import Text, sentence
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.dates.days_of_trip import DAY_ZH, NAMED_DAY_ZH, day_number
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, overlaps
from core.understand.text.vocabulary import Topic, mentions
from core.understand.wishes.hours.spell_words import TOO_MUCH_THEN
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_PARTS_OF_DAY: tuple[tuple[str, str], ...] = (
    ("上午", r"早上|早晨|上午|清早|一早|早餐|早饭|早点(?=[吃喝来])"),
    ("中午", r"中午|午餐|午饭|中饭"),
    ("下午", r"下午|午后"),
    ("傍晚", r"傍晚"),
    ("晚上", r"晚上|夜里|夜间|晚餐|晚饭|夜宵|宵夜|当晚|[当那]天晚"),
)
"""The parts of a day, and its meals, by the spells that keep them."""
_PART_OF_DAY = "|".join(f"(?P<p{at}>{words})" for at, (_, words) in enumerate(_PARTS_OF_DAY))
_ONE = r"(?:(?:有|其中|找|挑|选|留)?一?[天个]|某[天个]|哪天|随便哪天)?"
_BOUND = r"(?!\s*(?:之?前|以前|之?后|以后|到|至|-|~|多?小时|别|不|就?[回走到]))"
_WHEN = compiled(
    rf"(?:(?P<on>{DAY_ZH})的?\s*)?{_ONE}(?:(?<![到至~\-]){time_pattern('t')}(?:左右)?|(?:{_PART_OF_DAY}))(?:的?(?:时候|时间))?{_BOUND}"
)
_MAY_STAND = compiled("[早午晚夜点]")
_CARRY = compiled(
    r"\s*:?(?:有空|有时间|没事|空着|我们?|咱们|大家|一起|一家人|孩子们?|老人|希望|想要?|打算|计划|最好|尽量|能|可以|必须|一定要?|要|得|都|也|再|就|还|请|帮我们?|安排|去|到|找|来|吃|喝|尝尝?|品尝?|听|看看?|逛逛?|玩|坐船?|泡|点|整|搞|有|能有|[一两](?=[次顿碗场个家杯份盘回趟])|[次顿碗场个家杯份盘回趟]|正宗|地道|当地|本地|好吃|特色|传统|热闹|的|\s)*"
)
_PUT = r"(?:的话|呢|我们?|希望|想|要|最好|尽量|可以|能|请|就|也|都|帮我们?|一定|必须|安排|放|留|定|排|改|挪|在|到|是|\s)*"
_PLACED = compiled(_PUT)
_ALONE_AFTER = compiled(
    r"(?:再|才|就)?(?:去|来)?(?:吃|听|看|喝|玩|逛|坐)?(?:吧|哈|啊|为好|为佳|比较好|最好|就行|就好)?\s*"
)
_LISTS_THINGS = compiled(r"\s*(?:[、和跟与及/]|以及|还有|或者?)\s*")
_OF_A_RIDE = compiled(r"出发|启程|动身|走(?!走|一走|路)|[回返]|抵达|飞|高铁|火车|航班|动车")
_OF_DAY = compiled(r"(?:\([^)]{1,4}\))?\s*(?:早|上午|中午|下午|傍晚|晚|白天|全天)")
_SENTENCE = compiled(r"[。!?\n]")
_AGAIN = compiled(r"其中|[这那]个?$|该$")
_ABOUT = frozenset({"sight", "meal", "cuisine"})
_KINDS: tuple[Topic, ...] = ("things", "attraction_types", "cuisines")
"""Where words for things are looked up; a dish is itself before it is a cuisine."""
_EATEN = ("meal", "cuisine")
_MEALS: dict[str, MealType] = {"上午": "breakfast", "中午": "lunch", "傍晚": "dinner", "晚上": "dinner"}
# the hours from which each meal is had, and after the last of them
_FIRST, _LUNCH, _DINNER, _LAST = 6, 11, 16, 22


class _Thing(NamedTuple):
    """What is wished for: its name in both languages, and where in the text."""

    name: Text
    span: Span
    eaten: bool


class _When(NamedTuple):
    """A part of the day and the day, where they are said."""

    words: str
    day: int | None
    on: Span | None
    span: Span


def thing_hours(scene: Scene) -> Iterator[Liking]:
    """The hours and days that a Chinese text wishes for a dish, a show, a kind of place."""
    day: int | None = None
    before: list[_Thing] = []
    ended = 0
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        goes_on = scene.folded[ended : clause.start].strip() in (",", "")
        if _SENTENCE.search(scene.folded, ended, clause.start):
            day = None
        day = _day_of(scene, clause) or day
        ended, last, before = clause.span[1], before if goes_on else [], []
        if not _MAY_STAND.search(clause.text):
            before = _things(scene, clause) if _speaks(scene, ended) and not _sights(scene, clause) else []
            continue
        whens = list(_whens(scene, clause))
        things = _things(scene, clause) if whens or _speaks(scene, ended) else []
        before = things if not (whens or _sights(scene, clause)) else []
        for at, when in enumerate(whens):
            until = whens[at + 1].span[0] if at + 1 < len(whens) else clause.span[1]
            for thing in _of(clause, when, things, until) or _named_before(clause, when, things, last):
                yield from _likings(clause, when, thing, when.day or day)


def thing_days(hours: Sequence[Liking]) -> list[Liking]:
    """Those of some likings that say on which day, whose words may say the hour too."""
    every = {
        one.thing.zh: one
        for one in hours
        if (said := visit_spell(one.thing.zh)) is not None and said.spell.is_of_days
    }
    return list(every.values())


def meals_once(
    hours: Sequence[Liking], meals: Sequence[Liking]
) -> tuple[tuple[Liking, ...], tuple[Liking, ...]]:
    """The hours, and what of the meals that were read in another way they do not say; the one that names its day counts."""
    of_dish = {said.dish: one for one in meals if (said := wished_meal(one.thing.zh)) is not None}
    told: list[Liking] = []
    for one in hours:
        said = wished_meal(one.thing.zh)
        other = of_dish.pop(said.dish, None) if said is not None else None
        same = wished_meal(other.thing.zh) if other is not None else None
        named = said is not None and said.day == ANY_DAY and same is not None and same.meal == said.meal
        told.append(replace(one, thing=other.thing) if named and other is not None else one)
    dishes = {said.dish for one in hours if (said := wished_meal(one.thing.zh)) is not None}
    left = (one for one in meals if (said := wished_meal(one.thing.zh)) is None or said.dish not in dishes)
    return tuple(told), tuple(left)


def _day_of(scene: Scene, clause: Clause) -> int | None:
    """The day of the trip that a clause is of, which the next ones of its sentence are of too; none of a ride."""
    named = NAMED_DAY_ZH.search(clause.text)
    if named is None or _OF_A_RIDE.search(clause.text):
        return None
    dated = named["date"] or named["date2"] or named["weekday"]
    if dated and not _OF_DAY.match(clause.text, named.end()):
        # a date may be that of the trip
        return None
    return day_number(named, scene.first_day, scene.last_day)


def _sights(scene: Scene, clause: Clause) -> bool:
    return any(one.kind == "attraction" for one in scene.places(*clause.span))


def _speaks(scene: Scene, end: int) -> bool:
    """Whether the clause that follows may say when."""
    return _MAY_STAND.search(scene.folded, end, end + 12) is not None


def _whens(scene: Scene, clause: Clause) -> Iterator[_When]:
    for match in _WHEN.finditer(clause.text):
        hour = clock_of(match, "t")
        words = next((said for at, (said, _) in enumerate(_PARTS_OF_DAY) if match[f"p{at}"]), None)
        if hour is not None:
            words = around(int(hour[:2]) * 60 + int(hour[3:])).said.zh
        if words is None:
            continue
        number = day_number(match, scene.first_day, scene.last_day) if match["on"] else None
        on = (clause.start + match.start("on"), clause.start + match.end("on")) if number else None
        start = match.end("on") if on else match.start()
        span = (clause.start + start, clause.start + match.end())
        yield _When(words=words, day=number, on=on, span=span)


def _things(scene: Scene, clause: Clause) -> list[_Thing]:
    """What a clause wishes for besides the sights that it names, in its order."""
    places = scene.places(*clause.span)
    seen = [one.span for one in places if one.kind == "attraction"]
    found = {
        one.span: _Thing(Text(one.names[0], one.names[0]), one.span, eaten=False)
        for one in places
        if one.kind == "restaurant" and len(one.names) == 1
    }
    for topic in _KINDS:
        for one in mentions(topic, scene.lower, *clause.span):
            entry = lexicon(topic).get(one.concept, {})
            if topic == "things" and (
                entry["about"] not in _ABOUT
                or "shunned" in entry
                or one.refused
                or scene.lower.startswith("太", one.span[0])
            ):
                continue
            if topic == "attraction_types" and _AGAIN.search(clause.text, 0, one.span[0] - clause.start):
                # 其中纪念馆安排在上午: the one that is named before
                continue
            eaten = topic == "cuisines" or entry.get("about") in _EATEN
            english = entry.get("en", ()) or (one.concept,)
            if not any(overlaps(one.span, span) for span in (*found, *seen)):
                found[one.span] = _Thing(Text(one.concept, str(english[0])), one.span, eaten)
    return [found[span] for span in sorted(found) if not clause.unwanted(*span)]


def _of(clause: Clause, when: _When, things: Sequence[_Thing], until: int) -> list[_Thing]:
    """What stands right after an hour, and what is listed with it."""
    found: list[_Thing] = []
    end, between = when.span[1], _CARRY
    for thing in (one for one in things if when.span[1] <= one.span[0] < until):
        if not between.fullmatch(clause.text, end - clause.start, thing.span[0] - clause.start):
            break
        found.append(thing)
        end, between = thing.span[1], _LISTS_THINGS
    return found


def _named_before(
    clause: Clause, when: _When, things: Sequence[_Thing], last: Sequence[_Thing]
) -> list[_Thing]:
    """What stands right before an hour, or alone in the clause before one that says nothing but the hour."""
    begins = (when.on or when.span)[0]
    if not _ALONE_AFTER.fullmatch(clause.text, when.span[1] - clause.start):
        return []
    here = [one for one in things if one.span[1] <= begins]
    since = here[-1].span[1] if here else clause.start
    if not _PLACED.fullmatch(clause.text, since - clause.start, begins - clause.start):
        return []
    return here[-1:] or (list(last) if len(last) == 1 else [])


def _likings(clause: Clause, when: _When, thing: _Thing, day: int | None) -> Iterator[Liking]:
    if TOO_MUCH_THEN.match(clause.text, max(when.span[1], thing.span[1]) - clause.start):
        return
    how = strength(clause, wanted=True, default="like")
    (start, end), on = when.span, when.on or when.span
    # the words that carry what follows are read with the hour
    end = max(end, thing.span[0]) if end <= thing.span[0] else end
    meal = _MEALS.get(when.words) or _meal_about(when.words)
    if thing.eaten and meal is not None:
        named = WishedMeal(thing.name.zh, meal, ANY_DAY if day is None else day).said(
            thing.name.en.capitalize()
        )
        yield Liking(about="time", thing=named, strength=how, span=(min(on[0], start), end), held=False)
        return
    said = [(spell(when.words).said, (start, end))]
    if day in SPELLS_BY_DAY and day is not None:
        said.append((SPELLS_BY_DAY[day].said, on))
    for words, span in said:
        named = sentence("{thing}：{when}", "{thing} {when}", thing=thing.name, when=words)
        yield Liking(about="time", thing=named, strength=how, span=span, held=False)


def _meal_about(words: str) -> MealType | None:
    """The meal that is had about an hour: 12:00 左右."""
    hour = int(words[:2]) if words[:2].isdigit() else None
    if hour is None or not _FIRST <= hour < _LAST:
        return None
    return "breakfast" if hour < _LUNCH else "lunch" if hour < _DINNER else "dinner"
