"""Any plan document as a typed plan, for the suites that judge what a plan means and not how it is spelt."""

from collections.abc import Mapping
from typing import Any

from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox
from core.sandbox.traveleval_plan import from_traveleval


def read_plan(document: object, sandbox: Sandbox) -> Plan:
    """Read a plan object of ChinaTravel's or TravelEval's format. Raises PlanFormatError, which names the path."""
    return (
        from_traveleval(document, sandbox)
        if traveleval_object(document) is not None
        else Plan.from_json(document)
    )


def traveleval_object(document: object) -> Mapping[str, Any] | None:
    """TravelEval's plan object, by itself or in its record; None where the document is none."""
    inner = document.get("itinerary") if isinstance(document, Mapping) else None
    if isinstance(inner, Mapping):
        return inner
    return document if isinstance(document, Mapping) and "daily_plans" in document else None
