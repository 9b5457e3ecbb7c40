"""A run's tools: carries out what a model asks, pages long tables, and says what went wrong so that it can be mended."""

import inspect
import json
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from core.agents.events import ToolCall, ToolFailure
from core.agents.tools.calls import Call, bind, read_arguments, read_command
from core.agents.tools.filters import read_filter
from core.errors import InputError, SandboxError
from core.llm.messages import ToolRequest, ToolSpec
from core.sandbox.exploring.tables import PAGE_ROWS, Page
from core.sandbox.exploring.tools import Note, Tools
from core.sandbox.sandbox import Sandbox
from core.text import Language

_TYPES = {str: "string", int: "integer", float: "number"}
_LOOPS = 3
"""So many equal calls in a row are a loop (the failure mode that the papers count)."""
PLAN = "plan"


class Toolbox:
    """The tools of one run. Not for sharing between threads."""

    def __init__(self, sandbox: Sandbox, language: Language) -> None:
        self._sandbox, self._language = sandbox, language
        self._tools = Tools(sandbox)
        self._last: list[tuple[str, str]] = []
        named = [getattr(self._tools, name) for name in _NAMES]
        self._methods: Mapping[str, Callable[..., Any]] = {method.__name__: method for method in named}
        self.is_planned = False
        """Whether the model has said that it is ready to plan."""
        self.is_stuck = False
        """Whether it makes the same call again and again, also after it was told."""

    @property
    def notes(self) -> Sequence[Note]:
        """The notebook."""
        return self._tools.notes

    def specs(self) -> tuple[ToolSpec, ...]:
        """The tools as functions."""
        return (*(_spec(name, method) for name, method in self._methods.items()), _PLAN_SPEC)

    def listing(self) -> str:
        """The tools as text commands, one a line, with what they do."""
        lines = [
            f"{name}({', '.join(inspect.signature(method).parameters)}): {_meaning(method)}"
            for name, method in self._methods.items()
        ]
        return "\n".join([*lines, f"{PLAN}(query): {_PLAN_SPEC.description}"])

    def command(self, text: str, thought: str = "") -> ToolCall:
        """Carry out a text command; `thought` is what the model said before it."""
        begun = perf_counter()
        try:
            call = read_command(text)
        except InputError as error:
            return self._unreadable(text.strip()[:80], "", error, begun)
        return self._carried_out(call, thought, begun)

    def function(self, request: ToolRequest) -> ToolCall:
        """Carry out a function call."""
        begun = perf_counter()
        try:
            call = read_arguments(request.name, request.arguments)
        except InputError as error:
            return self._unreadable(request.name, request.arguments[:200], error, begun)
        return self._carried_out(call, "", begun)

    def _carried_out(self, call: Call, thought: str, begun: float) -> ToolCall:
        self._last.append((call.name, call.shown))
        if self._last[-_LOOPS:] == [self._last[-1]] * _LOOPS:
            self.is_stuck = self._last[-2 * _LOOPS :] == [self._last[-1]] * 2 * _LOOPS
            told = "同样的调用已重复，结果不会变；请换一个调用" if self._is_chinese else _SAME_AGAIN
            return ToolCall(
                name=call.name,
                arguments=call.shown,
                result=told,
                failure="repeated_loop",
                seconds=perf_counter() - begun,
            )
        if call.name == PLAN:
            self.is_planned = True
            return ToolCall(PLAN, call.shown, "OK", seconds=perf_counter() - begun)
        try:
            result = self._result(call)
        except (InputError, SandboxError) as error:
            return self._refused(call.name, call.shown, error, begun)
        shown, is_empty = _shown(result)
        failure: ToolFailure | None = "missing_information" if is_empty else None
        if failure is None and self._is_mismatch(call.name, thought):
            failure = "reasoning_action_mismatch"
        return ToolCall(
            name=call.name,
            arguments=call.shown,
            result=shown,
            failure=failure,
            seconds=perf_counter() - begun,
        )

    def _result(self, call: Call) -> Any:
        method = self._methods.get(call.name)
        if method is None:
            names = ", ".join((*self._methods, PLAN))
            raise InputError(
                f"没有工具 {call.name!r}，可用：{names}", f"there is no tool {call.name!r}; there are {names}"
            )
        arguments = dict(bind(call, method))
        if "func" in arguments:
            arguments["func"] = read_filter(str(arguments["func"]), self._sandbox)
        return method(**arguments)

    def _unreadable(self, name: str, arguments: str, error: InputError, begun: float) -> ToolCall:
        self._last.append((name, arguments))
        self.is_stuck = self._last[-2 * _LOOPS :] == [self._last[-1]] * 2 * _LOOPS
        return self._refused(name, arguments, error, begun)

    def _refused(self, name: str, arguments: str, error: InputError | SandboxError, begun: float) -> ToolCall:
        told = error.text.says(self._language)
        return ToolCall(
            name=name,
            arguments=arguments,
            result=told,
            failure="invalid_call",
            seconds=perf_counter() - begun,
        )

    def _is_mismatch(self, name: str, thought: str) -> bool:
        """Whether the thought names tools, and not the one that was called."""
        named = [tool for tool in (*self._methods, PLAN) if tool in thought and tool != PLAN]
        return bool(named) and name not in named

    @property
    def _is_chinese(self) -> bool:
        return self._language == "zh"


_NAMES = (
    "attractions_keys", "attractions_select", "attractions_id_is_open", "attractions_nearby", "attractions_types",
    "accommodations_keys", "accommodations_select", "accommodations_nearby",
    "restaurants_keys", "restaurants_select", "restaurants_id_is_open", "restaurants_nearby",
    "restaurants_with_recommended_food", "restaurants_cuisine",
    "goto", "intercity_transport_select", "next_page", "notedown",
)  # fmt: skip
_SAME_AGAIN = "the same call again: its result does not change; make another call"
_PLAN_SPEC = ToolSpec(
    PLAN,
    "Say that enough is known and noted down; the plan is then written from the notebook.",
    {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
)


def _meaning(method: Callable[..., Any]) -> str:
    return " ".join((inspect.getdoc(method) or "").split("\n\n")[0].split())


def _spec(name: str, method: Callable[..., Any]) -> ToolSpec:
    parameters = inspect.signature(method).parameters
    properties = {p.name: {"type": _TYPES.get(p.annotation, "string")} for p in parameters.values()}
    if "func" in properties:
        properties["func"] = {"type": "string", "description": 'such as lambda x: "黄鹤楼" in x'}
    required = [p.name for p in parameters.values() if p.default is inspect.Parameter.empty]
    schema = {"type": "object", "properties": properties, "required": required}
    return ToolSpec(name, _meaning(method), schema)


def _shown(result: Any) -> tuple[str, bool]:
    """A result as the model reads it, and whether there is nothing in it."""
    if isinstance(result, Page):
        return _page(result), not result.rows
    if result is None:
        return "no further page", True
    if isinstance(result, Note):
        return "noted", False
    return json.dumps(result, ensure_ascii=False), result in ((), [], "") or isinstance(result, str)


def _page(page: Page) -> str:
    if not page.rows:
        return "no rows"
    columns = list(page.rows[0])
    lines = [" | ".join(columns)]
    lines += [" | ".join(_cell(row[column]) for column in columns) for row in page.rows]
    pages = -(-len(page.table) // PAGE_ROWS)
    more = "; next_page() shows more" if page.has_next else ""
    lines.append(f"(page {page.number + 1} of {pages}, {len(page.table)} rows{more})")
    return "\n".join(lines)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:g}" if abs(value) < 1000 else f"{value:.1f}"
    return "" if value is None else str(value).replace("\n", " ")
