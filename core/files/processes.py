"""Processes of this machine: whether one still lives, and workers that end with the one that began them."""

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def is_alive(process: int) -> bool:
    """Whether there is a process of that number on this machine."""
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def end_with_parent() -> None:
    """End this worker process as soon as the one that began it is gone, killed or not: nobody would hear of its work."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
