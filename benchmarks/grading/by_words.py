"""Wishes that a reading keeps by the very words of the text that it was read from: days and parts of them, lengths, what is refused."""

import re
from collections.abc import Sequence

from benchmarks.grading.hours import TimeReading
from benchmarks.grading.items import ReadItem
from benchmarks.grading.times import EVENINGS_IN
from benchmarks.grading.words import terms
from core.dsl.families.places import Types
from core.dsl.families.visits import StayAt
from core.model.daily import free_block
from core.model.spells import visit_spell
from core.model.wished_meals import wished_meal
from core.understand.text.lexicon import lexicon
from core.understand.text.numerals import number_of

_DAY_AND_PART_ZH = re.compile(
    r"(第[一二三四五六七\d]天|最后一天|\d{1,2}[日号])?(全天|一整天|整天|早上|上午|中午|下午|傍晚|晚上)?"
)
"""A day and a part of it as cases in Chinese name them where they name no place."""
_LONG_ZH = re.compile(
    r"(?:每[处个](?:景点|地方)?|各)?(?:至少)?(?P<n>[\d一二两三四五六七八]+)(?P<half>个?半)?个?(?P<unit>小时|钟头|分钟)"
)
_COMES_TO_SEE = re.compile(r"[去到来](?!过)[一-鿿]{2,4}(?:看|逛|赏)$")
"""What leads to what somebody makes the trip for: 去苏州看."""
_REFUSES = ("别", "不要", "不能", "不想", "不用", "不需要")


def parts_said(wish: dict[str, str], readings: Sequence[TimeReading]) -> set[int]:
    """The readings of when, or how long, one is at a place, or eats, that were read from the words that a wish names alone.

    So is 第二天全天, said in the words 第二天全天在X: from 第二天 and from 全天 of them. Each must be read.
    """
    said = wish.get("said", "").lower()
    when, long = _DAY_AND_PART_ZH.fullmatch(wish["is"]), _LONG_ZH.fullmatch(wish["is"])
    if wish["about"] != "time" or not said:
        return set()
    if long is not None:
        return _as_long(long, said, readings)
    visits = {
        at: one.typed
        for at, one in enumerate(readings)
        if visit_spell(one.said) is not None or wished_meal(one.said) is not None
    }
    found = [
        {at for at, typed in visits.items() if any(part in one and one in said for one in typed)}
        for part in (when.groups() if when else ())
        if part
    ]
    return set[int]().union(*found) if found and all(found) else set()


def _as_long(long: re.Match[str], said: str, readings: Sequence[TimeReading]) -> set[int]:
    minutes = ((number_of(long["n"]) or 0) + (0.5 if long["half"] else 0)) * (
        1 if long["unit"] == "分钟" else 60
    )
    return {
        at
        for at, one in enumerate(readings)
        if isinstance(one.meaning, StayAt)
        and one.meaning.at_least == minutes
        and any(typed in said for typed in one.typed)
    }


def keeps_free(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether to avoid what a wish names is read, from its own words, as what is wanted instead.

    So are hours in which nothing is planned (第一天不安排景点), and what one wants by refusing something: a quiet hotel by 别靠马路.
    """
    said = wish.get("said", "").lower()
    if wish["polarity"] != "avoid" or not any(len(one) > 1 and one in said for one in item.typed):
        return False
    if free_block(item.words[0]) is not None or item.words[0] == EVENINGS_IN:
        return wish["about"] in ("pace", "time")
    by_refusing = "always" in lexicon("things").get(item.words[0], {}) or item.typed[0].startswith(_REFUSES)
    return item.wanted and by_refusing and wish["about"] in item.about


def is_what_one_comes_for(text: str, wishes: Sequence[dict[str, str]], item: ReadItem) -> bool:
    """Whether a kind of sight is demanded that the text says the trip is made for, and that no wish refuses: 到苏州看园林.

    A case that names but some sights of the kind takes it for said by these.
    """
    if not isinstance(item.meaning, Types) or item.meaning.kind != "attraction" or not item.wanted:
        return False
    kinds = {word for name in item.meaning.types for word in terms(name)}
    if any(wish["polarity"] == "avoid" and kinds & set(terms(wish["is"])) for wish in wishes):
        return False
    return any(
        _COMES_TO_SEE.search(text, 0, match.start()) is not None
        for typed in item.typed
        for match in re.finditer(re.escape(typed), text)
    )
