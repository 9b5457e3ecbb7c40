"""The log: what is written to it may quote anybody, and acts on no terminal that shows it."""

import logging

from core.text import shown

_FORMAT = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


class Quiet(logging.Filter):
    """Lets every entry pass as its characters alone, in one line; where something was raised, its lines stand indented under
    it, so that no text looks like an entry."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Write the entry so."""
        record.msg, record.args = shown(record.getMessage()), ()
        if record.exc_info:
            lines = _FORMAT.formatException(record.exc_info).splitlines()
            record.exc_text = "\n".join(f"  {shown(line)}" for line in lines)
        return True


def quiet_log() -> None:
    """Let this process write its log to the error stream so, unless it writes one already."""
    handler = logging.StreamHandler()
    handler.setFormatter(_FORMAT)
    handler.addFilter(Quiet())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
