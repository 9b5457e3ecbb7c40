"""What is understood of the text of a request, in the words of the reader's own day."""

from datetime import date

from core.sandbox.sandbox import Sandbox
from core.understand.offline import understand
from core.understand.understanding import Understanding
from studio.memo import Memo


def understanding(text: str, sandbox: Sandbox) -> Understanding:
    """What is understood of a text, where in it, and what is not; the same text is read once."""
    # The traveller's own day.
    today = date.today()  # noqa: DTZ011
    key = (text, sandbox.manifest.checksum, today)
    return _UNDERSTOOD.get(key, lambda: understand(text, sandbox=sandbox, today=today))


_UNDERSTOOD: Memo[Understanding] = Memo(256)
