"""Kinds of sights, cuisines and hotel features that a clause speaks of, and of which side of the trip it does."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.text.clauses.refusals import HEADS_A_LIST, SUCH_AS, insists
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span, overlaps_any
from core.understand.text.vocabulary import Mention, Topic, is_dish, is_one_dish, mentions
from core.understand.wishes.named_before import speaks_again
from core.understand.wishes.trip_sides import FOOD, HOTEL, OF_THE_TABLE, SIGHT, TripSide, spoken_of
from core.understand.wishes.wish import Scene

_SIDE_OF: Mapping[Topic, tuple[str, ...]] = {
    "attraction_types": ("sight",),
    "cuisines": ("meal", "cuisine"),
    "hotel_features": ("hotel", "room"),
    "transport": ("ride_out", "ride_back", "local_transport"),
    "rhythm": ("pace",),
}
"""The parts of the trip that things of each topic are of, as `things` name them."""
_OFFERS = compiled(
    r"\s*(?:我们?|最好|希望|需要|还|也|并且|而且|且|要求?|必须|得|那种|里面|房间)*(?:有|带|配|含|提供|能|可以|是|(?=看得[到见]))|"
    r"\s*(?:and |or )*(?:(?:it )?(?:must|should) have|with|preferably|ideally)\b"
)
_AROUND_OFFER = compiled(
    r"(?:\s|and|or|an?|the|with|plus|no|need(?:s|ed)?|want|must(?: have)?|would be (?:nice|great|good|perfect)|is a must|"
    r"wants|just|are|is|ask(?:s|ed|ing)?|whether|if|there|there's|would|wouldn't|like|likes|love|loves|really|desperately|also|my|our|kids?|child(?:ren)?|boys|girls|wife|husband|mum|mom|dad|mother|father|parents|son|daughter|he|she|they|'d|"
    r"please|if possible|preferred|required|ideally|some|we|i|on[- ]site|included)*"
)
_FOODLY = compiled(
    r"[菜锅鲜料餐串面鸭鱼蟹]$|[纯全]素|素[食斋菜餐]|斋[饭堂菜]|清真|回[民族]$|穆斯林|烧烤|小吃|茶[馆室楼]|咖啡|"
    r"\b(?:cuisine|food|snacks|hotpot|hot pot|barbecue|bbq|tea ?houses?|coffee shops?|caf[eé]s?|seafood|vegetarian)$|^(?:pure veg(?:gie)?|strictly veg|veg only|only veg|vegans?|vegetarians?|veggies?|halal|cantonese|kosher)$"
)
_EATERS = compiled(r"vegans?|vegetarians?|veggies?")
# a word for a sight of so many letters needs no verb beside it
_PLAIN = 3
_ALSO_SIGHTS = frozenset(
    {
        "温泉",
        "温泉泡汤",
        "棋牌室",
        "茶室",
        "动人夜景",
        "老洋房",
        "四合院",
        "园林建筑",
        "历史名宅",
        "中式庭院",
        "钓鱼",
    }
)
"""What a hotel may have, and what one goes to see or do elsewhere: no hotel is meant where none is spoken of."""
_HOTEL_BESIDE = compiled(
    r"\s*(?:and|plus|\+|&)\s+(?:an?|one|some|the)\s+(?:[\w-]+\s+){0,2}(?:hotel|stay|place)|\s*(?:和|、|加)[^,。]{0,4}(?:酒店|住宿)"
)
"""A hotel named beside such a thing, as something else that is wished: night views and a nice hotel."""
_HOTEL_WITH = compiled(
    r"\b(?:hotel|hostel|room|suite|guesthouse|guest house|inn|place to stay|apartment|villa|b&b)s?\s+(?:with|that has|which has|in|inside)\s+(?:its own\s+|an?\s+|the\s+|some\s+)?(?:(?!and\b|or\b)[\w-]+\s+){0,2}$"
)
_GOES_TO = re.compile(r"去一?个?$")
"""What makes what a hotel may have a place to go to: 想去能看海的."""
_ANOTHER_PLACE = compiled(r"的?(?:地方|景点|餐厅|小店|咖啡|街)")
_OF_A_TABLE = compiled(r"[到得见]*[景观]?的?[^,、。]{0,3}(?:餐厅|餐馆|西餐|饭店|馆子|酒吧|咖啡[馆厅])")
"""What makes a kind of sight the view of a house to eat in: 能看江景的西餐厅."""
_OF_THE_HOTEL = compiled(r"\s+(?:of|at|in)\s+(?:the|our|my)\s+(?:hotel|hostel|guesthouse|inn|villa)\b")
_BESIDE = compiled(r"(?:街)?(?:附近|旁边?|边上|隔壁|楼[上下])")
"""What makes a place one that the hotel is near to, or is not: 不要住在酒吧旁边."""
_OFFERED = compiled(r".{1,8}(?:要有|有)(?:的话)?就?(?:最好|更好|最佳|就好|就行|更棒)\s*")
"""A clause that asks what was spoken of before to have something: 温泉有最好."""
_A_VIEW = compiled(
    r"\s*(?:最好|尽量|要|得|想要|必须)*(?:一线)?[江海湖山河园]景(?:的|房|那种|款)+(?:的话)?(?:优先|最好|更好|就行|为佳|就好|也行)?\s*"
)
"""A clause that asks for a view alone, which is one from the room: 江景的优先."""
_ON_THE_WAY = compiled(
    r"(?:好|沿途|沿路|一路|路上|车上|窗边|窗外)(?:还?能|可以?|再|顺便)?[看赏]?$|(?:高铁|动车|火车|列车|绿皮车?|慢车|靠窗)(?![^,。;!?]*(?:再|然后|去|到))[^,。;!?]{0,8}$"
)
"""What makes a look at the scenery one from the train: 选白天的车，好看风景."""
_BACK_TO = re.compile(r"(?:回到?|返回|(?<![住订找换])到)(?:我们的?|咱们?的?)?$")
"""What makes a kind of hotel the one where one stays, and no wish for it: 九点半前回民宿."""
_BACK_TO_THE_INN = "回民宿"
"""In which there are no 回民."""
_FEWER_OF = re.compile(r"(?:少|别太?多)(?:看|去|逛|安排|排|玩|来|跑)(?:一?[点些]|几个)?$")
# letters of the words that lead to few of a kind
_FEWER_BEFORE = 6
_LET_BE = re.compile("(?:可以|(?<!不)能|就|再)$")
_SAYS_NO = re.compile("[不别莫甭勿]")
"""How a pace begins that is said by a refusal of its own, which none before it turns round: 不爬山不赶路."""
"""What lets a pace be, whatever is refused before: 不要爬长城故宫可以慢慢看."""
_VAGUE = frozenset({"其他", "其它", "特色住宿"})


@lru_cache(maxsize=32)
def kinds_said(scene: Scene, clause: Clause, taken: tuple[Span, ...] = ()) -> dict[TripSide, list[Mention]]:
    """Kinds of sights, cuisines and hotel features that a clause speaks of, outside of the spans taken.

    Kept for a while, as wishes and preferences are read from the same kinds.

    The same word can be of two sides (`茶室` is a cuisine and a hotel feature): the clause's own cue decides.
    """
    words = clause.lower
    if not any(mentions(side.topic, scene.lower, *clause.span) for side in (SIGHT, FOOD, HOTEL)):
        return _by_side([])
    about, before = spoken_of(words), spoken_of(scene.said_before(clause.start))
    if _A_VIEW.fullmatch(words):
        about = (HOTEL,)
    if HOTEL in before and (_OFFERS.match(words) or ("有" in words and _OFFERED.fullmatch(words))):
        about = (HOTEL,)
    alone = _is_offer_alone(scene, clause)
    of_hotel = HOTEL in about or HOTEL in before
    found = [
        (mention, side)
        for side in _by_precedence(about)
        if side in about or side is not HOTEL or alone or not words.isascii()
        for mention in mentions(side.topic, scene.lower, *clause.span)
        if mention.concept not in _VAGUE
        and not (
            side is HOTEL
            and mention.concept in _ALSO_SIGHTS
            and (not of_hotel or _HOTEL_BESIDE.match(scene.lower, mention.span[1]))
        )
        and (
            side in about
            or (side is HOTEL and alone)
            or _speaks_for_itself(side, scene.lower[slice(*mention.span)])
            or (side is not HOTEL and scene.lower.startswith(("为主", "优先"), mention.span[1]))
            or (side is not HOTEL and clause.unwanted(*mention.span))
        )
        and not overlaps_any(mention.span, taken)
        and not (
            side is not HOTEL and HOTEL in about and _BESIDE.match(words, mention.span[1] - clause.start)
        )
        and not clause.indifferent(*mention.span)
        and not (side is FOOD and _is_no_cuisine(scene, clause, mention.span))
        and not (side is SIGHT and _is_no_kind(scene, clause, mention, taken))
        and not (side is HOTEL and OF_THE_TABLE.match(words, 0, mention.span[0] - clause.start))
        and not (side is HOTEL and _BACK_TO.search(words, 0, mention.span[0] - clause.start))
        and not (side is HOTEL and _is_of_a_place(scene, clause, mention.span, of_hotel=of_hotel))
    ]
    return _by_side(found)


def _is_no_cuisine(scene: Scene, clause: Clause, span: Span) -> bool:
    """Whether a word for a cuisine is somebody, an inn or one dish; who will have no shrimp dumplings refuses no Cantonese cuisine."""
    words = scene.lower[slice(*span)]
    return (
        _is_somebody(clause, span)
        or scene.lower.startswith(_BACK_TO_THE_INN, span[0])
        or is_one_dish(words)
        or (clause.unwanted(*span) and is_dish(words))
    )


def _is_no_kind(scene: Scene, clause: Clause, kind: Mention, taken: Sequence[Span]) -> bool:
    """Whether a word for a kind of sight is a part of something else, is told closer, or is said once more."""
    start, end = kind.span
    return (
        any(end == first or _goes_on_from(scene.lower, last, start) for first, last in taken)
        or _is_of_the_hotel(clause, kind.span)
        or speaks_again(scene, kind.span)
        or _is_told_closer(scene, clause, kind)
        or _is_no_sight(clause.lower, start - clause.start, end - clause.start)
    )


def _is_told_closer(scene: Scene, clause: Clause, kind: Mention) -> bool:
    """Whether the name of a kind of sight is a part of the words for a closer one: 科技类的博物馆 is no museum of any kind."""
    return any(
        one.span != kind.span and one.span[0] <= kind.span[0] and kind.span[1] <= one.span[1]
        for one in mentions("things", scene.lower, *clause.span)
    )


def _by_precedence(about: Collection[TripSide]) -> tuple[TripSide, ...]:
    """The sides of the trip in the order in which they claim a word, by what its clause is about."""
    if HOTEL not in about:
        return SIGHT, FOOD, HOTEL
    return (FOOD, HOTEL, SIGHT) if FOOD in about else (HOTEL, SIGHT, FOOD)


def _by_side(found: list[tuple[Mention, TripSide]]) -> dict[TripSide, list[Mention]]:
    """The mentions of each side, of those that overlap the longest."""
    said: dict[TripSide, list[Mention]] = {SIGHT: [], FOOD: [], HOTEL: []}
    kept: list[Span] = []
    for mention, side in sorted(found, key=lambda one: one[0].span[0] - one[0].span[1]):
        if not overlaps_any(mention.span, kept):
            kept.append(mention.span)
            said[side].append(mention)
    return said


def _is_no_sight(words: str, start: int, end: int) -> bool:
    """Whether a kind of sight between two indices of a clause is the view from a table or a train."""
    return _OF_A_TABLE.match(words, end) is not None or _ON_THE_WAY.search(words, 0, start) is not None


def _goes_on_from(text: str, end: int, start: int) -> bool:
    """Whether a word goes on right from a name, whose kind it tells: 西湖公园, West Bund museums."""
    return start == end or (text[end:start] == " " and text[end - 1].isascii())


def _is_somebody(clause: Clause, span: Span) -> bool:
    """Whether a word for who eats so is refused, which refuses no food: neither of us is a vegetarian."""
    word = clause.lower[span[0] - clause.start : span[1] - clause.start]
    return _EATERS.fullmatch(word) is not None and clause.unwanted(*span)


def _is_of_the_hotel(clause: Clause, span: Span) -> bool:
    """Whether a kind of sight is what English wants the hotel to have: a hotel with a garden."""
    before, after = clause.lower[: span[0] - clause.start], clause.lower[span[1] - clause.start :]
    return _HOTEL_WITH.search(before) is not None or _OF_THE_HOTEL.match(after) is not None


def _is_of_a_place(scene: Scene, clause: Clause, span: Span, *, of_hotel: bool) -> bool:
    """Whether words for a hotel are the end of the name of a sight (西湖边的酒店), or of places of another kind (拍照好看的地方)."""
    within = any(
        place.span[0] < span[0] < place.span[1]
        for place in scene.places(*clause.span)
        if place.kind == "attraction"
    )
    start, end = span[0] - clause.start, span[1] - clause.start
    another = _ANOTHER_PLACE.match(clause.lower, end) or _GOES_TO.search(clause.lower, 0, start)
    return within or (not of_hotel and another is not None)


def _is_offer_alone(scene: Scene, clause: Clause) -> bool:
    """Whether an English clause says nothing but what a hotel offers: `, parking,`."""
    if not clause.text.isascii():
        return False
    rest = clause.lower
    for mention in mentions("hotel_features", scene.lower, *clause.span):
        start, end = (at - clause.start for at in mention.span)
        rest = rest[:start] + " " * (end - start) + rest[end:]
    return rest != clause.lower and _AROUND_OFFER.fullmatch(rest) is not None


def _speaks_for_itself(side: TripSide, word: str) -> bool:
    """Whether a word needs no verb beside it that says which side of the trip it is of."""
    if side is FOOD:
        return is_dish(word) or _FOODLY.search(word) is not None
    return word[0] not in "看打" and len(word) >= (_PLAIN if side is SIGHT else _PLAIN + word.isascii() * 4)


def are_fewer(words: str, at: int) -> bool:
    """Whether words that lead to an index ask for few of what follows: 少看博物馆."""
    return _FEWER_OF.search(words, max(0, at - _FEWER_BEFORE), at) is not None


def is_unwanted(scene: Scene, topic: Topic, clause: Clause, mention: Mention) -> bool:
    """Whether what is mentioned is not wanted; a refusal in an earlier clause holds for things of its own topic."""
    if topic == "attraction_types" and are_fewer(clause.lower, mention.span[0] - clause.start):
        return True
    if mention.refused or not clause.unwanted(*mention.span):
        return mention.refused and not insists(clause.text, mention.span[0] - clause.start)
    before = clause.lower[: mention.span[0] - clause.start]
    if topic == "rhythm" and (_LET_BE.search(before) or _SAYS_NO.match(clause.lower, len(before))):
        return False
    if clause.carried is None or not clause.borrows(mention.span[0]):
        return True
    if HEADS_A_LIST.match(scene.lower, *clause.carried) or SUCH_AS.match(clause.text):
        return True
    things = (
        lexicon("things")[one.concept]["about"] for one in mentions("things", scene.lower, *clause.carried)
    )
    return any(about in _SIDE_OF[topic] for about in things) or bool(
        mentions(topic, scene.lower, *clause.carried)
    )
