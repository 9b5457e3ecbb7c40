"""The choice of a hotel and the rooms in it. Prices are CNY a room and night."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil

from core.dsl.families.demands import StayChoice
from core.dsl.families.places import Names, Types
from core.dsl.families.table import family_of
from core.dsl.normal.values import Atom, Normal
from core.knowledge.travellers import share_a_bed
from core.optimize.instance.problem import Problem
from core.optimize.instance.travel import COMMUTE_MINUTES_PER_KM
from core.optimize.outcome import Impossible
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.constraints import holds
from core.sandbox.city import City
from core.sandbox.places import Hotel, RoomOffer
from core.sandbox.plane import Plane
from core.text import Name, sentence

# Dislike a night of a bed fewer than those who travel together need, where the rooms take them; of two and more, twice that.
_SHARED_BED = 120.0
_MOST_SHORT = 2
# Km from the centre at which the trip becomes one to another place.
_FAR = 25.0


@dataclass(frozen=True, slots=True)
class Lodging:
    """A hotel with so many rooms of one offer for everybody.

    `short` is how many beds fewer there are than they need, `unwished` is the dislike in CNY a person and night,
    `remote` the one in minutes a night for lying far out.
    """

    hotel: Hotel
    offer: RoomOffer
    rooms: int
    short: int = 0
    unwished: float = 0.0
    remote: float = 0.0

    @property
    def cost(self) -> float:
        """CNY a night for everybody."""
        return round(self.offer.price * self.rooms, 2)

    def lying_out(self, remote: float) -> "Lodging":
        """The same, disliked for lying far out; made outright, as this is done for most of a city in every plan."""
        return Lodging(
            hotel=self.hotel,
            offer=self.offer,
            rooms=self.rooms,
            short=self.short,
            unwished=self.unwished,
            remote=remote,
        )


def by_liking(
    lodgings: Sequence[Lodging], problem: Problem, style: SpendingStyle, plane: Plane, centre: complex
) -> list[Lodging]:
    """The lodgings, first those near the centre at a price that feels right."""
    network = problem.city.network

    def dislike(lodging: Lodging) -> float:
        km = abs(plane.point(network.position(lodging.hotel.name)) - centre)
        way = (
            2 * km * COMMUTE_MINUTES_PER_KM * (style.weights.way + style.weights.near)
            + max(0.0, km - _FAR) * 20
        )
        return way + dislike_of_bed(lodging, problem.people, style)

    return sorted(lodgings, key=dislike)


def dislike_of_bed(lodging: Lodging, people: int, style: SpendingStyle) -> float:
    """Minutes that a night is disliked for its price, for too few beds, and for what was wished otherwise."""
    unwished = lodging.unwished * style.levels["accommodation"].yuan
    return (
        style.bed_regret(lodging.cost / people)
        + _SHARED_BED * min(lodging.short, _MOST_SHORT)
        + unwished
        + lodging.remote
    )


def lodgings_of(problem: Problem, rooms: int | None) -> tuple[Lodging, ...]:
    """All ways to put everybody into rooms of one kind, within the stock; `rooms` where their number is given."""
    city, beds = problem.city, problem.likes.beds(problem.people)
    named = (hotel for hotel in city.hotels if city.hotel(hotel.name) is hotel and hotel.name in city.network)
    return tuple(
        lodging
        for hotel in named
        for offer in hotel.offers
        for lodging in _rooms(hotel, offer, problem, rooms, beds)
    )


def _rooms(
    hotel: Hotel, offer: RoomOffer, problem: Problem, given: int | None, beds: int
) -> Iterable[Lodging]:
    """The ways to put everybody, who need so many beds, into rooms of one offer."""
    people = problem.people
    # Where the source says nothing of guests (ChinaTravel), a bed takes one, or two if need be.
    guests = offer.guests if offer.kind else offer.beds
    most = max(offer.guests, offer.beds) if offer.kind else 2 * offer.beds
    alone = offer.kind or problem.likes.own_beds
    in_beds = people if alone else people - share_a_bed(problem.likes.legs)
    fewest = ceil(in_beds / max(most, 1))
    counts = (
        (given,)
        if given is not None
        else dict.fromkeys((ceil(people / max(guests, 1)), fewest, max(fewest, problem.likes.households)))
    )
    for rooms in counts:
        if offer.stock is None or rooms <= offer.stock:
            short = 0 if offer.kind else max(0, beds - rooms * offer.beds)
            yield Lodging(
                hotel=hotel,
                offer=offer,
                rooms=rooms,
                short=short,
                unwished=problem.likes.bed(hotel, offer, rooms, people),
            )


def of_their_own(lodgings: Iterable[Lodging], problem: Problem) -> tuple[Lodging, ...]:
    """The lodgings as those see them who need a bed of their own, whatever the source calls the room."""
    beds = problem.likes.beds(problem.people)
    return tuple(
        one if one.short == short else replace(one, short=short)
        for one in lodgings
        for short in (max(0, beds - one.rooms * one.offer.beds),)
    )


def lodgings_for(
    lodgings: Iterable[Lodging], conditions: Sequence[Normal], city: City
) -> tuple[Lodging, ...]:
    """The lodgings that meet conditions on hotel and rooms."""
    return tuple(lodging for lodging in lodgings if _meets_all(lodging, conditions, city))


def choices_of(
    lodgings: Sequence[Lodging], conditions: Sequence[Normal], city: City
) -> tuple[tuple[Lodging, ...], ...]:
    """The lodgings that meet all conditions, or a choice for each name and feature that has to occur where none does."""
    fitting = lodgings_for(lodgings, conditions, city)
    occurring = [one for one in conditions if has_to_occur(one)]
    if fitting or len(occurring) < 2:
        return (fitting,)
    always = [one for one in conditions if not has_to_occur(one)]
    return tuple(lodgings_for(lodgings, [*always, one], city) for one in occurring)


def has_to_occur(condition: Normal) -> bool:
    """Whether one hotel of several is enough to meet it."""
    return isinstance(condition, (Names, Types)) and condition.rule == "all"


def _meets_all(lodging: Lodging, conditions: Sequence[Normal], city: City) -> bool:
    return all(holds(condition, lambda atom: _met(atom, lodging, city)) for condition in conditions)


def _met(atom: Normal, lodging: Lodging, city: City) -> bool:
    of_lodging = family_of(atom).of_lodging if isinstance(atom, Atom) else None
    stay = StayChoice(lodging.hotel, lodging.offer, lodging.rooms)
    return of_lodging is not None and of_lodging(atom, stay, city)


def no_room(problem: Problem) -> Impossible:
    """That no hotel takes so many people."""
    return Impossible(
        sentence(
            "{city}没有一家酒店的同种房型够 {people} 人住",
            "no hotel in {city} has enough rooms of one kind for {people} people",
            city=Name(problem.city.name),
            people=problem.people,
        ),
        ("target_city", "people_number"),
    )
