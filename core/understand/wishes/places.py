"""Sights, restaurants and hotels that a clause names, and the kinds of them that it says besides."""

from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.places import Names
from core.knowledge.travellers import legs_in
from core.understand.names.place_names import NameKind, PlaceMention
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, overlaps_any
from core.understand.text.vocabulary import Topic, concept_of, is_dish, is_food, mentions
from core.understand.wishes.hotels.near import HOTEL_BY_NAME, is_seen_from_a_room, is_where_the_hotel_is
from core.understand.wishes.hours.place_days import AT_WORK_ZH
from core.understand.wishes.kinds_of_places import kind_wishes
from core.understand.wishes.trip_sides import (
    FOOD,
    HOTEL,
    SEE,
    SIGHT,
    TripSide,
    spoken_of,
)
from core.understand.wishes.wish import Scene, Wish

_BEFORE_SHORT = compiled(
    r"(?:^|\s|除了?|[瞄瞅瞥望看扫]一?两?眼|[骑走赶溜]到|回|把|将|对|冲着|奔着|为了|非|没|放弃|别|不|勿|去|到|逛|游|看|拍|爬|登|参观|玩|打卡|[、&+/(:]|和|跟|与|及|或者?|还有|以及|必去|先|再|是|如|像|观|览|院|安排|想|要|(?<!参)加|添|塞|补|换成|改成)(?:了|过|上|进|一?个|下|一下|一看|看|一?趟)?\s*$"
)
_AFTER_SHORT = compiled(
    r"\s*(?:[吧呗啊哈]*$|[、&+/)]|和|跟|与|及|或|还有|以及|必去|必玩|必打卡|一定|肯定|都|也|边|玩|逛|走走|看看|转转|骑[行车]|散步|散散步|划船|坐船|泛舟|喝茶|看日[落出]|的?(?:日[落出]|夜景|夜色|灯光|晚霞|朝霞)|打卡|门口拍|门前拍|门口打|去一下|去下|看一?下|想去|要去|安排|不去|就不|先|第一)"
)
_MEASURED_FROM = compiled(
    r"[离距]\s*$|(?:住|酒店|宾馆|民宿|旅馆|客栈)[^,\s]{0,8}(?:走路|步行|走着?)(?:就|都)?(?:能|可以?|可|得)*(?:到|去)$|(?:\b(?:(?:hotels?|hostels?|rooms?|suites?|stay(?:ing|ed)?|sleep(?:ing)?|slept|based|accommodations?|put (?:us|me) somewhere) (?:right )?(?:on|in|at|by)|(?:^|(?<=[/,;(\n])|(?<=[/,;(\n] ))(?:hotel|hostel):?|near|nearer(?: to)?|closer? to|next to|beside|walking distance (?:of|from|to)|(?:short|quick|easy) walk from|(?<!walk )(?<!walking )(?<!run )(?<!running )(?<!jog )(?<!jogging )(?<!drive )(?<!hike )(?<!hiking )(?<!amble )(?<!sail )(?<!paddle )(?<!cruise )(?<!stroll )(?<!strolling )(?<!wander )(?<!cycle )(?<!cycling )(?<!bike )(?<!ride )(?<!look )(?<!boat )around)|km (?:of|from|to)|(?:kilomet|met)(?:er|re)s? (?:of|from|to)|\b(?:somewhere|hotel|hostel|place|room|star)\b[\w ,'-]{0,24}\b(?:walk|stroll)(?: over| easily)? to)\s+(?:the\s+)?$"
)
_ELSEWHERE = compiled(
    r"(?:住|酒店|宾馆|民宿|旅馆|下榻|公寓|离|距离?|靠近|挨着|临近|毗邻|位置|地段|我在|人在|家在)[^,\s]{0,6}$|(?:从|自|经)$"
)
_WORKS_IN = compiled(
    r"\b(?:clients?|office|meetings?|conference|workshop|seminar|customers?|factory|work|audit|lectures?|lecturing|teach(?:es|ing)?|exams?|training|trade fair|competition|tournament|hearing|interview|appointment|speak(?:s|ing)?|course|symposium|congress)\b[\w ']{0,12}\b(?:in|at|near|around)\s+(?:the\s+)?$"
)
"""What makes a place one where somebody works, and no sight: I'm at the client in Nanshan."""
_NO_FOOD_AND = compiled(r"\b(?:no|without|not eat(?:ing)?) (?P<food>[a-z' -]{2,24}?) and (?:the )?$")
"""A refusal of one thing that is joined to a place by `and`."""
_NOT_A_NAME = compiled(
    r"[海江湖河山路溪岸]边|山[顶上下里]|市中心|市区|周边|附近|那边|这边|哪里?|地方|景[点区]"
)
_BEEN_THERE = compiled(r"(?:都|我们?|已经|早就|之前|上次|以前|上回|也)*(?:去|看|玩|爬|逛|吃)过(?!的)")
_BEEN_THERE_ALL = compiled(r"(?:去|看|玩|爬|逛)过(?:了|[^,]{0,5}[次遍])?了?$")
_LISTED_PLACE = compiled(
    r"(?:的|逛|去|到|看|参观|游览|、|和|打卡)(?:一下|一看|看|逛)?([一-鿿]{2,8}?)(?=$|[、和及与等]|[都也各](?:要|想|得|去|必|看)|看看|看一下|走走|转转|打卡|玩|拍|吃|喝|爬|划|坐|买|散步|逛)"
)
_NEARBY = compiled(
    rf"{AT_WORK_ZH}|"
    r"\s*(?:住(?!宅|院)|过夜|下榻)|[^,、。;!?.\n]{0,2}(?:附近|(?:走路|步行)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|达)|周边|周围|旁(?!边?(?:走走|走一走|散步|溜达|遛弯|转转|逛逛|坐坐|发呆))边?|边上?\s*(?:住|吃|喝|用餐|共进|找酒店|找[家个]?(?:餐|饭)|的?[^,、]{0,6}(?:酒店|民宿|宾馆))|(?:一带|那边)(?![^,。;!?]{0,10}(?:不[去排看爬]|不用[去排看]|别[去排看爬]|算了|免了))(?!(?:随便|随意|慢慢|到处|四处)?(?:走|逛|转|散散?步|溜达|遛|拍照))|(?:[\d.]+|[一两二三四五六七八九十半]+)\s*(?:公里|千米|km|米)|(?:的)?(?:直线)?距离|(?:area|nearby|view)\b)"
)
_OF_THE_CROWDED = compiled(r"人(?:太|很|挺|特别)?多的(?:那[个段边处]|地方的)?$")
"""What makes a refused place the crowded part of one that is wished for: 不要人太多的那个长城."""
_ITS_PART = compiled(
    r"[一-鿿]{0,4}的(?:人流|人群|人潮|人山人海|高峰期?|拥挤|长队|堵车)|的(?!话|时候|人|游客|门票|票|队|排队|台阶|路|天气|风|水|景色|店家)[一-鿿]{2,8}"
)
"""What makes a refused name that of where something lies: 武隆的玻璃栈道全部划掉."""
_EATEN_AT = compiled(
    r"(?:吃|尝|餐|去|(?<![a-z])(?:eat|try|dine|at|lunch|dinner|supper|book|reserve|have)\b).*\||^[\s\d.、)(•·*-]*\|\s*(?:一家|店|总店|老店)?\s*(?:必|一定|肯定|想|要|得|也|都)*(?:要|想|得|去|吃|打卡|试|安排|有|来|冲|必)?[一次个家下顿]*[!~\s]*$"
)
"""What stands before a restaurant and after it where one eats there, or its name is all of a clause."""
_BY_IT = compiled(r"[边旁](?:上)?(?=$|[\s,])")
_DOES = ("喝", "吃", "品", "尝", "看", "过", "")
_EATEN: tuple[Topic, ...] = ("cuisines", "things")
# places that a refused word means together (all the Great Walls); of more, the best known
_SOME = 6


def place_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Places named in the clause, then kinds of places said outside of those names."""
    named = list(_told_closer(scene, clause, list(_named(scene, clause))))
    for side in (SIGHT, FOOD, HOTEL):
        of_side = [found for found in named if found.kind == side.named]
        for unwanted in (False, True):
            group = [found for found in of_side if _is_refused(clause, found) is unwanted]
            yield from _ruled_out(scene, side, group) if unwanted else _by_name(clause, side, group)
    taken = [found.span for found in named]
    # near Wuhan University no university is wished for, whoever is meant to see it
    taken += [found.span for found in scene.places(*clause.span) if " " in found.words]
    yield from kind_wishes(scene, clause, tuple(dict.fromkeys(taken)))


def _is_refused(clause: Clause, found: PlaceMention) -> bool:
    """Whether a place is refused, and not merely joined to a food that is: no meat and Jiming Temple for her."""
    food = _NO_FOOD_AND.search(clause.lower, 0, found.span[0] - clause.start)
    joined = found.kind == "attraction" and food is not None and is_food(food["food"])
    return not joined and clause.unwanted(*found.span)


def _named(scene: Scene, clause: Clause) -> Iterator[PlaceMention]:
    """The places named, each once, of the kind that the clause is about."""
    order = _order(clause.lower)
    best: dict[Span, PlaceMention] = {}
    ends: set[int] = set()
    for found in scene.places(*clause.span):
        listed = found.span[0] in ends and found.kind == "attraction"
        if (listed or _is_meant(scene, clause, found)) and (
            found.span not in best or order.index(found.kind) < order.index(best[found.span].kind)
        ):
            best[found.span] = found
            ends.add(found.span[1])
    yield from best.values()
    for match in _LISTED_PLACE.finditer(clause.text):
        span = clause.start + match.start(1), clause.start + match.end(1)
        common = (
            match[1] == scene.target_city
            or concept_of("attraction_types", match[1])
            or concept_of("things", match[1])
            or _NOT_A_NAME.search(match[1])
        )
        if common or overlaps_any(span, best) or clause.indifferent(*span):
            continue
        name = scene.names.beginning(match[1]) or scene.names.abbreviated(match[1])
        if name is not None:
            yield PlaceMention(kind="attraction", words=match[1], span=span, names=(name,))


def _told_closer(scene: Scene, clause: Clause, named: list[PlaceMention]) -> Iterator[PlaceMention]:
    """Without a general name where the clause says which of its kind is meant: 长城去慕田峪; with the old it is the one that
    is easy on their legs."""
    names = {name for one in named for name in one.names if one.kind == "attraction"}
    for found in named:
        entry = lexicon("place_aliases").get(found.names[0], {}) if found.kind == "attraction" else {}
        general, others = entry.get("general", ()), names - {*found.names}
        if found.words.removeprefix("the ") not in general:
            yield found
        elif not any(one.endswith(general[0]) for one in others):
            # who refuses the Wall refuses all of it
            up = "old" in legs_in(scene.text) and not clause.unwanted(*found.span)
            easy = scene.names.beginning(entry["easy"]) if up else None
            yield found if easy is None else found._replace(names=(easy,))


def _order(words: str) -> list[NameKind]:
    about = spoken_of(words)
    if FOOD in about:
        return ["restaurant", "attraction", "hotel"]
    if HOTEL in about:
        return ["hotel", "attraction", "restaurant"]
    return ["attraction", "restaurant", "hotel"]


def _is_meant(scene: Scene, clause: Clause, found: PlaceMention) -> bool:
    start, end = found.span
    if (
        (_NEARBY.match(scene.lower, end) and not _sees_the_area(scene, clause, found.span))
        or (found.kind == "attraction" and HOTEL_BY_NAME.match(scene.lower, end))
        or is_where_the_hotel_is(scene, clause, found)
        or clause.indifferent(start, end)
        or is_seen_from_a_room(scene, clause, found)
        or (clause.refuses_last and _ITS_PART.match(scene.lower, end))
    ):
        return False
    if _BEEN_THERE_ALL.search(clause.text) or _BEEN_THERE.match(scene.lower, end):
        return clause.unwanted(start, end)
    before = clause.lower[: start - clause.start]
    if _WORKS_IN.search(before):
        return False
    if found.kind == "restaurant":
        around = f"{before}|{clause.lower[end - clause.start :]}"
        is_planned = found.names[0] in scene.planned
        return len(found.words) >= 3 and (is_planned or _EATEN_AT.search(around) is not None)
    if found.kind == "attraction" and _names_dish(scene, found):
        return False
    if _BY_IT.match(clause.lower, end - clause.start) and not SEE.search(before):
        return False
    if found.kind == "hotel":
        is_planned = found.names[0] in scene.planned
        return len(found.words) >= 4 and (is_planned or HOTEL in spoken_of(clause.lower))
    lodged = _ELSEWHERE.search(before)
    if _MEASURED_FROM.search(before) or (lodged and not SEE.search(lodged[0])):
        return False
    if len(found.words) > 2:
        return True
    of_city = scene.target_city is not None and before.endswith(scene.target_city)
    return (of_city or _BEFORE_SHORT.search(before) is not None) or (
        _AFTER_SHORT.match(clause.lower, end - clause.start) is not None
    )


def _sees_the_area(scene: Scene, clause: Clause, span: Span) -> bool:
    """Whether one wants to see a place with what lies around it: the Confucius Temple area."""
    sees = SEE.search(clause.lower, 0, span[0] - clause.start)
    return sees is not None and scene.lower.startswith(" area", span[1])


def _names_dish(scene: Scene, found: PlaceMention) -> bool:
    """Whether the name of a sight says where a dish that follows comes from: 阳澄湖大闸蟹."""
    end = found.span[1]
    if scene.lower[end : end + 1] in _DOES:
        return False
    said = (
        one for topic in _EATEN for one in mentions(topic, scene.lower, end, min(end + 8, len(scene.lower)))
    )
    return any(
        one.span[0] == end and (_is_meal(one.concept) or is_dish(scene.lower[slice(*one.span)]))
        for one in said
    )


def _is_meal(thing: str) -> bool:
    """Whether a thing of the lexicon is something to eat."""
    return bool(lexicon("things").get(thing, {}).get("about") == "meal")


def _by_name(clause: Clause, side: TripSide, group: list[PlaceMention]) -> Iterator[Wish]:
    """Every place that is named for sure; any of the branches where a name may mean several."""
    sure = [found for found in group if len(found.names) == 1]
    if len(sure) > 1 and all(clause.joins_by_or(a.span[1], b.span[0]) for a, b in pairwise(sure)):
        names = frozenset(found.names[0] for found in sure)
        spans = tuple(found.span for found in sure)
        yield Wish(Names(side.kind, "any", names), (sure[0].span[0], sure[-1].span[1]), 0.85, parts=spans)
    elif sure:
        span = min(found.span[0] for found in sure), max(found.span[1] for found in sure)
        names = frozenset(found.names[0] for found in sure)
        yield Wish(Names(side.kind, "all", names), span, 0.9, parts=tuple(found.span for found in sure))
    for found in group:
        if len(found.names) > 1:
            yield Wish(Names(side.kind, "any", frozenset(found.names)), found.span, 0.6)


def _ruled_out(scene: Scene, side: TripSide, group: list[PlaceMention]) -> Iterator[Wish]:
    """A place of exactly that name, or all whose names hold the words."""
    for found in group:
        if _OF_THE_CROWDED.search(scene.lower, 0, found.span[0]):
            continue
        exact = scene.names.resolve(found.words, found.kind)
        alike = scene.names.all_called(found.kind, found.words)
        names = (exact.name,) if exact.known else alike if 0 < len(alike) <= _SOME else found.names
        yield Wish(Names(side.kind, "none", frozenset(names)), found.span, 0.85)
