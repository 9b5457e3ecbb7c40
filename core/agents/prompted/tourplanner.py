"""TourPlanner: recall and clustering of places (PReSO), then personas that compete for each day (CCoT), then refinement.

The paper refines with a model trained by constraint-gated reinforcement learning; here the run's own model refines once
(the paper's ablation "direct refinement"). The hyper-parameters are those of its Table 4.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Annotated, TypeVar

import numpy as np
from pydantic import Field

from core.agents.events import Done, Event, Step, Thought
from core.agents.protocol import MODEL_SECONDS, Card, Context, Task
from core.agents.shared.assembly.depth_first import PlaceWorths
from core.agents.shared.assembly.nesy import assembled
from core.agents.shared.assembly.outlines import each_once, outline_ranking
from core.agents.shared.choices.candidates import candidates_of
from core.agents.shared.choices.grounding import dropped, known_names
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import ask_form_or, model_of
from core.agents.shared.dialogue.forms import Outline, Picks
from core.agents.shared.dialogue.telling import TellEvent, Telling, at_once
from core.agents.shared.dialogue.writing import opening
from core.agents.tourplanner.consensus import aggregated, diversity_weights, valid, winners
from core.agents.tourplanner.forms import Persona, Personas, Review, Reviews, Stops, Traveller
from core.agents.tourplanner.given import Given, statistics
from core.agents.tourplanner.recall import (
    ALIKE_A_DAY,
    ALL_A_DAY,
    alike,
    famous,
    grouped,
    hotels_near,
    similarities,
)
from core.errors import AnswerFormatError
from core.llm.answers import ask_for
from core.llm.protocol import ChatModel
from core.model.parameters import Parameters, ParameterText
from core.sandbox.city import City
from core.text import Text

_RIDES, _SHOWN_A_DAY = 20, 20
"""Rides each way, and sights for each day, that the model may choose from beside what was recalled."""
_LEAST_PERSONAS = 4
_Result = TypeVar("_Result")


class TourPlannerParameters(Parameters):
    """How many planners compete, and whether the whole is refined."""

    personas: Annotated[
        int,
        Field(ge=2, le=10),
        ParameterText(
            Text("最多规划师", "Most personas"),
            Text(
                "模型设立几位，至多这么多；论文中 4 至 6 位",
                "How many the model may appoint; 4 to 6 in the paper",
            ),
        ),
    ] = 6
    refine: Annotated[
        bool,
        ParameterText(
            Text("整体改进", "Refinement"),
            Text("合成后再整体改进一次", "Refine the whole trip once at the end"),
        ),
    ] = True


class TourPlanner:
    """Recall, personas, proposals, reviews, consensus, refinement."""

    card = Card(
        name="tourplanner",
        title=Text("TourPlanner 竞争共识", "TourPlanner"),
        summary=Text(
            "召回并聚类地点；多位规划师为每一天提出方案、互相评审，按加权共识合成，再整体改进。",
            "Recalls and clusters places; several personas propose each day, review each other, and a weighted "
            "consensus is made one plan and refined.",
        ),
        kind="hybrid",
        needs=("model",),
        source="TourPlanner, sections 3.2 and 3.3, Table 4",
        version="1",
        seconds=MODEL_SECONDS,
    )

    def __init__(self, parameters: TourPlannerParameters | None = None) -> None:
        self.parameters = parameters or TourPlannerParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """All phases in their order; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        city, count = task.sandbox.city(task.query.target_city or ""), task.query.days or 1
        given = yield from self._recalled(task, context, city, count)
        team = yield from self._team(task, context)
        days: list[list[str]] = []
        for day in range(1, count + 1):
            days.append((yield from self._agreed(task, context, given, team, days, day)))
        if self.parameters.refine:
            days = yield from self._refined(task, context, given, days)
        yield Step(Text("合成行程", "assembling the trip"))
        yield from assembled(task, context, _ranking(given, days))

    def _recalled(self, task: Task, context: Context, city: City, days: int) -> Generator[Event, None, Given]:
        """PReSO: profile, three-way recall, clusters."""
        yield Step(Text("为旅客画像", "drawing the traveller's profile"))
        profile = yield from self._profile(task, context, city)
        yield Step(Text("召回候选地点", "recalling places"))
        found = [row.name for row in city.attractions if row.name in task.query.text]
        found += alike(f"{task.query.text} {profile.told}", city, ALIKE_A_DAY * days, context.model)
        found += famous(city, ALIKE_A_DAY * days)
        found += yield from self._suggested(task, context, profile, found, city, days)
        groups = grouped(list(dict.fromkeys(found))[: ALL_A_DAY * days], city, days, profile)
        offered = candidates_of(task, _RIDES)
        return Given(groups=groups, outbound=offered.outbound, inbound=offered.inbound, days=days)

    def _profile(self, task: Task, context: Context, city: City) -> Generator[Event, None, Traveller]:
        """Who travels; the request's own words where the model's answer stays out of form."""
        messages = opening(task, "profile", statistics=statistics(task.query, city))
        told = Text(
            "画像无法使用，只按请求原文召回", "the profile cannot be used, places are recalled by the request"
        )
        as_asked = Traveller(explicit=[task.query.text], implicit=[], keywords=[])
        return (yield from ask_form_or(context, Text("画像", "profile"), messages, as_asked, told))

    def _suggested(
        self, task: Task, context: Context, profile: Traveller, found: Sequence[str], city: City, days: int
    ) -> Generator[Event, None, list[str]]:
        """What the model adds to the sights that were recalled."""
        names = [row.name for row in city.attractions]
        rest = [name for name in names if name not in found][: _SHOWN_A_DAY * days]
        messages = opening(
            task, "suggest", profile=profile.told, most=ALIKE_A_DAY * days, options="、".join(rest)
        )
        nothing, told = Picks(names=[], reason=""), Text("模型没有补充", "the model adds nothing")
        suggested = yield from ask_form_or(context, Text("补充地点", "add places"), messages, nothing, told)
        known, unknown = known_names(suggested.names, names)
        if (note := dropped(unknown)) is not None:
            yield Step(note)
        return known

    def _team(self, task: Task, context: Context) -> Generator[Event, None, Sequence[Persona]]:
        yield Step(Text("设立规划师", "appointing the personas"))
        most = self.parameters.personas
        messages = opening(task, "personas", least=min(_LEAST_PERSONAS, most), most=most)
        told = Text("没有设立规划师，由一位按请求规划", "no personas, one plans as asked")
        alone = Persona(name="planner", objective=task.query.text, priorities=[])
        team = yield from ask_form_or(
            context, Text("设立规划师", "appoint the personas"), messages, Personas(personas=[alone]), told
        )
        for persona in team.personas[:most]:
            yield Thought(persona.objective, by=persona.name)
        return team.personas[:most] or [alone]

    def _agreed(
        self,
        task: Task,
        context: Context,
        given: Given,
        team: Sequence[Persona],
        before: Sequence[Sequence[str]],
        day: int,
    ) -> Generator[Event, None, list[str]]:
        """One day by competition and consensus."""
        yield Step(Text(f"第 {day} 天：提出方案", f"day {day}: proposals"))
        taken, offered = frozenset(name for names in before for name in names), given.offered(day)
        known = {"day": day, "given": given.told(day, taken), "before": _numbered(before)}
        messages = opening(task, "day_skeleton", count=given.days, **known)
        told = Text("没有初步路线，各自提出", "no draft of the route, each proposes alone")
        skeleton = yield from ask_form_or(
            context, Text("拟定路线", "draft the route"), messages, Stops(stops=[]), told
        )
        base = valid(skeleton.stops, offered, taken)

        def propose(model: ChatModel, persona: Persona) -> list[str]:
            told = opening(task, "proposal", persona=persona, skeleton=base, **known)
            return valid(ask_for(model, told, Stops).stops, offered, taken)

        found = yield from _by_all(context, Text("提出方案", "propose"), team, propose, list(base))
        proposals = [one or base for one in found]
        yield Step(Text(f"第 {day} 天：互相评审", f"day {day}: reviews"))
        lines = [[given.line(name) for name in proposal] for proposal in proposals]

        def review(model: ChatModel, persona: Persona) -> list[Review]:
            told = opening(task, "review", persona=persona, proposals=lines, day=day)
            return ask_for(model, told, Reviews).reviews

        unsaid: list[Review] = []
        reviews = yield from _by_all(context, Text("评审", "review"), team, review, unsaid)
        fused = yield from self._arbitrated(task, context, proposals, reviews, day)
        return valid(fused, offered, taken)

    def _arbitrated(
        self,
        task: Task,
        context: Context,
        proposals: list[list[str]],
        reviews: list[list[Review]],
        day: int,
    ) -> Generator[Event, None, list[str]]:
        """The best proposals made one (equations 2 and 3); a missing review counts as nought."""
        scores = np.array(
            [[row[j].score if j < len(row) else 0.0 for j in range(len(proposals))] for row in reviews]
        )
        likeness = similarities(["、".join(one) for one in proposals], context.model)
        total = aggregated(diversity_weights(likeness), scores)
        best = winners(total)
        told = "; ".join(f"{place + 1}: {total[place]:.2f}" for place in best)
        yield Thought(told, by=Text(f"第 {day} 天的共识", f"consensus, day {day}"))
        ranked = [
            {
                "score": round(float(total[place]), 2),
                "stops": proposals[place],
                "critiques": [row[place].critique for row in reviews if place < len(row)],
            }
            for place in best
        ]
        messages = opening(task, "arbitrate", day=day, ranked=ranked)
        first, failed = Stops(stops=proposals[best[0]]), Text("仲裁无法使用", "no arbitration")
        fused = yield from ask_form_or(context, Text("仲裁", "arbitrate"), messages, first, failed)
        among = {name for place in best for name in proposals[place]}
        return [name for name in fused.stops if name in among] or proposals[best[0]]

    def _refined(
        self, task: Task, context: Context, given: Given, days: list[list[str]]
    ) -> Generator[Event, None, list[list[str]]]:
        yield Step(Text("整体改进", "refining the whole"))
        told = "\n".join(given.told(day, frozenset()) for day in {1, given.days})
        messages = opening(task, "refine", days=_numbered(days), given=told)
        same, failed = Outline(days=days), Text("没有改进", "no refinement")
        outline = yield from ask_form_or(
            context, Text("整体改进", "refine the whole"), messages, same, failed
        )
        refined: list[list[str]] = []
        for day, names in enumerate([*outline.days, *([] for _ in days)][: len(days)], start=1):
            taken = frozenset(name for names in refined for name in names)
            # a refinement that empties a day is none
            refined.append(valid(names, given.offered(day), taken) or days[day - 1])
        return refined


def _numbered(days: Sequence[Sequence[str]]) -> str:
    return "\n".join(f"{number}: {'、'.join(stops)}" for number, stops in enumerate(days, start=1))


def _ranking(given: Given, days: Sequence[Sequence[str]]) -> PlaceWorths:
    """What was agreed, by kind: the places of each day, the rides, and the hotels, those that were agreed on first."""
    kinds = [given.offered(day) for day in range(1, given.days + 1)]
    chosen = [
        (name, kinds[number][name])
        for number, names in enumerate(days)
        for name in names
        if name in kinds[number]
    ]
    agreed = [name for name, kind in chosen if kind == "hotel"]
    near = [hotel.name for hotel in hotels_near(given.groups)]
    places = [
        [name for name in names if kinds[number].get(name) in ("sight", "restaurant")]
        for number, names in enumerate(days)
    ]
    return outline_ranking(
        each_once(places, given.days),
        services=[name for name, kind in chosen if kind == "ride"],
        hotels=list(dict.fromkeys([*agreed, *near])),
    )


def _by_all(
    context: Context,
    purpose: Text,
    team: Sequence[Persona],
    job: Callable[[ChatModel, Persona], _Result],
    instead: _Result,
) -> Generator[Event, None, list[_Result]]:
    """What each persona makes of a job, at the same time; one whose answer cannot be used gives `instead`."""
    model = model_of(context)

    def done_by(persona: Persona, tell: TellEvent) -> _Result:
        told = Text(f"{purpose.zh}：{persona.name}", f"{purpose.en}: {persona.name}")
        try:
            return job(Telling(model, told, tell), persona)
        except AnswerFormatError:
            return instead

    futures = yield from at_once([partial(done_by, persona) for persona in team])
    return [future.result() for future in futures]
