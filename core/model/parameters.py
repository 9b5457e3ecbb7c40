"""Parameters of a method: typed values from which the page builds its form and the command its options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic.fields import FieldInfo

from core.errors import InputError
from core.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    """What a parameter is, in the annotation of its field: a title, what it does in a sentence, and titles of its choices."""

    title: Text
    meaning: Text
    choices: Mapping[str, Text] | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """One parameter: a number from `least` to `most`, or one of `choices` by their names."""

    name: str
    told: Told
    default: float | str
    least: float = 0.0
    most: float = 0.0
    choices: Mapping[str, Text] | None = None


class Parameters(BaseModel):
    """Base of a method's parameters: each field is a number with bounds or one of some names, and has its `Told`."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)

    @classmethod
    def settings(cls) -> tuple[Setting, ...]:
        """All parameters in the order in which they are declared."""
        schema = cls.model_json_schema()["properties"]
        return tuple(_setting(name, field, schema[name]) for name, field in cls.model_fields.items())

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Self:
        """The parameters with these values; numbers may be given as text. Raises InputError naming what is wrong."""
        try:
            return cls.model_validate(dict(values))
        except ValidationError as error:
            raise _wrong(cls, str(error.errors()[0]["loc"][0]), values) from None


def _setting(name: str, field: FieldInfo, schema: Mapping[str, Any]) -> Setting:
    told = next(
        (one for one in field.metadata if isinstance(one, Told)), Told(Text(name, name), Text("", ""))
    )
    if "enum" in schema:
        named = {choice: Text(choice, choice) for choice in schema["enum"]}
        return Setting(name, told, field.default, choices={**named, **(told.choices or {})})
    return Setting(name, told, field.default, schema["minimum"], schema["maximum"])


def _wrong(parameters: type[Parameters], name: str, values: Mapping[str, object]) -> InputError:
    settings = {setting.name: setting for setting in parameters.settings()}
    if name not in settings:
        listed = ", ".join(settings)
        return InputError(
            f"没有名为 {name!r} 的参数，有：{listed}", f"there is no parameter {name!r}; there are {listed}"
        )
    setting, given = settings[name], values.get(name)
    if setting.choices is not None:
        listed = ", ".join(setting.choices)
        return InputError(
            f"参数 {name} 不能是 {given!r}，可选：{listed}",
            f"{name} cannot be {given!r}; choose from {listed}",
        )
    return InputError(
        f"参数 {name} 不能是 {given!r}，应是 {setting.least:g} 到 {setting.most:g} 的数",
        f"{name} cannot be {given!r}; it is a number from {setting.least:g} to {setting.most:g}",
    )
