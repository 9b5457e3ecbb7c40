"""What the hours, the ways and the fare of a service are to who takes it. Times are minutes since the midnight that the first day begins with."""

from core.knowledge.stations import minutes_out
from core.model.clock import DAY_MINUTES
from core.optimize.preferences.guide import Guide
from core.optimize.preferences.spending import SpendingStyle
from core.optimize.wishes.likes import Likes
from core.sandbox.places import Service

# The hours in which time in the city is worth something.
_CITY_OPENS, _CITY_CLOSES = 9 * 60, 21 * 60
ON_BOARD = 0.4
"""Minutes that a minute on board of a train or a flight, or of waiting for it, is disliked."""
# dislike of a night on board of those whom a budget has hardened, and of students who count their money
_NIGHT, _NIGHT_OF_THE_FRUGAL = 800, 250
_EARLY, _LATE = 6 * 60 + 45, 22 * 60
# The hours that people feel: departures and arrivals before one has slept, and arrivals after one would be in bed.
_DARK_UNTIL, _DARK_FROM = 6 * 60, 22 * 60
_UP_BY, _LATE_HOME, _BED_BY = 7 * 60 + 15, 22 * 60, 23 * 60
# Who counts their money is home so much later.
_STUDENTS_LATER = 60
# Minutes that who is back the same day is at the station before others.
_UP_FOR_A_DAY = 20
# Trains of hard seats and bunks; how many times a minute between a remote station and the city is minded.
_SLOW_TRAINS, _FAR_OUT = ("直达", "特快", "快速", "普快"), 2
# An odd minute is minded twice as much by the end of so many.
_ODD_HOUR = 60
# Minutes on board that are enough, and how much more those beyond are to the old and the young.
_LONG_RIDE, _LONG_FOR_THE_GENTLE = 5 * 60, 2.5
# Minutes that the old and the young are in bed before others, and up after them; those who would not rise early are up later.
_EARLIER_TO_BED, _SLEEPS_IN, _SMALL_TO_BED = 45, 90, 100
# How many times more a night on the way is disliked with the old or the young.
_NIGHT_OF_THE_GENTLE = 3.0
_LUNCH_TIME, _AFTERNOON_ENDS, _DINNER_TIME = 11 * 60 + 30, 17 * 60, 17 * 60 + 30
# Who leaves before has lost the morning as well.
_MORNING_ENDS = 13 * 60
# The last day of the small is over earlier: they have no bed to sleep in after lunch.
_LAST_DAY_OF_THE_SMALL = 15 * 60 + 30
# From the station to where one has to be.
_TO_A_BLOCK = 45
# From the station of the own city to the door.
_TO_THE_DOOR = 30
# More than an hour of sleep and half a day of the city, and each minute of what one came for.
_MISSED, _MISSED_MINUTE = 2_000.0, 6.0


def margin(service: Service) -> int:
    """Minutes to be at the station (30) or airport (90) before departure."""
    return 90 if service.kind == "airplane" else 30


def way_out(service: Service) -> int:
    """Minutes from the arrival to the street."""
    return 20 if service.kind == "airplane" else 5


def nights_on_board(service: Service) -> int:
    """How many midnights a service passes: by its duration, and at least one where it arrives earlier than it departs."""
    by_duration = round((service.departs + service.duration * 60 - service.arrives) / DAY_MINUTES)
    return max(by_duration, 1 if service.arrives < service.departs else 0)


def lost_there(service: Service) -> float:
    """Minutes of the city's day that are over, or days that are, when one arrives."""
    nights, out = nights_on_board(service), service.arrives + way_out(service)
    return nights * (_CITY_CLOSES - _CITY_OPENS) + max(0, min(out, _CITY_CLOSES) - _CITY_OPENS)


def lost_back(service: Service) -> float:
    """Minutes of the city's last day that are still to come when one has to be at the station."""
    return _CITY_CLOSES - min(max(service.departs - margin(service), _CITY_OPENS), _CITY_CLOSES)


def endured_there(service: Service, style: SpendingStyle, likes: Likes) -> float:
    """Minutes that a service to the city is disliked for itself: late or early, waited for, on board of it, and its fare."""
    out = service.arrives + way_out(service)
    too_early = max(0, _CITY_OPENS - 120 - out) if nights_on_board(service) else 0
    late = max(0, out - _LATE) * 2
    waiting = margin(service) * ON_BOARD
    return too_early + late + waiting + _on_board(service, style, likes)


def endured_back(service: Service, style: SpendingStyle, likes: Likes) -> float:
    """The same of a service home."""
    late = 0 if nights_on_board(service) else max(0, service.arrives - _LATE - 60)
    return late + _on_board(service, style, likes)


def _on_board(service: Service, style: SpendingStyle, likes: Likes) -> float:
    minutes = service.minutes + max(0, nights_on_board(service) - 1) * DAY_MINUTES
    at_station = service.departs - margin(service)
    weights = style.weights
    early = max(0, _EARLY - 30 - at_station) * 1.5 * weights.ease
    return (
        minutes * ON_BOARD * weights.way
        + early
        + service.price * style.yuan("intercity")
        + _unwished(service, style, likes)
    )


def _unwished(service: Service, style: SpendingStyle, likes: Likes) -> float:
    """Minutes that a service is disliked for what it is: by night, or of another kind than is wished."""
    nights = nights_on_board(service)
    a_night = _NIGHT if likes.hardened else _NIGHT_OF_THE_FRUGAL if likes.frugal else 0
    return likes.seat(service, nights) * style.levels["intercity"].yuan + a_night * nights


def odd_hours(service: Service, guide: Guide | None, likes: Likes) -> float:
    """Minutes that a service is disliked for its hours and stations: as people feel them, who have to be up and to get there."""
    if guide is None:
        return 0.0
    arrives = _felt_arrival(service, likes)
    by_night = not _DARK_UNTIL <= service.departs % DAY_MINUTES < _DARK_FROM or arrives > _BED_BY
    # whoever does not count their money sleeps in a bed, and the old and the young before all others
    by_night |= nights_on_board(service) > 0 and not (likes.hardened or likes.frugal)
    nights = _NIGHT_OF_THE_GENTLE if likes.legs else 1.0
    earlier = _EARLIER_TO_BED if likes.legs else 0
    # who still sleeps at noon is in bed by nine
    home_earlier = _SMALL_TO_BED if _are_small(likes) else earlier
    up_by = _UP_BY + (_SLEEPS_IN if likes.sleeps_in else earlier) - _UP_FOR_A_DAY * likes.back_tonight
    up_by = max(up_by, likes.out_from or 0)
    too_early = max(0, up_by - (service.departs - margin(service)))
    too_late = max(0, arrives - _LATE_HOME + home_earlier - _STUDENTS_LATER * likes.frugal)
    tiring = max(0, service.minutes - _LONG_RIDE) * (_LONG_FOR_THE_GENTLE if likes.legs else 1.0)
    return (
        _FAR_OUT * (minutes_out(service.start) + minutes_out(service.end))
        + guide.long_ride * tiring
        + guide.slow_train
        * (service.train_type in _SLOW_TRAINS and not (likes.frugal or likes.hardened or likes.cheap_fares))
        + guide.by_night * nights * by_night
        + guide.odd_minute * (_felt(too_early) + _felt(too_late))
        + guide.impossible_service * service.contradicts_itself
    )


def _are_small(likes: Likes) -> bool:
    """Whether children come along who are in bed early."""
    small = not likes.legs.isdisjoint(("infant", "toddler", "little"))
    return small or (likes.rests and "young" in likes.legs)


def _felt(odd: int) -> float:
    """Minutes of sleep that are lost, as they are felt: the more, the worse each."""
    return odd * (1 + odd / _ODD_HOUR)


def _felt_arrival(service: Service, likes: Likes) -> int:
    """When one is there, past 24:00 in the small hours and for who would be back the same day; 0 for who has slept on the way."""
    if nights_on_board(service) == 0:
        return service.arrives
    late = service.arrives < _DARK_UNTIL or likes.back_tonight
    return service.arrives + DAY_MINUTES if late else 0


def dislike_there(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    """Minutes that a service to the city is disliked: its fare, its hours, and the afternoon that is lost on it."""
    lost = 0 if guide is None or nights_on_board(service) else max(0, service.arrives - _LUNCH_TIME)
    # who comes after dinner has lost the evening as well
    lost += 2 * max(0, min(lost, service.arrives - _DINNER_TIME))
    missed = late_for_it(service.arrives + way_out(service), likes, guide)
    felt = 0.0 if guide is None else guide.lost_hour * lost / 60
    return missed + felt + _disliked(service, style, likes, guide)


def dislike_back(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    """Minutes that a service home is disliked: its fare, its hours, and the afternoon that one leaves before."""
    ends = _LAST_DAY_OF_THE_SMALL if _are_small(likes) else _AFTERNOON_ENDS
    lost = max(0, ends - service.departs) + max(0, min(_MORNING_ENDS, ends) - service.departs)
    missed = away_before(service.departs - margin(service), likes, guide)
    missed += late_at_home(service.arrives + way_out(service), likes, guide)
    felt = 0.0 if guide is None else guide.lost_hour * lost / 60
    return missed + felt + _disliked(service, style, likes, guide)


def _disliked(service: Service, style: SpendingStyle, likes: Likes, guide: Guide | None) -> float:
    return odd_hours(service, guide, likes) + (
        service.minutes * ON_BOARD * style.weights.way
        + service.price * style.yuan("intercity")
        + _unwished(service, style, likes)
    )


def late_for_it(out: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be on the street of the city at a minute of the first day."""
    late = max(0, out + _TO_A_BLOCK - likes.there_by)
    return 0.0 if guide is None else _MISSED * (late > 0) + _MISSED_MINUTE * late


def away_before(leaves: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be at the station at a minute of the last day."""
    return _MISSED * (guide is not None and leaves - _TO_A_BLOCK < likes.leaves_from)


def late_at_home(out: int, likes: Likes, guide: Guide | None) -> float:
    """How much it is disliked to be on the street at home at a minute: one would be at the door by then."""
    return 0.0 if guide is None else guide.odd_minute * max(0, out + _TO_THE_DOOR - likes.home_by)
