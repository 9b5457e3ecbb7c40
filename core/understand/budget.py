"""The budget of the whole trip, in CNY, for everybody and everything."""

import re
from typing import NamedTuple

from core.understand.clauses import alternatives_from, either_or
from core.understand.numerals import AMOUNT, number_of
from core.understand.reading import Reading

MONEY = rf"(?:[¥$]|RMB|CNY|人民币)?\s*(?:\d[\d,.]*\s*元?[-~至到]\s*)?(?P<amount>{AMOUNT})\s*(?:元人民币|块人民币|人民币|块钱|[元块圆]|RMB|CNY|yuan|kuai)?"
_ABOUT = (
    r"(?:金额|额|资金|总额)?\s*(?:是|为|有|在|约|大约|大概|大致|控制|限制|不要|不能|不可以|别|不|超过|超出|高于|多于|最多|至多|"
    r"最高|上限|少于|低于|小于|左右|就|只|共|到|于|差不多|尽量|严格|给|给了|出|准备|带了?|是|的|:|=|<=?|≤|\s)*"
)
_ABOUT_EN = (
    r"(?:\s|:|,|is|are|of|at|to|under|below|within|around|about|approximately|roughly|up|no|not|more|than|exceed|"
    r"exceeding|over|max|maximum|limit|limited|the|a|total|capped|be|should|must|less|most|only|set|kept|keep|us|me)*?"
)
_BARE = rf"(?P<amount>{AMOUNT})"
_CLOSED = r"(?=\s*(?:以内|以下|之内|左右|上下|per (?:person|head)|each|/人|max|in total|total)?\s*(?:[,。;!?、\n.]|$))"
_EACH = r"(?:人均|每人|每个人|一个人|每位)"
_SCOPE = re.compile(
    r"(?:用餐|餐饮|[早午晚]餐|餐|饭|吃饭|饮食|美食|一餐|每餐|每顿|吃|火锅|烧烤|烤鸭|[每一]晚|每夜|住宿|酒店|宾馆|民宿|住|房费|房间|游览|景点|门票|玩|交通|出行|市内|城市内|"
    r"跨城市?|往返|车票|机票|高铁(?!\s)|打车|购物)[^,。;!?、\n]{0,6}$"
)
_SCOPE_EN = re.compile(
    r"(?:dining|meals?|food|restaurants?|accommodation|hotels?|lodging|stay|sightseeing|attractions?|tickets?|"
    r"inter-?city|intra-?city|inner-?city|in-?city|transport(?:ation)?|taxi|shopping|local travel|travel within \w+)"
    r"[\w\s'-]{0,16}$",
    re.IGNORECASE,
)
_LEFT_OUT = re.compile(
    r"(?:除|不含|不包括|不算|excluding|not including|apart from)[^。;!?\n]*$", re.IGNORECASE
)
_RULES = tuple(
    (re.compile(pattern, re.IGNORECASE), confidence)
    for pattern, confidence in (
        (rf"(?:(?:总|全部|整体|旅行的?|旅游)?(?:预算|经费|资金|费用|花费|花销|开销|开支|支出|消费|花的钱|盘缠))\s*{_EACH}?{_ABOUT}{_EACH}?\s*{MONEY}", 0.95),
        (rf"(?:{_EACH}\s*(?:的?(?:总?预算|费用|花费))?{_ABOUT})\s*{MONEY}(?!\s*(?:[一每/]?晚|/|一餐|一顿))", 0.85),
        (rf"(?:\bbudget(?!\s+(?:for|per)\b)){_ABOUT_EN}\s*{MONEY}", 0.95),
        (rf"(?:\bbudget for (?:the |this |our |my )?(?:whole |entire |total )?(?:trip|travel|tour|journey|everything)){_ABOUT_EN}\s*{MONEY}", 0.95),
        (rf"{MONEY}\s*(?:的?(?:总?预算|经费)|\s*(?:total )?budget\b)", 0.9),
        (rf"(?:\b(?:spend(?:ing)?|costs?|total|within|under)){_ABOUT_EN}\s*{MONEY}", 0.8),
        (rf"(?:^|[,.;!?\n]|\bcost)\s*(?:max(?:imum)?|up to|under|below|within|at most|no more than|not more than|less than)\s*(?:of\s*)?{MONEY}(?=\s*(?:in total|total|all in|altogether|max|per (?:person|head)|each|pp|[,.;!?\n]|$))", 0.7),
        (rf"(?:(?:一共|总共|共|花|不超过|最多|控制在)){_ABOUT}\s*{MONEY}", 0.7),
        (rf"(?:^|[,。;!?、\n])\s*(?:[¥$]|RMB|CNY|人民币)\s*{_BARE}{_CLOSED}", 0.6),
        (rf"(?:^|[,。;!?、\n])\s*{_BARE}\s*(?:[元块圆]|块钱|RMB|CNY|yuan){_CLOSED}", 0.6),
    )
)  # fmt: skip
_LEFT_OUT_AFTER = re.compile(
    r"\s*(?:元|块)?\s*[(,]?\s*(?:不含|不包括?|不算|不计|excluding|not including|without)\s*(?:往返|来回|大|机票|车票|交通|transport|flights?|trains?)",
    re.IGNORECASE,
)
_UNIT = re.compile(r"[¥元块圆]|RMB|CNY|人民币|yuan", re.IGNORECASE)
_EACH_AFTER = re.compile(
    r"\s*(?:per (?:person|head|capita)|pp\b|each\b|a head|/\s*(?:人|person)|一个?人|每人)", re.IGNORECASE
)
_FOR_PART = re.compile(
    r"\s*(?:for|on) (?:the )?(?:sightseeing|accommodation|dining|meals?|food|hotels?|lodging|attractions?|tickets?|"
    r"(?:local|city|urban|inter|intra|inner|cross|in)-?\s?(?:city )?(?:transport|travel)|transport)",
    re.IGNORECASE,
)
_OTHER_UNIT = re.compile(
    r"\s*(?:个|人|天|日|晚|km\b|千米|公里|分钟|小时|点|[:：]\d|minutes?|hours?|days?|people|persons?|night|per night|a night|/晚|每晚|一晚|一顿|一餐)",
    re.IGNORECASE,
)


class Amount(NamedTuple):
    """An amount in CNY, and whether it is for each traveller."""

    value: float
    each: bool


def read_budget(text: str, people: int | None) -> Reading[float] | None:
    """Budget of the whole trip as the (folded) text says, or None where it states none or only for a part of it.

    An amount for each traveller is multiplied by `people`, and not read where their number is not known.
    """
    firm, choice = text[: alternatives_from(text)], either_or(text) or (0, 0)
    for pattern, confidence in _RULES:
        for match in pattern.finditer(firm):
            amount = None if choice[0] <= match.end() - 1 < choice[1] else _whole(firm, match)
            if amount is not None and (people or not amount.each):
                total = amount.value * people if people and amount.each else amount.value
                return Reading(
                    total, (match.end() - len(match[0].lstrip(",。;!?、 \n")), match.end()), confidence
                )
    return None


def _whole(text: str, match: re.Match[str]) -> Amount | None:
    """The amount where it is money and meant for the whole trip."""
    begins = match.end() - len(match[0].lstrip(",.;!?。、\n "))  # a scope is said in the clause of the amount
    before, after = text[:begins], text[match.end() :]
    if (
        _SCOPE.search(before)
        or _SCOPE_EN.search(before)
        or _LEFT_OUT.search(before)
        or _LEFT_OUT_AFTER.match(after)
        or _OTHER_UNIT.match(after)
        or _FOR_PART.match(after)
    ):
        return None
    value = number_of(match["amount"])
    budgeted = re.search("预算|经费|budget", match[0], re.IGNORECASE)
    if value is None or (value < 100 and not _UNIT.search(match[0]) and not budgeted):
        return None
    each = re.search(_EACH, match[0]) or re.search(_EACH + r"的?$", before) or _EACH_AFTER.match(after)
    return Amount(value, each is not None)
