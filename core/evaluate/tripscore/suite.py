"""The suite: format, then commonsense, then the weighted quality of the plan."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict

from core.errors import PlanFormatError
from core.evaluate.judge import Criterion, Judge, RuleJudge
from core.evaluate.plan_document import read_plan
from core.evaluate.protocol import ScoreView, SuiteCard
from core.evaluate.tripscore import commonsense, soft
from core.evaluate.tripscore import format as format_rules
from core.evaluate.tripscore.cards import DIMENSIONS, FACTS, METRICS
from core.evaluate.tripscore.preferences import attraction_match, budget_match, effort_match, pacing_match
from core.evaluate.tripscore.readings import BY_REQUEST, Variant
from core.evaluate.tripscore.trip import ScoredTrip
from core.evaluate.tripscore.weights import (
    COMMONSENSE_POINTS,
    FORMAT_POINTS,
    REAL_WORLD,
    SYNTHETIC,
    RewardWeights,
    SubScores,
    reward,
    terms,
    weighted_mean,
)
from core.evaluate.tripscore.wishes import Wishes, read_wishes
from core.model.query import Query
from core.model.report import Metric, Report, Violation
from core.sandbox.sandbox import Sandbox
from core.text import Text

ScoresOrReasons = Mapping[str, float | Text]
_NONE: Mapping[str, Text] = {}

_NOT_TESTED = Text("格式未通过，不再评常识", "the format fails, so commonsense is not tested")
_NOT_STATED = Text("请求没有说明这项偏好", "the request states no such preference")
_NOT_SYNTHETIC = Text(
    "请求没有结构化偏好，按真实请求评“满足请求”",
    "the request states no structured preference and is scored by its fulfilment",
)
_NOT_REAL_WORLD = Text(
    "请求有结构化偏好，按各项偏好评分", "the request states structured preferences and is scored by them"
)
_NOTHING_SCORED = Text("没有可用的分项", "none of its parts can be computed")
_HOTEL_CLASS = Text(
    "沙盒没有酒店星级，按房价在全城酒店中的三分位定档",
    "the sandbox has no hotel stars: classes are thirds of the city's hotels by price",
)


class TripScoreSuite:
    """TripScore's constraints and reward; weights and judge are given, so that learned ones can take their place.

    The `reading` says which of the paper's two data sets a request is taken to be of, and how eq. 14 counts.
    """

    def __init__(
        self,
        judge: Judge | None = None,
        synthetic: RewardWeights = SYNTHETIC,
        real_world: RewardWeights = REAL_WORLD,
        reading: Variant = BY_REQUEST,
    ) -> None:
        self.judge_of_quality = judge or RuleJudge()
        self.synthetic, self.real_world, self.reading = synthetic, real_world, reading
        self.card = SuiteCard(
            name=reading.name,
            title=reading.title,
            about=Text(
                "行程里的地点和车次都存在，前后衔接；依据 TripScore 论文。",
                "The plan names what exists and hangs together; by the TripScore paper.",
            ),
            summary=reading.summary,
            audience=reading.audience,
            source="TripScore, sections 3.2 to 3.4, appendices F and G",
            version="1",
            metrics=METRICS,
            dimensions=DIMENSIONS,
            rules={**format_rules.RULES, **commonsense.RULES},
            facts=FACTS,
            views=(ScoreView("reward", Text("总奖励", "Overall reward"), "dimensions"),),
            parameters={
                "judge": self.judge_of_quality.name.en,
                "synthetic": asdict(synthetic),
                "real_world": asdict(real_world),
                "reading": reading.name,
            },
        )

    def rated_by(self, judge: Judge) -> "TripScoreSuite":
        """The same suite with a judge of its own."""
        return TripScoreSuite(
            judge=judge, synthetic=self.synthetic, real_world=self.real_world, reading=self.reading
        )

    def judge(self, query: Query, plan: object, sandbox: Sandbox) -> Report:
        """Judge a plan document of ChinaTravel's or TravelEval's format."""
        try:
            trip = ScoredTrip.of(read_plan(plan, sandbox), sandbox)
        except PlanFormatError as error:
            return self._unreadable(query, error.text)
        format_faults = tuple(format_rules.check_format(trip))
        faults = () if format_faults else tuple(commonsense.check_commonsense(trip))
        wishes = read_wishes(query)
        kind = self.reading.kind_of(wishes)
        weights = self.synthetic if kind == "synthetic" else self.real_world
        softs = self._soft(query, trip)
        preferences = self._by_field(trip, wishes) if kind == "synthetic" else self._by_request(query, trip)
        values: dict[str, float | Text] = {
            **softs,
            **preferences,
            "format_score": FORMAT_POINTS[not format_faults],
            "commonsense_score": _NOT_TESTED if format_faults else COMMONSENSE_POINTS[not faults],
            "soft_score": _mean(softs, weights.soft),
            "preference_score": _mean(preferences, weights.preference),
            "reward": reward(not format_faults, not faults, _known(softs), _known(preferences), weights),
        }
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=not format_faults and not faults,
            delivered=not format_faults,
            violations=format_faults + faults,
            metrics=self._metrics(values, _left_out(softs, preferences, weights)),
        )

    def terms(self, report: Report) -> dict[str, float]:
        """What the reward of a report of this suite is the sum of, in points by the names of its metrics (eq. 2)."""
        scores = {metric.name: metric.value for metric in report.metrics}
        weights = self.synthetic if scores["user_request"] is None else self.real_world
        return terms(report.delivered, report.passed, scores, scores, weights)

    def _unreadable(self, query: Query, reason: Text) -> Report:
        values: dict[str, float | Text] = {
            **{metric.name: reason for metric in METRICS},
            "format_score": FORMAT_POINTS[False],
            "reward": FORMAT_POINTS[False],
        }
        fault = Violation(format_rules.RESPONSE, reason)
        return Report(
            uid=query.uid,
            suite=self.card.name,
            passed=False,
            delivered=False,
            violations=(fault,),
            metrics=self._metrics(values),
        )

    def _soft(self, query: Query, trip: ScoredTrip) -> dict[str, float | Text]:
        return {
            "schedule_density": soft.schedule_density(trip),
            "hotel_consistency": soft.hotel_consistency(trip),
            "daytime_utilization": soft.daytime_utilization(trip),
            "unique_attractions": self.reading.unique_attractions(trip),
            "location_clustering": soft.location_clustering(trip),
            "iconic_landmarks": self._rated("iconic_landmarks", query, trip, lambda rating: (rating - 1) / 4),
            "attraction_diversity": self._rated(
                "attraction_diversity", query, trip, lambda rating: (rating - 1) / 4
            ),
        }

    def _by_request(self, query: Query, trip: ScoredTrip) -> dict[str, float | Text]:
        fulfilled = self._rated("request_fulfilment", query, trip, lambda rating: 0.2 * rating)
        fields = dict.fromkeys(("budget", "pacing", "attraction", "effort"), _NOT_SYNTHETIC)
        return {**fields, "user_request": fulfilled}

    def _by_field(self, trip: ScoredTrip, wishes: Wishes) -> dict[str, float | Text]:
        return {
            "budget": budget_match(trip, wishes.budget) if wishes.budget else _NOT_STATED,
            "pacing": pacing_match(trip, wishes.pacing) if wishes.pacing else _NOT_STATED,
            "attraction": attraction_match(trip, wishes.types) if wishes.types else _NOT_STATED,
            "effort": effort_match(trip, wishes.effort) if wishes.effort else _NOT_STATED,
            "user_request": _NOT_REAL_WORLD,
        }

    def _rated(
        self, criterion: Criterion, query: Query, trip: ScoredTrip, scale: Callable[[float], float]
    ) -> float | Text:
        """A rating on its scale to [0, 1] (eqs. 16 and 21); the judge's reason where there is none."""
        (rating,) = self.judge_of_quality.rate(criterion, query, (trip.plan,), trip.sandbox)
        return rating.reason if rating.value is None else scale(rating.value)

    def _metrics(self, values: ScoresOrReasons, left_out: Mapping[str, Text] = _NONE) -> tuple[Metric, ...]:
        notes = {**dict.fromkeys(_JUDGED, self.judge_of_quality.name), "budget": _HOTEL_CLASS, **left_out}
        return tuple(card.measured(values[card.name], notes.get(card.name)) for card in METRICS)


_JUDGED = ("iconic_landmarks", "attraction_diversity", "user_request")


def _left_out(
    softs: ScoresOrReasons, preferences: ScoresOrReasons, weights: RewardWeights
) -> dict[str, Text]:
    """For each mean, and for the reward, the parts with a weight that could not be scored, and why."""
    soft_parts, liked_parts = (
        [(name, score) for name, score in scores.items() if name in weighed and isinstance(score, Text)]
        for scores, weighed in ((softs, weights.soft), (preferences, weights.preference))
    )
    liked_parts = [(name, reason) for name, reason in liked_parts if reason != _NOT_STATED]
    parts = {
        "soft_score": soft_parts,
        "preference_score": liked_parts,
        "reward": [*soft_parts, *liked_parts],
    }
    return {name: _without(missing) for name, missing in parts.items() if missing}


def _without(parts: Iterable[tuple[str, Text]]) -> Text:
    told = [(name, reason) for name, reason in parts]
    return Text(
        "未计入：" + "；".join(f"{name}（{reason.zh}）" for name, reason in told),
        "left out: " + "; ".join(f"{name} ({reason.en})" for name, reason in told),
    )


def _known(scores: ScoresOrReasons) -> SubScores:
    return {name: None if isinstance(score, Text) else score for name, score in scores.items()}


def _mean(scores: ScoresOrReasons, weights: Mapping[str, float]) -> float | Text:
    value = weighted_mean(_known(scores), weights)
    return _NOTHING_SCORED if value is None else value
