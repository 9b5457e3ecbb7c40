"""The plan document itself, in ChinaTravel's format."""

import json

from core.export.trip import ExportedTrip
from core.text import Language, Text, quiet_json


class JsonExporter:
    """The plan document, indented."""

    title = Text("JSON（计划文件）", "JSON (plan file)")
    suffix = "json"
    media_type = "application/json"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """The plan document; the same in every language."""
        return quiet_json(json.dumps(trip.plan.to_json(), ensure_ascii=False, indent=2))
