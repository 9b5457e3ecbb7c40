"""The budget of the whole trip, in CNY, for everybody and everything."""

import re
from typing import NamedTuple

from core.understand.text.lines import alternatives_from, either_or
from core.understand.text.numerals import AMOUNT, HAN, number_of
from core.understand.text.spans import Reading

MONEY = (
    rf"(?:[¥$]|RMB|CNY|人民币)?\s*(?:(?:\d[\d,.]{{0,9}}|[{HAN}]{{1,8}})\s*[元块]?[-~至到])?(?P<amount>{AMOUNT})(?:多|来(?!回)|出头|左右)?\s*"
    r"(?:元人民币|块人民币|人民币|块钱|[元块圆]|RMB|CNY|yuan|kuai)?"
)
_ABOUT = rf"(?:(?:呢|嘛|吧|方面|的话),)?(?:一共|一定|十分|[^,。;!?、\n\d¥$({HAN}])" + "{0,12}?\\s*"
_ABOUT_EN = (
    r"(?:\s|:|,|is|are|of|at|to|under|below|within|around|about|approximately|roughly|up|no|not|more|than|exceed|"
    r"exceeding|over|max|maximum|limit|limited|the|a|total|capped|be|should|must|less|most|only|set|kept|keep|us|me)*?"
)
_IN_ALL = r"(?=(?:in total|total|altogether|all in|in all|tops|max|for (?:the \w+ of us|both|all|everyone|everything|us|the (?:whole )?trip))\b)"
_BARE = rf"(?P<amount>{AMOUNT})"
_CLOSED = r"(?=\s*(?:以内|以下|之内|左右|上下|per (?:person|head)|each|/人|max|in total|total)?\s*(?:[,。;!?、\n.]|$))"
_AT_MOST = (
    r"(?:以内|之内|以下|封顶|顶天|为上限|搞定|(?:够|行|可以)(?:吗|不|么))+(?=[,。;!?、\n\s]|搞定|吧|了|$)"
)
_EACH = r"(?:人均|每人|每个人|一个?人|每位|单人)"
_DAILY = r"(?:每天|每日|一天|日均|(?:per|a|each|every) day|daily)"
_SCOPE = re.compile(
    r"(?:用餐|餐饮|[早午晚]餐|餐|饭|吃饭|饮食|美食|一餐|每餐|每顿|吃|伙食|火锅|烧烤|烤鸭|[每一]晚|每夜|住宿|酒店|宾馆|民宿|住|房费|房间|游览|景点|门票|玩|交通|出行|市内|城市内|"
    r"跨城市?|往返|车票|机票|高铁(?!\s)|打车|购物)[^,。;!?、\n]{0,6}$"
)
_SCOPE_EN = re.compile(
    r"(?:dining|meals?|lunch(?:es)?|dinners?|breakfasts?|food|restaurants?|accommodation|hotels?|lodging|stay|sightseeing|attractions?|tickets?|"
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
        (rf"(?:^|[,.;!?\n])\s*(?:about|around|roughly|say|max)?\s*{MONEY}(?=\s*(?:per (?:person|head)|each|a head|pp)\b)", 0.65),
        (rf"(?:(?:一共|总共|总计|共|花|不超过|最多|控制在|全部下来|加起来)){_ABOUT}\s*{MONEY}", 0.7),
        (rf"(?<![每元块\d.]){MONEY}\s*(?:大?[元块]|rmb)?\s*{_AT_MOST}", 0.6),
        (rf"(?<=[天日晚人])(?P<amount>{AMOUNT})\s*(?:块钱?|元)?{_CLOSED}", 0.6),
        (rf"\b(?:no more than|not more than|at most|up to|within|under|below|max(?:imum)?|with)\s*{MONEY}\s*{_IN_ALL}", 0.7),
        (rf"(?:^|[,.;!?\n])\s*{MONEY}\s*{_IN_ALL}", 0.65),
        (rf"\bwith\s*(?:about|only|just|around)?\s*(?=[¥$]|RMB|CNY|[\d,.]+k?\s*(?:RMB|CNY|yuan)){MONEY}", 0.6),
        (rf"(?:^|[,。;!?、\n])\s*(?:[¥$]|RMB|CNY|人民币)\s*{_BARE}{_CLOSED}", 0.6),
        (rf"(?:^|[,。;!?、\n])\s*{_BARE}\s*(?:[元块圆]|块钱|RMB|CNY|yuan){_CLOSED}", 0.6),
    )
)  # fmt: skip
_SCOPE_INSIDE = re.compile(r"吃|饭|餐|住|酒店|房|门票|交通|[机车]票|每晚|一晚|高铁|景点")
_SAID_BEFORE = re.compile(r"([^,。;!?\n]+),\s*$")
_FOR_NIGHT = re.compile(r"(?:住|酒店|宾馆|民宿|客栈).{0,8}[一每][晚夜]")
_EATING = re.compile(r"吃|喝|餐|饭|菜|火锅|烧烤|烤鸭|料理?|美食|小吃|海鲜|茶")
_A_MEAL_AT_MOST = 300  # CNY a head up to which 人均 after words for eating means a meal and not the trip
_AROUND = 80  # letters about an amount that say what it is for
_SMALLEST = 100  # CNY that a budget is where nothing says that it is money
_LEFT_OUT_AFTER = re.compile(
    r"\s*(?:元|块)?\s*[(,]?\s*(?:不含|不包括?|不算|不计|excluding|not including|without)\s*(?:往返|来回|大|机票|车票|交通|transport|flights?|trains?)",
    re.IGNORECASE,
)
_UNIT = re.compile(r"[¥元块圆]|RMB|CNY|人民币|yuan", re.IGNORECASE)
_EACH_AFTER = re.compile(
    r"\s*(?:per (?:person|head|capita)|pp\b|each\b|a head|/\s*(?:人|person)|一个?人|每人)", re.IGNORECASE
)
_DAILY_AFTER = re.compile(
    r"\s*(?:/\s*天|[一每]天|(?:per|a|each) (?:person )?(?:per |a )?day|/\s*day|daily)", re.IGNORECASE
)
_FOR_PART = re.compile(
    r"\s*(?:for|on) (?:the )?(?:sightseeing|accommodation|dining|meals?|food|hotels?|lodging|attractions?|tickets?|"
    r"(?:local|city|urban|inter|intra|inner|cross|in)-?\s?(?:city )?(?:transport|travel)|transport)",
    re.IGNORECASE,
)
_OTHER_UNIT = re.compile(
    r"\s*(?:个|人|天|日|号|月|岁|晚|km\b|千米|公里|分钟|小时|点|[:：]\d|minutes?|hours?|days?|people|persons?|night|per night|a night|/晚|每晚|一晚|一顿|一餐)",
    re.IGNORECASE,
)


class Amount(NamedTuple):
    """An amount in CNY, and whether it is for each traveller and for each day."""

    value: float
    each: bool
    daily: bool

    def total(self, people: int | None, days: int | None) -> float | None:
        """What the whole trip may cost, or None where that depends on a number that is not known."""
        if (self.each and not people) or (self.daily and not days):
            return None
        return self.value * (people or 1 if self.each else 1) * (days or 1 if self.daily else 1)


def read_budget(text: str, people: int | None, days: int | None = None) -> Reading[float] | None:
    """Budget of the whole trip as the (folded) text says, or None where it states none or only for a part of it.

    An amount for each traveller, or for each day, is multiplied by `people` and `days`, and not read where these are
    not known.
    """
    firm, choice = text[: alternatives_from(text)], either_or(text) or (0, 0)
    for pattern, confidence in _RULES:
        for match in pattern.finditer(firm):
            amount = None if choice[0] <= match.end() - 1 < choice[1] else _whole(firm, match)
            total = amount.total(people, days) if amount is not None else None
            if total is not None:
                start = match.end() - len(match[0].lstrip(",。;!?、 \n"))
                return Reading(total, (start, match.end()), confidence)
    return None


def _whole(text: str, match: re.Match[str]) -> Amount | None:
    """The amount where it is money and meant for the whole trip."""
    begins = match.end() - len(match[0].lstrip(",.;!?。、\n "))  # a scope is said in the clause of the amount
    before, after = text[max(0, begins - _AROUND) : begins], text[match.end() : match.end() + _AROUND]
    if (
        _SCOPE.search(before)
        or _SCOPE_EN.search(before)
        or _SCOPE_INSIDE.search(text, begins, match.start("amount"))
        or _LEFT_OUT.search(before)
        or _LEFT_OUT_AFTER.match(after)
        or _OTHER_UNIT.match(after)
        or _FOR_PART.match(after)
    ):
        return None
    value = number_of(match["amount"])
    budgeted = match["amount"][0].isdigit() and re.search("预算|经费|budget", match[0], re.IGNORECASE)
    if value is None or (value < _SMALLEST and not _UNIT.search(match[0]) and not budgeted):
        return None
    each = re.search(_EACH, match[0]) or re.search(_EACH + r"的?$", before) or _EACH_AFTER.match(after)
    said = "".join(_SAID_BEFORE.findall(before))
    if _FOR_NIGHT.search(said) and not re.search("预算|经费|总|一共|budget", match[0]):
        return None
    if each and is_for_a_meal(said, value):
        return None
    daily = re.search(_DAILY, match[0]) or re.search(_DAILY + r"的?$", before) or _DAILY_AFTER.match(after)
    return Amount(value, each is not None, daily is not None)


def is_for_a_meal(said: str, amount: float | None) -> bool:
    """Whether an amount a head, said after those words, is for a meal rather than for the trip."""
    return amount is not None and amount <= _A_MEAL_AT_MOST and _EATING.search(said) is not None
