"""A language model as judge: rates one plan alone, and several against each other in both orders.

TripScore rates landmarks, variety and the fit with the request (appendix H); TripTailor compares two plans for the fit with
the traveller (TourPlanner, appendix D.4). A suite takes it in the place of the rules that stand in for a model.
"""

from collections.abc import Mapping, Sequence
from statistics import fmean

from pydantic import BaseModel, ConfigDict

from core.errors import AnswerFormatError
from core.evaluate.judge import Criterion, Rating
from core.llm.answers import ask_for
from core.llm.messages import Message
from core.llm.prompts import render
from core.llm.protocol import ChatModel
from core.model.plan import Plan
from core.model.query import Query
from core.sandbox.sandbox import Sandbox
from core.text import Language, Text

LEAST, MOST = 1.0, 5.0
_CRITERIA: Mapping[Criterion, Text] = {
    "iconic_landmarks": Text(
        "是否包含这座城市最有代表性的景点", "whether the sights for which the city is known are in it"
    ),
    "attraction_diversity": Text("景点的种类是否丰富", "how varied in kind the sights are"),
    "request_fulfilment": Text(
        "在多大程度上满足请求里的每一项要求", "how far it does all that the request asks for"
    ),
    "personalisation": Text(
        "是否贴合旅客：体验、节奏、饮食、住宿和交通",
        "how well it suits the traveller: experiences, pace, food, stay and transport",
    ),
}


class Scored(BaseModel):
    """A rating and its reason."""

    model_config = ConfigDict(extra="forbid")
    score: float
    reason: str


class Ratings(BaseModel):
    """A rating for each plan, in their order."""

    model_config = ConfigDict(extra="forbid")
    ratings: list[Scored]


class ModelJudge:
    """A `core.evaluate.judge.Judge` that asks a model. Raises ModelError where the model cannot be asked."""

    def __init__(self, model: ChatModel) -> None:
        self._model = model
        self.name = Text(f"由语言模型评判：{model.model}", f"rated by the language model {model.model}")

    def rate(
        self, criterion: Criterion, query: Query, plans: Sequence[Plan], sandbox: Sandbox
    ) -> tuple[Rating, ...]:
        """Ratings in the order of the plans; of several plans the mean of both orders, which takes out the place's favour."""
        there = self._asked(criterion, query, plans)
        if len(plans) == 1:
            return there
        back = self._asked(criterion, query, list(reversed(plans)))[::-1]
        return tuple(_mean(one, other) for one, other in zip(there, back, strict=True))

    def _asked(self, criterion: Criterion, query: Query, plans: Sequence[Plan]) -> tuple[Rating, ...]:
        language: Language = "en" if query.text and query.text.isascii() else "zh"
        told = [outline(plan) for plan in plans]
        system = render("judge", language, criterion=_CRITERIA[criterion].says(language), plans=told)
        user = render("request", language, request=query.text or f"{query.start_city} → {query.target_city}")
        try:
            found = ask_for(self._model, (Message("system", system), Message("user", user)), Ratings).ratings
        except AnswerFormatError as error:
            return tuple(Rating(None, error.text) for _ in plans)
        if len(found) != len(plans) or not all(LEAST <= one.score <= MOST for one in found):
            reason = Text("模型没有给每个计划 1 到 5 的评分", "the model did not rate each plan from 1 to 5")
            return tuple(Rating(None, reason) for _ in plans)
        return tuple(Rating(one.score, Text(one.reason, one.reason)) for one in found)


def outline(plan: Plan) -> str:
    """A plan as a judge reads it: a line an activity."""
    lines = []
    for day in plan.itinerary:
        lines.append(f"day {day.day}")
        for activity in day.activities:
            place = (
                activity.begins_at
                if activity.begins_at == activity.ends_at
                else f"{activity.begins_at} → {activity.ends_at}"
            )
            lines.append(
                f"{activity.start_time}-{activity.end_time} {activity.type} {place} {activity.cost:g} CNY"
            )
    return "\n".join([*lines, f"total {plan.total_cost:g} CNY for {plan.people_number}"])


def _mean(one: Rating, other: Rating) -> Rating:
    if one.value is None or other.value is None:
        return one if one.value is None else other
    return Rating(fmean((one.value, other.value)), one.reason)
