"""What a reader does while a run is on its way: look again until it is over."""

import time

from streamlit.testing.v1 import AppTest

from tests.patience import PATIENCE


def finished(app: AppTest) -> AppTest:
    """The page once nothing on it can be stopped any more."""
    ends = time.monotonic() + PATIENCE
    while any(button.label == "停止" for button in app.button):
        assert time.monotonic() < ends, "the run goes on"
        # the run needs the processor that the page would be drawn by again and again
        time.sleep(0.3)
        app.run()
    # the page on which the run ended may have been cut short, to be drawn anew
    return app.run()
