"""When the sun rises and sets, to some minutes: what is wished for at its hour is told by it."""

from datetime import date
from math import acos, cos, pi, radians, sin

from core.sandbox.places import Position

_EQUINOX = date(2001, 3, 21)
"""The day of a trip without dates: the hours of spring and autumn."""
_TILT = radians(23.44)
# Its upper edge, seen through the air, is on the horizon when its middle is so far below.
_HORIZON = radians(-0.833)
_DAYS, _MERIDIAN, _MINUTES_A_DEGREE, _NOON = 365.25, 120.0, 4.0, 12 * 60
_SPRING = 80
"""The day of the year on which the sun stands over the equator."""


def sunrise_and_sunset(at: Position, day: date | None) -> tuple[int, int]:
    """The minutes of the day (Beijing time) at which the sun rises and sets at a place in China; of a day in spring without one.

    From the sun's declination and the equation of time in two terms (J. Meeus, Astronomical Algorithms, chapters 15 and 28),
    good to about five minutes.
    """
    number = (day or _EQUINOX).timetuple().tm_yday
    angle = 2 * pi * (number - _SPRING) / _DAYS
    declination = _TILT * sin(angle)
    late = 9.87 * sin(2 * angle) - 7.53 * cos(angle) - 1.5 * sin(angle)
    noon = _NOON + _MINUTES_A_DEGREE * (_MERIDIAN - at.lon) - late
    latitude = radians(at.lat)
    half = acos((sin(_HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))) * (
        _NOON / pi
    )
    return round(noon - half), round(noon + half)
