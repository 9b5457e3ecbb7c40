"""The hour of a visit as a change: we should be at the tower at half past five."""

from core.dsl.families.places import Names
from core.model.query import Thing
from core.model.spells import VisitSpell, around
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import OpenTrip, with_thing, with_wish
from core.understand.follow_ups.step import FollowUpStep
from core.understand.patterns.pattern import compiled
from core.understand.text.numerals import COUNT_EN, number_of
from core.understand.wishes.wish import Scene

_AT = compiled(
    r"\s*,?\s*(?:(?:for|to be|be|there|then)\s+)*(?:at|around|about)\s+(?:around |about )?(?P<thirty>half (?:past )?)?"
    rf"(?:(?P<h>\d{{1,2}})(?:[:.](?P<m>\d\d))?|(?P<word>{COUNT_EN}))\s*(?P<half>am\b|pm\b|o'clock\b|in the (?:morning|afternoon|evening)\b|at night\b)?(?!\s*(?:yuan|rmb|people|days?|km|%))"
)
"""What follows a place with the hour of it."""
_MORNING, _NOON, _DAY = 8, 12, 24
"""An hour of which nobody says the half of the day is in the afternoon if it is before eight."""


def visit_hour(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight at an hour, which the trip then has, in English."""
    for place in scene.english(0, len(scene.folded)):
        said = _AT.match(scene.lower, place.span[1])
        if said is None or place.kind != "attraction":
            continue
        hour = int(said["h"]) if said["h"] else round(number_of(said["word"]) or 0)
        half = said["half"] or ""
        late = half.startswith("pm") or half.endswith(("afternoon", "evening", "night"))
        hour += _NOON * (hour < _NOON and (late or (not half and hour < _MORNING)))
        if hour >= _DAY:
            return None
        minute = 30 if said["thirty"] else int(said["m"] or 0)
        told = VisitSpell(place.names[0], around(hour * 60 + minute)).said
        after = with_wish(trip, Names("attraction", "all", frozenset({place.names[0]})))
        change = FollowUpChange("time", told, f"{hour:02d}:{minute:02d} {place.names[0]}")
        after = with_thing(after, Thing(told, "time", "like"))
        return FollowUpStep(change, after, (place.span[0], said.end()))
    return None
