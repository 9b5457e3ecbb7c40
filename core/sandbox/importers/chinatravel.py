"""ChinaTravel's database: one type an attraction, one price and bed count a hotel (paper, appendix D.1, table 3)."""

from collections.abc import Iterator
from pathlib import Path

from core.sandbox.data import SandboxData
from core.sandbox.importers.protocol import ImporterCard
from core.sandbox.importers.release import ATTRACTION_COLUMNS, NEEDS, attraction, read_release, split_names
from core.sandbox.importers.source_files import read_csv
from core.sandbox.places import Attraction, Hotel, RoomOffer
from core.text import Text

_HOTEL_COLUMNS = ("name", "hotelname_en", "featurehoteltype", "lat", "lon", "price", "numbed")


class ChinaTravelImporter:
    """Reads the folder `environment/database` of ChinaTravel."""

    card = ImporterCard(
        name="chinatravel",
        title=Text("ChinaTravel 数据库", "ChinaTravel database"),
        summary=Text(
            "ChinaTravel 发布的十座城市：每个景点一种类型，每家酒店一种床型和价格。",
            "The ten cities as ChinaTravel publishes them: one type an attraction, one bed count and price a hotel.",
        ),
        needs=NEEDS,
    )

    def read(self, folder: Path) -> SandboxData:
        """The sandbox in a folder. Raises SandboxError naming file, line and remedy."""
        return read_release(folder, "chinatravel", "ChinaTravel", _attractions, _hotels)


def _attractions(root: Path, file: str) -> Iterator[Attraction]:
    for fields in read_csv(root, file, ATTRACTION_COLUMNS):
        yield attraction(fields, split_names(fields.text("type"), ";"), star=None)


def _hotels(root: Path, file: str) -> Iterator[Hotel]:
    for fields in read_csv(root, file, _HOTEL_COLUMNS):
        beds = fields.whole("numbed")
        yield Hotel(
            name=fields.name("name"),
            features=split_names(fields.text("featurehoteltype"), ";"),
            position=fields.position(),
            offers=(RoomOffer(beds=beds, guests=max(beds, 1), price=fields.number("price")),),
            name_en=fields.text("hotelname_en").strip() or None,
        )
