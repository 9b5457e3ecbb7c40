"""Places by name and by type."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar, get_args

from core.dsl.families.demands import Demands, OneOfPlaces, StayChoice
from core.dsl.families.family import Beginning, Decision, Family, always
from core.dsl.families.fields import Field, Listed, OneOf
from core.dsl.families.holes import are_texts
from core.dsl.families.kinds import ACTIVITY_TYPES, PLACE_KINDS, RULES, PlaceKind, Quantifier
from core.dsl.families.types_said import capital, types_said
from core.dsl.normal.shape import Blanks, Shape
from core.dsl.normal.values import Atom, Normal, QuantifiedAtom
from core.dsl.normal.words import EITHER_NAME, listed
from core.model.mealtimes import MEAL_NAMES, MEALS
from core.sandbox.city import City
from core.text import Text, sentence


@dataclass(frozen=True, slots=True)
class Names(QuantifiedAtom):
    """Places by name."""

    GROUP: ClassVar[str] = "names"
    kind: PlaceKind
    rule: Quantifier
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Types(QuantifiedAtom):
    """Places by type: kinds of sight, cuisines, features of the hotel."""

    GROUP: ClassVar[str] = "types"
    kind: PlaceKind
    rule: Quantifier
    types: frozenset[str]


def values_of(meaning: Normal) -> frozenset[str]:
    """The names or types of a constraint on places; none of another."""
    if isinstance(meaning, Names):
        return meaning.names
    return meaning.types if isinstance(meaning, Types) else frozenset()


def with_values(meaning: Normal, values: frozenset[str]) -> Normal:
    """The constraint on these names or types instead."""
    if isinstance(meaning, Names):
        return replace(meaning, names=values)
    return replace(meaning, types=values) if isinstance(meaning, Types) else meaning


_RULES: Mapping[Quantifier, str] = {
    "all": "NAMES <= _found",
    "any": "NAMES & _found",
    "none": "not NAMES & _found",
}
_TYPE_FUNCTIONS = {"attraction": "attraction_type", "accommodation": "accommodation_type"}


def _shapes(form: type[Names] | type[Types], value: Callable[[PlaceKind], str]) -> Iterator[Shape]:
    for kind, rule in product(get_args(PlaceKind), _RULES):
        yield _shape(form, kind, rule, value(kind))


def _type_of(kind: PlaceKind) -> str:
    return f"{_TYPE_FUNCTIONS.get(kind, 'restaurant_type')}(_activity, target_city(plan))"


def _shape(form: type[Names] | type[Types], kind: PlaceKind, rule: Quantifier, value: str) -> Shape:
    pattern = f"""
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) in {sorted(ACTIVITY_TYPES[kind])}:
        _found.add({value})
result = {_RULES[rule]}
"""

    def read(values: Blanks) -> Atom | None:
        return form(kind, rule, values["NAMES"]) if are_texts(values["NAMES"]) else None

    def write(atom: Any) -> Blanks | None:
        return {"NAMES": atom.group} if (atom.kind, atom.rule) == (kind, rule) else None

    return Shape(pattern, read, write)


_EATS = {
    "restaurant": Text("用餐", "eat"),
    **{meal: Text(f"吃{name.zh}", f"have {name.en}") for meal, name in MEAL_NAMES.items()},
}


def _names_said(places: Names) -> Text:
    every, either = listed(places.names), listed(places.names, EITHER_NAME)
    if places.kind == "attraction":
        verb = Text("游览", "visit")
    elif places.kind == "accommodation":
        verb = Text("入住", "stay at")
    else:
        return _meals_said(places, every, either)
    match places.rule:
        case "all":
            return sentence("{verb}{names}", "{verb} {names}", verb=capital(verb), names=every)
        case "any":
            return sentence("至少{verb}其中一处：{names}", "{verb} {names}", verb=capital(verb), names=either)
        case "none":
            return sentence("不{verb}{names}", "Do not {verb} {names}", verb=verb, names=either)


def _meals_said(places: Names, every: Text, either: Text) -> Text:
    verb = _EATS[places.kind]
    match places.rule:
        case "all":
            return sentence("在{names}{verb}", "{verb} at {names}", verb=capital(verb), names=every)
        case "any":
            return sentence(
                "至少在其中一家{verb}：{names}", "{verb} at {names}", verb=capital(verb), names=either
            )
        case "none":
            return sentence("不在{names}{verb}", "Do not {verb} at {names}", verb=verb, names=either)


def _types_said(types: Types) -> Text:
    return types_said(types.kind, types.rule, types.types)


def names_of_types(kind: PlaceKind, types: frozenset[str], city: City) -> frozenset[str]:
    """Names of the places of a kind that have one of these types, cuisines or features."""
    match kind:
        case "attraction":
            rows = ((a.name, a.types or ("",)) for a in city.attractions if city.attraction(a.name) is a)
        case "accommodation":
            rows = ((h.name, h.features or ("",)) for h in city.hotels if city.hotel(h.name) is h)
        case _:
            rows = ((r.name, (r.cuisine or " ",)) for r in city.restaurants if city.restaurant(r.name) is r)
    return frozenset(name for name, kinds in rows if not types.isdisjoint(kinds))


def visiting(demands: Demands, place: str, source: Normal, city: City) -> Demands:
    """With a visit of a place that is named without saying what it is; of an unknown name there can be none."""
    if city.attraction(place) is None and city.restaurant(place) is None and city.hotel(place) is not None:
        stay = Names("accommodation", "all", frozenset({place}))
        return replace(demands, lodging=(*demands.lodging, stay))
    kind: PlaceKind = "restaurant" if city.attraction(place) is None else "attraction"
    return replace(demands, groups=(*demands.groups, OneOfPlaces(kind, frozenset({place}), source)))


def _asks(demands: Demands, atom: Names | Types, city: City) -> Demands:
    kind = atom.kind
    if kind == "accommodation":
        return demands
    sets = [frozenset({value}) for value in sorted(atom.group)] if atom.rule == "all" else [atom.group]
    if isinstance(atom, Types):
        sets = [names_of_types(kind, types, city) for types in sets]
    if atom.rule == "none":
        unwanted = dict(demands.unwanted)
        for activity in MEALS if kind == "restaurant" else (kind,):
            unwanted[activity] = unwanted.get(activity, frozenset()) | sets[0]
        return replace(demands, unwanted=unwanted)
    return replace(demands, groups=(*demands.groups, *(OneOfPlaces(kind, places, atom) for places in sets)))


def _of_lodging(atom: Names | Types, stay: StayChoice, city: City) -> bool:
    has = frozenset({stay.hotel.name} if isinstance(atom, Names) else stay.hotel.features or ("",))
    if atom.rule == "all":
        return atom.group <= has
    return has.isdisjoint(atom.group) == (atom.rule == "none")


def _decided_by(atom: Names | Types) -> Decision | None:
    return "lodging" if atom.kind == "accommodation" else None


def _effort(atom: Names | Types) -> int:
    return 1 if atom.rule == "none" else 4


_NONE: frozenset[str] = frozenset()
_KIND_AND_RULE: Mapping[str, Field] = {
    "kind": OneOf(Text("场所", "Places"), PLACE_KINDS),
    "rule": OneOf(Text("要求", "Rule"), RULES),
}

NAMES = Family(
    name="places",
    about=Text("想去或不想去的地方", "places wanted or unwanted"),
    form=Names,
    shapes=tuple(_shapes(Names, lambda kind: "activity_position(_activity)")),
    says=_names_said,
    fields={**_KIND_AND_RULE, "names": Listed(Text("名称", "Names"), "places")},
    menu={
        "sights": Beginning(Text("景点", "Sights"), Names("attraction", "all", _NONE)),
        "restaurants": Beginning(Text("餐厅", "Restaurants"), Names("restaurant", "all", _NONE)),
        "hotel": Beginning(Text("酒店", "Hotel"), Names("accommodation", "all", _NONE)),
    },
    asks=_asks,
    of_lodging=_of_lodging,
    decided_by=_decided_by,
    effort=_effort,
    hardness=always(5),
)

TYPES = Family(
    name="types",
    about=Text("想要或不想要的类型", "kinds wanted or unwanted"),
    form=Types,
    shapes=tuple(_shapes(Types, _type_of)),
    says=_types_said,
    fields={**_KIND_AND_RULE, "types": Listed(Text("类型", "Types"), "types")},
    menu={
        "sight-types": Beginning(Text("景点类型", "Types of sights"), Types("attraction", "all", _NONE)),
        "cuisines": Beginning(Text("菜系", "Cuisines"), Types("restaurant", "all", _NONE)),
        "hotel-features": Beginning(
            Text("酒店特色", "Features of the hotel"), Types("accommodation", "all", _NONE)
        ),
    },
    asks=_asks,
    of_lodging=_of_lodging,
    decided_by=_decided_by,
    effort=_effort,
    hardness=lambda atom: 1 if atom.kind == "accommodation" else 3,
)
