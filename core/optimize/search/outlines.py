"""Services and beds of a trip before its days are filled: those that are liked most, and others."""

from collections.abc import Iterator, Mapping, Set
from itertools import islice, zip_longest

from core.optimize.days.filling import moves
from core.optimize.days.outline import TripOutline
from core.optimize.instance.hotels import Lodging, by_liking
from core.optimize.instance.instance import Instance
from core.optimize.instance.services import Journey, journeys
from core.optimize.preferences.spending import SpendingStyle

# How much more time in the city counts where the days are too short.
HOURS_DEARER = 6.0
# How many other services are tried, and how many hotels with each.
_OTHER_JOURNEYS, _OTHER_HOTELS = 60, 3


def liked_outline(instance: Instance, style: SpendingStyle, liking_of_time: float) -> TripOutline | None:
    """The services and beds that are liked best; None without any."""
    journey = next(liked_journeys(instance, style, liking_of_time), None)
    stays = None if journey is None else liked_stays(instance, style, journey, 0)
    return None if journey is None or stays is None else TripOutline(style, journey, stays)


def other_outlines(instance: Instance, style: SpendingStyle) -> Iterator[TripOutline]:
    """Other services and hotels, by turns those that are liked most and those that leave most time."""
    liked = liked_journeys(instance, style, 1.0), liked_journeys(instance, style, HOURS_DEARER)
    by_turns = (journey for pair in zip_longest(*liked) for journey in pair if journey is not None)
    seen: set[tuple[str, int, str, int]] = set()
    for journey in islice(by_turns, 4 * _OTHER_JOURNEYS):
        out, back = journey.outbound, journey.inbound
        key = (out.end, out.arrives, back.start, back.departs)
        if key in seen:
            continue
        seen.add(key)
        stays = (liked_stays(instance, style, journey, rank) for rank in range(_OTHER_HOTELS))
        yield from moves.change_hotel(
            TripOutline(style, journey, {}), [nights for nights in stays if nights is not None]
        )


def liked_journeys(instance: Instance, style: SpendingStyle, liking_of_time: float) -> Iterator[Journey]:
    """Services there and back, the most liked first, with time in the city counting so many times as much."""
    return journeys(
        instance.problem,
        instance.demands,
        instance.travel(style),
        instance.centre_name,
        liking_of_time=liking_of_time * instance.profile.liking_of_time,
        guide=instance.profile.guide,
    )


def liked_stays(
    instance: Instance, style: SpendingStyle, journey: Journey, rank: int, among: Set[Lodging] | None = None
) -> Mapping[int, Lodging] | None:
    """Where one sleeps: of each choice the lodging of that rank, or of some among them, changing as late as possible."""
    nights = range(journey.day, instance.problem.days)
    if not nights:
        return {}
    ranked = [
        by_liking(
            [lodging for lodging in choice if among is None or lodging in among],
            instance.problem,
            style,
            instance.plane,
            instance.centre,
        )
        for choice in instance.choices
    ]
    if len(ranked) > min(len(nights), instance.profile.most_hotels) or any(
        rank >= len(choice) for choice in ranked
    ):
        return None
    return {night: ranked[min(number, len(ranked) - 1)][rank] for number, night in enumerate(nights)}
