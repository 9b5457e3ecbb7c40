"""The choice of the trips that are compared, and what each is called."""

from collections.abc import Mapping, Sequence

import streamlit as st

from components.look.escape import plain
from components.look.formats import told_apart
from core.agents.registry import AGENTS
from core.bench.files.trip_files import FROM_FILE
from core.bench.scenarios import scenarios
from core.model.run import Run
from core.sandbox.names.place_names import city_names
from core.text import Naming, shown
from studio import services
from studio.i18n import Translate
from studio.state import compare, session

_FEWEST = 2
"""Trips that make a comparison: so many menus are always there."""


def choose(offered: list[Run], named: list[Run], say: Translate) -> None:
    """Draw a menu for each trip that the address names and one for another trip; what they choose changes the address."""
    known = {run.id: run for run in (*named, *offered)}
    labels = told_apart({name: shown(_told(run, say)) for name, run in known.items()})
    chosen = [run.id for run in named]
    for number, letter in enumerate(compare.LETTERS[: max(_FEWEST, len(chosen) + 1)]):
        if number == 1 and len(chosen) > 1:
            st.button(
                say("compare-swap"),
                icon=":material/swap_horiz:",
                key="compare_swap",
                on_click=compare.show,
                args=([chosen[1], chosen[0], *chosen[2:]],),
            )
        _menu(number, letter, chosen, labels, say)


def _menu(number: int, letter: str, chosen: list[str], labels: Mapping[str, str], say: Translate) -> None:
    key = f"{compare.CHOICE}-{number}"
    session.choose(key, chosen[number] if number < len(chosen) else None)
    slot = "taken" if number < max(_FEWEST, len(chosen)) else "free"
    with st.container(
        key=f"compare_{slot}_{number}", horizontal=True, vertical_alignment="center", gap="xsmall"
    ):
        st.html(f'<b class="letter" aria-hidden="true">{letter}</b>', width="content")
        st.selectbox(
            say("compare-choice", letter=plain(letter)),
            list(labels),
            # what has nothing at first can be emptied again
            index=None,
            format_func=labels.__getitem__,
            placeholder=say("missing-choose") if number < _FEWEST else say("compare-another"),
            on_change=lambda: compare.show(chosen_now(chosen, number, session.handed_back(key))),
            key=key,
            label_visibility="collapsed",
        )


def chosen_now(chosen: Sequence[str], number: int, taken: object) -> list[str]:
    """The trips once one is taken in the menu of this number (None: none any more); one that another menu has changes places."""
    now = list(chosen)
    if taken is None:
        del now[number : number + 1]
    elif isinstance(taken, str) and number < len(now):
        if taken in now:
            now[now.index(taken)] = now[number]
        now[number] = taken
    elif isinstance(taken, str) and taken not in now:
        now.append(taken)
    return now


def day(longest: int, say: Translate) -> int | None:
    """Draw the choice of a day, or of all (None); maps and strips follow it, and so does the address."""
    options = [0, *range(1, longest + 1)]
    chosen = compare.day() if compare.day() in options else 0
    session.choose(compare.DAY_CHOICE, chosen)
    st.segmented_control(
        say("day-filter"),
        options,
        format_func=lambda one: say("day", day=one) if one else say("day-all"),
        key=compare.DAY_CHOICE,
        on_change=lambda: compare.choose_day(session.kept(compare.DAY_CHOICE, int, 0)),
        label_visibility="collapsed",
        required=True,
    )
    return chosen or None


def _told(run: Run, say: Translate) -> str:
    """What a trip is called in the choice: where it goes, who planned it or what was changed by hand, and when."""
    when = "" if run.id in scenarios(say.language) else f"{run.created.astimezone():%m-%d %H:%M}"
    ends = (run.query.start_city, run.query.target_city)
    way = " → ".join(_called(run, say)(city) for city in ends if city is not None)
    told = (way or run.query.text[:40] or run.id, title(run, say), when)
    return " · ".join(part for part in told if part)


def _called(run: Run, say: Translate) -> Naming:
    known = services.has_data(run.sandbox)
    return city_names(services.sandbox(run.sandbox), say.language) if known else str


def title(run: Run, say: Translate) -> str:
    """What a version changed, or who planned a trip, by the name that people know."""
    if run.change is not None:
        return run.change.says(say.language)
    if run.id in scenarios(say.language):
        return say("compare-example-title", name=run.query.uid)
    if run.agent in AGENTS:
        return AGENTS[run.agent].card.title.says(say.language)
    return say("status-opened") if run.agent in ("", FROM_FILE) else run.agent
