"""Days that a text names and to which nothing was attached that was read: hotpot on Saturday, 1月2日晚上开演; days that are refused."""

from collections.abc import Iterable, Iterator

from core.understand.dates.named_days import (
    DAY_EN,
    DAY_OF_MONTH,
    ONE_EN,
    date_mentions,
    is_refused,
)
from core.understand.dates.trip_dates import TripDates
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene, Wish

_WEEKDAY = compiled(
    rf"\b(?:on |all of |the )?(?:{DAY_EN})\b(?!['-]|s\b|,? (?:the )?\d|,? (?:and|to|until|till|through|or) )(?! (?:morning|afternoon|evening|night)s?\b)"
)
_OF_THE_DATES = compiled(
    r"\b(?:leav\w*|depart\w*|arriv\w*|land\w*|back|home|return\w*|from|to|until|till|through|start\w*|begin\w*|end\w*|flights?|trains?|fly\w*|gets? in|com(?:e|ing)|go(?:ing)?|travel\w*|off|out|free|days?|nights?|weekend|trip|which is|is an?|that)\b"
)
"""Words of a clause in which a weekday is one of the dates of the trip or of its rides."""


def loose_days(
    scene: Scene, dates: TripDates | None, wishes: Iterable[Wish], likings: Iterable[Liking]
) -> Iterator[Span]:
    """Days of which it was not read what one would do on them, or that are named as none of the trip."""
    attached = [*(one.span for one in likings), *(span for one in wishes for span in one.spans)]
    attached += [dates.span] if dates else []
    yield from _loose_zh(scene, dates, attached)
    for start, end in clause_spans(scene.folded) if _WEEKDAY.may_stand(scene.lower) else ():
        words = scene.lower[start:end]
        if _OF_THE_DATES.search(words) or ONE_EN.search(scene.folded, start, end):
            continue
        for match in _WEEKDAY.finditer(scene.lower, start, end):
            if words.strip() != match[0] and not any(overlaps(match.span(), span) for span in attached):
                yield match.span()


def _loose_zh(scene: Scene, dates: TripDates | None, attached: Iterable[Span]) -> Iterator[Span]:
    """Days in Chinese that are none of the trip, and those within it that neither begin nor end it."""
    ends = {(day.month, day.day) for day in (scene.first_day, scene.last_day) if day is not None}
    for span in date_mentions(scene.folded) if not scene.folded.isascii() else ():
        if any(overlaps(span, one) for one in attached):
            continue
        if is_refused(scene.folded, span):
            yield span
        day = DAY_OF_MONTH.fullmatch(scene.folded, *span) if dates is not None else None
        if day is not None and (int(day["month"]), int(day["day"])) not in ends:
            yield span
