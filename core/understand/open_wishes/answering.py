"""What is believed of a request when its clauses were taken apart word by word."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core.dsl.families.places import Names
from core.understand.belief.face_value import Belief
from core.understand.text.spans import Span, holds, overlaps
from core.understand.wishes.liking import Liking


def answered(belief: Belief, things: Sequence[Liking]) -> Belief:
    """What is believed, without the doubts of words that are but a part of a thing which was read in its own words."""

    def is_part(span: Span) -> bool:
        return any(holds(one.span, span) for one in things)

    return replace(
        belief,
        doubts=tuple(one for one in belief.doubts if not all(map(is_part, one.spans))),
        unsure=tuple(one for one in belief.unsure if not is_part(one.span)),
    )


def without_named(things: Iterable[Liking], belief: Belief) -> tuple[Liking, ...]:
    """The things in their own words without those that hold the name of a place which is believed: that says enough."""
    named = [span for one in belief.wishes if isinstance(one.meaning, Names) for span in one.spans]
    return tuple(one for one in things if not any(overlaps(one.span, span) for span in named))
