"""Beds, rooms and sleep."""

from collections.abc import Iterator
from itertools import pairwise

from core.evaluate.common_sense.rules import threshold
from core.evaluate.timeline import Placed
from core.knowledge.places import Legs
from core.knowledge.travellers import share_a_bed
from core.model.clock import DAY_MINUTES, Clock
from core.model.plan import Plan
from core.model.report import Violation, Where
from core.sandbox.city import City
from core.sandbox.places import RoomOffer
from core.text import Name, Text, sentence


def check_beds(plan: Plan, placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`night.no_bed`: every day but the last ends in a hotel or on a service that travels through the night."""
    last_of_day = {one.day: one for one in placed}
    slept = {one.day for one in placed if one.is_night}
    for number in range(1, len(plan.itinerary)):
        last = last_of_day.get(number)
        travels = last is not None and last.is_ride and last.end >= number * DAY_MINUTES
        if number not in slept and not travels:
            message = Text(f"第 {number} 晚没有住处", f"no bed for the night after day {number}")
            yield Violation("night.no_bed", message, Where(number))


def check_sleep(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`night.short`: from the hotel in the evening to the first way in the morning."""
    least = threshold("night.short")
    for before, after in pairwise(placed):
        if not before.is_night or after.day == before.day:
            continue
        night = after.leaves - before.start
        if night < least:
            midnight = before.day * DAY_MINUTES
            bed, wakes = Clock(before.start - midnight + DAY_MINUTES), Clock(max(0, after.leaves - midnight))
            message = Text(f"{bed} 才入住，{wakes} 就要出发", f"to bed at {bed} and off again at {wakes}")
            yield Violation(
                code="night.short", message=message, where=after.where, observed=night, allowed=least
            )


def check_changes(placed: tuple[Placed, ...]) -> Iterator[Violation]:
    """`hotel.changes`: another hotel every night."""
    hotels = [one.activity.begins_at for one in placed if one.is_night]
    if len(hotels) >= threshold("hotel.changes") and len(set(hotels)) == len(hotels):
        message = Text(
            f"{len(hotels)} 晚住了 {len(hotels)} 家酒店", f"{len(hotels)} nights in as many hotels"
        )
        yield Violation("hotel.changes", message, observed=len(set(hotels)))


def check_rooms(
    plan: Plan, placed: tuple[Placed, ...], city: City, legs: frozenset[Legs] = frozenset()
) -> Iterator[Violation]:
    """`hotel.beds` and `hotel.stock`, by the offers that fit what the plan booked; the smallest, by the `legs`, sleep with their
    parents."""
    for one in placed:
        stay = one.activity
        if stay.type != "accommodation":
            continue
        hotel, rooms = city.hotel(stay.position), stay.rooms or 1
        offers = [
            o for o in (hotel.offers if hotel else ()) if o.beds == stay.room_type and o.price == stay.price
        ]
        if not offers:
            # that there is no such room is for the environment constraints to say
            continue
        guests = rooms * max(_guests(offer) for offer in offers)
        guests += share_a_bed(legs) * any(not offer.kind for offer in offers)
        if guests < plan.people_number:
            message = Text(
                f"{rooms} 间房最多住 {guests} 人，共 {plan.people_number} 人",
                f"{rooms} room(s) for {guests} at most, but {plan.people_number} travel",
            )
            yield Violation(
                code="hotel.beds",
                message=message,
                where=one.where,
                observed=guests,
                allowed=plan.people_number,
            )
        stocks = [offer.stock for offer in offers if offer.stock is not None]
        if stocks and rooms > max(stocks):
            message = sentence(
                "预订 {rooms} 间，{hotel}只有 {stock} 间",
                "{rooms} rooms booked, {hotel} has {stock}",
                rooms=rooms,
                hotel=Name(stay.position),
                stock=max(stocks),
            )
            yield Violation(
                code="hotel.stock", message=message, where=one.where, observed=rooms, allowed=max(stocks)
            )


def _guests(offer: RoomOffer) -> int:
    """A bed is shared by two at most; where the source states a capacity, that counts."""
    return max(offer.guests, offer.beds) if offer.kind else 2 * offer.beds
