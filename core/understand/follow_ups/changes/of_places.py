"""Changes of where the trip goes in the city: one sight for another, a sight on another day, another hotel."""

import re

from core.dsl.families.places import Names, Types
from core.dsl.families.visits import TimeAt
from core.dsl.requirements import requirements_of
from core.model.plan import Visit
from core.model.query import Thing
from core.model.spells import VisitSpell, around, visit_spell
from core.text import Text, joined
from core.understand import editing
from core.understand.dates.clock import clock_of, time_pattern
from core.understand.en.visits import visit_wishes_en
from core.understand.follow_ups import words
from core.understand.follow_ups.answer import FollowUpChange
from core.understand.follow_ups.effects import (
    OpenTrip,
    with_other_hotel,
    with_place_on_day,
    with_swap,
    with_thing,
    with_wish,
)
from core.understand.follow_ups.step import FollowUpStep, clause_of, day_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span
from core.understand.text.vocabulary import mentions
from core.understand.wishes.hours.spells import spells_of
from core.understand.wishes.wish import Scene

_ITS_KIND = re.compile(
    r"\b(?:the|that)\s+(?P<en>[a-z]+)\b(?!\s+of\b)|(?:^|[,.;!?] *)(?P<arrow>[a-z]+)\s*(?:→|-+>|=>)|(?:那个|这个|那座|这座)(?P<zh>[一-鿿]{1,3}?)(?=就|不|算|去|删|$)|(?:^|[,。;!?] *)(?P<bare>[一-鿿]{2,3}?)(?=(?:就|还是|也)*(?:别|甭|不|算了|去掉|删|取消|免了|拿掉))"
)
"""A place named by what it is: the shrine, 那个祠, 动物园就别去了."""


_MOVED_TO = re.compile(
    r"\b(?:move|put|shift|push|do|make|have|leave|keep|save) (?P<what>it|that|this|them|[\w' -]{3,40}?)\b(?: please)?(?: (?:back|over|off))?(?: (?:on|to|till|until|for|in))?(?: to)?(?= (?:the |our )?(?:day|first|second|third|fourth|fifth|sixth|last|final)\b)",
    re.IGNORECASE,
)
"""What leads to the day on which something shall be that was named before: the temple is closed on day 1, put it on day 3."""
_LED_TO = re.compile(r"(?:挪|移|调整?|换|改|放|推迟?|延|安?排)(?:到|去|至)\s*$")
"""What stands right before the day on which something shall be: 黄鹤楼挪到最后一天."""
_LED_FROM = re.compile(
    r"(?:别|不要|不想|不|甭|莫)(?:再)?(?:给我们?)?(?:安?排|放|搁|挪|去|看|定|弄|搞)*(?:在|到|去)?\s*$"
)
"""What stands right before a day on which something shall not be: 熊猫别排在头一天，第三天看."""
_CLOCK = re.compile(r"\d\d:\d\d")
_TO_AN_HOUR = compiled(
    rf"(?:的?(?:安排|行程))?[,，\s]*(?:我们?|就|都|要|得|必须|想|给我|帮我)*(?:(?:改|换|挪|移|推迟|提前|调整?)(?:到|成|为|在)?)?\s*{time_pattern('t')}(?:左右|以后|之后|过后|再|才)*(?:去|看|到|逛|玩|出发)"
)
"""What leads, behind a day, to the hour of a visit."""
_AT_NIGHT = re.compile(r"晚上|夜[里景晚]|天黑")
"""What makes an hour of which the half of the day is not said one of the evening: 八点以后再去（晚上）."""
_TAKES_IT_OUT = re.compile(
    r"(?:唉|哎|嗯|那|就|还是|咱们?|我们|先|把|它|这个|那个|这一?站|给我|帮我|干脆|直接|[\s,])*(?:(?:不看|不去|删|删掉|删除|去掉|取消|拿掉|划掉|跳过|拿下|砍掉|撤)[了吧啊哈呗嘛\s]*)+|(?:还是|那就?|就)?算了(?:吧|哈)?|"
    r"(?:so |and |please |then |just |let's |can (?:you|we) |could (?:you|we) |i'd |we'd )*(?:take|leave|drop|skip|cut|remove|delete|scrap|lose|bin|cross|strike|kick) (?:it|that|that one)(?: (?:out|off))?(?: (?:the|our|my) (?:list|plan|trip|itinerary))?(?: please| pls| then| altogether)?",
    re.IGNORECASE,
)
"""A clause that says no more than that what was named before it is left out."""


def swap(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """One sight in place of another."""
    match = words.SWAP.search(scene.folded)
    if match is None:
        return None
    groups = match.groupdict()
    old_name = next(name for name in words.SWAPPED if groups[name])
    new_name = old_name.replace("old", "new")
    old = _sight(scene, match.span(old_name)) or _named_by_kind(scene, trip, match[old_name])
    new = _sight(scene, match.span(new_name))
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


def _sight(scene: Scene, span: Span) -> str | None:
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
    if any(day["nth2"] for day in words.DAY.finditer(scene.folded)) or _MOVED_TO.search(scene.folded):
        # it is to be on another day
        return None
    named = _named_by_kind(scene, trip, scene.lower) if words.REMOVE.search(scene.lower) else None
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
    wished = [name for name in named if name in _wished_sights(trip)]
    if len(wished) != 1 or len(named) > 1 or words.DAY.search(scene.folded):
        return None
    every = clauses(scene.folded, 0, len(scene.folded))
    after = (one.text.strip() for one in every if one.start >= named[wished[0]])
    return wished[0] if any(map(_TAKES_IT_OUT.fullmatch, after)) else None


def _named_by_kind(scene: Scene, trip: OpenTrip, said: str) -> str | None:
    """The one sight of the trip of a kind that some words name: the shrine."""
    for kind in _ITS_KIND.finditer(said):
        word = kind["en"] or kind["arrow"] or kind["zh"] or kind["bare"]
        named = scene.names.ends_with(word, _wished_sights(trip))
        if len(named) == 1 and scene.names.resolve(kind[0], "attraction").name not in named:
            return named[0]
    return None


def _wished_sights(trip: OpenTrip) -> frozenset[str]:
    """The sights that the trip asks for, and those of its plan."""
    wished = (one.meaning for one in requirements_of(trip.query))
    named = [one.names for one in wished if isinstance(one, Names) and one.rule != "none"]
    planned = (
        [activity.position for _, _, activity in trip.plan.activities() if isinstance(activity, Visit)]
        if trip.plan
        else []
    )
    return frozenset(planned).union(*named)


def move(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A sight on a day of the trip."""
    day, verb = _day_to(scene), words.MOVE.search(scene.folded)
    first = day is None and words.FIRST.search(scene.folded) is not None
    led = _led_day(scene)
    calmer = words.CALMER.search(scene.folded)
    if not (day or first) or (calmer and not (led and calmer.end() <= led.start())):
        # too much on a day is why something is moved to another one, and is else a wish of its own
        return None
    moved = list(_MOVED_TO.finditer(scene.folded))
    place = _sight(scene, moved[-1].span("what")) if moved else None
    place = place or _sight_led(scene, led) or _named_by_kind(scene, trip, scene.lower)
    if place is None or (first and place not in _wished_sights(trip)):
        return None
    if verb is None and not re.search(
        r"去|看|玩|逛|排|到(?:$|[,。;!])|→|-+>|=>|on day|to day|on the|to the|\bnot where|\bday \w+,? (?:pls|please|instead)\b",
        scene.lower,
    ):
        return None
    number = day_of(day, trip) if day else 1
    comes = words.COMES_IN.search(scene.folded) is not None and place not in _wished_sights(trip)
    moved_to = said = Text(f"{place}放到第 {number} 天", f"{place} on day {number}")
    after = with_place_on_day(trip, place, number)
    at = None
    for one in spells_of(scene):
        told = visit_spell(one.thing.zh)
        if told is not None and told.place == place:
            # 故宫改到最后一天上午 is for the morning too
            after = with_thing(after, Thing(one.thing, one.about, one.strength))
            at = next(iter(_CLOCK.findall(told.spell.said.en)), at) if scene.folded.isascii() else None
            said = joined((said, told.spell.said), Text("，", ", "))
    by = _hour_by(scene, place)
    at = by.starts_by if by is not None else at
    if by is not None:
        after, said = with_wish(after, by), joined((said, editing.wish(by).gloss), Text("，", ", "))
    hour = _hour_led(scene, day, place) if day and by is None else None
    if hour is not None:
        # 第2天改晚上八点去: the hour is of the place that was named before, and says more than its part of the day
        after, said = with_place_on_day(trip, place, number), moved_to
        then = VisitSpell(place, around(hour)).said
        after, said = with_thing(after, Thing(then, "time", "like")), joined((said, then), Text("，", ", "))
    if at is not None and not comes:
        change = FollowUpChange("time", said, f"{at} {place}", day=number)
    elif hour is not None and (led is None or _is_on_day(trip, place, number)):
        clock = f"{hour // 60:02d}:{hour % 60:02d}"
        change = FollowUpChange("time", said, f"{clock} {place}", day=number)
    else:
        change = FollowUpChange("add" if comes else "move", said, place, day=number)
    return FollowUpStep(change, after, (0, len(scene.folded)))


def _hour_by(scene: Scene, place: str) -> TimeAt | None:
    """The hour by which one would be at a place, in English."""
    told = (
        wish.meaning
        for one in clauses(scene.folded, 0, len(scene.folded))
        for wish in visit_wishes_en(scene, one)
    )
    return next((one for one in told if isinstance(one, TimeAt) and one.place == place), None)


def _hour_led(scene: Scene, day: re.Match[str], place: str) -> int | None:
    """The minute of the day to which a visit is put right behind the day of it, or behind the place named there."""
    named = [one.span for one in scene.places(day.end(), len(scene.folded)) if place in one.names]
    behind = named[0][1] if named and not scene.folded[day.end() : named[0][0]].strip() else day.end()
    led = _TO_AN_HOUR.match(scene.folded, behind)
    clock = clock_of(led, "t") if led else None
    if clock is None:
        return None
    late = clock < "12:00" and _AT_NIGHT.search(scene.folded) is not None
    return (int(clock[:2]) + 12 * late) * 60 + int(clock[3:])


def _is_on_day(trip: OpenTrip, place: str, day: int) -> bool:
    """Whether a place is wished for on a day already."""
    told = (visit_spell(one.name.zh) for one in trip.query.things)
    return any(one is not None and one.place == place and one.spell.on_day == day for one in told)


def _led_day(scene: Scene) -> re.Match[str] | None:
    """The last day to which a Chinese verb of moving leads."""
    led = [
        day
        for day in words.DAY.finditer(scene.folded)
        if _LED_TO.search(scene.folded, 0, day.start()) and not _LED_FROM.search(scene.folded, 0, day.start())
    ]
    return led[-1] if led else None


def _sight_led(scene: Scene, led: re.Match[str] | None) -> str | None:
    """The sight that is moved: of several that the text names, the one of the clause of its new day."""
    whole = (0, len(scene.folded))
    named = {one.names[0] for one in scene.places(*whole) if one.kind == "attraction"}
    if led is None or len(named) < 2:
        return _sight(scene, whole)
    every = clauses(scene.folded, *whole)
    here = next((one.span for one in every if one.span[0] <= led.start() < one.span[1]), whole)
    return _sight(scene, (here[0], led.start()))


def _day_to(scene: Scene) -> re.Match[str] | None:
    """The day that something is moved to: the one that the last verb of moving leads to, else the first that is named."""
    led_to = _led_day(scene)
    if led_to is not None:
        return led_to
    days = [
        day for day in words.DAY.finditer(scene.folded) if not _LED_FROM.search(scene.folded, 0, day.start())
    ]
    moved = list(_MOVED_TO.finditer(scene.folded))
    led = (day for day in days if moved and day.end() > moved[-1].end())
    return next(led, days[0] if days else None)


def hotel(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """Another hotel than the plan has."""
    match = re.search(
        r"换(?:一)?(?:个|家)(?:别的)?(?:酒店|宾馆|民宿|旅馆)|\b(?:another|different|change (?:the )?|new|other) hotel\b",
        scene.lower,
    )
    after = with_other_hotel(trip) if match else None
    if match is None or after is None:
        return None
    return FollowUpStep(
        FollowUpChange("hotel", Text("换一家酒店", "Another hotel"), "another"), after, match.span()
    )


def comfort(scene: Scene, trip: OpenTrip) -> FollowUpStep | None:
    """A more comfortable trip: a better hotel, at no other budget than the one that was said."""
    match = words.COMFORT.search(scene.folded)
    cheap = words.CHEAPER.search(scene.folded)
    if match is None and cheap is not None and words.HOTEL.search(clause_of(scene, cheap.span())):
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
