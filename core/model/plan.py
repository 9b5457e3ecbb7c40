"""The itinerary of a trip, as ChinaTravel's plan object spells it (its output format, appendix E of the paper).

`Plan.from_json` and `Plan.to_json` lose nothing: numbers keep their kind, absent keys stay absent, unknown keys are kept.
Times are `Clock`s, prices and costs CNY, distances km.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator, ValidationError

from core.errors import PlanFormatError
from core.model.clock import Clock
from core.model.mealtimes import MealType
from core.model.mode import Mode as Mode
from core.model.query import MOST_DAYS
from core.text import short

ClockField = Annotated[Clock, PlainValidator(Clock.parse), PlainSerializer(str)]
LARGEST = 10**15
"""Amounts beyond it are noise, and whole numbers may not even fit a float."""
_Number = Annotated[float, Field(strict=True, allow_inf_nan=False, ge=-LARGEST, le=LARGEST)]
PlanNumber = Annotated[int, Field(strict=True, ge=-LARGEST, le=LARGEST)] | _Number
WholeNumber = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
ShortText = Annotated[str, Field(max_length=1000)]
MOST_ACTIVITIES = 5_000
"""Of a whole plan, legs counted with them: a year of long days has fewer."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="allow")


class Transport(_Record):
    """One leg between two places inside a city. `price` is per person (metro) or per car (taxi), `cost` for all."""

    start: ShortText
    end: ShortText
    mode: Mode
    start_time: ClockField
    end_time: ClockField
    price: PlanNumber
    cost: PlanNumber
    distance: PlanNumber
    tickets: WholeNumber | None = None
    cars: WholeNumber | None = None


class _Activity(_Record):
    start_time: ClockField
    end_time: ClockField
    price: PlanNumber
    cost: PlanNumber
    transports: tuple[Transport, ...]

    @property
    def minutes(self) -> int:
        """From start to end; negative for a service that arrives on the next day and says so by its clock."""
        return self.end_time - self.start_time


class _Stationary(_Activity):
    position: ShortText

    @property
    def begins_at(self) -> str:
        """The place where the activity starts."""
        return self.position

    @property
    def ends_at(self) -> str:
        """The place where the activity ends."""
        return self.position


class Visit(_Stationary):
    """A visit to an attraction; `price` a ticket, `cost` all tickets."""

    type: Literal["attraction"]
    tickets: WholeNumber | None = None


class Meal(_Stationary):
    """A meal at a restaurant, or a breakfast at the hotel; `price` per person."""

    type: MealType


class Stay(_Stationary):
    """A night in a hotel; `room_type` is a bed count, `price` is per room and night."""

    type: Literal["accommodation"]
    rooms: WholeNumber | None = None
    room_type: WholeNumber | None = None


class _Ride(_Activity):
    start: ShortText
    end: ShortText
    tickets: WholeNumber | None = None

    @property
    def begins_at(self) -> str:
        """The station or airport of departure."""
        return self.start

    @property
    def ends_at(self) -> str:
        """The station or airport of arrival."""
        return self.end


class Train(_Ride):
    """A train between two cities."""

    type: Literal["train"]
    TrainID: ShortText

    @property
    def number(self) -> str:
        """The train number."""
        return self.TrainID


class Flight(_Ride):
    """A flight between two cities."""

    type: Literal["airplane"]
    FlightID: ShortText

    @property
    def number(self) -> str:
        """The flight number."""
        return self.FlightID


Activity = Annotated[Visit | Meal | Stay | Train | Flight, Field(discriminator="type")]


class Day(_Record):
    """One day of the itinerary; `day` counts from 1."""

    day: WholeNumber
    activities: tuple[Activity, ...]


class Plan(_Record):
    """A whole trip: who travels, from where to where, and the itinerary by day."""

    people_number: WholeNumber
    start_city: ShortText
    target_city: ShortText
    itinerary: tuple[Day, ...]

    @classmethod
    def from_json(cls, document: object) -> "Plan":
        """Read a plan document. Raises PlanFormatError, which names the path of the first fault."""
        if not isinstance(document, Mapping):
            raise PlanFormatError(
                "plan", f"应为对象，得到的是 {short(document)}", f"{short(document)} is not an object"
            )
        _require_bounded(document)
        try:
            plan = cls.model_validate(document)
        except ValidationError as error:
            raise _fault(error) from error
        return plan

    def to_json(self) -> dict[str, Any]:
        """The plan as a document of JSON values, with just the keys it was made of."""
        return self.model_dump(mode="json", exclude_unset=True)

    def activities(self) -> Iterator[tuple[int, int, "Visit | Meal | Stay | Train | Flight"]]:
        """All activities in order, as (day counted from 1, activity counted from 1, activity)."""
        for day_index, day in enumerate(self.itinerary, start=1):
            for activity_index, activity in enumerate(day.activities, start=1):
                yield day_index, activity_index, activity

    @property
    def total_cost(self) -> float:
        """CNY for all people: every activity and every leg."""
        return float(
            sum(
                activity.cost + sum(leg.cost for leg in activity.transports)
                for _, _, activity in self.activities()
            )
        )


def _require_bounded(document: Mapping[Any, Any]) -> None:
    """Raises PlanFormatError for too many days, activities or legs, before any of them is looked at."""
    days = document.get("itinerary")
    if not isinstance(days, list | tuple):
        return
    if len(days) > MOST_DAYS:
        raise PlanFormatError(
            "itinerary", f"超过 {MOST_DAYS} 天的上限", f"has more than {MOST_DAYS} days, which is the limit"
        )
    activities = [one for day in days for one in _listed(day, "activities")]
    if len(activities) + sum(len(_listed(one, "transports")) for one in activities) > MOST_ACTIVITIES:
        raise PlanFormatError(
            "itinerary",
            f"活动和路段超过 {MOST_ACTIVITIES:,} 项的上限",
            f"has more than {MOST_ACTIVITIES:,} activities and legs, which is the limit",
        )


def _listed(record: object, key: str) -> Sequence[object]:
    value = record.get(key) if isinstance(record, Mapping) else None
    return value if isinstance(value, list | tuple) else ()


_ACTIVITY_TYPES = frozenset(
    {"attraction", "breakfast", "lunch", "dinner", "accommodation", "train", "airplane"}
)
_EXPECTED = {
    "missing": ("缺少", "is missing"),
    "int_type": ("应为整数", "is not an integer"),
    "int_from_float": ("应为整数", "is not an integer"),
    "int_parsing": ("应为整数", "is not an integer"),
    "float_type": ("应为数字", "is not a number"),
    "finite_number": ("应为有限的数字", "is not a finite number"),
    "string_type": ("应为文本", "is not text"),
    "string_unicode": ("含残缺字符", "has half a character"),
    "string_too_long": ("超过 1000 字的上限", "is longer than 1,000 characters, which is the limit"),
    "tuple_type": ("应为列表", "is not a list"),
    "model_attributes_type": ("应为对象", "is not an object"),
    "model_type": ("应为对象", "is not an object"),
}


def _fault(error: ValidationError) -> PlanFormatError:
    first = error.errors(include_url=False)[0]
    kind, given = first["type"], first["input"]
    path = _path(first["loc"])
    if kind == "missing":
        return PlanFormatError(path, "缺少此项", "is missing")
    if kind == "union_tag_not_found":
        return PlanFormatError(f"{path}.type", "缺少此项", "is missing")
    if kind == "value_error":
        return PlanFormatError(path, f"{short(given)} 不是 HH:MM 格式的时间", f"{short(given)} is not HH:MM")
    if kind in ("literal_error", "union_tag_invalid"):
        allowed = str(first["ctx"].get("expected") or first["ctx"].get("expected_tags"))
        wrong = short(first["ctx"].get("tag", given))
        path = path if kind == "literal_error" else f"{path}.type"
        return PlanFormatError(
            path, f"{wrong} 不在允许的取值内：{allowed}", f"{wrong} is not one of {allowed}"
        )
    zh, en = _EXPECTED.get(kind, ("的值不合要求", "is not allowed here"))
    return PlanFormatError(path, f"{short(given)} {zh}", f"{short(given)} {en}")


def _path(location: tuple[int | str, ...]) -> str:
    """`('itinerary', 1, 'activities', 3, 'train', 'start')` as `itinerary[1].activities[3].start`."""
    path = ""
    for before, part in zip((None, *location), location, strict=False):
        if isinstance(part, int):
            path += f"[{part}]"
        elif part in ("int", "constrained-int", "float", "constrained-float") or (
            isinstance(before, int) and part in _ACTIVITY_TYPES
        ):
            # names of pydantic's union members, not of the document
            continue
        else:
            path += f".{part}" if path else str(part)
    return path or "plan"
