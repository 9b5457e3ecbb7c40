"""Work in processes of its own: in turn, stopped when asked, done again where a process was killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from loky import wrap_non_picklable_objects

from core.bench.pool.queue import Ticket
from core.bench.pool.signals import MOST_MEMORY, begin_work, tell
from core.bench.pool.workers import WorkerLostError, Workers
from core.errors import PlanFormatError
from core.text import Text
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def one() -> Iterator[Workers]:
    """A pool of one process."""
    workers = Workers(1)
    yield workers
    workers.close()


def _wait_for(path: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < ends, f"{path.name} did not appear"
        time.sleep(0.01)


@wrap_non_picklable_objects
def _until(go_on: Path, begun: Path) -> int:
    """Work that says that it has begun, and ends when it may go on."""
    begun.touch()
    ends = time.monotonic() + PATIENCE
    while not go_on.exists() and time.monotonic() < ends:
        time.sleep(0.01)
    return os.getpid()


@wrap_non_picklable_objects
def _until_stopped(begun: Path) -> bool:
    stop = begin_work()
    begun.touch()
    return stop.wait(60.0)


@wrap_non_picklable_objects
def _killed_at_first(trace: Path) -> str:
    """Work whose process is killed, as by the kernel for want of memory, but for the second attempt."""
    if not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "done"


@wrap_non_picklable_objects
def _killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@wrap_non_picklable_objects
def _crashing() -> None:
    raise ZeroDivisionError("oops")


def test_work_is_done_in_another_process(one: Workers) -> None:
    assert one.submit(Ticket("a", "ann"), os.getpid).result(PATIENCE) != os.getpid()


def test_what_a_call_raises_is_raised_again(one: Workers) -> None:
    with pytest.raises(ZeroDivisionError, match="oops"):
        one.submit(Ticket("a", "ann"), _crashing).result(PATIENCE)


@wrap_non_picklable_objects
def _refusing() -> None:
    raise PlanFormatError("itinerary[0]", "缺少日期", "there is no day")


def test_an_error_with_a_sentence_keeps_it_on_its_way(one: Workers) -> None:
    with pytest.raises(PlanFormatError) as raised:
        one.submit(Ticket("a", "ann"), _refusing).result(PATIENCE)
    assert raised.value.path == "itinerary[0]"
    assert raised.value.text == Text("itinerary[0]：缺少日期", "itinerary[0]: there is no day")


@wrap_non_picklable_objects
def _greedy() -> int:
    return len(bytearray(2 * MOST_MEMORY << 20))


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no limit of memory for a process")
def test_a_process_has_a_limit_of_memory_and_goes_on_after_it(one: Workers) -> None:
    before = one.submit(Ticket("a", "ann"), os.getpid).result(PATIENCE)
    with pytest.raises(MemoryError):
        one.submit(Ticket("b", "ann"), _greedy).result(PATIENCE)
    assert one.submit(Ticket("c", "ann"), os.getpid).result(PATIENCE) == before


@wrap_non_picklable_objects
def _telling(count: int) -> str:
    for number in range(count):
        tell(number)
    return "done"


def test_what_work_tells_of_arrives_in_order_before_its_end(one: Workers) -> None:
    heard: list[int] = []
    assert one.submit(Ticket("a", "ann"), partial(_telling, 500), heard.append).result(PATIENCE) == "done"
    assert heard == list(range(500))


def test_work_beside_the_runs_is_asked_to_make_room_for_one(one: Workers, tmp_path: Path) -> None:
    aside = one.submit(Ticket("a", "ann", "aside"), partial(_until_stopped, tmp_path / "begun"))
    _wait_for(tmp_path / "begun")
    assert one.submit(Ticket("b", "bob"), os.getpid).result(PATIENCE)
    assert aside.result(PATIENCE) is True


def test_work_waits_for_its_turn_and_knows_its_place(one: Workers, tmp_path: Path) -> None:
    go_on, begun = tmp_path / "go on", tmp_path / "begun"
    first = one.submit(Ticket("first", "ann"), partial(_until, go_on, begun))
    _wait_for(begun)
    second = one.submit(Ticket("second", "bob"), os.getpid)
    third = one.submit(Ticket("third", "eve"), os.getpid)
    assert [one.place(name) for name in ("first", "second", "third")] == [None, 1, 2]
    go_on.touch()
    assert first.result(PATIENCE) == second.result(PATIENCE) == third.result(PATIENCE)


def test_older_work_of_an_owner_is_cancelled_for_newer(one: Workers, tmp_path: Path) -> None:
    go_on, begun = tmp_path / "go on", tmp_path / "begun"
    one.submit(Ticket("first", "bob"), partial(_until, go_on, begun))
    _wait_for(begun)
    old = one.submit(Ticket("old", "ann"), os.getpid)
    new = one.submit(Ticket("new", "ann"), os.getpid)
    go_on.touch()
    assert new.result(PATIENCE)
    with pytest.raises(CancelledError):
        old.result(PATIENCE)


def test_work_that_waits_is_cancelled_at_once(one: Workers, tmp_path: Path) -> None:
    go_on, begun = tmp_path / "go on", tmp_path / "begun"
    first = one.submit(Ticket("first", "ann"), partial(_until, go_on, begun))
    _wait_for(begun)
    waiting = one.submit(Ticket("waiting", "bob"), os.getpid)
    one.cancel("waiting")
    assert waiting.cancelled()
    go_on.touch()
    assert first.result(PATIENCE)


def test_work_that_is_being_done_is_asked_to_end(one: Workers, tmp_path: Path) -> None:
    future = one.submit(Ticket("a", "ann"), partial(_until_stopped, tmp_path / "begun"))
    _wait_for(tmp_path / "begun")
    one.cancel("a")
    assert future.result(PATIENCE) is True


def test_a_word_to_end_does_not_reach_the_next_work(one: Workers, tmp_path: Path) -> None:
    future = one.submit(Ticket("a", "ann"), partial(_until_stopped, tmp_path / "begun"))
    _wait_for(tmp_path / "begun")
    one.cancel("a")
    assert future.result(PATIENCE) is True
    assert one.submit(Ticket("b", "ann"), _is_stopped_soon).result(PATIENCE) is False


@wrap_non_picklable_objects
def _is_stopped_soon() -> bool:
    return begin_work().wait(0.3)


def test_a_killed_process_costs_its_work_one_more_attempt(one: Workers, tmp_path: Path) -> None:
    assert (
        one.submit(Ticket("a", "ann"), partial(_killed_at_first, tmp_path / "trace")).result(PATIENCE)
        == "done"
    )


def test_work_that_kills_its_process_twice_is_given_up_and_the_next_is_done(one: Workers) -> None:
    lost = one.submit(Ticket("bad", "ann"), _killed)
    good = one.submit(Ticket("good", "bob"), os.getpid)
    with pytest.raises(WorkerLostError):
        lost.result(PATIENCE)
    assert good.result(PATIENCE)


def test_a_killed_process_costs_nobody_else_anything(tmp_path: Path) -> None:
    workers, go_on, begun = Workers(2), tmp_path / "go on", tmp_path / "begun"
    other = workers.submit(Ticket("other", "ann"), partial(_until, go_on, begun))
    _wait_for(begun)
    with pytest.raises(WorkerLostError):
        workers.submit(Ticket("bad", "bob"), _killed).result(PATIENCE)
    go_on.touch()
    assert other.result(PATIENCE)
    workers.close()


def test_processes_end_with_the_one_that_began_them(tmp_path: Path) -> None:
    program = (
        "import os, sys, time\n"
        "from core.bench.pool.queue import Ticket\n"
        "from core.bench.pool.workers import Workers\n"
        "print(Workers(1).submit(Ticket('a', 'ann'), os.getpid).result(60), flush=True)\n"
        "time.sleep(60)\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    ends = time.monotonic() + PATIENCE
    while _lives(child):
        assert time.monotonic() < ends, "the process goes on"
        time.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@wrap_non_picklable_objects
def _telling_for_ever() -> None:
    while True:
        tell("still here")


def test_a_pool_that_is_closed_while_it_listens_says_so_of_what_is_lost() -> None:
    workers, heard = Workers(1), Event()
    lost = workers.submit(Ticket("a", "ann"), _telling_for_ever, lambda told: heard.set())
    assert heard.wait(PATIENCE)
    workers.close()
    with pytest.raises(WorkerLostError, match="closed"):
        lost.result(PATIENCE)


def test_a_pool_that_is_closed_leaves_no_semaphores_behind() -> None:
    program = (
        "import gc, signal, threading, time\n"
        "from core.bench.pool.queue import Ticket\n"
        "from core.bench.pool.workers import Workers\n"
        "pool = Workers(1)\n"
        "pool.submit(Ticket('one', 'ann'), int).result()\n"
        "pool.close()\n"
        "del pool\n"
        # what feeds a queue that is closed ends in a moment, and holds its semaphores until then
        "while threading.active_count() > 1: time.sleep(0.01)\n"
        "gc.collect()\n"
        "signal.raise_signal(signal.SIGTERM)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert "leaked" not in ended.stderr
