"""The hour of a visit as a change: we should be at the tower at half past five."""

from core.dsl.families.places import Names
from core.model.query import Thing
from core.model.spells import VisitSpell, around, spell
from core.understand.dates.clock import time_pattern
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.changes.of_places import wished_sights
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
_PARTS = {"morning": "上午", "afternoon": "下午", "evening": "晚上", "dusk": "傍晚"}
_PART_OF_DAY = compiled(
    r"(?P<morning>早上|上午|\bmornings?\b)|(?P<afternoon>下午|\bafternoons?\b)|(?P<dusk>傍晚|黄昏|日落时?|\b(?:dusk|sunset)\b)|(?P<evening>晚上|夜里|\b(?:evenings?|night(?:time)?|after dark)\b)"
)
"""Parts of the day in which a sight may be seen."""
_NOT_THEN = compiled(
    r"(?:为什么|为啥|干嘛|怎么)[^,。;!?]{0,12}$|\bwhy (?:is|are|do|does)\b[^?.!]*$|(?:不要|别|不想|不|甭|莫)(?:放|排|安排|在|去|看|逛|是)*\s*$|\b(?:not|rather than|instead of|never)(?: (?:in|at|during|for|on))?(?: the)? $"
)
_DULL = compiled(
    r"(?:去|看|逛|玩)?(?:的话)?(?:就|又|都|也)?(?:没意思|没啥|不好看|不去|不看|太|人太?多|晒|热|别)"
)
"""What stands before, or behind, a part of the day in which it shall not be seen."""
_HOUR_SAID = compiled(rf"{time_pattern('t')}|\b\d{{1,2}}(?::\d\d)?\s*(?:[ap]\.?m\b|o'clock)")
_PART_BESIDE = 24
"""Letters within which a part of the day is that of the sight before it, or takes the place of one that it is not to be."""
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


def visit_part(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The only sight that a text names, in another part of the day: the Bund at night, not in the afternoon."""
    whole = (0, len(scene.folded))
    named = [one for one in scene.places(*whole) if one.kind == "attraction"]
    parts = [
        one
        for one in _PART_OF_DAY.finditer(scene.lower)
        if not _NOT_THEN.search(scene.lower, 0, one.start()) and not _DULL.match(scene.lower, one.end())
    ]
    timed = words.DAY.search(scene.folded) or _HOUR_SAID.search(scene.lower)
    if len({one.names[0] for one in named}) != 1 or len(parts) != 1 or timed:
        # an hour says more than its part of the day
        return None
    place, part = named[0], parts[0]
    refused = [one.end() for one in _PART_OF_DAY.finditer(scene.lower, place.span[1], part.start())]
    between = part.start() - max([place.span[1], *refused])
    ours = next((name for name in place.names if name in wished_sights(trip)), None)
    if ours is None or between > _PART_BESIDE or place.span[0] > part.start():
        return None
    told = VisitSpell(ours, spell(_PARTS[part.lastgroup or "evening"])).said
    after = with_thing(trip, Thing(told, "time", "like"))
    clock = {"morning": "09:00", "afternoon": "14:00", "dusk": "18:00", "evening": "20:00"}
    change = FollowUpChange("time", told, f"{part[0]} {ours} {clock[part.lastgroup or 'evening']}")
    contrast = [one.end() for one in _PART_OF_DAY.finditer(scene.lower) if one.start() > part.start()]
    dull = [_DULL.match(scene.lower, end) for end in contrast]
    last = max([part.end(), *contrast, *(one.end() for one in dull if one)])
    return FollowUpStep(change, after, (place.span[0], last))
