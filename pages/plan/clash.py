"""A request that no trip meets: which wishes clash, and changes that work, looked for beside and taken with one click."""

from functools import partial

import streamlit as st

from components.look.escape import plain
from components.look.formats import exact_money, kilometres, money
from components.request import conflict
from components.request.conflict import WayOut
from components.trip.figures import figures
from core.bench.pool.beside import ways_out
from core.dsl.families.costs import CostCap
from core.editing import locking
from core.model.locks import NOTHING_LOCKED
from core.model.run import Run, Wanted
from core.optimize.advice.changes import Dropped, Loosened, RequestChange, number_of
from core.optimize.advice.ways_out import Relaxation
from core.sandbox.names.place_names import city_names
from core.sandbox.sandbox import Sandbox
from core.understand import editing
from studio import services
from studio.i18n import Translate
from studio.panels import wording
from studio.state import plan as state
from studio.work.jobs import searches
from studio.work.searches import POLL, Findings

_TITLES = {"infeasible": "clash-title", "unsolved": "clash-unsolved", "timeout": "clash-timeout"}
_CHANGES_SECONDS = 30.0
"""How long changes are tried."""


def show(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, say: Translate) -> None:
    """Draw the panel; `unmet` are the wishes, as DSL texts, that the agent proved to clash or that its plan does not meet."""
    if run.status != "infeasible" and locking.differences(NOTHING_LOCKED, run.locks):
        _panel(run, unmet, [_without_locks(run, say)], False, sandbox, say)
    else:
        # the same fragment before and after the end: a click at that very moment still finds it
        is_over = _found(run, unmet, sandbox).is_over
        st.fragment(run_every=None if is_over else POLL)(_panel_again)(run, unmet, is_over, sandbox, say)


def nearest(unmet: tuple[str, ...], run: Run, sandbox: Sandbox, say: Translate) -> None:
    """Say of the plan below what it gives up."""
    given_up = say("verdict-separator").join(_sentences(unmet, run, sandbox, say))
    st.caption(plain(say("clash-nearest", wishes=given_up)))


def _panel_again(run: Run, unmet: tuple[str, ...], was_over: bool, sandbox: Sandbox, say: Translate) -> None:
    """The panel while changes are being tried; the page is drawn once more at the end, and then stays."""
    if state.wanted() is not None or (not was_over and _found(run, unmet, sandbox).is_over):
        st.rerun()
    _panel_of_changes(run, unmet, sandbox, say)


def _panel_of_changes(run: Run, unmet: tuple[str, ...], sandbox: Sandbox, say: Translate) -> None:
    found = _found(run, unmet, sandbox)
    ways_out = [
        WayOut(
            _said(one, run, sandbox, say), _trip(one, say), partial(state.want, Wanted(one.query, run.locks))
        )
        for one in found.items
    ]
    _panel(run, unmet, ways_out, not found.is_over, sandbox, say)


def _panel(
    run: Run,
    unmet: tuple[str, ...],
    ways_out: list[WayOut],
    is_looking: bool,
    sandbox: Sandbox,
    say: Translate,
) -> None:
    # what the trip that comes nearest gives up is told with it
    is_told = run.reason is None or (run.status in ("unsolved", "timeout") and run.document is not None)
    conflict.show(
        say(_TITLES.get(run.status, "clash-unmet")),
        "" if is_told or run.reason is None else run.reason.says(say.language),
        wishes=_sentences(unmet, run, sandbox, say),
        ways_out=ways_out,
        is_looking=is_looking,
        say=say,
        key="clash",
    )


def _without_locks(run: Run, say: Translate) -> WayOut:
    """Where the wishes are not proved to clash, what is kept or dropped may be the reason: it is let go before any wish."""
    return WayOut(say("clash-release"), "", partial(state.want, Wanted(run.query)))


def _sentences(unmet: tuple[str, ...], run: Run, sandbox: Sandbox, say: Translate) -> list[str]:
    """Wishes and facts of the trip, by their DSL texts or the names of their fields, as people read them."""
    cities = city_names(sandbox, say.language)
    facts = {
        "start_city": cities(run.query.start_city or ""),
        "target_city": cities(run.query.target_city or ""),
        "days": say("chip-days", days=run.query.days or 0),
        "people_number": say("chip-people", people=run.query.people_number or 0),
    }
    held = {wish.dsl: wish for wish in editing.wishes(run.query)}
    told = []
    for source in dict.fromkeys(unmet):
        if source in facts:
            told.append(say("clash-fact", field=say(f"field-{source}"), value=facts[source]))
        else:
            wish = held.get(source) or editing.written(source)
            told.append(wording.sentence(wish, sandbox, run.query.target_city, say.language))
    return told


def _found(run: Run, unmet: tuple[str, ...], sandbox: Sandbox) -> Findings[Relaxation]:
    key = (run.id, sandbox.manifest.checksum)
    return searches(services.settings()).look(
        key, run.sandbox, _CHANGES_SECONDS, partial(ways_out, run, unmet)
    )


def _said(relaxation: Relaxation, run: Run, sandbox: Sandbox, say: Translate) -> str:
    parts = (_change(change, run, sandbox, say) for change in relaxation.changes)
    return say("list-comma").join(parts)


def _change(change: RequestChange, run: Run, sandbox: Sandbox, say: Translate) -> str:
    city = run.query.target_city
    match change:
        case Dropped(source):
            wish = editing.written(source)
            return say("way-out-without", wish=wording.sentence(wish, sandbox, city, say.language))
        case Loosened(CostCap("total", at_most, "trip"), before):
            return say(
                "way-out-budget", budget=exact_money(at_most, say), before=exact_money(number_of(before), say)
            )
        case Loosened(limit, before):
            said = wording.sentence(editing.wish(limit), sandbox, city, say.language)
            was = (
                exact_money(before.at_most, say)
                if isinstance(before, CostCap)
                else kilometres(before.km, say)
            )
            return say("way-out-cap", wish=said, before=was)
        case _:
            return say("way-out-days", days=change.days, before=change.instead_of)


def _trip(relaxation: Relaxation, say: Translate) -> str:
    """What the trip is with the change."""
    counts = figures(relaxation.plan)
    return f"{money(relaxation.plan.total_cost, say)} · {say('verdict-sights', count=counts.sights)}"
