"""Words for trains and flights in English that say nothing of how one would travel between the cities: a train museum, we love trains."""

import re

from core.understand.cities.named_cities import city_words
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause
from core.understand.wishes.wish import Scene

_LOVED = compiled(
    r"\b(?:(?:loves?|(?<!'d )(?<!would )(?<!should )likes?|adores?|enjoys?|watch(?:es|ing)?|see|something with|(?:crazy|mad|nuts|wild) about|obsessed with|into|keen on|fond of|fans? of)"
    r"\s+(?:(?!(?:so|please|therefore|hence|let's)\b)[\w'-]+(?:\s+|,\s*)(?:and |or )?){0,3}?|(?<!how )\babout |\b(?:toy|model|miniature) )$"
)
"""What leads to trains and planes as things that somebody likes, and no way of travelling: a boy who loves trains."""
_LOVE_TO_RIDE = compiled(r"\b(?:by|to|on|tak\w+|ride|riding|fast|high|bullet|the)\b")
_WATCHED = re.compile(r"(?:see|watch)\w* (?:the |an? )?$")
"""What leads to trains that one looks at: the train that goes through a building."""
# letters before a ride that say what it is to somebody
LOVED_BEFORE = 60
_NAME_BEFORE = compiled(r"\w[\s-]+([A-Z][a-z]{3,}) $")
_NO_NAMES = frozenset(
    [
        "fast",
        "high",
        "speed",
        "bullet",
        "direct",
        "express",
        "only",
        "take",
        "with",
        "both",
        "prefer",
        "high-speed",
    ]
)
"""Words with a capital that may stand before a train and name no place."""
_OF_SOMEBODY = compiled(
    r"\b(?:my|our|his|her|their|\w+'s) (?:(?:own|next|later|onward|return|international|long|booked) )*$"
)
_TO_A_NAME = re.compile(
    r"\s+(?:back |home |on |onwards? )?(?:to|for|from)\s+(?P<name>[A-Z][\w'-]+(?: [A-Z][\w'-]+)*)"
)
"""Where somebody's own train or flight goes."""
_AT_A_PLACE = re.compile(
    r"s? (?:at|through|in|near) (?:the )?(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Christmas|Easter|Spring|New Year)[a-z]*\b)(?P<name>[A-Z][a-z]{3,})"
)
"""What names where a train is to be seen."""
_FLIES_IN = compiled(r"\s+(?:in)?to\s+")
_FLIES_FROM = compiled(r"\s+in\s+from\s+(?=[a-z])")


def is_named_after_a_place(scene: Scene, before: str) -> bool:
    """Whether the words before a train name a place that is no city of the trip: the Liziba train."""
    name = _NAME_BEFORE.search(before)
    cities = {word for city in (scene.start_city, scene.target_city) if city for word in city_words(city)}
    return name is not None and name[1].lower() not in cities | _NO_NAMES


def is_at_a_place(scene: Scene, clause: Clause, end: int) -> bool:
    """Whether a train, which ends at an index of the clause, is one to be seen at a place that is no city: the train at Liziba."""
    place = _AT_A_PLACE.match(clause.text, end)
    return place is not None and not any(
        place["name"].lower().startswith(name)
        for city in (scene.start_city, scene.target_city)
        if city
        for name in city_words(city)
    )


def is_to_the_start(scene: Scene, clause: Clause, end: int) -> bool:
    """Whether a ride, which ends at an index of the clause, is one to where the trip starts: flying into Shanghai anyway, or in from Seattle."""
    names = city_words(scene.start_city) if scene.start_city else ()
    comes, leads = _FLIES_FROM.match(clause.lower, end), _FLIES_IN.match(clause.lower, end)
    if comes and names:
        return not any(clause.lower.startswith(name, comes.end()) for name in names)
    return any(clause.lower.startswith(name, leads.end()) for name in names if leads)


def is_of_another_trip(scene: Scene, clause: Clause, start: int, end: int) -> bool:
    """Whether a ride is somebody's own and goes to no city of the trip: my flight to Nairobi."""
    leads = _OF_SOMEBODY.search(clause.lower, 0, start) and _TO_A_NAME.match(clause.text, end)
    if not leads:
        return False
    cities = [city for city in (scene.start_city, scene.target_city) if city]
    return not any(leads["name"].lower().startswith(name) for city in cities for name in city_words(city))


def is_loved(before: str) -> bool:
    """Whether the words before trains or planes say that somebody likes them."""
    loved = _LOVED.search(before)
    if loved is None:
        return False
    return _WATCHED.match(loved[0]) is not None or _LOVE_TO_RIDE.search(loved[0]) is None
