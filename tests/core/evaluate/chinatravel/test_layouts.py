"""The suite on TravelEval's layout of the same data, where a hotel has several room offers."""

from core.evaluate.registry import SUITES
from core.model.query import Query
from core.sandbox.sandbox import Sandbox


def test_a_room_of_any_offer_is_accepted_and_no_other(traveleval_sandbox: Sandbox) -> None:
    city = traveleval_sandbox.city("北京")
    hotel = next(hotel for hotel in city.hotels if len({offer.price for offer in hotel.offers}) > 1)
    query = Query("q", start_city="上海", target_city="北京", days=2, people_number=1)

    def information(beds: int, price: float) -> bool:
        stay = {
            "type": "accommodation",
            "position": hotel.name,
            "room_type": beds,
            "rooms": 1,
            "price": price,
        }
        plan = {"itinerary": [{"activities": [{**stay, "cost": price}]}]}
        report = SUITES["chinatravel"].judge(query, plan, traveleval_sandbox)
        return report.environment["accommodation.information"]

    assert not any(information(offer.beds, offer.price) for offer in hotel.offers)
    assert information(hotel.offers[0].beds, max(offer.price for offer in hotel.offers) + 1)


def test_cities_may_be_named_in_english(traveleval_sandbox: Sandbox) -> None:
    query = Query("q", start_city="Shanghai", target_city="Beijing", days=1, people_number=1)
    train = traveleval_sandbox.services("上海", "北京")[0]
    ride = {"type": train.kind, "start": train.start, "end": train.end}
    ride["TrainID" if train.kind == "train" else "FlightID"] = train.number
    plan = {
        "itinerary": [{"activities": [ride, {"type": "train", "TrainID": "none", "start": "a", "end": "b"}]}]
    }
    report = SUITES["chinatravel"].judge(query, plan, traveleval_sandbox)
    unavailable = [violation for violation in report.violations if violation.code == "intercity.unavailable"]
    assert [violation.where.activity for violation in unavailable] == [2]
