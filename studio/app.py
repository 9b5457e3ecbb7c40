"""The entry of the studio: what every page has around it, then the page that was asked for."""

from collections.abc import Collection, Mapping
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Literal

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from components.look import page_language, style
from components.look.escape import plain
from core.errors import InputError, TripStudioError
from core.text import Language
from pages import PAGES, PageCard, closed, sign_in
from studio import services
from studio.i18n import LANGUAGES, browser_language, translator
from studio.settings import Settings
from studio.state import address, person, plan, present, presses, session

ASSETS = Path(str(files("assets")))


def main() -> None:
    """Draw the header, then the page of the address."""
    address.begin()
    st.set_page_config(page_title="tripstudio", page_icon=ASSETS / "icon.svg", layout="wide")
    style.show(dark=st.context.theme.type == "dark")
    st.logo(ASSETS / "icon.svg", size="medium")
    with st.container(key="studio_header", horizontal=True, vertical_alignment="center", gap="small"):
        spoken = browser_language(st.context.locale)
        settings = _settings(session.language(spoken))
        who, is_known = person.person(settings), not person.needs_sign_in()
        if is_known:
            _show_account(who, session.language(spoken))
            _choose_sandbox(settings.sandbox, session.language(spoken))
        chosen = services.preferences().of(who.name)
        session.measure_in(chosen.measures)
        _choose_language(chosen.language or spoken)
    say = session.say()
    pages = {
        page.key: st.Page(
            page.render if is_known else sign_in.render,
            title=say(f"page-{page.key}"),
            icon=page.icon,
            # the page where a visit begins stands at the address without a path, and is led to from that of its name
            url_path="" if page is PAGES[0] else page.key,
            default=page is PAGES[0],
        )
        for page in PAGES
        if _is_open(page, who if is_known else None)
    }
    session.remember_pages(pages)
    page_language.tell(say)
    # whoever is yet to sign in is asked to at every address: names of pages would lead to the same
    bar: Literal["top", "hidden"] = "top" if is_known else "hidden"
    st.navigation([*_root(pages), *pages.values(), *_closed(pages)], position=bar).run()
    presses.forget()


def _root(pages: Mapping[str, StreamlitPage]) -> list[StreamlitPage]:
    """What leads on: from `/plan` to where trips are planned, or, where none can be, from the address without a path.

    Then a trip that the address names is presented.
    """
    if (first := PAGES[0].key) in pages:

        def lead_to_it() -> None:
            st.switch_page(pages[first], query_params=_said())

        return [st.Page(lead_to_it, title="tripstudio", url_path=first, visibility="hidden")]

    def lead_on() -> None:
        run = plan.run_id()
        shown = present.link([[run]]) if run is not None and "present" in pages else {}
        st.switch_page(next(iter(pages.values())), query_params={**_said(), **shown})

    return [st.Page(lead_on, title="tripstudio", url_path="start", default=True, visibility="hidden")]


def _said() -> dict[str, str]:
    """What the address says, but for the choices of the header, which say it themselves."""
    said = st.query_params.to_dict()
    return {name: value for name, value in said.items() if name not in (session.LANGUAGE, session.SANDBOX)}


def _closed(pages: Mapping[str, StreamlitPage]) -> list[StreamlitPage]:
    """What stands at the addresses of the pages that are not open: else Streamlit says that there are none."""
    say_so = partial(closed.render, next(iter(pages.values())))
    return [
        st.Page(say_so, title="tripstudio", url_path=page.key, visibility="hidden")
        for page in PAGES
        if page.key not in pages
    ]


def _is_open(page: PageCard, who: person.Person | None) -> bool:
    """Whether a page is for this person, or for anybody yet to sign in (None), who is asked to at each address."""
    is_for_them = who is None or page.for_raters or who.role != "rater"
    return is_for_them and (page.only_show or not services.settings().read_only)


def _show_account(who: person.Person, language: Language) -> None:
    """Who is signed in, and the way out, on every page: of some people the role opens a single one."""
    if who.name is None:
        return
    say = translator(language)
    with st.popover(say("account"), icon=":material/account_circle:", key="account"):
        role = say(f"settings-role-{who.role}")
        st.markdown(plain(say("settings-signed-in", name=who.name, role=role)))
        st.button(say("settings-sign-out"), on_click=st.logout, key="sign_out")


def _choose_language(usual: Language) -> None:
    known = list(LANGUAGES)
    st.segmented_control(
        "语言 / Language",
        known,
        default=usual,
        required=True,
        format_func=LANGUAGES.__getitem__,
        key=session.LANGUAGE,
        bind="query-params",
        label_visibility="collapsed",
    )


def _settings(language: Language) -> Settings:
    """The settings; where they cannot be read, that is said and nothing else is drawn."""
    try:
        return services.settings()
    except InputError as error:
        st.error(plain(error.text.stands(language)))
        st.stop()


def _choose_sandbox(default: str, language: Language) -> None:
    # the usual one comes first: a choice that is made before the box is drawn goes with no other default
    known = [default, *sorted({*services.library().names()} - {default})]
    _follow_trip(known)
    st.selectbox(
        plain(translator(language)("sandbox-choice")),
        known,
        key=session.SANDBOX,
        bind="query-params",
        label_visibility="collapsed",
    )


def _follow_trip(known: Collection[str]) -> None:
    """Let the sandbox of a trip that is opened be the chosen one, before it is drawn; it can be changed from then on."""
    run = plan.newly_opened()
    if run is None:
        return
    try:
        of_trip = services.store().get(run).sandbox
    except TripStudioError:
        # its page says why
        return
    if of_trip in known:
        session.choose(session.SANDBOX, of_trip)


if __name__ == "__main__":
    main()
