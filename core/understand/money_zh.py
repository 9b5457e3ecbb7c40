"""Budgets of a part of the trip in free Chinese: 酒店每晚不超过500元, 人均每顿饭60元, 门票预算300."""

import re
from collections.abc import Iterator

from core.dsl.normal.forms import CostCap, CostCategory
from core.understand.numerals import AMOUNT, number_of
from core.understand.phrases import Clause
from core.understand.wish import Scene, Wish

_MONEY = rf"[¥]?\s*(?:\d[\d,.]*\s*元?[-~至到]\s*)?(?P<amount>(?=\d{{2}}|[零〇一二两三四五六七八九十百千万]{{2}}){AMOUNT})\s*(?:元|块钱?|人民币|RMB|CNY)?"
_NIGHT = re.compile(rf"(?:酒店|住宿|宾馆|民宿|房间|房费|房价|住|[每一]晚)[^,]*?{_MONEY}", re.IGNORECASE)
_AMOUNT_A_NIGHT = re.compile(
    rf"{_MONEY}\s*(?:以内|以下|之内|左右|内)?\s*(?:[一每]晚|/晚|[一每]夜|/夜)", re.IGNORECASE
)
_A_NIGHT = re.compile(r"每晚|一晚|/晚|每天|每日|/天|每天晚上|每个晚上|一个晚上|/夜|每夜")
_MEAL = re.compile(rf"(?:[每一]顿|[每一]餐|饭|餐)[^,\d]*?{_MONEY}", re.IGNORECASE)
_A_MEAL = re.compile(r"[每一]顿|[每一]餐|人均")
_PARTS: tuple[tuple[str, CostCategory], ...] = (
    (r"(?:餐饮|用餐|吃饭|饮食|伙食|美食|餐费|饭钱)", "restaurant"),
    (r"(?:住宿|酒店|房费)", "accommodation"),
    (r"(?:门票|景点|游览|门票费)", "attraction"),
    (r"(?:市内交通|市内出行|城市内出行|城市内?交通|城内交通|打车)", "innercity"),
    (
        r"(?:城际交通|跨城市?交通|往返交通|大交通|机票|车票|高铁票|火车票|往返|(?<![内市])交通)(?:加[^,\\d]{1,4}|和[^,\\d]{1,4})?费?",
        "intercity",
    ),
)
_CAPS = tuple(
    (
        re.compile(
            rf"{words}(?:上|费|费用)?的?(?:总|一共|总共)?(?:(?:预算|费用|花费|开销|支出)[^,\d¥]{{0,8}}|(?:一共|总共|总计|总的)?(?:不要|不能|别|不|最多|控制在|尽量)(?:超过|多于|高于|超)?\s*){_MONEY}",
            re.IGNORECASE,
        ),
        category,
    )
    for words, category in _PARTS
)


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
    meal = _MEAL.search(clause.text)
    if meal and _A_MEAL.search(clause.text):
        yield from _cap(clause, meal, CostCap("restaurant", number_of(meal["amount"]) or 0, "person_meal"))
        return
    for pattern, category in _CAPS:
        match = pattern.search(clause.text)
        if match:
            yield from _cap(clause, match, CostCap(category, number_of(match["amount"]) or 0))


def _cap(clause: Clause, match: re.Match[str], cap: CostCap) -> Iterator[Wish]:
    if cap.at_most >= 10:
        yield Wish(cap, (clause.start, clause.start + match.end()), 0.85)
