"""TourPlanner: recall and clustering of places (PReSO), then personas that compete for each day (CCoT), then refinement.

The paper refines with a model trained by constraint-gated reinforcement learning; here the run's own model refines once
(the paper's ablation "direct refinement"). The hyper-parameters are those of its Table 4.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Annotated, TypeVar

import numpy as np
from pydantic import Field

from core.agents.events import Done, Event, Step, Thought
from core.agents.protocol import Card, Context, Task
from core.agents.shared.assembly.nesy import assembled
from core.agents.shared.assembly.outlines import each_once, outline_ranking
from core.agents.shared.choices.candidates import line_of
from core.agents.shared.choices.known import dropped, known_names
from core.agents.shared.choices.requests import lacking
from core.agents.shared.dialogue.conversation import Telling, ask_form, model_of
from core.agents.shared.dialogue.forms import Choice, Outline
from core.agents.shared.dialogue.writing import opening
from core.agents.tourplanner.consensus import aggregated, diversity_weights, valid, winners
from core.agents.tourplanner.forms import Persona, Personas, Profile, Review, Reviews, Stops
from core.agents.tourplanner.recall import (
    ALIKE_A_DAY,
    ALL_A_DAY,
    Group,
    alike,
    famous,
    grouped,
    hotels_near,
    similarities,
)
from core.errors import AnswerFormatError
from core.llm.answers import ask_for
from core.model.parameters import Parameters, Told
from core.sandbox.city import City
from core.text import Text

_Result = TypeVar("_Result")


class TourPlannerParameters(Parameters):
    """How many planners compete, and whether the whole is refined."""

    personas: Annotated[
        int,
        Field(ge=2, le=10),
        Told(Text("规划师人数", "Personas"), Text("论文中 4 至 6 位最好", "4 to 6 are best in the paper")),
    ] = 4
    refine: Annotated[
        bool,
        Told(
            Text("整体改进", "Refinement"),
            Text("合成后再整体改进一次", "Refine the whole trip once at the end"),
        ),
    ] = True


@dataclass(frozen=True, slots=True)
class _Given:
    """What a day may be made of, and how it is told."""

    groups: tuple[Group, ...]
    names: frozenset[str]

    def told(self, taken: frozenset[str]) -> str:
        """The candidates that are not taken yet, a group after the other."""
        lines = []
        for number, group in enumerate(self.groups, start=1):
            rows = [row for row in group.places if row.name not in taken]
            lines += [f"[{number}] {line_of(row)}" for row in rows]
        return "\n".join(lines)


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
        hotels = [hotel.name for hotel in hotels_near(given.groups, city)]
        yield from assembled(task, context, outline_ranking(days, hotels=hotels))

    def _recalled(
        self, task: Task, context: Context, city: City, days: int
    ) -> Generator[Event, None, _Given]:
        """PReSO: profile, three-way recall, clusters."""
        yield Step(Text("为旅客画像", "drawing the traveller's profile"))
        messages = opening(task, "profile", statistics=_statistics(city))
        profile = yield from ask_form(context, Text("画像", "profile"), messages, Profile)
        told = " ".join([*profile.explicit, *profile.implicit, *profile.keywords])
        yield Step(Text("召回候选地点", "recalling places"))
        found = [name for name in (row.name for row in city.attractions) if name in task.query.text]
        found += alike(f"{task.query.text} {told}", city, ALIKE_A_DAY * days, context.model)
        found += famous(city, ALIKE_A_DAY * days)
        names = [row.name for row in city.attractions]
        rest = [name for name in names if name not in found][: 20 * days]
        messages = opening(task, "suggest", profile=told, most=ALIKE_A_DAY * days, options="、".join(rest))
        try:
            suggested = yield from ask_form(context, Text("补充地点", "add places"), messages, Choice)
        except AnswerFormatError as error:
            yield Step(Text(f"模型没有补充：{error.text.zh}", f"the model adds nothing: {error.text.en}"))
        else:
            known, unknown = known_names(suggested.names, names)
            found += known
            if (note := dropped(unknown)) is not None:
                yield Step(note)
        groups = grouped(list(dict.fromkeys(found))[: ALL_A_DAY * days], city, days)
        places = (row.name for group in groups for row in group.places)
        return _Given(groups, frozenset(places))

    def _team(self, task: Task, context: Context) -> Generator[Event, None, Sequence[Persona]]:
        yield Step(Text("设立规划师", "appointing the personas"))
        most = self.parameters.personas
        messages = opening(task, "personas", least=min(4, most), most=most)
        team = yield from ask_form(context, Text("设立规划师", "appoint the personas"), messages, Personas)
        for persona in team.personas[:most]:
            yield Thought(persona.objective, by=persona.name)
        if not team.personas:
            raise AnswerFormatError("模型没有设立规划师", "the model appointed no personas")
        return team.personas[:most]

    def _agreed(
        self,
        task: Task,
        context: Context,
        given: _Given,
        team: Sequence[Persona],
        before: Sequence[Sequence[str]],
        day: int,
    ) -> Generator[Event, None, list[str]]:
        """One day by competition and consensus."""
        yield Step(Text(f"第 {day} 天：提出方案", f"day {day}: proposals"))
        taken = frozenset(name for names in before for name in names)
        told = given.told(taken)
        messages = opening(task, "day_skeleton", day=day, given=told)
        skeleton = yield from ask_form(context, Text("拟定路线", "draft the route"), messages, Stops)
        base = valid(skeleton.stops, given.names, taken)

        def propose(model: Telling, persona: Persona) -> list[str]:
            values = {"persona": persona, "skeleton": base, "day": day, "given": told}
            stops = ask_for(model, opening(task, "proposal", **values), Stops).stops
            return valid(stops, given.names, taken)

        found = yield from _by_all(context, Text("提出方案", "propose"), team, propose, list(base))
        proposals = [one or base for one in found]
        yield Step(Text(f"第 {day} 天：互相评审", f"day {day}: reviews"))

        def review(model: Telling, persona: Persona) -> list[Review]:
            values = {"persona": persona, "proposals": proposals, "day": day}
            return ask_for(model, opening(task, "review", **values), Reviews).reviews

        unsaid: list[Review] = []
        reviews = yield from _by_all(context, Text("评审", "review"), team, review, unsaid)
        return (yield from self._arbitrated(task, context, given, taken, proposals, reviews, day))

    def _arbitrated(
        self,
        task: Task,
        context: Context,
        given: _Given,
        taken: frozenset[str],
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
        yield Thought(told, by=f"consensus, day {day}")
        ranked = [
            {
                "score": round(float(total[place]), 2),
                "stops": proposals[place],
                "critiques": [row[place].critique for row in reviews if place < len(row)],
            }
            for place in best
        ]
        messages = opening(task, "arbitrate", day=day, ranked=ranked)
        try:
            fused = yield from ask_form(context, Text("仲裁", "arbitrate"), messages, Stops)
        except AnswerFormatError as error:
            yield Step(Text(f"仲裁无法使用：{error.text.zh}", f"no arbitration: {error.text.en}"))
            return proposals[best[0]]
        return valid(fused.stops, given.names, taken) or proposals[best[0]]

    def _refined(
        self, task: Task, context: Context, given: _Given, days: list[list[str]]
    ) -> Generator[Event, None, list[list[str]]]:
        yield Step(Text("整体改进", "refining the whole"))
        told = "\n".join(f"{number}: {'、'.join(stops)}" for number, stops in enumerate(days, start=1))
        messages = opening(task, "refine", days=told, given=given.told(frozenset()))
        try:
            outline = yield from ask_form(context, Text("整体改进", "refine the whole"), messages, Outline)
        except AnswerFormatError as error:
            yield Step(Text(f"没有改进：{error.text.zh}", f"no refinement: {error.text.en}"))
            return days
        refined = each_once([[n for n in day if n in given.names] for day in outline.days], len(days))
        # a refinement that empties a day is none
        return [better or before for better, before in zip(refined, days, strict=True)]


def _statistics(city: City) -> str:
    """What a night and a meal cost in a city, and what it is known for."""
    beds = sorted(offer.price for hotel in city.hotels for offer in hotel.offers) or [0.0]
    meals = sorted(row.price for row in city.restaurants) or [0.0]
    types = Counter(kind for row in city.attractions for kind in row.types if kind)
    common = ", ".join(kind for kind, _ in types.most_common(12))
    return (
        f"hotel: {beds[len(beds) // 4]:g} / {beds[len(beds) // 2]:g} / {beds[-len(beds) // 4]:g}\n"
        f"meal: {meals[len(meals) // 4]:g} / {meals[len(meals) // 2]:g} / {meals[-len(meals) // 4]:g}\n{common}"
    )


def _by_all(
    context: Context,
    purpose: Text,
    team: Sequence[Persona],
    job: Callable[[Telling, Persona], _Result],
    instead: _Result,
) -> Generator[Event, None, list[_Result]]:
    """What each persona makes of a job, at the same time; one whose answer cannot be used gives `instead`.

    The profile's own limits say how many calls are really made at once.
    """
    tellers = [
        Telling(model_of(context), Text(f"{purpose.zh}：{p.name}", f"{purpose.en}: {p.name}")) for p in team
    ]
    with ThreadPoolExecutor(len(team), thread_name_prefix="persona") as pool:
        futures = [pool.submit(job, teller, persona) for teller, persona in zip(tellers, team, strict=True)]
        results: list[_Result] = []
        for future, teller in zip(futures, tellers, strict=True):
            try:
                results.append(future.result())
            except AnswerFormatError:
                results.append(instead)
            yield from teller.events()
    return results
