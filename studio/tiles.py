"""The tile layer under the maps, where one is set: none by default, so that nobody but the studio is asked for anything."""

import re
from dataclasses import dataclass
from typing import get_args
from urllib.parse import urlsplit

from core.errors import InputError
from core.sandbox.places import CoordinateSystem

# a browser and the content security policy have to take it as one address
_ADDRESS = re.compile(
    r"https?://[A-Za-z0-9.\-\[\]:]*(\{s\}\.)?[A-Za-z0-9.\-\[\]:]+/"
    r"(\{(x|y|z|s|r|-y)\}|[^\s;,'\"<>\\{}])*"
)
SYSTEMS: tuple[CoordinateSystem, ...] = get_args(CoordinateSystem)


@dataclass(frozen=True, slots=True)
class Tiles:
    """A tile layer under the maps: its address pattern (`https://.../{z}/{x}/{y}.png`), whom to credit, and the
    coordinate system of its pictures."""

    url: str
    credit: str
    system: CoordinateSystem = "WGS-84"

    @property
    def origin(self) -> str:
        """Where the pictures come from, as a content security policy names it."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc.replace('{s}', '*')}"


def read_tiles(url: str, credit: str = "", system: str = "") -> Tiles:
    """A tile layer; without a credit its host is named. Raises InputError for what is no such address or system."""
    if not _ADDRESS.fullmatch(url):
        raise InputError(
            f"瓦片网址应为 https://…/{{z}}/{{x}}/{{y}}… 形式的网址，得到 {url!r}",
            f"the address of the tiles is {url!r}, not an address such as https://.../{{z}}/{{x}}/{{y}}.png",
        )
    for known in SYSTEMS:
        if (system or "WGS-84") == known:
            return Tiles(url, credit or urlsplit(url).netloc or url, known)
    raise InputError(
        f"瓦片的坐标系应为 {'、'.join(SYSTEMS)} 之一，得到 {system!r}",
        f"the coordinate system of the tiles is {system!r}, not one of {', '.join(SYSTEMS)}",
    )
