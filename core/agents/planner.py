"""The symbolic planner as an agent: no language model, no network, no chance."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import monotonic
from typing import Annotated

from pydantic import model_validator

from core.agents.events import Done, Draft, Event, Step
from core.agents.protocol import Alternative, Card, Context, Task
from core.agents.shared.choices.requests import lacking
from core.dsl.normal.gloss import gloss
from core.model.parameters import ParameterText
from core.optimize.advice.alternatives import different_plans, trade_offs
from core.optimize.advice.ways_out import Relaxation, ways_out
from core.optimize.outcome import Found, Impossible, Stage, Stands, Stopped, Unsolved
from core.optimize.planning import plan_trip
from core.optimize.preferences.profile import PROFILES, PlannerProfile, ProfileName
from core.optimize.preferences.weights import Weights
from core.optimize.wishes.constraints import read_constraint
from core.text import Text, joined, sentence

_DIFFERENT = 4
"""Clearly different plans that are offered beside another."""


class PlannerParameters(Weights):
    """What a trip is to be good at: a preset of weights and day shape; weights that are given stand instead of its own."""

    profile: Annotated[
        ProfileName,
        ParameterText(
            Text("目标", "Aim"),
            Text(
                "一组预设的偏好权重和每天的节奏",
                "A preset of the preference weights and of the shape of a day",
            ),
            {name: profile.title for name, profile in PROFILES.items()},
        ),
    ] = "default"

    @model_validator(mode="before")
    @classmethod
    def _as_in_the_preset(cls, values: object) -> object:
        if not isinstance(values, dict):
            return values
        preset = PROFILES.get(values.get("profile", "default"))
        return values if preset is None else {**preset.weights.model_dump(), **values}

    @property
    def aim(self) -> PlannerProfile:
        """The day shape of the preset with these weights."""
        weights = Weights(**self.model_dump(include=set(Weights.model_fields)))
        return replace(PROFILES[self.profile], weights=weights)


class PlannerAgent:
    """Plans with `core.optimize`; a request that lacks what a trip needs is not guessed at."""

    card = Card(
        name="planner",
        title=Text("符号规划器", "Symbolic planner"),
        summary=Text(
            "逐步决定往返班次、酒店、每天的景点和用餐，行程天生满足 25 条环境约束；预算紧时换更省的安排。",
            "Decides the services, the hotel, and each day's sights and meals so that all 25 environment constraints hold; "
            "moves to cheaper choices where the budget is tight.",
        ),
        kind="solver",
        needs=(),
        source="own method; constraints of ChinaTravel, Table 5",
        version="1",
    )

    def __init__(self, parameters: PlannerParameters | None = None) -> None:
        self.parameters = parameters or PlannerParameters()

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        """Plan the trip of the task; ends with Done."""
        if task.query.missing:
            yield Done("failed", reason=lacking(task.query))
            return
        ends = monotonic() + context.time_limit

        def stopped() -> bool:
            return context.cancelled.is_set() or monotonic() > ends

        found: Found | None = None
        for outcome in plan_trip(
            task.query,
            task.sandbox,
            seed=context.seed,
            stopped=stopped,
            profile=self.parameters.aim,
            locks=task.locks,
        ):
            if isinstance(outcome, Stage):
                yield Step(outcome.title)
            elif isinstance(outcome, Stands):
                if context.put_off():
                    break
            elif isinstance(outcome, Found):
                found = outcome
                yield Draft(outcome.plan, objective=outcome.objective, bound=outcome.bound)
            elif found is None:
                yield _without_plan(outcome, context)
        if found is not None:
            if found.note is not None:
                yield Step(found.note)
            yield Done("ok", found.plan, reason=found.note)

    def ways_out(
        self, task: Task, suspects: tuple[str, ...], stopped: Callable[[], bool]
    ) -> Iterator[Relaxation]:
        """The smallest changes of a request that cannot be met, by the same preferences."""
        aim = self.parameters.aim
        return ways_out(task.query, task.sandbox, stopped=stopped, suspects=suspects, profile=aim)

    def alternatives(self, task: Task, stopped: Callable[[], bool]) -> Iterator[Alternative]:
        """Plans on the front of cost, sights, way and time out, then clearly different ones."""
        aim = self.parameters.aim
        for choice in trade_offs(task.query, task.sandbox, stopped=stopped, profile=aim):
            yield Alternative(choice.plan, "front")
        for found in different_plans(task.query, task.sandbox, _DIFFERENT, stopped=stopped, profile=aim):
            yield Alternative(found.plan, "different")


def _without_plan(outcome: Impossible | Unsolved | Stopped, context: Context) -> Done:
    if isinstance(outcome, Unsolved):
        is_timeout = outcome.is_interrupted and not context.cancelled.is_set()
        reason = _missed(outcome.missed, context.time_limit if is_timeout else None)
        return Done("timeout" if is_timeout else "unsolved", outcome.nearest, reason=reason)
    if isinstance(outcome, Impossible):
        return Done("infeasible", outcome.nearest, reason=outcome.reason, conflict=outcome.conflict)
    if context.cancelled.is_set():
        return Done("failed", reason=Text("规划已取消", "planning was cancelled"))
    seconds = context.time_limit
    return Done(
        "timeout", reason=Text(f"{seconds:g} 秒内没有得到行程", f"no plan within {seconds:g} seconds")
    )


def _missed(sources: tuple[str, ...], seconds: float | None) -> Text:
    """What the nearest plan does not meet, of a search that ended by itself or (`seconds`) by the clock."""
    wishes = joined((gloss(read_constraint(source)) for source in sources), Text("；", "; "))
    if seconds is not None:
        return sentence(
            "{seconds} 秒内没有找到满足全部要求的行程；未满足：{wishes}",
            "no plan that meets every wish was found within {seconds} seconds; not met: {wishes}",
            seconds=f"{seconds:g}",
            wishes=wishes,
        )
    return sentence(
        "没有找到满足全部要求的行程，也未能证明不存在；未满足：{wishes}",
        "no plan was found that meets every wish, nor a proof that there is none; not met: {wishes}",
        wishes=wishes,
    )
