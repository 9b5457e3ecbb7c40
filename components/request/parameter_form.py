"""The parameters of a method as a form: a field for each, by the kind of its values."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import streamlit as st

from components.look.escape import Markdown, plain
from core.evaluate.registry import SUITES
from core.model.parameters import (
    Enumerated,
    FreeText,
    Number,
    ParameterValue,
    Setting,
    Several,
    SuiteName,
    Switch,
)
from core.text import Text
from studio.i18n import Translate

_COLUMNS = 2
_SLIDER_STEPS = 12
_LONGEST = 200
OnChange = Callable[[str], None]


def show(
    settings: Sequence[Setting], *, keys: Mapping[str, str], on_change: OnChange, say: Translate
) -> None:
    """Draw the form; its values are under `keys` (by the setting's name) and are there before it is drawn.

    `on_change` hears the name of a setting when its value is let go.
    """
    numbers = [setting for setting in settings if isinstance(setting.kind, Number)]
    for setting in settings:
        if setting not in numbers:
            _field(setting, keys[setting.name], on_change, say)
    columns = st.columns(_COLUMNS, gap="medium")
    for number, setting in enumerate(numbers):
        with columns[number % _COLUMNS]:
            _field(setting, keys[setting.name], on_change, say)


def _field(setting: Setting, key: str, on_change: OnChange, say: Translate) -> None:
    """The widget of one parameter, by the kind of its values."""
    title = plain(setting.told.title.says(say.language))
    about: dict[str, Any] = {
        "help": plain(setting.told.meaning.says(say.language)),
        "key": key,
        "on_change": on_change,
        "args": (setting.name,),
        "persist_state": "session",
    }
    match setting.kind:
        case Number(least, most, is_whole):
            _number(title, least, most, is_whole, about)
        case Enumerated(titles):
            st.selectbox(title, list(titles), format_func=partial(_said, titles, say), **about)
        case SuiteName():
            st.selectbox(title, list(SUITES), **about)
        case Switch():
            st.toggle(title, **about)
        case FreeText():
            st.text_input(title, max_chars=_LONGEST, **about)
        case Several(titles):
            named = titles or {}
            st.multiselect(
                title,
                list(named),
                format_func=partial(_said, named, say),
                accept_new_options=titles is None,
                **about,
            )


def _number(
    title: Markdown, least: float | None, most: float | None, is_whole: bool, about: dict[str, Any]
) -> None:
    """A slider between two bounds; a box where one of them is open."""
    as_kind = int if is_whole else float
    lowest, highest = (None if bound is None else as_kind(bound) for bound in (least, most))
    if lowest is None or highest is None:
        st.number_input(title, lowest, highest, step=as_kind(1), **about)
    else:
        step = 1 if is_whole else (highest - lowest) / _SLIDER_STEPS
        st.slider(title, lowest, highest, step=step, format="%d" if is_whole else "%g", **about)


def _said(titles: Mapping[str, Text], say: Translate, name: str) -> str:
    return titles[name].says(say.language) if name in titles else name


def unusual(
    settings: Sequence[Setting],
    values: Mapping[str, ParameterValue],
    usual: Mapping[str, ParameterValue],
    say: Translate,
) -> list[str]:
    """The parameters that are not as usual, in words: `Saving money ×2`, the title of a choice, `Note: by the sea`."""
    return [
        _told(setting, values[setting.name], say)
        for setting in settings
        if _plain_value(values[setting.name]) != _plain_value(usual[setting.name])
    ]


def _plain_value(value: ParameterValue) -> object:
    """A list is the same whether a form holds it as a list or parameters as a tuple."""
    return list(value) if isinstance(value, list | tuple) else value


def _told(setting: Setting, value: ParameterValue, say: Translate) -> str:
    title = setting.told.title.says(say.language)
    match setting.kind:
        case Enumerated(titles):
            return titles[str(value)].says(say.language)
        case Number(is_whole=False):
            return f"{title} ×{value:g}"
        case Switch():
            return title if value else say("parameter-without", title=title)
        case Several(titles) if isinstance(value, list | tuple):
            listed = say("list-comma").join(_said(titles or {}, say, one) for one in value)
            return f"{title}{say('label-colon')}{listed}"
        case _:
            return f"{title}{say('label-colon')}{value}"
