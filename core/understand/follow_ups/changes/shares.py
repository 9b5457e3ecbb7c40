"""How the budget changes by a share of it, or beside what it was: knock a third off what we spend, 预算砍一半, 3500 now, not 4000."""

import re

from core.understand.text.numerals import AMOUNT, number_of
from core.understand.text.spans import Reading

_SHARE = re.compile(
    r"\b(?:(?P<less>knock|cut|take|shave|trim|slash|reduce|lower)|(?P<more>add|raise|increase))\w*\b[^.,;!?]{0,24}?\b(?:(?:an? |one )?(?P<part>third|quarter|half|tenth|fifth)|(?P<cent>\d{1,2}) ?(?:%|per ?cent\b))",
    re.IGNORECASE,
)
_MONEY = re.compile(r"\b(?:budget|spend\w*|spent|cost\w*|money|price)\b", re.IGNORECASE)
_PARTS_OF_ONE = {"half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "fifth": 1 / 5, "tenth": 1 / 10}
_SHARE_ZH = re.compile(
    r"(?:预算|经费|花费|费用|花销|总价)[^,。;!?\d]{0,4}?(?:(?P<less>[砍减降压削省少缩])|[加涨提增多])(?:少|掉|去|低|高|下来?|小|短)?(?:了|个)?\s*"
    r"(?:(?P<half>一半|对半)|(?P<tenths>[一二两三四五六七八九1-9])\s*成|(?P<cent>\d{1,2})\s*%|百分之\s*(?P<cent_zh>\d{1,2}|[一二三四五六七八九十]{1,3}))"
)
"""The same in Chinese."""


def share_of_budget(folded: str) -> Reading[float] | None:
    """What the budget is multiplied by that a (folded) text changes by a share of it; None where it does not."""
    zh = _SHARE_ZH.search(folded)
    if zh is not None:
        part = _part_zh(zh)
        return Reading(1 - part if zh["less"] else 1 + part, zh.span(), 1.0)
    share = _SHARE.search(folded) if _MONEY.search(folded) else None
    if share is None:
        return None
    part = _PARTS_OF_ONE[share["part"].lower()] if share["part"] else int(share["cent"]) / 100
    return Reading(1 - part if share["less"] else 1 + part, share.span(), 1.0)


def _part_zh(share: re.Match[str]) -> float:
    if share["half"]:
        return 1 / 2
    if share["tenths"]:
        return (number_of(share["tenths"]) or 0) / 10
    return (number_of(share["cent"] or share["cent_zh"]) or 0) / 100


_NOT_THE_OLD = re.compile(
    rf"[¥$]?(?P<new>{AMOUNT})(?:\s*(?:yuan|rmb|kuai|cny))?(?: (?:now|then|in total|total|altogether|all in))*,?(?: and)? (?:not|instead of|rather than|down from|up from)(?: the)? [¥$]?(?P<old>{AMOUNT})|"
    rf"\b(?:not|from)(?: the)? [¥$]?(?P<old2>{AMOUNT})(?:\s*(?:yuan|rmb|kuai|cny))?(?: any ?more)?,?(?: but| down| up)*(?: only| just| to)+ [¥$]?(?P<new2>{AMOUNT})",
    re.IGNORECASE,
)
"""What there is now beside what there was: so 3500 now, not 4000."""


def new_for_old(text: str, budget: float | None) -> Reading[float] | None:
    """The budget of now, where a text tells it beside the one that there was."""
    said = _NOT_THE_OLD.search(text)
    if said is None or budget is None or number_of(said["old"] or said["old2"]) != budget:
        return None
    new = number_of(said["new"] or said["new2"])
    return Reading(new, (0, said.end()), 1.0) if new else None
