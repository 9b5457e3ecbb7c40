"""The one way to run a method: how runs end, and what they hold."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from threading import Event as Signal
from typing import Annotated, Any

import pytest

from core.agents.events import Done, Draft, Event, Step, ToolCall
from core.agents.protocol import Card, Context, Need, Task
from core.bench.execution import NO_RESULT, STOPPED, execute, new_run
from core.bench.provenance import versions
from core.errors import CallCancelledError, PlanningError
from core.llm.client import Client
from core.llm.profile import Profile
from core.llm.usage import Budget
from core.model.locks import Locks
from core.model.parameters import Parameters, SuiteName
from core.model.plan import Plan
from core.model.query import Query
from core.model.run import AskedModel, Run, RunUsage
from core.sandbox.sandbox import Manifest, Sandbox
from core.text import Text

PLAN = Plan.from_json({"people_number": 1, "start_city": "南京", "target_city": "北京", "itinerary": []})
QUERY = Query(uid="q", text="去北京", start_city="南京", target_city="北京", days=3, people_number=1)
LOCAL = Profile(name="local", base_url="http://127.0.0.1:9", model="qwen")
SANDBOX = Sandbox(
    manifest=Manifest(name="none", version="", source="", licence="", coordinates="WGS-84", checksum="sum"),
    city_names=(),
    load_city=lambda name: pytest.fail(name),
    load_services=lambda a, b: (),
)
Script = Callable[[Task, Context], Iterator[Event]]


class Shades(Parameters):
    """What the scripted agent can be set to."""

    depth: int = 3


class JudgedBy(Parameters):
    """A method that mends its plans by a verifier."""

    suite: Annotated[str, SuiteName()] = "chinatravel"


class ScriptedAgent:
    """Does what a test tells it to."""

    def __init__(
        self, script: Script, needs: tuple[Need, ...] = (), parameters: Parameters | None = None
    ) -> None:
        self._script, self.parameters = script, parameters or Shades()
        self.card = Card(
            name="scripted",
            title=Text("剧本", "Scripted"),
            summary=Text("", ""),
            kind="solver",
            needs=needs,
            source="",
            version="7",
        )

    def run(self, task: Task, context: Context) -> Iterator[Event]:
        return self._script(task, context)


def _ended(script: Script, *, needs: tuple[Need, ...] = (), cancelled: Signal | None = None) -> Run:
    agent = ScriptedAgent(script, needs)
    run = new_run(agent, QUERY, SANDBOX, time_limit=1.0)
    return execute(run, agent, SANDBOX, lambda seconds, event: None, cancelled=cancelled)


def _telling(*events: Event) -> Script:
    return lambda task, context: iter(events)


def test_a_run_holds_what_it_takes_to_do_it_again() -> None:
    run = new_run(ScriptedAgent(_telling()), QUERY, SANDBOX, seed=5, time_limit=2.0, profile=LOCAL)
    assert (run.agent, run.agent_version, run.parameters) == ("scripted", "7", {"depth": 3})
    assert (run.seed, run.time_limit, run.sandbox, run.sandbox_checksum) == (5, 2.0, "none", "sum")
    assert (run.llm, run.versions) == (AskedModel("local", "qwen"), versions())


def test_a_request_without_a_uid_has_that_of_its_run() -> None:
    run = new_run(ScriptedAgent(_telling()), replace(QUERY, uid=""), SANDBOX)
    assert run.query.uid == run.id


def test_an_agent_is_given_the_request_the_locks_and_the_bounds_of_its_run() -> None:
    seen: list[tuple[Task, Context]] = []

    def script(task: Task, context: Context) -> Iterator[Event]:
        seen.append((task, context))
        yield Done("ok", PLAN)

    agent, locks = ScriptedAgent(script), Locks(hotel="如家")
    run = new_run(agent, QUERY, SANDBOX, seed=5, time_limit=2.0, locks=locks)
    execute(run, agent, SANDBOX, lambda seconds, event: None)
    ((task, context),) = seen
    assert task == Task(QUERY, SANDBOX, locks)
    assert (context.seed, context.time_limit, context.model) == (5, 2.0, None)


def test_every_event_is_told_up_to_the_end_and_no_more() -> None:
    told: list[Event] = []
    agent = ScriptedAgent(_telling(Step(Text("一", "one")), Draft(PLAN), Done("ok", PLAN), Draft(PLAN)))
    run = new_run(agent, QUERY, SANDBOX)
    execute(run, agent, SANDBOX, lambda seconds, event: told.append(event))
    assert told == [Step(Text("一", "one")), Draft(PLAN), Done("ok", PLAN)]


def test_an_agent_that_is_to_be_judged_by_no_suite_there_is_does_not_begin() -> None:
    agent = ScriptedAgent(_telling(Done("ok", PLAN)), parameters=JudgedBy(suite="nobody"))
    run = execute(new_run(agent, QUERY, SANDBOX), agent, SANDBOX, lambda seconds, event: None)
    assert run.status == "failed"
    assert run.reason is not None and "no suite 'nobody'" in run.reason.en


def test_a_plan_ends_the_run() -> None:
    run = _ended(_telling(Done("ok", PLAN)))
    assert (run.status, run.document, run.reason) == ("ok", PLAN.to_json(), None)


def test_a_clash_keeps_its_reason_and_conflict() -> None:
    reason = Text("没有车次", "no trains")
    run = _ended(_telling(Done("infeasible", reason=reason, conflict=("a",))))
    assert (run.status, run.reason, run.conflict, run.document) == ("infeasible", reason, ("a",), None)


@pytest.mark.parametrize(("status", "document"), [("timeout", PLAN.to_json()), ("failed", None)])
def test_the_best_plan_so_far_is_kept_where_only_the_clock_was_in_the_way(
    status: str, document: object
) -> None:
    run = _ended(_telling(Draft(PLAN), Done(status)))
    assert (run.status, run.document) == (status, document)


def test_a_model_that_is_still_asked_when_the_time_is_up_leaves_the_best_plan_so_far() -> None:
    def script(task: Task, context: Context) -> Iterator[Event]:
        yield Draft(PLAN)
        raise CallCancelledError("时间到", "time is up")

    run = _ended(script)
    assert (run.status, run.document) == ("timeout", PLAN.to_json())
    assert run.reason is not None and "1 seconds were over" in run.reason.en


def test_a_method_has_the_time_of_its_card_unless_told_otherwise() -> None:
    agent = ScriptedAgent(_telling())
    assert new_run(agent, QUERY, SANDBOX).time_limit == agent.card.seconds


def test_the_clock_begins_when_the_city_and_its_services_are_loaded(demo: Sandbox) -> None:
    order = list[str]()

    def told(what: str, found: object) -> Any:
        order.append(what)
        return found

    sandbox = Sandbox(
        manifest=demo.manifest,
        city_names=demo.city_names,
        load_city=lambda name: told(name, demo.city(name)),
        load_services=lambda a, b: told(f"{a}-{b}", demo.services(a, b)),
    )

    def script(task: Task, context: Context) -> Iterator[Event]:
        order.append("method")
        task.sandbox.services("南京", task.sandbox.city("北京").name)
        yield Done("ok", PLAN)

    agent = ScriptedAgent(script)
    execute(new_run(agent, QUERY, sandbox), agent, sandbox, lambda seconds, event: None)

    assert order == ["北京", "南京-北京", "北京-南京", "method"]


def test_a_stopped_run_keeps_the_best_plan_so_far() -> None:
    cancelled = Signal()

    def script(task: Task, context: Context) -> Iterator[Event]:
        yield Draft(PLAN)
        cancelled.set()
        yield Done("failed", reason=Text("取消", "cancelled"))

    run = _ended(script, cancelled=cancelled)
    assert (run.status, run.reason, run.document) == ("stopped", STOPPED, PLAN.to_json())


def test_a_run_that_is_stopped_on_its_way_to_the_nearest_plan_keeps_it() -> None:
    cancelled = Signal()

    def script(task: Task, context: Context) -> Iterator[Event]:
        cancelled.set()
        yield Done("unsolved", PLAN, reason=Text("差一点", "nearly"))

    run = _ended(script, cancelled=cancelled)
    assert (run.status, run.reason, run.document) == ("stopped", STOPPED, PLAN.to_json())


def test_a_run_that_is_stopped_before_its_turn_does_no_work() -> None:
    cancelled = Signal()
    cancelled.set()
    run = _ended(lambda task, context: pytest.fail("it was stopped"), cancelled=cancelled)
    assert (run.status, run.document) == ("stopped", None)


def test_a_crash_is_a_failed_run_that_says_what_happened() -> None:
    def script(task: Task, context: Context) -> Iterator[Event]:
        yield Step(Text("一", "one"))
        raise ZeroDivisionError("oops")

    run = _ended(script)
    assert run.status == "failed" and run.reason is not None
    assert "ZeroDivisionError: oops" in run.reason.en
    assert "scripted" in run.reason.zh


def test_an_expected_failure_keeps_its_own_sentence() -> None:
    def script(task: Task, context: Context) -> Iterator[Event]:
        raise PlanningError("没办法", "no way")
        yield

    assert _ended(script).reason == Text("没办法", "no way")


def test_an_agent_without_an_end_has_failed() -> None:
    run = _ended(_telling(Step(Text("一", "one"))))
    assert (run.status, run.reason) == ("failed", NO_RESULT)


def test_a_method_that_lacks_its_model_does_not_begin_and_says_what_to_do() -> None:
    run = _ended(lambda task, context: pytest.fail("it cannot run"), needs=("model",))
    assert run.status == "failed" and run.reason is not None
    assert "tripstudio llm add" in run.reason.en and "tripstudio llm add" in run.reason.zh


def test_a_method_is_given_the_model_of_its_run() -> None:
    def script(task: Task, context: Context) -> Iterator[Event]:
        assert context.model is not None
        yield Done("failed", reason=Text(context.model.model, context.model.profile))

    agent = ScriptedAgent(script, ("model",))
    run = new_run(agent, QUERY, SANDBOX, profile=LOCAL)
    ended = execute(run, agent, SANDBOX, lambda seconds, event: None, client=Client(LOCAL, None))
    assert ended.reason == Text("qwen", "local")


def test_a_run_has_the_budget_of_its_models_profile() -> None:
    budgets: list[Budget] = []

    def script(task: Task, context: Context) -> Iterator[Event]:
        budgets.append(context.budget)
        yield Done("ok", PLAN)

    agent, profile = ScriptedAgent(script, ("model",)), LOCAL.model_copy(update={"run_tokens": 500})
    run = new_run(agent, QUERY, SANDBOX, profile=profile)
    execute(run, agent, SANDBOX, lambda seconds, event: None, client=Client(profile, None))
    assert budgets == [Budget(tokens=500)]


def test_the_critic_judges_by_the_request_that_the_agent_sees() -> None:
    def script(task: Task, context: Context) -> Iterator[Event]:
        assert context.critic is not None
        report = context.critic("chinatravel", PLAN.to_json())
        yield Done("failed", reason=Text(report.suite, report.uid))

    assert _ended(script).reason == Text("chinatravel", "q")


def test_tool_calls_and_those_that_were_wrong_are_counted() -> None:
    calls = (ToolCall("goto", "a", "b"), ToolCall("gogo", "", "", failure="invalid_call"))
    run = _ended(_telling(*calls, Done("ok", PLAN)))
    assert run.usage == RunUsage(tool_calls=2, tool_failures=1)
