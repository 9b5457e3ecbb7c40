"""What colours, shapes, lines and icons mean, the same in every view."""

from typing import Literal, NamedTuple

from core.model.plan import Flight, Meal, Mode, Stay, Train, Visit
from core.model.report import Severity

ActivityKind = Literal["sight", "meal", "hotel", "train", "flight"]

# Okabe and Ito's colours, told apart by most people with a colour vision deficiency, on light and on dark; their blue is
# darker here: who lacks the cones for blue would hardly tell it from the green.
DAY_COLOURS = ("#005A8C", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#8C6D31")

SEVERITY_ICON: dict[Severity, str] = {
    "broken": "✖",
    "unmet": "▲",
    "minded": "◇",
    "holds": "✔",
    "not_applicable": "○",
}

PLACE_SIGNS = {"sight": "●", "meal": "◆", "hotel": "▲", "station": "■"}
"""The shapes of places on maps and in days, as characters for their legends."""

KIND_ICON: dict[ActivityKind, str] = {
    "hotel": "M4 18V7m0 8h16v3m0-3v-2a3 3 0 0 0-3-3h-7v5",
    "train": "M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2Zm-2 7h14M8 20l1-3m7 3-1-3",
    "flight": "M12 3c1 0 1.5 1.5 1.5 3v4l7 4v2l-7-2v4l2 1.5V21L12 20l-3.5 1v-1.5l2-1.5v-4l-7 2v-2l7-4V6c0-1.5.5-3 1.5-3Z",
}
"""What stands in a pin that has no number, as an SVG path on a grid of 24."""

KEPT_OUTLINE = "M-.7-.1H-.45V-.4A.45.5 0 0 1 .45-.4V-.1H.7V.9H-.7ZM-.2-.1H.2V-.4A.2.25 0 0 0-.2-.4Z"
"""A padlock as an SVG path between -1 and 1, for what stays when a trip is planned again."""

QUIET = "#8A8F98"

METRO_COLOUR = "#8D9BA8"
"""Metro lines are ground: a hue on the map is a day."""


class Stroke(NamedTuple):
    """How a leg is drawn: width in pixels, and the dashes of an SVG stroke (None: solid)."""

    width: float
    dashes: str | None


MODE_LINE: dict[Mode, Stroke] = {
    "walk": Stroke(3, "1 7"),
    "metro": Stroke(4, None),
    "taxi": Stroke(3, "9 6"),
}


def day_colour(day: int) -> str:
    """The colour of a day (counted from 1); after the seventh day they begin again."""
    return DAY_COLOURS[(day - 1) % len(DAY_COLOURS)]


_EDGES = (
    ("#034D77", "#58B4EA"),
    ("#816230", "#F6BD48"),
    ("#00694D", "#71C49E"),
    ("#914970", "#E3A3C5"),
    ("#2F7096", "#8ECFF6"),
    ("#9F4600", "#F08944"),
    ("#664E22", "#C0A366"),
)


def day_edge(day: int) -> tuple[str, str]:
    """The edge of a day's lines, on light and on dark (4.5:1 on all they stand on): its fill alone is too pale."""
    return _EDGES[(day - 1) % len(_EDGES)]


def edge_of(day: int) -> str:
    """The edge of a day as CSS has it: on a light page the one, on a dark one the other."""
    light, dark = day_edge(day)
    return f"light-dark({light},{dark})"


def ink_on(colour: str) -> str:
    """Black or white, whichever reads better on a colour (`#RRGGBB`), by its relative luminance (WCAG 2)."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#000000" if (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) else "#FFFFFF"


def kind_of(activity: Visit | Meal | Stay | Train | Flight) -> ActivityKind:
    """The kind that gives an activity its shape."""
    match activity:
        case Visit():
            return "sight"
        case Meal():
            return "meal"
        case Stay():
            return "hotel"
        case Train():
            return "train"
        case Flight():
            return "flight"
