"""Text commands of the benchmark, such as `goto(city="武汉", start="A", end="B", start_time="9:00", transport_type="walk")`."""

import ast
import inspect
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from core.errors import InputError

# characters of a call; no call of these tools is longer
_CALL_CHARACTERS = 4_000
_HEAD = re.compile(r"^\s*(?:Action\s*(?:\[\d+\])?|行动)?\s*[:：]?\s*", re.I)


@dataclass(frozen=True, slots=True)
class Call:
    """A tool and its arguments; a filter is the text of its lambda."""

    name: str
    arguments: Mapping[str, Any]
    positional: tuple[Any, ...] = ()

    @property
    def shown(self) -> str:
        """The arguments as text, to show and to compare."""
        given = [json.dumps(value, ensure_ascii=False) for value in self.positional]
        named = [f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in self.arguments.items()]
        return ", ".join([*given, *named])


def read_command(text: str) -> Call:
    """The first call in a text. Nothing of it is run. Raises InputError worded so that a model can mend it."""
    command = _HEAD.sub("", text.strip().strip("`"), count=1)
    try:
        tree = ast.parse(_whole_call(command[:_CALL_CHARACTERS]), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _malformed(command) from None
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name):
        raise _malformed(command)
    named = {word.arg: _value(word.value) for word in tree.keywords if word.arg is not None}
    return Call(tree.func.id, named, tuple(_value(argument) for argument in tree.args))


def read_arguments(name: str, text: str) -> Call:
    """A function call whose arguments came as JSON. Raises InputError where they are not a JSON object."""
    try:
        arguments = json.loads(text or "{}")
    except ValueError as error:
        raise InputError(
            f"工具 {name} 的参数不是 JSON：{error}", f"the arguments of {name} are not JSON: {error}"
        ) from None
    if not isinstance(arguments, dict):
        raise InputError(f"工具 {name} 的参数应为对象", f"the arguments of {name} are not an object")
    return Call(name, arguments)


def bind(call: Call, method: Callable[..., Any]) -> Mapping[str, Any]:
    """The arguments by their names. Raises InputError that names what is missing or unknown, and what there is."""
    signature = inspect.signature(method)
    try:
        bound = signature.bind(*call.positional, **call.arguments)
    except TypeError as error:
        expected = ", ".join(signature.parameters)
        raise InputError(
            f"{call.name} 的参数不对（{error}）；应为 {call.name}({expected})",
            f"{call.name} is called wrongly ({error}); it is {call.name}({expected})",
        ) from None
    for name, value in bound.arguments.items():
        _require_type(call.name, name, value, signature.parameters[name].annotation)
    return bound.arguments


def _require_type(tool: str, name: str, value: Any, wanted: Any) -> None:
    fits = {str: isinstance(value, str), int: isinstance(value, int), float: isinstance(value, int | float)}
    if wanted in fits and (not fits[wanted] or isinstance(value, bool)):
        kind = {str: ("文本", "text"), int: ("整数", "a whole number"), float: ("数字", "a number")}[wanted]
        raise InputError(
            f"{tool} 的参数 {name} 应为{kind[0]}，得到 {value!r}",
            f"{name} of {tool} is {value!r}, not {kind[1]}",
        )


def _whole_call(text: str) -> str:
    """Up to the bracket that closes the first one, brackets inside quotes aside."""
    depth, quote = 0, ""
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
            if depth == 0:
                return text[: place + 1]
    return text


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Lambda):
        return ast.unparse(node)
    try:
        value = ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        raise _malformed(ast.unparse(node)) from None
    if not isinstance(value, str | int | float | bool | None):
        raise _malformed(ast.unparse(node))
    return value


def _malformed(text: str) -> InputError:
    shown = text if len(text) <= 80 else text[:80] + "…"
    return InputError(
        f'{shown!r} 不是工具调用；请写一个调用，例如 attractions_keys(city="武汉")',
        f'{shown!r} is not a call of a tool; write one call, such as attractions_keys(city="武汉")',
    )
