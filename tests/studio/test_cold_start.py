"""What is loaded before the first visitor can type: each of these takes a second that nobody types in."""

import json
import subprocess
import sys

HEAVY = [
    "core.agents.registry",
    "core.evaluate.registry",
    "core.understand",
    "folium",
    "pandas",
    "sqlalchemy",
]


def loaded(modules: str, of: list[str]) -> list[str]:
    """Which of those are loaded in a fresh program by what imports these modules."""
    program = f"import json, sys, {modules}; print(json.dumps(sorted(set({of}) & set(sys.modules))))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_request_box_waits_for_no_store_suite_method_or_map() -> None:
    assert loaded("studio.server, studio.app, pages.plan.request.landing", HEAVY) == []


def test_a_trip_waits_for_no_chart() -> None:
    assert loaded("pages.plan.addressed", ["altair", "pydeck"]) == []
