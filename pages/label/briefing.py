"""What a rater is told beside the plans: how far one is, what was asked, practice, and metrics where they are shown."""

from math import ceil

import streamlit as st

from components.look.escape import plain
from core.bench.studies.teaching import is_measured
from core.labels.study import Assignment, Progress, Rules
from studio import services
from studio.i18n import Translate
from studio.state import labelling, session


def progress(done: Progress, say: Translate) -> None:
    """Draw how far the rater is, and how long the rest takes at the rater's pace."""
    parts = [say("label-progress", done=done.done, wanted=done.wanted)]
    pace = labelling.pace()
    if pace is not None and done.wanted > done.done:
        parts.append(say("label-pace", minutes=ceil(pace * (done.wanted - done.done) / 60)))
    share = min(1.0, done.done / done.wanted) if done.wanted else 1.0
    st.progress(share, text=plain(" · ".join(parts)))


def last_judgement(say: Translate) -> None:
    """Draw what is said of the last judgement."""
    said, warning = labelling.feedback(), labelling.warning()
    if said is not None:
        st.info(say(said), icon=":material/school:")
    if warning is not None:
        st.warning(plain(warning.says(session.language())))


def request(given: Assignment, rules: Rules, done: Progress, say: Translate) -> None:
    """Draw what both plans answer; in the training also that the answer will be told."""
    if given.training:
        number = min(done.done + 1, rules.training)
        st.caption(say("label-training", number=number, of=rules.training))
    kept = services.studies().request(given.study, given.pair.uid)
    text = kept.text if kept is not None and kept.text else say("label-no-request")
    with st.container(border=True, key="label_request"):
        st.markdown(f"{say('label-request')} **{plain(text)}**")


def figures(given: Assignment, say: Translate) -> None:
    """Draw the metrics of both plans, as they stand left and right."""
    rows = [
        {
            say("label-figure"): plain(name),
            "A": of.b if given.flipped else of.a,
            "B": of.a if given.flipped else of.b,
        }
        for name, of in given.pair.features.items()
        if is_measured(name)
    ]
    if rows:
        with st.expander(say("label-figures")):
            st.table(rows)
