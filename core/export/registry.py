"""All file formats of a plan, by the name that the command line takes; the report, which judges it too, is made by the studio."""

from collections.abc import Mapping

from core.export.calendar import CalendarExporter
from core.export.document import MarkdownExporter
from core.export.geo import GeoJsonExporter, GpxExporter
from core.export.json_plan import JsonExporter, TravelEvalExporter
from core.export.trip import Exporter

EXPORTERS: Mapping[str, Exporter] = {
    "json": JsonExporter(),
    "traveleval": TravelEvalExporter(),
    "md": MarkdownExporter(),
    "ics": CalendarExporter(),
    "geojson": GeoJsonExporter(),
    "gpx": GpxExporter(),
}
