"""Parameters of a method: typed values from which the page builds its form and the command its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from core.errors import InputError
from core.text import Text

ParameterValue = bool | float | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ParameterText:
    """What a parameter is, in the annotation of its field: a title, what it does in a sentence, and titles of its choices."""

    title: Text
    meaning: Text
    choices: Mapping[str, Text] | None = None


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds (None: without a bound on that side), whole or not."""

    least: float | None
    most: float | None
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class Enumerated:
    """One of some names, each with its title."""

    titles: Mapping[str, Text]


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class FreeText:
    """Any text."""


@dataclass(frozen=True, slots=True)
class Several:
    """A list of texts, in its order: of some names with their titles, or of any texts where `titles` is None."""

    titles: Mapping[str, Text] | None = None


@dataclass(frozen=True, slots=True)
class SuiteName:
    """One of the suites that judge plans, in the annotation of a text: only those who may see the grader can list them."""


ParameterKind = Number | Enumerated | Switch | FreeText | Several | SuiteName


@dataclass(frozen=True, slots=True)
class Setting:
    """One parameter: its name, what it is, its usual value, and what values it takes."""

    name: str
    told: ParameterText
    default: ParameterValue
    kind: ParameterKind

    @property
    def values(self) -> Text:
        """What values it takes, in words."""
        return _values(self.kind)


class Parameters(BaseModel):
    """Base of a method's parameters.

    A field is a number (`int` or `float`, with its bounds), a `Literal` of names, a `bool`, a `str` (that of a suite
    with `SuiteName` in its annotation), or a tuple of texts or of such names; each has a default and its `ParameterText`. In a command a list is written with commas.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    @classmethod
    @cache
    def settings(cls) -> tuple[Setting, ...]:
        """All parameters in the order in which they are declared. Raises TypeError for a field of no kind of these."""
        schema = cls.model_json_schema()["properties"]
        return tuple(_setting(name, field, schema[name]) for name, field in cls.model_fields.items())

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """The parameters with these values; each may be given as text. Raises InputError naming what is wrong."""
        lists = {setting.name for setting in cls.settings() if isinstance(setting.kind, Several)}
        given = {name: _listed(value) if name in lists else value for name, value in values.items()}
        try:
            return cls.model_validate(given)
        except ValidationError as error:
            raise _wrong(cls, error, values) from None


def _listed(value: object) -> object:
    if not isinstance(value, str):
        return value
    return tuple(part.strip() for part in value.split(",") if part.strip())


def _setting(name: str, field: FieldInfo, schema: Mapping[str, Any]) -> Setting:
    told = next(
        (one for one in field.metadata if isinstance(one, ParameterText)),
        ParameterText(Text(name, name), Text("", "")),
    )
    suite = next((one for one in field.metadata if isinstance(one, SuiteName)), None)
    return Setting(name=name, told=told, default=field.default, kind=suite or _kind(name, schema, told))


def _kind(name: str, schema: Mapping[str, Any], told: ParameterText) -> ParameterKind:
    if "enum" in schema or "const" in schema:
        return Enumerated(_titles(schema, told))
    match schema.get("type"):
        case "number" | "integer" as number:
            return Number(schema.get("minimum"), schema.get("maximum"), is_whole=number == "integer")
        case "boolean":
            return Switch()
        case "string":
            return FreeText()
        case "array" if "enum" in schema["items"]:
            return Several(_titles(schema["items"], told))
        case "array" if schema["items"].get("type") == "string":
            return Several()
    raise TypeError(
        f"the parameter {name} is no number, name, yes or no, text, nor a list of texts: {schema}"
    )


def _titles(schema: Mapping[str, Any], told: ParameterText) -> Mapping[str, Text]:
    names = schema.get("enum") or [schema["const"]]
    return {**{name: Text(name, name) for name in names}, **(told.choices or {})}


def _values(kind: ParameterKind) -> Text:
    match kind:
        case Number(least, most, is_whole):
            zh, en = ("整数", "a whole number") if is_whole else ("数", "a number")
            if least is not None and most is not None:
                return Text(f"{least:g} 到 {most:g} 的{zh}", f"{en} from {least:g} to {most:g}")
            if least is not None:
                return Text(f"不小于 {least:g} 的{zh}", f"{en} of {least:g} or more")
            return Text(zh, en) if most is None else Text(f"不大于 {most:g} 的{zh}", f"{en} up to {most:g}")
        case Enumerated(titles):
            return Text(f"其中之一：{', '.join(titles)}", f"one of {', '.join(titles)}")
        case Switch():
            return Text("yes 或 no", "yes or no")
        case FreeText():
            return Text("文本", "text")
        case SuiteName():
            return Text("一套评测的名字", "the name of a suite")
        case Several(None):
            return Text("用逗号分开的文本", "texts with commas between them")
        case Several(titles):
            listed = ", ".join(titles or ())
            return Text(f"用逗号分开的若干项：{listed}", f"some of these, with commas between them: {listed}")


def _wrong(parameters: type[Parameters], error: ValidationError, values: Mapping[str, object]) -> InputError:
    first = error.errors()[0]
    if not first["loc"]:
        return InputError(
            f"参数不能这样一起用：{first['msg']}", f"parameters that do not fit: {first['msg']}"
        )
    name = str(first["loc"][0])
    settings = {setting.name: setting for setting in parameters.settings()}
    if name not in settings:
        listed = ", ".join(settings)
        return InputError(
            f"没有名为 {name!r} 的参数，有：{listed}", f"there is no parameter {name!r}; there are {listed}"
        )
    given, expected = values.get(name), settings[name].values
    return InputError(
        f"参数 {name} 不能是 {given!r}，应是{expected.zh}", f"{name} cannot be {given!r}; it is {expected.en}"
    )
