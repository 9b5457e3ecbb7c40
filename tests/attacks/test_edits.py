"""A browser may ask for any change of any stop: the plan is changed as a plan can be, or the answer is a sentence."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.bench.scenarios import PREPARED, scenarios
from core.editing import Add, Edit, GoBy, Lengthen, Move, Remove, Retime, edited
from core.errors import TripStudioError
from core.model.plan import Plan
from core.sandbox.sandbox import Sandbox
from tests.attacks.conftest import NAMES

FORGED = st.sampled_from([-(10**9), -1, 0, 1, 2, 3, 7, 1439, 1440, 10**9]) | st.integers(-50, 3000)


def test_a_forged_change_gives_a_plan_or_a_sentence(demo: Sandbox) -> None:
    plan = Plan.from_json(scenarios("en")[PREPARED[0][0]].document)
    places = [(day, number) for day, number, _ in plan.activities()]
    place = st.sampled_from(places)
    kinds: st.SearchStrategy[Edit] = st.one_of(
        st.builds(Remove, place),
        st.builds(Move, place, FORGED, FORGED),
        st.builds(Retime, place, FORGED),
        st.builds(Lengthen, place, FORGED),
        st.builds(GoBy, place, st.sampled_from(["walk", "metro", "taxi"])),
        st.builds(
            Add, place, st.sampled_from(["attraction", "lunch", "dinner"]), st.sampled_from([*NAMES.values()])
        ),
    )

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(kinds)
    def changed(edit: Edit) -> None:
        try:
            after = edited(plan, edit, demo).plan
        except TripStudioError as error:
            assert str(error)
        else:
            assert Plan.from_json(json.loads(json.dumps(after.to_json()))) == after

    changed()
