"""The rows that the tools of ChinaTravel's table 4 answer with: plain columns a kind of place, ten rows a page."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from core.sandbox.places import Attraction, Hotel, Restaurant, RoomOffer, Service

CellValue = str | int | float | None
PageRow = Mapping[str, CellValue]
PAGE_ROWS = 10


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a table: `table` holds all rows, `rows` those of page `number` (from 0)."""

    table: tuple[PageRow, ...]
    number: int = 0

    @property
    def rows(self) -> tuple[PageRow, ...]:
        """The rows on this page, at most ten."""
        return self.table[self.number * PAGE_ROWS : (self.number + 1) * PAGE_ROWS]

    @property
    def has_next(self) -> bool:
        """Whether there is a page after this one."""
        return (self.number + 1) * PAGE_ROWS < len(self.table)


def clock_text(minutes: int) -> str:
    """`HH:MM` of minutes since midnight."""
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


ATTRACTION_KEYS = (
    ("id", "int"),
    ("name", "str"),
    ("type", "str"),
    ("lat", "float"),
    ("lon", "float"),
    ("opentime", "str"),
    ("endtime", "str"),
    ("price", "float"),
    ("recommendmintime", "float"),
    ("recommendmaxtime", "float"),
    ("star", "float"),
)
HOTEL_KEYS = (
    ("id", "int"),
    ("name", "str"),
    ("hotelname_en", "str"),
    ("featurehoteltype", "str"),
    ("lat", "float"),
    ("lon", "float"),
    ("price", "float"),
    ("numbed", "int"),
    ("guests", "int"),
    ("stock", "int"),
)
RESTAURANT_KEYS = (
    ("id", "int"),
    ("name", "str"),
    ("lat", "float"),
    ("lon", "float"),
    ("price", "float"),
    ("cuisine", "str"),
    ("opentime", "str"),
    ("endtime", "str"),
    ("recommendedfood", "str"),
)


def attraction_row(number: int, a: Attraction) -> PageRow:
    """An attraction as a row; several types are joined by `;`, visit lengths are hours as in the source."""
    return {
        "id": number,
        "name": a.name,
        "type": ";".join(a.types),
        "lat": a.position.lat,
        "lon": a.position.lon,
        "opentime": clock_text(a.opens),
        "endtime": clock_text(a.closes),
        "price": a.price,
        "recommendmintime": a.recommended_min / 60,
        "recommendmaxtime": a.recommended_max / 60,
        "star": a.star,
    }


def restaurant_row(number: int, r: Restaurant) -> PageRow:
    """A restaurant as a row; dishes are joined by commas as in the source."""
    return {
        "id": number,
        "name": r.name,
        "lat": r.position.lat,
        "lon": r.position.lon,
        "price": r.price,
        "cuisine": r.cuisine,
        "opentime": clock_text(r.opens),
        "endtime": clock_text(r.closes),
        "recommendedfood": ",".join(r.recommended),
    }


def hotel_rows(number: int, hotel: Hotel) -> Iterable[PageRow]:
    """A hotel as a row for each of its room offers, so that price and beds in a row belong together."""
    return (_offer_row(number, hotel, offer) for offer in hotel.offers)


def _offer_row(number: int, hotel: Hotel, offer: RoomOffer) -> PageRow:
    return {
        "id": number,
        "name": hotel.name,
        "hotelname_en": hotel.name_en,
        "featurehoteltype": ";".join(hotel.features),
        "lat": hotel.position.lat,
        "lon": hotel.position.lon,
        "price": offer.price,
        "numbed": offer.beds,
        "guests": offer.guests,
        "stock": offer.stock,
    }


def service_row(service: Service) -> PageRow:
    """A train or flight as a row, in the release's spelling."""
    number: PageRow = {"TrainID": service.number} if service.kind == "train" else {"FlightID": service.number}
    kind: PageRow = {"TrainType": service.train_type} if service.kind == "train" else {}
    return {
        **number,
        **kind,
        "From": service.start,
        "To": service.end,
        "BeginTime": clock_text(service.departs),
        "EndTime": clock_text(service.arrives),
        "Duration": service.duration,
        "Cost": service.price,
    }
