"""A model explores the sandbox with tools until it calls `plan` or its steps are used up, then writes from its notebook."""

import re
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from core.agents.events import FAILURES, Event, Step, Thought, ToolCall
from core.agents.protocol import Context, Task
from core.agents.shared.dialogue.conversation import ask
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.writing import opening, written
from core.agents.tools.toolbox import Toolbox
from core.llm.messages import Message
from core.llm.prompts import render
from core.sandbox.exploring.tools import Note
from core.text import Text, joined

_EXPLORE = Text("选择下一步", "choose the next step")
_ACTION = re.compile(r"^\s*(?:Action|行动)\s*(?:\[\d+\])?\s*[:：](.*)", re.I | re.M | re.S)
_THOUGHT = re.compile(
    r"^\s*(?:Thought|思考)\s*(?:\[\d+\])?\s*[:：]\s*(.*?)(?=^\s*(?:Action|行动)|\Z)", re.I | re.M | re.S
)
_LONGEST_THOUGHT = 2_000
_IDLE = 3
"""So many answers in a row without a call end the exploration."""

_SAYS_NOTHING = Text(
    f"连续 {_IDLE} 次回答没有调用工具，查资料中断",
    f"{_IDLE} answers in a row without a call ended the exploring",
)


@dataclass(frozen=True, slots=True)
class Exploration:
    """What a model has noted, all of its calls, and why it did not get to planning by itself (None where it did)."""

    notes: Sequence[Note]
    calls: Sequence[ToolCall]
    broken_off: Text | None

    @property
    def trouble(self) -> Text | None:
        """Why it was broken off, and how its calls failed; None where the model got to planning by itself."""
        failed = Counter(call.failure for call in self.calls if call.failure is not None)
        if self.broken_off is None or not failed:
            return self.broken_off
        kinds = [
            Text(f"{FAILURES[kind].zh} {count}", f"{FAILURES[kind].en} {count}")
            for kind, count in failed.most_common()
        ]
        told = joined(kinds, Text("、", ", "))
        total, wrong = len(self.calls), failed.total()
        return Text(
            f"{self.broken_off.zh}；{total} 次工具调用中 {wrong} 次出错（{told.zh}）",
            f"{self.broken_off.en}; {wrong} of {total} tool calls failed ({told.en})",
        )


def explored_by_commands(
    task: Task, context: Context, prompt: str, steps: int, *, example: bool
) -> Generator[Event, None, Exploration]:
    """Act and ReAct: each answer holds one text command; what it gives comes back as an observation."""
    toolbox = Toolbox(task.sandbox, language_of(task.query))
    messages = opening(task, prompt, tools=toolbox.listing(), example=example)
    calls: list[ToolCall] = []
    for number in range(1, steps + 1):
        reply = yield from ask(context, _EXPLORE, messages)
        thought = _thought(reply.content)
        if thought:
            yield Thought(thought)
        call = toolbox.command(_action(reply.content), thought)
        calls.append(call)
        yield call
        if toolbox.is_planned or toolbox.is_stuck:
            break
        # an answer may go on with observations of its own: only the call and the thought before it are kept
        before = f"Thought: {thought}\n" if thought else ""
        kept = Message("assistant", f"{before}Action: {call.name}({call.arguments})")
        messages = (*messages, kept, Message("user", f"Observation[{number}]: {call.result}"))
    return (yield from _ended(toolbox, calls, _used_up(steps)))


def explored_by_functions(
    task: Task, context: Context, prompt: str, steps: int
) -> Generator[Event, None, Exploration]:
    """Function calling: each answer asks for functions, or says something, which a few times is let pass."""
    language = language_of(task.query)
    toolbox = Toolbox(task.sandbox, language)
    messages, idle = opening(task, prompt), 0
    calls: list[ToolCall] = []
    for _ in range(steps):
        reply = yield from ask(context, _EXPLORE, messages, toolbox.specs())
        if reply.content.strip():
            yield Thought(reply.content.strip()[:_LONGEST_THOUGHT])
        messages = (*messages, reply.message)
        idle = 0 if reply.tool_requests else idle + 1
        for request in reply.tool_requests:
            call = toolbox.function(request)
            calls.append(call)
            yield call
            messages = (*messages, Message("tool", call.result, answers=request.id))
        if toolbox.is_planned or toolbox.is_stuck or idle == _IDLE:
            break
        if not reply.tool_requests:
            messages = (*messages, Message("user", render("continue_functions", language)))
    return (yield from _ended(toolbox, calls, _SAYS_NOTHING if idle == _IDLE else _used_up(steps)))


def _ended(
    toolbox: Toolbox, calls: Sequence[ToolCall], otherwise: Text
) -> Generator[Event, None, Exploration]:
    """What was found, and why exploring ended where the model did not say so itself: it repeats itself, or `otherwise`."""
    stuck = Text("同一个调用一再重复，查资料中断", "the same call again and again ended the exploring")
    why = None if toolbox.is_planned else stuck if toolbox.is_stuck else otherwise
    found = Exploration(notes=tuple(toolbox.notes), calls=calls, broken_off=why)
    if found.trouble is not None:
        yield Step(found.trouble)
    return found


def _used_up(steps: int) -> Text:
    return Text(
        f"{steps} 步已用完，模型还没有说可以规划",
        f"all {steps} steps were used before the model was ready to plan",
    )


def plan_from_notes(task: Task, context: Context, found: Exploration) -> Generator[Event, None, None]:
    """The plan from the notebook and the request; ends with Done, which tells how the exploring failed."""
    yield Step(Text("根据笔记写出行程", "writing the trip from the notes"))
    notes = "\n".join(f"{note.description}: {note.content}" for note in found.notes)
    end = yield from written(task, context, opening(task, "notebook", notes=notes))
    done = end.done()
    empty = None if found.notes else Text("笔记为空", "the notebook is empty")
    told = [
        one for one in (done.reason, found.trouble, empty if done.plan is None else None) if one is not None
    ]
    yield replace(done, reason=joined(told, Text("；", "; ")) if told else None)


def _action(text: str) -> str:
    match = _ACTION.search(text)
    return match[1] if match else text


def _thought(text: str) -> str:
    match = _THOUGHT.search(text)
    return match[1].strip()[:_LONGEST_THOUGHT] if match else ""
