"""By what one rides there, and by what home, each said of its ride: plane out, train home; home by train, out by plane."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from core.dsl.families.rides import IntercityModes, OutAndBack, Ride
from core.dsl.normal.values import Normal
from core.understand.cities.named_cities import city_words
from core.understand.patterns.pattern import Pattern, compiled
from core.understand.text.clauses.clauses import clauses
from core.understand.text.spans import Span, overlaps
from core.understand.wishes.rides import out_and_back
from core.understand.wishes.wish import Scene, Wish

_MODE = (
    r"(?:(?P<train{0}>(?:(?:high|hi)[- ]?speed |bullet |fast |direct |slow |overnight |night |sleeper |[gd][ -])*(?:trains?|rail)\b|(?:hsr|crh|sleeper|gao ?tie)\b)|"
    r"(?P<plane{0}>fly(?:ing)?\b|(?:air|aero)?planes?\b|flights?\b|air\b))"
)
_OUT = r"out(?! of)(?:bound|wards?)?|going(?: there)?|there|to get there|(?:on )?the way (?:there|out)"
_BACK = r"back|home(?:wards?|bound)?|return(?:ing)?|inbound|coming (?:back|home)|(?:on )?(?:the|our|my) (?:way (?:back|home)|return(?! (?:flight|train|plane)))"
_LEADS = (
    r"(?: (?:journey|trip|leg|ride))?\s*[:=]\s*|(?: (?:journey|trip|leg|ride))?(?:,? (?:(?:i|we)(?:'d|'ll)?|is|be|should|would|will|must|only|again|please|preferably|rather|take|taking|prefer|want|like|to))*"
    r" (?:by|with|on|via|a|take|taking|prefer)(?: an?| the)? |(?<=bound) "
)
_LEG = compiled(
    rf"\b(?:(?P<out1>{_OUT})|(?P<back1>{_BACK}))(?:{_LEADS}){_MODE.format('1')}|"
    rf"\b{_MODE.format('2')}(?: tickets?)?(?: only| just)?(?: for| to go)?,? (?:the )?(?:(?P<out2>{_OUT}|outbound|in|down|up|over)|(?P<back2>{_BACK}|to return))\b|"
    # a way that the other one follows: by train and back by plane, a flight from Wuhan and a train back
    rf"\b{_MODE.format('3')}(?:,? (?:and|but|then)? ?(?=(?:{_BACK})(?:{_LEADS}))| from\b[^,.;]{{3,40}}?\band (?=(?:a |the )?{_MODE.format('4')} (?:back|home)\b))"
)
"""A way of travelling beside the word for its ride."""


@lru_cache(maxsize=32)
def _leg_there(city: str | None) -> Pattern:
    """A way of travelling with the name of the city where the trip goes: the train to Wuhan."""
    names = "|".join(map(re.escape, city_words(city))) if city else "(?!)"
    ways = _MODE.format("1")
    return compiled(
        rf"\b{ways} (?:down |up |over )?to (?:{names})\b(?P<plane2>(?!))?(?P<plane3>(?!))?(?P<back1>(?!))?(?P<back2>(?!))?"
    )


def there_and_back(scene: Scene) -> Iterator[Wish]:
    """The way there and the way home, where the text tells both, each of its ride: take the train there, fly back."""
    found = (*_LEG.finditer(scene.lower), *_leg_there(scene.target_city).finditer(scene.lower))
    legs = [leg for leg in found if not _is_refused(scene, leg.span())]
    out, back = ({_ride(leg) for leg in legs if _is_back(leg) is homeward} for homeward in (False, True))
    if len(out) == len(back) == 1:
        parts = tuple(leg.span() for leg in legs)
        yield Wish(out_and_back(True, *out, *back), parts[0], 0.85, parts=parts)


def each_ride_by_its_own(wishes: list[Wish]) -> list[Wish]:
    """The wishes, with a way of travelling that names no ride as that of the one ride of which no other wish tells: fly us, home by rail."""
    for plain in wishes:
        for bound in wishes if isinstance(plain.meaning, IntercityModes) else ():
            meaning = _beside(plain.meaning, bound.meaning)
            if meaning is not None:
                both = replace(bound, meaning=meaning, parts=(*plain.spans, *bound.spans))
                return [both if one is bound else one for one in wishes if one is not plain]
    return wishes


def _beside(plain: Normal, bound: Normal) -> Normal | None:
    """Both rides, where one wish names a way and no ride, and another binds one ride to the other way."""
    match plain, bound:
        case IntercityModes(modes), OutAndBack("any", out, back) if len(modes) == 1:
            if len(out) > len(back) and modes != back:
                return OutAndBack("any", modes, back)
            if len(back) > len(out) and modes != out:
                return OutAndBack("any", out, modes)
    return None


def _is_back(leg: re.Match[str]) -> bool:
    return leg["back1"] is not None or leg["back2"] is not None


def _ride(leg: re.Match[str]) -> Ride:
    return "airplane" if leg["plane1"] or leg["plane2"] or leg["plane3"] else "train"


def _is_refused(scene: Scene, leg: Span) -> bool:
    every = clauses(scene.folded, 0, len(scene.folded))
    return any(overlaps(one.span, leg) and one.unwanted(*leg) for one in every)
