"""A city as the ground of its maps: metro lines, stations and sights in the coordinates that are drawn."""

from collections.abc import Mapping
from dataclasses import dataclass

from components.look.escape import script_json
from components.look.palette import METRO_COLOUR
from components.maps.metro_path import MetroGraph
from core.sandbox.city import City
from core.sandbox.coordinates import convert
from core.sandbox.names.english import station_in_english
from core.sandbox.names.place_names import place_names
from core.sandbox.network import STATION_SUFFIX
from core.sandbox.places import CoordinateSystem, Position
from core.text import Language


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A tile layer to draw under a map: its address pattern (`https://.../{z}/{x}/{y}.png`), whom to credit, and the
    coordinate system that its pictures are in."""

    url: str
    attribution: str
    coordinates: CoordinateSystem = "WGS-84"


@dataclass(frozen=True, slots=True, eq=False)
class BaseLayer:
    """What stays the same on all maps of a city: build it once a city and language, and keep it.

    `places` has every place and station of the city by name, in the coordinates that are drawn; `drawing` is what the
    script `map/city.js` draws, as JSON; `sights` are the names of its sights in the order that they are drawn in.
    """

    city: City
    places: Mapping[str, Position]
    metro: MetroGraph
    drawing: str
    sights: tuple[str, ...] = ()
    tiles: TileLayer | None = None

    @property
    def centre(self) -> Position:
        """The middle of the city's sights, or of all its places where it has no sights."""
        sights = [self.places[sight.name] for sight in self.city.attractions if sight.name in self.places]
        found = sights or list(self.places.values()) or [Position(0.0, 0.0)]
        return Position(sum(p.lat for p in found) / len(found), sum(p.lon for p in found) / len(found))


def base_layer(
    city: City, coordinates: CoordinateSystem, tiles: TileLayer | None = None, *, language: Language = "zh"
) -> BaseLayer:
    """The ground of a city's maps. `coordinates` is the sandbox's system; positions are converted here, once."""
    stations = {
        station.name + STATION_SUFFIX: station.position for line in city.lines for station in line.stations
    }
    raw = {**stations, **{name: city.network.position(name) for name in city.network.names}}
    places = _converted(raw, coordinates, tiles.coordinates if tiles else "WGS-84")
    # best first, so that where names must give way the known sights keep theirs
    ranked = sorted(
        (sight for sight in city.attractions if sight.name in places), key=lambda sight: -(sight.star or 0)
    )
    shown = place_names(city, language)
    drawing = {
        "lines": _lines(city, places),
        "stations": _stations(city, places, language),
        "sights": [(shown(sight.name), *_rounded(places[sight.name])) for sight in ranked],
        "tiles": None if tiles is None else {"url": tiles.url, "attribution": tiles.attribution},
    }
    return BaseLayer(
        city=city,
        places=places,
        metro=MetroGraph(city.lines, places),
        drawing=script_json(drawing),
        sights=tuple(sight.name for sight in ranked),
        tiles=tiles,
    )


def _converted(
    raw: Mapping[str, Position], source: CoordinateSystem, target: CoordinateSystem
) -> dict[str, Position]:
    lats, lons = convert([p.lat for p in raw.values()], [p.lon for p in raw.values()], source, target)
    return {name: Position(float(lat), float(lon)) for name, lat, lon in zip(raw, lats, lons, strict=True)}


def _lines(city: City, places: Mapping[str, Position]) -> list[dict[str, object]]:
    return [
        {
            "colour": METRO_COLOUR,
            "points": [_rounded(places[station.name + STATION_SUFFIX]) for station in line.stations],
        }
        for line in city.lines
    ]


def _stations(
    city: City, places: Mapping[str, Position], language: Language
) -> list[tuple[str, float, float]]:
    names = dict.fromkeys(station.name for line in city.lines for station in line.stations)
    return [
        (station_in_english(name) if language == "en" else name, *_rounded(places[name + STATION_SUFFIX]))
        for name in names
    ]


def _rounded(position: Position) -> tuple[float, float]:
    return round(position.lat, 5), round(position.lon, 5)
