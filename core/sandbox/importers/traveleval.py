"""TravelEval's database: several types and a rating an attraction, four kinds of room a hotel (paper, section 3)."""

from collections.abc import Iterator
from pathlib import Path

from core.sandbox.data import SandboxData
from core.sandbox.importers.protocol import ImporterCard
from core.sandbox.importers.release import ATTRACTION_COLUMNS, NEEDS, attraction, read_release, split_names
from core.sandbox.importers.source_files import read_csv
from core.sandbox.places import Attraction, Hotel, RoomOffer
from core.text import Text

# kind of room, the stem of its columns, beds, guests
_ROOMS = (
    ("single", "single_room", 1, 1),
    ("king", "king_room", 1, 2),
    ("double", "double_bed", 2, 2),
    ("family", "family_room", 2, 3),
)
_HOTEL_COLUMNS = (
    *("name", "hotelname_en", "featurehoteltype", "lat", "lon"),
    *(f"{stem}_{what}" for _, stem, _, _ in _ROOMS for what in ("price", "stock")),
)


class TravelEvalImporter:
    """Reads the folder `environment/database` of TravelEval."""

    card = ImporterCard(
        name="traveleval",
        title=Text("TravelEval 数据库", "TravelEval database"),
        summary=Text(
            "TravelEval 发布的十座城市：景点有多种类型和评分，酒店有四种房型及库存。",
            "The ten cities as TravelEval publishes them: attractions with several types and a rating, "
            "hotels with four kinds of room and their stock.",
        ),
        needs=NEEDS,
    )

    def read(self, folder: Path) -> SandboxData:
        """The sandbox in a folder. Raises SandboxError naming file, line and remedy."""
        return read_release(folder, "traveleval", "TravelEval", _attractions, _hotels)


def _attractions(root: Path, file: str) -> Iterator[Attraction]:
    for fields in read_csv(root, file, (*ATTRACTION_COLUMNS, "star")):
        # as the source has them: the benchmark's diversity counts a repeated or empty type too
        types = fields.text("type").strip().removeprefix("{").removesuffix("}").split(";")
        yield attraction(fields, tuple(types), fields.optional_number("star"))


def _hotels(root: Path, file: str) -> Iterator[Hotel]:
    for fields in read_csv(root, file, _HOTEL_COLUMNS):
        yield Hotel(
            name=fields.name("name"),
            features=split_names(fields.text("featurehoteltype"), ";"),
            position=fields.position(),
            offers=tuple(
                RoomOffer(
                    beds=beds,
                    guests=guests,
                    price=fields.number(f"{stem}_price"),
                    stock=fields.whole(f"{stem}_stock"),
                    kind=kind,
                )
                for kind, stem, beds, guests in _ROOMS
            ),
            name_en=fields.text("hotelname_en").strip() or None,
        )
