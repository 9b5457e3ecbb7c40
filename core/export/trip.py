"""What every export is made from: a plan with its places and its calendar."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cached_property
from typing import Protocol

from core.knowledge.features import telling_features
from core.model.clock import Clock
from core.model.derived.meals_on_the_way import MealOnTheWay, meals_on_the_way
from core.model.mealtimes import MEAL_TITLES
from core.model.plan import Activity, Flight, Plan, Stay, Train, Transport
from core.model.report import Where
from core.model.told_wish import KeptFree, ToldWish
from core.sandbox.coordinates import convert_position
from core.sandbox.names.place_names import city_names, place_names
from core.sandbox.places import Position
from core.sandbox.rides import by_services
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text, shown

KINDS = {
    "attraction": Text("景点", "Sight"),
    **MEAL_TITLES,
    "accommodation": Text("住宿", "Hotel"),
    "train": Text("火车", "Train"),
    "airplane": Text("飞机", "Flight"),
}
_WHERE_EATEN = {
    ("aboard", "train"): Text("车上吃", "on the train"),
    ("aboard", "airplane"): Text("机上吃", "on the plane"),
    ("before", "train"): Text("上车前吃", "before boarding"),
    ("before", "airplane"): Text("登机前吃", "before boarding"),
    ("inside", "attraction"): Text("园内吃", "inside"),
}
FREE = Text("留空", "Free")
WISHES = Text("愿望", "Wishes")
MADE_UP = Text("餐厅、酒店、班次为合成数据", "Restaurants, hotels and services are made up")
MODES = {"walk": Text("步行", "Walk"), "metro": Text("地铁", "Metro"), "taxi": Text("出租车", "Taxi")}


@dataclass(frozen=True)
class ExportedTrip:
    """A plan to export: the sandbox it was made in, the calendar date of its first day, the CNY that it may cost (None: any), and
    its wishes as they stand in it, their names in the reader's words; who keeps to what is halal does not `eats_inside` a park."""

    plan: Plan
    sandbox: Sandbox
    first_day: date
    budget: float | None = None
    wishes: tuple[ToldWish, ...] = ()
    eats_inside: bool = True

    def position(self, name: str) -> Position | None:
        """WGS-84 position of a place or metro station in either city of the trip, None where the sandbox does not know it."""
        for city_name in (self.plan.target_city, self.plan.start_city):
            if city_name in self.sandbox.city_names:
                position = self.sandbox.city(city_name).network.locate(name)
                if position is not None:
                    return convert_position(position, self.sandbox.manifest.coordinates, "WGS-84")
        return None

    def called(self, name: str, language: Language) -> str:
        """A place, station or city as it is called in a language, as it is shown."""
        for city_name in (self.plan.target_city, self.plan.start_city):
            if name == city_name or city_name not in self.sandbox.city_names:
                continue
            said = place_names(self.sandbox.city(city_name), language)(name)
            if said != name:
                return shown(said)
        return shown(city_names(self.sandbox, language)(name))

    def title(self, activity: Activity, language: Language) -> str:
        """What an activity is called: its place, or the service with its ends."""
        if isinstance(activity, Train | Flight):
            ends = f"{self.called(activity.start, language)} → {self.called(activity.end, language)}"
            called = f"{shown(activity.number)} {ends}"
        else:
            called = self.called(activity.position, language)
        return " · ".join([called, *self._meals_on(activity, language)])

    def room(self, activity: Activity, language: Language) -> str:
        """The rooms and beds of a night and what its hotel has; empty for all else."""
        if not isinstance(activity, Stay):
            return ""
        rooms, beds = activity.rooms or 1, activity.room_type
        told = [Text(f"{rooms} 间房", f"{rooms} room{'s' if rooms != 1 else ''}")]
        if beds:
            each = "each with " if rooms != 1 else "with "
            told = [
                Text(
                    f"{rooms} 间房，每间 {beds} 张床",
                    f"{told[0].en} {each}{beds} bed{'s' if beds != 1 else ''}",
                )
            ]
        city = self.plan.target_city
        hotel = self.sandbox.city(city).hotel(activity.position) if city in self.sandbox.city_names else None
        if hotel is not None:
            told += telling_features(hotel)
        return " · ".join(one.says(language) for one in told)

    def _meals_on(self, activity: Activity, language: Language) -> Iterator[str]:
        """The meals that one has on an activity or before it."""
        for one in self._meals.get(id(activity), ()):
            where, meal = _WHERE_EATEN[one.where, activity.type], KINDS[one.meal]
            yield Text(f"{where.zh}{meal.zh}", f"{meal.en} {where.en}").says(language)

    @cached_property
    def _meals(self) -> Mapping[int, list[MealOnTheWay]]:
        """The meals on the way by the identity of their activities: two that are equal are not the same."""
        found: dict[int, list[MealOnTheWay]] = {}
        for one in meals_on_the_way(self.plan, eats_inside=self.eats_inside):
            activity = self.plan.itinerary[one.day - 1].activities[one.activity - 1]
            found.setdefault(id(activity), []).append(one)
        return found

    def wishes_at(self, day: int, activity: int) -> Iterator[ToldWish]:
        """The wishes that an activity of a day, both counted from 1, meets."""
        return (one for one in self.wishes if Where(day, activity) in one.at)

    def dishes_at(self, day: int, activity: int, language: Language) -> tuple[str, ...]:
        """The dishes that are wished for and that one has at a meal of a day, both counted from 1."""
        dishes = (one.dish.says(language) for one in self.wishes_at(day, activity) if one.dish is not None)
        return tuple(dict.fromkeys(dishes))

    def free_after(self, day: int, activity: int) -> Iterator[KeptFree]:
        """The times that are kept free after an activity of a day, both counted from 1."""
        free = (one for wish in self.wishes for one in wish.free if (one.day, one.after) == (day, activity))
        return iter(sorted(dict.fromkeys(free), key=lambda one: one.begins.minutes))

    @property
    def is_made_up(self) -> bool:
        """Whether restaurants, hotels and services are no real ones."""
        return bool(self.sandbox.manifest.synthetic)

    def headline(self, language: Language) -> str:
        """What the trip is called: from where to where, and how many days."""
        ends = (
            f"{self.called(self.plan.start_city, language)} → {self.called(self.plan.target_city, language)}"
        )
        days = len(self.plan.itinerary)
        return shown(
            Text(f"{ends} {days} 日行程", f"{ends}, {days} day{'s' if days != 1 else ''}").says(language)
        )

    def minutes(self, activity: Activity) -> int:
        """From its beginning to its end, for a ride over as many days as the data say of its service."""
        return by_services(self.plan, self.sandbox)(activity)

    def moment(self, day: int, clock: Clock) -> datetime:
        """The date and time (without a zone) of a clock time on a day counted from 1."""
        return datetime.combine(self.first_day, time()) + timedelta(days=day - 1, minutes=clock.minutes)


class Exporter(Protocol):
    """A file format."""

    title: Text
    suffix: str
    media_type: str

    def export(self, trip: ExportedTrip, language: Language) -> str:
        """The whole file as text."""
        ...


def day_word(day: int, language: Language) -> str:
    """What a day, counted from 1, is called."""
    return Text(f"第 {day} 天", f"Day {day}").says(language)


def money(amount: float) -> str:
    """Whole CNY, as people count; the JSON files have the cents."""
    return f"¥{amount:,.0f}"


def transfer_of(legs: tuple[Transport, ...], language: Language) -> str:
    """The way to an activity in a line, with its fare for all, such as `Metro 25 min (3.2 km), ¥8`; empty where there is none."""
    if not legs:
        return ""
    main = max(legs, key=lambda leg: leg.distance if leg.mode != "walk" or len(legs) == 1 else -1.0)
    minutes, km = legs[-1].end_time - legs[0].start_time, sum(leg.distance for leg in legs)
    fare = sum(leg.cost for leg in legs)
    took = Text(f"{minutes} 分钟", f"{minutes} min") if minutes >= 1 else Text("不到 1 分钟", "under 1 min")
    return Text(
        f"{MODES[main.mode].zh} {took.zh}（{km:.1f} 公里）" + (f"，{money(fare)}" if fare else ""),
        f"{MODES[main.mode].en} {took.en} ({km:.1f} km)" + (f", {money(fare)}" if fare else ""),
    ).says(language)


def activities(plan: Plan) -> Iterator[tuple[int, Activity]]:
    """All activities with the day, counted from 1, that they are on."""
    for day, _, activity in plan.activities():
        yield day, activity
