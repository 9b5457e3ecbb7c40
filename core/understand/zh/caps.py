"""Budgets of a part of the trip in free Chinese: 酒店每晚不超过500元, 人均每顿饭60元, 门票预算300."""

import re
from collections.abc import Iterator

from core.dsl.families.costs import CostCap, CostCategory
from core.understand.facts.budget import is_for_a_meal
from core.understand.text.clauses import Clause
from core.understand.text.numerals import AMOUNT, HAN, number_of
from core.understand.wishes.wish import Scene, Wish

_MONEY = (
    rf"[¥]?\s*(?:(?:\d[\d,.]{{0,9}}|[{HAN}]{{1,8}})\s*元?[-~至到])?(?P<amount>(?=\d{{2}}|[{HAN}]{{2}}|[{HAN}][{HAN}]){AMOUNT})\s*(?:多|来|左右)?"
    r"(?:元|块钱?|人民币|RMB|CNY)?"
)
_LIMIT = r"(?:以内|之内|以下|内|封顶|顶天)"
_AT_MOST = r"预算|费用|花费|花|开销|支出|控制|限|超过|超|多于|高于|大于|最多|至多|尽量|不要|不能|别"
_NIGHT = re.compile(rf"(?:酒店|住宿|宾馆|民宿|房间|房费|房价|住|[每一]晚)[^,]*?{_MONEY}", re.IGNORECASE)
_BARE_LIMIT = re.compile(
    rf"\s*(?:价格|价位)?(?:在|要|别|不要|不能|最好|尽量|控制在|不超过|超过|最多|太贵)*{_MONEY}\s*{_LIMIT}?\s*(?:就行|左右|吧)?$"
)
_OF_NIGHT = re.compile(r"(?:住|酒店|宾馆|民宿|客栈).{0,8}(?:[一每]晚|[一每]夜)|[一每]晚.{0,4}(?:住|酒店)")
_AMOUNT_A_NIGHT = re.compile(
    rf"{_MONEY}\s*(?:以内|以下|之内|左右|内)?\s*(?:[一每]晚|/晚|[一每]夜|/夜)", re.IGNORECASE
)
_A_NIGHT = re.compile(r"每晚|一晚|/晚|每天|每日|/天|每天晚上|每个晚上|一个晚上|/夜|每夜")
_MEAL = re.compile(rf"(?:[每一]顿|[每一]餐|饭|餐|吃|喝|火锅|烧烤|烤鸭|菜|料)[^,\d]*?{_MONEY}", re.IGNORECASE)
_AMOUNT_A_MEAL = re.compile(rf"{_MONEY}\s*{_LIMIT}?\s*(?:/|[一每])(?:餐|顿)")
_EACH_HERE = re.compile(rf"\s*(?:大概|大约|差不多)?(?:人均|每人)[^,\d¥{HAN}]{{0,8}}{_MONEY}")
_A_MEAL = re.compile(r"[每一]顿|[每一]餐|人均")
_PARTS: tuple[tuple[str, CostCategory], ...] = (
    (r"(?:餐饮|用餐|吃饭|饮食|伙食费?|美食|餐费|饭钱|吃的|吃喝)", "restaurant"),
    (r"(?:住宿费?|酒店|房费|住的)", "accommodation"),
    (r"(?:门票费?钱?|景点|游览)", "attraction"),
    (r"(?:市内交通|市内出行|城市内出行|城市内?交通|城内交通|打车费?|地铁费)", "innercity"),
    (
        r"(?:城际交通|跨城市?交通|往返交通|大交通|机票|车票|高铁票|火车票|往返|(?<![内市])交通)(?:加[^,\\d]{1,4}|和[^,\\d]{1,4})?费?",
        "intercity",
    ),
)
_CAPS = tuple(
    (
        re.compile(
            rf"{words}(?P<between>[^,\d¥{HAN}]{{0,6}}(?:一共|一定)?[^,\d¥{HAN}]{{0,10}}?){_MONEY}\s*(?P<limit>{_LIMIT})?",
            re.IGNORECASE,
        ),
        category,
    )
    for words, category in _PARTS
)
_DAILY = re.compile(r"[每一]天|每日|一日")
_OF_ONE = re.compile(r"[每一](?:个?人|晚|天|顿|餐|张|位|次)|人均|/|单")


def money_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Caps on the cost of a night, a meal, or all of one kind."""
    around = scene.folded[clause.start : clause.start + len(clause.text) + 8]
    night = _NIGHT.search(clause.text) if _A_NIGHT.search(around) else None
    night = night or _AMOUNT_A_NIGHT.search(clause.text)
    if night:
        yield from _cap(
            clause, night, CostCap("accommodation", number_of(night["amount"]) or 0, "person_night")
        )
        return
    limit = _BARE_LIMIT.match(clause.text)
    if limit and _OF_NIGHT.search(scene.said_before(clause.start)):
        yield from _cap(
            clause, limit, CostCap("accommodation", number_of(limit["amount"]) or 0, "person_night")
        )
        return
    meal = _meal(scene, clause)
    if meal:
        yield from _cap(clause, meal, CostCap("restaurant", number_of(meal["amount"]) or 0, "person_meal"))
        return
    for pattern, category in _CAPS:
        match = pattern.search(clause.text)
        if match and _is_cap(clause, match):
            yield from _cap(clause, match, CostCap(category, number_of(match["amount"]) or 0))


def _meal(scene: Scene, clause: Clause) -> re.Match[str] | None:
    """What a meal may cost a head, where the clause, or the one before it, is about eating."""
    if _DAILY.search(clause.text):
        return None
    here = _EACH_HERE.match(clause.text)
    if here and is_for_a_meal(scene.said_before(clause.start), number_of(here["amount"])):
        return here
    return (_A_MEAL.search(clause.text) and _MEAL.search(clause.text)) or _AMOUNT_A_MEAL.search(clause.text)


def _is_cap(clause: Clause, match: re.Match[str]) -> bool:
    """Whether the words speak of a limit, and of that of the whole and not of one ticket, meal or person."""
    limited = match["limit"] or re.search(_AT_MOST, match["between"])
    around = clause.text[max(0, match.start() - 3) : match.end() + 3]
    return limited is not None and not _OF_ONE.search(around)


def _cap(clause: Clause, match: re.Match[str], cap: CostCap) -> Iterator[Wish]:
    if cap.at_most >= 10:
        yield Wish(cap, (clause.start, clause.start + match.end()), 0.85)
