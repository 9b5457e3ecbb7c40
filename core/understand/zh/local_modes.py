"""Ways of getting about in the city, in free Chinese: 市内打车, 尽量坐地铁, 走路加地铁就行, 打车免谈."""

import re
from collections.abc import Iterator
from typing import Literal

from core.dsl.families.ways import InnerModes
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.turns import TIRES
from core.understand.wishes.trip_sides import HOTEL, spoken_of
from core.understand.wishes.wish import Wish

ANY_WILL_DO = re.compile(r"都(?:行|可以|无所谓|ok)|无所谓|随便", re.IGNORECASE)
_LOCAL: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "metro",
        re.compile(
            r"(?:(?<![近靠邻挨])|(?<=[要就全都只得本]靠))地铁(?!站|口|附近|沿线|周边|旁|近|方便|直达|线|[^,]{0,2}(?:方便|近|便利))|公共交通|轨道交通|轨交|(?<!看)轻轨(?!站|口|附近|旁|[^,]{0,6}(?:穿|过楼|李子坝|风景|江景))"
        ),
    ),
    (
        "taxi",
        re.compile(
            r"打车(?!(?:总共|一共|加起来|合计|全程)?(?:别超|不超|控制)|最多|顶多|不超过|别超过|不要超过|不能超过|[^,]{0,2}次数|费|钱|预算|软件|平台|app|APP)|出租车|网约车|的士|(?:都|全程|尽量|一律)叫车(?!位)|叫个?(?:车|滴滴)(?=去|走|吧|就)|滴滴"
        ),
    ),
    (
        "walk",
        re.compile(
            r"步行(?!\s*[\d一二两三四五十]+来?分钟|街|别|不|超|少|[可能就]*(?:到|达)|距离|范围)|(?<!不爱)(?<!不想)(?<!不喜欢)(?<!怕)(?<!懒得)走路(?!(?:每天|一天|一次)[^,]{0,3}?[不别最顶少]|\s*[\d一二两三四五十]+来?分钟|慢|累|多|久|[时长]|会|不|别|超|少|太|困难|吃力|(?:要|得|需要?|全?靠)*(?:拄|拐|人扶|扶|搀|轮椅)|费|疼|痛|[就可能]*到|去|过去|方便)|徒步"
        ),
    ),
)
HERE = compiled(
    r"(?:地铁|轻轨|打车|步行|公交)(?:出行)?就(?:好|行|可以)|[不别]坐地铁|[坐挤]地铁|[要就全都只得本]靠地铁|地铁[^,]{0,8}[不别][想要]?坐|不打|步行(?!街|[可能就]*(?:到|达))|走路|市[内里]|城市内|城内|当地交通|期间|交通|坐公共|打车|叫车|为主|出行"
)
_OR_BY_BUS = re.compile(
    r"(?:或者?|要么|还是)(?:坐|骑)?(?:公交车?|巴士|大巴|单车|共享单车)|(?:公交车?|巴士|大巴|单车)(?:或者?|要么|还是)"
)
"""One of several ways, of which the constraints do not know all: none of them must be taken."""
_SOMETIMES = re.compile(r"(?:偶尔|有时候?|实在不行|必要时|不得已|的话|再)(?:就)?(?:才|可以|再)?坐?$")
_SETTLED = re.compile(
    r"(?:一律|都|全|全部|全程|还是|干脆|不如|直接)(?:给我们?)?(?:坐|打|叫)?(?:地铁|打车|车|出租车|走路|步行)(?:算了|好了|得了)"
)
"""A way that is settled on, not refused: 干脆打车算了."""
_MOSTLY = re.compile(r"主要|为主|尽量|尽可能|优先|期间|最好|多")
_FEWER = re.compile(r"少走|走不了|走不动|不能走太|走太多")
_ONLY = re.compile(
    r"(?:(?:市内|城市内|城内|当地)(?:交通|出行)|交通)(?:方式|工具)?\s*(?:都|全部|全程|只)?\s*(?:使用|选择|为|是|用|坐|乘坐|采用)|只(?:坐|用|打)|全程|[全都](?=打车|叫车|坐地铁|地铁|走路|步行)"
)


_GOES_BY_METRO = re.compile(r"(?<=[坐乘搭])(?:地铁|轻轨)(?=[^,]{0,2}(?:方便|便利|快|省))")
"""Words that go by metro, and tell what is good of it; said of the hotel they tell where it is."""


def local_wishes(clause: Clause, before: str = "") -> Iterator[Wish]:
    """Ways of getting about that a clause wishes for, or refuses, before them or after; `before` is the clause before it."""
    by_metro = _GOES_BY_METRO.search(clause.text)
    if by_metro and HOTEL not in (*spoken_of(clause.lower), *spoken_of(before)):
        yield Wish(InnerModes("all", frozenset({"metro"})), _at(clause, by_metro), 0.8)
        return
    if not HERE.search(clause.text) or _OR_BY_BUS.search(clause.text):
        return
    if ANY_WILL_DO.search(clause.text) and "除" not in clause.text:
        return
    found = [
        (mode, match)
        for mode, pattern in _LOCAL
        for match in pattern.finditer(clause.text)
        if not _SOMETIMES.search(clause.text[: match.start()]) and not TIRES.match(clause.text, match.end())
    ]
    refused = {
        mode
        for mode, match in found
        if clause.unwanted(*_at(clause, match)) and not _SETTLED.search(clause.text, 0, match.end() + 2)
    }
    unwanted = frozenset(refused) if "不用" not in clause.text else frozenset[str]()
    wanted = frozenset(mode for mode, _ in found if mode not in refused)
    wanted -= frozenset(mode for mode, match in found if clause.text[: match.start()].endswith("不用"))
    if wanted:
        only = _ONLY.search(clause.text) and not _MOSTLY.search(clause.text) and not unwanted
        yield _of_modes(clause, "only" if only else "all", wanted, found)
    if unwanted and not _FEWER.search(clause.text):
        yield _of_modes(clause, "none", unwanted, found)


def _of_modes(
    clause: Clause,
    rule: Literal["all", "none", "only"],
    modes: frozenset[str],
    found: list[tuple[str, re.Match[str]]],
) -> Wish:
    """A wish for modes, or against them, on the words that name them."""
    parts = tuple(_at(clause, match) for mode, match in found if mode in modes)
    return Wish(InnerModes(rule, modes), parts[0], 0.85, parts=parts)


def _at(clause: Clause, match: re.Match[str]) -> tuple[int, int]:
    return clause.start + match.start(), clause.start + match.end()
