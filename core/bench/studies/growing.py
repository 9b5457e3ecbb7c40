"""Studies made from plans: pairs drawn into a new study, or more of them into one that is being judged."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from core.bench.files.records import PlanRecord, read_plans
from core.bench.studies.studying import Likely, PairSampling, drawn_pairs
from core.errors import InputError
from core.labels.drawing import Odds, by_reward, by_strength
from core.labels.ranking import rank
from core.labels.store.store import StudyStore
from core.labels.study import Rules
from core.labels.weights.saved import Reward
from core.model.query import Query
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.text import Text

_SAMPLES = 1
"""Bootstrap samples of a ranking of which only the strengths count."""


@dataclass(frozen=True, slots=True)
class Grown:
    """How many pairs a study got, and of them those of known answer."""

    pairs: int
    gold: int

    def shortfall(self, sampling: PairSampling) -> Text | None:
        """What is said where there were fewer pairs to draw than were wished for."""
        plain = self.pairs - self.gold
        if plain >= sampling.count and self.gold >= sampling.gold:
            return None
        return Text(
            f"想要 {sampling.count} 对和 {sampling.gold} 对练习题，只抽到 {plain} 对和 {self.gold} 对："
            "一对要有两个不同方法对同一请求的方案，练习题要一个通过检查、一个未通过",
            f"{sampling.count} pairs and {sampling.gold} practice pairs were asked for, {plain} and {self.gold} could be drawn: "
            "a pair needs plans of one request by two agents, a practice pair one that passes and one that fails",
        )


def grow(
    store: StudyStore,
    study: str,
    rules: Rules,
    queries: Iterable[Query],
    records: Iterable[PlanRecord],
    sandbox: Sandbox,
    sampling: PairSampling,
    reward: Reward | None = None,
) -> Grown:
    """Draw pairs into a study, which is made where there is none; what it got.

    Active drawing asks the learned reward where one is given, else the ranking by the study's judgements so far.
    Raises InputError where there is nothing to compare.
    """
    is_there = study in {one.name for one in store.studies()}
    has = {pair.pair for pair in store.pairs(study)} if is_there else set[str]()
    likely = _by_reward(reward) if reward is not None else _so_far(store, study) if is_there else None
    drawn = drawn_pairs(queries, records, sandbox, sampling, likely, has)
    if not drawn.pairs:
        raise InputError(
            "没有可比较的方案：同一请求至少要有两个方法的方案通过检查",
            "there is nothing to compare: a request needs passing plans of two agents or more",
        )
    if not is_there:
        store.create(study, rules.model_copy(update={"drawing": sampling.how}))
    new = store.add(study, drawn.pairs, drawn.plans, drawn.requests, drawn.gold)
    return Grown(new, len(drawn.gold))


def read_plan_files(files: Iterable[tuple[Path, str]]) -> tuple[list[PlanRecord], list[Text]]:
    """The plans of several files, each with what it is called, and what had to be left out; an agent that is not named
    goes by its file."""
    records, faults = list[PlanRecord](), list[Text]()
    for path, called in files:
        found = read_plans(path, called)
        records += (replace(one, agent=one.agent or Path(called).stem) for one in found.by_uid.values())
        faults += found.faults
    return records, faults


def of_runs(runs: Iterable[Run]) -> tuple[list[Query], list[PlanRecord]]:
    """The requests and plans of runs; runs of the same text are of one request, and an agent's newest run of it counts."""
    queries: dict[str, Query] = {}
    records: dict[tuple[str, str], PlanRecord] = {}
    for run in sorted(runs, key=lambda run: run.created):
        if run.document is None or not run.agent:
            continue
        query = queries.setdefault(run.query.text or run.query.uid, run.query)
        record = PlanRecord(
            uid=query.uid, plan=run.document, status=run.status, agent=run.agent, seconds=run.seconds
        )
        records[query.uid, run.agent] = record
    return list(queries.values()), list(records.values())


def _by_reward(reward: Reward) -> Likely:
    def likely(agents: Mapping[str, str]) -> Odds:
        return by_reward(reward)

    return likely


def _so_far(store: StudyStore, study: str) -> Likely:
    def likely(agents: Mapping[str, str]) -> Odds:
        try:
            ranked = rank(store.counted(study), store.agents(study), resamples=_SAMPLES)
        except InputError:
            # nothing is judged yet: every pair is as uncertain as any other
            return by_strength({}, agents)
        return by_strength({one.agent: one.strength.value or 0.0 for one in ranked}, agents)

    return likely
