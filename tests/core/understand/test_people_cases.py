"""Facts of requests in the words of all kinds of people; `benchmarks/people.py` measures their wishes too."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import Understanding, understand

CASES = [
    case
    for path in sorted((Path(__file__).parent / "cases").glob("*.jsonl"))
    for line in path.read_text("utf-8").splitlines()
    if "facts" in (case := json.loads(line))
]
FACTS = {
    "start": "start_city",
    "target": "target_city",
    "days": "days",
    "people": "people_number",
    "budget": "budget",
}
TODAY = date(2026, 11, 21)


@pytest.fixture(scope="module")
def understood(chinatravel_sandbox: Sandbox) -> list[tuple[dict[str, Any], Understanding]]:
    """Each case as it is understood on its day, once for all facts."""
    days = [date.fromisoformat(case["today"]) if "today" in case else TODAY for case in CASES]
    return [
        (case, understand(case["text"], sandbox=chinatravel_sandbox, today=today))
        for case, today in zip(CASES, days, strict=True)
    ]


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_is_read_or_asked(understood: list[tuple[dict[str, Any], Understanding]], fact: str) -> None:
    """No case may be given another value than it states, or one that it leaves open."""
    misread = []
    for case, found in understood:
        value, asked = getattr(found.query, FACTS[fact]), {question.about for question in found.ask}
        if value != case["facts"].get(fact) and fact not in asked:
            misread.append(case["id"])
    assert misread == []
