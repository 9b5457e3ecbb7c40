"""What a trip has to tell of how one gets about in the city, and of the fares to it and home."""

from collections import Counter

from core.evaluate.trip import JudgedTrip
from core.evaluate.wishes.stops import SEMICOLON
from core.model.plan import Flight, Train
from core.sandbox.places import Service
from core.text import Text, joined, sentence

# Times the lowest fare of its kind that is still a low one.
_LOW = 1.1


def driven(trip: JudgedTrip) -> tuple[bool, Text]:
    """Whether one is driven between all places that are not next to each other, and the rides of the trip by mode.

    The data have no hired cars; a taxi to the door is as near as they come.
    """
    modes = Counter(leg.mode for one in trip.placed for leg in one.activity.transports)
    metro = modes["metro"]
    # without those to and from its stations
    walks = modes["walk"] - 2 * metro
    zh = f"数据里没有包车，打车 {modes['taxi']} 程、步行 {walks} 段"
    en = f"the data have no hired cars: {modes['taxi']} taxi rides and {walks} walks"
    if metro:
        return False, Text(f"{zh}、地铁 {metro} 程", f"{en}, and {metro} metro rides")
    return modes["taxi"] > 0, Text(zh, en)


def cheap_fares(trip: JudgedTrip) -> tuple[bool, Text] | None:
    """Whether the trains, or flights, are about the cheapest there are, with what each costs a person; None without any."""
    pair = trip.sandbox.chinese_name(trip.plan.start_city), trip.city.name
    lowest = [
        (one.activity, min(services, key=lambda service: service.price))
        for one, cities in zip(trip.rides, (pair, pair[::-1]), strict=False)
        if isinstance(one.activity, Train | Flight)
        and (services := [it for it in trip.sandbox.services(*cities) if it.kind == one.activity.type])
    ]
    if not lowest:
        return None
    paid, least = (sum(price) for price in zip(*((a.price, b.price) for a, b in lowest), strict=True))
    return paid <= _LOW * least, joined([_fare(ride, cheapest) for ride, cheapest in lowest], SEMICOLON)


def _fare(ride: Train | Flight, cheapest: Service) -> Text:
    said = {"number": ride.number, "price": f"{ride.price:,.0f}"}
    if cheapest.price >= ride.price:
        return sentence("{number} ¥{price} 最便宜", "{number} at ¥{price} is the cheapest", **said)
    return sentence(
        "{number} ¥{price}，最便宜的 {other} ¥{least}",
        "{number} at ¥{price}, the cheapest is {other} at ¥{least}",
        **said,
        other=cheapest.number,
        least=f"{cheapest.price:,.0f}",
    )
