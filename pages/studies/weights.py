"""What the judgements teach: weights of a reward or of the planner, how much hangs on them, and keeping them by name."""

import streamlit as st

from components.look.escape import plain
from core.bench.studies.teaching import is_measured, is_planners, learn_profile, save_profile
from core.errors import InputError
from core.labels.weights.examples import Examples, examples
from core.labels.weights.learning import FitMethod, Learned, learn, sensitivity
from core.labels.weights.saved import RewardShelf, reward_of
from pages.studies import tables, words
from studio import services
from studio.i18n import Translate
from studio.state import person, presses

_WAYS = ("logistic", "grid", "planner")


def weights(name: str, say: Translate) -> None:
    """Draw the weights that the chosen way of learning gives, and the form that keeps them."""
    chosen = st.segmented_control(
        say("studies-method"),
        _WAYS,
        format_func=lambda each: say(f"studies-method-{each}"),
        default="logistic",
        required=True,
        key="studies-method",
    )
    way = chosen or "logistic"
    version = services.studies().last_judgement(name)
    with st.spinner(say("studies-learning")):
        found = _learned(name, version, way)
    st.caption(say("studies-learned-from", pairs=found.pairs, left=found.left_out))
    rows = [(words.named(weight, words.FEATURES, say), value, "") for weight, value in found.weights.items()]
    tables.figures([*rows, (say("studies-accuracy"), found.test, "")], say)
    st.caption(say("studies-fit-about", train=f"{100 * found.train:.1f}", tau=f"{found.tau:.3f}"))
    if way == "grid":
        _sensitivity(name, version, found, say)
    if person.person(services.settings()).role == "lead":
        _keep(name, way, found, say)


def _sensitivity(name: str, version: int, found: Learned, say: Translate) -> None:
    """How much the accuracy hangs on the exact weights."""
    with st.expander(say("studies-sensitivity")):
        values = {weight: figure.value or 0.0 for weight, figure in found.weights.items()}
        varied = sensitivity(_examples(name, version, "grid"), values)
        rows = [
            {say("studies-variation"): plain(one), say("studies-right"): f"{100 * share:.1f} %"}
            for one, share in varied.items()
        ]
        st.table(rows)


def _keep(name: str, way: str, found: Learned, say: Translate) -> None:
    with st.form("keep_weights", border=False):
        left, right = st.columns([3, 1], vertical_alignment="bottom")
        about = "studies-keep-planner" if way == "planner" else "studies-keep-reward"
        given = left.text_input(say("studies-keep-name"), max_chars=60, help=say(about))
        keep = presses.kept("weights_keep")
        right.form_submit_button(say("studies-keep"), icon=":material/save:", on_click=keep.press)
    if not keep.was_pressed():
        return
    home = services.settings().home
    try:
        if way == "planner":
            save_profile(home, given.strip(), name, found)
        else:
            judgements = len(services.studies().counted(name))
            RewardShelf(home).save(reward_of(given.strip(), name, found, judgements))
    except InputError as error:
        st.error(plain(error.text.stands(say.language)))
        return
    st.success(say("studies-kept", name=plain(given.strip())))


@st.cache_data(max_entries=32, show_spinner=False)
def _learned(name: str, version: int, way: str) -> Learned:
    kept = services.studies()
    if way == "planner":
        return learn_profile(kept.pairs(name), kept.counted(name))
    method: FitMethod = "grid" if way == "grid" else "logistic"
    return learn(_examples(name, version, way), method)


def _examples(name: str, version: int, way: str) -> Examples:
    kept = services.studies()
    return examples(kept.pairs(name), kept.counted(name), is_planners if way == "planner" else is_measured)
