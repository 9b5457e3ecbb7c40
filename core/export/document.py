"""The itinerary as a document to read: Markdown."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from jinja2 import Environment, StrictUndefined, Template

from core.export.trip import FREE, KINDS, MADE_UP, WISHES, ExportedTrip, day_word, money, transfer_of
from core.knowledge.city import lacks_price
from core.model.plan import Activity, Meal, Stay
from core.sandbox.rides import days_later
from core.text import Language, Text, plain


@cache
def _template() -> Template:
    environment = Environment(
        autoescape=False, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["markdown"] = plain
    return environment.from_string(
        (files("assets") / "templates" / "itinerary.md").read_text(encoding="utf-8")
    )


def _render(trip: ExportedTrip, language: Language) -> str:
    plan = trip.plan
    days = [
        {
            "called": day_word(number, language),
            "rows": [
                row
                for at, activity in enumerate(day.activities, start=1)
                for row in _rows(trip, activity, (number, at), language)
            ],
        }
        for number, day in enumerate(plan.itinerary, start=1)
    ]
    summary = Text(
        f"{plan.people_number} 人，合计 {money(plan.total_cost)}",
        f"{plan.people_number} {'people' if plan.people_number != 1 else 'person'}, {money(plan.total_cost)} in all",
    )
    return _template().render(
        language=language,
        title=trip.headline(language),
        summary=summary.says(language),
        note=MADE_UP.says(language) if trip.is_made_up else "",
        columns=[
            Text(*pair).says(language)
            for pair in [
                ("时间", "Time"),
                ("类型", "Kind"),
                ("内容", "What"),
                ("交通", "Way there"),
                ("费用", "Cost"),
            ]
        ],
        wishes_title=WISHES.says(language),
        wishes=[one.line.says(language) for one in trip.wishes],
        days=days,
    )


def _rows(
    trip: ExportedTrip, activity: Activity, place: tuple[int, int], language: Language
) -> Iterator[dict[str, str]]:
    """The line of an activity, and those of the times that are kept free after it."""
    dishes = trip.dishes_at(*place, language)
    told = (trip.title(activity, language), trip.room(activity, language), *dishes)
    yield {
        "time": _time(activity, trip.minutes(activity), language),
        "kind": KINDS[activity.type].says(language),
        "name": " · ".join(filter(None, told)),
        "transfer": transfer_of(activity.transports, language),
        "cost": _cost(trip, activity, language),
    }
    for free in trip.free_after(*place):
        yield {
            "time": f"{free.begins}–{free.ends}",
            "kind": FREE.says(language),
            "name": free.told.says(language),
            "transfer": "",
            "cost": "",
        }


def _time(activity: Activity, minutes: int, language: Language) -> str:
    """When it begins and ends, a night from when; a ride that arrives on a later day says so."""
    if isinstance(activity, Stay):
        return Text(f"{activity.start_time} 起", f"from {activity.start_time}").says(language)
    told = f"{activity.start_time}–{activity.end_time}"
    days = days_later(activity, minutes)
    if not days:
        return told
    return told + Text("（次日）" if days == 1 else f"（{days} 天后）", f" +{days}").says(language)


def _cost(trip: ExportedTrip, activity: Activity, language: Language) -> str:
    city = trip.plan.target_city
    if activity.cost:
        return money(activity.cost)
    if isinstance(activity, Meal):
        return Text("含", "included").says(language)
    if city in trip.sandbox.city_names and lacks_price(activity.begins_at, trip.sandbox.city(city)):
        return Text("票价不详", "price not known").says(language)
    return Text("免费", "free").says(language)


class MarkdownExporter:
    """A table a day."""

    title = Text("Markdown 文档", "Markdown document")
    suffix = "md"
    media_type = "text/markdown"

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """The itinerary in Markdown; every name is escaped."""
        return _render(trip, language)
