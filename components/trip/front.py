"""Other trips for the same request as a list, by what each costs, shows, and takes on the way."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import streamlit as st

from components.look.escape import plain
from components.look.formats import exact_money, way_time
from studio.i18n import Translate

FrontMeasure = Literal["cost", "sights", "transfer"]
MEASURES: tuple[FrontMeasure, ...] = ("cost", "sights", "transfer")
_SIGNS = {"shown": "✚", "front": "●", "different": "◆"}


class Option(NamedTuple):
    """A trip: CNY for everybody, number of sights, minutes on the way in the city; `shown` is the one on the page."""

    cost: float
    sights: int
    transfer: int
    kind: Literal["shown", "front", "different"]


def worth_showing(options: Sequence[Option], by: Sequence[FrontMeasure]) -> dict[int, Option]:
    """The options by their numbers: the shown one, those that no other beats in these measures, those clearly different.

    Of options that are equal in the measures the first stands for all.
    """
    kept: dict[int, Option] = {}
    for number, option in enumerate(options):
        is_beaten = any(_beats(other, option, by) for other in options)
        is_repeated = any(_values(one, by) == _values(option, by) for one in kept.values())
        if option.kind == "shown" or (not is_beaten and not is_repeated):
            kept[number] = option if option.kind == "shown" else option._replace(kind="front")
        elif option.kind == "different" and not is_repeated:
            kept[number] = option
    return kept


def picked(event: object) -> int | None:
    """The number of the option that a click in the chart meant."""
    match event:
        case {"selection": {"picked": [{"number": int(number)}, *_]}}:
            return number
        case _:
            return None


def choice(options: Mapping[int, Option], *, say: Translate, key: str) -> int | None:
    """Draw the options as a list that the arrow keys move in, and return the number of the chosen one."""
    return st.radio(
        say("others-list"),
        list(options),
        index=None,
        format_func=lambda number: plain(f"{_SIGNS[options[number].kind]} {sentence(options[number], say)}"),
        key=key,
        label_visibility="collapsed",
    )


def sentence(option: Option, say: Translate) -> str:
    """An option in words: cost, sights, time on the way."""
    parts = [exact_money(option.cost, say), say("verdict-sights", count=option.sights)]
    return " · ".join([*parts, say("other-transfer", span=way_time(option.transfer, say))])


def _values(option: Option, by: Sequence[FrontMeasure]) -> list[float]:
    """What an option is compared by: the smaller the better."""
    return [-option.sights if measure == "sights" else getattr(option, measure) for measure in by]


def _beats(one: Option, other: Option, by: Sequence[FrontMeasure]) -> bool:
    mine, theirs = _values(one, by), _values(other, by)
    return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))
