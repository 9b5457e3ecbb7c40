"""Ways of travelling between the cities in free English: by train, no flights, back by plane."""

import re
from collections.abc import Iterable, Iterator

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride, RideTime, RideWay, TimeBound
from core.understand.en.rides.after_work import after_work_wishes, with_end_of_work
from core.understand.en.rides.local_modes import local_wishes
from core.understand.en.rides.moments import moment_wishes
from core.understand.en.rides.no_ride import (
    LOVED_BEFORE,
    is_at_a_place,
    is_loved,
    is_named_after_a_place,
    is_of_another_trip,
    is_to_the_start,
)
from core.understand.en.rides.ride_times import TIME, home_by_wishes, ride_time_wishes, time_of
from core.understand.patterns.pattern import compiled
from core.understand.text.clauses.clauses import Clause, clauses
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish

_RIDES = compiled(
    r"\b(?:(?:outbound|inbound|homebound|inter-?city)\s+)?(?:(?P<train>(?:(?:(?:high|hi)[- ]?speed|fast(?:est)?|express|[gd])\s+)?(?:(?<!they )(?<!to )(?<!we )(?<!who )(?<!can )(?<!zoo )(?<!toy )(?<!park )(?<!model )(?<!little )(?<!sightseeing )(?<!miniature )trains?|rails?(?:way)?)(?! (?:(?:museum|station|bridge|park|line|fan|buff|enthusiast|nut|geek|lover|nerd|spotter|worker|engineer|driver)s?|mad|crazy|history|heritage)\b)(?!(?: (?:going|running|passing|driving|that (?:goes|runs|passes|drives)))? (?:through|thru|into|inside) (?:the|an?) )|hsr|crh|[gd]-trains?|(?:high|hi)[- ]?speed(?=\s*$)|bullet trains?|shinkansen|gao ?tie|dongche)|"
    r"(?P<airplane>(?:air|aero)?planes?|(?<!her )(?<!his )(?<!their )flights?|fl(?:y(?:ing)?|ies)|by air))\b"
    r"(?:\s+(?:for\s+|in\s+)?(?:both (?:ways?|directions?|sides?|legs)|each way|(?:in )?either (?:way|direction)|round[- ]?trip|(?:there|go(?:ing)?|out) (?:and|&|\+) (?:back|return(?:ing)?|coming|home))|\s+(?:home|back)\b)?"
)
_ONLY_BACK = compiled(
    r"\b(?:fly(?:ing)?|train|plane|flight|rail)\s+(?:back|home|on the way back)\b|"
    r"\b(?:on|for) the (?:way|journey|trip|ride|leg) (?:back|home)\b|\b(?:back|return(?:ing)?|home):?(?:\s+(?:is|are|be|will|should|must|has|to|only|again|please|prefer|rather|take|want|i'd|we'd))*\s+(?:by|on|with|any|a|the(?! same))\b|"
    r"(?<!\ba )(?<!book )\breturn(?:ing)? (?:trains?|flights?|planes?|rail)\b(?= (?:at|by|before|after|from|around|no|not|in|on|must|has|should|leav|depart|home)|\s*$)|\b(?:(?:the|our|my) return|inbound|homebound) (?:trains?|flights?|planes?|rail)\b|"
    r"\b(?:back|home|return),? (?:it's|it is|it'll be|it will be|it has to be|it must be|it should be|it needs to be|make it)(?: (?:only|definitely|always|got to be|by|the|a))* (?=(?:(?:high|hi)[- ]?speed|fast|bullet|direct|night|overnight)\b|train|rail|plane|flight|air|hsr)|"
    r"\b(?:back|home|return),? (?:i|we)(?:'d|'ll| would| will)? (?:(?:much|sooner|rather|prefer to|like to|want to|love to) )*(?:(?:be|sit|go|travel|ride) (?:on |by )?(?:an? |the )?(?=train|plane|rail)|(?=fly|take))"
)
_TO_IT = r"(?:there|out|up|down|over)(?: there)?(?=\s*$| (?:would|will|should|sounds?|is|please|pls|ideally|if|direct|only|because|since|as|not (?:before|earlier|after|later)|no (?:earlier|later)|after|before|by \d|around|at)\b)"
_ONLY_THERE = compiled(
    rf"\b(?:fly(?:ing)?|trains?|planes?|flights?|rail|hsr)\s+(?:going |to get )?(?:{_TO_IT}|(?:on|for) the way (?:there|out|down|up|over)\b)|\bfly(?:ing)? in(?=\s*$)|\boutbound (?:trains?|flights?|planes?|rail)\b"
)
_RETURN_TOO = compiled(
    r"\s*(?:and |then |or )*(?:the same|likewise|ditto|by train too)?\s*(?:coming |going |on the way |the way )?(?:back|home|return(?:ing)?)(?:,? (?:too|as well|likewise|again|the same(?: way)?|also))?\s*(?:$|[,.;!?])|\s*(?:and |but )?the (?:\w+ )?one (?:back|home)\b|\s*(?:and )?(?:the same|likewise|ditto) (?:coming |going |on the way )?(?:back|home)",
    re.IGNORECASE,
)
"""How a text goes on that comes home as it goes: the train over, and back too."""
_THERE = compiled(
    r"\b(?:there|out(?! of)|outbound|both ways|round trip|go(?:ing)? (?:and|&)|from|to (?!be\b|get\b|take\b|catch\b|go\b|come\b|fly\b|have\b|return\b)[a-z]+)\b"
)
_TO_ONES_HOME = re.compile(r"\b(back|home|return(?:ing)?) to [a-z]+")
"""Words that name where one comes home to, which is no way there: fly home to Shanghai."""
_THERE_BACK = compiled(
    r"\b(?:there|out|outbound|go(?:ing)?|to get there)\b.*\b(?:back|return(?:ing)?|home)\b"
)
_OF_AN_HOUR = compiled(
    rf"\s+(?:that \w+ |which \w+ |leaving |departing )*(?:(?P<before>before|earlier than)|after|later than|past)\s+(?:{TIME}|dawn|dark|midnight)"
)
"""What makes a ride that is refused one of some hour: no flights before noon."""
_PAID_APART = compiled(
    r"\d.*(?:\bw/o|\b(?:excl\.?|except|excluding|not including|not counting|without|minus|apart from|besides)\b)"
)
"""What leaves a ride out of an amount of money, and not out of the trip."""
_EITHER: frozenset[Ride] = frozenset({"train", "airplane"})
_HOMEWARD = re.compile(r"\b(?:back|home|return)\b")
_ANY_RIDE = re.compile(r"\b(?:any|either|both|ever|all)\b")
_OUTWARD = re.compile(r"\b(?:out|there|over|outbound|going|to [a-z]+)\b")
_OF_A_KIND = compiled(
    r"\b(?:nights? (?:on|in) (?:a|the|any)|night|overnight|sleeper|early|late|slow|red[- ]?eye|budget|low[- ]cost|cheap|morning|evening|crowded|standing|long|connecting)\s+$"
)
_WILL_DO = re.compile(r"s? (?:ok|okay|fine|possible|acceptable|alright)\b(?! if)")
"""What makes a ride of some kind one that would do, and no demand: night train ok."""
_THAT_ONE = compiled(
    r"\b(?:that|this|those|these)\s+$|\b(?:touch|change|rebook|move|book)\s+(?:the |our |my )?$"
)
"""What makes a ride that is refused one that was named before, or one that is not to be changed: not on that train."""
_FOR_MONEY = compiled(
    r"\b(?:incl(?:\.|uding|udes?|usive of)?|covers?|covering|plus)\s+(?:the |our |all )?(?:return |both )?$"
)
"""What makes a ride a part of what an amount of money is for, and no wish: 3500 including the train."""
_ONCE_MEANT = compiled(
    r"\b(?:she|he|they|(?:my|our) \w+)(?: had| originally| first)* (?:wanted|suggested|proposed|preferred|voted for|asked for)\b[^,.;]{0,24}$|\b(?:(?:was|were|had been) (?:going|planning|meant|thinking)|originally|(?:was|were) supposed|used)\b[^,.;]{0,16}$|\b(?:took|rode|caught|flew|travelled|traveled|once)\b[^,.;]{0,60}$"
)
"""What leads to a ride that is no longer meant, or was of former days: we were going to fly, she took the train."""
_ANOTHERS = compiled(r"\b(?:my|our|his|her|their) (?:[a-z-]+ ){1,2}(?:is |are |will be |will |'s )?$")
"""Who rides that is not the one who writes, before words for a ride."""
_FROM_ELSEWHERE = compiled(r"\s+(?:in |out |over |up |down )?(?:from|in(?:to)?) [a-z]")
"""How a ride goes on that is somebody else's, who comes on another way: my sister flies from Beijing."""
_CAUGHT = compiled(
    r"\b(?:for|catch|before|until|till|make|after|miss) (?:our|my|the|his|her) (?:(?:international|connecting|long|late|early|evening|morning) )?$"
)
"""What leads to a ride that is booked, and that one comes to: back to Shanghai for our flight home."""
_DONE_ABOARD = compiled(
    r"\b(?:eat(?:ing)?|ate|meals?|breakfast|brunch|lunch|dinner|supper|snacks?|picnic|food|work(?:ing)?|read(?:ing)?|nap|homework) (?:on|in) (?:the|our|that) $"
)
"""What is done on a ride that goes anyway: skip dinner, we'll eat on the train."""
_EACH_THEIR_OWN = compiled(
    r"\b(?:books?|buys?|pays?(?: for)?|arranges?|sorts?(?: out)?|gets?) (?:their|his|her|your|our|my) own $"
)
"""What leads to rides that everyone sees to: they all book their own trains."""
_IN_A_SUM = compiled(r"[^.;!?]*\b(?:comes? to|adds? up to|totals?|sum)\b")
"""How a text goes on by the sum of which a ride is a part: with train and bed it comes to 2700."""
_WITH_THE_REST = r"(?:,? (?:and|or|&|plus) (?:the |our )?(?:hotels?|beds?|food|meals?|tickets?|taxis?|entry|rooms?|sights?))+"
"""What an amount of money is for beside a ride: train and hotel."""
_IS_PAID = compiled(
    r"\s+(?:(?:tickets?|booking) )?(?:costs?|fares?|expenses?|bills?|money|allowance|reimbursements?|refunds?)\b|\s+(?:tickets? |rides? )?(?:(?:are|is|will be|gets?|being) )?(?:paid|reimbursed|refunded|covered|sponsored|expensed|bought|booked) (?:for )?by\b|"
    r"\s+(?:tickets? |rides? |fares? )?(?:included|inclusive|incl)\b|"
    rf"{_WITH_THE_REST}\s*(?:(?:is|are|all|both|being) )*(?:included|inclusive|incl|covered|inside|in (?:this|that|it|there|the (?:price|budget|total|sum)))\b|"
    r"\s+(?:are|is|were|was|have been)\s+(?:already |all |not )?(?:on (?:my|our|the|his|her|me|us|them)|paid|covered|booked|included|extra|separate|sorted|bought)\b|"
    r"(?:\s+tickets?)?[\s:]*(?:(?:should |must |to )?(?:costs? |be )?(?:at most|no more than|not more than|up to|under|below|within|less than|max(?:imum)?|around|about|cheaper than)\s*)[¥$€£]?\d|"
    r"(?:\s+tickets?)?[\s:]+[¥$€£]?\d{2,5}(?=\s*(?:[,;)]|yuan\b|rmb\b|each\b|$))"
)
"""How one says who pays for a ride, or what it may cost, which is no wish for it."""
_HAS_AN_HOUR = compiled(
    r"\s+(?:gets? (?:us |me )?in|arrives?|lands?|leaves?|departs?|comes? in|pulls? in|touch(?:es)? down|(?:is|are) (?:at|due)|goes at)\b"
)
"""How one tells when a ride goes that is settled already: our train gets in at 11."""
_GOES_ON = compiled(r"\s+(?:on|onwards?)\s+(?:to|from)\b")
"""How one goes on to somewhere else behind the trip: flying on to Tokyo after."""
_COMES_IN = compiled(r"\s+in(?:to \w+)? from\b")
"""How one says by what one comes from somewhere else, which is no wish for the ride from a city of the data."""


def ride_wishes(scene: Scene, clause: Clause) -> Iterator[Wish]:
    """Modes between the cities and inside the city, and when the rides leave and arrive."""
    yield from _between(scene, clause)
    every = clauses(scene.folded, 0, len(scene.folded))
    yield from local_wishes(
        clause, next((one for one in reversed(every) if one.span[1] <= clause.start), None)
    )
    bounded = [
        *ride_time_wishes(scene, clause),
        *home_by_wishes(clause),
        *after_work_wishes(scene, clause),
    ]
    yield from bounded
    taken = [wish.span for wish in bounded]
    yield from (
        with_end_of_work(scene, wish)
        for wish in moment_wishes(scene, clause)
        if not any(overlaps(wish.span, span) for span in taken)
    )


def _between(scene: Scene, clause: Clause) -> Iterator[Wish]:
    found = list(_named(scene, clause))
    wanted = [(ride, span) for ride, span, unwanted in found if not unwanted]
    if len({ride for ride, _ in wanted}) == 2 and _THERE_BACK.search(clause.lower):
        yield Wish(out_and_back(True, wanted[0][0], wanted[-1][0]), (wanted[0][1][0], wanted[-1][1][1]), 0.85)
    elif (
        len(wanted) == 1
        and (back := _back_of(clause, found))
        and not _THERE.search(_TO_ONES_HOME.sub(r"\1", clause.lower))
    ):
        parts = (
            wanted[0][1],
            (clause.start + back.start(), clause.start + back.end()),
            *_given_up(clause, found),
        )
        yield Wish(OutAndBack("any", _EITHER, frozenset({wanted[0][0]})), parts[0], 0.8, parts=parts)
        # what is given up for it is so for that ride alone: I'd rather fly home than take the train
        found = []
    elif len(wanted) == 1 and (there := _ONLY_THERE.search(clause.lower)) is not None:
        ride, span = wanted[0]
        whole = span[0], max(span[1], clause.start + there.end())
        too = _RETURN_TOO.match(clause.after)
        both = IntercityModes(frozenset({ride}))
        yield Wish(both if too else OutAndBack("any", frozenset({ride}), _EITHER), whole, 0.8)
    elif wanted:
        modes_there = frozenset(ride for ride, _ in wanted)
        yield Wish(IntercityModes(modes_there), wanted[0][1], 0.85, parts=tuple(span for _, span in wanted))
    yield from _refused(clause, found)


def _back_of(clause: Clause, found: Iterable[tuple[Ride, Span, bool]]) -> re.Match[str] | None:
    """The words that bind what a clause wants to the ride home: not those of a ride that it refuses."""
    refused = [span for _, span, unwanted in found if unwanted]
    for one in _ONLY_BACK.finditer(clause.lower):
        span = clause.start + one.start(), clause.start + one.end()
        if not any(overlaps(span, other) for other in refused):
            return one
    return None


def _named(scene: Scene, clause: Clause) -> Iterator[tuple[Ride, Span, bool]]:
    """The trains and planes of the trip that a clause names, with where, and whether it refuses them."""
    for match in _RIDES.finditer(clause.lower):
        before = clause.lower[: match.start()]
        from_afar = scene.start_city is None and _COMES_IN.match(clause.lower, match.end())
        paid = _IS_PAID.match(clause.lower, match.end())
        if (
            paid
            or _HAS_AN_HOUR.match(clause.lower, match.end())
            or is_named_after_a_place(scene, clause.text[: match.start()])
            or is_loved(scene.lower[: clause.start + match.start()][-LOVED_BEFORE:])
            or _FOR_MONEY.search(before)
            or (before.endswith(("with ", "with the ")) and _IN_A_SUM.match(clause.lower, match.end()))
            or (not match[0].endswith(("home", "back")) and is_to_the_start(scene, clause, match.end()))
            or is_of_another_trip(scene, clause, match.start(), match.end())
            or _ONCE_MEANT.search(before)
            or _DONE_ABOARD.search(before)
            or (_ANOTHERS.search(before) and _FROM_ELSEWHERE.match(clause.lower, match.end()))
            or _CAUGHT.search(before)
            or _EACH_THEIR_OWN.search(before)
            or _GOES_ON.match(clause.lower, match.end())
            or is_at_a_place(scene, clause, match.end())
            or (_OF_A_KIND.search(before) and _WILL_DO.match(clause.lower, match.end()))
            or from_afar
            or clause.accepts(clause.start + match.end())
            or clause.indifferent(clause.start + match.start(), clause.start + match.end())
        ):
            continue
        span = clause.start + match.start(), clause.start + match.end()
        yield "train" if match["train"] else "airplane", span, clause.unwanted(*span)


def _refused(clause: Clause, found: Iterable[tuple[Ride, Span, bool]]) -> Iterator[Wish]:
    """The ways that a clause refuses: those of an hour, those home, or both."""
    for ride, span in ((ride, span) for ride, span, unwanted in found if unwanted):
        timed = _OF_AN_HOUR.match(clause.lower, span[1] - clause.start)
        time = time_of(timed) if timed else None
        if timed and time:
            bound: TimeBound = "earliest" if timed["before"] else "latest"
            start = min((first for first, _ in clause.refusing_words(*span)), default=span[0])
            said = start, clause.start + timed.end()
            for way in _ways(clause.lower):
                yield Wish(RideTime(way=way, moment="departs", bound=bound, time=time), said, 0.8)
        elif (
            not timed
            and not _PAID_APART.search(clause.lower)
            and not _is_of_a_kind(clause, span)
            and not _THAT_ONE.search(clause.lower[: span[0] - clause.start])
        ):
            modes: frozenset[Ride] = frozenset({ride})
            if any(
                overlaps((clause.start + one.start(), clause.start + one.end()), span)
                for one in _ONLY_BACK.finditer(clause.lower)
            ):
                # I don't fancy flying home says nothing of the way there
                start = min((first for first, _ in clause.refusing_words(*span)), default=span[0])
                yield Wish(OutAndBack("any", _EITHER, _EITHER - modes), (start, span[1]), 0.85)
            else:
                yield Wish(OutAndBack("none", modes, modes), span, 0.85)


def _ways(words: str) -> tuple[RideWay, ...]:
    """Which rides words are of that refuse those of an hour: the one there, or both where they refuse any."""
    if _HOMEWARD.search(words):
        return ("back",)
    return ("out", "back") if _ANY_RIDE.search(words) and not _OUTWARD.search(words) else ("out",)


def _given_up(clause: Clause, found: Iterable[tuple[Ride, Span, bool]]) -> Iterator[Span]:
    """The ways of travelling that a clause refuses, each with the words between it and those that refuse it."""
    for _, (start, end), unwanted in found:
        if unwanted:
            yield min((first for first, _ in clause.refusing_words(start, end)), default=start), end


def _is_of_a_kind(clause: Clause, span: Span) -> bool:
    """Whether only some rides of a mode are refused, by a word right before it: no night trains."""
    return _OF_A_KIND.search(clause.lower[: span[0] - clause.start]) is not None
