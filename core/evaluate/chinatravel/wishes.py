"""The request's own constraints, as violations where they do not hold."""

from collections.abc import Iterator, Sequence

from core.dsl.cache import TextCache
from core.dsl.families.table import COMBINATION, NAMES, OTHER, family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.model.report import LogicalVerdict, Violation
from core.text import Text, sentence

_ABOUT = {
    "places": Text("想去或不想去的地方", "places wanted or unwanted"),
    "types": Text("想要或不想要的类型", "kinds wanted or unwanted"),
    "hotel_distance": Text("酒店离某处的远近", "how far the hotel is from a place"),
    "budget": Text("花费", "costs"),
    "intercity_transport": Text("往返交通方式", "how one travels there and back"),
    "ride_time": Text("往返的时刻", "when one travels there and back"),
    "innercity_transport": Text("市内交通方式", "how one gets about in the city"),
    "taxi_beyond": Text("远处打车", "taxis for long ways"),
    "time_at_place": Text("在某处的时刻", "when one is at a place"),
    "stay_length": Text("在某处停留多久", "how long one stays at a place"),
    "visit_order": Text("先后顺序", "the order of visits"),
    "rooms": Text("房间数", "the number of rooms"),
    "room_type": Text("床数", "the number of beds"),
    "cars": Text("出租车数", "the number of taxis"),
    "tickets": Text("票数", "the number of tickets"),
    "days": Text("天数", "the number of days"),
    "people": Text("人数", "the number of people"),
    COMBINATION: Text("几项合起来", "several things together"),
    OTHER: Text("其他", "other things"),
}
"""What the wishes of a family are about; every family has its words."""

RULES = {f"logical.{name}": Text(f"愿望：{_ABOUT[name].zh}", f"Wishes: {_ABOUT[name].en}") for name in NAMES}


def unmet(verdicts: Sequence[LogicalVerdict]) -> Iterator[Violation]:
    """A violation for each constraint that does not hold."""
    broken = (verdict for verdict in verdicts if not verdict.ok)
    for verdict in broken:
        code, wish = _SENTENCES(verdict.source)
        yield Violation(code, sentence("没有做到：{wish}", "Not met: {wish}", wish=wish))


def _told(source: str) -> tuple[str, Text]:
    """The code and the sentence of a constraint."""
    normal = parse_normal(source)
    return f"logical.{family_name(normal)}", gloss(normal)


_SENTENCES = TextCache(_told, characters=2_000_000)
