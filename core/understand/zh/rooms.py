"""Rooms and beds in free Chinese: 住两间双床房, 开一间大床房."""

import re
from collections.abc import Iterator

from core.dsl.families.counts import Beds, Rooms
from core.understand.text.clauses import Clause
from core.understand.text.numerals import COUNT_ZH, count_of
from core.understand.wishes.wish import Scene, Wish

_ROOMS = re.compile(rf"(?<![\d百千万元块晚夜每/])(?<!人(?=[一1]\s*间))({COUNT_ZH})\s*间(?!隔|夜)")
_BEDS = re.compile(
    r"(?P<one>(?:单床|大床|单人)(?:房|间)|(?<=[要订住选])(?:一个|一张)?大床(?!房))|(?P<two>双床房?|双人房|双人间|标准间|标间)|(?P<three>三床房|三人间|三人的?房间?)"
)
_OF_SEVERAL_KINDS = re.compile(
    r"(?:大床|单人)[^,。]{0,8}?(?:双床|双人|标间|标准间)|(?:双床|双人|标间|标准间)[^,。]{0,8}?(?:大床|单人)"
)
"""Rooms of which one has other beds than the other: no number of beds holds for all."""


def room_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """How many rooms, and how many beds in each."""
    rooms = [one for one in _ROOMS.finditer(clause.text) if not clause.unwanted(clause.start + one.start())]
    count = sum(count_of(match[1]) or 0 for match in rooms)
    if count:
        parts = tuple(_at(clause, match) for match in rooms)
        yield Wish(Rooms(count), parts[0], 0.9, parts=parts)
    for match in () if _OF_SEVERAL_KINDS.search(clause.text) else _BEDS.finditer(clause.text):
        if not clause.unwanted(clause.start + match.start()):
            yield Wish(Beds(1 if match["one"] else 2 if match["two"] else 3), _at(clause, match), 0.9)


def _at(clause: Clause, match: re.Match[str]) -> tuple[int, int]:
    return clause.start + match.start(), clause.start + match.end()
