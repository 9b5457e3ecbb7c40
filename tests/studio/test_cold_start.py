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


def test_the_request_box_waits_for_no_store_suite_method_or_map() -> None:
    program = (
        "import json, sys, studio.server, studio.app, pages.plan.request.landing;"
        f"print(json.dumps(sorted(set({HEAVY}) & set(sys.modules))))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[-1]) == []
