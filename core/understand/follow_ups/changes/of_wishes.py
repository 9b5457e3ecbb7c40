"""Changes that are wishes: add the zoo, no hotpot, a hotel closer to Tiananmen, fly back."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.dsl.families.costs import CostCap
from core.dsl.families.counts import Beds, Rooms
from core.dsl.families.hotel_near import HotelNear
from core.dsl.families.places import Names, Types
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime, RideWay
from core.dsl.families.visits import StayAt, TimeAt
from core.dsl.families.ways import InnerModes
from core.dsl.normal.values import Normal
from core.dsl.requirements import requirements_of
from core.model.daily import free_block
from core.model.query import Thing
from core.text import Language, Text
from core.understand import editing
from core.understand.en.free_time.free_time import free_times_en
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange, FollowUpKind
from core.understand.follow_ups.changes.believing import believed_changes
from core.understand.follow_ups.changes.of_hours import is_of_another
from core.understand.follow_ups.changes.taken_out import as_left_out, wishes_of_change
from core.understand.follow_ups.effects import OpenTrip, with_ride, with_thing, with_wish
from core.understand.follow_ups.step import clause_of
from core.understand.money.budget import read_money
from core.understand.text.clauses.clauses import clauses
from core.understand.text.leftover import weighty
from core.understand.text.spans import Span, is_part, overlaps
from core.understand.wishes.liking import About, Liking
from core.understand.wishes.preferences import kinds_of_clauses
from core.understand.wishes.things.things import likings_of
from core.understand.wishes.wish import Scene, Wish, is_refusal
from core.understand.zh.free_time import free_times_zh

_OPENS = re.compile(
    r"^\s*(?:(?:please|then|also|and|so|just|can|could|we|you|i|let's|ok|okay)\s+)*([a-z']{3,})\s+(?:the|that|this|those|our|my|all)\b"
)
_ARTICLE = re.compile(r"(?:the|that|this|those|our|my|all)\b")
_KNOWN = re.compile(
    r"forgot|forget|miss(?:ed)?|add|includ\w+|put|fit|squeeze|throw|slot|work|keep|watch|catch|show|ride|walk|climb|hear|join|swap|replace|change|switch|move|shift|prefer|order|use|reserve|insert|append|cram|pop|sneak|bring|extend|swing|drive|cycle"
)
"""Verbs that ask for what follows them, or that other readers know."""
_OF_HOTEL = re.compile(
    r"(?:酒店|宾馆|民宿|旅馆|客栈|住的地方|住处)[^,。;!?]{0,6}(?:换|改|挪|搬|找|订|选|住)[成到在个家间一]*$|住[到在]?$|"
    r"\b(?:hotel|hostel|place to stay|room)\b[^,.;!?]{0,20}\b(?:by|on|at|near|beside|overlooking|next to) (?:the )?$"
)
"""What makes a place one where the hotel is to be: 酒店换成海边的."""
_AT_AN_HOUR = re.compile(
    r"(?:^|[,.;!?]\s*)(?:(?:and|then|also|please|do|see|visit|can we|could we|we'd like|i'd like|to)\s+)*(?P<what>the (?!(?:day|trip|plan)\b)[a-z' -]{3,40}?) (?:at|for|by|before) (?:the )?$"
)
"""What leads to the hour of a thing: the pagoda at sunset."""
_AN_HOUR = re.compile(r"[\d一二三四五六七八九十]点|\d(?::\d\d|\s?[ap]m\b)", re.IGNORECASE)
_OF_PLACE: dict[str, FollowUpKind] = {"restaurant": "cuisine", "accommodation": "hotel"}
_OF_LIKING: dict[About, FollowUpKind] = {
    "sight": "add", "meal": "cuisine", "cuisine": "cuisine", "hotel": "hotel", "room": "hotel", "ride_out": "ride",
    "ride_back": "ride", "local_transport": "local_transport", "time": "time", "pace": "pace",
}  # fmt: skip


def wished_changes(
    scene: Scene, language: Language, trip: OpenTrip, taken: Sequence[Span]
) -> Iterator[tuple[FollowUpChange, OpenTrip, Span]]:
    """The changes that words outside of `taken` wish for, each with the trip after it."""
    money = read_money(scene.folded, trip.query.people_number, trip.query.days)
    read = list(wishes_of_change(scene, language, taken, money.caps))
    likings = [
        as_left_out(scene, one)
        for one in (
            *free_times_en(scene),
            *likings_of(scene, kinds_of_clauses(scene), free_times_zh(scene), taken),
        )
        if _OF_LIKING.get(one.about)
    ]
    belief = believed_changes(scene, read, likings, taken)
    named = [span for one in read if isinstance(one.meaning, Names) for span in one.spans]
    of_trip = [
        one.span for one in scene.places(0, len(scene.folded)) if scene.planned.intersection(one.names)
    ]
    for wish in belief.wishes:
        if any(is_part(wish.span, whole) for whole in of_trip):
            # the street in the name of a hotel, and the metro station that it is called by
            continue
        change = _change(scene, wish)
        a_kind = isinstance(wish.meaning, Types)
        if change is None or (a_kind and any(overlaps(wish.span, span) for span in named)):
            # the last word of a name is no wish for its kind
            continue
        if _is_wished(trip, wish.meaning):
            # a Temple of Heaven says nothing of temples
            taken = (*taken, *wish.spans)
            continue
        if change.wanted and _is_led_by_unknown(scene, wish.span):
            continue
        trip = _after(trip, wish.meaning, change)
        taken = (*taken, *wish.spans)
        yield change, trip, wish.span
    for liking in belief.likings:
        if any(overlaps(liking.span, one) for one in taken):
            continue
        if liking.wanted and _is_led_by_unknown(scene, liking.span):
            continue
        if liking.about == "time" and not liking.wanted and _is_of_the_plan(scene, liking.span):
            continue
        liking = _at_its_hour(scene, liking)
        if liking.about == "sight" and liking.wanted and _OF_HOTEL.search(scene.lower, 0, liking.span[0]):
            said = Text(f"{liking.thing.zh}的酒店", f"hotel: {liking.thing.en}")
            liking = replace(liking, about="hotel", thing=said)
        trip = with_thing(trip, Thing(liking.thing, liking.about, liking.strength))
        yield _liked(scene, liking, _OF_LIKING[liking.about]), trip, liking.span


def _is_wished(trip: OpenTrip, meaning: Normal) -> bool:
    """Whether the trip asks for it already, so that to ask again changes nothing: what is meant by it is asked."""
    held = [one.meaning for one in requirements_of(trip.query)]
    if isinstance(meaning, Names) and meaning.rule == "all":
        names = (
            one.names
            for one in held
            if isinstance(one, Names) and (one.kind, one.rule) == (meaning.kind, "all")
        )
        return meaning.names <= frozenset().union(*names)
    return meaning in held


def _is_led_by_unknown(scene: Scene, span: Span) -> bool:
    """Whether a verb that nobody knows opens the change, which may take the thing out: yeet the temple."""
    before = scene.lower[: span[0]]
    begins = max(before.rfind(mark) for mark in ",.;!?") + 1
    article = _ARTICLE.match(scene.lower, span[0])
    verb = _OPENS.fullmatch(scene.lower[begins : article.end() if article else span[0]].strip())
    return verb is not None and bool(weighty(verb[1], [])) and _KNOWN.fullmatch(verb[1]) is None


def _is_of_the_plan(scene: Scene, span: Span) -> bool:
    """Whether an hour that is too late or too early is that of a ride, a meal or a sight of the plan: 早班飞机太早了."""
    every = clauses(scene.folded, 0, len(scene.folded))
    clause = next((one.span for one in every if one.span[0] <= span[0] < one.span[1]), span)
    return is_of_another(scene, clause) or _AN_HOUR.search(scene.folded, *clause) is not None


def _at_its_hour(scene: Scene, liking: Liking) -> Liking:
    """The liking of a sunrise or sunset as the hour of what it is named with: the pagoda at sunset."""
    named = _AT_AN_HOUR.search(scene.lower, 0, liking.span[0])
    if liking.thing.zh not in ("日出", "日落") or named is None or not liking.wanted:
        return liking
    said = Text(f"{liking.thing.zh}时：{named['what']}", f"{named['what']} at {liking.thing.en}")
    return replace(liking, about="time", thing=said)


def _liked(scene: Scene, liking: Liking, kind: FollowUpKind) -> FollowUpChange:
    """How a like or dislike is shown as a change."""
    thing = f"{liking.thing.zh} {liking.thing.en} {scene.lower[slice(*liking.span)]}"
    no = Text(f"不要{liking.thing.zh}", f"No {liking.thing.en}")
    shown = "remove" if kind == "add" and not liking.wanted else kind
    way = _way(scene, liking.span) if kind == "ride" else None
    free = free_block(liking.thing.zh)
    return FollowUpChange(
        shown,
        liking.thing if liking.wanted else no,
        thing,
        day=free.day if free and free.day > 0 else None,
        way=way,
        wanted=liking.wanted,
    )


def _change(scene: Scene, wish: Wish) -> FollowUpChange | None:
    """How a wish is shown as a change; None for what a follow-up does not say (its facts are read apart)."""
    meaning, said = wish.meaning, editing.wish(wish.meaning).gloss
    wanted = not is_refusal(meaning)
    match meaning:
        case Names(kind, _, values) | Types(kind, _, values):
            thing = " ".join((*sorted(values), scene.lower[slice(*wish.span)]))
            kind_of = _OF_PLACE.get(kind, "add" if wanted else "remove")
            return FollowUpChange(kind_of, said, thing, wanted=wanted)
        case HotelNear(place):
            return FollowUpChange("hotel", said, f"{place} {scene.lower[slice(*wish.span)]}")
        case IntercityModes() | OutAndBack():
            ways = f"{said.zh} {said.en} {scene.lower[slice(*wish.span)]}"
            way = _only_way(meaning) or _way(scene, wish.span)
            return FollowUpChange("ride", said, ways, way=way, wanted=wanted)
        case InnerModes():
            ways = f"{said.zh} {said.en} {scene.lower[slice(*wish.span)]}"
            return FollowUpChange("local_transport", said, ways, wanted=wanted)
        case Rooms(count):
            return FollowUpChange("room", said, f"{count} rooms {count}间")
        case Beds(each):
            return FollowUpChange("room", said, f"{each} beds {scene.lower[slice(*wish.span)]}")
        case RideTime(way=way):
            return FollowUpChange("ride", said, scene.lower[slice(*wish.span)], way=way)
        case TimeAt() | StayAt():
            return FollowUpChange("time", said, scene.lower[slice(*wish.span)])
        case CostCap(category) if category == "accommodation":
            return FollowUpChange("hotel", said, meaning.at_most)
        case CostCap(category) if category != "total":
            return FollowUpChange(
                "cuisine" if category in ("restaurant", "lunch", "dinner") else "budget",
                said,
                meaning.at_most,
            )
        case _:
            return None


def _only_way(meaning: Normal) -> RideWay | None:
    """The ride that a wish binds alone, whatever the other is."""
    match meaning:
        case OutAndBack("any", out, back) if len(out) != len(back):
            return "out" if len(out) < len(back) else "back"
        case _:
            return None


def _way(scene: Scene, span: Span) -> RideWay | None:
    """Which of the two rides the clause of some words is about; where it does not say, what is said before, or the whole text."""
    for said in (clause_of(scene, span), scene.folded[: span[0]], scene.folded):
        if words.BACK.search(said):
            return "back"
        if words.OUT.search(said):
            return "out"
    return None


def _after(trip: OpenTrip, meaning: Normal, change: FollowUpChange) -> OpenTrip:
    if change.kind == "ride" and change.wanted:
        match meaning:
            case IntercityModes(modes) if len(modes) == 1:
                return with_ride(trip, next(iter(modes)), change.way)
            case OutAndBack("any", out, back) if len(out) == len(back) == 1:
                return with_wish(trip, meaning)
            case OutAndBack("any", out, back) if len(out) != len(back):
                return with_ride(trip, next(iter(out if len(out) < len(back) else back)), change.way)
    return with_wish(trip, meaning)
