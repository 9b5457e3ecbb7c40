"""All file formats, by the name that the command line takes."""

from collections.abc import Mapping

from core.export.calendar import CalendarExporter
from core.export.document import HtmlExporter, MarkdownExporter
from core.export.geo import GeoJsonExporter, GpxExporter
from core.export.json_plan import JsonExporter
from core.export.trip import Exporter

EXPORTERS: Mapping[str, Exporter] = {
    "json": JsonExporter(),
    "md": MarkdownExporter(),
    "html": HtmlExporter(),
    "ics": CalendarExporter(),
    "geojson": GeoJsonExporter(),
    "gpx": GpxExporter(),
}
