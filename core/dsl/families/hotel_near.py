"""How far the hotel is from a place."""

from dataclasses import dataclass

from core.dsl.distance import exact_km
from core.dsl.families.demands import StayChoice
from core.dsl.families.family import Beginning, Family, always
from core.dsl.families.fields import PlaceField, Quantity
from core.dsl.families.holes import is_amount
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom
from core.dsl.normal.words import number
from core.sandbox.city import City
from core.text import Name, Text, sentence


@dataclass(frozen=True, slots=True)
class HotelNear(Atom):
    """The (last) hotel is at most so many km from a place, as the crow flies."""

    place: str
    km: float


_PATTERN = """
_hotel = ''
for _activity in allactivities(plan):
    if activity_type(_activity) == 'accommodation':
        _hotel = activity_position(_activity)
result = poi_distance(target_city(plan), PLACE, _hotel) <= KM
"""


def _read(values: Blanks) -> Atom | None:
    fits = isinstance(values["PLACE"], str) and is_amount(values["KM"])
    return HotelNear(values["PLACE"], values["KM"]) if fits else None


def _says(atom: HotelNear) -> Text:
    return sentence(
        "酒店距{place}不超过 {km} 公里",
        "A hotel within {km} km of {place}",
        place=Name(atom.place),
        km=number(atom.km),
    )


def _met(atom: HotelNear, stay: StayChoice, city: City) -> bool:
    if atom.place not in city.network:
        return False
    position = city.network.position
    return exact_km(position(atom.place), position(stay.hotel.name)) <= atom.km


HOTEL_NEAR = Family(
    name="hotel_distance",
    about=Text("酒店离某处的远近", "how far the hotel is from a place"),
    form=HotelNear,
    shapes=(Shape(_PATTERN, _read, lambda atom: {"PLACE": atom.place, "KM": atom.km}),),
    says=_says,
    fields={
        "place": PlaceField(Text("地点", "Place")),
        "km": Quantity(Text("公里", "Kilometres"), most=1000.0, step=0.5),
    },
    menu={"hotel-near": Beginning(Text("酒店离某处不远", "Hotel near a place"), HotelNear("", 3.0))},
    of_lodging=_met,
    effort=always(3),
    hardness=always(2),
)
