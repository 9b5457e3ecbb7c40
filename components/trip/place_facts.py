"""What one knows of a stop: its kind, hours and length in one line, and why it was chosen."""

from components.look.formats import duration, span
from core.knowledge.city import knowledge_of
from core.knowledge.dishes import known_for
from core.knowledge.features import telling_features
from core.model.clock import DAY_MINUTES, Clock
from core.model.plan import Activity, Flight, Meal, Stay, Train, Visit
from core.sandbox.city import City
from core.sandbox.names.place_names import on_signs
from core.sandbox.places import ALL_DAY, Attraction
from core.text import Naming
from core.understand.names.kinds import kind_names
from studio.i18n import Translate


def title_of(activity: Activity, names: Naming) -> str:
    """What an activity is called: its place, or the number and the stations of a train or flight."""
    if isinstance(activity, Train | Flight):
        return f"{activity.number} {names(activity.begins_at)} → {names(activity.ends_at)}"
    return names(activity.begins_at)


def facts(activity: Activity, minutes: int, city: City | None, say: Translate) -> str:
    """The kind of a stop, how long it takes, when it is open; the room of a hotel, the length of a ride; its name on signs."""
    length = duration(minutes, say)
    match activity:
        case Visit():
            sight = city.attraction(activity.position) if city is not None else None
            kind = _kind(sight.types[0], say) if sight is not None and sight.types else ""
            hours = _hours(sight.opens, sight.closes, say) if sight is not None else ""
            parts = [
                kind,
                say("stay-of", span=length),
                hours,
                on_signs(activity.position, city, say.language),
            ]
        case Meal():
            place = city.restaurant(activity.position) if city is not None else None
            cuisine = _kind(place.cuisine, say) if place is not None else ""
            dishes = known_for(place, say.language) if place is not None else ()
            hours = _hours(place.opens, place.closes, say) if place is not None else ""
            parts = [
                say(f"kind-{activity.type}"),
                cuisine,
                say("dishes-separator").join(dishes),
                length,
                hours,
                on_signs(activity.position, city, say.language),
            ]
        case Stay():
            rooms = say("rooms-of", count=activity.rooms or 1, beds=activity.room_type or 0)
            hotel = city.hotel(activity.position) if city is not None else None
            has = [one.says(say.language) for one in telling_features(hotel)] if hotel is not None else []
            parts = [say("kind-accommodation"), rooms, *has, on_signs(activity.position, city, say.language)]
        case Train() | Flight():
            parts = [say(f"kind-{activity.type}"), length]
    return " · ".join(part for part in parts if part)


def why(activity: Activity, city: City | None, say: Translate) -> str:
    """Why a sight was chosen, as far as one knows: what one comes to it for, its rating among the city's, and whether its
    time is enough."""
    sight = city.attraction(activity.position) if city is not None and isinstance(activity, Visit) else None
    if sight is None or city is None:
        return ""
    begins, ends = span(activity.start_time, activity.end_time)
    told = knowledge_of(city).place(sight.name).why
    parts = [told.says(say.language).rstrip("。.")] if told is not None else []
    parts += [_rating(sight, city, say)] if sight.star else []
    stayed, least, most = ends - begins, sight.recommended_min, sight.recommended_max
    if least <= stayed <= most:
        parts.append(
            say("why-length", span=duration(stayed, say), least=_hours_of(least), most=_hours_of(most))
            if least >= 60
            else say("why-short", span=duration(stayed, say), least=least, most=duration(most, say))
        )
    return say("why-separator").join(parts)


def _rating(sight: Attraction, city: City, say: Translate) -> str:
    better = sum((other.star or 0) > (sight.star or 0) for other in city.attractions)
    values: dict[str, str | float] = {"star": f"{sight.star:.1f}", "of": len(city.attractions)}
    return say("why-best", **values) if better == 0 else say("why-rank", rank=better + 1, **values)


def _hours_of(minutes: int) -> str:
    return f"{minutes / 60:.1f}".removesuffix(".0")


def _kind(name: str, say: Translate) -> str:
    return kind_names(say.language)(name)


def _hours(opens: int, closes: int, say: Translate) -> str:
    if (closes - opens) % DAY_MINUTES in (0, *range(ALL_DAY, DAY_MINUTES)):
        return say("open-all-day")
    return say("open-from-to", opens=str(Clock(opens)), closes=str(Clock(closes)))
