"""The Plan page: from a typed request to an itinerary, its verdict, and what it is made of."""

from components.look import empty_state
from core.errors import SandboxError, TripStudioError
from pages.plan.request import landing
from studio.i18n import Translate
from studio.state import address, session
from studio.state import plan as state


def render() -> None:
    """Draw the page for the run or the request that the address names, or the first page where it names none."""
    say = session.say()
    address.follow()
    try:
        _draw(say)
    except SandboxError as error:
        empty_state.show(
            say("sandbox-trouble"), error.text.stands(say.language), command="tripstudio sandbox list"
        )
    except TripStudioError as error:
        empty_state.show(say("trouble"), error.text.stands(say.language))


def _draw(say: Translate) -> None:
    is_first = state.run_id() is None and state.open_request() is None
    if is_first:
        landing.show(say)
    # not at the top of the file: all that reads requests and draws trips. The first page loads it before a trip is asked for, after
    # its box and by itself: beside a page, Streamlit would serve no map
    from pages.plan import addressed

    if not is_first:
        addressed.show(say)
