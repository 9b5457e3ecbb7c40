"""How numbers are written, the same in every view."""

from core.model.clock import Clock
from studio.i18n import Translate

_MIDNIGHT = 24 * 60


def yuan(amount: float) -> str:
    """CNY with thousands, and cents only where there are some: `¥5,318`, `¥12.50`."""
    sign = "-" if round(amount, 2) < 0 else ""
    amount = abs(round(amount, 2))
    return f"{sign}¥{amount:,.0f}" if amount == int(amount) else f"{sign}¥{amount:,.2f}"


def money(amount: float, say: Translate) -> str:
    """CNY for people: whole yuan, and what costs nothing is free."""
    return say("format-free") if round(amount, 2) == 0 else yuan(round(amount))


def duration(minutes: int, say: Translate) -> str:
    """A span of minutes: in minutes up to 90, in hours and minutes above."""
    if minutes <= 90:
        return say("format-minutes", minutes=minutes)
    hours, rest = divmod(minutes, 60)
    return say("format-hours", hours=hours, minutes=rest)


def kilometres(km: float, say: Translate) -> str:
    """A distance with one decimal."""
    return say("format-kilometres", km=f"{km:,.1f}")


def rate(passed: int, total: int, say: Translate) -> str:
    """A share with its denominator: `93.7 % of 300`; without anything to count, `0 of 0`."""
    if total == 0:
        return say("format-rate-empty")
    return say("format-rate", percent=f"{100 * passed / total:.1f}", total=total)


def span(begins: Clock, ends: Clock) -> tuple[int, int]:
    """Minutes since midnight of a beginning and an end; an earlier end is on the next day."""
    return begins.minutes, ends.minutes + (_MIDNIGHT if ends < begins else 0)
