"""TripTailor's workflow: services, ranked sights, an outline, near meals and a near hotel, the daily schedule.

As TourPlanner describes it (section 4.1, baselines): the model ranks and outlines, rules do the rest.
"""

from collections.abc import Generator, Iterator, Sequence
from typing import Annotated, TypeVar

from pydantic import BaseModel, Field

from core.agents.events import Done, Event, Step
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.assembly.nesy import assembled
from core.agents.shared.assembly.outlines import each_once, outline_ranking
from core.agents.shared.choices.candidates import Candidates, candidates_of, line_of
from core.agents.shared.choices.grounding import NOTHING_USABLE, dropped, known_names, left_open
from core.agents.shared.choices.preferences import sights_a_day
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import ask_form_or
from core.agents.shared.dialogue.forms import Outline, Picks, Ranked
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.writing import opening
from core.llm.messages import Message
from core.model.parameters import Parameters, ParameterText
from core.sandbox.city import City
from core.sandbox.network import geodesic_km
from core.text import Text

_SHOWN_SERVICES = 20
_TABLES_NEAR, _HOTELS_NEAR = 4, 5
_RIDES = Text("选往返班次", "choose the rides")
_SIGHTS = Text("排序并选出景点", "rank the sights")
_DAYS = Text("拟定每天的路线", "outline the days")
_ASKED = (_RIDES, _SIGHTS, _DAYS)
"""What the model is asked to do."""
_BY_RULES = Text("回答无法使用，改按规则", "the answer cannot be used, rules decide instead")
_INSTEAD = Text("这些改按规则决定", "Rules decide these instead")
_Form = TypeVar("_Form", bound=BaseModel)


class TripTailorParameters(Parameters):
    """How many candidates the model sees."""

    candidates: Annotated[
        int,
        Field(ge=10, le=300),
        ParameterText(
            Text("候选景点数", "Candidate sights"),
            Text("模型从多少个景点里选", "Sights that the model chooses from"),
        ),
    ] = 60


class TripTailorWorkflow:
    """A fixed sequence of steps, of which three ask the model."""

    card = Card(
        name="triptailor_workflow",
        title=Text("TripTailor 流程", "TripTailor workflow"),
        summary=Text(
            "依次确定往返班次、排序景点、拟定每天的路线、就近安排餐饮和住宿，最后排出日程。",
            "Settles the rides, ranks sights, outlines the days, adds near meals and a near hotel, then the schedule.",
        ),
        kind="hybrid",
        needs=("model",),
        source="TripTailor, as in TourPlanner, section 4.1 and appendix C",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: TripTailorParameters | None = None) -> None:
        self.parameters = parameters or TripTailorParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """The steps in their order; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        offered, left = candidates_of(task, self.parameters.candidates), list[Text]()
        services = yield from self._services(task, context, offered, left)
        sights = yield from self._sights(task, context, offered, left)
        days = yield from self._days(task, context, sights, left)
        if len(left) == len(_ASKED):
            yield Done("failed", reason=NOTHING_USABLE)
            return
        yield Step(Text("就近安排餐饮和住宿，排出日程", "near meals, a near hotel, and the schedule"))
        city = task.sandbox.city(task.query.target_city or "")
        meals, hotels = _near(days, city, offered)
        whole = [[*day, *near] for day, near in zip(days, meals, strict=True)]
        ranking = outline_ranking(whole, services, hotels)
        yield from assembled(task, context, ranking, left_open(left, _INSTEAD))

    def _services(
        self, task: Task, context: Context, offered: Candidates, left: list[Text]
    ) -> Generator[Event, None, list[str]]:
        rides = (*offered.outbound[:_SHOWN_SERVICES], *offered.inbound[:_SHOWN_SERVICES])
        options = "\n".join(map(line_of, rides))
        told = Text("选去程和返程的班次各一个", "choose one ride there and one ride back")
        job = told.says(language_of(task.query))
        messages = opening(task, "leaf", job=job, decided="", most=2, options=options)
        choice = yield from _answered(context, _RIDES, messages, Picks(names=[], reason=""), left)
        return known_names(choice.names, [ride.number for ride in rides])[0]

    def _sights(
        self, task: Task, context: Context, offered: Candidates, left: list[Text]
    ) -> Generator[Event, None, list[str]]:
        """The sights as the model ranks them; as they are offered where it does not."""
        names = [row.name for row in offered.attractions]
        messages = opening(
            task, "rank", attractions="\n".join(map(line_of, offered.attractions)), restaurants=""
        )
        as_offered = Ranked(attractions=names, restaurants=[])
        ranked = yield from _answered(context, _SIGHTS, messages, as_offered, left)
        known, unknown = known_names(ranked.attractions, names)
        note = dropped(unknown)
        if note is not None:
            yield Step(note)
        return known

    def _days(
        self, task: Task, context: Context, sights: Sequence[str], left: list[Text]
    ) -> Generator[Event, None, list[list[str]]]:
        """The outline of the model; where there is none the sights in their order, as many a day as is usual."""
        count, a_day = task.query.days or 1, round(sights_a_day(task.query))
        messages = opening(task, "days_outline", sights="、".join(sights), count=count)
        in_order = Outline(days=[[*sights[day * a_day :][:a_day]] for day in range(count)])
        outline = yield from _answered(context, _DAYS, messages, in_order, left)
        return each_once([known_names(day, sights)[0] for day in outline.days], count)


def _answered(
    context: Context, job: Text, messages: Sequence[Message], instead: _Form, left: list[Text]
) -> Generator[Event, None, _Form]:
    """The model's answer to a job; where it stays out of form the job is `left` and this is done instead."""
    yield Step(job)
    answer = yield from ask_form_or(context, job, messages, instead, _BY_RULES)
    if answer is instead:
        left.append(job)
    return answer


def _near(
    days: Sequence[Sequence[str]], city: City, offered: Candidates
) -> tuple[list[list[str]], list[str]]:
    """Restaurants near the sights of each day, and hotels near those of all days."""
    meals: list[list[str]] = []
    taken: set[str] = set()
    for day in days:
        rows = [row for row in offered.restaurants if row.name not in taken and row.name in city.network]
        places = [city.network.position(name) for name in day if name in city.network]
        rows.sort(key=lambda row: min((geodesic_km(row.position, at) for at in places), default=0.0))
        meals.append([row.name for row in rows[:_TABLES_NEAR]])
        taken.update(meals[-1])
    all_places = [city.network.position(name) for day in days for name in day if name in city.network]
    hotels = sorted(offered.hotels, key=lambda row: sum(geodesic_km(row.position, at) for at in all_places))
    return meals, [row.name for row in hotels[:_HOTELS_NEAR]]
