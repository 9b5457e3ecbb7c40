"""The words of the lexicons, and families of them."""

import pytest

from core.understand.text.lexicon import ways_of_saying
from core.understand.text.vocabulary import concept_of


def test_a_family_is_every_one_of_its_parts_together() -> None:
    words = list(ways_of_saying(["早归", ",晚上×早点,早些×睡"]))
    assert words == ["早归", "早点睡", "早些睡", "晚上早点睡", "晚上早些睡"]


@pytest.mark.parametrize("said", ["早点歇着", "晚上早些睡", "每晚早点休息", "早归"])
def test_every_way_to_say_an_early_night_is_one(said: str) -> None:
    assert concept_of("things", said) == "早点回酒店"
