"""Who stays at home is no traveller."""

import pytest

from core.understand.facts.people import read_people


@pytest.mark.parametrize(
    ("text", "people"),
    [
        ("带俩娃和我妈，老公不去，去北京", 4),
        ("老公不去，就我和两个娃", 3),
        ("周末轮到我带孩子，就我跟闺女", 2),
        ("my husband will stay home, I'm taking our two girls", 3),
        ("my brother isn't coming, just me and my sister", 2),
        ("Dad + 2 boys (9/12), wife stays home", 3),
        ("me and my son, baby stays home with mum", 2),
    ],
)
def test_who_stays_at_home_is_not_counted(text: str, people: int) -> None:
    read = read_people(text)
    assert read is not None
    assert read.value == people
