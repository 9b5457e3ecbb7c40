"""A request that no trip meets: which wishes clash, and changes that work, looked for beside and taken with one click."""

from collections.abc import Iterator
from time import monotonic

import streamlit as st

from components import conflict
from components.figures import figures
from components.formats import yuan
from core.agents.protocol import Context
from core.agents.registry import AGENTS
from core.bench.relaxing import Change, Dearer, Dropped, Planning, Relaxation, relaxations
from core.model.run import Run
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from pages.plan import matters, reading
from studio import services, state
from studio.i18n import Translate
from studio.jobs import Findings, searches

_TITLES = {"infeasible": "clash-title", "timeout": "clash-timeout"}
POLL = 0.5
"""Seconds between two looks at the changes that are being tried."""
_EACH, _ALL = 3.0, 10.0
"""Seconds at most for each change that is tried, and after which no other is tried."""


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
        state.want(found.items[taken].query)
        st.rerun()


def _found(run: Run, unmet: tuple[str, ...], sandbox: Sandbox) -> Findings[Relaxation]:
    settings = services.settings()
    agent = matters.as_planned(run, AGENTS.get(run.agent) or next(iter(AGENTS.values())))
    context = Context(seed=run.seed, time_limit=_EACH)

    def search() -> Iterator[Relaxation]:
        return relaxations(run.query, unmet, Planning(agent, sandbox, context, monotonic() + _ALL))

    return searches(str(settings.home), 1).look((run.id, sandbox.manifest.checksum), search)


def _said(relaxation: Relaxation, run: Run, sandbox: Sandbox, say: Translate) -> str:
    parts = (_change(change, run, sandbox, say) for change in relaxation.changes)
    return say("list-comma").join(parts)


def _change(change: Change, run: Run, sandbox: Sandbox, say: Translate) -> str:
    city = run.query.target_city
    match change:
        case Dropped(wish):
            return say("relax-without", wish=reading.sentence(wish, sandbox, city, say.language))
        case Dearer(cap, before) if (cap.category, cap.unit) == ("total", "trip"):
            return say("relax-budget", budget=yuan(cap.at_most), before=yuan(before.at_most))
        case Dearer(cap, before):
            said = reading.sentence(editing.wish(cap), sandbox, city, say.language)
            return say("relax-cap", wish=said, before=yuan(before.at_most))
        case _:
            return say("relax-days", days=change.days, before=change.instead_of)


def _trip(relaxation: Relaxation, say: Translate) -> str:
    """What the trip is with the change."""
    counts = figures(relaxation.plan)
    return f"{yuan(relaxation.plan.total_cost)} · {say('verdict-sights', count=counts.sights)}"
