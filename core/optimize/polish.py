"""The last touches to the days of a trip once all of them are filled: the order of the stops, and where one eats."""

from core.optimize.choose import DayChooser
from core.optimize.days import inserted, without
from core.optimize.meals import AT_TABLE, DINNERS, LUNCHES

_WORTH_A_CHANGE = 1.0
_MEALS = {"lunch": LUNCHES[-1], "dinner": DINNERS[-1]}


def polish(chooser: DayChooser, day: int) -> None:
    """Put the stops of a day into the order that is liked best, look for nearer restaurants and better sights."""
    _reorder(chooser, day)
    _reseat(chooser, day)
    chooser.improve(day)
    _reorder(chooser, day)


def _reorder(chooser: DayChooser, day: int) -> None:
    """Each stop in turn moves to where the day is liked best."""
    days = chooser.days
    for stop in days.timelines[day].stops:
        now = days.timelines[day]
        others = without(now.stops, stop)
        best, most = now, chooser.liking(day, now) + _WORTH_A_CHANGE
        for position in range(len(others) + 1):
            stops = inserted(others, position, stop)
            tried = days.tried(day, stops) if stops != now.stops else None
            if tried is not None and chooser.liking(day, tried) > most:
                best, most = tried, chooser.liking(day, tried)
        days.keep(day, best)


def _reseat(chooser: DayChooser, day: int) -> None:
    """For each meal that is not asked for another restaurant, if the day is liked better with it."""
    days = chooser.days
    for meal in days.timelines[day].stops:
        if meal.kind not in _MEALS or meal.asked or chooser.is_wished(meal.place):
            continue
        now, hungry = days.timelines[day], _MEALS[meal.kind]
        empty = days.tried(day, tuple(hungry if stop is meal else stop for stop in now.stops))
        taken = {kind: chooser.taken.tables[kind].copy() for kind in AT_TABLE}
        seated = chooser.best_table(day, empty, hungry) if empty is not None else None
        if seated is not None and chooser.liking(day, seated) > chooser.liking(day, now) + _WORTH_A_CHANGE:
            days.keep(day, seated)
        else:
            for kind, tables in taken.items():
                chooser.taken.tables[kind][:] = tables
