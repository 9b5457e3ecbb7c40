"""A run that is over: its verdict, its itinerary in all views, and what is behind it; or why there is no plan."""

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

import streamlit as st

from components.look import empty_state
from components.look.escape import plain
from components.scores import verdict, violations
from components.trip import changes_card
from components.trip.trip_days import StopOffers
from core.errors import InputError, PlanFormatError
from core.evaluate.checklist import Section
from core.model.derived.plan_changes import NO_CHANGES, PlanChanges, plan_changes
from core.model.plan import Plan
from core.model.report import Report, Severity, Where
from core.model.run import Edits, Run
from core.sandbox.sandbox import Sandbox
from core.text import Text
from pages.plan import changes, clash, keys, locks, others, versions
from pages.plan.by_hand import adding, editor
from pages.plan.changes import ChangeOffer
from pages.plan.request.understood import CheckedPlan
from studio import services
from studio.i18n import Translate
from studio.panels import behind, checks, console, trip
from studio.panels.trip import Marks
from studio.panels.view import TripView, trip_view
from studio.state import plan as state
from studio.state import selection

WRONG: tuple[Severity, ...] = ("broken", "unmet")
MINDED: tuple[Severity, ...] = ("minded",)


def show(run: Run, judged: CheckedPlan | None, sandbox: Sandbox, say: Translate) -> None:
    """Draw what came of a run."""
    if run.status == "asked":
        _not_planned_yet(run, say)
        return
    if run.document is None:
        _without_plan(run, sandbox, say)
        return
    report = services.judge(run, sandbox)
    unmet = tuple(verdict.source for verdict in report.logical if not verdict.ok)
    is_clash = run.status == "infeasible" or (bool(unmet) and run.status not in ("opened", "edited"))
    with st.container(gap="xsmall"):
        _notes(run, sandbox, say, is_clash=is_clash)
        if is_clash:
            clash.show(run, run.conflict or unmet, sandbox, say)
            clash.nearest(unmet, run, sandbox, say)
    try:
        view = trip_view(run, state.view_key(run.id))
    except PlanFormatError as error:
        _unreadable(run, error, report, say)
        return
    if view is not None and judged is not None:
        _begin_where_asked(view)
        _trip(view, judged.sections, say, is_clash=is_clash)


def _begin_where_asked(view: TripView) -> None:
    """Select the stop that the address leads to, and open its form where it is to be mended."""
    shown, mended = state.stop_asked(state.SHOWN_STOP), state.stop_asked(state.MENDED_STOP)
    if shown is not None or mended is not None:
        view.select(mended or shown)
    if mended is not None:
        state.open_editor(view.run.id)


def _trip(view: TripView, found: Sequence[Section], say: Translate, *, is_clash: bool) -> None:
    """The itinerary in its views, under what does not hold as far as no clash told it, and what is behind it."""
    run = view.run
    _views(
        view,
        found,
        [_broken_alone(one) for one in found] if is_clash else found,
        changes.of(run),
        state.not_read(run.id),
        say,
    )
    if run.status == "ok":
        others.show(run, view.plan, view.sandbox, say)
    behind.show(view, say)


def _broken_alone(section: Section) -> Section:
    """What breaks a rule in a section: the wishes that are not met are told by the clash."""
    return replace(
        section, findings=tuple(one for one in section.findings if one.standing == "broken"), told_above=()
    )


@st.fragment
def _views(
    view: TripView,
    found: Sequence[Section],
    faults: Sequence[Section],
    edits: Edits,
    refused: tuple[Text, tuple[str, ...]] | None,
    say: Translate,
) -> None:
    """The itinerary in its views, under the first of `faults`. What selects in them draws them alone; what changes more draws the page (`edits` and
    `refused` are what it was drawn with)."""
    run = view.run
    is_as_drawn = (state.run_id(), changes.of(run), state.not_read(run.id)) == (run.id, edits, refused)
    if not is_as_drawn or state.wanted() or not services.has_data(run.sandbox):
        st.rerun()
    verdict.fault_line(faults, on_pick=view.select, say=say, key=f"{view.key}-first")
    keys.follow(view, say)
    if selection.is_to_be_drawn(view.key):
        st.rerun()
    locks.bar(view, say)
    changed = _changed(view)
    marks = Marks(
        faults=checks.by_stop(found, WRONG, say),
        remarks=checks.by_stop(found, MINDED, say),
        kept=locks.kept(view),
        changes=changed[1] if changed is not None else NO_CHANGES,
        on_pick=partial(_pick, view),
        offers=_offers_by_stop(view, say),
        on_ask=partial(_ask, view, say),
        on_move=partial(editor.move, view),
        on_add=partial(state.ask_to_add, run.id),
        first_day=run.query.dates[0] if run.query.dates is not None else None,
    )
    head = partial(_changes_card, view, *changed, say) if changed is not None else None
    trip.show(view, marks, head=head, say=say)
    editor.form(view, say)
    adding.form(view, say)


def _offers_by_stop(view: TripView, say: Translate) -> StopOffers:
    """What one can ask for each stop, so that it is there as soon as the stop is selected."""
    places = (Where(day, number) for day, number, _ in view.plan.activities())
    return {at: [(offer.kind, offer.label) for offer in _offers(view, at, say)] for at in places}


def _offers(view: TripView, at: Where | None, say: Translate) -> list[ChangeOffer]:
    """What one can ask for a stop."""
    return [*editor.offers(view, at, say), *locks.offers(view, at, say)]


def _pick(view: TripView, at: Where | None) -> None:
    """Select a stop, or nothing, in the trip that is shown by now."""
    found = versions.shown_now(view, at)
    if found is not None:
        found[0].select(found[1])


def _ask(view: TripView, say: Translate, kind: str, at: Where) -> None:
    """Do what was asked for a stop, as the trip and its locks are by now."""
    found = versions.shown_now(view, at)
    for offer in _offers(*found, say) if found is not None else ():
        if offer.kind == kind:
            offer.take()


def _changed(view: TripView) -> tuple[Run, PlanChanges] | None:
    """The run that this one was changed from, and what is different; None where there is none, or it had no plan, and once
    the changes were found well."""
    if state.are_taken(view.run.id):
        return None
    try:
        former = services.store().get(view.run.former) if view.run.former is not None else None
        before = Plan.from_json(former.document) if former is not None and former.document else None
    except (InputError, PlanFormatError):
        return None
    return (former, plan_changes(before, view.plan)) if former is not None and before is not None else None


def _changes_card(view: TripView, former: Run, found: PlanChanges, say: Translate) -> None:
    change = view.run.change
    changes_card.show(
        found,
        title=change.says(say.language) if change is not None else "",
        judged=_better_or_worse(former, view, say),
        names=view.names(say.language),
        on_back=partial(state.show_run, former.id, undone=view.run.id),
        on_keep=partial(state.take_changes, view.run.id),
        say=say,
        key=view.run.id,
    )


def _better_or_worse(former: Run, view: TripView, say: Translate) -> list[tuple[str, str]]:
    """What does not hold any more, what one might mind now, and what holds now, of all that was found of the two plans."""
    was, now = (checks.said(run, view.sandbox) for run in (former, view.run))
    before, after = _told(was, WRONG, say), _told(now, WRONG, say)
    minded = [one for one in _told(now, MINDED, say) if one not in _told(was, MINDED, say)]
    return [
        *(("broken", f"▼ {told}") for told in after if told not in before),
        *(("minded", f"△ {told}") for told in minded),
        *(("holds", f"▲ {say('now-mended', fault=told)}") for told in before if told not in after),
    ]


def _told(found: Sequence[Section], standings: Collection[Severity], say: Translate) -> list[str]:
    """What was found of these standings, each sentence once."""
    findings = (one for section in found for one in section.findings if one.standing in standings)
    return list(dict.fromkeys(one.violation.message.says(say.language) for one in findings))


def _notes(run: Run, sandbox: Sandbox, say: Translate, *, is_clash: bool) -> None:
    """What a reader should know of the plan before it is read, and what no clash tells."""
    if run.status == "stopped" or (run.status in ("timeout", "unsolved") and not is_clash):
        st.info(say(f"note-{run.status}"), icon=":material/info:")
    if run.sandbox_checksum != sandbox.manifest.checksum:
        st.warning(plain(say("note-other-data", sandbox=run.sandbox)), icon=":material/database:")


def remark(run: Run, say: Translate) -> None:
    """Say what the method says of its own plan; nothing where it says nothing."""
    if run.reason is not None and run.status == "ok":
        said = run.reason.says(say.language)
        st.caption(plain(f"{said[:1].upper()}{said[1:]}"), width="content")


def _without_plan(run: Run, sandbox: Sandbox, say: Translate) -> None:
    if run.status == "infeasible":
        clash.show(run, run.conflict, sandbox, say)
        keys.of_versions()
        return
    if run.status in ("timeout", "unsolved"):
        clash.show(run, (), sandbox, say)
    reason = run.reason.says(say.language) if run.reason is not None else say("reason-unknown")
    empty_state.show(say(f"status-{run.status}"), reason)
    st.caption(say("plan-kept"))
    keys.of_versions()
    told = services.store().told(run.id)
    if told:
        console.show(run, told, sandbox, say=say, key=f"ended-{run.id}")
    st.button(
        say("plan-again"),
        icon=":material/refresh:",
        type="primary",
        on_click=state.want,
        args=(run.wanted,),
    )


def _not_planned_yet(run: Run, say: Translate) -> None:
    """A request that came from a file: what it says, and the button that plans it, or asks for what it leaves open."""
    empty_state.show(say("status-asked"), run.query.text or say("plan-asked"))
    st.button(
        say("plan-begin"),
        icon=":material/route:",
        type="primary",
        key="plan_asked",
        on_click=partial(state.ask, run.query.text, run.id)
        if run.query.missing
        else partial(state.want, run.wanted),
    )


def _unreadable(run: Run, error: PlanFormatError, report: Report, say: Translate) -> None:
    """A document that is no plan cannot be drawn; its faults and its text can."""
    where = violations.place_in_document(error.path, say)
    empty_state.show(say("plan-unreadable"), f"{where}{error.fault.says(say.language)}")
    for violation in report.violations:
        st.text(violation.message.stands(say.language))
    with st.expander(say("plan-document")):
        st.code(json.dumps(run.document, ensure_ascii=False, indent=2), language="json")
