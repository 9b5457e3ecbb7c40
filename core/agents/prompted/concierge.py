"""Ours: the model reads the wish and tells the story of each day; the planner decides and proves.

It is never worse than the planner: the planner's own trip comes first and has all the time that it wants, what the model
adds is wished for beside the request in the time that is left, and where the planner cannot have it as well, where anything
passes less than before, or where the model fails, the trip is the planner's own.
"""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import replace
from time import monotonic
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from core.agents.events import Done, Draft, Event, Step, Thought
from core.agents.protocol import MODEL_SECONDS, Agent, Card, Context, Task
from core.agents.shared.choices.grounding import dropped, known_names
from core.agents.shared.dialogue.conversation import ask_form
from core.agents.shared.dialogue.writing import opening
from core.dsl.families.places import Names
from core.dsl.normal.writing import to_dsl
from core.dsl.requirements import requirement
from core.errors import CallCancelledError, ModelError
from core.model.parameters import Parameters, ParameterText
from core.model.plan import Plan
from core.model.query import Preference, Query
from core.sandbox.city import City
from core.text import Text

_SHOWN = 150
"""Sights that the model may choose from: those of the most stars."""
_VERIFIER = "chinatravel"
"""The suite by whose pass rates a trip with the model's wishes is never worse."""


class ReadWishes(BaseModel):
    """What the model reads in a request."""

    model_config = ConfigDict(extra="forbid")
    must_see: list[str]
    likes: list[str]
    dislikes: list[str]
    cuisines: list[str]


class Stories(BaseModel):
    """A few sentences for each day."""

    model_config = ConfigDict(extra="forbid")
    stories: list[str]


class ConciergeParameters(Parameters):
    """How much the model may wish for."""

    must_see: Annotated[
        int,
        Field(ge=0, le=10),
        ParameterText(
            Text("必看景点", "Must-sees"),
            Text("模型最多可以加几个必看的景点", "Sights that the model may add at most"),
        ),
    ] = 3


class Concierge:
    """A model in front of a solver that is given to it."""

    card = Card(
        name="concierge",
        title=Text("行程管家", "Concierge"),
        summary=Text(
            "模型读懂心意、点出必看之处、讲述每一天；规划器决定并证明。模型失败时就是规划器的行程。",
            "The model reads the wish, names must-sees and tells each day's story; the planner decides and proves. "
            "Where the model fails the trip is the planner's.",
        ),
        kind="hybrid",
        needs=("model",),
        source="own method",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, solver: Agent, parameters: ConciergeParameters | None = None) -> None:
        self._solver = solver
        self.parameters = parameters or ConciergeParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Read the wish, plan, tell the story; ends with Done."""
        if task.query.missing or task.query.target_city not in task.sandbox.city_names:
            yield from self._solver.run(task, context)
            return
        ends = monotonic() + context.time_limit
        yield Step(Text("按请求本身规划", "planning by the request alone"))
        done = yield from self._solved(task, context, context.time_limit)
        if done.plan is None:
            yield done
            return
        if done.status == "ok":
            done = yield from self._nicer(task, context, done, done.plan, ends)
        if done.plan is not None:
            yield from self._told(task, context, done.plan)
        yield done

    def _nicer(
        self, task: Task, context: Context, plain: Done, plan: Plan, ends: float
    ) -> Generator[Event, None, Done]:
        """The trip with the model's wishes, planned until `ends`; the plain one where that is not as good."""
        yield Step(Text("读懂请求", "reading the wish"))
        wished = yield from self._wished(task, context)
        if wished is None:
            return plain
        yield Step(Text("按心意规划", "planning by the wish"))
        nicer = yield from self._solved(replace(task, query=wished), context, ends - monotonic())
        if nicer.status == "ok" and nicer.plan is not None and not _is_worse(context, nicer.plan, plan):
            return nicer
        # what is shown last is what is delivered
        yield Draft(plan)
        return plain

    def _solved(self, task: Task, context: Context, seconds: float) -> Generator[Event, None, Done]:
        done = Done("failed", reason=Text("规划器没有给出结果", "the planner gave no result"))
        # the rest of the time is for the model: a search that may find nothing has no more than it would have alone
        own = replace(context, time_limit=max(0.1, min(seconds, self._solver.card.seconds)))
        for event in self._solver.run(task, own):
            if isinstance(event, Done):
                done = event
            elif isinstance(event, Draft | Step):
                yield event
        return done

    def _wished(self, task: Task, context: Context) -> Generator[Event, None, Query | None]:
        """The request with what the model reads in it; None where the model fails."""
        query, city = task.query, task.sandbox.city(task.query.target_city or "")
        by_star = sorted(city.attractions, key=lambda row: (row.name not in query.text, -(row.star or 0.0)))
        offered = [row.name for row in by_star[:_SHOWN]]
        types = sorted({kind for row in city.attractions for kind in row.types if kind})
        cuisines = sorted({row.cuisine for row in city.restaurants if row.cuisine})
        values = {"sights": offered, "types": types, "cuisines": cuisines}
        shown = {name: "、".join(listed) for name, listed in values.items()}
        messages = opening(task, "wish", most=self.parameters.must_see, **shown)
        try:
            wish = yield from ask_form(context, Text("读懂心意", "read the wish"), messages, ReadWishes)
        except CallCancelledError:
            return None
        except ModelError as error:
            yield Step(Text(f"模型没有帮上忙：{error.text.zh}", f"the model was of no help: {error.text.en}"))
            return None
        return (yield from self._with(query, wish, city, types, cuisines))

    def _with(
        self, query: Query, wish: ReadWishes, city: City, types: list[str], cuisines: list[str]
    ) -> Generator[Event, None, Query]:
        sights, unknown = known_names(wish.must_see, [row.name for row in city.attractions])
        likes, strange = known_names(wish.likes, types)
        dislikes, odd = known_names(wish.dislikes, types)
        dishes, foreign = known_names(wish.cuisines, cuisines)
        note = dropped([*unknown, *strange, *odd, *foreign])
        if note is not None:
            yield Step(note)
        chosen = sights[: self.parameters.must_see]
        if chosen:
            yield Thought("、".join(chosen), by=Text("必看", "must-sees"))
        preferences = dict(query.preferences)
        preferences["attractions"] = _more(preferences.get("attractions"), likes, dislikes)
        preferences["diet"] = _more(preferences.get("diet"), dishes, [])
        if not chosen:
            return replace(query, preferences=preferences)
        demand = requirement(to_dsl(Names("attraction", "all", frozenset(chosen)))).constraint
        return replace(query, preferences=preferences, constraints=(*query.constraints, demand))

    def _told(self, task: Task, context: Context, plan: Plan) -> Iterator[Event]:
        """The story of each day; a model that fails here leaves the plan untold."""
        days = "\n".join(f"{number}: {'、'.join(places)}" for number, places in _places(plan).items())
        messages = opening(task, "stories", days=days)
        try:
            stories = yield from ask_form(context, Text("讲述每一天", "tell each day"), messages, Stories)
        except ModelError as error:
            yield Step(Text(f"没有讲述：{error.text.zh}", f"no story: {error.text.en}"))
            return
        for number, story in zip(_places(plan), stories.stories, strict=False):
            yield Thought(story, by=Text(f"第 {number} 天", f"day {number}"))


def _is_worse(context: Context, nicer: Plan, plain: Plan) -> bool:
    """Whether a trip violates anything more than another; without a verifier nobody knows, and the other stays."""
    if context.critic is None:
        return True
    own, other = (context.critic(_VERIFIER, plan.to_json()) for plan in (nicer, plain))
    breaks = any(own.environment[code] and not is_broken for code, is_broken in other.environment.items())
    fails = any(before.ok and not now.ok for before, now in zip(other.logical, own.logical, strict=True))
    return breaks or fails


def _more(known: Preference | None, likes: list[str], dislikes: list[str]) -> Preference:
    """A preference with what the model adds; what the request wants is never disliked, nor the other way round."""
    known = known or Preference()
    return Preference(
        known.wanted | (frozenset(likes) - known.unwanted),
        known.unwanted | (frozenset(dislikes) - known.wanted),
    )


def _places(plan: Plan) -> Mapping[int, list[str]]:
    days: dict[int, list[str]] = {}
    for day, _, activity in plan.activities():
        if activity.type not in ("train", "airplane"):
            days.setdefault(day, []).append(activity.begins_at)
    return days
