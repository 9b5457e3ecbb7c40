"""How one reads: the language of the next visits, the currency with its rate, miles or kilometres."""

import streamlit as st

from components.look.escape import plain
from components.look.formats import exact_money, kilometres
from core.errors import TripStudioError
from studio import services
from studio.i18n import LANGUAGES, USUAL, Translate, translator
from studio.preferences import CURRENCIES, Preferences
from studio.state import session
from studio.state import settings as state
from studio.state.person import Person


def show(who: Person, say: Translate) -> None:
    """Draw the choices; each is kept as soon as it is made."""
    chosen = services.preferences().of(who.name)
    with st.container(border=True, key="settings_display"):
        st.subheader(say("settings-reading"))
        _language(chosen, who, say)
        with st.container(horizontal=True, vertical_alignment="bottom"):
            currency = st.selectbox(
                say("settings-currency"),
                CURRENCIES,
                index=CURRENCIES.index(chosen.currency) if chosen.currency in CURRENCIES else 0,
                key=state.CURRENCY,
                width=140,
            )
            rate: float | None = 1.0
            if currency != "CNY":
                rate = st.number_input(
                    plain(say("settings-rate", currency=currency)),
                    min_value=0.0001,
                    max_value=1e6,
                    value=chosen.rate if chosen.currency == currency else None,
                    step=0.01,
                    format="%.4f",
                    key=f"{state.RATE}-{currency}",
                    width=220,
                )
        in_miles = st.segmented_control(
            say("settings-distance"),
            [False, True],
            default=chosen.in_miles,
            required=True,
            format_func=lambda miles: say("settings-miles" if miles else "settings-kilometres"),
            key=state.MILES,
        )
        wanted = chosen.model_copy(update={"in_miles": bool(in_miles)})
        if rate is None:
            # in a currency without a rate every price would be wrong
            st.markdown(plain(f"▲ {say('settings-rate-missing')}"))
        else:
            wanted = wanted.model_copy(update={"currency": currency, "rate": rate})
        _keep(wanted, chosen, who, say)


def _language(chosen: Preferences, who: Person, say: Translate) -> None:
    # the header has the language of this visit: where that changes, this is another widget
    key = f"{state.LANGUAGE}-{say.language}"

    def speak() -> None:
        wanted = state.language(key)
        try:
            services.preferences().keep(who.name, chosen.model_copy(update={"language": wanted}))
        except TripStudioError as error:
            state.tell(error.text)
            return
        session.choose(session.LANGUAGE, wanted)

    st.segmented_control(
        say("settings-language"),
        list(LANGUAGES),
        default=say.language,
        required=True,
        format_func=LANGUAGES.__getitem__,
        key=key,
        on_change=speak,
    )


def _keep(wanted: Preferences, chosen: Preferences, who: Person, say: Translate) -> None:
    shown = translator(say.language, wanted.measures)
    if wanted.measures != USUAL:
        example = say("settings-example", money=exact_money(1000, shown), distance=kilometres(10, shown))
        st.caption(plain(example))
    st.caption(plain(say("settings-display-only")))
    if wanted == chosen:
        return
    try:
        services.preferences().keep(who.name, wanted)
    except TripStudioError as error:
        st.error(plain(error.text.stands(say.language)), icon=":material/error:")
        return
    session.measure_in(wanted.measures)
    st.rerun()
