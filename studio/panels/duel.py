"""Plans of one request side by side: what Compare and Label show. Methods are named only where a title is given."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from components.comparison import duel
from components.comparison.duel import DuelSide
from components.look.formats import money, on_the_way
from components.maps.base_layer import BaseLayer
from components.maps.pin_map import corners_of, pin_map
from components.trip.day_rows import day_cards
from core.errors import SandboxError
from core.model.derived.measures import minutes_on_the_way
from core.model.plan import Meal, Plan, Visit
from core.model.report import Where
from core.sandbox.names.place_names import place_names
from core.sandbox.rides import by_clock, by_services
from core.text import Language
from studio import services
from studio.i18n import Translate, translator
from studio.panels.ground import ground

_BUTTONS = (120, 48)
"""Pixels of a map that its buttons stand on."""
_DESK = 640, 300
_PHONE = (360, 290)
"""Pixels of a map on a phone: pins and names have their usual size there too."""


@dataclass(frozen=True, slots=True, eq=False)
class Contender:
    """A plan as it is shown beside others: its letter, its sandbox, under `title` what may be told of its origin, and
    what does not hold where."""

    letter: str
    plan: Plan
    sandbox: str
    title: str = ""
    standing: tuple[str, str] | None = None
    faults: Mapping[Where, str] = field(default_factory=dict)


def show(contenders: Sequence[Contender], *, say: Translate, key: str) -> None:
    """Draw the plans; their maps show the same ground."""
    duel.show(sides(contenders, say), say=say, key=key)


def sides(contenders: Sequence[Contender], say: Translate, *, day: int | None = None) -> list[DuelSide]:
    """The plans drawn up, or one day of them, their maps of the same ground: what `show` shows."""
    return [_side(one, contenders, day, say) for one in contenders]


def _side(one: Contender, all_of_them: Sequence[Contender], day: int | None, say: Translate) -> DuelSide:
    base = _base(one, say.language)
    # plans of one city show the same ground; a trip elsewhere would leave both of them no room
    there = [other for other in all_of_them if other.plan.target_city == one.plan.target_city]
    bases = [(other.plan, found) for other in there if (found := _base(other, say.language)) is not None]
    corners = corners_of(bases, day) or corners_of(bases)
    names = place_names(base.city if base is not None else None, say.language)
    days = None if day is None else {day}

    def drawn(width: int, height: int) -> str:
        if base is None or corners is None:
            return ""
        return pin_map(one.plan, base, corners, names, days=days, corner=_BUTTONS, width=width, height=height)

    kinds = [activity for _, _, activity in one.plan.activities()]
    figures = [
        say("count-sights", count=sum(isinstance(each, Visit) for each in kinds)),
        say("count-meals", count=sum(isinstance(each, Meal) for each in kinds)),
        *on_the_way(minutes_on_the_way(one.plan), say),
    ]
    cards = day_cards(
        one.plan,
        city=base.city if base is not None else None,
        names=names,
        faults=one.faults,
        lasts=by_services(one.plan, services.sandbox(one.sandbox)) if base is not None else by_clock,
        say=translator(say.language),
    )
    return DuelSide(
        letter=one.letter,
        title=one.title,
        price=money(one.plan.total_cost, say),
        figures=" · ".join(figures),
        map=drawn(*_DESK),
        phone_map=drawn(*_PHONE),
        days=tuple(card for card in cards if day is None or card.day == day),
        standing=one.standing,
    )


def _base(one: Contender, language: Language) -> BaseLayer | None:
    """The ground of the plan's city; None where its sandbox or city is gone: days and prices are shown all the same."""
    try:
        sandbox = services.sandbox(one.sandbox)
    except SandboxError:
        return None
    return (
        ground(sandbox, one.plan.target_city, language)
        if one.plan.target_city in sandbox.city_names
        else None
    )
