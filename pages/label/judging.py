"""The pair in hand: the request, both plans, the bar of answers; and keeping what was pressed."""

import streamlit as st

from components.comparison import judging
from components.comparison.judging import Asked, Pressed
from components.look.escape import plain
from core.errors import InputError, PlanFormatError, StoreError
from core.labels.judgement import Choice
from core.labels.store import assigning
from core.labels.store import judging as answers
from core.labels.study import Assignment, Side
from core.model.plan import Plan
from studio import services
from studio.i18n import Translate
from studio.panels import duel
from studio.panels.duel import Contender
from studio.state import labelling, session

REASONS = ("route", "pace", "sights", "food", "cost", "times", "stay", "rushed", "empty")
"""Why a plan is better, as tags; the criteria that TripScore's experts name."""

_BAR = "judging"


@st.fragment
def show(study: str, rater: str, say: Translate) -> None:
    given = labelling.in_hand()
    if given is None or given.study != study or given.rater != rater:
        assigning.register(services.studies(), rater)
        given = assigning.next_pair(services.studies(), study, rater)
        labelling.hold(given)
    _progress(study, rater, say)
    if given is None:
        st.success(say("label-done"), icon=":material/check_circle:")
        return
    _request(given, say)
    try:
        duel.show(_contenders(given, say), say=say, key=f"duel-{given.id}")
    except (InputError, PlanFormatError) as error:
        st.warning(plain(error.text.says(say.language)))
    with st.container(key="judging_bar"):
        _bar(given, study, say)


def _bar(given: Assignment, study: str, say: Translate) -> None:
    unsaved = labelling.unsaved()
    judging.show(
        token=given.token,
        tie=services.studies().study(study).rules.tie,
        reasons=[(reason, say(f"reason-{reason}")) for reason in REASONS],
        said=_said(given),
        unsaved=say("label-unsaved", why=unsaved.says(say.language)) if unsaved is not None else "",
        on_said=_answer,
        say=say,
        key=_BAR,
    )


def _progress(study: str, rater: str, say: Translate) -> None:
    done = assigning.progress(services.studies(), study, rater)
    share = done.done / done.wanted if done.wanted else 1.0
    st.progress(share, text=say("label-progress", done=done.done, wanted=done.wanted))
    feedback = labelling.feedback()
    if feedback is not None:
        st.info(say(feedback), icon=":material/school:")


def _request(given: Assignment, say: Translate) -> None:
    request = services.studies().request(given.study, given.pair.uid)
    text = request.text if request is not None and request.text else say("label-no-request")
    with st.container(border=True, key="label_request"):
        st.markdown(f"{say('label-request')} **{plain(text)}**")


def _contenders(given: Assignment, say: Translate) -> list[Contender]:
    kept = services.studies()
    plans = [kept.plan(given.study, name) for name in (given.pair.a, given.pair.b)]
    if given.flipped:
        plans.reverse()
    return [
        Contender(letter, Plan.from_json(plan.document), plan.sandbox)
        for letter, plan in zip("AB", plans, strict=True)
    ]


def _said(given: Assignment) -> tuple[Side, tuple[str, ...], str] | None:
    """What was said of the pair before, as the side on which the plan stands."""
    if given.said is None:
        return None
    sides: tuple[Side, ...] = ("left", "right", "neither", "tie")
    side = next(side for side in sides if given.choice(side) == given.said.choice)
    return side, given.said.reasons, given.said.note


def _answer() -> None:
    """Keep what was pressed, and take the next pair; what cannot be kept stays on the screen."""
    given, pressed = labelling.in_hand(), judging.pressed_in(session.handed_back(_BAR)[0])
    if given is None or pressed is None or pressed.token != given.token:
        return
    try:
        _keep(given, pressed)
    except (InputError, StoreError) as error:
        labelling.keep_unsaved(error.text)


def _keep(given: Assignment, pressed: Pressed | Asked) -> None:
    kept = services.studies()
    labelling.tell(None)
    if isinstance(pressed, Asked):
        if pressed.act == "undo":
            labelling.hold(assigning.reopen(kept, given.study, given.rater) or given)
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
        labelling.tell(_feedback(given, choice))
    labelling.hold(assigning.next_pair(kept, given.study, given.rater))


def _feedback(given: Assignment, choice: Choice) -> str | None:
    """What is told after a pair of the training, by its message; nothing after any other."""
    if not given.training or given.gold is None:
        return None
    return "gold-right" if choice == given.gold else "gold-other"
