"""Questions to the tables of the sandbox in SQL: read-only, within limits, answered by a process of their own."""

import pandas as pd
import streamlit as st

from components.look.escape import plain
from core.errors import TripStudioError
from core.sandbox.sandbox import Sandbox
from core.sandbox.sql.asking import ANSWER_ROWS, SECONDS, QueryResult, ask
from core.sandbox.sql.grammar import QUESTION_CHARACTERS
from core.sandbox.storage.schema import TABLES
from studio import services
from studio.i18n import Translate
from studio.state import explore as state
from studio.state import session

EXAMPLES = (
    ("dear", "SELECT city, name, price FROM attractions ORDER BY price DESC LIMIT 20"),
    ("kinds", "SELECT unnest(types) AS kind, count(*) AS n FROM attractions GROUP BY kind ORDER BY n DESC"),
    (
        "fast",
        "SELECT start_city, end_city, min(duration) AS hours, count(*) AS n FROM trains GROUP BY ALL ORDER BY hours",
    ),
)


def show(sandbox: Sandbox, say: Translate) -> None:
    """Draw the box, the tables that can be asked, and the answer to what the address asks."""
    asked = state.question()
    left, right = st.columns([3, 1])
    with left:
        session.choose(state.BOX, asked or EXAMPLES[0][1])
        with st.form("explore_ask", border=False):
            st.text_area(say("explore-question"), height=130, max_chars=QUESTION_CHARACTERS, key=state.BOX)
            st.form_submit_button(
                say("explore-ask"), type="primary", icon=":material/search:", on_click=_ask_typed
            )
        with st.container(horizontal=True):
            for name, example in EXAMPLES:
                st.button(
                    say(f"explore-example-{name}"),
                    on_click=state.ask,
                    args=(example,),
                    key=f"explore_example_{name}",
                )
        st.caption(plain(say("explore-limits", seconds=f"{SECONDS:g}", rows=ANSWER_ROWS)))
        if asked:
            _answer(asked, sandbox, say)
    with right:
        st.markdown(f"**{plain(say('explore-tables'))}**")
        for table, columns in TABLES.items():
            with st.expander(plain(table)):
                st.caption(
                    "  \n".join(f"{plain(name)} · {plain(kind.lower())}" for name, kind in columns.items())
                )


def _ask_typed() -> None:
    state.ask(session.kept(state.BOX, str, ""))


def _answer(asked: str, sandbox: Sandbox, say: Translate) -> None:
    with st.spinner(say("explore-asking"), show_time=False):
        try:
            found = _asked(asked, sandbox.manifest.name, sandbox.manifest.checksum)
        except TripStudioError as error:
            st.error(plain(error.text.stands(say.language)), icon=":material/error:")
            return
    cut = say("explore-cut") if found.is_cut else ""
    st.caption(plain(f"{say('explore-rows', count=len(found.rows))} {cut}"))
    frame = pd.DataFrame([*found.rows], columns=_apart(found.columns))
    st.dataframe(frame, hide_index=True, height=420, alt=say("explore-answer"))


def _apart(columns: tuple[str, ...]) -> list[str]:
    """The names of columns, each once: a table shows no two of a name."""
    seen: dict[str, int] = {}
    apart = []
    for name in columns:
        seen[name] = seen.get(name, 0) + 1
        apart.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return apart


@st.cache_data(max_entries=32, show_spinner=False)
def _asked(question: str, sandbox: str, checksum: str) -> QueryResult:
    return ask(services.library().path(sandbox), question)
