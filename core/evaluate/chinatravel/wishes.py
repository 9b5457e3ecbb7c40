"""The request's own constraints, as violations where they do not hold."""

from collections.abc import Iterator, Sequence

from core.dsl.cache import TextCache
from core.dsl.families.table import ABOUT, family_name
from core.dsl.normal.gloss import gloss
from core.dsl.normal.recognition import parse_normal
from core.model.report import LogicalVerdict, Violation
from core.text import Text, sentence

RULES = {f"logical.{name}": Text(f"愿望：{about.zh}", f"Wishes: {about.en}") for name, about in ABOUT.items()}


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
