"""TravelEval's plan object, written from a `Plan` and read into one."""

from core.sandbox.traveleval_plan.read import from_traveleval
from core.sandbox.traveleval_plan.write import to_traveleval

__all__ = ["from_traveleval", "to_traveleval"]
