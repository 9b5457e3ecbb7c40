"""Quarters and places near which a hotel is wished for, in Chinese, where the data have no sight of their name: 住国贸附近, 离体育中心近."""

import re
from collections.abc import Iterator

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.spans import Span, holds, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

STAY = compiled(
    r"wherever you (?:put|place|stick|lodge) (?:me|us)|住|标间|[单双三]人间|(?<!午)睡(?![觉眠懒个到会醒前着得不衣])|位置|地段|床(?!单)|酒店|宾馆|民宿|客栈|旅馆|旅店|青旅|下榻|公寓|房|(?<![a-z])(?:hotels?|lodge|stay(?:ing)?|(?:put|place|house|book|base|lodge) (?:me|us|him|her|them|everyone)(?: up)?(?= (?:\w+ ){0,2}?(?:near|next|close|closer|by|beside|within|around|somewhere)\b)|(?:(?:could|can|might|may) we be|we'd (?:rather|like to) be|be|get us) (?=somewhere\b)|(?:sleep(?:ing)?|wak(?:e|ing) up)(?= (?:\w+ ){0,2}?(?:near|next|close|closer|by|beside|within|around|right)\b)|accommodations?|lodging|hostels?|rooms?|suites?|live)(?![a-z])"
)
_HOTEL = "酒店|宾馆|民宿|客栈|旅馆|旅店|青旅|公寓|饭店|住处|地方住"
_NAME = r"(?P<area>(?:(?![我你他她它们吃玩逛去看买便好是有就都很比较最不别吵晚夜])[一-鿿]){2,8}?)"
_NEARBY = "附近|付近|一带|周边|周围|旁边?|边上|那边|那一?[片块带]儿?|跟前|这边|区域"
_WALKED = "(?:走路|步行|走着?)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|达)"
_MEASURED = "[\\d.一二两三四五半]+(?:公里|里地?|米|分钟(?:路程|脚程)?)(?:以内|之内|内)?"
_CLOSE = f"(?:很|比较|尽量|越|稍微)?近(?:越好|[就为]好|一?[点些])?(?=$|[,。;!的])|{_MEASURED}(?=$|[,。;!的])"
_AREA = compiled(
    rf"(?:(?:住宿|住|睡|下榻|酒店|宾馆|民宿|房子?)(?:不要|不想|不能|别|要|得|最好|就|想|定|订|选|找|换|改|搬|挪|移|调|放|安排|希望|必须|位于|住)*(?:在|到|去|成|为)?(?:离|靠近?|挨着)?|(?:离|靠近?|挨着|位于)){_NAME}"
    rf"(?:(?P<near>(?:岛上|{_NEARBY}|{_CLOSE}))|{_WALKED}|就(?:行|好|可以)|(?=$|[,。;!\s]))"
)
"""Where a hotel is wished for, by the name of a quarter."""
_HOTEL_THERE = compiled(
    rf"(?:^|[,。;:\s]|[住订找要选挑定在])\s*(?P<area>(?:(?![我你他她它们吃玩逛去看买便好是有就都很比较最不别吵住订找要选挑定在的])[一-鿿]){{2,8}}?)(?P<near>{_NEARBY})的?[^,。;吃逛玩看]{{0,6}}?(?={_HOTEL})"
)
"""A hotel with the quarter before it: 订国贸附近的酒店."""
_WALKS_THERE = compiled(
    r"(?P<near>走路|步行|走着?)(?:就|都)?(?:能|可以?|可|得)*(?:到|去)\s*(?P<area>(?:(?![我你他她它们吃玩逛去看买便好是有就都很比较最不别吵晚夜])[一-鿿]){2,8}?)(?:的|$|[,。;!])"
)
"""What one walks to from the hotel: 酒店走路能到奥体中心."""
_FAR = compiled(_MEASURED)
_LIES_IN = compiled(
    r"\s*(?:位置|最好|尽量|希望|要|得|就|不要|别|不)*在\s*(?P<near>)(?P<area>[一-鿿]{2,6}?)(?:附近|一带|那边|这边|周边|区域|边上|里面?)?(?:就(?:行|好|可以)|吧|最好|为佳)?\s*"
)
"""A clause that says of the hotel that was spoken of before where it lies: 住双床房，最好在番禺."""
_THERE = compiled(
    rf"\s*(?:位置|最好|尽量|希望|要|得|就|不要|别|不)*在?{_NAME}(?P<near>{_NEARBY})(?:就(?:行|好|可以)|[吧呢]|最好|为佳)?\s*"
)
"""A clause that names nothing but the neighbourhood of the hotel that was spoken of before: 住的要干净，玉林那片."""
_LIES_NEAR = compiled(
    rf"\s*(?:位置|最好|尽量|希望|要|得|必须|一定|就|而且|并且)*(?:离|靠近|挨着|紧邻|临近|位于){_NAME}(?P<near>{_CLOSE}|不远|{_NEARBY}|(?=$))\s*"
)
"""A clause that says no more than what something is near to, as nothing but a hotel need be: 离体育中心近."""
_PATTERNS = (_WALKS_THERE, _HOTEL_THERE, _AREA)
_KIND_OF_HOTEL = compiled(
    r"酒店|宾馆|民宿|客栈|旅|公寓|精品|豪华|高端|高级|[星端级]|连锁|快捷|经济|度假|亲子|主题|特色|商务|全季|汉庭|如家|希尔顿|机场|车站|高铁|地铁|轻轨|景区|景点|市中心|商场|[大双]床|[湖江河海]边"
)
"""What says of which kind a hotel is, or what it is near to, and names no quarter."""
_NO_QUARTER = compiled("[远近的离靠挨]|酒吧|夜市|马路|高架|工地|餐|饭|这里|那里|这儿|那儿|哪")
"""What stands in no name of what a hotel is near to."""
_EATEN = compiled("餐|饭(?!店)|吃|馆子|小吃")
_OF_THE_SAME = compiled(r"(?:步行街|步行|走路|商圈|地铁站|景区|风景区|老街|广场|公园|大街|这|那)?[一-鿿]?")
"""What may follow the name of a place that is still that place: 春熙路步行街."""
_BARE_AREA = compiled(r"(?:广场|商圈|地铁站|站|(?<![市景城园小])区|街道?|路)$")


def areas_of(scene: Scene) -> Iterator[Liking]:
    """The quarters near which a hotel is wished for and that no place of the data is named as: 住国贸附近."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for match in _told(scene, clause):
            span = clause.start + match.start("area"), clause.start + match.end("area")
            whole_name, bare = match["area"], _BARE_AREA.sub("", match["area"])
            anything = bool(match["near"]) and not _NO_QUARTER.search(whole_name)
            area = whole_name if anything or scene.names.is_area_of_hotels(whole_name) else bare
            unwanted = clause.unwanted(*span)
            named = any(
                overlaps(one.span, span) and not names_a_longer_place(clause, one.span)
                for one in scene.places(*clause.span)
                if one.kind != "hotel"
            )
            if named or _KIND_OF_HOTEL.search(area) or not (anything or scene.names.is_area_of_hotels(area)):
                continue
            far = measured[0] if (measured := _FAR.fullmatch(match["near"] or "")) else ""
            said = (
                Text(f"离{area}{far}", f"{far} from {area}") if far else Text(f"{area}附近", f"near {area}")
            )
            yield Liking(
                about="hotel",
                thing=said,
                strength=strength(clause, wanted=not unwanted, default="like"),
                span=(clause.start + match.start(), clause.start + match.end()),
                held=False,
            )


def names_a_longer_place(clause: Clause, place: Span) -> bool:
    """Whether a place of the data is but the beginning, or the end, of another's name near which the hotel is wished for: the 南山 of 南山科技园附近."""
    if not STAY.search(clause.lower) and not _LIES_NEAR.fullmatch(clause.text):
        return False
    for match in (one for pattern in (_LIES_NEAR, *_PATTERNS) for one in pattern.finditer(clause.text)):
        span = clause.start + match.start("area"), clause.start + match.end("area")
        if match["near"] and holds(span, place) and not _NO_QUARTER.search(match["area"]):
            before, after = match["area"][: place[0] - span[0]], match["area"][place[1] - span[0] :]
            return not (_OF_THE_SAME.fullmatch(after) and _OF_THE_SAME.fullmatch(before))
    return False


def _told(scene: Scene, clause: Clause) -> Iterator[re.Match[str]]:
    """The words of a clause that say where the hotel is to be."""
    before = scene.said_before(clause.start)
    if STAY.search(before) and (lies := _LIES_IN.fullmatch(clause.text) or _THERE.fullmatch(clause.text)):
        yield lies
        return
    if not _EATEN.search(before) and (near := _LIES_NEAR.fullmatch(clause.text)):
        yield near
        return
    if clause.text.isascii() or STAY.search(clause.lower):
        for pattern in _PATTERNS:
            if found := list(pattern.finditer(clause.text)):
                yield from found
                return
