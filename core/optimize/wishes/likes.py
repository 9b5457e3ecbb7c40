"""What a request likes and dislikes without demanding it, and the crowds that its dates bring.

Each is worth minutes for a free-handed traveller. A wish for a bed or a seat is told as the CNY a person that it may cost, so
that it counts as much against the money of a thrifty one: a soft wish is given up before the budget is, and not before.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import ceil, inf
from types import MappingProxyType

from core.knowledge.hours.pauses import Pause
from core.knowledge.places import Legs
from core.knowledge.travellers import share_a_bed
from core.model.clock import NEVER
from core.model.meal_hours import MealHour
from core.model.query import FULL_PACE, SLOW_PACE, Preference, Subject
from core.model.spells import Spell
from core.model.wished_meals import WishedMeal
from core.optimize.wishes.service_kinds import kinds_of_service
from core.optimize.wishes.sought import Sought
from core.sandbox.places import Attraction, Hotel, Restaurant, RoomOffer, Service
from core.sandbox.queue_time import BASE_MINUTES, GRADES, grade_as_released, grade_of

Dates = tuple[date, date]
_OF_MONEY: tuple[Subject, ...] = ("accommodations", "transportation")
_WAYS = {"高铁", "火车", "飞机"}
_NOTHING = Preference(frozenset(), frozenset())
NOTHING: Mapping[str, float] = MappingProxyType({})
_LIKED_SIGHT, _DISLIKED_SIGHT = 75.0, 120.0
_DISLIKED_MEAL = 60.0
# A meal where nobody of them can eat much: dearer than a third and fourth of one cuisine.
_OUTSIDE_OF_A_DIET, _AGAINST_A_DIET = 700.0, 300.0
# CNY a person: a night, a way.
_WISHED_BED, _WISHED_SEAT = 400.0, 1_000.0
# CNY a person and night that nobody pays for.
_EMPTY_BED = 75.0
# CNY a person and night that one bed for a parent and a child is disliked.
_ONE_BED = 40.0
# CNY a person and night that a couple dislikes two beds in its room.
_TWO_BEDS = 200.0
# CNY a person and night that a couple in two rooms dislikes, or a family in more rooms than it needs; the grown with their
# parents may be in two.
_APART, _APART_FROM_PARENTS = 1_000.0, 50.0
# How many a room takes: the grown are two, of a family with small children three.
_GROWN_IN_A_ROOM, _FAMILY_IN_A_ROOM = 2, 3
# CNY a person and night that three of the grown dislike one room for.
_CROWDED_ROOM = 60.0
# The same of two who do not say that they are friends or colleagues: they share a room, and where it has one bed, that.
_APART_AS_TWO = 160.0
# The same of couples, and of families, for fewer rooms than there are of them.
_AMONG_OTHERS = 250.0
_PARENTS_AND_A_CHILD = 3
# CNY a person and night that a couple or a family dislikes a hotel for players of games, or a bed in a dormitory.
_ODD_BED, _ODD_HOTELS = 80.0, ("电竞", "青年旅舍", "青旅", "胶囊", "情趣")
# The same of a house that takes in women alone, whoever does not say that they are.
_NO_BED, _FOR_WOMEN = 2_000.0, ("女生", "女子公寓", "女子旅舍", "女性")
# CNY a person that a CNY of a fare counts for more, where cheap ones are wished for.
_CHEAP_FARES = 1.0
# CNY a person that a night on board is disliked as much as.
_NIGHT = 1_000.0
# Of the queue model, in the evening and in the afternoon.
_QUIET_SLOT, _BUSY_SLOT = 0.7, 1.1
# A trip without dates may be on any of these.
_UNDATED = (GRADES["weekday"][0], GRADES["weekend"][0])


@dataclass(frozen=True, slots=True)
class Likes:
    """Likes and dislikes of a request by subject, and the least and the most crowded of its days (factors of a queue).

    `wished` are minutes that places are liked more for what the words wish for, by name, `asked` the sights that they ask for by name, `dates` the first and the last
    day, `legs` the old and the young who come along, `couple` says that the two of them are one, or all of them couples, `households` how many couples or families they are, `dishes` are
    the restaurants that serve each dish that is wished for, as often as one has it, who `sleeps_in` would not rise early, who `lies_in` would sleep into the morning, who `rises_early` is out with the first light, who is `back_tonight` does
    it for one day, who is `driven` takes a car to the next place, who `rests` does so after lunch, who is `out_late` is no earlier in bed than midnight, who came `for_lights` is out of an evening, `hotels` are those that are each thing which is wished for of one, and those `further` from what one would sleep near are disliked so much (CNY a person and night); they have `own_beds`, whoever could share one; `women` may sleep where nobody else does; who `walks_little` is taken about as the old are; those of the `quarter` lie where one would sleep; one is `out_from` a minute of every day and `back_by` another, and sees `sights_a_day` at most. `eats_at`
    are the houses where each of them finds what their diets allow, with the minutes that a meal there is liked more, and it `shuns` those of little else than what they do not eat; none where they eat anywhere; who keeps `halal` eats nowhere else. `for_both` are the cookings that some of them need and the others do not: once is enough. For `pauses` the days keep time: one has to be `there_by` a minute of the first day, would be `home_by` one of the last, and stays on the last one until `leaves_from`; `tables` are the meals
    at which a dish is wished for, each with the houses to which one goes for it; of each of the `sights_wished`, the places that are one thing, they would see one, or one on several days; at one of the `days_out` they are for a whole day; who would see something `unusual` has seen what people come for; `spells` are when, or how long, they would be at a place, by its name, and would eat at these `meal_hours`. A `pair` are two who are neither a couple nor friends, by their words. Their children are `teens`, none of them small; `gourmets` came to eat; meals are dear from `dear_from` (CNY) on to who would have none of the fine tables. Who is `frugal` takes no taxi where there is a metro, and any train; who wishes for `cheap_fares` takes any train too. Who is `hardened` takes
    night trains and rooms with more beds than people where that saves money.
    """

    preferences: Mapping[Subject, Preference] = field(default_factory=dict)
    crowds: tuple[float, float] = _UNDATED
    hardened: bool = False
    wished: Mapping[str, float] = field(default_factory=dict)
    asked: frozenset[str] = frozenset()
    dates: Dates | None = None
    legs: frozenset[Legs] = frozenset()
    couple: bool = False
    households: int = 1
    dishes: tuple[Sought, ...] = ()
    sleeps_in: bool = False
    lies_in: bool = False
    rises_early: bool = False
    back_tonight: bool = False
    driven: bool = False
    rests: bool = False
    out_late: bool = False
    for_lights: bool = False
    hotels: tuple[frozenset[str], ...] = ()
    further: Mapping[str, float] = field(default_factory=dict)
    own_beds: bool = False
    women: bool = False
    walks_little: bool = False
    quarter: frozenset[str] = frozenset()
    out_from: int | None = None
    back_by: int | None = None
    sights_a_day: int | None = None
    eats_at: Mapping[str, float] = field(default_factory=dict)
    shuns: frozenset[str] = frozenset()
    halal: bool = False
    for_both: frozenset[str] = frozenset()
    spells: Mapping[str, Spell] = field(default_factory=dict)
    frugal: bool = False
    cheap_fares: bool = False
    pauses: tuple[Pause, ...] = ()
    tables: tuple[tuple[WishedMeal, frozenset[str]], ...] = ()
    sights_wished: tuple[Sought, ...] = ()
    days_out: frozenset[str] = frozenset()
    unusual: bool = False
    pair: bool = False
    meal_hours: tuple[MealHour, ...] = ()
    teens: bool = False
    gourmets: bool = False
    dear_from: float = inf
    there_by: int = NEVER
    home_by: int = NEVER
    leaves_from: int = 0

    def shut(self, weekdays: Collection[int]) -> frozenset[int]:
        """The days of the trip that fall on these days of the week (1 Monday); none where its dates are not known."""
        if self.dates is None or not weekdays:
            return frozenset()
        return frozenset(
            number for number, day in enumerate(_days(self.dates), 1) if day.isoweekday() in weekdays
        )

    def fewer(self) -> Iterator["Likes"]:
        """What is left of the likes of somebody who gives some of them up for the budget: ever less."""
        steps: tuple[tuple[Subject, ...], ...] = (("accommodations",), ("transportation",), _OF_MONEY)
        for given_up in steps:
            if all(self._has(subject) for subject in given_up):
                yield self._without(given_up)
        yield replace(self._without(_OF_MONEY), hardened=True)

    def _has(self, subject: Subject) -> bool:
        of_beds = bool(self.quarter or self.hotels or self.further)
        return self._preference(subject) != _NOTHING or (subject == "accommodations" and of_beds)

    def _without(self, given_up: Collection[Subject]) -> "Likes":
        left = {subject: one for subject, one in self.preferences.items() if subject not in given_up}
        if "accommodations" not in given_up:
            return replace(self, preferences=left)
        return replace(self, preferences=left, quarter=frozenset(), hotels=(), further={})

    @property
    def tired_legs(self) -> frozenset[Legs]:
        """Whose legs the sights and the ways have to think of: who would not walk much goes about as the old do."""
        return self.legs | ({"old"} if self.walks_little else frozenset())

    @property
    def together(self) -> bool:
        """Whether they share rooms: a couple, parents and children, small or grown."""
        return self.couple or bool(self.legs) or self.teens

    def beds(self, people: int) -> int:
        """How many beds they need: a couple shares one, and so does a small child with a parent.

        Somebody grown and a mother or a father, friends and colleagues need one each; of three and more who have the old along, or
        teenagers, two are taken for the parents, who share.
        """
        if self.own_beds:
            return people
        if self.teens:
            return people - (people >= _PARENTS_AND_A_CHILD)
        if self.couple or "young" in self.legs:
            return ceil((people - share_a_bed(self.legs)) / 2)
        return people - ("old" in self.legs and people >= _PARENTS_AND_A_CHILD)

    @property
    def pace(self) -> int:
        """How full one would like the days: -1 slow, 1 full, 0 as usual."""
        rhythm = self._preference("rhythm")
        return (FULL_PACE in rhythm.wanted or SLOW_PACE in rhythm.unwanted) - (
            SLOW_PACE in rhythm.wanted or FULL_PACE in rhythm.unwanted
        )

    def sight(self, attraction: Attraction) -> float:
        """Minutes that a sight is liked more for its types."""
        wish, wished = self._preference("attractions"), self.wished.get(attraction.name, 0.0)
        if wish == _NOTHING:
            return wished
        types = ";".join(attraction.types)
        liked = sum(kind in types for kind in wish.wanted)
        unliked = any(kind in types for kind in wish.unwanted)
        return _LIKED_SIGHT * liked - _DISLIKED_SIGHT * unliked + wished

    def meal(self, restaurant: Restaurant) -> float:
        """Minutes that a meal is disliked for an unwanted cuisine, less those for what is wished for."""
        unliked = restaurant.cuisine in self._preference("diet").unwanted
        outside = bool(self.eats_at) and restaurant.name not in self.eats_at
        diet = _OUTSIDE_OF_A_DIET * outside + _AGAINST_A_DIET * (restaurant.name in self.shuns)
        liked = self.wished.get(restaurant.name, 0.0) + self.eats_at.get(restaurant.name, 0.0)
        return _DISLIKED_MEAL * unliked + diet - liked

    @property
    def kinds(self) -> frozenset[str]:
        """Types of sights that one would like to see."""
        return self._preference("attractions").wanted

    @property
    def cuisines(self) -> frozenset[str]:
        """Cuisines that all of them would like to eat once."""
        return self._preference("diet").wanted - self.for_both

    def bed(self, hotel: Hotel, offer: RoomOffer, rooms: int, people: int) -> float:
        """CNY a person and night that rooms in a hotel are disliked for: not as wished, or with beds for nobody."""
        wish, features = self._preference("accommodations"), frozenset(hotel.features)
        missed = sum([hotel.name not in names for names in self.hotels])
        missed += bool(wish.wanted) and features.isdisjoint(wish.wanted)
        unwanted = not features.isdisjoint(wish.unwanted)
        elsewhere = bool(self.quarter) and hotel.name not in self.quarter
        empty = max(0, rooms * offer.guests - people) if offer.kind and not self.hardened else 0
        odd = _ODD_BED * (self.together and any(word in hotel.name for word in _ODD_HOTELS))
        odd += _NO_BED * (not self.women and any(word in hotel.name for word in _FOR_WOMEN))
        one_bed = _ONE_BED * ("young" in self.legs and rooms * offer.beds == 1)
        two_beds = _TWO_BEDS * (self.couple and rooms == 1 and offer.beds > 1)
        grown = not (self.couple or self.teens) and "young" not in self.legs
        in_a_room = _FAMILY_IN_A_ROOM if "young" in self.legs and not self.own_beds else _GROWN_IN_A_ROOM
        fewest = max(ceil(people / in_a_room), self.households)
        apart = (_APART_FROM_PARENTS if grown else _APART) * (self.together and rooms > fewest)
        apart += _APART_AS_TWO * (self.pair and rooms > 1)
        crowded = _CROWDED_ROOM * (grown and rooms < fewest and not offer.kind and not self.hardened)
        crowded += _AMONG_OTHERS * (rooms < self.households and not self.hardened)
        return (
            _WISHED_BED * (max(missed, unwanted) + elsewhere)
            + self.further.get(hotel.name, 0.0)
            + _EMPTY_BED * empty
            + apart
            + crowded
            + one_bed
            + two_beds
            + odd
        )

    def seat(self, service: Service, nights: int) -> float:
        """CNY a person that a service is disliked for its nights on board, and for its kind where another is wished."""
        wish = self._preference("transportation")
        kinds = kinds_of_service(service)
        between_cities = wish.wanted & _WAYS
        unwished = (bool(between_cities) and kinds.isdisjoint(between_cities)) or not kinds.isdisjoint(
            wish.unwanted
        )
        fare = _CHEAP_FARES * service.price * self.cheap_fares
        sleeps_badly = not (self.hardened or self.frugal)
        return fare + _WISHED_SEAT * unwished + _NIGHT * nights * sleeps_badly

    def queue(self, attraction: Attraction) -> tuple[float, float]:
        """Minutes that one queues at a sight, at least and at most: by its types, the days and the hour."""
        bases = [BASE_MINUTES[kind] for kind in attraction.types if kind in BASE_MINUTES] or [0.0]
        least, most = self.crowds
        return min(bases) * least * _QUIET_SLOT, max(bases) * most * _BUSY_SLOT

    def _preference(self, subject: Subject) -> Preference:
        return self.preferences.get(subject, _NOTHING)


def likes_of(
    preferences: Mapping[Subject, Preference],
    dates: Dates | None,
    wished: Mapping[str, float] = NOTHING,
    legs: frozenset[Legs] = frozenset(),
    *,
    couple: bool = False,
    dishes: tuple[Sought, ...] = (),
    sleeps_in: bool = False,
    back_tonight: bool = False,
) -> Likes:
    """The likes of a request with these preferences, dates (None: not known), minutes of liking by name, company and wished dishes."""
    likes = Likes(
        preferences=preferences,
        wished=wished,
        dates=dates,
        legs=legs,
        couple=couple,
        dishes=dishes,
        sleeps_in=sleeps_in,
        back_tonight=back_tonight,
    )
    if dates is None:
        return likes
    # Where the calendar and the released evaluator's fixed days disagree, both are allowed for.
    crowds = [GRADES[grade(day)][0] for day in _days(dates) for grade in (grade_of, grade_as_released)]
    return replace(likes, crowds=(min(crowds), max(crowds)))


def _days(dates: Dates) -> list[date]:
    first, last = dates
    return [first + timedelta(days=number) for number in range((last - first).days + 1)]
