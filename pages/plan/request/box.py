"""The request box of the first page: light to draw, so that it is there before all else."""

from components.request import request_box
from studio.i18n import Translate
from studio.state import plan as state
from studio.state import presses


def show(say: Translate) -> None:
    """Draw the box; what is sent becomes the request of the address, and is planned at once where it says all."""
    wanted = request_box.show(button=presses.kept(state.REQUEST), say=say, key=state.REQUEST)
    if wanted is not None:
        # not at the top of the file: all that reads a request and plans it
        from pages.plan.request import asking

        asking.take(wanted, say)
