"""Whatever is written to the log, a terminal that shows it sees entries and their characters, and no entry is forged."""

import io
import logging

from core.files.log import Quiet
from tests.attacks.conftest import NAMES

FORGED = "x\n2026-01-01 00:00:00,000 WARNING studio: all is well\x1b]0;title\x07\r\u202eabc"


def written(message: str) -> list[str]:
    """The lines of the log in which a text is told and raised."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logging.Formatter("ENTRY %(message)s"))
    handler.addFilter(Quiet())
    log = logging.Logger("attacked")
    log.addHandler(handler)
    try:
        raise ValueError(message)
    except ValueError as error:
        log.error("a page failed: %s", message, exc_info=error)
    return out.getvalue().split("\n")[:-1]


def test_a_hostile_text_acts_on_nothing_in_the_log(hostile: str) -> None:
    lines = written(hostile)
    assert not {
        sign for line in lines for sign in line if not sign.isprintable() and sign not in "\u2067\u2069"
    }


def test_no_text_forges_an_entry_of_the_log() -> None:
    for text in (FORGED, *NAMES.values()):
        entry, *raised = written(text)
        assert entry.startswith("ENTRY a page failed: ")
        assert all(line.startswith("  ") for line in raised)
