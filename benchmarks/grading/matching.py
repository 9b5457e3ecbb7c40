"""Which readings are of the same thing as a wish that a case expects."""

import re
from dataclasses import replace

from benchmarks.grading.bare_times import aged, bare_times
from benchmarks.grading.by_words import keeps_free, parts_said
from benchmarks.grading.hours import TimeReading, figures
from benchmarks.grading.items import ReadItem
from benchmarks.grading.measures import Trip, of_its_meal, place_near, says_the_same
from benchmarks.grading.ride_modes import PLANES, TRAINS, is_by_train, modes_of, rules_out
from benchmarks.grading.said_plainly import plainly_said
from benchmarks.grading.subjects import DRAWERS, is_about, is_of_subject
from benchmarks.grading.times import LATE_NIGHTS, keeps_evenings, told_times
from benchmarks.grading.words import (
    OPPOSITE,
    bare,
    is_named,
    is_place_named,
    is_shunned,
    own_names,
    same_place,
    says_only,
    synonyms,
    terms,
    without_filler,
    without_names,
)
from core.dsl.families.places import Names
from core.understand.text.lexicon import lexicon

_LITTLE = "少"
"""With which a pace says that there is little of something: who wants little walking avoids walking."""
_IS_LITTLE = re.compile(r"[少微短低淡]|\b(?:little|less|low|short|light|not (?:too )?much|minimal)\b")
_BETWEEN = "的和、 +＋/"
_OF_A_WAY = "站路线"
"""Letters of what is so, of which a reading has but the quality: 近地铁站, 无障碍路线."""
_SMALL_WORDS = re.compile(r"\b(?:and|on|at|in|of|by|or|with|the|an?|s)\b")
"""What English has between two things that are one wish: a boat ride on the lake."""
_WORDS = re.compile(r"[a-z0-9][a-z0-9'-]*")
_LITTLE_WORDS = frozenset(
    {"the", "a", "an", "of", "in", "on", "at", "by", "with", "to", "and", "for", "near", "from"}
)
_PERSONS = "我家有爸妈父母亲公婆爷奶老小孩子娃人大了岁，"
"""Letters of those of whom something is told: my mother is 70 and has bad knees."""
_PERSONS_EN = re.compile(
    r"\b(?:my|our|the|an?|with|who|has|have|is|are|mother|father|mum|mom|dad|grandma|grandpa|grandmother|grandfather|granny|wife|husband|son|daughter|parents|aunt|uncle|sister|brother|friend)(?:-in-law)?\b"
)
_BEFORE, _AFTER = re.compile(r"前|before|earlier"), re.compile(r"\bafter\b|\bat the earliest\b")


def same_items(wish: dict[str, str], items: list[ReadItem], trip: Trip) -> set[int]:
    """Which readings are of the thing that a wish of a trip names, whatever they say of it.

    Times are compared by their value; figures decide where both have them, else the name of what was read, else the very word of the
    case, else any word for it, else the person's own words where they are the name of what was read, else words that each name a part of it and together the
    whole (经济型, 连锁酒店). What is about another subject counts only where nothing is about this one.
    """
    wish = aged(plainly_said(wish))
    bare_of_time = bare_times(wish, items)
    if bare_of_time:
        return bare_of_time
    readings = [
        TimeReading(meaning=item.meaning, said=item.words[0], typed=item.typed, called=called)
        for item in items
        for called in [called_in_text(item, items)]
    ]
    timed = told_times(wish["about"], wish["is"], readings, trip.days) or parts_said(wish, readings)
    if timed:
        return timed
    said = [_measured(wish, item, trip) for item in items]
    measured = {at for at, same in enumerate(said) if same}
    if measured:
        return measured
    left = [(at, item) for at, item in enumerate(items) if said[at] is None]
    thing = {**wish, "is": bare(wish)}
    elsewhere: set[int] = set()
    for test in (
        is_called,
        is_named,
        same_thing,
        is_by_train,
        rules_out,
        is_told,
        says_only,
        is_said_so,
        in_its_words,
        keeps_free,
    ):
        found = {at for at, item in left if test(wish, item) or test(thing, item)}
        here = {at for at in found if is_of_subject(wish, items[at])}
        if here:
            return here
        elsewhere = elsewhere or found
    found = parts_together(thing, left) or parts_together(wish, left) or elsewhere
    local = _without_city(wish, trip.city)
    return found or (same_items({**wish, "is": local}, items, replace(trip, city=None)) if local else set())


def _without_city(wish: dict[str, str], city: str | None) -> str | None:
    """A dish, or what there is of a kind of sight, that a wish names by the city of the trip, without it: 重庆火锅, 苏州园林的秋色.

    A sight alone may be one of that name: 上海博物馆.
    """
    thing = wish["is"].removeprefix(city or "")
    local = wish["about"] in ("meal", "cuisine") or (wish["about"] == "sight" and "的" in thing[2:-1])
    return thing if local and 1 < len(thing) < len(wish["is"]) else None


def called_in_text(item: ReadItem, items: list[ReadItem]) -> frozenset[str]:
    """What the text calls the places that a reading names, wherever it is that it names them: the lake of `西湖：日出`."""
    named = [one for one in items if isinstance(one.meaning, Names) and one.wanted is item.wanted]
    return frozenset(
        typed for one in named if any(name in item.words[0] for name in own_names(one)) for typed in one.typed
    )


def _measured(wish: dict[str, str], item: ReadItem, trip: Trip) -> bool | None:
    """Whether a reading says in figures what the wish does; None where not both have figures of one kind."""
    if item.measure is None or not is_about(wish, item) or (item.measure.days and wish["about"] != "date"):
        return None
    return says_the_same(of_its_meal(wish), item.measure, trip)


def is_told(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading names a part of the wish, and was read from words that hold all of it in its order.

    So is 午休, read from 中午必须午休两小时, the wish 中午午休两小时; and a hotel near a place, whatever says near.
    """
    said = wish["is"].lower()
    if item.measure is not None and item.measure.near is not None:
        place = place_near(said)
        return place is not None and any(term in item.measure.near for term in terms(place))
    if said.isascii() or item.words[0] not in said:
        return False
    words = ".{0,3}".join(map(re.escape, said))
    return any(re.search(words, typed) for typed in item.typed)


def parts_together(wish: dict[str, str], items: list[tuple[int, ReadItem]]) -> set[int]:
    """The readings about what a wish is about whose words are parts of it and leave nothing of it.

    Several only of what is wanted: who refuses a sunset cruise refuses no sunset.
    """
    rest, found = wish["is"].lower(), set()
    if wish["about"] == "company":
        rest = _PERSONS_EN.sub(" ", rest)
    if wish["about"] == "room":
        # whose it is, no reading says
        rest = re.sub(r" for (?:the |my |our )?[a-z]+$", "", rest)
        rest = re.sub(r"^\d+(?: |间(?=.))", "", rest).removesuffix("s")
    if wish["about"] in ("ride_out", "ride_back") and wish["polarity"] == "want":
        for mode, names in (("train", TRAINS), ("airplane", PLANES)):
            ridden = {at for at, item in items if modes_of(wish["about"], item) == frozenset({mode})}
            name = next((one for one in names if one in rest), None)
            if ridden and name:
                rest, found = rest.replace(name, " "), ridden
    for at, item in items:
        may_be = is_about(wish, item) or any(
            wish["about"] in group and group & item.about for group in DRAWERS
        )
        is_ill = (wish["about"] == "company" and is_shunned(item)) or _is_told_by_its_opposite(wish, item)
        if not is_ill and (not may_be or item.wanted is not (wish["polarity"] == "want")):
            continue
        left = without_names(rest if item.wanted or is_ill else wish["is"].lower(), item)
        if not (item.wanted or is_ill) and not _SMALL_WORDS.sub(" ", left).strip(_BETWEEN):
            return {at}
        if (item.wanted or is_ill) and left != rest:
            found.add(at)
            rest = left
    whose = _PERSONS if wish["about"] == "company" else _OF_A_WAY
    return found if not _SMALL_WORDS.sub(" ", rest).strip(_BETWEEN + whose) else set()


def _is_told_by_its_opposite(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a dislike of a taste was read from a word of the wish for what is without it: no spicy food, from a mild hotpot."""
    named = " ".join(item.words[:2])
    return (
        wish["polarity"] == "want"
        and "cuisine" in item.about
        and wish["about"] in item.about
        and not item.wanted
        and all(typed in wish["is"].lower() and typed not in named for typed in item.typed)
    )


def is_half_of(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether what is wanted is what a wish is in the end, one of the things it counts up, or the place with which it begins.

    So is a suite of a river-view suite, and of 套房 x1, 大床房 x1; a museum of an aviation museum; 两江游 of 两江游船.
    """
    drawers = [group for group in DRAWERS if wish["about"] in group and group & item.about]
    if not item.wanted or wish["polarity"] != "want" or not (wish["about"] in item.about or drawers):
        return False
    said = wish["is"].lower()
    if is_place_named(item):
        led = [f"{typed} by " if typed.isascii() else typed for typed in item.typed]
        return any(map(said.startswith, led))
    names = {*item.typed, *(name for own in own_names(item) for name in synonyms(own))}
    counted = {re.sub(r"\s*x\s*\d+$", "", one.strip()) for one in re.split(r"[,，、+]", said)}
    # in English the place stands behind its kind: a teahouse in a park
    begins = any(name.isascii() and said.startswith(f"{name} in ") for name in names)
    begins |= wish["about"] == "room" and any(said.startswith(f"{name} for ") for name in names)
    begins |= "cuisine" in item.about and any(said.startswith(f"{name} ") for name in item.typed)
    return item.kind and (
        begins or any(said.endswith(name) for name in names) or not counted.isdisjoint(names)
    )


def restates(wishes: list[dict[str, str]], item: ReadItem) -> bool:
    """Whether a kind of place is demanded in no other words than those of some wishes: the museum of `the museum with the gold mask`,
    the cuisine of the dishes that are wished, the beds of 三个单间, how near a hotel is from which one would see a place."""
    alike = [wish for wish in wishes if is_of_subject(wish, item) and agrees(wish, item)]
    said = [wish.get("said", wish["is"]).lower() for wish in alike]
    of_rooms = item.measure is not None and (item.measure.beds is not None or item.measure.near is not None)
    told = all(any(typed in one or one in typed for one in said) for typed in item.typed)
    return (item.kind and any(same_thing(wish, item) for wish in alike)) or ((item.kind or of_rooms) and told)


def is_visit_of(wishes: list[dict[str, str]], item: ReadItem) -> bool:
    """Whether sights are demanded at each of which one of the wishes is to be at some time: who is at the Bund in the evening visits it."""
    places = [wish["is"].rpartition(":")[2].strip().lower() for wish in wishes if wish["about"] == "time"]
    return (
        isinstance(item.meaning, Names)
        and item.wanted
        and all(
            any(same_place(place, name) or place in item.typed for place in places)
            for name in item.meaning.names
        )
    )


def is_called(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether the very word of the case is in the name of what was read, not only in the words of the text."""
    return any(wish["is"].lower() in name for name in own_names(item))


def is_said_so(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether the hotel is near to something in just the words by which the text says what a wish names in words of its own.

    So is `near the convention centre`, read from `close to the venue`, the wish for a hotel by the hall that was named before.
    """
    said = without_filler(wish.get("said", ""))
    is_near = item.meaning is None and "near" in lexicon("things").get(item.words[0], {})
    return bool(said) and is_near and any(without_filler(typed) == said for typed in item.typed)


def in_its_words(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether what was read in the person's own words has all words of the wish, in whatever order: the tea village of Longjing."""
    words = {one.rstrip("s") for one in _WORDS.findall(wish["is"].lower())} - _LITTLE_WORDS
    own = item.typed[:1] == item.words[1:2]
    return own and len(words) > 1 and words <= {one.rstrip("s") for one in _WORDS.findall(item.words[1])}


def same_thing(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading has any word for the thing that the wish names."""
    numbers = figures(wish["is"])
    if numbers and not wish["is"].strip("0123456789:. "):
        return any(numbers <= figures(words) for words in item.words)
    return any(term in words for term in terms(wish["is"]) for words in item.words)


def agrees(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading is of the polarity of the wish.

    To avoid what tires is to want it slow, to avoid salt is to want little of it; to avoid what is before an hour is to want what is after it.
    """
    wish = plainly_said(wish)
    paced = wish["about"] == "pace" and "pace" in item.about and item.wanted
    later = _BEFORE.search(wish["is"].lower()) is not None and _AFTER.search(item.words[1]) is not None
    wanted = later or keeps_evenings(wish["is"]) or wish["polarity"] == "want"
    less_of_it = (
        "meal" in item.about and item.words[0].startswith(_LITTLE) and not _IS_LITTLE.search(wish["is"])
    )
    sleeps_in = (
        item.words[0] == "早起" and re.search(r"不.{0,2}早|^no early ", wish["is"].lower()) is not None
    )
    sleeps_in |= item.words[0] == LATE_NIGHTS and "no late" in wish["is"].lower()
    if wish["about"] in ("company", "cuisine") and is_shunned(item):
        return wanted
    if _is_told_by_its_opposite(wish, item):
        return wanted
    if (wish["is"], item.words[0]) in OPPOSITE:
        return item.wanted is not wanted
    little = "pace" in item.about and item.words[0].startswith(_LITTLE) and not _IS_LITTLE.search(wish["is"])
    if little or less_of_it:
        return item.wanted is not wanted
    if keeps_free(wish, item) or rules_out(wish, item):
        return True
    return item.wanted is (wanted and not sleeps_in) or (paced and "慢游" in item.words)
