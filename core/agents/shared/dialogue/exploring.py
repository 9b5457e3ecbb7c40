"""A model explores the sandbox with tools until it calls `plan` or its steps are used up, then writes from its notebook."""

import re
from collections.abc import Generator

from core.agents.events import Done, Event, Step, Thought
from core.agents.protocol import Context, Task
from core.agents.shared.dialogue.conversation import ask
from core.agents.shared.dialogue.prompts import language_of
from core.agents.shared.dialogue.writing import opening, written
from core.agents.tools.toolbox import Toolbox
from core.llm.messages import Message
from core.llm.prompts import render
from core.text import Text

_EXPLORE = Text("选择下一步", "choose the next step")
_ACTION = re.compile(r"^\s*(?:Action|行动)\s*(?:\[\d+\])?\s*[:：](.*)", re.I | re.M | re.S)
_THOUGHT = re.compile(
    r"^\s*(?:Thought|思考)\s*(?:\[\d+\])?\s*[:：]\s*(.*?)(?=^\s*(?:Action|行动)|\Z)", re.I | re.M | re.S
)
_LONGEST_THOUGHT = 2_000
_IDLE = 3
"""So many answers in a row without a call end the exploration."""


def explored_by_commands(
    task: Task, context: Context, prompt: str, steps: int, *, example: bool
) -> Generator[Event, None, Toolbox]:
    """Act and ReAct: each answer holds one text command; what it gives comes back as an observation."""
    toolbox = Toolbox(task.sandbox, language_of(task.query))
    messages = opening(task, prompt, tools=toolbox.listing(), example=example)
    for number in range(1, steps + 1):
        reply = yield from ask(context, _EXPLORE, messages)
        thought = _thought(reply.content)
        if thought:
            yield Thought(thought)
        call = toolbox.command(_action(reply.content), thought)
        yield call
        if toolbox.is_planned or toolbox.is_stuck:
            break
        # an answer may go on with observations of its own: only the call and the thought before it are kept
        kept = Message("assistant", f"Thought: {thought}\nAction: {call.name}({call.arguments})")
        messages = (*messages, kept, Message("user", f"Observation[{number}]: {call.result}"))
    return toolbox


def explored_by_functions(
    task: Task, context: Context, prompt: str, steps: int
) -> Generator[Event, None, Toolbox]:
    """Function calling: each answer asks for functions, or says something, which a few times is let pass."""
    language = language_of(task.query)
    toolbox = Toolbox(task.sandbox, language)
    messages, idle = opening(task, prompt), 0
    for _ in range(steps):
        reply = yield from ask(context, _EXPLORE, messages, toolbox.specs())
        if reply.content.strip():
            yield Thought(reply.content.strip()[:_LONGEST_THOUGHT])
        messages = (*messages, reply.message)
        idle = 0 if reply.tool_requests else idle + 1
        for request in reply.tool_requests:
            call = toolbox.function(request)
            yield call
            messages = (*messages, Message("tool", call.result, answers=request.id))
        if toolbox.is_planned or toolbox.is_stuck or idle == _IDLE:
            break
        if not reply.tool_requests:
            messages = (*messages, Message("user", render("continue_functions", language)))
    return toolbox


def plan_from_notes(task: Task, context: Context, toolbox: Toolbox) -> Generator[Event, None, None]:
    """The plan from the notebook and the request; ends with Done."""
    yield Step(Text("根据笔记写出行程", "writing the trip from the notes"))
    notes = "\n".join(f"{note.description}: {note.content}" for note in toolbox.notes)
    end = yield from written(task, context, opening(task, "notebook", notes=notes))
    done = end.done()
    if done.plan is None and not toolbox.notes and done.reason is not None:
        zh, en = done.reason
        done = Done("failed", reason=Text(f"{zh}（笔记为空）", f"{en} (the notebook is empty)"))
    yield done


def _action(text: str) -> str:
    match = _ACTION.search(text)
    return match[1] if match else text


def _thought(text: str) -> str:
    match = _THOUGHT.search(text)
    return match[1].strip()[:_LONGEST_THOUGHT] if match else ""
