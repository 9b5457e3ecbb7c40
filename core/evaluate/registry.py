"""All suites, by the name that people type; a variant of a suite is `name:variant`."""

from collections.abc import Mapping

from core.evaluate.chinatravel.suite import ChinaTravelSuite
from core.evaluate.common_sense.suite import CommonSenseSuite
from core.evaluate.protocol import Suite
from core.evaluate.traveleval.suite import TravelEvalReleaseSuite, TravelEvalSuite
from core.evaluate.tripscore.suite import TripScoreSuite
from core.evaluate.triptailor.suite import TripTailorSuite

SUITES: Mapping[str, Suite] = {
    "chinatravel": ChinaTravelSuite(),
    "common_sense": CommonSenseSuite(),
    "traveleval": TravelEvalSuite(),
    "traveleval:release": TravelEvalReleaseSuite(),
    "tripscore": TripScoreSuite(),
    "triptailor": TripTailorSuite(),
}
