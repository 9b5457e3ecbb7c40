"""Where a trip starts and goes, as far as a text says."""

from dataclasses import dataclass

from core.understand.text.spans import Reading


@dataclass(frozen=True, slots=True)
class TripCities:
    """Origin and destination, each None where the text does not say, or leaves it open.

    `start_choices` and `target_choices` are what may be meant where it is open: cities named side by side, or the one
    that a misspelt word looks like. `elsewhere` are the cities named that the sandbox does not have, `refused` those
    text rules out, each with its place in the text; `comes_from` is one of `elsewhere` where the trip starts.
    """

    start: Reading[str] | None
    target: Reading[str] | None
    start_choices: tuple[str, ...] = ()
    target_choices: tuple[str, ...] = ()
    elsewhere: tuple[Reading[str], ...] = ()
    refused: tuple[Reading[str], ...] = ()
    misspelt: tuple[Reading[str], ...] = ()
    comes_from: Reading[str] | None = None

    @property
    def names_no_target(self) -> bool:
        """Whether nothing that the text calls a city may be where the trip goes."""
        away = [one for one in self.elsewhere if one != self.comes_from]
        return not (self.target or self.target_choices or away or self.misspelt)

    @property
    def apart(self) -> frozenset[str]:
        """The cities to which the trip does not go: where it starts, and the refused ones."""
        starts = () if self.start is None else (self.start.value,)
        return frozenset((*starts, *self.start_choices, *(one.value for one in self.refused)))
