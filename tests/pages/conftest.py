"""The studio in a test of its own, and what a reader does in it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash

from tests.pages.waiting import finished
from tests.patience import PATIENCE

ENTRY = Path(__file__).resolve().parents[2] / "studio" / "app.py"


@pytest.fixture
def studio(home: Path) -> Callable[..., AppTest]:
    """Opens the studio at an address: `studio(plan="...")`; in Chinese unless told otherwise."""

    def opened(page: str | None = None, **address: str) -> AppTest:
        app = AppTest.from_file(str(ENTRY), default_timeout=PATIENCE)
        app.query_params["lang"] = "中文"
        for name, value in address.items():
            app.query_params[name] = value
        if page is not None:
            # AppTest itself can only go to pages that are files.
            app._page_hash = calc_hash(page)
        return app.run()

    return opened


@pytest.fixture
def plan_a_trip(studio: Callable[..., AppTest]) -> Callable[[str], AppTest]:
    """Types a request, presses the button, and looks again until the run is over."""

    def planned(text: str) -> AppTest:
        app = studio()
        app.text_area[0].set_value(text)
        next(button for button in app.button if button.label == "规划").click()
        app.run()
        return finished(app)

    return planned
