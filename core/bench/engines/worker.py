"""How a worker gets ready for a job, wherever it is."""

from collections.abc import Callable
from pathlib import Path

from core.bench.engines.protocol import Job, MadeT, PartT
from core.bench.pool.collector import collect_rarely
from core.llm.calling.limits import Turning
from core.llm.connect import connect
from core.sandbox.storage.store import open_sandbox


def begin(job: Job[PartT, MadeT], sandbox: Path, turns: Turning | None = None) -> Callable[[PartT], MadeT]:
    """What does one part of a job after another, in the sandbox of that file; `turns` are those of all workers together.

    Raises SandboxError where the file is no sandbox, and InputError where the job's model cannot be asked from here.
    """
    collect_rarely()
    client = None if job.profile is None else connect(job.profile, turns=turns)
    return job.start(open_sandbox(sandbox), client)
