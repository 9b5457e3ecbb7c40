"""The parameters of a method as a form: a choice for each that has names, a slider for each that is a number."""

from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from components.escape import plain
from core.model.parameters import Setting
from studio.i18n import Translate

_COLUMNS = 2
_STEPS = 12


def show(
    settings: Sequence[Setting], *, keys: Mapping[str, str], on_change: Callable[[str], None], say: Translate
) -> None:
    """Draw the form; its values are under `keys` (by the setting's name) and are there before it is drawn.

    `on_change` hears the name of a setting when its value is let go.
    """
    named = [setting for setting in settings if setting.choices is not None]
    numbers = [setting for setting in settings if setting.choices is None]
    for setting in named:
        _select(setting, keys[setting.name], on_change, say)
    columns = st.columns(_COLUMNS, gap="medium")
    for number, setting in enumerate(numbers):
        with columns[number % _COLUMNS]:
            st.slider(
                plain(setting.told.title.says(say.language)),
                float(setting.least),
                float(setting.most),
                step=(setting.most - setting.least) / _STEPS,
                format="%g",
                help=plain(setting.told.meaning.says(say.language)),
                key=keys[setting.name],
                on_change=on_change,
                args=(setting.name,),
                persist_state="session",
            )


def _select(setting: Setting, key: str, on_change: Callable[[str], None], say: Translate) -> None:
    choices = setting.choices or {}
    st.selectbox(
        plain(setting.told.title.says(say.language)),
        list(choices),
        format_func=lambda name: choices[name].says(say.language),
        help=plain(setting.told.meaning.says(say.language)),
        key=key,
        on_change=on_change,
        args=(setting.name,),
        persist_state="session",
    )


def unusual(
    settings: Sequence[Setting],
    values: Mapping[str, float | str],
    usual: Mapping[str, float | str],
    say: Translate,
) -> list[str]:
    """The parameters that are not as usual, in words: `Saving money ×2`, or the title of the choice."""
    told = []
    for setting in settings:
        value = values[setting.name]
        if value == usual[setting.name]:
            continue
        if setting.choices is not None:
            told.append(setting.choices[str(value)].says(say.language))
        else:
            told.append(f"{setting.told.title.says(say.language)} ×{value:g}")
    return told
