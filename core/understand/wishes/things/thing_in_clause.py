"""What a thing of the lexicon is by the words beside it: of the hotel, of a meal, or nothing at all."""

import re

from core.understand.text.clauses.clauses import Clause
from core.understand.text.lexicon import lexicon
from core.understand.text.spans import Span
from core.understand.text.vocabulary import Mention, mentions
from core.understand.wishes.trip_sides import FOOD, HOTEL, OF_THE_TABLE, spoken_of
from core.understand.wishes.wish import Scene

_OF_A_HOTEL = re.compile(
    r"[- ]?(?:side|front|facing|view)\b[^,]{0,12}\b(?:inn|hotel|hostel|room|guesthouse|place|stay)|(?:边|旁|景)的?(?:酒店|民宿|客栈|房)"
)
"""What makes a sight the place of a hotel: a canal-side inn."""
_BESIDE = re.compile(r"(?:附近|旁边?|边上|周边|隔壁)")
"""What makes a sight one that the hotel is near to, where the clause is of the hotel: 住在寺院附近."""
_GOES_OUT = re.compile(
    r"去|逛|走走|走一走|散步|溜达|遛弯|转转|骑车|跑步|\b(?:walk|stroll|wander|go|visit|see)\b"
)
"""What a clause says of an outing: 酒店要安静，晚上想去西湖边走走."""
_CHEAP_PART = re.compile(
    r"(?:(?<=cheap)|(?<=cheapest)|(?<=inexpensive)|(?<=low-cost))(?:,? (?:but|and|yet) (?!we\b|i\b|cheerful)[a-z-]+|, [a-z-]+(?= [a-z]+))? (?:(?:local|street|simple|clean|good|decent|nice) )?"
    r"(?:(?P<by_hotel>beds?|rooms?|hotels?|hostels?|guest ?houses?|inns?|dorms?|places? to (?:stay|sleep)|sleep|digs|lodgings?)|"
    r"(?P<by_meal>noodles?|food|eats|meals?|restaurants?|dumplings?|snacks?|lunch(?:es)?|dinners?|breakfasts?|beers?|drinks?|canteens?|street food|dim sum|hotpot|caf[eé]s?)|"
    r"(?P<other>souvenirs?|shopping|shops?|markets?|clothes|electronics|tickets?|taxis?|massages?))\b"
)
"""The part of the trip that is to be cheap, where it stands behind that word: cheap and clean beds, cheap noodles."""
_ASKED_OF_IT = re.compile(
    r"\s*(?:(?:这[次回]|那就?|就|给我们?|帮我们?|麻烦)*(?:换|找|选|挑|订)(?:成|个|家|间|到)?)?(?:也|还|要|想要|最好|得|必须|希望|比较|一定|环境|尽量|能)*(?P<thing>[一-鿿]{2,4}?)(?:为主|一?点儿?|一?些|就好|就行|就可以|的|即可|优先|为佳)*\s*"
)
"""A clause that asks for nothing but a quality of what was spoken of before: 酒店住国贸附近，要安静."""
_ALONE_EN = re.compile(
    r"\s*(?:(?:and|but|it|that|which|must|should|has to|needs to|be|is|very|really|nice|please|just|only|preferably|ideally|the|also)\s+)*(?P<thing>[a-z]+(?: [a-z]+){0,2}?)(?:,? (?:please|pls|though|enough|at all))?[\s)]*"
)
"""The same in English: one twin room is fine, nothing fancy."""

_IN_TOWN = re.compile(
    r"(?:市区?|城)(?:里面?|内|中)?|市区|当地|景区之间|到了?(?:那边|那里|之?后)?|\b(?:in|around|about|round|within) (?:the )?(?:town|city|centre|center)\b"
)
"""What makes a car that is not to be driven one about town: 市区里面不想开车."""


_BY_SHIP = re.compile(
    r"(?:去程|回程|返程|[去回][来去]?的?时候|(?<!一)来回|回来|回去|返回|回家)[^,去到逛看玩]{0,8}$"
)
"""What makes a boat before which it stands a ride between the cities: 回来能坐船就坐船."""
_SHIPS_THERE = re.compile(
    r"(?:过去|过来|来回|往返|[回返](?:来|去|程|家)?(?=$|[\s,也都就吧了])|去(?=$|[\s,也都就吧]))"
)
"""What makes a boat behind which it stands one: 坐船过去; what is seen from it makes it none."""
_SEES_FROM_IT = re.compile(r"[^,]{0,2}(?:看|游|夜|逛|吹|过江)")
_SHIP, _BOATS = "船", frozenset({"游船", "轮渡"})


def in_its_clause(scene: Scene, clause: Clause, mention: Mention) -> Mention | None:
    """What a clause speaks of by a word: a lake may be where the hotel is, and what is cheap be the beds; None where it is no such thing."""
    entry = lexicon("things")[mention.concept]
    part = _CHEAP_PART.match(clause.lower, mention.span[1] - clause.start) if "by_meal" in entry else None
    beside = (
        part.lastgroup
        if part
        else "by_hotel"
        if entry["about"] == "sight" and _is_by_the_hotel(clause, mention.span[1])
        else None
    )
    if beside is not None:
        if beside not in entry:
            return None
        mention = mention._replace(concept=entry[beside])
        entry = lexicon("things")[mention.concept]
    if entry["about"] in ("hotel", "room") and OF_THE_TABLE.match(
        clause.lower, 0, mention.span[0] - clause.start
    ):
        return None
    if mention.concept in _BOATS and _is_between_cities(scene, clause, mention.span):
        return mention._replace(concept=_SHIP)
    if entry.get("outside") and not _is_of_hotel(scene, clause):
        return None
    if entry.get("of_meal") and _is_of_a_meal(scene, clause):
        return mention._replace(concept=entry["of_meal"])
    if entry.get("of_hotel") and _asks_of_hotel(scene, clause, mention):
        return mention._replace(concept=entry["of_hotel"])
    return mention


def _is_between_cities(scene: Scene, clause: Clause, span: Span) -> bool:
    """Whether a boat is the ride there or back, and takes nobody to a sight that the clause names."""
    start, end = span[0] - clause.start, span[1] - clause.start
    if any(one.kind == "attraction" for one in scene.places(*clause.span)):
        return False
    there = _SHIPS_THERE.match(clause.lower, end) or _BY_SHIP.search(clause.lower, 0, start)
    return there is not None and _SEES_FROM_IT.match(clause.lower, end) is None


def _is_of_hotel(scene: Scene, clause: Clause) -> bool:
    """Whether a clause, or the one before it, speaks of the hotel: else a lakeside is one to walk along."""
    if HOTEL in spoken_of(clause.lower):
        return True
    return HOTEL in spoken_of(scene.said_before(clause.start)) and not _GOES_OUT.search(clause.lower)


def _is_of_a_meal(scene: Scene, clause: Clause) -> bool:
    """Whether a clause speaks of food and of no hotel, or tells where it does neither of a food named before: dim sum, but not a chain."""
    said = (clause.lower, scene.said_before(clause.start).lower())
    for words in said:
        sides = spoken_of(words)
        if HOTEL in sides:
            return False
        if FOOD in sides or mentions("cuisines", words, 0, len(words)) or _names_a_meal(words):
            return True
    return False


def _names_a_meal(words: str) -> bool:
    named = mentions("things", words, 0, len(words))
    return any(lexicon("things")[one.concept]["about"] in ("meal", "cuisine") for one in named)


def _is_by_the_hotel(clause: Clause, end: int) -> bool:
    """Whether a sight, which ends at an index of the whole text, is named as what the hotel is near to."""
    after = end - clause.start
    if _OF_A_HOTEL.match(clause.lower, after):
        return True
    return HOTEL in spoken_of(clause.lower) and _BESIDE.match(clause.lower, after) is not None


def _asks_of_hotel(scene: Scene, clause: Clause, mention: Mention) -> bool:
    """Whether a quality is one of the hotel: that of the clause, or of the clause before where this one asks for nothing else."""
    if HOTEL in spoken_of(clause.lower):
        return True
    whole = _ASKED_OF_IT.fullmatch(clause.lower) or _ALONE_EN.fullmatch(clause.lower)
    alone = whole is not None and clause.start + whole.start("thing") == mention.span[0]
    before = scene.said_before(clause.start)
    return alone and (HOTEL in spoken_of(before or scene.lower[: clause.start]) or _tells_of_hotel(before))


def _tells_of_hotel(words: str) -> bool:
    """Whether a clause names what a hotel or a room has, and no word for it: single room, desk, quiet."""
    named = mentions("things", words, 0, len(words))
    return any(lexicon("things")[one.concept]["about"] in ("hotel", "room") for one in named)


def is_about_town(clause: str, start: int) -> bool:
    """Whether what begins at an index of a clause is said of the ways about town: 市区里面不想开车."""
    return _IN_TOWN.search(clause, 0, start) is not None
