"""By how much a change makes the budget larger or smaller: 经理又批了八百, another 1000, knock 500 off the budget."""

import re

from core.understand.text.numerals import AMOUNT, number_of
from core.understand.text.spans import Reading, Span

# CNY that an amount of money is which is said to be more or less
_LEAST_MONEY = 100
_COUNTS_ELSE = r"(?!\s*(?:[点些宿晚夜天日趟顿个位名人间张份次步米岁]|公里|小时|分钟|[元块]?钱?\s*[一每/]\s*[晚夜顿餐间张天]))"
"""What an amount is not followed by, as it would count no money of the whole trip."""
_MORE_BY = re.compile(
    rf"(?:预算|经费|钱|人均|每人|每个人)[^,。;到至成]{{0,6}}(?:加|(?<!最)(?<!至)多|涨|提高|增加)(?:个|上|了|给|出|花|批|拿)*\s*(?P<zh>{AMOUNT})|(?:再|又)多?(?:出|掏|加|凑|拿)(?:个|上|了)?\s*(?P<zh2>{AMOUNT})(?!\s*[个位名天晚])|"
    rf"(?:追加|增拨|(?:[多又再](?:批|拨|添|报)|多带))(?:给)?(?:我们?|咱们?)?(?:个|上|了|下来)*\s*(?P<zh3>{AMOUNT}){_COUNTS_ELSE}|"
    rf"\b(?:raise|increase|bump|up)\w*\s+(?:it |the budget )?by\s+(?P<en>{AMOUNT})|"
    rf"\b[¥$]?(?P<en5>{AMOUNT})(?:\s*(?:yuan|rmb|kuai))? more than (?:(?:i|we) (?:said|thought|told you|planned|wrote|put)|before|that)\b|"
    rf"\badd(?:ing)?\s+(?:an? |another |\w+ )?(?:extra |more )?(?:days?|nights?|person|people) and (?:an? |another |extra )?[¥$]?(?P<en4>\d{{3,6}}|\d[\d.]*k)(?:\s*(?:yuan|rmb|kuai))?\b|"
    rf"\b(?:another|an? (?:extra|additional|further)|extra|additional)\s+[¥$]?(?P<en2>{AMOUNT})(?!\s*(?:days?|nights?|people|persons?|hours?|km|min))|"
    rf"\b(?:chip|throw|put|kick|bung|pay|toss)(?:s|ping|ing|ting|ped|ed)? in\s+(?:about |around )?[¥$]?(?P<en3>{AMOUNT})(?:\s*(?:yuan|rmb|kuai))?\s+(?:more|extra|on top)\b",
    re.IGNORECASE,
)
"""So much more money than before: another 1000 for the budget."""
_ADDED = re.compile(rf"(?<![增追参])[加添](?:个|上|了)*\s*(?P<zh>{AMOUNT})(?P<unit>\s*[元块])?{_COUNTS_ELSE}")
"""An amount that is added, which is money by its unit or by what else is said: 钱不够，加两千."""
_OF_MONEY = re.compile(r"预算|经费|费用|花销|钱")
_LESS_BY = re.compile(
    rf"再?(?:便宜|省|少花|(?<![至最不])少(?:[批拨给发报]了?)?(?=了?[\d一二两三四五六七八九])|减少?|降|[下往]调|调[低减]|缩减|[砍削扣压裁](?:减|低|缩)?)(?:个|掉|去|下来?|了)*\s*(?P<zh>{AMOUNT})(?!\s*(?:[点些宿晚夜天趟顿个人位]|小时|分钟))|\b(?:cut|reduce|lower|drop)\w*\s+(?:it |the budget |costs? )?by\s+(?P<en>{AMOUNT})|\b(?:get|bring|knock|push|take|go)\s+(?:it |that |this |the (?:price|cost|costs|total|budget) )?down (?:by |another )(?P<en3>{AMOUNT})|"
    rf"[¥$]?(?<![\d.,])(?P<en5>{AMOUNT})(?:\s*(?:yuan|rmb|kuai))? less than (?:(?:i|we) (?:said|thought|told you|planned|wrote|put)|before|that)\b|"
    rf"\b(?:spend|pay|use|knock|shave|take|save|trim|cut)\w*\s+(?:about |around |roughly |another )?[¥$]?(?P<en2>{AMOUNT})(?:\s*(?:yuan|rmb|kuai))?\s+(?:less|off|fewer)\b(?! than)|"
    rf"\b(?:drop|cut|lose|shave|trim|remove)\s+(?:an? |one |two |another )?(?:days?|nights?|persons?|people) and (?:another )?[¥$]?(?P<en4>{AMOUNT})(?:\s*(?:yuan|rmb|kuai))?(?=\s*(?:$|[,.;!?]|off\b|please\b|too\b))",
    re.IGNORECASE,
)
_OF_ONE = re.compile(r"[每一](?:晚|夜|顿|餐|间|张|天|日)(?![游假])|门票|小费")
# letters before an amount in which it is said what it is of
_NEAR = 8
_A_HEAD = re.compile(r"人均|每人|\b(?:each|per person|a head|a person)\b", re.IGNORECASE)


def is_a_head(folded: str) -> bool:
    """Whether money is counted by the person."""
    return _A_HEAD.search(folded) is not None


def is_of_one(folded: str, said: Span) -> bool:
    """Whether the amount that so begins is one of each night, meal or ticket, and not of the trip: 每晚再加200."""
    return _OF_ONE.search(folded, max(0, said[0] - _NEAR), said[1]) is not None


def less_by(folded: str, people: int | None) -> Reading[float] | None:
    """By how much money of all travellers the trip is to cost less."""
    return _by(_LESS_BY.search(folded), folded, people)


def more_by(folded: str, people: int | None) -> Reading[float] | None:
    """By how much money of all travellers the trip may cost more."""
    more = _by(_MORE_BY.search(folded), folded, people)
    added = _ADDED.search(folded)
    if more is None and added is not None and (added["unit"] or _OF_MONEY.search(folded)):
        return _by(added, folded, people)
    return more


def _by(said: re.Match[str] | None, folded: str, people: int | None) -> Reading[float] | None:
    amounts = (
        ((name, value) for name, value in said.groupdict().items() if value and name != "unit")
        if said
        else ()
    )
    name, value = next(iter(amounts), ("", ""))
    amount = number_of(value) if value else None
    if said is None or amount is None or amount < _LEAST_MONEY:
        return None
    # what stands before `and another 300` is a change of its own
    span = said.span("en4" if name == "en4" else 0)
    return Reading(amount * (people or 1) if is_a_head(folded) else amount, span, 1.0)
