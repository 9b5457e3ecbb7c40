"""How numbers are written, the same in every view."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime

from core.model.clock import DAY_MINUTES, Clock
from studio.i18n import USUAL, Translate

_KM_PER_MILE = 1.609344


def exact_money(amount: float, say: Translate) -> str:
    """CNY in the reader's currency, with thousands, and cents only where there are some: `¥5,318`, `¥12.50`, `USD 745`."""
    own = round(amount * say.measures.rate, 2)
    sign, size = ("-" if own < 0 else ""), abs(own)
    shown = f"{size:,.0f}" if size == int(size) else f"{size:,.2f}"
    return f"{sign}{currency_sign(say)}{shown}"


def currency_sign(say: Translate) -> str:
    """What stands before an amount in the reader's currency: `¥`, else the code of the currency."""
    if say.measures.currency == USUAL.currency:
        return "¥"
    # a break between the code and its amount would part them, and a sign such as $ begins a formula in Markdown
    return f"{say.measures.currency}\u00a0"


def money(amount: float, say: Translate) -> str:
    """CNY for people: whole units of the reader's currency, and what costs nothing is free."""
    if round(amount, 2) == 0:
        return say("format-free")
    return exact_money(round(amount * say.measures.rate) / say.measures.rate, say)


def duration(minutes: int, say: Translate) -> str:
    """A span of minutes: in minutes up to 90, in hours and minutes above."""
    if minutes <= 90:
        return say("format-minutes", minutes=minutes)
    hours, rest = divmod(minutes, 60)
    return say("format-hours", hours=hours, minutes=rest)


def way_time(minutes: int, say: Translate) -> str:
    """How long one is on a way, in minutes of the clock: no way takes none."""
    return say("format-no-minute") if minutes < 1 else duration(minutes, say)


def on_the_way(minutes: int, say: Translate) -> tuple[str, ...]:
    """How long a day or a trip is on the way, as one of its figures; none where no way is told."""
    return (say("day-on-the-way", span=duration(minutes, say)),) if minutes > 0 else ()


def seconds(span: float, say: Translate, digits: int = 1) -> str:
    """Seconds, with one decimal unless told otherwise."""
    return say("format-seconds", seconds=f"{span:.{digits}f}")


def kilometres(km: float, say: Translate) -> str:
    """A distance in the reader's unit, with one decimal."""
    if say.measures.in_miles:
        return say("format-miles", miles=f"{km / _KM_PER_MILE:,.1f}")
    return say("format-kilometres", km=f"{km:,.1f}")


def rate(passed: int, total: int, say: Translate) -> str:
    """A share with its denominator: `93.7 % of 300`; without anything to count, `0 of 0`."""
    if total == 0:
        return say("format-rate-empty")
    return say("format-rate", percent=f"{100 * passed / total:.1f}", total=total)


def span(begins: Clock, ends: Clock) -> tuple[int, int]:
    """Minutes since midnight of a beginning and an end; an earlier end is on the next day."""
    return begins.minutes, ends.minutes + (DAY_MINUTES if ends < begins else 0)


def moment(created: datetime, say: Translate) -> str:
    """When something was made, as one says it today: `today 15:02`, `yesterday 15:02`, `2026-11-15`."""
    days = (datetime.now().astimezone().date() - created.date()).days
    if days == 0:
        return say("library-today", time=f"{created:%H:%M}")
    if days == 1:
        return say("library-yesterday", time=f"{created:%H:%M}")
    return f"{created:%Y-%m-%d}"


def told_apart(labels: Mapping[str, str]) -> dict[str, str]:
    """Labels by their keys, those that others have before them with a number: a choice knows its options by these."""
    before, apart = Counter[str](), dict[str, str]()
    for key, label in labels.items():
        before[label] += 1
        apart[key] = label if before[label] == 1 else f"{label} ({before[label]})"
    return apart
