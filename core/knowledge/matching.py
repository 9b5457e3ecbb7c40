"""Which row of a city's table a name of a sandbox means: by aliases, without branches, kinds of areas and the city."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from core.knowledge.kinds import BRANCH
from core.knowledge.tables import CityTable

_AREA = re.compile(
    r"(?:国家级?)?(?:5A级?)?(?:风景名胜区|风景旅游区|旅游度假区|文化旅游区|风景区|旅游景区|旅游区|度假区|景区)$"
)
_QUARTER = re.compile(r"(?:历史文化街区|历史街区|传统风貌区|历史文化风貌区|遗址公园|步行街|古镇|公园)$")
_INSIDE = re.compile(r"^(.{2,}?)[-—·・](.+)$")
_GATE = re.compile(r"(?:东|西|南|北|正|[一二三四1-4]号)门$|入口$|游客中心$|售票处$|停车场$|索道$|码头$")


@dataclass(frozen=True, slots=True)
class Match:
    """The row that a name means; `part` where the name is something inside it."""

    row: str
    part: bool


def find(table: CityTable, city: str, name: str, name_en: str | None) -> Match | None:
    """The row of the table that a place of a sandbox is, or is part of; None where the table does not know it."""
    for form in _forms(name, city):
        if form in table.names:
            return Match(table.names[form], part=False)
        if form in table.parts:
            return Match(table.parts[form], part=True)
    inside = _INSIDE.match(name)
    for whole in (inside[1] if inside else "", _GATE.sub("", name)):
        # The name itself is none: that was tried.
        for form in _forms(whole, city) if whole != name else ():
            if form in table.names:
                return Match(table.names[form], part=True)
    if name_en and name_en in table.names:
        return Match(table.names[name_en], part=False)
    return None


def _forms(name: str, city: str) -> Iterator[str]:
    """The name as it is, then ever shorter forms of it; with and without the city before it."""
    if not name:
        return
    plain = unicodedata.normalize("NFKC", name).strip()
    bare = BRANCH.sub("", plain).strip()
    for form in dict.fromkeys((name, plain, bare, *BRANCH.findall(plain))):
        without_area = _AREA.sub("", form)
        for short in dict.fromkeys((form, without_area, _QUARTER.sub("", without_area))):
            if len(short) >= 2 and short != city:
                yield short
                yield short.removeprefix(city).removeprefix("市") if len(short) > len(city) + 1 else short
                yield city + short
