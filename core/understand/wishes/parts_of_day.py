"""The part of the day in which a place is wished for, in English: Canton Tower at night."""

from collections.abc import Iterator

from core.text import Text
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses import Clause
from core.understand.wishes.liking import Liking
from core.understand.wishes.wish import Scene

_PART_EN = compiled(
    r"\b(?:(?:at|by) (?P<at>night|dusk|dawn|sunset|sunrise|nightfall|twilight)|in the (?:early |late )?(?P<of>morning|afternoon|evening)s?|(?P<dark>after dark))\b"
)
"""The part of the day for which a place is wished: Canton Tower at night."""
_PARTS = {
    "night": "晚上", "dusk": "黄昏", "dawn": "清晨", "sunset": "日落时", "sunrise": "日出时", "nightfall": "傍晚",
    "twilight": "黄昏", "morning": "上午", "afternoon": "下午", "evening": "晚上", "after dark": "天黑后",
}  # fmt: skip
_OF_RIDE = compiled(
    r"\b(?:train|flight|fly|flying|plane|arriv\w*|leav\w*|depart\w*|land\w*|back|home|return\w*|meeting|hotel|room|sleep|quiet|noisy)\b"
)
"""What an hour beside it is one of, rather than one of a visit."""


def parts_of_day(scene: Scene, clause: Clause) -> Iterator[Liking]:
    """The part of the day in which a place of the clause is to be seen."""
    for match in _PART_EN.finditer(clause.lower):
        at = clause.start + match.start()
        span = at, clause.start + match.end()
        named = any(found.span[1] <= at for found in scene.english(*clause.span))
        if named and not _OF_RIDE.search(clause.lower) and not clause.unwanted(*span):
            part = match["at"] or match["of"] or match["dark"]
            said = Text(_PARTS[part], match[0])
            yield Liking(about="time", thing=said, strength="like", span=span, held=False)
