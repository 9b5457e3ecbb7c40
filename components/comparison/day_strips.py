"""The days of compared plans under each other on one axis: the same hour is the same place on the line."""

from collections.abc import Mapping, Sequence

import streamlit as st

from components.look.escape import safe
from components.trip.day_rows import DayCard
from components.trip.timeline import Bar, ShownHours, bars, hours


def show(plans: Mapping[str, Sequence[DayCard]]) -> None:
    """Draw the days of plans, by the plan's letter."""
    st.html(drawing(plans))


def drawing(plans: Mapping[str, Sequence[DayCard]]) -> str:
    """The strips as HTML, in which every text is escaped: a group a day, and in it a row a plan that has the day."""
    axis = hours([card for cards in plans.values() for card in cards])
    marks = "".join(f'<span style="left:{at}%">{hour:02d}</span>' for hour, at in axis.marks)
    longest = max((len(cards) for cards in plans.values()), default=0)
    days = "".join(_day(number, plans, axis) for number in range(longest))
    return f'<div class="day-strips"><div class="axis" aria-hidden="true">{marks}</div>{days}</div>'


def _day(number: int, plans: Mapping[str, Sequence[DayCard]], axis: ShownHours) -> str:
    rows = [(letter, cards[number]) for letter, cards in plans.items() if number < len(cards)]
    first = rows[0][1]
    colours = (
        f"--day:{first.colour};--on-day:{first.ink};--edge:light-dark({first.edges[0]},{first.edges[1]})"
    )
    tracks = "".join(
        f'<div class="track"><b class="letter">{safe(letter)}</b>'
        f'<div class="bars">{"".join(map(_bar, bars(card, axis)))}</div></div>'
        for letter, card in rows
    )
    return (
        f'<section style="{colours}" aria-label="{safe(first.title)}"><b class="badge">{first.day}</b>'
        f'<div class="tracks">{tracks}</div></section>'
    )


def _bar(bar: Bar) -> str:
    """A stop or a way. What is on it is told by pointing as well: a short bar has no room for it."""
    style = f"left:{bar.left}%;width:{bar.width}%"
    text = f"<b>{safe(bar.number)}</b> <span>{safe(bar.name)}</span>" if bar.name else ""
    return f'<span class="{bar.kind}" style="{style}" title="{safe(bar.told)}">{text}</span>'
