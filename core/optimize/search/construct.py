"""Construction of a trip of which services, hotels and style are decided: what is asked for first, then the rest.

Every decision is taken among those that keep the trip feasible, so that a plan meets the environment constraints
(ChinaTravel, Table 5) by construction. Times in minutes, money in CNY.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf

from core.dsl.families.costs import CostCap
from core.dsl.families.demands import Demands
from core.knowledge.hours.pauses import Pause
from core.model.plan import Plan
from core.optimize.days.day_bounds import FULL_MEALS, meals_missed
from core.optimize.days.filling.exchange import at_better_hours, exchanged, mended
from core.optimize.days.filling.fill import DayFiller
from core.optimize.days.filling.modes import using_modes
from core.optimize.days.filling.required import RequiredPlaces
from core.optimize.days.liking import monotony_of, tiring_of
from core.optimize.days.offers import Offers
from core.optimize.days.outline import TripOutline, empty_days
from core.optimize.days.patience import Patience
from core.optimize.days.schedule import Timeline
from core.optimize.days.trip import TripDays
from core.optimize.instance.hotels import dislike_of_bed
from core.optimize.instance.instance import Instance
from core.optimize.instance.service_times import dislike_back, dislike_there
from core.optimize.instance.sights.sights import Sights
from core.optimize.instance.tables import Tables
from core.optimize.search.build import Decisions, build_plan
from core.optimize.search.pauses import missed, with_blocks, with_pauses
from core.optimize.search.rests import with_bags, with_rests, with_rests_in_gaps
from core.optimize.search.seeds import UNSEEDED, Seeds, outings_among, with_seeds
from core.optimize.search.spare import without_spare_time
from core.optimize.search.wished_meals import missed_meals, with_wished_meals
from core.optimize.wishes.sought import Sought

# Minutes that a trip gains at most, but for one in fifty, by sights that change days.
_GAINED_BY_DISTRICT = 1_000.0
# Minutes on the way to a table.
_FAR_OFF = 20


@dataclass(frozen=True, slots=True)
class Built:
    """A whole trip of an instance; `objective` in minutes, smaller is better; `pinched` are the caps that forbade something,
    `meals_missed` the lunches and dinners that are due and not in it."""

    instance: Instance
    outline: TripOutline
    plan: Plan
    objective: float
    decisions: Decisions
    pinched: frozenset[CostCap]
    meals_missed: int = 0


@dataclass(frozen=True, slots=True)
class TooDear:
    """What is needed costs more than these caps."""

    caps: tuple[CostCap, ...]


@dataclass(frozen=True, slots=True)
class NoRoom:
    """The days have no time for the ways, or for what is asked for."""


WayOfFilling = Callable[[DayFiller, TripDays], TripDays]


def construct(
    instance: Instance,
    outline: TripOutline,
    patience: Patience,
    seeds: Seeds = UNSEEDED,
    known: float = inf,
) -> Built | TooDear | NoRoom:
    """The trip of an outline: what is required first, then the `seeds`, then the days filled. Raises Interrupted.

    Its sights change days only where it may become as good as a trip that is `known`, by its objective.
    """

    def filled(filler: DayFiller, trip: TripDays) -> TripDays:
        trip = _filled(filler, trip)
        objective = objective_of(instance, outline, trip) + filler.liked.spoilt(trip)
        hopeless = filler.profile.guide is None or objective > known + _GAINED_BY_DISTRICT
        return trip if hopeless else _by_district(filler, trip)

    return _constructed(instance, outline, patience, filled, seeds)


def sketch(instance: Instance, outline: TripOutline, patience: Patience) -> Built | TooDear | NoRoom:
    """The trip of an outline whose days are filled once, in half the time. Raises Interrupted."""
    return _constructed(instance, outline, patience, _sketched)


def _constructed(
    instance: Instance,
    outline: TripOutline,
    patience: Patience,
    filling: WayOfFilling,
    seeds: Seeds = UNSEEDED,
) -> Built | TooDear | NoRoom:
    patience.spend(1 + instance.problem.days)
    trip = empty_days(instance, outline, patience)
    if trip is None:
        return NoRoom()
    ledger = trip.ledger
    if over := ledger.overspent(trip.timelines, fed=False):
        return TooDear(over)
    sights, tables = _liked_places(instance, outline)
    # what is asked for comes before hours of one's own where both have no room, and never before a meeting
    trip = with_blocks(trip, _engaged(instance.pauses) if outline.hurried else instance.pauses)
    bare, trip = trip, with_bags(trip)
    seated = with_wished_meals(
        trip,
        instance.wished_tables,
        tables,
        instance.demands.unwanted,
        instance.meal_hours,
    )
    placed = _required(instance, outline, seated, sights, tables)
    # what is demanded comes before an evening for a dish, and before a rest on arrival
    for less in (trip,) if bare is trip else (trip, bare):
        if placed is None and less is not seated:
            placed = _required(instance, outline, less, sights, tables)
    trip = placed
    if trip is None:
        return TooDear(tuple(ledger.pinched)) if ledger.pinched else NoRoom()
    ledger.pinched.clear()
    filler = _filler(instance, sights, tables)
    # who is out for the day has no rest in the hotel after lunch
    trip = with_seeds(trip, outings_among(seeds, sights), filler.offers)
    trip = with_rests(with_blocks(trip, instance.pauses) if outline.hurried else trip)
    trip = with_pauses(trip, instance.pauses, sights, instance.demands.unwanted.get("attraction", ()))
    trip = with_seeds(trip, seeds, filler.offers)
    trip = using_modes(filling(filler, trip), instance.demands.one_of_modes)
    if instance.profile.guide is not None:
        if instance.problem.likes.legs:
            trip = with_rests_in_gaps(trip)
        outline, trip = without_spare_time(instance, outline, trip)
    if over := ledger.overspent(trip.timelines):
        return TooDear(over)
    return built_of(instance, outline, trip, filler.liked.spoilt(trip))


def _engaged(pauses: Iterable[Pause]) -> tuple[Pause, ...]:
    """The pauses in which one is at a meeting."""
    return tuple(pause for pause in pauses if pause.block is not None and pause.block.engaged)


def built_of(instance: Instance, outline: TripOutline, trip: TripDays, spoilt: float = 0.0) -> Built:
    """The whole trip of days that are finished, of which so much is disliked that no day tells by itself."""
    decisions = Decisions(outline.journey, outline.stays, trip.timelines)
    return Built(
        instance=instance,
        outline=outline,
        plan=build_plan(instance.problem, decisions, instance.ways),
        objective=objective_of(instance, outline, trip) + spoilt,
        decisions=decisions,
        pinched=frozenset(trip.ledger.pinched.union(trip.ledger.spent_up(trip.timelines))),
        meals_missed=sum(
            meals_missed(trip.bounds[day], now.stops, now.starts, now.ends)
            for day, now in trip.timelines.items()
        ),
    )


def _required(
    instance: Instance, outline: TripOutline, trip: TripDays, sights: Sights, tables: Tables
) -> TripDays | None:
    stays = outline.stays
    return RequiredPlaces(
        trip=trip,
        demands=instance.demands,
        plane=instance.plane,
        sights=sights,
        tables=tables,
        meals=instance.meals,
        hurried=outline.hurried,
        hotel_of=lambda day: stays[day].hotel.name if day in stays else "",
        spells=instance.spells,
    ).placed()


def _filler(instance: Instance, sights: Sights, tables: Tables) -> DayFiller:
    timed = [houses for _, houses in instance.wished_tables]
    offers = Offers(
        plane=instance.plane,
        sights=sights,
        tables=tables,
        profile=instance.profile,
        unwanted=instance.demands.unwanted,
        settled=instance.demands.settled,
        cuisines=instance.problem.likes.cuisines,
        wished=frozenset(name for name, minutes in instance.problem.likes.wished.items() if minutes > 0),
        dishes=_dishes(instance),
        timed=frozenset[str]().union(*timed),
        diet=frozenset(instance.problem.likes.eats_at),
        meal_hours=instance.meal_hours,
        dated=_dated(instance.demands) | {place for place, one in instance.spells.items() if one.on_day},
    )
    return DayFiller(offers, instance.profile)


def _dishes(instance: Instance) -> tuple[Sought, ...]:
    """The dishes that are wished for, those that are for one meal among them."""
    dishes = instance.problem.likes.dishes
    known = {one.names for one in dishes}
    return (
        *dishes,
        *dict.fromkeys(Sought(houses) for _, houses in instance.wished_tables if houses not in known),
    )


def _dated(demands: Demands) -> frozenset[str]:
    """The places that are asked for on one day, or before or after another."""
    on_a_day = {place for group in demands.groups if group.day is not None for place in group.places}
    return frozenset(on_a_day.union(*((one.first, one.second) for one in demands.orders)))


def _filled(filler: DayFiller, trip: TripDays) -> TripDays:
    for day in _longest_first(trip):
        trip = filler.filled(trip, day)
    for day in _longest_first(trip) if filler.profile.route else ():
        trip = filler.polished(trip, day)
    return trip


def _by_district(filler: DayFiller, trip: TripDays) -> TripDays:
    """The trip with its sights on the days on which they lie near each other, each day in its best order."""
    before, trip = trip, mended(filler, exchanged(filler, trip))
    for day in _longest_first(trip):
        now = trip.timelines[day]
        if now is not before.timelines[day] or _eats_far_off(now):
            trip = filler.settled(trip, day)
    return at_better_hours(filler, trip)


def _eats_far_off(now: Timeline) -> bool:
    """Whether one rides far to a lunch or a dinner and far on from it: its table was chosen before the sights around it."""
    meals = (number for number, stop in enumerate(now.stops) if stop.kind in FULL_MEALS)
    return any(min(ride.minutes for ride in now.rides[number : number + 2]) > _FAR_OFF for number in meals)


def _sketched(filler: DayFiller, trip: TripDays) -> TripDays:
    for day in _longest_first(trip):
        trip = filler.sketched(trip, day)
    return trip


def _longest_first(trip: TripDays) -> list[int]:
    """Whole days first: they take the best sights, and the days of arrival and departure fill up with what is left."""
    bounds = trip.bounds
    return sorted(bounds, key=lambda day: (bounds[day].begins - bounds[day].due, day))


def _liked_places(instance: Instance, outline: TripOutline) -> tuple[Sights, Tables]:
    """The sights and restaurants as they are liked by those who sleep there."""
    network, first = instance.problem.city.network, outline.stays.get(outline.journey.day)
    home = instance.centre if first is None else instance.plane.point(network.position(first.hotel.name))
    return instance.places_near(outline.style, home)


def objective_of(instance: Instance, outline: TripOutline, trip: TripDays) -> float:
    """How little the trip is liked, in minutes; the scatter of its sights is not in it."""
    people = instance.problem.people
    style = instance.style
    beds = sum(dislike_of_bed(lodging, people, style) for lodging in outline.stays.values())
    tired = sum(tiring_of(day, instance.profile) for day in trip.timelines.values())
    tired += monotony_of(trip.timelines.values(), instance.profile, instance.free_handed.kinds)
    journey, likes, guide = outline.journey, instance.problem.likes, instance.profile.guide
    rides = dislike_there(journey.outbound, style, likes, guide) + dislike_back(
        journey.inbound, style, likes, guide
    )
    tired += missed(trip, instance.pauses) + missed_meals(trip, instance.wished_tables)
    if guide is not None:
        tired += guide.spent_margin * max(0.0, trip.ledger.into_the_margin(trip.timelines))
    return rides + beds + tired - sum(day.base for day in trip.timelines.values())
