"""Facts of requests in the words of all kinds of people; `benchmarks/people.py` measures their wishes too."""

import json
from datetime import date
from pathlib import Path

import pytest

from core.sandbox.sandbox import Sandbox
from core.understand import understand

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


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_is_read_or_asked(chinatravel_sandbox: Sandbox, fact: str) -> None:
    """No case may be given another value than it states, or one that it leaves open."""
    misread = []
    for case in CASES:
        today = date.fromisoformat(case["today"]) if "today" in case else TODAY
        found = understand(case["text"], sandbox=chinatravel_sandbox, today=today)
        value, asked = getattr(found.query, FACTS[fact]), {question.about for question in found.ask}
        if value != case["facts"].get(fact) and fact not in asked:
            misread.append(case["id"])
    assert misread == []
