"""Nights in hotels (Table 5, accommodation)."""

from collections.abc import Iterator

from core.evaluate.chinatravel.case import ChinaTravelCase, amount, whole_family, wrong_cost
from core.evaluate.chinatravel.codes import FAMILIES
from core.evaluate.chinatravel.document import WrittenActivity
from core.evaluate.chinatravel.environment.stated import unknown_place
from core.model.report import Violation, Where
from core.sandbox.places import Hotel
from core.text import Name, Text, sentence

_ALL = FAMILIES["accommodation"]
_HOTEL, _ROOMS = Text("酒店", "hotel"), Text("间", "rooms")


def check_hotels(case: ChinaTravelCase) -> Iterator[Violation]:
    """Judge every stay, and that a trip of several days has one; ends at the first hotel that the city does not have."""
    stays = 0
    for activity in case.itinerary.activities():
        if activity.kind != "accommodation":
            continue
        stays += 1
        name = activity.text("position")
        hotel = case.city.hotel(name) if name is not None else None
        if hotel is None:
            yield from whole_family(unknown_place("accommodation.unavailable", case, activity, _HOTEL), _ALL)
            return
        yield from _check_stay(case, activity, hotel)
    days = len(case.itinerary.read())
    if days > 1 and not stays:
        message = Text(f"行程有 {days} 天，却没有住宿", f"the trip has {days} days but no hotel")
        yield Violation("accommodation.missing", message, Where())


def _check_stay(case: ChinaTravelCase, activity: WrittenActivity, hotel: Hotel) -> Iterator[Violation]:
    price, beds, rooms, cost = (activity.number(key) for key in ("price", "room_type", "rooms", "cost"))
    if not any(offer.beds == beds and offer.price == price for offer in hotel.offers):
        yield _not_offered(activity, hotel, price, beds)
    if fault := wrong_cost("accommodation.cost", activity.where, cost, price, rooms, _ROOMS):
        yield fault


def _not_offered(
    activity: WrittenActivity, hotel: Hotel, price: float | None, beds: float | None
) -> Violation:
    offers_zh = "、".join(f"{offer.beds} 床 ¥{amount(offer.price)}" for offer in hotel.offers)
    offers_en = ", ".join(_beds(offer.beds) + f" at ¥{amount(offer.price)}" for offer in hotel.offers)
    said_zh = ("床位数未写" if beds is None else f"{amount(beds)} 床") + (
        "、价格未写" if price is None else f" ¥{amount(price)}"
    )
    said_en = ("no bed count" if beds is None else _beds(beds)) + (
        " and no price" if price is None else f" at ¥{amount(price)}"
    )
    message = sentence(
        "{name} 的房型是 {offers}，计划是 {said}",
        "{name} offers {offers}; the plan says {said}",
        name=Name(hotel.name),
        offers=Text(offers_zh, offers_en),
        said=Text(said_zh, said_en),
    )
    return Violation(
        code="accommodation.information",
        message=message,
        where=activity.where,
        observed=said_en,
        allowed=offers_en,
    )


def _beds(count: float) -> str:
    return "1 bed" if count == 1 else f"{amount(count)} beds"
