"""Rooms and beds in free Chinese: 住两间双床房, 开一间大床房."""

import re
from collections.abc import Iterator
from itertools import pairwise

from core.dsl.families.counts import Beds, Rooms
from core.text import Text
from core.understand.facts.people import read_people
from core.understand.patterns.pattern import compiled
from core.understand.persons.sleepers import OF_SOME, is_of_some
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.clauses.strength import strength
from core.understand.text.numerals import COUNT_ZH, count_of
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_ROOMS = compiled(
    rf"(?<![\d百千万元块晚夜每/])(?<![百千]多)(?<!(?:以|之)[内下](?=[一1]\s*间))(?<!左右(?=[一1]\s*间))(?<!上下(?=[一1]\s*间))(?<![一二两三四五六七八九十\d每个]人(?=[一1]\s*间))(?<![各每](?=[一1]\s*间))(?<!人[住睡挤](?=[一1]\s*间))(?<![每各一][家人户对](?=[一1]\s*间))(?<!每人单独(?=[一1]\s*间))(?<![要得]单独(?=[一1]\s*间))(?<!各自单独(?=[一1]\s*间))(?<!一人单独(?=[一1]\s*间))({COUNT_ZH})\s*(?:间|个(?=(?:单人|双人|三人|大床|双床|标准?|家庭|亲子|套)[间房床]|单间|房(?![间子客车价费东型])))(?!隔|夜)"
)
_COSTS = compiled(
    r"[一1](?:间|个)(?:客?房|房间)?(?:一晚上?|每晚)?(?:最好|尽量)?(?:不要|不能|不|别|最多|控制在|顶多|大概|差不多)+(?:超过?|高于|过)?[¥\d一二两三四五六七八九]"
)
"""A room that is named for what it may cost: 酒店一间房不要超过三百."""
_TO_A_ROOM = compiled(
    rf"(?<!第)(?<!学生)(?<!孩子)(?<![男女]生)(?<!老师)(?<!员工)(?<!大人)(?P<each>{COUNT_ZH})\s*个?人[住睡挤]?[一1]\s*(?:间|个房间?)(?!单独)"
)
"""How many share a room: 四人一间."""
_TO_EACH_ONE = compiled(
    r"(?:(?<!其他)(?<!其余)每个?人|每位|(?<![一-鿿])各自?|人手|大家各自?)(?:都|各|单独|自己|要|得)*(?:住|睡|要|订|开)?(?:单独|自己|各自)?(?:一\s*间|1\s*间|一个房间?|单间)(?![\d百千元])"
)
"""A room for each of the travellers: 酒店每人一间."""
_APART = compiled(r"(?:各|自)(?:住|睡)(?:各|自)的?|分开住(?=$|[,。;!的])")
"""A room for each where no couples, homes or children travel: 两个同事，各住各的."""
_WHO_SHARE = compiled(r"[\d一二两三四五六几][家户对]|夫妻|夫妇|情侣|两口|孩|娃|宝|儿子|女儿")
# who share a room where nothing is said: that two do binds nothing
_TO_EACH = 2
_INSTEAD = compiled(
    rf"(?:还是|算了|改成?|换成?|干脆|不如)(?:我们?|要|订|住|开|来|就|,)*(?:[一1]人一间|{COUNT_ZH}\s*间|分开住|各住各的)"
)
"""What takes the place of the rooms that were said before it: 要一间双床，还是一人一间."""
_BEDS = compiled(
    r"(?P<one>(?:单床|大床|单人)(?:房|间)|(?<![简])单间|(?<=[要订住选])(?:一个|一张)?大床(?!房)|(?<=间)大床(?![房间])|(?<![一-鿿])床(?:想|要|得|最好|尽量|希望)*(?:大|宽)(?:一?点|一?些)(?!就)|(?<![一-鿿])床(?:想|要|得|最好|尽量|希望)*大床(?!房))|(?P<two>双床房?|双人标间|双标(?!准)|双人房|双人间|标准间|标间|[两二2]张(?:单人|小)?床(?:的)?(?:房间?)?)|(?P<three>[三3]张床(?:的)?(?:房间?)?|三床房|三人间|三人的?房间?)"
)
_OF_SEVERAL_KINDS = compiled(
    r"(?:大床|单人|单间)[^,。]{0,8}?(?:双床|双人|标间|标准间)|(?:双床|双人|标间|标准间)[^,。]{0,8}?(?:大床|单人|单间)"
)
"""Rooms of which one has other beds than the other: no number of beds holds for all."""
_CHOICE = compiled(
    rf"{_ROOMS.pattern}[^,。;!?间]{{0,8}}间?房?,?\s*(?:或者?是?|还是|要么|不然)(?:就|是|要|订|住|开|来)*\s*{_ROOMS.pattern}(?:[^,。;!?也都行可]{{0,3}}[房床]间?|间)?"
)
"""Rooms of which some or others will do: 一间三人房或者两间房."""
_SENTENCE_END = re.compile(r"[。;!?\n]")
_IN_ALL = re.compile(rf"(?P<all>(?P<n>{COUNT_ZH})\s*间(?:客?房|房间)?)\s*[:,(—-]+\s*(?={COUNT_ZH}\s*间)")
"""How many rooms there are, before they are told kind by kind."""
_KINDS_OF_BEDS = compiled(r"(?P<one>大床|单人|(?<!简)单间)[房间]?|(?P<two>双床|双人|标准?间)(?:标?[房间])?")

ROOM_CUES = (_ROOMS, _TO_A_ROOM, _TO_EACH_ONE, _APART, _BEDS)


def choices_of_rooms(scene: Scene) -> Iterator[Liking]:
    """The rooms of which some or others will do, in the words of the text: as either is fine, neither is demanded."""
    for match in _CHOICE.finditer(scene.folded):
        said = Text(match[0], match[0])
        yield Liking(about="room", thing=said, strength="like", span=match.span(), held=False)


def beds_of_several_kinds(scene: Scene) -> Iterator[Liking]:
    """The beds that a text wishes for where one room has others than the next: 一间大床一间双床."""
    if "床" not in scene.folded and "间" not in scene.folded:
        return
    for clause in clauses(scene.folded, 0, len(scene.folded)):
        several = _OF_SEVERAL_KINDS.search(clause.text) or _of_others(scene, clause)
        for match in _KINDS_OF_BEDS.finditer(clause.text) if several else ():
            said = Text("大床房", "double room") if match["one"] else Text("双床房", "twin room")
            wanted = not clause.unwanted(*_at(clause, match))
            how = strength(clause, wanted=wanted, default="like")
            yield Liking(about="room", thing=said, strength=how, span=_at(clause, match), held=False)


def room_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """How many rooms, and how many beds in each."""
    chosen = any(overlaps(clause.span, match.span()) for match in _CHOICE.finditer(scene.folded))
    if chosen or _INSTEAD.search(scene.folded, clause.span[1]):
        return
    for total, parts in _told_by_kind(scene):
        if any(overlaps(clause.span, part) for part in parts):
            if clause.start <= parts[0][0] < clause.span[1]:
                yield Wish(Rooms(total), parts[0], 0.9, parts=parts)
            return
    rooms = _counted(clause)
    others = _of_others(scene, clause) if rooms else []
    if any(other.start < clause.start for other in others):
        # counted with those of the clause before: 学生住4间，老师住2间
        return
    if not others and is_of_some(clause.text) and _are_counted_elsewhere(scene, clause):
        # 6间房，老板单独一间: the number of all is told
        return
    found = [(one, match) for one in (clause, *others) for match in _counted(one)]
    count = sum(count_of(match[1]) or 0 for _, match in found)
    if count:
        parts = tuple(_with_whose(_at(one, match), one, others) for one, match in found)
        yield Wish(Rooms(count), parts[0], 0.9, parts=parts)
    else:
        yield from _shared(scene, clause)
    for match in () if others or _OF_SEVERAL_KINDS.search(clause.text) else _BEDS.finditer(clause.text):
        if not clause.unwanted(clause.start + match.start()):
            beds = 1 if match["one"] else 2 if match["two"] else 3
            how = strength(clause, wanted=True, default="must")
            yield Wish(Beds(beds), _at(clause, match), 0.9, strength=how)


def _told_by_kind(scene: Scene) -> Iterator[tuple[int, tuple[Span, ...]]]:
    """The rooms whose number is told first and then kind by kind, and where: 两间房：一间双床，一间三人间."""
    for match in _IN_ALL.finditer(scene.folded):
        end = _SENTENCE_END.search(scene.folded, match.end())
        kinds = list(_ROOMS.finditer(scene.folded, match.end(), end.start() if end else len(scene.folded)))
        total = count_of(match["n"])
        if total and total == sum(count_of(one[1]) or 0 for one in kinds):
            yield total, (match.span("all"), *(one.span() for one in kinds))


def _are_counted_elsewhere(scene: Scene, clause: Clause) -> bool:
    every = clauses(scene.folded, 0, len(scene.folded))
    return any(_counted(one) for one in every if one.start != clause.start)


def _with_whose(span: Span, clause: Clause, others: list[Clause]) -> Span:
    """The span of rooms with the words for those who sleep there, where others sleep in others."""
    whose = OF_SOME.match(clause.text) if others else None
    return (clause.start + whose.start(), span[1]) if whose else span


def _counted(clause: Clause) -> list[re.Match[str]]:
    """The numbers of rooms that a clause wishes for."""
    return [
        one
        for one in _ROOMS.finditer(clause.text)
        if not clause.unwanted(clause.start + one.start()) and not _COSTS.match(clause.text, one.start())
    ]


def _of_others(scene: Scene, clause: Clause) -> list[Clause]:
    """The other clauses of its sentence that count rooms, each for some of the travellers, as the clause does."""
    every = clauses(scene.folded, 0, len(scene.folded))
    ends = [-1, *(match.start() for match in _SENTENCE_END.finditer(scene.folded)), len(scene.folded)]
    within = next((a, b) for a, b in pairwise(ends) if a < clause.start <= b)
    told = [
        one
        for one in every
        if within[0] < one.start <= within[1] and OF_SOME.match(one.text) and _counted(one)
    ]
    return [one for one in told if one.start != clause.start] if clause in told else []


def _shared(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """The rooms that all travellers take who share them by so many, where it is known how many travel.

    That two share one is so where nothing is said, but 两个人住一间 may be said of the two who travel.
    """
    apart = () if _WHO_SHARE.search(scene.folded) else _APART.finditer(clause.text)
    for match in (*_TO_EACH_ONE.finditer(clause.text), *apart):
        people = read_people(scene.folded)
        if people and not people.choices and not clause.unwanted(clause.start + match.start()):
            yield Wish(Rooms(people.value), _at(clause, match), 0.9)
    for match in _TO_A_ROOM.finditer(clause.text):
        people, each = read_people(scene.folded), count_of(match["each"])
        if not people or people.choices or not each or clause.unwanted(clause.start + match.start()):
            continue
        settled = _INSTEAD.search(clause.text) is not None
        if settled or each != _TO_EACH or (people.value == each and "住" in match[0]):
            yield Wish(Rooms(-(-people.value // each)), _at(clause, match), 0.9)


def _at(clause: Clause, match: re.Match[str]) -> tuple[int, int]:
    return clause.start + match.start(), clause.start + match.end()
