"""The trip for maps: GeoJSON (RFC 7946) and GPX 1.1, both in WGS-84."""

import json
from typing import Any

from gpxpy import gpx

from core.export.trip import KINDS, MADE_UP, MODES, ExportedTrip, activities, day_word
from core.sandbox.places import Position
from core.text import Language, Text


def _stops(trip: ExportedTrip, language: Language) -> list[tuple[int, dict[str, Any], Position]]:
    found = []
    for day, activity in activities(trip.plan):
        position = trip.position(activity.begins_at)
        if position is not None:
            facts = {
                "day": day,
                "kind": activity.type,
                "title": KINDS[activity.type].says(language),
                "name": trip.title(activity, language),
                "start_time": str(activity.start_time),
                "end_time": str(activity.end_time),
                "cost": activity.cost,
            }
            found.append((day, facts, position))
    return found


def _point(position: Position) -> list[float]:
    return [round(position.lon, 6), round(position.lat, 6)]


class GeoJsonExporter:
    """A point an activity and a line a leg."""

    title = Text("GeoJSON（地图）", "GeoJSON (map)")
    suffix = "geojson"
    media_type = "application/geo+json"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """A feature collection; legs between places that the sandbox does not know are left out."""
        features = [
            {
                "type": "Feature",
                "geometry": {"type": "Point", "coordinates": _point(position)},
                "properties": facts,
            }
            for _, facts, position in _stops(trip, language)
        ]
        for day, activity in activities(trip.plan):
            for leg in activity.transports:
                ends = trip.position(leg.start), trip.position(leg.end)
                if ends[0] is not None and ends[1] is not None:
                    line = {"type": "LineString", "coordinates": [_point(ends[0]), _point(ends[1])]}
                    facts = {
                        "day": day,
                        "mode": leg.mode,
                        "title": MODES[leg.mode].says(language),
                        "start": trip.called(leg.start, language),
                        "end": trip.called(leg.end, language),
                        "start_time": str(leg.start_time),
                        "end_time": str(leg.end_time),
                        "distance_km": round(leg.distance, 2),
                        "fare": leg.cost,
                    }
                    features.append({"type": "Feature", "geometry": line, "properties": facts})
        collection: dict[str, Any] = {
            "type": "FeatureCollection",
            "name": trip.headline(language),
            "features": features,
        }
        if trip.wishes:
            collection["wishes"] = [one.line.says(language) for one in trip.wishes]
        if trip.is_made_up:
            collection["note"] = MADE_UP.says(language)
        return json.dumps(collection, ensure_ascii=False, indent=1)


class GpxExporter:
    """A waypoint an activity and a route a day."""

    title = Text("GPX（导航）", "GPX (navigation)")
    suffix = "gpx"
    media_type = "application/gpx+xml"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """Waypoints and a route for every day that has a place of known position."""
        document = gpx.GPX()
        document.creator = "tripstudio"
        document.name = trip.headline(language)
        told = [one.line.says(language) for one in trip.wishes]
        if trip.is_made_up:
            told.append(MADE_UP.says(language))
        document.description = "\n".join(told) or None
        routes: dict[int, gpx.GPXRoute] = {}
        for day, facts, position in _stops(trip, language):
            about = {"latitude": position.lat, "longitude": position.lon, "name": facts["name"]}
            # in a list of waypoints the hotel stands as often as one comes back to it: the day tells them apart
            hours = f"{facts['start_time']}–{facts['end_time']}"
            when = f"{day_word(day, language)} {hours} · {facts['title']}"
            document.waypoints.append(gpx.GPXWaypoint(**about, description=when))
            route = routes.setdefault(day, gpx.GPXRoute(name=day_word(day, language)))
            route.points.append(gpx.GPXRoutePoint(**about))
        document.routes.extend(routes.values())
        return str(document.to_xml())
