"""The pair in hand: the request, both plans, the bar of answers; and keeping what was pressed.

The pair after it is reserved and drawn up while one looks at this one, so that it can be shown at once.
"""

import streamlit as st

from components.comparison import duel, judging
from components.comparison.judging import Pressed, UndoOrSkip
from components.look.escape import plain
from core.errors import InputError, PlanFormatError, StoreError
from core.labels.store import assigning
from core.labels.store import judging as answers
from core.labels.study import Assignment, PressedSide, Progress, Rules
from core.model.plan import Plan
from core.text import Language, Text
from pages.label import briefing
from studio import services
from studio.i18n import Translate, translator
from studio.panels.duel import Contender, sides
from studio.state import labelling, session

REASONS = ("route", "pace", "sights", "food", "cost", "times", "stay", "rushed", "empty")
"""Why a plan is better, as tags; the criteria that TripScore's experts name."""

_BAR = "judging"
_AHEAD = 2
"""Pairs in a rater's hand: the one on the screen, and the next."""


@st.fragment
def show(study: str, rater: str, say: Translate) -> None:
    """Draw the pair in hand, and prepare the next. Raises InputError, StoreError where no pair can be had."""
    hand = labelling.hand(study, rater)
    if not hand:
        assigning.register(services.studies(), rater)
        hand = assigning.next_pairs(services.studies(), study, rater, _AHEAD)
        labelling.hold(hand)
    rules = services.studies().study(study).rules
    progress = assigning.progress(services.studies(), study, rater)
    given = hand[0] if hand else None
    with st.container(horizontal=True, vertical_alignment="center", key="label_head"):
        briefing.progress(progress, say)
        if given is not None:
            briefing.request(given, rules, progress, say)
    briefing.last_judgement(say)
    if given is None:
        _done(study, rater, progress, say)
        return
    try:
        drawn = _sides(given, say.language)
    except (InputError, PlanFormatError) as error:
        _put_aside(given, error.text, say)
        return
    duel.show(drawn, say=say, key="label-duel")
    if rules.figures:
        briefing.figures(given, say)
    with st.container(key="judging_bar"):
        _bar(given, rules, say)
    _prepare(hand, say)


def _done(study: str, rater: str, progress: Progress, say: Translate) -> None:
    """Thank the rater; the last judgement can be taken back here too."""
    st.success(say("label-done"), icon=":material/check_circle:")
    if progress.done:
        st.button(
            say("judging-undo"),
            on_click=_reopen,
            args=(study, rater),
            icon=":material/undo:",
            shortcut="U",
            key="label_undo",
        )


def _reopen(study: str, rater: str) -> None:
    """Show the pair again that was judged last."""
    try:
        labelling.put_before(assigning.reopen(services.studies(), study, rater))
    except (InputError, StoreError) as error:
        labelling.warn(error.text)


def _put_aside(given: Assignment, why: Text, say: Translate) -> None:
    """Offer the next pair where this one cannot be shown; what its plan is called would tell the method."""
    st.warning(plain(say("label-cannot-show")))
    st.button(
        say("label-next"),
        on_click=_skip,
        args=(given, why.en),
        type="primary",
        icon=":material/skip_next:",
        shortcut="Enter",
    )


def _skip(given: Assignment, reason: str) -> None:
    """Skip the pair on the screen; where that cannot be kept it stays there."""
    try:
        assigning.skip(services.studies(), given, reason)
    except StoreError as error:
        labelling.warn(error.text)
        return
    except InputError as error:
        labelling.warn(error.text)
    labelling.advance()


def _prepare(hand: tuple[Assignment, ...], say: Translate) -> None:
    """Reserve the next pair and draw it up, once this one is on its way to the screen."""
    try:
        if len(hand) < _AHEAD:
            hand = assigning.next_pairs(services.studies(), hand[0].study, hand[0].rater, _AHEAD)
            labelling.reserve(hand)
        for given in hand[1:]:
            _sides(given, say.language)
    except (InputError, PlanFormatError, StoreError):
        # the pair on the screen can be judged all the same; what is wrong with the next is told when it is its turn
        return


@st.cache_data(max_entries=256, show_spinner=False, hash_funcs={Assignment: lambda given: given.key})
def _sides(given: Assignment, language: Language) -> list[duel.DuelSide]:
    """Both plans drawn up. Raises InputError where the study keeps one of them no longer, PlanFormatError."""
    plans = [services.studies().plan(given.study, name) for name in (given.pair.a, given.pair.b)]
    if given.flipped:
        plans.reverse()
    contenders = [
        Contender(letter, Plan.from_json(plan.document), plan.sandbox)
        for letter, plan in zip("AB", plans, strict=True)
    ]
    return sides(contenders, translator(language))


def _bar(given: Assignment, rules: Rules, say: Translate) -> None:
    unsaved = labelling.unsaved()
    judging.show(
        token=given.token,
        tie=rules.tie,
        reasons=[(reason, say(f"reason-{reason}")) for reason in REASONS],
        said=_said(given),
        unsaved=say("label-unsaved", why=unsaved.says(say.language)) if unsaved is not None else "",
        on_said=_answer,
        say=say,
        key=_BAR,
    )


def _said(given: Assignment) -> tuple[PressedSide, tuple[str, ...], str] | None:
    """What was said of the pair before, as the side on which the plan stands."""
    if given.said is None:
        return None
    every: tuple[PressedSide, ...] = ("left", "right", "neither", "tie")
    side = next(side for side in every if given.choice(side) == given.said.choice)
    return side, given.said.reasons, given.said.note


def _answer() -> None:
    """Keep what was pressed, and go to the next pair; what could not be kept stays on the screen to be sent again."""
    given, pressed = labelling.in_hand(), judging.pressed_in(session.handed_back(_BAR))
    if given is None or pressed is None or pressed.token != given.token:
        return
    try:
        _keep(given, pressed)
    except StoreError as error:
        labelling.keep_unsaved(error.text)
    except InputError as error:
        # judged in another tab, or gone: sending it again would not help
        labelling.drop()
        labelling.warn(error.text)


def _keep(given: Assignment, pressed: Pressed | UndoOrSkip) -> None:
    kept = services.studies()
    labelling.tell(None)
    if isinstance(pressed, UndoOrSkip):
        if pressed.act == "undo":
            labelling.put_before(assigning.reopen(kept, given.study, given.rater))
            return
        assigning.skip(kept, given, pressed.note)
    else:
        choice = given.choice(pressed.side)
        answers.judge(
            kept,
            given,
            choice,
            seconds=pressed.seconds,
            reasons=pressed.reasons,
            note=pressed.note,
            confidence=pressed.confidence,
        )
        labelling.took(pressed.seconds)
        if given.training and given.gold is not None:
            labelling.tell("gold-right" if choice == given.gold else "gold-other")
    labelling.advance()
