"""The one way to run a method: an agent, a request and a sandbox become a `Run`, whatever happens on the way."""

import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from threading import Event as Signal
from typing import TYPE_CHECKING

from core.agents.events import Done, Draft, Event, ToolCall
from core.agents.needs import missing
from core.agents.protocol import Agent, Context, Task, never
from core.bench.loading import load_for
from core.bench.provenance import commit, versions
from core.errors import CallCancelledError, TripStudioError
from core.evaluate.registry import judge, suite_named
from core.files.faults import sentence_of
from core.llm.profile import Profile
from core.llm.usage import UNLIMITED
from core.model.locks import NOTHING_LOCKED, Locks
from core.model.parameters import Parameters, SuiteName
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import AskedModel, Run, RunUsage, new_run_id, now
from core.sandbox.sandbox import Sandbox
from core.text import Text

if TYPE_CHECKING:
    # the SDK behind it is slow to load, and most runs ask no model
    from core.llm.client import Client

NO_RESULT = Text("方法没有给出结果就结束了", "the method ended without a result")
STOPPED = Text("已按要求停止", "stopped as asked")

TellAtSecond = Callable[[float, Event], None]
"""Is told every event with the seconds since the run began."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Seen:
    """What the events of a run have told so far."""

    done: Done | None = None
    best: Plan | None = None
    tool_calls: int = 0
    tool_failures: int = 0
    begun: float = field(default_factory=time.perf_counter)

    def hear(self, event: Event) -> None:
        match event:
            case Draft(plan):
                self.best = plan
            case ToolCall(failure=failure):
                self.tool_calls += 1
                self.tool_failures += failure is not None
            case Done():
                self.done = event

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begun


def new_run(
    agent: Agent,
    query: Query,
    sandbox: Sandbox,
    *,
    seed: int = 0,
    time_limit: float | None = None,
    locks: Locks = NOTHING_LOCKED,
    profile: Profile | None = None,
) -> Run:
    """A run that has not begun, with all that it takes to do it again; a request without a uid gets the run's id.

    The time limit is in wall-clock seconds (usually that of the method's card), `profile` that of the model which the run
    may ask.
    """
    run_id = new_run_id()
    return Run(
        id=run_id,
        created=now(),
        query=replace(query, uid=query.uid or run_id),
        locks=locks,
        agent=agent.card.name,
        agent_version=agent.card.version,
        parameters=agent.parameters.model_dump(mode="json"),
        seed=seed,
        sandbox=sandbox.manifest.name,
        sandbox_checksum=sandbox.manifest.checksum,
        time_limit=agent.card.seconds if time_limit is None else time_limit,
        versions=versions(),
        commit=commit(),
        llm=None if profile is None else AskedModel(profile.name, profile.model),
    )


def execute(
    run: Run,
    agent: Agent,
    sandbox: Sandbox,
    tell: TellAtSecond,
    *,
    client: "Client | None" = None,
    cancelled: Signal | None = None,
    put_off: Callable[[], bool] = never,
) -> Run:
    """Let the agent work on the run to its end, telling its events; never raises for what the agent does.

    A run that was stopped, or whose time was up, keeps the best plan that it told of. `client` asks the run's model
    within the budget of its profile, `cancelled` ends the run, `put_off` is as in `Context`. The clock of the time limit begins when the sandbox has
    loaded what the request needs; the run's seconds count that too.
    """
    lacking = missing(agent.card, has_model=client is not None)
    if lacking is not None:
        return replace(run, status="failed", reason=lacking, seconds=0.0)
    seen = _Seen()
    try:
        _require_suites(agent.parameters)
        load_for(run.query, sandbox)
    except Exception as error:  # noqa: BLE001 - a sandbox that cannot be read ends the run as a crash does
        return replace(run, status="failed", reason=reason_of(error, run.agent), seconds=seen.seconds)
    stop, ends = cancelled or Signal(), time.monotonic() + run.time_limit
    budget = UNLIMITED if client is None else client.profile.budget
    context = Context(
        seed=run.seed,
        time_limit=run.time_limit,
        cancelled=stop,
        model=None if client is None else client.for_run(budget, stop, ends),
        budget=budget,
        critic=lambda suite, plan: judge(suite, run.query, plan, sandbox),
        put_off=put_off,
    )
    try:
        if not stop.is_set():
            _work(agent, Task(run.query, sandbox, run.locks), context, seen, tell)
    except CallCancelledError:
        # by the run's signal, of which `_ended` knows, or by its clock
        seen.done = Done("timeout", reason=_time_up(run.time_limit))
    except Exception as error:  # noqa: BLE001 - an agent's crash is a result, and the run says where it happened
        seen.done = Done("failed", reason=reason_of(error, run.agent))
    return _ended(replace(run, usage=_usage(context, seen), seconds=seen.seconds), seen, stop.is_set())


def reason_of(error: BaseException, agent: str) -> Text:
    """Why a run failed: an expected error's own sentence, or where the agent crashed."""
    if isinstance(error, TripStudioError):
        return error.text
    _log.error("the method %s crashed", agent, exc_info=error)
    expected = sentence_of(error)
    if expected is not None:
        return expected
    place = traceback.extract_tb(error.__traceback__)[-1]
    told = f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"
    return Text(f"方法 {agent} 崩溃：{told}", f"the method {agent} crashed: {told}")


def _require_suites(parameters: Parameters) -> None:
    """Raises InputError for a parameter that names a suite which there is not."""
    for setting in parameters.settings():
        if isinstance(setting.kind, SuiteName):
            suite_named(str(getattr(parameters, setting.name)))


def _work(agent: Agent, task: Task, context: Context, seen: _Seen, tell: TellAtSecond) -> None:
    for event in agent.run(task, context):
        tell(seen.seconds, event)
        seen.hear(event)
        if seen.done is not None:
            return


def _ended(run: Run, seen: _Seen, is_stopped: bool) -> Run:
    done = seen.done or Done("failed", reason=NO_RESULT)
    if is_stopped and (done.plan is None or done.status == "unsolved"):
        # a search that was stopped as it looked for the nearest trip has not ended by itself
        return replace(run, status="stopped", reason=STOPPED, document=_document(seen.best or done.plan))
    plan = done.plan or (seen.best if done.status == "timeout" else None)
    return replace(
        run, status=done.status, reason=done.reason, conflict=done.conflict, document=_document(plan)
    )


def _time_up(seconds: float) -> Text:
    return Text(
        f"{seconds:g} 秒内模型还没有答完；请放宽时限后再规划一次",
        f"the model was still being asked when the {seconds:g} seconds were over: allow more and plan again",
    )


def _document(plan: Plan | None) -> object:
    return None if plan is None else plan.to_json()


def _usage(context: Context, seen: _Seen) -> RunUsage:
    if context.model is None:
        return RunUsage(tool_calls=seen.tool_calls, tool_failures=seen.tool_failures)
    used = context.model.used
    return RunUsage(
        calls=used.calls,
        tokens_in=used.tokens_in,
        tokens_out=used.tokens_out,
        cost=used.cost,
        tool_calls=seen.tool_calls,
        tool_failures=seen.tool_failures,
    )
