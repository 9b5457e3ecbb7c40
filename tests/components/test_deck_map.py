"""The pydeck view of a trip."""

import json
from typing import Any

import pytest

from components.base_layer import BaseLayer
from components.deck_map import choice_of, deck
from core.model.plan import Plan
from core.model.report import Where
from studio.i18n import translator


def layers(plan: Plan, ground: BaseLayer, **changes: Any) -> dict[str, Any]:
    """The layers by their id."""
    wanted: dict[str, Any] = {
        "days": None,
        "selected": None,
        "names": str,
        "say": translator("en"),
        **changes,
    }
    document = json.loads(deck(plan, ground, **wanted).to_json())
    assert document.get("mapProvider") is None
    return {layer["id"]: layer for layer in document["layers"]}


def test_all_places_of_the_city_lie_under_the_trip(plan: Plan, ground: BaseLayer) -> None:
    assert list(layers(plan, ground)) == ["metro", "places", "ways", "stops"]
    assert len(layers(plan, ground)["places"]["data"]) == len(ground.city.network.names)


def test_every_stop_and_way_of_the_wanted_days_is_drawn(plan: Plan, ground: BaseLayer) -> None:
    assert len(layers(plan, ground)["stops"]["data"]) == 8
    second = layers(plan, ground, days={2})
    assert {row["day"] for row in second["stops"]["data"]} == {2}
    assert len(second["ways"]["data"]) == 4


def test_a_plan_that_lies_nowhere_shows_the_city(plan: Plan, ground: BaseLayer) -> None:
    assert layers(plan, ground, days=set())["stops"]["data"] == []


@pytest.mark.parametrize(
    ("event", "choice"),
    [
        ({}, None),
        ({"selection": {"objects": {}}}, None),
        ({"selection": {"objects": {"places": [{"told": "x"}]}}}, None),
        ({"selection": {"objects": {"stops": [{"day": 1, "activity": 2}]}}}, Where(1, 2)),
    ],
)
def test_a_click_on_a_stop_is_a_choice(event: dict[str, object], choice: Where | None) -> None:
    assert choice_of(event) == choice
