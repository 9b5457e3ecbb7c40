"""Ways of travelling and times of rides in free English: by train, no flights, metro only, back before 8 pm."""

import re
from collections.abc import Iterator
from typing import Literal

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime
from core.dsl.families.ways import InnerModes
from core.understand.cities.named_cities import city_words
from core.understand.text.clauses import Clause
from core.understand.text.spans import Span
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish

_RIDES = re.compile(
    r"\b(?:(?P<train>(?:(?:(?:high|hi)[- ]?speed|fast|express)\s+)?(?:(?<!they )(?<!to )(?<!we )(?<!who )(?<!can )trains?|rail(?:way)?)(?! (?:museum|station|bridge|park|line)s?\b)|hsr|bullet trains?|gao ?tie|dongche)|"
    r"(?P<airplane>(?:air)?planes?|(?<!her )(?<!his )(?<!their )flights?|fl(?:y(?:ing)?|ies)|by air))\b"
)
_ONLY_BACK = re.compile(
    r"\b(?:fly(?:ing)?|train|plane|flight|rail)\s+(?:back|home|on the way back)\b|\b(?:back|return(?:ing)?|home)\s+(?:by|on|with)\b"
)
_THERE = re.compile(r"\b(?:there|out|outbound|both ways|round trip|from|to [a-z]+)\b")
_THERE_BACK = re.compile(
    r"\b(?:there|out|outbound|go(?:ing)?|to get there)\b.*\b(?:back|return(?:ing)?|home)\b"
)
_MODE = r"(?P<{0}>(?:(?:high|bullet|fast)[- ]?(?:speed )?)?train|rail|fly|flight|(?:air)?plane)\w*"
_THERE_AND_BACK = re.compile(
    rf"\b{_MODE.format('go')}\s+(?:there|out|outbound|down|up|over|to get there)\b[^.;]{{0,12}}?\b{_MODE.format('back')}\s+(?:back|home|on the way back|to return)\b|"
    rf"\b{_MODE.format('go3')}\s+from\b[^,.;]{{3,40}}?\band\s+(?:a\s+|the\s+)?{_MODE.format('back3')}\s+(?:back|home)\b|"
    rf"\b{_MODE.format('go2')}\s+(?:there|out|down|up|over)\b[^.;]{{0,12}}?\b(?:back|return(?:ing)?)\s+by\s+(?:an?\s+)?{_MODE.format('back2')}"
)
_LOCAL: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("metro", re.compile(r"\b(?:metro|subway|underground|public transport(?:ation)?)\b")),
    ("taxi", re.compile(r"\b(?:taxis?|cabs?|ride[- ]hailing|didi)\b")),
    (
        "walk",
        re.compile(
            r"(?<!can't )(?<!cannot )(?<!not )(?<!to )(?<!\ba )(?<!long )(?<!short )\b(?:walk(?:ing)?|on foot)\b(?! (?:street|distance|much|far|a lot|tours?|up|down|on|along|round|around|through|over|across|hills?|stairs|steps|the|in|by|uphill))"
        ),
    ),
)
_USED = re.compile(
    r"\b(?:us(?:e|ing)|by|tak(?:e|ing)|mostly|mainly|prefer|get(?:ting)? around|(?:around|in|within) (?:the )?(?:city|town)|rides|everywhere|rather|took|as much as possible|all the way|whenever possible)\b"
)
OR_BY_BUS = re.compile(
    r"\bor\s+(?:by\s+|the\s+|a\s+)?(?:bus(?:es)?|coach|tram|ferry|bikes?)\b|\b(?:bus(?:es)?|coach|tram|bikes?)\s+or\b"
)
"""One of several ways, of which the constraints do not know all: none of them must be taken."""
_FEWER = re.compile(
    r"\b(?:rather than|less|fewer|not (?:too )?much|can't|cannot|instead of|minimal|limited) walk"
)
_ENOUGH = re.compile(r"\b(?:fine|ok(?:ay)?|acceptable)\b")
TIME = (
    r"(?:(?P<h>\d{1,2})(?::(?P<m>\d{2}))?\s*(?P<half>am|pm|a\.m|p\.m|o'clock|in the (?:morning|afternoon|evening))(?![a-z])|(?P<H>\d{1,2}):(?P<M>\d{2})|(?P<noon>noon|midday)|"
    r"(?P<midnight>midnight))"
)
_BOUND = re.compile(
    rf"\b(?:(?P<latest>(?:no|not) later than|before|by|until)|(?P<earliest>(?:no|not) earlier than|after|from))\s+{TIME}"
)
_OF_AN_HOUR = re.compile(
    rf"\s+(?:that \w+ |which \w+ |leaving |departing )*(?:(?P<before>before|earlier than)|after|later than|past)\s+(?:{TIME}|dawn|dark|midnight)"
)
"""What makes a ride that is refused one of some hour: no flights before noon."""
_PAID_APART = re.compile(
    r"\d.*(?:\bw/o|\b(?:excl\.?|except|excluding|not including|not counting|without|minus|apart from|besides)\b)"
)
"""What leaves a ride out of an amount of money, and not out of the trip."""
_OF_A_KIND = re.compile(
    r"\b(?:night|overnight|sleeper|early|late|slow|red[- ]?eye|budget|low[- ]cost|cheap|morning|evening|crowded|standing|long|connecting)\s+$"
)
_LOVED = re.compile(
    r"\b(?:(?:loves?|likes?|adores?|enjoys?|watch(?:es|ing)?|see|something with|(?:crazy|mad|nuts|wild) about|obsessed with|into|keen on|fond of|fans? of)"
    r"\s+(?:[\w'-]+\s+(?:and |or )?){0,3}?|(?<!how )\babout |\b(?:toy|model|miniature) )$"
)
"""What leads to trains and planes as things that somebody likes, and no way of travelling: a boy who loves trains."""
_LOVE_TO_RIDE = re.compile(r"\b(?:by|to|on|tak\w+|ride|riding|fast|high|bullet|the)\b")
_FOR_MONEY = re.compile(
    r"\b(?:incl(?:\.|uding|udes?|usive of)?|covers?|covering|plus)\s+(?:the |our |all )?(?:return |both )?$"
)
"""What makes a ride a part of what an amount of money is for, and no wish: 3500 including the train."""
_ONCE_MEANT = re.compile(
    r"\b(?:(?:was|were|had been) (?:going|planning|meant|thinking)|originally|(?:was|were) supposed|used)\b[^,.;]{0,16}$|\b(?:took|rode|caught|flew|travelled|traveled|once)\b[^,.;]{0,60}$"
)
"""What leads to a ride that is no longer meant, or was of former days: we were going to fly, she took the train."""
_IS_PAID = re.compile(
    r"\s+(?:are|is|were|was|have been)\s+(?:already |all |not )?(?:on (?:my|our|the|his|her|me|us|them)|paid|covered|booked|included|extra|separate|sorted|bought)\b|"
    r"(?:\s+tickets?)?[\s:]*(?:(?:should |must |to )?(?:costs? |be )?(?:at most|no more than|not more than|up to|under|below|within|less than|max(?:imum)?|around|about|cheaper than)\s*)[¥$€£]?\d|"
    r"(?:\s+tickets?)?[\s:]+[¥$€£]?\d{2,5}(?=\s*(?:[,;)]|yuan\b|rmb\b|each\b|$))"
)
"""How one says who pays for a ride, or what it may cost, which is no wish for it."""
_NAME_BEFORE = re.compile(r"\w[\s-]+([A-Z][a-z]{3,}) $")
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
_HAS_AN_HOUR = re.compile(
    r"\s+(?:gets? (?:us |me )?in|arrives?|lands?|leaves?|departs?|comes? in|pulls? in|touch(?:es)? down|(?:is|are) (?:at|due)|goes at)\b"
)
"""How one tells when a ride goes that is settled already: our train gets in at 11."""
_COMES_IN = re.compile(r"\s+in(?:to \w+)? from\b")
"""How one says by what one comes from somewhere else, which is no wish for the ride from a city of the data."""
_SOME_RIDE = re.compile(r"\bthat (?:train|flight|plane)\b")
"""A ride of which only the text before tells which of the two it is."""
_RETURN = re.compile(r"\b(?:back|return(?:ing)?|home)\b")
_SETS_OFF = re.compile(
    r"\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|set(?:ting)? (?:off|out)|start(?:ing)?)\b"
)
_OUTBOUND = re.compile(r"\b(?:train|flight|plane|hsr|rail|ride) (?:out|there|over)\b|\boutbound\b")
_NOT_TO_GO = re.compile(
    r"(?:n't|\bnot|\bnever|\bcannot)\s+(?:\w+\s+)?(?:leave|depart|set off|go|start|arrive|get (?:back|in|there|home))\s+(?:[a-z]+\s+){0,2}$"
)
"""What turns the hour of a ride round: it mustn't leave before nine leaves at nine at the earliest."""
_EACH_DAY = re.compile(r"\b(?:each|every) (?:day|morning|evening|night)\b|\bdone\b|\bhotel\b|\bin bed\b")
_ARRIVES = re.compile(
    r"\b(?:arriv(?:e|es|ing|al)|reach|get there|get (?:in)?to|get in|land(?:ing)?|be (?:in|there))\b"
)


def ride_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Modes between the cities and inside the city, and when the rides leave and arrive."""
    yield from _between(scene, clause)
    yield from _inside(clause)
    yield from _times(scene, clause)


def there_and_back(scene: Scene) -> Iterator[Wish]:
    """Different modes there and back, said over clauses: take the train there, fly back."""
    match = _THERE_AND_BACK.search(scene.lower)
    if match:
        go, back = (
            _ride_of(match[name] or match[name + "2"] or match[name + "3"]) for name in ("go", "back")
        )
        yield Wish(out_and_back(True, go, back), match.span(), 0.85)


def _ride_of(word: str) -> Ride:
    return "train" if "train" in word or "rail" in word else "airplane"


def _between(scene: Scene, clause: Clause) -> Iterator[Wish]:
    found: list[tuple[Ride, Span, bool]] = []
    for match in _RIDES.finditer(clause.lower):
        before = clause.lower[: match.start()]
        from_afar = scene.start_city is None and _COMES_IN.match(clause.lower, match.end())
        paid = _IS_PAID.match(clause.lower, match.end())
        if (
            paid
            or _HAS_AN_HOUR.match(clause.lower, match.end())
            or _is_named_after_a_place(scene, clause.text[: match.start()])
            or _is_loved(before)
            or _FOR_MONEY.search(before)
            or _ONCE_MEANT.search(before)
            or from_afar
            or clause.accepts(clause.start + match.end())
        ):
            continue
        span = clause.start + match.start(), clause.start + match.end()
        found.append(("train" if match["train"] else "airplane", span, clause.unwanted(*span)))
    wanted = [(ride, span) for ride, span, unwanted in found if not unwanted]
    if len({ride for ride, _ in wanted}) == 2 and _THERE_BACK.search(clause.lower):
        yield Wish(out_and_back(True, wanted[0][0], wanted[-1][0]), (wanted[0][1][0], wanted[-1][1][1]), 0.85)
    elif len(wanted) == 1 and _ONLY_BACK.search(clause.lower) and not _THERE.search(clause.lower):
        free: frozenset[Ride] = frozenset({"train", "airplane"})
        yield Wish(OutAndBack("any", free, frozenset({wanted[0][0]})), wanted[0][1], 0.8)
    elif wanted:
        yield Wish(IntercityModes(frozenset(ride for ride, _ in wanted)), wanted[0][1], 0.85)
    for ride, span, unwanted in found:
        timed = _OF_AN_HOUR.match(clause.lower, span[1] - clause.start) if unwanted else None
        time = time_of(timed) if timed else None
        if timed and time:
            bound: Literal["latest", "earliest"] = "earliest" if timed["before"] else "latest"
            start = min((first for first, _ in clause.refusing_words(*span)), default=span[0])
            yield Wish(
                RideTime(way="out", moment="departs", bound=bound, time=time),
                (start, clause.start + timed.end()),
                0.8,
            )
        elif (
            unwanted
            and not timed
            and not _PAID_APART.search(clause.lower)
            and not _is_of_a_kind(clause, span)
        ):
            modes: frozenset[Ride] = frozenset({ride})
            yield Wish(OutAndBack("none", modes, modes), span, 0.85)


def _is_named_after_a_place(scene: Scene, before: str) -> bool:
    """Whether the words before a train name a place that is no city of the trip: the Liziba train."""
    name = _NAME_BEFORE.search(before)
    cities = {word for city in (scene.start_city, scene.target_city) if city for word in city_words(city)}
    return name is not None and name[1].lower() not in cities | _NO_NAMES


def _is_loved(before: str) -> bool:
    """Whether the words before trains or planes say that somebody likes them."""
    loved = _LOVED.search(before)
    return loved is not None and _LOVE_TO_RIDE.search(loved[0]) is None


def _is_of_a_kind(clause: Clause, span: Span) -> bool:
    """Whether only some rides of a mode are refused, by a word right before it: no night trains."""
    return _OF_A_KIND.search(clause.lower[: span[0] - clause.start]) is not None


def _inside(clause: Clause) -> Iterator[Wish]:
    words = clause.lower
    found = [(mode, match) for mode, pattern in _LOCAL for match in pattern.finditer(words)]
    if OR_BY_BUS.search(words):
        return
    refused = {
        mode
        for mode, match in found
        if clause.unwanted(clause.start + match.start()) and not clause.borrows(clause.start + match.start())
    }
    wanted = {mode for mode, _ in found} - refused
    if refused and not _FEWER.search(words):
        yield _of_modes(clause, "none", refused, found, 0.85)
    if wanted and re.search(r"\b(?:only|just)\b", words):
        yield _of_modes(clause, "only", wanted, found, 0.85)
    elif wanted and _USED.search(words) and not _ENOUGH.search(words):
        yield _of_modes(clause, "all", wanted, found, 0.7)


def _of_modes(
    clause: Clause,
    rule: Literal["all", "none", "only"],
    modes: set[str],
    found: list[tuple[str, re.Match[str]]],
    confidence: float,
) -> Wish:
    """A wish for modes, or against them, on the words that name them."""
    parts = tuple(
        (clause.start + match.start(), clause.start + match.end()) for mode, match in found if mode in modes
    )
    return Wish(InnerModes(rule, frozenset(modes)), parts[0], confidence, parts=parts)


def _times(scene: Scene, clause: Clause) -> Iterator[Wish]:
    for match in _BOUND.finditer(clause.lower):
        time, ride = (
            time_of(match),
            _ride(scene, clause.lower[: match.start()], match["earliest"] is not None),
        )
        if time and ride and not _is_of_place(scene, clause, match.start()):
            is_latest = (match["latest"] is None) is (
                _NOT_TO_GO.search(clause.lower, 0, match.start()) is not None
            )
            bound: Literal["latest", "earliest"] = "latest" if is_latest else "earliest"
            span = clause.start + match.start(), clause.start + match.end()
            yield Wish(RideTime(*ride, bound, time), span, 0.8)


def _is_of_place(scene: Scene, clause: Clause, at: int) -> bool:
    """Whether a place stands right before, so that the time is that of the visit."""
    return any(0 <= clause.start + at - found.span[1] <= 1 for found in scene.english(*clause.span))


def _ride(
    scene: Scene, words: str, earliest: bool
) -> tuple[Literal["out", "back"], Literal["departs", "arrives"]] | None:
    """Which ride the words before a time mean, and which end of it; `return after 7 pm` is when it leaves."""
    if _EACH_DAY.search(words) or _SOME_RIDE.search(words):
        return None
    leaves, returns = _SETS_OFF.search(words), _RETURN.search(words)
    if leaves:
        home = scene.target_city and any(
            re.search(rf"(?:leav|depart)\w*\s+(?:from\s+)?{name}", words)
            for name in city_words(scene.target_city)
        )
        return ("back" if returns or home else "out"), "departs"
    if returns:
        return "back", "departs" if earliest and returns[0].startswith("return") else "arrives"
    if _OUTBOUND.search(words):
        return "out", "departs"
    return ("out", "arrives") if _ARRIVES.search(words) else None


def time_of(match: re.Match[str]) -> str | None:
    """The time that a match of `TIME` says, as `HH:MM`, or None where there is no such time."""
    if match["noon"]:
        return "12:00"
    if match["midnight"]:
        return "24:00"
    hour, minute = int(match["h"] or match["H"]), int(match["m"] or match["M"] or 0)
    half = match["half"] or ""
    if half.startswith(("p", "in the a", "in the e")) and hour < 12:
        hour += 12
    return f"{hour:02d}:{minute:02d}" if hour <= 24 and minute < 60 else None
