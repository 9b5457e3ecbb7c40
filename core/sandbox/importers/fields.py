"""One row or record of a source, read by column with its type; every complaint names file, line and remedy."""

import re
from collections.abc import Callable, Mapping

from core.errors import SandboxError
from core.sandbox.places import Position
from core.text import short

CELL_CHARACTERS = 10_000
_LARGEST = 1e9
_CLOCK = re.compile(r"([0-9]{1,2}):([0-5][0-9])")


def complaint(file: str, line: int, zh: str, en: str) -> SandboxError:
    """An error about a line of a file of the source; lines count from 1."""
    return SandboxError(f"{file} 第 {line} 行：{zh}", f"{file}, line {line}: {en}")


class Fields:
    """The values of one row by column name. `line` is asked for only when something is wrong."""

    def __init__(self, values: Mapping[str, object], file: str, line: Callable[[], int]) -> None:
        self._values, self._file, self._line = values, file, line

    def wrong(self, zh: str, en: str) -> SandboxError:
        """An error about this row."""
        return complaint(self._file, self._line(), zh, en)

    def _value(self, column: str) -> object:
        try:
            return self._values[column]
        except KeyError:
            raise self.wrong(f"缺少 {column!r}，请补上", f"{column!r} is missing: add it") from None

    def text(self, column: str) -> str:
        """The text as it is, which may be empty. Raises SandboxError where it is not a text, or not of whole characters."""
        value = self._value(column)
        if not isinstance(value, str):
            raise self.wrong(
                f"{column} 应为文字，却是 {short(value)}", f"{column} must be a text, not {short(value)}"
            )
        if len(value) > CELL_CHARACTERS:
            raise self.wrong(
                f"{column} 超过 {CELL_CHARACTERS:,} 字的上限",
                f"{column} has more than {CELL_CHARACTERS:,} characters, which is the limit",
            )
        try:
            value.encode()
        except UnicodeEncodeError:
            raise self.wrong(
                f"{column} 含残缺字符 {short(value)}，请改正",
                f"{column} has half a character in {short(value)}: correct it",
            ) from None
        return value

    def name(self, column: str) -> str:
        """A text that is not blank."""
        value = self.text(column).strip()
        if not value:
            raise self.wrong(f"{column} 为空，请填写", f"{column} is empty: fill it in")
        return value

    def number(self, column: str) -> float:
        """A number of at most a thousand million, whether written as a number or as a text."""
        value = self._value(column)
        try:
            if isinstance(value, bool) or not isinstance(value, (int, float, str)):
                raise ValueError
            number = float(value)
            # which holds for nan too
            if not abs(number) <= _LARGEST:
                raise ValueError
        except (ValueError, OverflowError):
            raise self.wrong(
                f"{column} 应为数字，却是 {short(value)}，请改正",
                f"{column} must be a number, not {short(value)}: correct it",
            ) from None
        return number

    def optional_number(self, column: str) -> float | None:
        """A number, or None where the cell is blank."""
        return None if str(self._value(column)).strip() == "" else self.number(column)

    def whole(self, column: str) -> int:
        """A whole number; `2.0` is one."""
        number = self.number(column)
        if number != int(number):
            raise self.wrong(
                f"{column} 应为整数，却是 {number!r}，请改正",
                f"{column} must be a whole number, not {number!r}: correct it",
            )
        return int(number)

    def optional_whole(self, column: str) -> int | None:
        """A whole number, or None where the cell is blank."""
        return None if str(self._value(column)).strip() == "" else self.whole(column)

    def clock(self, column: str) -> int:
        """Minutes since midnight of a clock time such as `9:00`, `09:00` or `24:30`."""
        value = self._value(column)
        match = _CLOCK.fullmatch(value.strip()) if isinstance(value, str) else None
        if match is None:
            raise self.wrong(
                f"{column} 应为 HH:MM 形式的时间，却是 {short(value)}，请改正",
                f"{column} must be a clock time HH:MM, not {short(value)}: correct it",
            )
        return int(match[1]) * 60 + int(match[2])

    def position(self) -> Position:
        """The position in `lat` and `lon`, inside the range of degrees: a latitude beyond 90 tells of swapped columns."""
        lat, lon = self.number("lat"), self.number("lon")
        if not (-90 <= lat <= 90 and -180 <= lon <= 180):
            raise self.wrong(
                f"坐标 ({lat}, {lon}) 超出范围，纬度和经度是否写反了？",
                f"the position ({lat}, {lon}) is out of range: are latitude and longitude swapped?",
            )
        return Position(lat, lon)
