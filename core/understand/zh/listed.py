"""Requirements of a list in Chinese, a line each: 希望游览…, 在住宿上的预算为…, 不希望乘坐…前往目的地."""

import re
from collections.abc import Callable, Iterator

from core.dsl.families.costs import CostCap, CostCategory
from core.dsl.families.counts import Beds
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.kinds import PlaceKind, Quantifier
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import Ride
from core.dsl.families.visits import StayAt, TimeAt, VisitOrder
from core.dsl.families.ways import InnerModes, TaxiBeyond
from core.dsl.normal.values import Normal
from core.understand.names.place_names import NameKind
from core.understand.text.numerals import AMOUNT, number_of
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Topic, concept_of
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish

_NOT = r"(?P<no>不)?(?:希望|想要?|要|愿意)"
_TIME = r"\d{1,2}:\d{2}"
_KM = r"(?P<km>\d+(?:\.\d+)?)\s*(?:千米|公里|km)"
_MODE: dict[str, Ride] = {
    "train": "train",
    "火车": "train",
    "高铁": "train",
    "airplane": "airplane",
    "飞机": "airplane",
}
_LOCAL = {
    "taxi": "taxi", "出租车": "taxi", "打车": "taxi", "walk": "walk", "步行": "walk", "走路": "walk",
    "metro": "metro", "地铁": "metro",
}  # fmt: skip
_CATEGORIES: dict[str, CostCategory] = {
    "旅行": "total", "用餐": "restaurant", "餐饮": "restaurant", "住宿": "accommodation", "游览": "attraction", "景点": "attraction",
    "城市内出行": "innercity", "市内交通": "innercity", "跨城市交通": "intercity", "跨城交通": "intercity",
    "城际交通": "intercity",
}  # fmt: skip
_NOUNS: dict[str, tuple[PlaceKind, Topic, NameKind]] = {
    "景点": ("attraction", "attraction_types", "attraction"),
    "餐厅": ("restaurant", "cuisines", "restaurant"),
    "酒店": ("accommodation", "hotel_features", "hotel"),
}
# the cuisine of some restaurants in the released sandbox
_BLANK = " "
_JOINT = re.compile(r"\s+(?:和|或)\s+|、")


def _budget(match: re.Match[str], scene: Scene) -> Normal | None:
    limit = number_of(match["amount"])
    return None if limit is None else CostCap(_CATEGORIES[match["what"]], limit)


def _places(match: re.Match[str], scene: Scene) -> Normal | None:
    noun = match.groupdict().get("noun") or "景点"
    items = list(_items(scene, match.span("list")))
    joined_by_or = " 或 " in match["list"]
    rule: Quantifier = (
        "none" if match["no"] else "any" if match.groupdict().get("one") or joined_by_or else "all"
    )
    kind, topic, named = _NOUNS[noun]
    concepts = [concept_of(topic, item) if item.strip() else item for item in items]
    if match.groupdict().get("typed") or (noun == "景点" and all(concepts)):
        values = [concept or item for concept, item in zip(concepts, items, strict=True)]
        return Types(kind, rule, frozenset(values))
    return Names(kind, rule, frozenset(scene.names.resolve(item, named).name for item in items))


def _items(scene: Scene, span: Span) -> Iterator[str]:
    start, end = span
    for joint in _JOINT.finditer(scene.folded, start, end):
        yield scene.text[start : joint.start()].strip() or _BLANK
        start = joint.end()
    yield scene.text[start:end].strip() or _BLANK


def _one(match: re.Match[str], group: str, scene: Scene) -> str:
    start, end = match.span(group)
    return scene.names.resolve(scene.text[start:end].strip(), "attraction", "restaurant", "hotel").name


def _route(match: re.Match[str], scene: Scene) -> Normal | None:
    return out_and_back(not match["no"], _MODE[match["go"]], _MODE[match["back"]])


def _local(match: re.Match[str], scene: Scene) -> Normal | None:
    modes = frozenset(_LOCAL[mode.strip()] for mode in re.split(r"和|或|、", match["list"]))
    return InnerModes("none" if match["no"] else "all", modes)


def _clock(time: str) -> str:
    return time.zfill(5)


_ANY_MODE, _ANY_LOCAL = "|".join(_MODE), "|".join(_LOCAL)
_LIST = r"(?P<list>.+?)\s*$"
_RULES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Scene], Normal | None]], ...] = tuple(
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"在?(?P<what>{'|'.join(_CATEGORIES)})(?:方面|上)?的?(?:总)?预算(?:为|是|不超过)?\s*(?P<amount>{AMOUNT})\s*元?", _budget),
        (r"(?:希望|想)?只(?:想|希望)?(?:游览|参观|去)免费的?景点", lambda m, s: CostCap("attraction", 0)),
        (rf"{_NOT}(?:尝试|品尝|去)以下(?P<typed>类型的)?(?P<noun>餐厅)(?P<one>之一)?:?(?P<list>.*)$", _places),
        (rf"{_NOT}(?:入住|住)以下(?P<typed>类型的)?(?P<noun>酒店)(?P<one>之一)?\s*:?{_LIST}", _places),
        (rf"{_NOT}以\s*(?P<list>(?:{_ANY_LOCAL})(?:\s*(?:和|或|、)\s*(?:{_ANY_LOCAL}))*)\s*(?:的?方式)?在?(?:城市内|市内)出行", _local),
        (rf"{_NOT}乘坐\s*(?P<go>{_ANY_MODE})\s*前往目的地\s*,?\s*(?:不?(?:希望|想))?乘坐\s*(?P<back>{_ANY_MODE})\s*返回", _route),
        (rf"[若如]果?两地点?(?:间|之间)的?(?:交通)?距离(?:超过|大于)\s*{_KM}\s*,?\s*则?打车(?:出行)?", lambda m, s: TaxiBeyond(float(m["km"]))),
        (rf"(?:希望|想)住宿地?(?:点)?在\s*(?P<place>.+?)\s*周[围边]\s*{_KM}\s*(?:以内|之内|内)?", lambda m, s: HotelNear(_one(m, "place", s), float(m["km"]))),
        (rf"(?:希望|想)不早于\s*(?P<t>{_TIME})\s*离开(?P<place>.+?)\s*$", lambda m, s: TimeAt(_one(m, "place", s), ends_from=_clock(m["t"]))),
        (rf"(?:希望|想)不晚于\s*(?P<t>{_TIME})\s*到达(?P<place>.+?)\s*$", lambda m, s: TimeAt(_one(m, "place", s), starts_by=_clock(m["t"]))),
        (rf"(?:希望|想)在\s*(?P<t>{_TIME})\s*到\s*(?P<u>{_TIME})\s*之?间(?:游览|参观|去)(?P<place>.+?)\s*$", lambda m, s: TimeAt(_one(m, "place", s), starts_by=_clock(m["t"]), ends_from=_clock(m["u"]))),
        (r"(?:希望|想)在(?P<place>.+?)停留(?:不少于|至少|超过)\s*(?P<n>\d+)\s*分钟", lambda m, s: StayAt(_one(m, "place", s), int(m["n"]))),
        (r"(?:希望|想)先去(?P<place>.+?)\s*,\s*再去(?P<then>.+?)\s*$", lambda m, s: VisitOrder(_one(m, "place", s), _one(m, "then", s))),
        (r"(?:希望|想)(?:入住|住)(?P<bed>单床|双床|大床)房", lambda m, s: Beds(2 if m["bed"] == "双床" else 1)),
        (rf"{_NOT}(?:游览|参观)(?!\d+\s*个){_LIST}", _places),
    )
)  # fmt: skip


def listed_requirement(scene: Scene, span: Span) -> Wish | None:
    """The requirement that one line of a list states, or None where it is not such a line."""
    line = scene.folded[span[0] : span[1]]
    for pattern, build in _RULES:
        match = pattern.match(scene.folded, *span)
        if match and not line[match.end() - span[0] :].strip(" 。.;,"):
            meaning = build(match, scene)
            if meaning is not None:
                return Wish(meaning, match.span())
    return None
