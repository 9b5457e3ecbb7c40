"""What an agent tells while it works; the last event is `Done`. All of them are kept and shown as they come."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from core.llm.messages import Message, Reply
from core.model.plan import Plan
from core.text import Text

Status = Literal["ok", "infeasible", "unsolved", "timeout", "failed"]
ToolFailure = Literal["invalid_call", "repeated_loop", "reasoning_action_mismatch", "missing_information"]
"""How a tool call goes wrong (the failure modes that TravelEval and ChinaTravel count)."""
FAILURES: Mapping[ToolFailure, Text] = {
    "invalid_call": Text("无效调用", "invalid call"),
    "repeated_loop": Text("重复循环", "repeated loop"),
    "reasoning_action_mismatch": Text("思考与行动不符", "reasoning-action mismatch"),
    "missing_information": Text("没有查到", "missing information"),
}
"""The failure modes by their names in the papers."""


@dataclass(frozen=True, slots=True)
class Step:
    """The agent has begun a part of its work."""

    title: Text


@dataclass(frozen=True, slots=True)
class Thought:
    """What the agent says to itself, in the words of its model; `by` is who of several says it, such as a persona by its
    own name, or what it is about."""

    text: str
    by: Text | str = ""


@dataclass(frozen=True, slots=True)
class Speech:
    """A piece of what a model says, while it says it; the `ModelCall` of the same purpose follows with the whole.

    `begins` says that the answer begins here, for the first time or anew after an attempt that failed.
    """

    purpose: Text
    text: str
    begins: bool = False


@dataclass(frozen=True, slots=True)
class ModelCall:
    """A language model was asked: what for, with which messages, and what it answered, used and cost.

    `reply` has the tokens, the cost and the seconds. A call without an answer has the `error` instead.
    """

    purpose: Text
    messages: tuple[Message, ...]
    reply: Reply | None = None
    error: Text | None = None


@dataclass(frozen=True, slots=True)
class ToolCall:
    """The agent asked the sandbox something; `failure` says what was wrong with the call, None where nothing was."""

    name: str
    arguments: str
    result: str
    failure: ToolFailure | None = None
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Draft:
    """A whole plan that may still get better; `objective` smaller is better, `bound` no plan can beat."""

    plan: Plan
    objective: float | None = None
    bound: float | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a run. `plan` is there for status `ok`; `reason` says why where there is none.

    `unsolved` ended with neither a plan nor a proof that there is none, `timeout` because the clock ended it. For
    another status than `ok` the plan is the nearest one that was found: it gives up some of the wishes.
    """

    status: Status
    plan: Plan | None = None
    reason: Text | None = None
    conflict: tuple[str, ...] = ()


Event = Step | Thought | Speech | ModelCall | ToolCall | Draft | Done
