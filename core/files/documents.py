"""JSON that anybody wrote, read within limits: what a document may not be is told, and never a surprise later on."""

import json
import math
import re
from typing import Any, NoReturn

from core.errors import DocumentError
from core.text import Text

MOST_CHARACTERS = 64 * 1024**2
DEEPEST = 100
MOST_DIGITS = 300
"""As many as the largest double has: a longer number is none that anything is measured in."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")


def read_json(text: str) -> Any:
    """The value of a JSON document (RFC 8259). Raises DocumentError that says what is wrong or which limit it passes.

    `NaN` and `Infinity`, which JSON does not have, and half a character (a lone surrogate) are refused.
    """
    return _read(text, _refuse_constant)


def read_delivered_json(text: str) -> Any:
    """The same for what a method delivered: `NaN` and `Infinity` stay, for the suites to judge."""
    return _read(text, float)


def _read(text: str, constant: Any) -> Any:
    if len(text) > MOST_CHARACTERS:
        raise _beyond("字符数", "characters", MOST_CHARACTERS)
    if _depth(text) > DEEPEST:
        raise _beyond("嵌套层数", "levels of nesting", DEEPEST)
    try:
        value = json.loads(text, parse_int=_whole, parse_float=_decimal(constant), parse_constant=constant)
    except json.JSONDecodeError as error:
        raise DocumentError(_not_json(error)) from error
    if "\\u" in text:
        _refuse_half_characters(value)
    return value


def _depth(text: str) -> int:
    """How deeply arrays and objects lie in each other; a text that is not JSON has a depth all the same."""
    depth = deepest = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise _beyond("数字的位数", "digits in a number", MOST_DIGITS)
    return int(digits)


def _decimal(constant: Any) -> Any:
    def read(digits: str) -> float:
        if len(digits) > MOST_DIGITS:
            raise _beyond("数字的位数", "digits in a number", MOST_DIGITS)
        number = float(digits)
        return number if math.isfinite(number) else float(constant(digits))

    return read


def _refuse_constant(name: str) -> NoReturn:
    raise DocumentError(
        Text(f"{name} 不是 JSON 的数字，请改正", f"{name} is not a number of JSON: correct it")
    )


def _refuse_half_characters(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        half = f"\\u{ord(error.object[error.start]):04x}"
        raise DocumentError(
            Text(f"含残缺字符 {half}，请改正", f"it holds half a character, {half}: correct it")
        ) from None


def _beyond(zh: str, en: str, most: int) -> DocumentError:
    return DocumentError(
        Text(f"{zh}超过 {most:,} 的上限", f"it has more than {most:,} {en}, which is the limit")
    )


def _not_json(error: json.JSONDecodeError) -> Text:
    at_zh = f"第 {error.lineno} 行第 {error.colno} 列" if error.lineno > 1 else f"第 {error.colno} 列"
    at_en = f"line {error.lineno}, column {error.colno}" if error.lineno > 1 else f"column {error.colno}"
    return Text(f"{at_zh}不是 JSON", f"it is not JSON at {at_en}")
