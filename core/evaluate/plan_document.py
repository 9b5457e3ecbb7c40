"""Any plan document as a typed plan, for the suites that judge what a plan means and not how it is spelt."""

from collections.abc import Mapping

from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import from_traveleval


def read_plan(document: object, sandbox: Sandbox) -> Plan:
    """Read a plan object of ChinaTravel's or TravelEval's format. Raises PlanFormatError, which names the path."""
    inner = document.get("itinerary") if isinstance(document, Mapping) else None
    if isinstance(inner, Mapping) or (isinstance(document, Mapping) and "daily_plans" in document):
        return from_traveleval(document, sandbox)
    return Plan.from_json(document)
