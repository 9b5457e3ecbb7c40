"""What the client takes of a call of a model, and how soon a run that is stopped leaves one.

    python benchmarks/running/calls.py [--calls 200]

A server on this machine answers at once. Prints the milliseconds that a call of `core.llm` takes in all and in processor
time (both with what the server takes), the same told as events, and the milliseconds from the signal to stop until a call
that is not answered, and a stream that hangs, are left.
"""

import argparse
from collections.abc import Callable
from statistics import median
from threading import Event, Thread
from time import perf_counter, process_time, sleep

from core.agents.protocol import Context
from core.agents.shared.dialogue.conversation import ask
from core.errors import CallCancelledError
from core.llm.client import Client
from core.llm.messages import ChatRequest, Message
from core.llm.profile import Profile
from core.text import Text
from tests.fakes.reactions import Hanging, Lines, Reaction, Said, Silent
from tests.fakes.server import MODEL, serving

MESSAGES = (Message("system", "You plan trips. " * 50), Message("user", "我们两个人从南京去北京玩2天。"))
ANSWER = Said("先看故宫，再去天坛。" * 20)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--calls", type=int, default=200)
    count: int = parser.parse_args().calls
    with serving(Lines(ANSWER)) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)
        model = client.for_run()
        request = ChatRequest(MESSAGES)
        print("a call      ", taken(lambda: model.answer(request), count))
        context = Context(model=model)
        print("with events ", taken(lambda: list(ask(context, Text("试", "try"), MESSAGES)), count))
        client.close()
    for name, reaction in (("no answer", Silent(60)), ("a stream that hangs", Hanging("先看"))):
        print(f"left, {name}: {1000 * left(reaction):.0f} ms")


def taken(call: Callable[[], object], count: int) -> str:
    """Milliseconds of a call: median and 95th percentile, and processor time in the mean."""
    call()
    seconds = []
    begun = process_time()
    for _ in range(count):
        at = perf_counter()
        call()
        seconds.append(perf_counter() - at)
    processor = (process_time() - begun) / count
    late = sorted(seconds)[int(0.95 * count)]
    return f"{1000 * median(seconds):.1f} ms median, {1000 * late:.1f} ms p95, {1000 * processor:.1f} ms processor"


def left(reaction: Reaction) -> float:
    """Seconds from the signal until the call is left."""
    stopped, over = Event(), Event()
    with serving(Lines(reaction)) as server:
        client = Client(Profile(name="t", base_url=server.url, model=MODEL), None)

        def call() -> None:
            try:
                client.for_run(stopped=stopped).answer(ChatRequest(MESSAGES))
            except CallCancelledError:
                over.set()

        Thread(target=call, daemon=True).start()
        while not server.bodies:
            sleep(0.01)
        sleep(0.2)
        at = perf_counter()
        stopped.set()
        over.wait(60)
        return perf_counter() - at


if __name__ == "__main__":
    main()
