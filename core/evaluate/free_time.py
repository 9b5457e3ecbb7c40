"""The time that a trip keeps free for what is wished for and has no place in the data. Minutes since the midnight before day 1."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from core.evaluate.timeline import Placed, between
from core.knowledge.hours.engagements import REST_OF_A_MEETING
from core.knowledge.hours.pauses import Pause
from core.knowledge.places import Legs
from core.knowledge.things import OWN_TIME, REST
from core.model.clock import DAY_MINUTES
from core.text import Text

# One rests between these hours, for so many minutes at least and at most, with the way to the hotel and back.
NAP = Pause(REST, Text("午休", "nap"), since=11 * 60 + 45, until=16 * 60 + 30, least=45, most=240)
# Nobody asked for it: the old and the young are led to the hotel where a long gap has room for the ways and a good hour there.
_UNASKED_NAP = replace(NAP, least=100)
# Who has come far with the old or the young goes to the hotel with the bags first.
_WITH_BAGS = Pause(
    REST, Text("放行李、休息", "bags and a rest"), since=6 * 60, until=19 * 60, least=40, most=240
)
_FAR = 3 * 60 + 30
# Minutes at the airport before a flight and at the station before a train, which are of the ride there.
_BEFORE = {"airplane": 90, "train": 30}
# What else is left of a day between two of its activities, for who has an hour to themselves.
_OWN_TIME = Pause(
    OWN_TIME, Text("自由活动", "time of your own"), since=10 * 60, until=18 * 60 + 45, least=60, most=300
)

# To a meeting and back, wherever it is.
_WAYS = 90


class KeptTime(NamedTuple):
    """Time between two activities of a day that is kept free for a pause, and of an evening that is free the time in the hotel."""

    pause: Pause
    before: Placed
    after: Placed
    since: int
    until: int

    @property
    def beside(self) -> Placed:
        """The activity whose place one is at: the one before, or after the way the one that follows."""
        return self.after if self.since >= self.after.arrives else self.before

    @property
    def is_at_last_station(self) -> bool:
        """Whether it is time at the station or the airport from which one goes on: nobody goes back to the hotel from there."""
        return self.after.is_ride and self.beside is self.after

    @property
    def in_bed(self) -> bool:
        """Whether it is time of the night in the hotel."""
        return self.since >= self.after.start


def kept_free(
    pauses: Iterable[Pause], placed: tuple[Placed, ...], *, noon: bool, legs: frozenset[Legs]
) -> tuple[KeptTime, ...]:
    """Where a trip has time for each of the pauses, and for a nap on every day that has it and ends in the hotel.

    Who rests at `noon` asks for the naps; the old and young `legs` of others are led to theirs.
    """
    pauses, found = tuple(pauses), list[KeptTime]()
    if not (pauses or noon or legs):
        return ()
    days = [[one for one in placed if one.day == day] for day in sorted({one.day for one in placed})]
    # the small sleep on the last day too, before the room is given up
    for day in (days if "young" in legs else days[:-1]) if noon else ():
        found += _longest(NAP, day, found)
    # what takes long has the first choice
    for pause in sorted((one for one in pauses if not one.sights), key=lambda one: -one.least):
        on_day = pause.block.on_day if pause.block is not None else 0
        open_days = days[on_day - 1 : on_day] if 0 < on_day <= len(days) else days
        for _ in range(pause.times):
            had = {one.before.day for one in found if one.pause == pause}
            free = [one for day in open_days for one in day if one.day not in had]
            found += _longest(pause, free, found)
    if legs and len(days) > 1 and not any(one.pause == NAP and one.before.day == 1 for one in found):
        found += _on_arrival(days[0])
    for day in days if legs and not noon else ():
        found += _longest(_UNASKED_NAP, day, found)
    return tuple(found)


def own_time(kept: Iterable[KeptTime], placed: tuple[Placed, ...]) -> tuple[KeptTime, ...]:
    """The gaps of an hour and more in which a trip keeps nothing else free: to stroll, to sit down, to rest."""
    taken = tuple(map(lasting, kept))
    # at a station one waits
    return tuple(
        one
        for one in _free(_OWN_TIME, placed, taken)
        if one.until - one.since >= _OWN_TIME.least and not one.beside.is_ride
    )


def lasting(kept: KeptTime) -> KeptTime:
    """A rest until one goes on; all else as it is."""
    if kept.pause.thing != REST:
        return kept
    gaps = (until for since, until in between(kept.before, kept.after) if since <= kept.since < until)
    return kept._replace(until=max(next(gaps, kept.until), kept.until))


def idle_beside(kept: Iterable[KeptTime], before: Placed) -> int:
    """Minutes after an activity that are no waiting: what is kept free in them, with the ways to a meeting and back."""
    mine = [one for one in kept if one.before is before]
    meetings = sum(one.pause.block is not None and one.pause.block.engaged for one in mine)
    return sum(one.until - one.since for one in mine if not one.in_bed) + _WAYS * meetings


def _on_arrival(placed: Sequence[Placed]) -> list[KeptTime]:
    """The time after a long ride between the cities, or the lunch after it, in which one takes the bags to the hotel."""
    ride, *others = placed
    if not ride.is_ride or ride.end - ride.start + _BEFORE[ride.activity.type] < _FAR:
        return []
    first = [ride, *others[:2]] if others and others[0].activity.type == "lunch" else [ride, *others[:1]]
    free = _free(_WITH_BAGS, first, ())
    return [one for one in free if one.until - one.since >= _WITH_BAGS.least and one.beside is one.before][:1]


def _longest(pause: Pause, placed: Iterable[Placed], taken: Iterable[KeptTime]) -> list[KeptTime]:
    """The longest time for a pause that is still free, the first of equals; none where it is too short."""
    least = pause.least
    if pause.block is not None and pause.block.engaged:
        # who comes while a meeting lasts, or leaves before it ends, is at what is left of it
        least = min(least, REST_OF_A_MEETING)
    free = [
        one
        for one in _free(pause, placed, tuple(taken))
        if one.until - one.since >= least and not (pause.thing == REST and one.is_at_last_station)
    ]
    return [max(free, key=lambda one: one.until - one.since)] if free else []


def _free(pause: Pause, placed: Iterable[Placed], taken: tuple[KeptTime, ...]) -> Iterator[KeptTime]:
    for before, after in pairwise(placed):
        if before.day != after.day or before.is_night:
            continue
        midnight = (before.day - 1) * DAY_MINUTES
        used = [one.until for one in taken if one.before is before]
        spans = list(between(before, after))
        if after.is_night and pause.block is not None and not pause.block.engaged:
            spans.append((after.start, midnight + DAY_MINUTES))
        for begins, ends in spans:
            since = max(begins, midnight + pause.since, *used)
            until = min(ends, midnight + pause.until, since + pause.most)
            yield KeptTime(pause=pause, before=before, after=after, since=since, until=until)
