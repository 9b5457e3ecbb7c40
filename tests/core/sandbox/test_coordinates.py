import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.sandbox.coordinates import convert, convert_position
from core.sandbox.network import geodesic_km
from core.sandbox.places import CoordinateSystem, Position

# name, as the released sandboxes have it, true WGS-84 position (public, within some 50 m)
LANDMARKS = [
    ("东方明珠", Position(31.245417, 121.50635), Position(31.2417, 121.4952)),
    ("天安门城楼", Position(39.915407, 116.403865), Position(39.9076, 116.3913)),
    ("天坛", Position(39.889918, 116.419289), Position(39.8822, 116.4066)),
    ("故宫博物院", Position(39.924091, 116.403414), Position(39.9163, 116.3908)),
]
SYSTEMS: list[CoordinateSystem] = ["BD-09", "GCJ-02", "WGS-84"]
in_china = st.builds(Position, st.floats(19, 50), st.floats(76, 131))


@pytest.mark.parametrize(("name", "raw", "true"), LANDMARKS)
def test_landmarks_of_the_real_sandbox_are_where_they_are_when_read_as_bd09(
    name: str, raw: Position, true: Position
) -> None:
    assert geodesic_km(convert_position(raw, "BD-09", "WGS-84"), true) < 0.06, name


@pytest.mark.parametrize(("name", "raw", "true"), LANDMARKS)
@pytest.mark.parametrize("system", ["GCJ-02", "WGS-84"])
def test_read_in_another_system_they_are_far_off(
    system: CoordinateSystem, name: str, raw: Position, true: Position
) -> None:
    assert geodesic_km(convert_position(raw, system, "WGS-84"), true) > 0.8, name


@given(in_china, st.sampled_from(SYSTEMS), st.sampled_from(SYSTEMS))
def test_there_and_back_is_the_same_place(
    here: Position, source: CoordinateSystem, target: CoordinateSystem
) -> None:
    back = convert_position(convert_position(here, source, target), target, source)
    assert geodesic_km(here, back) < 1e-7


@given(in_china, st.sampled_from(SYSTEMS), st.sampled_from(SYSTEMS), st.sampled_from(SYSTEMS))
def test_a_way_round_over_a_third_system_ends_at_the_same_place(
    here: Position, source: CoordinateSystem, via: CoordinateSystem, target: CoordinateSystem
) -> None:
    direct = convert_position(here, source, target)
    round_about = convert_position(convert_position(here, source, via), via, target)
    assert geodesic_km(direct, round_about) < 1e-7


@pytest.mark.parametrize("target", SYSTEMS)
def test_outside_china_nothing_is_shifted(target: CoordinateSystem) -> None:
    paris = Position(48.8584, 2.2945)
    assert convert_position(paris, "WGS-84", target) == paris


def test_arrays_are_converted_element_by_element_and_left_alone() -> None:
    lats, lons = np.array([31.2, 39.9]), np.array([121.5, 116.4])
    new_lats, new_lons = convert(lats, lons, "BD-09", "WGS-84")
    alone = convert_position(Position(39.9, 116.4), "BD-09", "WGS-84")
    assert (new_lats[1], new_lons[1]) == pytest.approx(alone, abs=1e-12)
    assert list(lats) == [31.2, 39.9]
