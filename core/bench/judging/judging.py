"""Many plans judged by suites, as an engine does it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.bench.judging.model_judge import ModelJudge
from core.bench.studies.suites import suites_with
from core.evaluate.naming import with_names_said
from core.evaluate.protocol import RatedSuite
from core.evaluate.registry import judged_by
from core.labels.weights.saved import Reward
from core.llm.profile import Profile
from core.llm.usage import NOTHING_USED, Usage
from core.model.query import Query
from core.model.report import Report
from core.sandbox.sandbox import Sandbox

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most judges ask no model
    from core.llm.client import Client


@dataclass(frozen=True, slots=True)
class Delivered:
    """A request, and the plan document that was delivered for it; None where there is none."""

    query: Query
    plan: object

    @property
    def uid(self) -> str:
        """The request's."""
        return self.query.uid


@dataclass(frozen=True, slots=True)
class PlanReports:
    """What suites say of one plan, a report each in their order, and what a model that rated it has used."""

    uid: str
    reports: tuple[Report, ...]
    used: Usage


@dataclass(frozen=True, slots=True)
class Judging:
    """Suites by name and many plans (`core.bench.engines.protocol.Job`).

    `sandbox` is the file of the sandbox, `rewards` are the learned ones, each of which makes a suite, `profile` is a model
    that rates in the place of rules.
    """

    suites: tuple[str, ...]
    sandbox: Path
    rewards: tuple[Reward, ...] = ()
    profile: Profile | None = None

    def start(self, sandbox: Sandbox, client: "Client | None") -> Callable[[Delivered], PlanReports]:
        """What is returned judges one plan. It raises ModelError where the model cannot be asked."""
        known = suites_with(self.rewards)
        chosen = [known[name] for name in self.suites]

        def work(part: Delivered) -> PlanReports:
            model = None if client is None else client.for_run()
            rater = None if model is None else ModelJudge(model)
            judges = (
                chosen
                if rater is None
                else [one.rated_by(rater) if isinstance(one, RatedSuite) else one for one in chosen]
            )
            found = (judged_by(one, part.query, part.plan, sandbox) for one in judges)
            reports = tuple(with_names_said(one, sandbox, part.query.target_city) for one in found)
            return PlanReports(part.uid, reports, NOTHING_USED if model is None else model.used)

        return work
