"""What a day has to keep to: where and when it begins and ends, and what is disliked of how it is spent. Minutes."""

from dataclasses import dataclass

# Minutes of a day on which one arrives or leaves that have room for half a day's outing.
_HALF_DAY = 7 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class DayBounds:
    """What bounds a day: from where and when on it begins, where it ends and by when at the latest.

    A day begins at a station or in the hotel, where one can sleep in; it ends with the service home or in the hotel, where
    each minute before 19:45 is disliked for an `early_evening`. Each lunch or dinner that it lacks of the
    `meals_due` is disliked as a `missing_meal`; one that is had inside a park is liked as a `meal_inside`.
    Each minute of sights and ways beyond the `stamina` of those who come along is disliked as `weary`, each minute of a gap beyond
    25 as `idle`, and an outing that a day has no room for as a `hasty_outing`: a whole day has room for one, a day on which one
    arrives or leaves for half a day's outing, where seven hours of it are left.
    """

    start: str
    begins: int
    from_station: bool
    end: str
    due: int
    to_station: bool
    early_evening: float = 0.0
    missing_meal: float = 0.0
    meal_inside: float = 0.0
    meals_due: int = 0
    stamina: int = 24 * 60
    weary: float = 0.0
    idle: float = 0.0
    hasty_outing: float = 0.0

    def __hash__(self) -> int:
        # As quick as it gets: days are looked up by it.
        return hash((self.start, self.begins, self.end, self.due))

    @property
    def is_whole(self) -> bool:
        """Whether one neither arrives nor leaves."""
        return not (self.from_station or self.to_station)

    def dislike_of_outings(self, halves: int, wholes: int) -> float:
        """How much it is disliked that a day has no room for so many outings of half a day and of a whole one."""
        if self.is_whole:
            hasty = max(0, halves + wholes - 1)
        else:
            hasty = wholes + max(0, halves - (self.due - self.begins >= _HALF_DAY))
        return self.hasty_outing * hasty
