"""Whether the process that left something behind still lives."""

import os


def is_alive(process: int) -> bool:
    """Whether there is a process of that number on this machine."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True
