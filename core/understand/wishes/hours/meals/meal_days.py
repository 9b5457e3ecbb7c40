"""At which meal, and on which day, one would eat a thing: 最后一晚吃火锅, 第二天中午吃面, duck one evening, noodles for lunch."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.model.mealtimes import MealType
from core.model.spells import LAST_DAY
from core.model.wished_meals import ANY_DAY, LAST_NIGHT, WishedMeal
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.numerals import count_of
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Mention, Topic
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_NTH = "first|second|third|fourth|fifth|sixth|seventh|last|final"
_NUMBER = r"[1-7]|one|two|three|four|five|six|seven"
_WHEN_ZH = (
    r"(?:(?:第\s?(?P<zh>[一二三四五六七1-7])\s?[天日]|(?P<zh_first>头一?天|到的?(?:那|当)天)|(?P<zh_last>最后(?:一|那)?天|(?:走|返程)的?(?:那|当)天))的?)?"
    r"(?:(?P<zh_l>中午|正午|午饭|午餐)|(?P<zh_b>早餐|早饭|早上)|(?P<zh_d>晚上|晚饭|晚餐|夜里|傍晚|(?<=[天日])晚(?!点)))"
    r"|(?:第(?P<zh_night>[一二三四五六七1-7])|(?P<zh_first_night>头一?|到的?(?:那|当))|(?P<zh_last_night>最后(?:一|那)?个?))(?:晚上?|夜)"
    r"|(?:找|挑|选|有)?(?:一|某)[个天]?晚上?"
)
_WHEN_EN = (
    rf"(?:\b(?:on|for|at|during|in|over) )?(?:\b(?:the|our|my|an?|one|(?:every|each)(?: single)?(?= (?:mornings?|breakfasts?)\b)) )?(?:\b(?P<nth>{_NTH}) )?"
    r"\b(?:(?P<en_l>lunch(?:time)?|lunches|noon|midday)|(?P<en_b>(?:breakfasts?|mornings?)(?: (?:every|each) (?:single )?(?:day|morning))?)|(?P<en_d>dinners?|suppers?|evenings?|nights?))\b"
    rf"(?: (?:on|of) (?:(?:the |our )(?P<nth_day>{_NTH}) day|day (?P<day>{_NUMBER})\b))?"
    rf"|\bday (?P<day_of>{_NUMBER})(?:'s)? (?:(?P<of_l>lunch|noon)|(?P<of_d>dinner|evening|night))\b"
)
_NOON, _EARLY = ("zh_l", "en_l", "of_l"), ("zh_b", "en_b")
_WHEN = compiled(rf"(?:{_WHEN_ZH})|(?:{_WHEN_EN})")
_ANY = re.compile(
    r"中午|午[饭餐]|晚|夜|早|傍|lunch|noon|midday|dinner|supper|evening|night|breakfast|morning"
)
_BETWEEN = re.compile(
    r"[^,]{0,8}?(?:吃|尝|来|喝|涮|整|安排|吃上|搞|下馆子)[^,不别]{0,6}|(?:我们?|想|要|去|就|的|:|\s|一顿|一餐|一次|的时候)*"
    r"|\s*:?\s*(?:(?:we|i|we'd|i'd|would|like|want|to|for|have|eat|try|some|a|an|the|proper|real|good|great|nice|big|local|authentic|famous|is|be|and|of|with|enjoy|love|at|please|traditional|spicy)\b\s*)*"
)
_BEFORE = re.compile(
    r"(?:我们?|想|要|就|放到?|排到?|安排|留到?|在|是|吃|,|\s|一顿|一餐|最好|等到?)*"
    r"|\s*(?:(?:dinner|supper|lunch|meal|feast|restaurant|house|dishes|tasting|session|cuisine|food|please|ideally|preferably|maybe|on|for|at|in|is|to be|best|only|just)\b\s*)*"
)
_NO_MEAL = re.compile(r"夜宵|宵夜|late[- ]night|late bite|midnight|住|酒店|hotel|过夜")


_IS_A_MEAL = re.compile(r"[早晚]吃[早午中晚][餐饭]|\b(?:early|late) (?:lunch|dinner|supper|breakfast)")
"""What says when a meal is, and so nothing that is eaten at another: a big breakfast and an early dinner."""


class _When(NamedTuple):
    """A meal of a day that is said, and where in its clause."""

    meal: MealType
    day: int
    span: Span


def meal_days_of(scene: Scene, foods: Iterable[tuple[Topic, Mention]]) -> Iterator[Liking]:
    """The meals, and their days, at which a text wishes to eat some of these foods that it names in the same clause."""
    named = list(foods)
    if not named or not _ANY.search(scene.lower):
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        there = [
            (topic, one)
            for topic, one in named
            if _is_within(one.span, clause)
            and not one.refused
            and not _IS_A_MEAL.search(scene.lower, *one.span)
        ]
        if not there or _NO_MEAL.search(clause.lower):
            continue
        told = set[str]()
        for when in _whens(clause):
            for topic, food in _eaten_then(clause, when, there):
                how = strength(clause, wanted=True, default="like")
                english = lexicon(topic).get(food.concept, {}).get("en", ()) or (food.concept,)
                said = WishedMeal(food.concept, when.meal, when.day).said(str(english[0]).capitalize())
                span = clause.start + when.span[0], clause.start + when.span[1]
                if said.zh not in told:
                    # what is said once more is not taken for read
                    told.add(said.zh)
                    yield Liking(about="time", thing=said, strength=how, span=span, held=False)


def _is_within(span: Span, clause: Clause) -> bool:
    return clause.span[0] <= span[0] and span[1] <= clause.span[1]


def _whens(clause: Clause) -> Iterator[_When]:
    for match in _WHEN.finditer(clause.lower):
        groups = match.groupdict()
        noon, early = (any(groups[name] for name in names) for names in (_NOON, _EARLY))
        meal: MealType = "lunch" if noon else "breakfast" if early else "dinner"
        if match[0].strip():
            start = match.start() + len(match[0]) - len(match[0].lstrip())
            yield _When(meal, _day(groups, match[0]), (start, match.end()))


def _day(groups: dict[str, str | None], words: str) -> int:
    nth = groups["nth"] or groups["nth_day"]
    if groups["zh_last_night"]:
        return LAST_NIGHT
    if groups["zh_last"]:
        return LAST_DAY
    if groups["zh_first"] or groups["zh_first_night"]:
        return 1
    if nth in ("last", "final"):
        of_night = groups["nth"] and re.search(r"night|evening|dinner|supper", words)
        return LAST_NIGHT if of_night else LAST_DAY
    if nth:
        return _NTH.split("|").index(nth) + 1
    number = groups["zh"] or groups["zh_night"] or groups["day"] or groups["day_of"]
    return (count_of(number) if number else None) or ANY_DAY


def _eaten_then(
    clause: Clause, when: _When, foods: list[tuple[Topic, Mention]]
) -> Iterator[tuple[Topic, Mention]]:
    """What is eaten then: what follows the meal, or else what stands right before it."""
    first, end = clause.start + when.span[0], clause.start + when.span[1]
    wanted = [one for one in foods if not clause.unwanted(*one[1].span)]
    after = sorted((one for one in wanted if one[1].span[0] >= end), key=lambda one: one[1].span)
    if after and _BETWEEN.fullmatch(clause.lower, end - clause.start, after[0][1].span[0] - clause.start):
        # the same words may say a dish and its cooking
        yield from (one for one in after if one[1].span[0] < after[0][1].span[1])
        return
    before = sorted((one for one in wanted if one[1].span[1] <= first), key=lambda one: one[1].span[1])
    if before and _BEFORE.fullmatch(clause.lower, before[-1][1].span[1] - clause.start, when.span[0]):
        yield from (one for one in before if one[1].span[1] > before[-1][1].span[0])
