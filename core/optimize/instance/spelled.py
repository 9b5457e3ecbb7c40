"""A sight that is asked for at an hour or for a length: at that, where it can be, and else as usual. Minutes."""

from collections.abc import Iterator
from dataclasses import replace

from core.dsl.families.demands import Window
from core.model.clock import NEVER
from core.model.spells import Spell
from core.optimize.instance.stops import STEP, DayStop

MISSED_SPELL = 2_000.0
"""Dislike of another hour or day than the one that is said: the rest of the trip is laid around it."""
CROWDED = 300.0
"""And of coming early, but not before the crowds."""
# So many times the least minutes of it are a good half of a day, or a whole one, where there is room for them; or some more.
_AMPLE, _LONGER = 7 / 6, 30
_UNTIL_BREAKFAST = 90
# Who comes as late as then comes for the lights: that is a stroll, wherever it is, and leaves time for dinner.
_LIGHTS, _STROLL, _LONG_STROLL = 20 * 60 + 30, 90, 120


def at_its_spell(
    asked: DayStop, open_hours: DayStop, spell: Spell | None
) -> Iterator[tuple[DayStop, Window]]:
    """The stop as it is said, with the window that keeps it, and then the one at any hour, which is liked so much less.

    `asked` is the sight at its usual hours and `open_hours` the same while it is open.
    """
    if spell is None or spell.is_of_days:
        yield asked, Window()
        return
    room = open_hours.closes - open_hours.opens
    # a day at what takes some hours is a day with the way there
    natural = asked.appeal.natural if asked.appeal is not None and asked.is_outing else NEVER
    ample = min(round(spell.at_least * _AMPLE), max(spell.at_least, natural))
    long = min(room, ample) // STEP * STEP
    (starts_from, starts_by), (ends_from, ends_by) = spell.begins, spell.ends
    window = Window(
        starts_from=starts_from,
        starts_by=starts_by,
        ends_from=ends_from,
        ends_by=ends_by,
        at_least=spell.at_least,
    )
    said = _lasting(open_hours, asked, spell, long)
    if spell.rather_by < starts_by:
        yield said, replace(window, starts_by=spell.rather_by)
        said = replace(said, worth=said.worth - CROWDED, base=said.base - CROWDED)
    yield said, window
    yield replace(asked, worth=asked.worth - MISSED_SPELL, base=asked.base - MISSED_SPELL), Window()


def _lasting(open_hours: DayStop, asked: DayStop, spell: Spell, long: int) -> DayStop:
    """The sight for as long as is said; at an hour that is said no other is its best."""
    appeal = open_hours.appeal if spell.has_hours else asked.appeal
    if spell.at_sunrise:
        return _at_sunrise(open_hours, asked, spell)
    if spell.begins[0] > 0 and _LIGHTS <= spell.begins[1] < NEVER and not (spell.at_least or asked.price):
        return _after_dark(open_hours, asked)
    if appeal is not None:
        appeal = replace(appeal, natural=max(appeal.natural, long))
    return replace(
        open_hours,
        worth=asked.worth,
        base=asked.base,
        required=True,
        least=asked.least,
        most=max(asked.most, long + _LONGER if long else 0),
        until=asked.until if spell.whole_day and not spell.has_hours else open_hours.until,
        appeal=appeal,
        feeds=asked.feeds or spell.whole_day,
        is_outing=asked.is_outing or spell.whole_day,
    )


def _after_dark(open_hours: DayStop, asked: DayStop) -> DayStop:
    """What costs nothing for an hour or two of the evening, however much of it there is to see by day."""
    stroll = replace(
        open_hours,
        worth=asked.worth,
        base=asked.base,
        required=True,
        least=min(asked.least, _STROLL),
        most=min(asked.most, _LONG_STROLL),
        is_outing=False,
    )
    appeal = open_hours.appeal
    return replace(
        stroll,
        appeal=None if appeal is None else replace(appeal, natural=min(appeal.natural, _STROLL)),
    )


def _at_sunrise(open_hours: DayStop, asked: DayStop, spell: Spell) -> DayStop:
    """The sight from before the sun is up until breakfast, however much there is to see, and as good as at any hour: its lights of the
    evening are not what one comes for."""
    return replace(
        open_hours,
        opens=spell.begins[0],
        worth=asked.worth,
        base=asked.base,
        required=True,
        least=min(asked.least, _UNTIL_BREAKFAST),
        most=min(asked.most, _UNTIL_BREAKFAST),
        appeal=None,
        feeds=False,
        is_outing=False,
    )
