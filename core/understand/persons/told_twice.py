"""Persons of whom a text tells twice, and whom a company counts once."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from core.understand.patterns.pattern import compiled
from core.understand.persons.parts import CHILDREN, PARENTS_TOGETHER, PersonWords

YOUNG = compiled(
    r"孩|娃|宝|女儿|儿子|闺女|小朋友|\b(?:(?:grand)?(?:kids?|child(?:ren)?|sons?|daughters?)|bab(?:y|ies)|toddlers?|boys?|girls?|teen(?:ager)?s?|twins|(?:years?|yrs?)[- ]olds?|y/?o)\b",
    re.IGNORECASE,
)
"""Children, in both languages."""
_SUCH_A_CHILD = compiled(
    r"\ba (?:small|little|young) (?:child|kid|one|baby|toddler|boy|girl)\b", re.IGNORECASE
)
_PARENTS_OF_PARENTS = frozenset({"grandparents", "爷爷奶奶", "外公外婆", "姥姥姥爷"})
_OF_AN_AGE = re.compile(
    r"\s*(?:\(|,)?\s*(?:of|aged?|who is|is)?\s*(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)",
    re.IGNORECASE,
)
"""How the age of a child follows who is another one: my daughter of ten."""
_SMALLEST = re.compile(r"the (?:little|small|young|wee|tiny) ones?\b", re.IGNORECASE)
"""What a child is called who was named before: my daughter (6) ... the little one wants to see the animals."""
_WHOSE = re.compile(r"'s? ")
"""What stands between somebody and who is his."""
_TWO_OLD = re.compile(r"[这那]?[两俩二2]\s*[位个]?老(?:人家?|的)?")
_AGE_ZH = re.compile(r"(?:今年|已经|才|刚|快|都|\s)*[\d一二三四五六七八九十]{1,3}周?岁")
"""How the age of a child follows in Chinese: 闺女六岁半."""
_PARENTS_ZH = re.compile(
    r"爸妈|父母|公婆|岳父母|双亲|爹妈|爹娘|爷爷奶奶|[外姥]公外?婆|姥姥姥爷|二老|公公婆婆"
)
"""Two old persons told again: 老公还有他爸妈……两位老人都七十了."""
_IN_OTHER_WORDS = re.compile(r"\s*[,(:–—-]+\s*")
"""What stands between two persons and the word for the couple that they are."""
_SOME_OF_AN_AGE = re.compile(r"(?:大人|成年?人|老人家?|老的|长辈|孩子|小孩|女[生的]|男[生的])$")
_WHAT_ONE_IS = re.compile(
    r"(?:吃货|社畜|打工人|上班族|驴友|萌新|懒鬼|穷鬼|夜猫子|小?仙女|美女|帅哥|大?学生|学生党|[女男]生|[女男]的|[女男]孩子?|姑娘|小伙子?|人)$"
)
"""What the writer calls the company and himself, and which names nobody else: 我和老公两个吃货."""


def without_those_again(parts: Sequence[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts without who is told again.

    It is a couple in apposition to two persons, children of no number where others count them, or the little one of a child before.
    """
    pairs = {
        id(one if one.role == "collective" else other)
        for one, other in pairwise(parts)
        if _are_a_couple(one, other, text)
    }
    again = {
        id(four[3])
        for four in zip(parts, parts[1:], parts[2:], parts[3:], strict=False)
        if _sums_up(four, text)
    }
    again |= {id(one) for one, other in pairwise(parts) if _owns(one, other, text)}
    again |= {id(other) for one, other in pairwise(parts) if _says_what_they_are(one, other, text)}
    again |= {id(part) for at, part in enumerate(parts) if _counts_those_before(parts, at, text)}
    again |= {id(part) for at, part in enumerate(parts) if _counts_those_of_an_age(parts[:at], part, text)}
    once = [replace(part, low=0, high=0) if id(part) in again else part for part in parts]
    kept = [
        one
        for at, (one, part) in enumerate(zip(once, parts, strict=True))
        if id(part) not in pairs and not _is_smallest(part, parts[:at], text)
    ]
    return _without_uncounted(kept, text)


def _is_smallest(part: PersonWords, before: Sequence[PersonWords], text: str) -> bool:
    """Whether it is what a child is called who was named before."""
    smallest = _SMALLEST.match(text, part.span[0]) is not None
    return smallest and any(one.noun in CHILDREN or YOUNG.search(text, *one.span) for one in before)


def _owns(part: PersonWords, other: PersonWords, text: str) -> bool:
    """Whether it only says whose somebody is who is named right behind: my neighbour's son."""
    whose = _WHOSE.match(text, part.span[1])
    return part.role == "kin" and whose is not None and other.span[0] == whose.end()


def _are_a_couple(one: PersonWords, other: PersonWords, text: str) -> bool:
    """Whether two persons and a couple are named in one breath, and so are the same: two vegetarians, a couple."""
    return (
        {one.role, other.role} == {"group", "collective"}
        # 2 grandparents, us two and the baby
        and "us" not in (one.noun, other.noun)
        and one.low == one.high == other.low == other.high == 2
        and _IN_OTHER_WORDS.fullmatch(text, one.span[1], other.span[0]) is not None
        and not any(YOUNG.search(text, *part.span) for part in (one, other))
    )


def _says_what_they_are(two: PersonWords, group: PersonWords, text: str) -> bool:
    """Whether two persons of the writer's are told again right behind them, with their number: 我们夫妻两个中年人, 爸妈两个老人家."""
    return (
        (two.role, group.role) in (("collective", "group"), ("kin", "group"))
        and two.low == two.high == group.low == group.high == 2
        and two.span[1] == group.span[0]
        and not text[two.span[0] : group.span[1]].isascii()
        and not YOUNG.search(text, *group.span)
    )


def _sums_up(four: Sequence[PersonWords], text: str) -> bool:
    """Whether what the writer and one more are is told right behind them, with their number: 我和老公两个吃货."""
    _, _, other, group = four
    return (
        [one.role for one in four] == ["speaker", "with", "kin", "group"]
        and group.low == group.high == other.high + 1
        and not text[other.span[1] : group.span[0]].strip(" ,")
        and _WHAT_ONE_IS.search(text, *group.span) is not None
    )


def _counts_those_before(parts: Sequence[PersonWords], at: int, text: str) -> bool:
    """Whether Chinese counts once more just those whom it names right before: 爸爸妈妈外婆三个大人."""
    group, named, begins = parts[at], 0, parts[at].span[0]
    if group.role != "group" or group.low != group.high or not _SOME_OF_AN_AGE.search(text, *group.span):
        return False
    for part in reversed(parts[:at]):
        joined = named and part.role == "with" and text[slice(*part.span)] in ("和", "跟", "与")
        if text[part.span[1] : begins].strip(" 、,") or not (joined or part.role == "kin"):
            return False
        named, begins = named + part.high, part.span[0]
        if named >= group.low:
            return named == group.low
    return False


def _counts_those_of_an_age(before: Sequence[PersonWords], group: PersonWords, text: str) -> bool:
    """Whether Chinese counts as children just those whose ages it told before: 闺女六岁，她表姐十岁，两个孩子跟我去."""
    if group.role != "group" or group.low != group.high or not YOUNG.search(text, *group.span):
        return False
    aged = [part for part in before if part.role == "kin" and _AGE_ZH.match(text, part.span[1])]
    return len(aged) > 1 and sum(part.high for part in aged) == group.high


def _without_uncounted(parts: Sequence[PersonWords], text: str) -> Iterator[PersonWords]:
    """The parts without children of no number, where others tell how many they are: the kids ... me and 3 children."""
    young = [
        part
        for part in parts
        if part.role in ("group", "kin") and YOUNG.search(text, *part.span) and part.noun != "escort"
    ]
    numbered = any(part.low == part.high for part in young)
    return (
        replace(part, low=0, high=0) if numbered and part in young and part.low < part.high else part
        for part in parts
    )


def _names_by_age(chain: Sequence[PersonWords]) -> bool:
    """Whether one of several persons is named by an age alone."""
    nouns = [part.noun for part in chain if part.role not in ("with", "speaker")]
    return len(nouns) > 1 and any(noun.endswith("old") for noun in nouns)


def is_told_again(chain: Sequence[PersonWords], chains: Sequence[Sequence[PersonWords]], text: str) -> bool:
    """Whether a child whose age alone is told is named elsewhere: with a 10-month-old ... 2 adults plus baby.

    So is one of whom only is said what one does with such a child: our daughter ... with a small child we want it slow. And
    so are the grandparents of who travels with parents and children: my parents, my wife and me, our son ... the grandparents.
    """
    persons = [part for part in chain if part.role not in ("with", "speaker")]
    if len(persons) == 1 and _SUCH_A_CHILD.search(text, *persons[0].span):
        return any(one is not chain and any(YOUNG.search(text, *part.span) for part in one) for one in chains)
    if len(persons) == 1 and _TWO_OLD.fullmatch(text, *persons[0].span):
        told = [(one[0].span[0], one[-1].span[1]) for one in chains if one is not chain]
        return any(_PARENTS_ZH.search(text, *span) for span in told)
    others = {part.noun for other in chains if other is not chain for part in other}
    if len(persons) == 1 and persons[0].noun in _PARENTS_OF_PARENTS:
        return not (others.isdisjoint(PARENTS_TOGETHER) or others.isdisjoint(CHILDREN))
    if len(persons) == 1 and persons[0].noun in CHILDREN and persons[0].role == "kin":
        # my husband, our two-year-old and I ... our daughter sleeps after lunch
        named = any(_names_by_age(other) for other in chains if other is not chain)
        return named and others.isdisjoint(CHILDREN) and not _OF_AN_AGE.match(text, persons[0].span[1])
    return len(persons) == 1 and persons[0].noun.endswith("old") and not others.isdisjoint(CHILDREN)
