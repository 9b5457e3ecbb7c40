"""Sights and dishes by names that neither the data nor a lexicon have, in Chinese: 想去看梧桐, 必吃酸菜鱼, 豫园、世博文化公园.

What stands where one names what one would see or eat is taken for that, in the words of the text; no data tell whether a
plan has it, and the trip says so."""

import re
from collections.abc import Iterator, Sequence

from core.text import Text
from core.understand.cities.elsewhere import names_elsewhere
from core.understand.cities.named_cities import city_words
from core.understand.patterns.one_of import one_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.conditions import CONDITION
from core.understand.text.clauses.cues import cues
from core.understand.text.clauses.strength import strength
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.wish import Scene

_WISH = r"(?:想要?|必须|必(?=[去看吃逛打])|一定要?|务必|希望|打算|计划|非|就?要|得|最想|期待|冲着|为了|[安]排|主要(?:是|就是)?|顺便|专门|再|先|就|只)"
_SEES = r"(?:试试|看看|逛逛|走走|转转|看|逛|拍|爬|登|参观|游览|打卡|体验|见识|听(?!说|朋友|人|得|不|见)|坐(?![着在]))(?:一?[下趟次圈场眼]|到|上|个)*"
_GOES = r"去(?:一?[下趟次])?(?:看看|逛逛|走走|转转)?"
_EATS = r"(?:吃|尝尝?|喝|嗦|品|撸|炫)(?:一?[次顿碗份口杯锅餐下]|点|个|到|上)*|[来整]一?[碗份锅杯盘]"
_CARRIES = rf"(?:{_WISH}|我们?|咱们?|大家|都|也|还|能|可以|可|另外|然后|最后|顺路|有空|好好|去|到|\\s)*"
_LEAD = compiled(rf"{_CARRIES}(?:(?P<eats>{_EATS})|(?P<sees>{_SEES})|(?P<goes>{_GOES}))")
"""What leads to the name of something that is wished for, by what one would do with it."""
_LED = compiled(rf"(?:(?P<eats>{_EATS})|(?P<sees>{_SEES})|(?P<goes>{_GOES}))$")
"""The same where it stands before the words that were not read."""
_SUCH_AS = compiled(r"(?:比如说?|例如|譬如|像(?!样))")
"""What leads to an example of what the clause before wishes for: 想要老街，比如下浩里."""
_NO_SIGHTS = compiled("[吃喝住坐尝]|酒店|民宿|餐|饭")
_WISHES = compiled(_WISH)
_WANTED_AFTER = compiled(
    r"(?:也|都|是|还|倒是|最|特别|很|我们?|可|大家|[他她]们?|[一-鿿]{0,2}(?:念叨|惦记)[^,]{0,6})*(?:(?:想要?|要|得|必须?|非|肯定|一定|绝对|务必)+(?:给我们?)?(?:(?P<eaten>吃|尝|喝)|(?:去|看|逛|拍|爬|走|玩|到|打卡|参观|安排|排|前往|有|来|坐|试|上|访)))(?:看看|逛逛|走走|转转|坐坐|上|一?[下趟次遍圈顿回个])*(?:的|了|吧|哈|啊|噻|不可)*"
)
_ENDS = compiled(
    r"(?:看看|逛逛|走走|转转|坐坐|吃吃|打卡|参观|拍照|的|了|吧|哈|啊|呀|哦|嘛|呢|噻|就(?:行|好|够|可以|完美|更好|太好|圆满|满足)了?|一带|那边|等)*"
)
_LISTS = compiled(r"[、/和与及跟]|以及|还有")
_ENDS_IN_A_LIST = compiled(r"(?:一带|那边)?(?:[、/和与及跟]|以及|还有)")
"""How a name goes on to the next one of its list, which was read: 牛街和天坛."""
_JOINED_BY = compiled(r"(?:[和与及跟]|以及|还有)(?=[一-鿿]{2})")
_NAME = compiled(
    r"(?:(?!一定|肯定|务必|绝对|必[须看去到访]|非[看去吃])(?![我你他她它们不没别的了吗呢要想去来吃喝住买给跟让被把很太最])[一-鿿]){2,9}"
)
_PLACE = compiled(
    r"(?:寺|庙|庵|宫|观|塔|山|岭|峰|湖|河|江|海|溪|泉|瀑布|潭|洞|峡|谷|湿地|滩|岛|半岛|沟|馆|院|园|苑|公园|乐园|动物园|植物园|景区|基地|遗址|故居|旧址|陵|陵园|墓|祠|府|坊|牌坊|桥|路|街|老街|巷|里弄|胡同|弄|古镇|镇|村|寨|古城|城墙|城门|门|关|楼|阁|台|亭|殿|书院|书店|书城|大学|教堂|剧院|剧场|戏院|音乐厅|美术馆|步道|码头|渡口|广场|市场|夜市|集市|花市|商场|大厦|中心|天桥|石刻|石窟|喷泉|茶社|茶馆|咖啡馆|文化村|油画村|展览|会馆|林|草原|梯田|农场|牧场|水库|大坝)$"
)
_TABLE = compiled(r"(?:酒家|酒楼|饭店|菜馆|面馆|[居轩记])$")
"""How names of restaurants end."""
_RIDDEN = compiled(
    r"(?:船|游轮|渡轮|轮渡|缆车|索道|观光车|小火车|热气球|直升机|摩天轮|画舫|竹筏|皮划艇|叮当车|有轨电车)$"
)
_NO_SIGHT = compiled(
    r"^[就也都足]*够|^[今明去]年|^这[次回]|[完毕]$|^有空|^有时间|^有机会|^得空|^闲|虹桥|浦东|北站|南站|东站|西站|高铁站|朋友|亲戚|客户|医生|看病|同学|老师|家人|家里|[爸妈爷奶叔姨姑舅哥姐弟妹孙]|老[大二三四幺]|一直|已经|主要|每|^一|^(?:中心|广场|公园)$|正宗|新鲜|像样|地道|得有|要有|老[公婆乡家]|儿子|女儿|孩子|时间|情况|天气|自己|哪|什么|啥|怎么|多少|几|安排|比较|适合|方案|攻略|行程|预算|价格|飞机|火车|高铁|动车|地铁|公交|打车|出租|大巴|酒店|宾馆|民宿|机场|车站|第[一二三四五]|[早晚上下中]午|早上|晚上|白天|小时|分钟|半天|一天|地方|东西|景点|风景|餐厅|饭店|馆子|小店|网红|美食|好吃|出差|开会|办事|验收|参加|比赛|上班|读书|过年|过节|生日|蜜月|纪念|休息|酒席"
)
"""What one who sees or eats it names no sight and no dish by."""
_HAN = re.compile("(?![和与及跟或])[一-鿿]")
_ANY_NUMBER = re.compile(r"[\d一二三四五六七八九十两百千万]{2,}|\d|[?]")


def names_unknown(scene: Scene, read: Sequence[Span], unread: Sequence[Span]) -> Iterator[Liking]:
    """Likes of what stands, unread, where a clause names what one would see or eat."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        left = _together([span for span in unread if overlaps(span, clause.span)])
        if not left or cues(clause.text) or CONDITION.search(clause.text) or clause.following[:1] == "?":
            continue
        for span in left:
            found = (
                _named(scene, clause, span, read)
                if clause.start <= span[0] <= span[1] <= clause.span[1]
                else None
            )
            if found is not None:
                yield found


def _together(spans: Sequence[Span]) -> list[Span]:
    """The spans with those that touch each other as one: 下浩里|老街."""
    joined: list[Span] = []
    for start, end in sorted(spans):
        if joined and joined[-1][1] == start:
            joined[-1] = joined[-1][0], end
        else:
            joined.append((start, end))
    return joined


def _named(scene: Scene, clause: Clause, span: Span, read: Sequence[Span]) -> Liking | None:
    before = scene.folded[_since_read(clause, span, read) : span[0]]
    after = scene.folded[span[1] : _until_read(clause, span, read)]
    words = scene.folded[slice(*span)]
    lead = _LEAD.match(words) or _LED.search(before)
    start = lead.end() if lead and lead.string is words else 0
    joins = _JOINED_BY.match(words) if start == 0 and span[0] in (one[1] for one in read) else None
    such = _SUCH_AS.match(words) if start == 0 and _asks_for_sights(scene.said_before(clause.start)) else None
    start = joins.end() if joins else such.end() if such else start
    if lead is None and joins is None and _HAN.match(scene.folded, span[0] - 1, span[0]) and not before:
        # it goes on with a word that was read: 上海博物馆|东馆
        return None
    name = _NAME.match(words, start)
    rest = words[name.end() :] + after if name else ""
    wanted = _WANTED_AFTER.match(rest)
    whole = name is not None and _without_end(name[0]) == name[0]
    goes_on = whole and not rest and _HAN.match(scene.folded, span[1], clause.span[1]) is not None
    ended = wanted.end() if wanted else 0
    lists = (
        _WISHES.search(clause.text)
        and _ENDS_IN_A_LIST.fullmatch(rest)
        and _until_read(clause, span, read) < clause.span[1]
    )
    if name is None or goes_on or not (_ENDS.fullmatch(rest, ended) or lists):
        return None
    thing = _without_end(name[0])
    about = _about(
        scene,
        clause,
        lead,
        thing,
        wished=wanted is not None or such is not None,
        eaten=wanted is not None and wanted["eaten"] is not None,
        listed=joins is not None or _is_listed(scene, clause, span, read),
    )
    if about is None or _is_no_name(scene, thing):
        return None
    first = span[0] + name.start() + name[0].index(thing)
    for city in city_words(scene.target_city) if scene.target_city else ():
        if scene.folded.startswith(city, first - len(city)):
            first, thing = first - len(city), city + thing
    return Liking(
        about=about,
        thing=Text(thing, thing),
        strength=strength(clause, wanted=True, default="like"),
        span=(first, first + len(thing)),
        held=False,
    )


def _about(
    scene: Scene,
    clause: Clause,
    lead: re.Match[str] | None,
    thing: str,
    *,
    wished: bool,
    eaten: bool,
    listed: bool,
) -> About | None:
    """What of the trip a name is of by the words about it; None where they do not tell."""
    named = wished
    wished |= _WISHES.search(clause.text) is not None
    if lead is not None and lead["sees"] and clause.text.lstrip().startswith(lead["sees"]):
        wished |= _PLACE.search(thing) is not None
    if lead is None:
        if wished and (eaten or _TABLE.search(thing)):
            return "cuisine"
        return "sight" if named or (_PLACE.search(thing) and (wished or listed)) else None
    if not wished:
        return None
    if lead["eats"]:
        return "cuisine"
    if lead["goes"] or "坐" in (lead["sees"] or ""):
        return "sight" if (_PLACE if lead["goes"] else _RIDDEN).search(thing) else None
    return "sight"


def _asks_for_sights(before: str) -> bool:
    """Whether a clause wishes for something to see, of which the next one may name an example."""
    return _WISHES.search(before) is not None and not cues(before) and _NO_SIGHTS.search(before) is None


def _without_end(name: str) -> str:
    return re.sub(
        r"^(?:有个|那个|这个|个)|(?:看看|逛逛|走走|转转|坐坐|吃吃|打卡|参观|拍照|一带|那边|就行|就好|(?<!酒)吧|等|是|都|也)+$",
        "",
        name,
    )


def _cities() -> str:
    names = one_of([one for city in lexicon("cities") for one in city_words(city)])
    return rf"(?:{names}|[和或跟])+"


_ELSEWHERE, _CITIES = compiled(names_elsewhere), compiled(_cities)


def _is_no_name(scene: Scene, thing: str) -> bool:
    return (
        _NAME.fullmatch(thing) is None
        or _NO_SIGHT.search(thing) is not None
        or _ANY_NUMBER.search(thing) is not None
        or _ELSEWHERE.search(thing) is not None
        or _CITIES.fullmatch(thing) is not None
    )


def _is_listed(scene: Scene, clause: Clause, span: Span, read: Sequence[Span]) -> bool:
    """Whether a name stands in a list with something that was read."""
    return any(
        _LISTS.fullmatch(
            scene.folded[one[1] : span[0]] if one[1] <= span[0] else scene.folded[span[1] : one[0]]
        )
        for one in read
        if overlaps(one, clause.span) or abs(one[0] - span[1]) <= 1 or abs(one[1] - span[0]) <= 1
    )


def _since_read(clause: Clause, span: Span, read: Sequence[Span]) -> int:
    return max((one[1] for one in read if clause.start <= one[1] <= span[0]), default=clause.start)


def _until_read(clause: Clause, span: Span, read: Sequence[Span]) -> int:
    return min((one[0] for one in read if span[1] <= one[0] <= clause.span[1]), default=clause.span[1])
