"""A city with one sight, and a trip to it, in which everything has one name."""

from core.sandbox.city import City
from core.sandbox.places import Attraction, Position
from core.sandbox.sandbox import Manifest, Sandbox


def _city(name: str) -> City:
    """A city with one sight, all of that name."""
    sight = Attraction(
        name=name,
        types=(name,),
        position=Position(39.9, 116.4),
        opens=480,
        closes=1080,
        price=1,
        recommended_min=60,
        recommended_max=180,
        star=4.8,
        name_en=name,
    )
    return City(
        name, name_en=name, attractions=[sight], restaurants=(), hotels=(), lines=(),
        positions={name: Position(39.9, 116.4)},
    )  # fmt: skip


def sandbox_of_one_sight(name: str) -> Sandbox:
    """A sandbox with that city alone."""
    city = _city(name)
    return Sandbox(
        manifest=Manifest(
            name=name, version="1", source=name, licence=name, coordinates="WGS-84", checksum=""
        ),
        city_names=(name,),
        load_city=lambda _: city,
        load_services=lambda *_: (),
    )


def hostile_document(name: str) -> dict[str, object]:
    """A day with a train and a visit that is reached by a taxi, everything of this name."""
    leg = {
        "start": name, "end": name, "mode": "taxi", "start_time": "11:00", "end_time": "11:20",
        "price": 1, "cost": 1, "distance": 1,
    }  # fmt: skip
    visit = {
        "type": "attraction", "position": name, "start_time": "12:00", "end_time": "13:00",
        "price": 1, "cost": 2, "tickets": 2, "transports": [leg],
    }  # fmt: skip
    train = {
        "type": "train", "TrainID": name, "start": name, "end": name, "start_time": "07:00", "end_time": "09:00",
        "price": 1, "cost": 2, "tickets": 2, "transports": [],
    }  # fmt: skip
    return {
        "people_number": 2, "start_city": name, "target_city": name,
        "itinerary": [{"day": 1, "activities": [train, visit]}],
    }  # fmt: skip
