"""Language models: which servers can be asked, whether they answer, and new ones. A key is never shown nor in a file."""

import streamlit as st

from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from core.errors import TripStudioError
from core.llm.connect import connect
from core.llm.profile import Profile, forget_key, keep_key, read_profile
from core.llm.profiles import ENVIRONMENT, ProfileStore
from core.model.report import Severity
from studio import services
from studio.i18n import Translate
from studio.state import presses, session
from studio.state import settings as state

_FIELDS = tuple(f"settings_model_{name}" for name in ("name", "address", "model", "variable", "key"))
_LEVELS: dict[str, Severity] = {"good": "holds", "note": "unmet", "fault": "broken"}


def show(say: Translate) -> None:
    """Draw the profiles with a test for each, and the form for a new one."""
    with st.container(border=True, key="settings_models"):
        st.subheader(say("settings-models"))
        st.caption(plain(say("settings-models-about")))
        try:
            profiles = services.model_profiles()
        except TripStudioError as error:
            st.error(plain(error.text.stands(say.language)), icon=":material/error:")
            return
        for profile in profiles:
            _profile(profile, say)
        _undo(say)
        if not profiles:
            st.markdown(plain(say("settings-no-models")))
        with st.expander(say("settings-model-new"), icon=":material/add:"):
            _new(say)


def _profile(profile: Profile, say: Translate) -> None:
    with st.container(horizontal=True, vertical_alignment="center", key=f"model-{profile.name}"):
        st.markdown(f"**{plain(profile.name)}** · {plain(profile.model)}", width="stretch")
        test = presses.kept(f"test-{profile.name}")
        st.button(say("settings-test"), key=test.key, icon=":material/network_check:", on_click=test.press)
        if profile.name != ENVIRONMENT:
            st.button(
                say("settings-remove"),
                key=f"remove-{profile.name}",
                on_click=_remove,
                args=(profile,),
                type="tertiary",
            )
    st.caption(plain(f"{profile.base_url} · {_where_the_key_is(profile, say)}"))
    if test.was_pressed():
        _test(profile, say)


def _where_the_key_is(profile: Profile, say: Translate) -> str:
    if profile.key_in_keyring:
        return say("settings-key-keyring")
    return say("settings-key-variable", name=profile.key_env) if profile.key_env else say("settings-key-none")


def _test(profile: Profile, say: Translate) -> None:
    """Ask the server a little, and tell what works as it is found."""
    # the SDK behind it is slow to load, and whoever looks at the settings does not wait for it
    from core.llm.check import check

    with st.status(say("settings-testing"), expanded=True) as status:
        is_usable = True
        try:
            client = connect(profile, attempts=1)
            try:
                for found in check(client):
                    is_usable &= found.level != "fault"
                    icon = SEVERITY_ICON[_LEVELS[found.level]]
                    st.markdown(f"{icon} {plain(found.message.says(say.language))}")
            finally:
                client.close()
        except TripStudioError as error:
            is_usable = False
            st.markdown(f"{SEVERITY_ICON['broken']} {plain(error.text.stands(say.language))}")
        status.update(
            label=say("settings-test-good" if is_usable else "settings-test-bad"),
            state="complete" if is_usable else "error",
            # a status that ends closes itself, and what was found would be out of sight
            expanded=True,
        )


def _remove(profile: Profile) -> None:
    try:
        ProfileStore(services.settings().home).remove(profile.name)
        state.remember_removed(profile, None)
        if profile.key_in_keyring:
            state.remember_removed(profile, forget_key(profile.name))
    except TripStudioError as error:
        state.tell(error.text)


def _undo(say: Translate) -> None:
    """The profile that was removed last, and the way back."""
    removed = state.removed()
    if removed is None:
        return
    with st.container(horizontal=True, vertical_alignment="center", key="settings_model_undo"):
        st.markdown(plain(say("settings-model-removed", name=removed[0].name)), width="content")
        st.button(say("undo"), icon=":material/undo:", on_click=_take_back, key="settings_model_undo_key")


def _take_back() -> None:
    """Keep the removed profile again, and its key in the keyring."""
    removed = state.removed()
    if removed is None:
        return
    profile, key = removed
    try:
        if key is not None:
            keep_key(profile.name, key)
        ProfileStore(services.settings().home).add(profile)
    except TripStudioError as error:
        state.tell(error.text)
        return
    state.forget_removed()


def _new(say: Translate) -> None:
    with st.form("settings_model_form", border=False):
        name, address, model, variable, key = _FIELDS
        st.text_input(say("settings-model-name"), max_chars=64, placeholder="deepseek", key=name)
        st.text_input(
            say("settings-model-address"),
            max_chars=500,
            placeholder="https://api.example.org/v1",
            key=address,
        )
        st.text_input(say("settings-model-model"), max_chars=200, key=model)
        st.text_input(
            say("settings-model-variable"), max_chars=200, placeholder="OPENAI_API_KEY", key=variable
        )
        st.text_input(say("settings-model-key"), type="password", max_chars=500, autocomplete="off", key=key)
        # at once: what was kept is no longer in the fields in the next run of the page, what was refused still is
        st.form_submit_button(say("settings-model-add"), type="primary", on_click=_add_what_is_typed)
    fault = state.fault()
    if fault is not None:
        st.error(plain(fault.stands(say.language)), icon=":material/error:")


def _add_what_is_typed() -> None:
    _add(*(str(session.handed_back(field) or "").strip() for field in _FIELDS))


def _add(name: str, address: str, model: str, variable: str, key: str) -> None:
    """Keep a profile; a key that was typed goes to the system's keyring, before the profile says that it is there."""
    try:
        profile = read_profile(
            {
                "name": name,
                "base_url": address,
                "model": model,
                "key_env": None if key else variable or None,
                "key_in_keyring": bool(key),
            }
        )
        if key:
            keep_key(name, key)
        ProfileStore(services.settings().home).add(profile)
    except TripStudioError as error:
        state.tell(error.text)
        return
    # taking back the one that had this name would overwrite it
    if (removed := state.removed()) is not None and removed[0].name == name:
        state.forget_removed()
    state.empty(_FIELDS)
