"""Ways inside the city."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from core.dsl.families.demands import Demands
from core.dsl.families.family import Beginning, Family, always
from core.dsl.families.fields import OneOf, Quantity, SomeOf
from core.dsl.families.holes import are_texts, is_amount
from core.dsl.families.kinds import RULES
from core.dsl.normal.shape import Shape
from core.dsl.normal.values import Atom, QuantifiedAtom
from core.dsl.normal.words import EITHER_MODE, EITHER_NAME, MODES, modes, number
from core.sandbox.city import City
from core.text import Text

_OPTIONS: Mapping[str, Text] = {way: MODES[way] for way in ("metro", "taxi", "walk")}
_INNER_RULES = {
    "all": "MODES <= _found",
    "any": "MODES & _found",
    "none": "not MODES & _found",
    "only": "_found <= MODES",
}


@dataclass(frozen=True, slots=True)
class InnerModes(QuantifiedAtom):
    """Ways inside the city, by their main mode (metro, taxi, walk): `all` occur, `any`, `none`, or `only` these."""

    GROUP: ClassVar[str] = "modes"
    rule: Literal["all", "any", "none", "only"]
    modes: frozenset[str]


@dataclass(frozen=True, slots=True)
class InnerModesUnwanted(Atom):
    """Ways inside the city that the traveller does not want, as the released generator wrote it.

    Its text looks for activities of type `transportation`, which plans do not have, so that every plan meets it; the
    wish behind it is `InnerModes("none", modes)`.
    """

    modes: frozenset[str]


@dataclass(frozen=True, slots=True)
class TaxiBeyond(Atom):
    """Ways longer than so many km are by taxi."""

    km: float


def _inner_modes(rule: Any) -> Shape:
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
        lambda atom: {"MODES": atom.modes} if atom.rule == rule else None,
    )


_UNWANTED_SHAPE = Shape(
    """
_found = set()
for _activity in allactivities(plan):
    if activity_type(_activity) == 'transportation':
        _found.add(activity_position(_activity))
result = not MODES & _found
""",
    lambda values: InnerModesUnwanted(values["MODES"]) if are_texts(values["MODES"]) else None,
    lambda atom: {"MODES": atom.modes},
)

_TAXI_SHAPE = Shape(
    """
result = True
for _activity in allactivities(plan):
    if innercity_transport_type(activity_transports(_activity)) != 'taxi' and innercity_transport_distance(activity_transports(_activity)) > KM:
        result = False
""",
    lambda values: TaxiBeyond(values["KM"]) if is_amount(values["KM"]) else None,
    lambda atom: {"KM": atom.km},
)


def _modes_said(atom: InnerModes) -> Text:
    if atom.rule in ("all", "any"):
        said = modes(atom.modes) if atom.rule == "all" else modes(atom.modes, EITHER_MODE)
        return Text(f"市内交通用到{said.zh}", f"{said.en.capitalize()} inside the city at least once")
    said = modes(atom.modes, EITHER_NAME)
    if atom.rule == "only":
        return Text(f"市内交通只用{said.zh}", f"Only {said.en} inside the city")
    return Text(f"市内交通不用{said.zh}", f"No {said.en} inside the city")


def _unwanted_said(atom: InnerModesUnwanted) -> Text:
    said = modes(atom.modes, EITHER_NAME)
    return Text(
        f"市内最好不用{said.zh}（基准的这种写法对任何行程都成立）",
        f"Rather no {said.en} inside the city (as the benchmark writes it, every plan meets this)",
    )


def _taxi_said(atom: TaxiBeyond) -> Text:
    km = number(atom.km)
    return Text(f"市内超过 {km} 公里的路程都打车", f"A taxi for every way longer than {km} km")


def _modes_asked(demands: Demands, atom: InnerModes, city: City) -> Demands:
    match atom.rule:
        case "only":
            return replace(demands, modes=demands.modes & atom.modes)
        case "none":
            return replace(demands, modes=demands.modes - atom.modes)
        case rule:
            sets = [frozenset({mode}) for mode in sorted(atom.modes)] if rule == "all" else [atom.modes]
            return replace(demands, one_of_modes=(*demands.one_of_modes, *sets))


def _unwanted_asked(demands: Demands, atom: InnerModesUnwanted, city: City) -> Demands:
    return replace(demands, disliked_modes=demands.disliked_modes | atom.modes)


def _taxi_asked(demands: Demands, atom: TaxiBeyond, city: City) -> Demands:
    known = demands.taxi_beyond
    return replace(demands, taxi_beyond=atom.km if known is None else min(atom.km, known))


_ABOUT_MODES = Text("市内交通方式", "how one gets about in the city")

INNER_MODES = Family(
    name="innercity_transport",
    about=_ABOUT_MODES,
    form=InnerModes,
    shapes=tuple(map(_inner_modes, _INNER_RULES)),
    says=_modes_said,
    fields={
        "rule": OneOf(Text("要求", "Rule"), {**RULES, "only": Text("只要这些", "only these")}),
        "modes": SomeOf(Text("方式", "By"), _OPTIONS),
    },
    menu={
        "ways": Beginning(Text("市内交通", "Ways inside the city"), InnerModes("none", frozenset({"taxi"})))
    },
    asks=_modes_asked,
)

INNER_MODES_UNWANTED = Family(
    name="innercity_transport",
    about=_ABOUT_MODES,
    form=InnerModesUnwanted,
    shapes=(_UNWANTED_SHAPE,),
    says=_unwanted_said,
    fields={"modes": SomeOf(Text("方式", "By"), _OPTIONS)},
    asks=_unwanted_asked,
    effort=always(0),
)

TAXI_BEYOND = Family(
    name="taxi_beyond",
    about=Text("远处打车", "taxis for long ways"),
    form=TaxiBeyond,
    shapes=(_TAXI_SHAPE,),
    says=_taxi_said,
    fields={"km": Quantity(Text("公里", "Kilometres"), most=1000.0, step=0.5)},
    menu={"taxi-beyond": Beginning(Text("远路打车", "Taxi for long ways"), TaxiBeyond(3.0))},
    asks=_taxi_asked,
)
