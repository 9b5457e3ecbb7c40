"""Amounts that Chinese says of one meal alone, and of no other: 最后一晚吃顿300的大餐; 27号晚上吃个西餐，人均300."""

import re

from core.understand.money.money_words import Purpose

_A_FEAST = re.compile(r"[吃来整搞](?:上|个)?一?顿[^,。;]{0,4}$")
_SUCH_A_MEAL = re.compile(r"\s*(?:元|块钱?)?(?:左右|上下)?的")
"""What stands before an amount that is that of one meal, and behind it."""
_ATE_ONCE = re.compile(
    r"(?:(?:吃|来|约|搞|撮)(?:上|了)?一?[个顿]|(?:第[一二三四五六\d]|最后一|\d{1,2}号?那?)[天晚][^,。;]{0,10}吃)(?!饭)[^,。;每天]{1,8}$"
)
"""A meal that one has once, of which the clause behind it says what it may cost."""
_OF_ALL = re.compile(r"预算|一共|总共|全程|总的|合计|每")


def is_of_one_meal_zh(said_before: str, before: str, after: str, purpose: Purpose | None) -> bool:
    """Whether the words around an amount, and the clause before it, are of a meal that one has once."""
    if _A_FEAST.search(before) and _SUCH_A_MEAL.match(after):
        return True
    eaten = purpose in (None, "restaurant") and _ATE_ONCE.search(said_before) is not None
    return eaten and _OF_ALL.search(before) is None
