"""All suites, by the name that people type; a variant of a suite is `name:variant`."""

from collections.abc import Mapping
from dataclasses import replace

from core.errors import InputError
from core.evaluate.chinatravel.suite import ChinaTravelSuite
from core.evaluate.common_sense.suite import CommonSenseSuite
from core.evaluate.protocol import Audience, Suite
from core.evaluate.traveleval.suite import TravelEvalReleaseSuite, TravelEvalSuite
from core.evaluate.tripscore.readings import LITERAL, REAL, SYNTHETIC
from core.evaluate.tripscore.suite import TripScoreSuite
from core.evaluate.triptailor.release.suite import TripTailorReleaseSuite
from core.evaluate.triptailor.suite import TripTailorSuite
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

SUITES: Mapping[str, Suite] = {
    "chinatravel": ChinaTravelSuite(),
    "common_sense": CommonSenseSuite(),
    "traveleval": TravelEvalSuite(),
    "traveleval:release": TravelEvalReleaseSuite(),
    "tripscore": TripScoreSuite(),
    "tripscore:real": TripScoreSuite(reading=REAL),
    "tripscore:synthetic": TripScoreSuite(reading=SYNTHETIC),
    "tripscore:eq14": TripScoreSuite(reading=LITERAL),
    "triptailor": TripTailorSuite(),
    "triptailor:release": TripTailorReleaseSuite(),
}


def suites_for(*audiences: Audience) -> tuple[str, ...]:
    """The names of the suites for these audiences, in this order."""
    return tuple(name for one in audiences for name, suite in SUITES.items() if suite.card.audience == one)


def suite_named(name: str) -> Suite:
    """The suite of that name. Raises InputError that lists those that there are."""
    if name not in SUITES:
        listed = ", ".join(SUITES)
        raise InputError(
            f"没有评测 {name!r}，有：{listed}", f"there is no suite {name!r}; there are {listed}"
        )
    return SUITES[name]


def judge(name: str, query: Query, plan: object, sandbox: Sandbox) -> Report:
    """The report of the suite of that name on a plan document (see `judged_by`)."""
    return judged_by(suite_named(name), query, plan, sandbox)


def judged_by(suite: Suite, query: Query, plan: object, sandbox: Sandbox) -> Report:
    """The report of a suite on a plan document, with the version and parameters that it judged with."""
    report = suite.judge(query, plan, sandbox)
    return replace(report, version=suite.card.version, parameters=suite.card.parameters)
