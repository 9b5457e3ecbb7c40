"""The collector passes over what is loaded, and is asked rarely."""

import subprocess
import sys

from tests.patience import PATIENCE

_PROGRAM = """
import gc
from core.bench.pool.collector import collect_rarely, pass_over_what_is_there
usual = gc.get_threshold()
kept = [[] for _ in range(10_000)]
collect_rarely()
pass_over_what_is_there()
assert all(now > before for now, before in zip(gc.get_threshold(), usual))
assert gc.get_freeze_count() > len(kept)
cycle = []
cycle.append(cycle)
del cycle
assert gc.collect() >= 1
"""


def test_what_is_loaded_is_passed_over_and_new_garbage_is_found() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
