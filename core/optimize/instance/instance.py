"""What of a problem and its demands does not depend on style, found once."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

import numpy as np
from numpy.typing import NDArray

from core.dsl.families.demands import Demands
from core.knowledge.hours.pauses import Pause
from core.model.meal_hours import MealHour
from core.model.spells import Spell
from core.model.wished_meals import WishedMeal
from core.optimize.instance.hotels import Lodging, choices_of, lodgings_of, of_their_own
from core.optimize.instance.meals import MEALS_BY_METRICS, TRAVELLERS_MEALS, at_wished_hours
from core.optimize.instance.permits import permit_of
from core.optimize.instance.problem import Problem
from core.optimize.instance.sights.sights import Sights, sights_of
from core.optimize.instance.stops import DayStop, DayStopKind
from core.optimize.instance.tables import Tables, tables_of
from core.optimize.instance.travel import Travel, Ways
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.profile import PlannerProfile
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.caps import UnitCounts, whole_budget
from core.optimize.wishes.likes import Likes
from core.sandbox.plane import Plane

# Km from the middle of a trip within which every hotel is close to it.
_CENTRAL_KM = 3.0
# Km to a station that nobody minds, and minutes a night that each further one is disliked by who takes no taxi.
_TO_A_STATION, _WALK_TO_A_STATION = 0.8, 60.0
# CNY a person and day, beside the fares, that are soon spent; those who have a taxi to themselves; the share of services that are
# cheap.
_LITTLE_A_DAY, _IN_A_TAXI, _CHEAP = 300.0, 2, 0.25
# Km from the sights beyond which it takes so many places to move the middle of a trip.
_FAR, _FEW = 40.0, 2
FAR_FROM_HOTEL = 6.0
"""Minutes that a km from the hotel to a sight or a meal is disliked, times the weight `near`: there and back in the city."""
# So many of the most wanted sights make out the middle of the city.
_WANTED = 20


@dataclass(frozen=True, slots=True)
class Instance:
    """A problem with its demands: the ways of the city, the lodgings that fit, the middle of what one comes for.

    `free_handed` are the sights as one sees them who does not count the money. Of each of the `choices` of lodgings one must be slept in: usually there is one choice, of those that meet all wishes.
    """

    problem: Problem
    demands: Demands
    ways: Ways
    plane: Plane
    choices: tuple[tuple[Lodging, ...], ...]
    centre: complex
    centre_name: str
    profile: PlannerProfile
    free_handed: Sights
    # What depends on a style, made once for each.
    _sights: dict[SpendingStyle, Sights] = field(default_factory=dict, init=False, compare=False)
    _tables: dict[SpendingStyle, Tables] = field(default_factory=dict, init=False, compare=False)
    _travels: dict[SpendingStyle, Travel] = field(default_factory=dict, init=False, compare=False)
    _near: dict[tuple[SpendingStyle, complex], tuple[Sights, Tables]] = field(
        default_factory=dict, init=False, compare=False
    )

    @classmethod
    def of(cls, problem: Problem, demands: Demands, profile: PlannerProfile) -> "Instance":
        """The instance of a problem, the days at the pace that the request wishes, weighed as it says."""
        likes = problem.likes
        profile = (
            problem.emphasis.weighing(profile)
            .at_pace(likes.pace)
            .with_legs(likes.legs)
            .within(likes.sights_a_day)
            .for_days(problem.days)
        )
        network = problem.city.network
        plane = Plane(network.position(problem.outbound[0].end))
        fitting = choices_of(lodgings_of(problem, demands.rooms), demands.lodging, problem.city)
        stations = frozenset({one.end for one in problem.outbound} | {one.start for one in problem.inbound})
        permit = permit_of(demands, likes, profile, stations, tight=_is_tight(problem, demands))
        ways = Ways(network=network, tickets=demands.tickets, cars=demands.cars, permit=permit)
        free_handed = SpendingStyle(weights=profile.weights)
        sights = sights_of(problem.city, plane, free_handed, likes, profile)
        centre, name = _centre(problem, demands, plane, sights, profile.guide)
        if profile.guide is not None:
            fitting = tuple(
                _far_out(of_their_own(choice, problem), profile.guide, ways, plane, centre)
                for choice in fitting
            )
        return cls(
            problem=problem,
            demands=demands,
            ways=ways,
            plane=plane,
            choices=fitting,
            centre=centre,
            centre_name=name,
            profile=profile,
            free_handed=sights,
        )

    @property
    def style(self) -> SpendingStyle:
        """How a traveller with the weights of the profile values things whom no cap pinches."""
        return SpendingStyle(weights=self.profile.weights)

    def liking(self, likes: Likes) -> "Instance":
        """The same instance for people who would have other beds and seats."""
        choices = tuple(
            tuple(
                replace(bed, unwished=likes.bed(bed.hotel, bed.offer, bed.rooms, self.problem.people))
                for bed in choice
            )
            for choice in self.choices
        )
        return replace(self, problem=replace(self.problem, likes=likes), choices=choices)

    def walking(self, km: float) -> "Instance":
        """The same instance for people who walk so far, and to a station."""
        permit = replace(self.ways.permit, walk_km=km, metro_walk_km=km)
        ways = Ways(network=self.ways.network, tickets=self.ways.tickets, cars=self.ways.cars, permit=permit)
        return replace(self, ways=ways)

    @property
    def meals(self) -> Mapping[DayStopKind, DayStop]:
        """The meals of each kind, their places still open: with a guide nobody hurries at table."""
        if self.profile.guide is None:
            return MEALS_BY_METRICS
        return {kind: at_wished_hours((meal,), self.meal_hours)[0] for kind, meal in TRAVELLERS_MEALS.items()}

    @property
    def meal_hours(self) -> tuple[MealHour, ...]:
        """The hours at which one would eat: with a guide one does."""
        return () if self.profile.guide is None else self.problem.likes.meal_hours

    @property
    def pauses(self) -> tuple[Pause, ...]:
        """What is wished for and has its hour and no place: with a guide the days keep time for it."""
        return () if self.profile.guide is None else self.problem.likes.pauses

    @property
    def spells(self) -> Mapping[str, Spell]:
        """When, for how long, or on which day one would be at a place, by its name: with a guide the days are laid around it."""
        return {} if self.profile.guide is None else self.problem.likes.spells

    @property
    def wished_tables(self) -> tuple[tuple[WishedMeal, frozenset[str]], ...]:
        """The meals at which a dish is wished for, with the houses that have it: with a guide it is eaten then."""
        return () if self.profile.guide is None else self.problem.likes.tables

    def sights(self, style: SpendingStyle) -> Sights:
        """The sights of the city for a style."""
        if style.levels["attraction"] == self.style.levels["attraction"]:
            return self.free_handed
        if style not in self._sights:
            problem, profile = self.problem, self.profile
            self._sights[style] = sights_of(problem.city, self.plane, style, problem.likes, profile)
        return self._sights[style]

    def tables(self, style: SpendingStyle) -> Tables:
        """The restaurants of the city for a style."""
        if style not in self._tables:
            problem, guide = self.problem, self.profile.guide
            self._tables[style] = tables_of(
                problem.city, problem.start_city, self.plane, style, problem.likes, guide
            )
        return self._tables[style]

    def places_near(self, style: SpendingStyle, home: complex) -> tuple[Sights, Tables]:
        """The sights and restaurants as they are liked in a style by those who sleep at a point."""
        per_km = FAR_FROM_HOTEL * self.profile.weights.near
        if not per_km:
            return self.sights(style), self.tables(style)
        if (style, home) not in self._near:
            near = self.sights(style).near(home, per_km), self.tables(style).near(home, per_km)
            self._near[style, home] = near
        return self._near[style, home]

    def travel(self, style: SpendingStyle) -> Travel:
        """The rides in the city for a style."""
        if style not in self._travels:
            self._travels[style] = Travel(self.ways, style)
        return self._travels[style]


def _far_out(
    lodgings: Sequence[Lodging], guide: Guide, ways: Ways, plane: Plane, centre: complex
) -> tuple[Lodging, ...]:
    """The lodgings with what each is disliked for lying far from the middle of the trip, or from a station to who takes no taxi."""
    network, walked = ways.network, "taxi" in ways.permit.unwanted or "taxi" not in ways.permit.modes
    out: dict[str, float] = {}
    for name in {one.hotel.name for one in lodgings}:
        far = abs(plane.point(network.position(name)) - centre)
        station = network.nearest_station(name) if walked else None
        beyond = 0.0 if station is None else max(0.0, station.distance - _TO_A_STATION)
        out[name] = guide.remote * max(0.0, far - _CENTRAL_KM) + _WALK_TO_A_STATION * beyond
    return tuple(one.lying_out(out[one.hotel.name]) if out[one.hotel.name] else one for one in lodgings)


def _is_tight(problem: Problem, demands: Demands) -> bool:
    """Whether the budget of one or two, who have a taxi to themselves, leaves little a day beside the fares of cheap services."""
    most = whole_budget(demands.caps, UnitCounts(problem.people, demands.tickets, problem.days))
    if most == inf or problem.people > _IN_A_TAXI:
        return False
    fares = sum(
        float(np.quantile([one.price for one in services], _CHEAP))
        for services in (problem.outbound, problem.inbound)
    )
    return most - fares * demands.tickets < _LITTLE_A_DAY * problem.people * problem.days


def _centre(
    problem: Problem, demands: Demands, plane: Plane, sights: Sights, guide: Guide | None
) -> tuple[complex, str]:
    """The middle of what is asked for, or of the most wanted sights, and its name (a station where there are none).

    What is asked for beyond a day trip from the sights counts where nothing nearer is. With a guide nobody moves out of town for
    an outing, nor for two on a trip of twice as many days: the most wanted sights in town count as well, and no outing.
    """
    network = problem.city.network
    asked = sorted({place for group in demands.groups if len(group.places) == 1 for place in group.places})
    in_town = [number for number, stop in enumerate(sights.stops) if not stop.is_outing][:_WANTED]
    wanted = [sights.stops[number].place for number in in_town]
    worth = np.maximum(sights.worth[in_town], 1.0)
    of_sights = _middle(wanted, worth, problem, plane)
    known = [place for place in asked if place in network]
    if of_sights is not None:
        near = [place for place in known if abs(plane.point(network.position(place)) - of_sights[0]) <= _FAR]
        few = len(known) < _FEW or len(known) * _FEW <= problem.days
        if guide is not None and (near or few):
            stay = [place for place in near if place not in sights.every or not sights.every[place].is_outing]
            weights = np.concatenate([worth, np.full(len(stay), worth.max())])
            of_sights = _middle([*wanted, *stay], weights, problem, plane)
            known = []
        else:
            known = near if near or len(known) < _FEW else known
    middle = _middle(known, np.ones(len(known)), problem, plane) or of_sights
    return middle or (0j, problem.outbound[0].end)


def _middle(
    names: Sequence[str], weights: NDArray[np.float64], problem: Problem, plane: Plane
) -> tuple[complex, str] | None:
    """The place of least total distance to these places: one far resort does not draw it out of the city."""
    if not names:
        return None
    points = np.array([plane.point(problem.city.network.position(name)) for name in names])
    best = int(np.argmin(np.abs(points[:, None] - points[None, :]) @ weights))
    return complex(points[best]), names[best]
