"""Hotels near a place, in both languages: 离西湖2公里以内, 住在外滩附近, within 3 km of Canton Tower, near the Bund."""

import re
from collections.abc import Iterator

from core.dsl.families.hotel_near import HotelNear
from core.text import Text
from core.understand.names.place_names import PlaceMention
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.numerals import number_of
from core.understand.wishes.hotels.areas import STAY, names_a_longer_place
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_KM_A_MINUTE = 0.08
"""What one walks."""
_NEARBY_KM, _NEARBY_A_WIDE_PLACE_KM = 2.0, 3.0
_WIDE_PLACE = compiled(r"[湖山](?:国家|风景|名胜|旅游|生态|森林|公园|景?区)*$")

_LENGTH = r"(?P<n>\d+(?:\.\d+)?|[一二两三四五六七八九十半]+)\s*(?P<unit>公里|千米|km|kilomet(?:er|re)s?|米|m\b|meters?|里地?|分钟(?:的?路程|脚程)?)"
_AWAY = compiled(r"(?:离|距离?|(?<![想去走逛再会能跑拉])到)\s*$")
_THIS_FAR = compiled(
    rf"\s*(?:的?(?:直线)?距离)?(?:不要?(?:超过|大于|多于|超)|小于|低于|最多|最远|在|别超过|不能超过|控制在|是|走路?|步行|走个|\s)*{_LENGTH}\s*(?:以内|之内|内|范围内?|左右)?"
)
_ON_FOOT = compiled("走|步行|路程|脚程")
_AROUND = compiled(rf"\s*(?:周围|周边|附近|方圆|旁边?)\s*{_LENGTH}")
_CLOSE = compiled(
    r"\s*(?:很|较|比较|最|越)?(?:附近|周边|周围|旁边?|边上?|一带|那一?[块片带头]儿?|跟前|近(?:越好|[就为]好)?|不远|不太远|(?:走路|步行|走)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|达)|走得到|走两步|走几步)"
)
_ALL_OF_IT = compiled(
    r"\s*(?:附近|周边|周围|旁边?|边上?|一带|那边|那一?[片块带]儿?|(?:走路|步行)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|达)的?)(?:就(?:行|好|可以)|[吧呢])?\s*"
)
_WHERE = re.compile(r"\s*(?:位置|最好|尽量|希望|要|得|就)*在?\s*")
"""What ends a clause that says nothing but where the hotel is that was spoken of: 要五星，故宫附近."""
_WITHIN = compiled(
    rf"(?:within|no more than|not more than|less than|under|at most|up to)\s*(?:a\s+)?{_LENGTH}\s*(?:radius\s+)?(?:walk\s+)?(?:of|from|to|around|away from)\s+(?:the\s+)?$"
)
_LODGED = compiled(
    r"(?:住|下榻|酒店|宾馆|民宿|位置|地段)(?:的地方|最好|要|就|定|订|选|换|改|找|挪|搬|移|调|安排)*(?:在|到|去)?\s*$"
)
_LODGES = compiled(
    r"\s*(?:$|的?(?:五星|四星|豪华|[^,、]{0,4})?(?:酒店|宾馆|民宿|客栈|附近|一带|那边|那[块片儿头]儿?|那一[带片块]|跟前|边上|岛?上(?=$|的)|里面?(?=$|的))|[吧呢啊])"
)
_ITS_HOTEL = compiled(
    r"\s*(?:附近|边上?|旁边?|周边|对面|那边|一带|江边)的?[^,、]{0,8}?(?:酒店|宾馆|民宿|客栈|旅馆)"
)
_STAY_THERE = compiled(
    r"(?:附近|周边|周围|旁边?|边上?|一带)\s*(?:住|下榻|[找订](?![^,。]{0,10}(?:餐厅|餐馆|西餐|饭店|馆子|饭|吃|咖啡|酒吧|火锅|小店))|开房)"
)
_SLEEPS_THERE = compiled(r"(?:住(?!宅|院)|过夜|下榻)|\s+(?:住(?=\s*(?:$|[一两二三\d几下吧了的]))|过夜)")
"""What makes a place that stands right before it the one to sleep at: 外滩住一晚; behind a blank one may sleep elsewhere, 去大鹏湾 住海边."""
HOTEL_BY_NAME = compiled(r"\s+(?:hotels?|hostels?|guest ?houses?|b&bs?)\b(?! (?:near|by|street|area))")
"""What makes a name in English that of the quarter where the hotel is: an Xinjiekou hotel."""
_BESIDE = compiled(
    r"(?:靠近?|^\s*近|(?<=[想要得好量须需应宜])近|挨着?|临近|紧邻|毗邻|紧挨着?|守着|(?:走路|步行|走着?)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|去))$|\b(?:near|nearby|near to|close(?:r)? to|nearer(?: to)?|next to|beside|by|around|not far from|(?:with)?in (?:sight|view) of|(?:(?:within|in|at) )?(?:easy |comfortable )?walking distance (?:of|from|to)|walkable (?:to|from)|a (?:short|quick|few minutes'?) walk (?:from|to|away from)|(?:hotels?|hostels?|rooms?|suites?|stay(?:ing)?|sleep(?:ing)?|based|accommodations?|place|put (?:us|me) somewhere)\s+(?:on|at|in|right on|right by))\s+(?:the\s+)?$"
)

_STAYS_AT = re.compile(r"\b(?:at|in)\s+(?:the\s+)?$")
"""What leads to the hotel itself, and to no place that it is near to: stay at the Atour."""
_WALKS_TO = compiled(
    r"\b(?:somewhere|hotel|hostel|place|room|star|stay(?:ing)?)\b[\w ,'-]{0,24}\b(?:walk|stroll)(?: over| easily)? to\s+(?:the\s+)?$"
)
"""What makes a place one to sleep near of: somewhere we can walk to Wangfujing."""
_CLOSE_BY = compiled(
    r"^\s*(?:(?:if (?:at all )?possible|if you can|preferably|ideally|please|pls|but|and|also|right|best|somewhere|anywhere|(?:it|that) (?:should|must|has to|ought to) be|(?:i|we)(?:'d| would) (?:like|love|prefer|want) (?:it|that|this|one) (?:to be )?|(?:to be )?as|not|too|very|really|quite|as close as possible to)\s*)*(?:near(?:er)?(?: to)?|close(?:r)? to|around|next to|beside|(?:with)?in walking distance of|walkable (?:to|from)|far from)\s+(?:the\s+)?$|"
    r"(?:^\s*(?:走路|步行|走着)(?:就|都)?(?:能|可以?|可)?(?:走)?(?:得)?(?:到|去)|靠近|^\s*近|(?<=[想要得好量须需应宜])近|挨着|临近|紧邻|毗邻|紧挨着?)$"
)
"""What leads to a place near which a hotel is wished for that was spoken of before: 酒店要四星，最好靠近西湖."""
_SEEN_FROM = compiled(
    r"(?:看|望|瞧)[得到见着]+\s*$|\b(?:view(?:s|ing)? (?:of|over|on)|overlooking|facing|looking (?:onto|over|at))\s+(?:the\s+)?$"
)
_CAN_SEE = compiled(r"(?:能|可以?)看(?:到|见)\s*$|看得(?:到|见)\s*$")
"""What a hotel is asked for by that was spoken of before: 酒店要五星，能看到外滩."""
_A_ROOM = compiled(
    r"[^,、]{0,4}(?:酒店|宾馆|民宿|房)|\s*(?:江|湖|海|夜)?景房?|\s*(?:from|room|hotel)|(?:的?(?:最好|就好|更好|为佳|优先|那种|房型))*的?$"
)
_ROOM_WITH_A_VIEW = compiled(r"\s*(?:一线)?(?:江|湖|海|夜|全?景)?景(?:观)?(?:房|酒店)")
_AND_IN = compiled(
    r"(?:^\s*|^.*\b(?:hotels?|hostels?|rooms?|guest ?houses?)\b(?:(?!\b(?:and|but|then)\b)[^,])*)\b(?:and|but) (?:preferably |ideally |also |it should be |it must be )?(?:be )?(?:located |situated )?(?:right |somewhere )?in (?:the )?$"
)
"""What leads to a place, with which a clause ends, as that of the hotel: the hotel must be four-star and in Lujiazui."""
_BESIDE_IT = compiled(
    r"(?:stay|sleep|hotel|room|live)(?:ing)?(?: \w+){0,2} (?:beside|near|by|next to|close to|around|(?:(?:with)?in )?walking distance (?:of|from|to)|walkable (?:to|from)|a short walk (?:from|to)|not (?:too )?far from|handy for) (?:it|there|them|that)\b|"
    r"住(?:在|得|到)?(?:那|它|那里|那儿|这)?(?:附近|旁边?|边上|周边)(?=$|[,。的吧就])|(?:就近|附近|旁边)(?:住|找(?:个|家)?酒店)"
)


def near_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """How near a place the hotel must be; said of the hotel in the clause or in the one before it."""
    beside = _BESIDE_IT.search(clause.lower)
    if beside is not None:
        named = [found for found in scene.places(0, clause.start + beside.start()) if len(found.names) == 1]
        if named:
            span = clause.start + beside.start(), clause.start + beside.end()
            yield Wish(nearby(named[-1].names[0]), span, 0.6, parts=(span, named[-1].span))
            return
    for place in scene.places(*clause.span):
        if (
            len(place.names) != 1
            or place.span[1] - place.span[0] < 2
            or names_a_longer_place(clause, place.span)
            or clause.indifferent(*place.span)
        ):
            continue
        wish = _near(scene, clause, place)
        if wish is not None:
            yield wish
            return


def views_of(scene: Scene) -> Iterator[Liking]:
    """What one would see from the room, by its name: no data tell it, beyond how near the hotel is."""
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        for place in scene.places(*clause.span):
            if place.kind == "hotel" or not is_seen_from_a_room(scene, clause, place):
                continue
            name, wanted = scene.folded[slice(*place.span)], not clause.unwanted(*place.span)
            yield Liking(
                about="hotel",
                thing=Text(f"看得到{name}", f"a view of {name}"),
                strength=strength(clause, wanted=wanted, default="like"),
                span=place.span,
                held=False,
            )


def nearby(place: str) -> HotelNear:
    """What `near` means where no distance is said: half an hour's walk; more of a lake or a hill, whose point is its middle."""
    return HotelNear(place, _NEARBY_A_WIDE_PLACE_KM if _WIDE_PLACE.search(place) else _NEARBY_KM)


def _near(scene: Scene, clause: Clause, place: PlaceMention) -> Wish | None:
    words, start = clause.lower, clause.start
    before, end = words[: place.span[0] - start], place.span[1] - start
    if is_seen_from_a_room(scene, clause, place):
        seen = _SEEN_FROM.search(before)
        first = start + seen.start() if seen else place.span[0]
        return Wish(nearby(place.names[0]), (first, start + end), 0.6)
    if _WALKS_TO.search(before):
        walks = before.rfind("walk") if "walk" in before else before.rfind("stroll")
        return Wish(nearby(place.names[0]), (start + walks, start + end), 0.6)
    if (
        not STAY.search(before)
        and not _STAY_THERE.match(words, end)
        and not _ITS_HOTEL.match(words, end)
        and not _SLEEPS_THERE.match(words, end)
        and not HOTEL_BY_NAME.match(words, end)
        and not (_is_of_hotel(scene, clause) and (_leads(before) or _CLOSE_BY.search(before)))
        and not is_where_the_hotel_is(scene, clause, place)
    ):
        return None
    measured = _THIS_FAR.match(words, end) if _AWAY.search(before) else _AROUND.match(words, end)
    measured = measured or _WITHIN.search(before)
    if measured:
        if measured["unit"].startswith("分钟") and not _ON_FOOT.search(measured[0]):
            return None
        km = _km(measured["n"], measured["unit"])
        span = (start + _leading(before), max(place.span[1], start + measured.end()))
        return Wish(HotelNear(place.names[0], km), span, 0.85) if km else None
    close = _CLOSE.match(words, end) or (
        HOTEL_BY_NAME.match(words, end) if place.kind == "attraction" else None
    )
    if (
        close
        or _SLEEPS_THERE.match(words, end)
        or is_where_the_hotel_is(scene, clause, place)
        or (_BESIDE.search(before) and not (place.kind == "hotel" and _STAYS_AT.search(before)))
        or (place.kind != "hotel" and _LODGED.search(before) and _LODGES.match(words, end))
    ):
        span = (start + _leading(before), start + (close.end() if close else end))
        return Wish(nearby(place.names[0]), span, 0.6)
    return None


_LISTED = re.compile(r"[、/和与及]\s*$")
"""What stands between a place and another of its list, of which nothing is said: 大鹏古城、较场尾住一晚."""
_IN = re.compile(r"\bin (?:the )?$")
_LODGING = compiled(
    r"(?:(?:hotels?|hostels?|rooms?|suites?|stay(?:ing)?|sleep(?:ing)?|based|accommodations?|place)\s+)?"
)


def _leading(before: str) -> int:
    """Where the words begin that lead to the place: what English says of the hotel before them says something else."""
    if not before.isascii():
        return len(before) if _LISTED.search(before) and not STAY.search(before) else 0
    led = _WITHIN.search(before) or _BESIDE.search(before) or _IN.search(before)
    lodging = _LODGING.match(led[0]) if led else None
    return led.start() + (lodging.end() if lodging else 0) if led else 0


def is_seen_from_a_room(scene: Scene, clause: Clause, place: PlaceMention) -> bool:
    """Whether a place is named as what the room looks on, and not as one to go to: 能看到外滩的酒店."""
    words, end = clause.lower, place.span[1] - clause.start
    if _ROOM_WITH_A_VIEW.match(words, end):
        return True
    seen = _SEEN_FROM.search(words[: place.span[0] - clause.start])
    of_room = STAY.search(words) or (
        seen and _CAN_SEE.search(words, 0, seen.end()) and STAY.search(scene.sentence_before(clause.start))
    )
    return seen is not None and of_room is not None and _A_ROOM.match(words, end) is not None


def is_where_the_hotel_is(scene: Scene, clause: Clause, place: PlaceMention) -> bool:
    """Whether a clause ends with the place in which the hotel is to be that it speaks of, or the clause before."""
    first, end = place.span[0] - clause.start, place.span[1] - clause.start
    if _WHERE.fullmatch(clause.lower[:first]) and _ALL_OF_IT.fullmatch(clause.lower, end):
        return STAY.search(scene.sentence_before(clause.start) + clause.lower) is not None
    led = _AND_IN.search(clause.lower[:first])
    return led is not None and not clause.lower[end:].strip(" .!") and _is_of_hotel(scene, clause)


def _leads(before: str) -> bool:
    return _AWAY.search(before) is not None or _WITHIN.search(before) is not None


def _is_of_hotel(scene: Scene, clause: Clause) -> bool:
    """Whether the clause, or the one before it, is about the hotel."""
    return bool(STAY.search(clause.lower) or STAY.search(scene.said_before(clause.start)))


def _km(number: str, unit: str) -> float | None:
    from_words = {"半": 0.5, "两": 2.0, "十": 10.0} | {
        digit: float(at) for at, digit in enumerate("零一二三四五六七八九")
    }
    value = from_words.get(number)
    if value is None:
        try:
            value = float(number)
        except ValueError:
            value = number_of(number)
            if value is None:
                return None
    return (
        value * _KM_A_MINUTE
        if unit.startswith("分钟")
        else value / 1000
        if unit in ("米", "m", "meter", "meters")
        else value / 2
        if unit.startswith("里")
        else value
    )
