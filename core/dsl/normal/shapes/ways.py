"""Ways inside the city, and how far the hotel is."""

from collections.abc import Iterator
from typing import Any

from core.dsl.normal.forms import HotelNear, InnerModes, InnerModesUnwanted, TaxiBeyond
from core.dsl.normal.shape import Shape
from core.dsl.normal.shapes.holes import are_texts, is_amount

_INNER_RULES = {
    "all": "MODES <= _found",
    "any": "MODES & _found",
    "none": "not MODES & _found",
    "only": "_found <= MODES",
}


def way_shapes() -> Iterator[Shape]:
    """Shapes of `InnerModes`, `InnerModesUnwanted`, `TaxiBeyond`, `HotelNear`."""
    yield from map(_inner_mode, _INNER_RULES)
    yield Shape(
        """
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) == 'transportation':
        _found.add(activity_position(_activity))
result = not MODES & _found
""",
        lambda values: InnerModesUnwanted(values["MODES"]) if are_texts(values["MODES"]) else None,
        lambda atom: {"MODES": atom.modes} if isinstance(atom, InnerModesUnwanted) else None,
    )
    yield from _distances()


def _inner_mode(rule: Any) -> Shape:
    pattern = f"""
_found = set()
for _activity in allactivities(plan):
    if activity_transports(_activity) != []:
        _found.add(innercity_transport_type(activity_transports(_activity)))
result = {_INNER_RULES[rule]}
"""
    return Shape(
        pattern,
        lambda values: InnerModes(rule, values["MODES"]) if are_texts(values["MODES"]) else None,
        lambda atom: {"MODES": atom.modes} if isinstance(atom, InnerModes) and atom.rule == rule else None,
    )


def _distances() -> Iterator[Shape]:
    yield Shape(
        """
result = True
for _activity in allactivities(plan):
    if innercity_transport_type(activity_transports(_activity)) != 'taxi' and innercity_transport_distance(activity_transports(_activity)) > KM:
        result = False
""",
        lambda values: TaxiBeyond(values["KM"]) if is_amount(values["KM"]) else None,
        lambda atom: {"KM": atom.km} if isinstance(atom, TaxiBeyond) else None,
    )

    yield Shape(
        """
_hotel = ''
for _activity in allactivities(plan):
    if activity_type(_activity) == 'accommodation':
        _hotel = activity_position(_activity)
result = poi_distance(target_city(plan), PLACE, _hotel) <= KM
""",
        lambda values: (
            HotelNear(values["PLACE"], values["KM"])
            if isinstance(values["PLACE"], str) and is_amount(values["KM"])
            else None
        ),
        lambda atom: {"PLACE": atom.place, "KM": atom.km} if isinstance(atom, HotelNear) else None,
    )
