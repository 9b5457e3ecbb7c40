"""Companies in English told with ages, by who leads them, in brackets and in chat."""

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("We are taking 30 pupils and 3 teachers.", 33),
        ("We are 80 and 82 and take the train, the two of us.", 2),
        ("With two colleagues from work (we are thus three).", 3),
        ("22 kids aged 10 + 2 adults -> 24", 24),
        ("Doris (74) and me (76).", 2),
        ("It is for myself and a client.", 2),
        ("Lads trip (6).", 6),
        ("4D3N, pax 5.", 5),
        ("Me and deaf friend, 2.", 2),
        ("me+2 frens", 3),
        ("My son, aged eleven, and I are going.", 2),
        ("With my two flatmates we want to see silk.", 3),
        ("My three colleagues and I.", 4),
    ],
)
def test_a_company_is_counted_as_it_is_told(said: str, people: int, demo: Sandbox) -> None:
    found = understand(f"Shanghai to Hangzhou, 2 days. {said}", sandbox=demo)
    assert found.query.people_number == people
    assert not [one for one in found.ask if one.about == "people"]
