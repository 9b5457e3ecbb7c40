"""Jobs for engines: what their parts do is written to be lost, counted or slow."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.bench.engines.protocol import Job
from core.llm.messages import ChatRequest, Message
from core.llm.profile import Profile
from core.sandbox.sandbox import Sandbox


@dataclass(frozen=True, slots=True)
class Named:
    """A part that is nothing but its name."""

    uid: str


@dataclass(frozen=True, slots=True)
class AroundAJob:
    """What does the parts of another job, with something of its own before them."""

    job: Job[Any, Any]

    @property
    def sandbox(self) -> Path:
        """That of the job."""
        return self.job.sandbox

    @property
    def profile(self) -> Profile | None:
        """That of the job."""
        return self.job.profile


@dataclass(frozen=True, slots=True)
class Losing(AroundAJob):
    """A job whose first part on a node that is new takes the whole node down; the parts on `others` wait until it has."""

    others: frozenset[str]
    mark: Path

    def start(self, sandbox: Sandbox, client: Any) -> Callable[[Any], Any]:
        """What is returned does a part of the job, where its node survives."""
        import ray

        do = self.job.start(sandbox, client)

        def work(part: Any) -> Any:
            if ray.get_runtime_context().get_node_id() not in self.others:
                self.mark.touch()
                # the process that began this one is that of the node
                os.kill(os.getppid(), signal.SIGKILL)
                os.kill(os.getpid(), signal.SIGKILL)
            ends = time.monotonic() + 60
            while not self.mark.exists() and time.monotonic() < ends:
                time.sleep(0.02)
            return do(part)

        return work


@dataclass(frozen=True, slots=True)
class Asking:
    """Every part asks the model once; the part `dies` takes its worker down while it is asking, once."""

    sandbox: Path
    profile: Profile
    mark: Path

    def start(self, sandbox: Sandbox, client: Any) -> Callable[[Named], str]:
        """What is returned asks, and gives the part's name back."""

        def work(part: Named) -> str:
            def heard(text: str) -> None:
                if part.uid == "dies" and not self.mark.exists():
                    self.mark.touch()
                    os.kill(os.getpid(), signal.SIGKILL)

            client.for_run().answer(ChatRequest((Message("user", part.uid),)), heard)
            return part.uid

        return work
