"""A request that no trip meets: which wishes clash, and changes that work, looked for beside and taken with one click."""

from collections.abc import Iterator
from dataclasses import replace
from time import monotonic

import streamlit as st

from components import conflict
from components.figures import figures
from components.formats import kilometres, yuan
from core.agents.planner import PlannerParameters
from core.agents.registry import AGENTS
from core.dsl.normal.forms import CostCap
from core.model.run import Run
from core.optimize.changes import Change, Dropped, Loosened, number_of
from core.optimize.profile import DEFAULT, Profile
from core.optimize.relax import Relaxation, relaxations
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from pages.plan import changes, matters, reading
from studio import services, state
from studio.i18n import Translate
from studio.jobs import Findings, searches

_TITLES = {"infeasible": "clash-title", "timeout": "clash-timeout"}
POLL = 0.5
"""Seconds between two looks at the changes that are being tried."""
_SECONDS = 10.0
"""How long changes are tried."""


def show(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, say: Translate) -> None:
    """Draw the panel; `unmet` are the wishes, as DSL texts, that the agent proved to clash or that its plan does not meet."""
    if _found(run, unmet, sandbox).is_over:
        _panel(run, unmet, sandbox, say)
    else:
        st.fragment(run_every=POLL)(_panel_again)(run, unmet, sandbox, say)


def _panel_again(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, say: Translate) -> None:
    """The panel while changes are being tried; the page is drawn once more at the end, and then stays."""
    if _found(run, unmet, sandbox).is_over:
        st.rerun()
    _panel(run, unmet, sandbox, say)


def _panel(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, say: Translate) -> None:
    found = _found(run, unmet, sandbox)
    city = run.query.target_city
    wishes = [wish for wish in editing.wishes(run.query) if wish.dsl in unmet]
    taken = conflict.show(
        say(_TITLES.get(run.status, "clash-unmet")),
        run.reason.says(say.language) if run.reason is not None else "",
        wishes=[reading.sentence(wish, sandbox, city, say.language) for wish in wishes],
        ways_out=[(_said(one, run, sandbox, say), _trip(one, say)) for one in found.items],
        is_looking=not found.is_over,
        say=say,
        key="clash",
    )
    if taken is not None:
        state.want(replace(changes.wanted(run), query=found.items[taken].query))
        st.rerun()


def _found(run: Run, unmet: tuple[str, ...], sandbox: Sandbox) -> Findings[Relaxation]:
    profile = _profile(run)

    def search() -> Iterator[Relaxation]:
        ends = monotonic() + _SECONDS
        return relaxations(
            run.query, sandbox, stopped=lambda: monotonic() > ends, suspects=unmet, profile=profile
        )

    key = (run.id, sandbox.manifest.checksum)
    return searches(str(services.settings().home), 1).look(key, search)


def _profile(run: Run) -> Profile:
    """What the trip was to be good at."""
    agent = AGENTS.get(run.agent)
    parameters = None if agent is None else matters.as_planned(run, agent).parameters
    return parameters.aim if isinstance(parameters, PlannerParameters) else DEFAULT


def _said(relaxation: Relaxation, run: Run, sandbox: Sandbox, say: Translate) -> str:
    parts = (_change(change, run, sandbox, say) for change in relaxation.changes)
    return say("list-comma").join(parts)


def _change(change: Change, run: Run, sandbox: Sandbox, say: Translate) -> str:
    city = run.query.target_city
    match change:
        case Dropped(source):
            wish = editing.written(source)
            return say("relax-without", wish=reading.sentence(wish, sandbox, city, say.language))
        case Loosened(CostCap("total", at_most, "trip"), before):
            return say("relax-budget", budget=yuan(at_most), before=yuan(number_of(before)))
        case Loosened(limit, before):
            said = reading.sentence(editing.wish(limit), sandbox, city, say.language)
            was = yuan(before.at_most) if isinstance(before, CostCap) else kilometres(before.km, say)
            return say("relax-cap", wish=said, before=was)
        case _:
            return say("relax-days", days=change.days, before=change.instead_of)


def _trip(relaxation: Relaxation, say: Translate) -> str:
    """What the trip is with the change."""
    counts = figures(relaxation.plan)
    return f"{yuan(relaxation.plan.total_cost)} · {say('verdict-sights', count=counts.sights)}"
