"""When, or for how long, one would be at a place that a text names."""

from collections.abc import Iterator

from core.model.query import Strength
from core.model.spells import Spell, VisitSpell
from core.understand.names.place_names import PlaceMention
from core.understand.text.spans import Span
from core.understand.wishes.liking import Liking

# a name that stands for so many places is one of this or that, and no kind of sight
_CHOICE = 3


def is_one_visit(place: PlaceMention) -> bool:
    """Whether what is named is seen once: a sight, or one of two or three that go by the same name (两江游船)."""
    return place.kind == "attraction" and len(place.names) <= _CHOICE


def spells_there(place: PlaceMention, spell: Spell, strength: Strength, span: Span) -> Iterator[Liking]:
    """The wish to be there then, at each of the places that the name may be."""
    for name in place.names:
        said = VisitSpell(name, spell).said
        yield Liking(about="time", thing=said, strength=strength, span=span, held=False)
