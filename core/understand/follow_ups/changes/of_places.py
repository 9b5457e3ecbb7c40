"""Changes of where the trip goes in the city: one sight for another, a sight left out, another hotel."""

import re

from core.dsl.families.places import Names, Types
from core.dsl.requirements import requirements_of
from core.model.plan import Visit
from core.model.query import Thing
from core.text import Text
from core.understand import editing
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import (
    OpenTrip,
    with_other_hotel,
    with_swap,
    with_thing,
    with_wish,
)
from core.understand.follow_ups.step import FollowUpStep, clause_of
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.text.vocabulary import mentions
from core.understand.wishes.hotels.near import nearby
from core.understand.wishes.wish import Scene

_ITS_KIND = re.compile(
    r"\b(?:the|that)\s+(?P<en>[a-z]+)\b(?!\s+of\b)|(?:^|[,.;!?] *)(?P<arrow>[a-z]+)\s*(?:→|-+>|=>)|(?:那个|这个|那座|这座)(?P<zh>[一-鿿]{1,3}?)(?=就|不|算|去|删|$)|(?:^|[,。;!?] *)(?P<bare>[一-鿿]{2,3}?)(?=(?:就|还是|也)*(?:别|甭|不|算了|去掉|删|取消|免了|拿掉))"
)
"""A place named by what it is: the shrine, 那个祠, 动物园就别去了."""


MOVED_TO = re.compile(
    r"\b(?:move|put|shift|push|do|make|have|leave|keep|save) (?P<what>it|that|this|them|[\w' -]{3,40}?)\b(?: please)?(?: (?:back|over|off))?(?: (?:on|to|till|until|for|in))?(?: to)?(?= (?:the |our )?(?:day|first|second|third|fourth|fifth|sixth|last|final)\b)",
    re.IGNORECASE,
)
"""What leads to the day on which something shall be that was named before: the temple is closed on day 1, put it on day 3."""
_HOTEL_TO = re.compile(
    r"(?:酒店|宾馆|民宿|住)[^。;!?]{0,24}?(?:换|搬|挪|改)(?:到|去|成|在)$|\b(?:change|move|switch|shift) (?:the |our |my )?(?:hotel|place|room) (?:over )?(?:to|near|nearer to|closer to) (?:the )?$"
)
"""What leads to the place near which one would sleep now."""
_TAKES_IT_OUT = re.compile(
    r"(?:唉|哎|嗯|那|就|还是|这[次回趟]|今年|所以|也|咱们?|我们|先|把|它|这个|那个|这一?站|给我|帮我|干脆|直接|[\s,])*(?:(?:不看|不去|删|删掉|删除|去掉|取消|拿掉|划掉|跳过|拿下|砍掉|撤)[了吧啊哈呗嘛\s]*)+|(?:还是|那就?|就)?算了(?:吧|哈)?|"
    r"(?:so |and |please |then |just |let's |can (?:you|we) |could (?:you|we) |i'd |we'd )*(?:take|leave|drop|skip|cut|remove|delete|scrap|lose|bin|cross|strike|kick) (?:it|that|that one)(?: (?:out|off))?(?: (?:the|our|my) (?:list|plan|trip|itinerary))?(?: please| pls| then| altogether)?|"
    r"(?:so |and |we |i |please |really |just )*(?:don't|do not|won't|no) need (?:it|that(?: one)?|to (?:see|do|go to|visit) (?:it|that|there))(?: (?:again|any ?more|any longer|this time|on this trip|please))*|(?:so |and )?no need to (?:see|do|go|visit)(?: (?:it|that|there))? again",
    re.IGNORECASE,
)
"""A clause that says no more than that what was named before it is left out."""


_INSTEAD = re.compile(
    r"[,。;!?](?:[^,。;!?]{0,4})?(?:(?:换|改)(?:成|为|去|个|到)?(?:去|看|逛)?|(?:还是|不如|要不|干脆|索性)就?(?:去|看|逛))\s*$"
)
"""What leads to a sight that comes in the place of one that was named in a clause before."""
_OLD_AND_NEW = 2


def swap(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """One sight in place of another."""
    match = words.SWAP.search(scene.folded)
    return (_of_named(scene, trip, match) if match else None) or _for_one_of_the_trip(scene, trip)


def _for_one_of_the_trip(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """The one sight of the trip that a Chinese text finds fault with, swapped for the one that it names behind: 磁器口全是卖麻花的，给我换鹅岭二厂."""
    found = [one for one in scene.places(0, len(scene.folded)) if one.kind == "attraction"]
    if len(found) != _OLD_AND_NEW or words.DAY.search(scene.folded) or words.KEPT.search(scene.folded):
        return None
    (old, old_span), (new, new_span) = ((one.names[0], one.span) for one in found)
    wished = wished_sights(trip)
    instead = _INSTEAD.search(scene.folded, old_span[1], new_span[0])
    if old not in wished or new in wished or instead is None:
        return None
    change = FollowUpChange("swap", Text(f"{old}换成{new}", f"{new} instead of {old}"), new, old=old)
    names = (Names("attraction", "all", frozenset({one})) for one in (old, new))
    return FollowUpStep(change, with_swap(trip, *names), (old_span[0], new_span[1]))


def _of_named(scene: Scene, trip: OpenTrip, match: re.Match[str]) -> FollowUpStep | None:
    """The swap that a match of its words tells."""
    groups = match.groupdict()
    old_name = next(name for name in words.SWAPPED if groups[name])
    new_name = old_name.replace("old", "new")
    old = sight_in(scene, match.span(old_name)) or named_by_kind(scene, trip, match[old_name])
    new = sight_in(scene, match.span(new_name))
    kind = _kind(scene, match.span(new_name)) if new is None else None
    after: Names | Types | None = Types("attraction", "all", frozenset({kind})) if kind else None
    after = Names("attraction", "all", frozenset({new})) if new else after
    if old is None or after is None or old == new:
        return None
    said = editing.wish(after).gloss if kind else Text(str(new), str(new))
    change = FollowUpChange(
        "swap", Text(f"{old}换成{said.zh}", f"{said.en} instead of {old}"), new or kind, old=old
    )
    before = Names("attraction", "all", frozenset({old}))
    return FollowUpStep(change, with_swap(trip, before, after), match.span())


def sight_in(scene: Scene, span: Span) -> str | None:
    """The one sight that some words name."""
    found = [one for one in scene.places(*span) if one.kind == "attraction"]
    return found[0].names[0] if found else None


def _kind(scene: Scene, span: Span) -> str | None:
    """The kind of sight that some words name, where the city has it: a park."""
    known = scene.names.kinds.get("attraction", ())
    said = (one.concept for one in mentions("attraction_types", scene.lower, *span))
    return next((one for one in said if one in known), None)


def drop(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight of the trip that is left out and named by what it is alone, or before: forget about the shrine; take it off."""
    if any(day["nth2"] for day in words.DAY.finditer(scene.folded)) or MOVED_TO.search(scene.folded):
        # it is to be on another day
        return None
    every = clauses(scene.folded, 0, len(scene.folded))
    # a hotel on the lake takes no lake out
    said = ",".join(one.lower for one in every if not words.HOTEL.search(one.lower))
    named = named_by_kind(scene, trip, said) if words.REMOVE.search(said) else None
    named = named or _named_before(scene, trip)
    if named is None:
        return None
    change = FollowUpChange("remove", Text(f"不去{named}", f"Without {named}"), named, wanted=False)
    refused = Names("attraction", "none", frozenset({named}))
    return FollowUpStep(change, with_wish(trip, refused), (0, len(scene.folded)))


def _named_before(scene: Scene, trip: OpenTrip) -> str | None:
    """The only sight of the trip that a text names, where a clause after it says no more than that it is left out."""
    found = scene.places(0, len(scene.folded))
    named = {one.names[0]: one.span[1] for one in found if one.kind == "attraction"}
    wished = [name for name in named if name in wished_sights(trip)]
    if len(wished) != 1 or len(named) > 1 or words.DAY.search(scene.folded):
        return None
    every = clauses(scene.folded, 0, len(scene.folded))
    after = (one.text.strip() for one in every if one.start >= named[wished[0]])
    return wished[0] if any(map(_TAKES_IT_OUT.fullmatch, after)) else None


def named_by_kind(scene: Scene, trip: OpenTrip, said: str) -> str | None:
    """The one sight of the trip of a kind that some words name: the shrine."""
    for kind in _ITS_KIND.finditer(said):
        word = kind["en"] or kind["arrow"] or kind["zh"] or kind["bare"]
        named = scene.names.ends_with(word, wished_sights(trip))
        if len(named) == 1 and scene.names.resolve(kind[0], "attraction").name not in named:
            return named[0]
    return None


def wished_sights(trip: OpenTrip) -> frozenset[str]:
    """The sights that the trip asks for, and those of its plan."""
    wished = (one.meaning for one in requirements_of(trip.query))
    named = [one.names for one in wished if isinstance(one, Names) and one.rule != "none"]
    planned = (
        [activity.position for _, _, activity in trip.plan.activities() if isinstance(activity, Visit)]
        if trip.plan
        else []
    )
    return frozenset(planned).union(*named)


def hotel(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another hotel than the plan has."""
    match = re.search(
        r"换一?(?:个|家)?(?:别的|另外)?一?家?(?:酒店|宾馆|民宿|旅馆)|\b(?:another|different|change (?:the )?|new|other) hotel\b",
        scene.lower,
    )
    near = _hotel_near(scene)
    if near is not None:
        place, span = near
        wish = nearby(place)
        change = FollowUpChange("hotel", editing.wish(wish).gloss, f"{place} {scene.lower[slice(*span)]}")
        return FollowUpStep(change, with_wish(trip, wish), span)
    after = with_other_hotel(trip) if match else None
    if match is None or after is None:
        return None
    return FollowUpStep(
        FollowUpChange("hotel", Text("换一家酒店", "Another hotel"), "another"), after, match.span()
    )


def _hotel_near(scene: Scene) -> tuple[str, Span] | None:
    """The place to which the hotel is to be moved, and the words that say so: 酒店太远，换到新街口; change the hotel to People's Square."""
    for one in scene.places(0, len(scene.folded)):
        led = _HOTEL_TO.search(scene.lower, 0, one.span[0])
        if led is not None and one.kind == "attraction":
            beside = _BESIDE.match(scene.folded, one.span[1])
            return one.names[0], (led.start(), beside.end() if beside else one.span[1])
    return None


_BESIDE = re.compile("边上?|旁边?|附近|周边|那边|一带")
_THIS_HOUSE = re.compile(r"[这那]家\s*$")
"""What stands before what is said of the hotel that was named before: 换一家酒店，这家太贵了."""


def comfort(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A more comfortable trip: a better hotel, at no other budget than the one that was said."""
    match = words.COMFORT.search(scene.folded)
    cheap = words.CHEAPER.search(scene.folded)
    of_hotel = cheap is not None and (
        words.HOTEL.search(clause_of(scene, cheap.span()))
        or (_THIS_HOUSE.search(scene.folded, 0, cheap.start()) and words.HOTEL.search(scene.folded))
    )
    if match is None and cheap is not None and of_hotel:
        said = Text("住得便宜些", "A cheaper hotel")
        thing = Thing(Text("便宜的住处", "cheap hotel"), "hotel", "like")
        return FollowUpStep(
            FollowUpChange("hotel", said, "cheaper 便宜"), with_thing(trip, thing), cheap.span()
        )
    if match is None or words.DAY.search(scene.folded):
        return None
    better = Text("舒适的住处", "comfortable hotel")
    said = Text("更舒适：住得好些", "More comfortable: a better hotel")
    return FollowUpStep(
        FollowUpChange("hotel", said, "comfortable 舒适"),
        with_thing(trip, Thing(better, "hotel", "like")),
        match.span(),
    )
