"""Where a request says once more what was read of it: its cities, its days and people, places already wished for."""

import re
from collections.abc import Iterable, Iterator, Mapping

from core.dsl.families.places import Names
from core.understand.cities.named_cities import naming
from core.understand.facts.people import company_spans
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.sentences import clause_spans
from core.understand.text.numerals import COUNT_EN, COUNT_ZH, count_of
from core.understand.text.spans import Reading, Span
from core.understand.text.vocabulary import mentions
from core.understand.wishes.named_before import speaks_again
from core.understand.wishes.wish import Scene, Wish

# only English speaks so of a kind that was named
_LATIN = re.compile("[a-z]")
_COUNTED = (
    ("days", compiled(rf"(?:旅行)?天数\s*:?\s*({COUNT_ZH})|(?<![第头前后])({COUNT_ZH})\s*(?:天|日)|({COUNT_EN})[\s-]*days?\b", re.IGNORECASE)),
    (
        "people_number",
        compiled(rf"(?:旅行|出行)?人数\s*:?\s*({COUNT_ZH})|({COUNT_ZH})\s*(?:(?:个|位|名)?\s*人|[个位名口](?=$|[,。;!)\s]))|({COUNT_EN})\s*(?:people|persons?)\b", re.IGNORECASE),
    ),
)  # fmt: skip


def said_again(scene: Scene, said: Mapping[str, Reading[object]], wishes: Iterable[Wish]) -> Iterator[Span]:
    """Spans of all that says no more than the fields and wishes do."""
    for city in (scene.start_city, scene.target_city):
        for match in naming(city).finditer(scene.folded) if city else ():
            yield match.span()
    for field, pattern in _COUNTED:
        for match in pattern.finditer(scene.folded) if field in said else ():
            if count_of(next(filter(None, match.groups()))) == said[field].value:
                yield match.span()
    if "people_number" in said:
        yield from company_spans(scene.folded)
    kinds = (
        mentions("attraction_types", scene.lower, 0, len(scene.lower)) if _LATIN.search(scene.lower) else ()
    )
    yield from (kind.span for kind in kinds if speaks_again(scene, kind.span))
    wished = {name for wish in wishes if isinstance(wish.meaning, Names) for name in wish.meaning.names}
    for span in clause_spans(scene.folded) if wished else ():
        for found in scene.places(*span):
            if wished.intersection(found.names):
                yield found.span
