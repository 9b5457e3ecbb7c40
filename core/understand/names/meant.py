"""What may have been meant by words that nobody understood: sights of the city that are called nearly so."""

from rapidfuzz import fuzz, process

from core.sandbox.city import City

_SHORTEST_NAME = 3
"""Characters: shorter names stand in too many words by chance."""
_NAMES_OFFERED = 3
_ALIKE_ZH, _ALIKE_EN = 66, 85
"""Of 100, by rapidfuzz's partial ratio: two of three characters agree, all but a letter in seven."""


def meant(words: str, city: City) -> tuple[str, ...]:
    """Sights of a city whose name, a letter or two apart, stands in the words; the likeliest first, three at most."""
    sights = city.attractions
    chinese = {sight.name: sight.name for sight in sights if len(sight.name) >= _SHORTEST_NAME}
    english = {sight.name_en.lower(): sight.name for sight in sights if sight.name_en}
    found = [
        (score, known[called])
        for known, alike in ((chinese, _ALIKE_ZH), (english, _ALIKE_EN))
        for called, score, _ in process.extract(
            words.lower(), known.keys(), scorer=fuzz.partial_ratio, score_cutoff=alike, limit=_NAMES_OFFERED
        )
    ]
    return tuple(dict.fromkeys(name for _, name in sorted(found, reverse=True)))[:_NAMES_OFFERED]
