"""The trip as calendar events (iCalendar, RFC 5545), in China's time zone."""

from datetime import timedelta
from hashlib import sha1
from uuid import NAMESPACE_URL, UUID, uuid5
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event, vGeo, vText

from core.export.trip import FREE, KINDS, MADE_UP, WISHES, ExportedTrip, transfer_of
from core.model.plan import Activity
from core.model.told_wish import KeptFree, ToldWish
from core.text import Language, Text, sentence

_CHINA = ZoneInfo("Asia/Shanghai")
_OURS = uuid5(NAMESPACE_URL, "tripstudio:calendar")


class CalendarExporter:
    """An event an activity."""

    title = Text("日历（iCalendar）", "Calendar (iCalendar)")
    suffix = "ics"
    media_type = "text/calendar"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """Events with place, position and the way there; a service that arrives on a later day ends on it.

        The same trip has the same ids each time, so that a calendar takes it in once; another trip has others.
        """
        calendar = Calendar()
        calendar.add("prodid", "-//tripstudio//trip//EN")
        calendar.add("version", "2.0")
        calendar.add("x-wr-calname", trip.headline(language))
        if trip.wishes:
            # a property of no standard: that it is a text, whose ends of lines are escaped, is said here
            wishes = "\n".join(one.line.says(language) for one in trip.wishes)
            calendar.add("x-wr-caldesc", vText(wishes))
        name = f"{trip.first_day.isoformat()} {trip.plan.model_dump_json()}"
        # the beginning that the ids (uuid5) of all events share: a long plan is gone through once
        of_trip = sha1(_OURS.bytes + name.encode(), usedforsecurity=False)
        for number, (day, of_day, activity) in enumerate(trip.plan.activities(), start=1):
            starts = trip.moment(day, activity.start_time)
            ends = starts + timedelta(minutes=trip.minutes(activity))
            event = Event()
            of_event = of_trip.copy()
            of_event.update(f" {number}".encode())
            event.add("uid", _id(of_event.digest()))
            event.add("summary", _summary(trip, activity, language))
            event.add("dtstamp", starts.replace(tzinfo=_CHINA))
            event.add("dtstart", starts.replace(tzinfo=_CHINA))
            event.add("dtend", ends.replace(tzinfo=_CHINA))
            event.add("location", trip.called(activity.begins_at, language))
            told = [trip.room(activity, language), transfer_of(activity.transports, language)]
            told += [_wished(one, language) for one in trip.wishes_at(day, of_day)]
            if trip.is_made_up:
                told.append(MADE_UP.says(language))
            if any(told):
                event.add("description", "\n".join(filter(None, told)))
            if position := trip.position(activity.begins_at):
                event.add("geo", vGeo(position))
            calendar.add_component(event)
            for free in trip.free_after(day, of_day):
                of_free = of_trip.copy()
                of_free.update(f" {number} {free.begins}".encode())
                calendar.add_component(_kept_free(trip, free, _id(of_free.digest()), language))
        calendar.add_missing_timezones()
        return bytes(calendar.to_ical()).decode("utf-8")


def _kept_free(trip: ExportedTrip, free: KeptFree, uid: str, language: Language) -> Event:
    """Time that is kept free, which belongs to no place."""
    starts = trip.moment(free.day, free.begins)
    event = Event()
    event.add("uid", uid)
    event.add(
        "summary", sentence("{free}：{told}", "{free}: {told}", free=FREE, told=free.told).says(language)
    )
    event.add("dtstamp", starts.replace(tzinfo=_CHINA))
    event.add("dtstart", starts.replace(tzinfo=_CHINA))
    event.add("dtend", trip.moment(free.day, free.ends).replace(tzinfo=_CHINA))
    return event


def _id(digest: bytes) -> str:
    return f"{UUID(bytes=digest[:16], version=5)}@tripstudio"


def _wished(wish: ToldWish, language: Language) -> str:
    return sentence("{wishes}：{wish}", "{wishes}: {wish}", wishes=WISHES, wish=wish.wish).says(language)


def _summary(trip: ExportedTrip, activity: Activity, language: Language) -> str:
    kind, title = KINDS[activity.type].says(language), trip.title(activity, language)
    return Text(f"{kind}：{title}", f"{kind}: {title}").says(language)
