"""Closes the network to every Python process that is started with this folder in its path: it reaches this machine alone.

What it asks elsewhere is refused and told on its standard error, with the words of `REFUSED`.
"""

import sys

REFUSED = "the network is closed"
_HERE = ("127.", "::1", "localhost", "0.0.0.0")


def _guard(event: str, arguments: tuple[object, ...]) -> None:
    """Raises OSError where another machine is asked, or its address is looked up."""
    if event == "socket.connect":
        target = arguments[1]
        host = target[0] if isinstance(target, tuple) else ""
    elif event == "socket.getaddrinfo":
        host = arguments[0]
    else:
        return
    asked = host.decode() if isinstance(host, bytes) else str(host or "")
    if asked and not asked.startswith(_HERE):
        print(f"{REFUSED}: {event} {asked}", file=sys.stderr, flush=True)
        raise OSError(f"{REFUSED}: {asked}")


sys.addaudithook(_guard)
