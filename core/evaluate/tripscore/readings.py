"""The readings of TripScore's paper that the suite's variants take."""

from collections.abc import Callable
from dataclasses import dataclass

from core.evaluate.protocol import Audience
from core.evaluate.tripscore.soft import ScoreOrReason, unique_attractions, unique_attractions_of_all
from core.evaluate.tripscore.trip import ScoredTrip
from core.evaluate.tripscore.wishes import RequestOrigin, Wishes, by_request
from core.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A variant of the suite."""

    name: str
    title: Text
    summary: Text
    audience: Audience
    kind_of: Callable[[Wishes], RequestOrigin] = by_request
    """Of which of the paper's data sets a request is taken to be."""
    unique_attractions: Callable[[ScoredTrip], ScoreOrReason] = unique_attractions
    """How eq. 14 counts visits."""


BY_REQUEST = Variant(
    name="tripscore",
    title=Text("合理性（TripScore）", "Soundness (TripScore)"),
    summary=Text(
        "TripScore：格式、常识、软约束与偏好，合成一个奖励；按请求写明的内容选用权重",
        "TripScore: format, commonsense, soft and preference constraints in one reward; weights by what the request states",
    ),
    audience="benchmark",
)
REAL = Variant(
    name="tripscore:real",
    title=Text("TripScore，真实请求的权重", "TripScore with the weights of real-world requests"),
    summary=Text(
        "TripScore，一律按真实请求评“满足请求”", "TripScore, every request scored by its fulfilment"
    ),
    audience="weights",
    kind_of=lambda wishes: "real",
)
SYNTHETIC = Variant(
    name="tripscore:synthetic",
    title=Text("TripScore，合成请求的权重", "TripScore with the weights of synthetic requests"),
    summary=Text(
        "TripScore，一律按预算、节奏、景点类型和体力评分",
        "TripScore, every request scored by budget, pace, types of sights and effort",
    ),
    audience="weights",
    kind_of=lambda wishes: "synthetic",
)
LITERAL = Variant(
    name="tripscore:eq14",
    title=Text("TripScore，公式 14 按字面", "TripScore with equation 14 to the letter"),
    summary=Text(
        "TripScore，重复景点按全部参观次数计", "TripScore, sights seen again held against all visits"
    ),
    audience="weights",
    unique_attractions=unique_attractions_of_all,
)
