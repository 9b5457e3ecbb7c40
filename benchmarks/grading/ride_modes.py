"""Which readings of rides a case means: by train, both ways, by the night train."""

import re

from benchmarks.grading.items import ReadItem
from benchmarks.grading.times import NIGHT_TRAINS
from core.dsl.families.rides import IntercityModes, OutAndBack, RideTime

_FAST_TRAINS = (
    "高铁",
    "动车",
    "火车",
    "high-speed train",
    "high speed train",
    "bullet train",
    "fast train",
    "g train",
    "slow train",
)
TRAINS = sorted((*_FAST_TRAINS, "train"), key=len, reverse=True)
PLANES = ("flights", "flight", "plane")
_NIGHT_FALLS = "17:00"
_MODES = {
    "train": re.compile(
        r"train|rail|sleeper|hsr|shinkansen|高铁|火车|动车|卧铺|硬卧|软卧|硬座|软座|绿皮车?|[一二]等座"
    ),
    "airplane": re.compile(r"flight|plane|\bfl(?:y|ies|ying)\b|\bair\b|飞|航班|机票|(?:头等|经济|公务)舱"),
}


def is_implied(wishes: list[dict[str, str]], item: ReadItem) -> bool:
    """Whether a ride only says again what a wish for trains does: no planes, and of a night train there that it is one and leaves late."""
    nights = {
        wish["about"].removeprefix("ride_")
        for wish in wishes
        if wish["is"] in NIGHT_TRAINS and wish["polarity"] == "want"
    }
    match item.meaning:
        case RideTime(way=way, moment="departs", bound="earliest", time=time):
            return (way in nights or way in _of_an_evening(wishes)) and time >= _NIGHT_FALLS
        case IntercityModes() | OutAndBack(rule="any") if _is_ridden(wishes, item) or _is_left(wishes, item):
            return True
        case OutAndBack(rule="any", out=out, back=back):
            ways = {way for way, modes in (("out", out), ("back", back)) if modes == {"train"}}
            return bool(ways) and ways <= nights
        case OutAndBack(rule="none", out=out, back=back):
            wanted = [one for one in wishes if one["about"] == "ride_out" and one["polarity"] == "want"]
            trains = any(one["is"] in (*_FAST_TRAINS, "train") for one in wanted)
            planes = any(_MODES["airplane"].search(one["is"].lower()) for one in wanted)
            return (trains and out == back == {"airplane"}) or (planes and out == back == {"train"})
        case _:
            return False


def _of_an_evening(wishes: list[dict[str, str]]) -> set[str]:
    """The rides of which a wish says, with all else, that they are of an evening: the last train in the evening."""
    rides = [wish for wish in wishes if wish["about"] in ("ride_out", "ride_back")]
    return {one["about"].removeprefix("ride_") for one in rides if "evening" in one["is"].lower()}


def _is_ridden(wishes: list[dict[str, str]], item: ReadItem) -> bool:
    """Whether for each ride of which a reading allows one mode alone a wish names that mode, whatever else it says of it."""
    told = [wish["about"] for wish in wishes if wish["about"] in ("ride_out", "ride_back")]
    # of who only says how to get there it is not said how to come back
    ways = (
        ("ride_out",)
        if isinstance(item.meaning, IntercityModes) and "ride_back" not in told
        else ("ride_out", "ride_back")
    )
    for way in ways:
        modes = modes_of(way, item)
        words = _MODES.get(next(iter(modes))) if modes is not None and len(modes) == 1 else None
        if words is not None and not any(
            wish["about"] == way
            and wish["polarity"] == "want"
            and words.search(f"{wish['is']} {wish.get('said', '')}".lower())
            for wish in wishes
        ):
            return False
    return True


def _is_left(wishes: list[dict[str, str]], item: ReadItem) -> bool:
    """Whether of trains and planes the wishes refuse, for each ride of which a reading allows one mode alone, the other one."""
    bound = [way for way in ("ride_out", "ride_back") if len(modes_of(way, item) or ()) == 1]
    return bool(bound) and all(
        any(rules_out(wish, item) for wish in wishes if wish["about"] == way) for way in bound
    )


def rules_out(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a reading allows for a ride only another mode than the one that a wish refuses, and no other: back by train, not by plane."""
    refused = next((mode for mode, words in _MODES.items() if words.search(wish["is"].lower())), None)
    modes = modes_of(wish["about"], item)
    plain = wish["is"].lower().rstrip("s") in (
        "plane",
        "fly",
        "flight",
        "flying",
        "train",
        "飞机",
        "火车",
        "高铁",
    )
    return (
        wish["polarity"] == "avoid" and plain and bool(modes) and item.wanted and refused not in (modes or ())
    )


def is_by_train(wish: dict[str, str], item: ReadItem) -> bool:
    """Whether a ride by a fast train is wished and all rides are by train, which is all that a sandbox tells of trains."""
    by_train = modes_of(wish["about"], item) == frozenset({"train"})
    return by_train and wish["polarity"] == "want" and wish["is"] in _FAST_TRAINS


def modes_of(about: str, item: ReadItem) -> frozenset[str] | None:
    """By what one may go there, or come back, by a reading; None where it says nothing of that ride alone."""
    match item.meaning:
        case IntercityModes(modes=modes):
            return frozenset(modes)
        case OutAndBack(rule="any", out=out, back=back):
            return frozenset(out if about == "ride_out" else back)
        case _:
            return None
