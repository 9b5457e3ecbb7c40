"""All importers by kind."""

from core.sandbox.importers.chinatravel import ChinaTravelImporter
from core.sandbox.importers.csv_folder import CsvImporter
from core.sandbox.importers.protocol import Importer
from core.sandbox.importers.traveleval import TravelEvalImporter

IMPORTERS: dict[str, Importer] = {
    "traveleval": TravelEvalImporter(),
    "chinatravel": ChinaTravelImporter(),
    "csv": CsvImporter(),
}
