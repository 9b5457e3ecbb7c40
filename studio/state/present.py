"""The Present page's own: what is shown one after the other, and which of it now.

The address holds `show`: the slides with commas between them, each the id of a run, or several with `~` between them for
a comparison; and `at`: the place of the slide that is shown, from 0.
"""

from collections.abc import Sequence

from studio.state import address

CHOICE, COMPARED = "present-choice", "present-compared"
"""Keys of widgets."""

MOST_SLIDES = 40
"""Slides of a list at the most."""

MOST_TRIPS = 4
"""Trips of a slide at the most."""

Slides = tuple[tuple[str, ...], ...]

_SHOW, _AT = "show", "at"


def slides() -> Slides:
    """The slides that the address names, each the ids of its runs."""
    named = (address.get(_SHOW) or "").split(",")
    found = (tuple(one.strip() for one in slide.split("~") if one.strip())[:MOST_TRIPS] for slide in named)
    return tuple(slide for slide in found if slide)[:MOST_SLIDES]


def at() -> int:
    """The place of the slide that is shown."""
    told = address.get(_AT) or "0"
    return int(told) if told.isascii() and told.isdigit() and len(told) < 4 else 0


def link(slides: Sequence[Sequence[str]], at: int = 0) -> dict[str, str]:
    """The part of an address that shows these slides, from one of them on."""
    return {_SHOW: ",".join("~".join(slide) for slide in slides), _AT: str(at)}


def show(slides: Sequence[Sequence[str]], at: int = 0) -> None:
    """Let the address show these slides; none leads to their choice."""
    address.go(link(slides, at) if slides else {}, (_SHOW, _AT))
