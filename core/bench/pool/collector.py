"""How garbage is collected in a process that holds sandboxes: rarely, and never among what stays."""

import atexit
import gc

_COLLECTED = (50_000, 20, 100)
"""So many new objects, and collections of the younger ones, before the collector looks through those of an age: what is
loaded stays, and a search leaves few cycles behind. Looking for them took a fifth of the time of a start."""

# what is passed over cannot be freed either, of which the database complains at the end of the process
atexit.register(gc.unfreeze)


def collect_rarely() -> None:
    """Look for unused objects less often, from now on in this process."""
    gc.set_threshold(*_COLLECTED)


def pass_over_what_is_there() -> None:
    """What is there now, sandboxes and patterns above all, stays: it is looked through no more.

    The second look counts what is left: before its next whole look the collector waits for a quarter as much again as it
    counted last, and what it passes over would count.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.collect()
