"""The console of a run: what it did so far, what that took, and its drafts; the same while it goes on and afterwards."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import streamlit as st

from components.look import drawing
from components.look.escape import plain
from components.look.formats import money, seconds
from components.request import objective_chart, run_steps
from components.request.run_steps import RunFigure, StepRow
from core.agents.drafts import incumbents
from core.agents.events import FAILURES, Done, Draft, ModelCall, Speech, Step, Thought, ToolCall
from core.agents.registry import AGENTS
from core.bench.told_events import KeptEvent
from core.llm.usage import NOTHING_USED, Usage
from core.model.run import Run, RunUsage
from core.sandbox.sandbox import Sandbox
from core.text import Text
from studio.i18n import Translate
from studio.panels.trip_sketch import map_of, sketch_of

_THUMBNAILS = 4
"""Drafts that are drawn: the newest."""
_HEIGHT, _FEW, _KINDS = 420, 6, 3
"""Pixels of the box of steps, so many steps that need no such box, and how many kinds (all are one) make a choice."""


def show(run: Run, told: Sequence[KeptEvent], sandbox: Sandbox | None, *, say: Translate, key: str) -> None:
    """Draw the figures, the steps and the drafts; without a sandbox the drafts are only named."""
    if not told:
        # a run that has only just begun has nothing to tell yet
        if run.is_over:
            st.caption(say("trace-empty"))
        return
    run_steps.amounts(_amounts(run, told, say))
    found = [one.event for one in told if isinstance(one.event, Draft)]
    rows = _rows(told, say)
    # a run on its way keeps its place on the page; what is over takes no more than it needs
    height: int | Literal["content"] = "content" if run.is_over and len(rows) <= _FEW else _HEIGHT
    # what is newest is looked at while it goes on, and read from the top afterwards
    steps, drafts = st.columns([3, 4]) if found or not run.is_over else (st.container(), None)
    with steps:
        shown = _chosen(rows, key, say)
        with st.container(height=height, border=True, key=f"{key}-steps", autoscroll=not run.is_over):
            run_steps.show(shown)
    if drafts is None:
        return
    with drafts:
        if sandbox is not None:
            _drafts(found, sandbox, key, say)
        objective_chart.show(
            incumbents((one.seconds, one.event) for one in told), say=say, key=f"{key}-chart"
        )


def _chosen(rows: Sequence[StepRow], key: str, say: Translate) -> list[StepRow]:
    """All steps, or those of the kind that is chosen, where there are many of several."""
    found: dict[str, list[StepRow]] = {
        "all": list(rows),
        "tool": [row for row in rows if row.kind == "tool"],
        "draft": [row for row in rows if row.kind == "draft"],
        "wrong": [row for row in rows if row.is_wrong],
    }
    there = [kind for kind, of_kind in found.items() if of_kind]
    if len(rows) <= _FEW or len(there) < _KINDS:
        return found["all"]
    chosen = st.segmented_control(
        say("run-steps"),
        there,
        default="all",
        required=True,
        format_func=lambda kind: say(f"run-shown-{kind}", count=len(found[kind])),
        label_visibility="collapsed",
        key=f"{key}-kinds",
    )
    return found.get(chosen or "all", found["all"])


def _drafts(found: Sequence[Draft], sandbox: Sandbox, key: str, say: Translate) -> None:
    """The newest draft on its map, and those before it smaller."""
    if not found:
        return
    newest = map_of(found[-1].plan, sandbox, say.language)
    title = say("draft-number", number=len(found), cost=money(found[-1].plan.total_cost, say))
    st.markdown(f"**{plain(title)}**")
    if newest:
        drawing.show(newest, told=title, key=f"{key}-draft")
    earlier = list(enumerate(found, start=1))[:-1][-_THUMBNAILS:]
    if earlier:
        for column, (number, draft) in zip(st.columns(_THUMBNAILS), earlier, strict=False):
            with column:
                drawn = sketch_of(draft.plan, sandbox, say.language, tall=True)
                name = say("draft-number", number=number, cost=money(draft.plan.total_cost, say))
                if drawn:
                    drawing.show(drawn, told=name, key=f"{key}-draft-{number}")
                st.caption(plain(name))


def _amounts(run: Run, told: Sequence[KeptEvent], say: Translate) -> list[RunFigure]:
    calls = [one.event for one in told if isinstance(one.event, ModelCall)]
    tools = [one.event for one in told if isinstance(one.event, ToolCall)]
    steps = sum(not isinstance(one.event, Speech) for one in told)
    model = f"{run.llm.profile} · {run.llm.model}" if run.llm is not None else ""
    found = [
        RunFigure(say("run-agent"), _method(run, say), model),
        RunFigure(say("run-steps"), str(steps), say("run-tools", count=len(tools)) if tools else ""),
    ]
    # While it goes on, its bar tells the time.
    if run.seconds is not None:
        found.append(
            RunFigure(say("run-time"), seconds(run.seconds, say), f"≤ {seconds(run.time_limit, say, 0)}")
        )
    if calls:
        used = _used(run, calls)
        found += [
            RunFigure(
                say("run-tokens"), f"{used.tokens_in + used.tokens_out:,}", say("run-calls", count=used.calls)
            ),
            RunFigure(say("run-cost"), "–" if used.cost is None else f"{used.cost:.4f}"),
        ]
    wrong = Counter(tool.failure for tool in tools if tool.failure is not None)
    if wrong:
        kinds = " · ".join(
            f"{FAILURES[kind].says(say.language)} {count}" for kind, count in wrong.most_common()
        )
        found.append(RunFigure(say("run-wrong"), str(wrong.total()), kinds))
    return found


def _used(run: Run, calls: Sequence[ModelCall]) -> Usage | RunUsage:
    """What the model's calls took: of a run that is over all of them, embeddings among them, else those that were told."""
    if run.is_over and run.usage.calls:
        return run.usage
    return sum((call.reply.usage for call in calls if call.reply is not None), NOTHING_USED)


def _method(run: Run, say: Translate) -> str:
    """The method by its title; one that is not there any more by its name."""
    return AGENTS[run.agent].card.title.says(say.language) if run.agent in AGENTS else run.agent


def _rows(told: Sequence[KeptEvent], say: Translate) -> list[StepRow]:
    """A row a step, and a row for each answer that a model is still giving, or did not get to the end of."""
    rows: list[StepRow] = []
    speaking: dict[Text, StepRow] = {}
    for one in told:
        took = seconds(one.seconds, say)
        if isinstance(one.event, Speech):
            before = speaking.get(one.event.purpose)
            said = one.event.text if before is None or one.event.begins else before.detail + one.event.text
            speaking[one.event.purpose] = StepRow(
                kind="speech", title=one.event.purpose.says(say.language), detail=said, took=took
            )
            continue
        if isinstance(one.event, ModelCall):
            unfinished = speaking.pop(one.event.purpose, None)
            if unfinished is not None and unfinished.detail and one.event.reply is None:
                rows.append(unfinished)
        row = _of_event(one.event, say)
        rows.append(row if row.took else row._replace(took=took))
    return [*rows, *speaking.values()]


def _of_event(event: Step | Thought | ModelCall | ToolCall | Draft | Done, say: Translate) -> StepRow:
    match event:
        case Step(title=title):
            return StepRow("step", title.says(say.language))
        case Thought(text=text, by=by):
            who = by.says(say.language) if isinstance(by, Text) else by
            return StepRow("thought", who or say("trace-thought"), text)
        case ModelCall(purpose=purpose, reply=reply, error=error):
            if reply is None:
                why = error.says(say.language) if error is not None else ""
                return StepRow("model", purpose.says(say.language), why, is_wrong=True)
            tokens = say("tokens", count=reply.usage.tokens_in + reply.usage.tokens_out)
            took = f"{tokens} · {seconds(reply.seconds, say)}"
            asked = "; ".join(f"{call.name}({call.arguments})" for call in reply.tool_requests)
            return StepRow(
                kind="model", title=purpose.says(say.language), detail=reply.content or asked, took=took
            )
        case ToolCall(name=name, arguments=arguments, result=result, failure=failure):
            if failure is None:
                return StepRow("tool", f"{name}({arguments})", result)
            return StepRow(
                "tool",
                f"{name}({arguments})",
                f"{FAILURES[failure].says(say.language)}: {result}",
                is_wrong=True,
            )
        case Draft(plan=plan):
            return StepRow("draft", say("trace-draft"), money(plan.total_cost, say))
        case Done(reason=reason, status=status):
            return StepRow(
                "done",
                say(f"status-{status}"),
                reason.says(say.language) if reason is not None else "",
                is_wrong=status != "ok",
            )
