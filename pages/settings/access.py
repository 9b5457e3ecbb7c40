"""Who can reach this studio: what it listens on, which names it answers to, whether one has to sign in."""

import streamlit as st

from components.look.escape import plain
from components.look.palette import SEVERITY_ICON
from studio import services
from studio.i18n import Translate
from studio.settings import LOOPBACK
from studio.state.person import Person


def show(who: Person, say: Translate) -> None:
    """Draw what is the case; nothing of it is changed here."""
    address, port = st.get_option("server.address"), st.get_option("server.port")
    is_alone = address in LOOPBACK
    hosts = services.settings().hosts
    with st.container(border=True, key="settings_access"):
        st.subheader(say("settings-access"))
        icon = SEVERITY_ICON["holds" if is_alone else "unmet"]
        told = say(
            "settings-alone" if is_alone else "settings-open",
            address=str(address or "0.0.0.0"),
            port=str(port),
        )
        st.markdown(f"{icon} {plain(told)}")
        if hosts:
            st.markdown(f"{SEVERITY_ICON['unmet']} {plain(say('settings-hosts', names=', '.join(hosts)))}")
        _sign_in(who, is_alone=is_alone and not hosts, say=say)
        st.caption(plain(say("settings-command")))


def _sign_in(who: Person, *, is_alone: bool, say: Translate) -> None:
    if who.name is not None:
        role = say(f"settings-role-{who.role}")
        st.markdown(f"{SEVERITY_ICON['holds']} {plain(say('settings-signed-in', name=who.name, role=role))}")
    else:
        icon = SEVERITY_ICON["holds" if is_alone else "broken"]
        st.markdown(f"{icon} {plain(say('settings-no-sign-in' if is_alone else 'settings-nobody-asked'))}")
