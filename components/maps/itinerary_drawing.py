"""What `map/itinerary.js` draws of a trip, as values: the pins, the ways between them, and what of the map is shown."""

from collections.abc import Collection, Sequence

from components.look.escape import script_json
from components.look.formats import exact_money, kilometres, way_time
from components.look.palette import KEPT_OUTLINE, KIND_ICON, MODE_LINE, day_colour, day_edge, ink_on
from components.maps.base_layer import BaseLayer
from components.maps.trip_geometry import MapStop, Way, bounds, on_a_map, stops, ways
from core.model.derived.plan_changes import Stop
from core.model.plan import Plan
from core.model.report import Where
from core.sandbox.places import Position
from core.text import Naming
from studio.i18n import Translate


def itinerary_drawing(
    plan: Plan,
    base: BaseLayer,
    *,
    days: Collection[int] | None = None,
    kept: Collection[Where] = (),
    gone: Sequence[Stop] = (),
    names: Naming,
    say: Translate,
) -> str:
    """The markers and ways as JSON that may stand in a script; other days than the wanted ones (None: all) are faint. What is `gone` since the plan before leaves a ghost. What is selected, the script learns from the page."""
    found, drawn = stops(plan, base, None), ways(plan, base, None)
    wanted = range(1, len(plan.itinerary) + 1) if days is None else days
    corners = bounds([stop for stop in found if stop.where.day in wanted])
    return script_json(
        {
            "ways": [_way(way, way.where.day not in wanted, names, say) for way in drawn],
            "stops": [
                {
                    **_stop(stop, names),
                    "faint": stop.where.day not in wanted,
                    "kept": stop.where in kept,
                }
                for stop in found
            ],
            "gone": [
                _ghost(one, base.places[one.name], names, say)
                for one in gone
                if one.place[0] in wanted and one.name in base.places
            ],
            "words": _words(say),
            "days": {
                "chosen": 0 if days is None else min(days, default=0),
                "looks": [
                    (colour, ink_on(colour)) for colour in map(day_colour, range(1, len(plan.itinerary) + 1))
                ],
            },
            "padlock": KEPT_OUTLINE,
            "signs": KIND_ICON,
            "corners": corners,
            "view": f"{plan.start_city} {plan.target_city} {sorted(days) if days is not None else 'all'} {corners}",
        }
    )


def _words(say: Translate) -> dict[str, object]:
    """What is said on the map; `#` stands for a length."""
    return {
        "map": say("map-title"),
        "in": say("duel-zoom-in"),
        "out": say("duel-zoom-out"),
        "full": say("map-full-screen"),
        "days": say("day-filter"),
        "metres": say("format-metres", metres="#"),
        "kilometres": say("format-kilometres", km="#"),
        "miles": say("format-miles", miles="#"),
        "inMiles": say.measures.in_miles,
    }


def _stop(stop: MapStop, names: Naming) -> dict[str, object]:
    colour = day_colour(stop.where.day or 1)
    return {
        "label": stop.label,
        "number": "" if stop.number is None else str(stop.number),
        "name": on_a_map(names(stop.place)),
        "time": str(stop.activity.start_time),
        "at": stop.position,
        "kind": stop.kind,
        "colour": colour,
        "ink": ink_on(colour),
    }


def _ghost(gone: Stop, at: Position, names: Naming, say: Translate) -> dict[str, object]:
    name = on_a_map(names(gone.name))
    return {
        "name": name,
        "told": f"{say('stop-removed')}{say('verdict-colon')}{name}",
        "at": at,
        "gone": True,
        "selected": False,
    }


def _way(way: Way, is_faint: bool, names: Naming, say: Translate) -> dict[str, object]:
    line = MODE_LINE[way.mode]
    leg = way.leg
    told = (
        f"{say(f'mode-{way.mode}')} {names(leg.start)} → {names(leg.end)}"
        f" · {way_time(leg.end_time - leg.start_time, say)} · {kilometres(leg.distance, say)} · {exact_money(leg.cost, say)}"
    )
    return {
        "points": way.points,
        "mode": way.mode,
        "colour": day_colour(way.where.day or 1),
        "edges": day_edge(way.where.day or 1),
        "faint": is_faint,
        "to": f"{way.where.day}.{way.where.activity}",
        "weight": line.width,
        "dashes": line.dashes,
        "told": told,
    }
