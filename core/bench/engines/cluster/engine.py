"""The engine `ray`: parts of a job are tasks of a Ray cluster, and those whose worker is lost are done again."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Any
from uuid import uuid4

import ray
from ray import ObjectRef
from ray.actor import ActorHandle
from ray.exceptions import RayError, RayTaskError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from core.bench.engines.cluster.node import Order, digest_of, do
from core.bench.engines.cluster.nodes import Nodes
from core.bench.engines.gate import Gate
from core.bench.engines.protocol import Job, MadeT, PartT
from core.errors import PlanningError
from core.llm.profile import Profile
from core.text import Text

_WORKERS_LOST = 3
"""So many workers may be lost over one part."""
_PARTS_AHEAD = 2
"""So many parts are handed out beyond the workers, so that none waits until this process has heard of its last one."""
_NODES_LOOK = 5.0
"""Seconds between two looks at the nodes of the cluster."""
_TOLD = 3
"""So many parts are named where some were lost."""


@dataclass(frozen=True, slots=True)
class OnRay:
    """Workers on the nodes of the cluster that this process has joined (`joined`): as many as it has processors, or so many.

    `tell` hears of nodes that are left out and of workers that are lost.
    """

    workers: int | None
    tell: Callable[[Text], None]

    def run(self, job: Job[PartT, MadeT], parts: Iterable[PartT]) -> Iterator[MadeT]:
        """What is made of each part, as it ends. A part whose worker is lost is done again by another one.

        Raises PlanningError where no node is left, and at the end where parts have cost three workers each.
        """
        nodes = Nodes(job.sandbox, digest_of(job.sandbox), self.tell)
        nodes.look()
        with _gate(job.profile) as gate:
            order = Order(token=uuid4().hex, job=job, digest=nodes.digest, gate=gate)
            yield from _Crew(order=order, nodes=nodes, workers=self.workers, tell=self.tell).work_off(parts)


@dataclass(frozen=True, slots=True)
class _Flight:
    """A part that is given to a worker, for the first time or again."""

    part: Any
    attempt: int = 1


@dataclass(slots=True)
class _Crew:
    """What the workers of one job are at, and what has to be done again."""

    order: Order
    nodes: Nodes
    workers: int | None
    tell: Callable[[Text], None]
    flying: "dict[ObjectRef[Any], tuple[_Flight, str]]" = field(default_factory=dict)
    again: deque[_Flight] = field(default_factory=deque)
    lost: list[str] = field(default_factory=list)
    holders: Iterator[str] = field(default_factory=lambda: map(str, count()))

    def work_off(self, parts: Iterable[Any]) -> Iterator[Any]:
        """Hand the parts out as workers become free, and give back what is made of them."""
        coming, looked = map(_Flight, parts), monotonic()
        try:
            while self._handed_out(coming):
                ended, _ = ray.wait(list(self.flying), timeout=_NODES_LOOK)
                for ref in ended:
                    yield from self._landed(ref)
                if monotonic() - looked > _NODES_LOOK:
                    self.nodes.look()
                    looked = monotonic()
        finally:
            for ref in self.flying:
                ray.cancel(ref, force=True)
        if self.lost:
            raise _lost(self.lost)

    def _handed_out(self, coming: Iterator[_Flight]) -> bool:
        """Whether anything is being worked on, after each free worker was given a part."""
        processors = sum(self.nodes.processors.values())
        most = self.workers or max(1, int(processors))
        # where processors are free, one more part would be one more worker
        ahead = _PARTS_AHEAD if most >= int(processors) else 0
        options = {
            # more workers than processors share them: most of the time they wait for a model
            "num_cpus": max(0.0001, min(1.0, int(10_000 * processors / most) / 10_000)),
            "label_selector": {"ray.io/node-id": f"in({','.join(self.nodes.processors)})"},
            "max_retries": 0,
        }
        while len(self.flying) < most + ahead:
            flight = self.again.popleft() if self.again else next(coming, None)
            if flight is None:
                break
            holder = next(self.holders)
            ref = _DO.options(**options).remote(self.order, holder, flight.part)
            self.flying[ref] = (flight, holder)
        return bool(self.flying)

    def _landed(self, ref: "ObjectRef[Any]") -> Iterator[Any]:
        flight, holder = self.flying.pop(ref)
        try:
            made = ray.get(ref)
        except RayError as error:
            if isinstance(error, RayTaskError) and not isinstance(error.cause, RayError):
                # what the job raised: it says what is wrong, and it would be the same on any other worker
                raise error.cause from None
            self._lose(flight, holder, type(error).__name__)
        else:
            yield made

    def _lose(self, flight: _Flight, holder: str, why: str) -> None:
        if self.order.gate is not None:
            self.order.gate.forget.remote(holder)
        uid = flight.part.uid
        if flight.attempt == _WORKERS_LOST:
            self.lost.append(uid)
            return
        self.again.append(_Flight(flight.part, flight.attempt + 1))
        self.tell(
            Text(
                f"处理 {uid} 的工作进程丢失（{why}），将重做",
                f"the worker that was at {uid} is lost ({why}); it is done again",
            )
        )


_DO = ray.remote(do)


@contextmanager
def _gate(profile: Profile | None) -> "Iterator[ActorHandle[Any] | None]":
    """An actor beside this process that holds the limits of a profile; None for a job that asks no model."""
    if profile is None:
        yield None
        return
    here = NodeAffinitySchedulingStrategy(ray.get_runtime_context().get_node_id(), soft=False)
    gate: Any = (
        ray.remote(Gate)
        .options(num_cpus=0, scheduling_strategy=here)
        .remote(profile.concurrency, profile.requests_per_minute)
    )
    try:
        yield gate
    finally:
        ray.kill(gate)


def _lost(uids: Sequence[str]) -> PlanningError:
    named = ", ".join(uids[:_TOLD]) + (" …" if len(uids) > _TOLD else "")
    return PlanningError(
        f"{len(uids)} 个请求各让 {_WORKERS_LOST} 个工作进程丢失，可能是内存不足：{named}；其余都已完成，再次运行同一命令会重试它们",
        f"{len(uids)} requests cost {_WORKERS_LOST} workers each, perhaps for want of memory: {named}. The others are kept; "
        "the same command tries these again",
    )
