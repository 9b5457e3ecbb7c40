"""The plan document itself, in the formats of two benchmarks."""

import json
from datetime import timedelta

from core.export.trip import ExportedTrip
from core.model.query import Query
from core.sandbox.traveleval_plan import to_traveleval
from core.text import Language, Text, quiet_json


class JsonExporter:
    """The plan document in ChinaTravel's format, indented."""

    title = Text("JSON（计划文件）", "JSON (plan file)")
    suffix = "json"
    media_type = "application/json"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """The plan document; the same in every language."""
        return _written(trip.plan.to_json())


class TravelEvalExporter:
    """The plan object in TravelEval's format, indented."""

    title = Text("JSON（TravelEval 格式）", "JSON (TravelEval's format)")
    suffix = "traveleval.json"
    media_type = "application/json"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """The plan object, with the dates of the trip and the budget it was asked for with; the same in every language."""
        plan = trip.plan
        asked = Query(
            uid="",
            text="",
            start_city=plan.start_city,
            target_city=plan.target_city,
            days=len(plan.itinerary),
            people_number=plan.people_number,
            budget=trip.budget,
            dates=(trip.first_day, trip.first_day + timedelta(days=max(0, len(plan.itinerary) - 1))),
        )
        return _written(to_traveleval(plan, asked, trip.sandbox))


def _written(document: object) -> str:
    return quiet_json(json.dumps(document, ensure_ascii=False, indent=2))
