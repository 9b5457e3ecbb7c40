"""The last touches to the days of a trip once all of them are filled: the order of the stops, and where one eats."""

from core.optimize.days.draft import inserted, without
from core.optimize.days.fill import DayFiller
from core.optimize.instance.meals import AT_TABLE, DINNERS, LUNCHES

_WORTH_A_CHANGE = 1.0
_MEALS = {"lunch": LUNCHES[-1], "dinner": DINNERS[-1]}


def polish(filler: DayFiller, day: int) -> None:
    """Put the stops of a day into the order that is liked best, look for nearer restaurants and better sights."""
    _reorder(filler, day)
    _reseat(filler, day)
    filler.improve(day)
    _reorder(filler, day)


def _reorder(filler: DayFiller, day: int) -> None:
    """Each stop in turn moves to where the day is liked best."""
    days = filler.days
    for stop in days.timelines[day].stops:
        now = days.timelines[day]
        others = without(now.stops, stop)
        best, most = now, filler.liking(day, now) + _WORTH_A_CHANGE
        for position in range(len(others) + 1):
            stops = inserted(others, position, stop)
            tried = days.tried(day, stops) if stops != now.stops else None
            if tried is not None and filler.liking(day, tried) > most:
                best, most = tried, filler.liking(day, tried)
        days.keep(day, best)


def _reseat(filler: DayFiller, day: int) -> None:
    """For each meal that is not asked for another restaurant, if the day is liked better with it."""
    days = filler.days
    for meal in days.timelines[day].stops:
        if meal.kind not in _MEALS or meal.required or filler.is_wished(meal.place):
            continue
        now, hungry = days.timelines[day], _MEALS[meal.kind]
        empty = days.tried(day, tuple(hungry if stop is meal else stop for stop in now.stops))
        taken = {kind: filler.taken.tables[kind].copy() for kind in AT_TABLE}
        seated = filler.best_table(day, empty, hungry) if empty is not None else None
        if seated is not None and filler.liking(day, seated) > filler.liking(day, now) + _WORTH_A_CHANGE:
            days.keep(day, seated)
        else:
            for kind, tables in taken.items():
                filler.taken.tables[kind][:] = tables
