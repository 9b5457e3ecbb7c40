"""Rooms for a party: which offer of a hotel, and how many of it."""

from dataclasses import dataclass

from core.sandbox.places import Hotel, RoomOffer


@dataclass(frozen=True, slots=True)
class RoomsOfOffer:
    """So many rooms of one offer."""

    offer: RoomOffer
    count: int

    @property
    def cost(self) -> float:
        """CNY a night."""
        return round(self.offer.price * self.count, 2)


def cheapest_rooms(
    hotel: Hotel, people: int, *, beds: int | None = None, count: int | None = None
) -> RoomsOfOffer | None:
    """The cheapest rooms of one kind that take everybody, within the stock; None where the hotel has none.

    `beds` and `count` are the beds a room and the number of rooms where the request gives them.
    """
    found = []
    for offer in hotel.offers:
        # where the source says nothing of guests (ChinaTravel), a bed takes one
        guests = offer.guests if offer.kind else max(offer.beds, 1)
        rooms = count if count is not None else -(-people // max(guests, 1))
        if (beds is None or offer.beds == beds) and (offer.stock is None or rooms <= offer.stock):
            found.append(RoomsOfOffer(offer, rooms))
    return min(found, key=lambda rooms: rooms.cost, default=None)
