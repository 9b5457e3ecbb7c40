"""The nodes of a cluster that are fit for a job: of the same versions as this process, with the sandbox on their disk."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import ray
from ray import ObjectRef
from ray.exceptions import ObjectStoreFullError, OutOfDiskError, RayError, RayTaskError
from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

from core.bench.engines.cluster.node import Look, look, made_with, place
from core.errors import PlanningError
from core.text import Text

_PATIENCE = 60.0
"""Seconds that a node has to answer; its first answer takes as long as loading the program there."""
_STORE_FULL = Text(
    "集群的对象存储已满，沙盒传不过去；请腾出空间，或用 ray start --object-store-memory 放大",
    "the cluster's object store is full, so that the sandbox does not get there: free it, or make it larger with "
    "ray start --object-store-memory",
)
_NONE_LEFT = Text(
    "集群中没有可用的节点；再次运行同一命令即可继续，已完成的不会重做",
    "the cluster has no node that can work: run the same command again when it has, what is finished is kept",
)
_SILENT = Text("没有应答", "it does not answer")

AnswerT = TypeVar("AnswerT")


@dataclass(slots=True)
class Nodes:
    """The fit nodes by their ids, with their processors. Every node is looked at once; `tell` hears which are left out."""

    sandbox: Path
    digest: str
    tell: Callable[[Text], None]
    processors: dict[str, float] = field(default_factory=dict)
    _seen: set[str] = field(default_factory=set)
    _left_out: list[Text] = field(default_factory=list)

    def look(self) -> None:
        """Look at the nodes that are new, and let go of those that are gone.

        Raises PlanningError where none is left.
        """
        alive = {one["NodeID"]: one for one in ray.nodes() if one["Alive"] and one["Resources"].get("CPU")}
        for gone in self.processors.keys() - alive.keys():
            del self.processors[gone]
        new = [number for number in alive if number not in self._seen]
        self._seen.update(new)
        for number, reason in self._made_fit(new).items():
            if reason is None:
                self.processors[number] = alive[number]["Resources"]["CPU"]
            else:
                self._leave_out(alive[number]["NodeManagerAddress"], reason)
        if not self.processors:
            raise PlanningError(*(self._left_out[-1] if self._left_out else _NONE_LEFT))

    def _leave_out(self, where: str, reason: Text) -> None:
        told = Text(f"节点 {where} 不参与：{reason.zh}", f"the node {where} is left out: {reason.en}")
        self._left_out.append(told)
        self.tell(told)

    def _made_fit(self, new: Sequence[str]) -> Mapping[str, Text | None]:
        """Why each of these nodes cannot be used; None for one that can, on which the sandbox lies now."""
        reasons, lacking = dict[str, Text | None](), list[str]()
        for number, found in _asked(look, new, self.digest).items():
            reasons[number] = _why_not(found) if isinstance(found, Look) else found
            if isinstance(found, Look) and reasons[number] is None and not found.has_sandbox:
                lacking.append(number)
        return {**reasons, **self._place(lacking)} if lacking else reasons

    def _place(self, lacking: Sequence[str]) -> Mapping[str, Text | None]:
        try:
            contents = ray.put(self.sandbox.read_bytes())
        except (ObjectStoreFullError, OutOfDiskError):
            return dict.fromkeys(lacking, _STORE_FULL)
        # in a list it is fetched where it is needed, and not before the task may begin
        return {
            number: None if answer is None else Text(f"放不下沙盒：{answer.zh}", f"no sandbox: {answer.en}")
            for number, answer in _asked(place, lacking, self.digest, [contents]).items()
        }


def _asked(
    question: Callable[..., AnswerT], numbers: Sequence[str], *words: object
) -> dict[str, AnswerT | Text]:
    """What each of these nodes answers, or why it does not."""
    remote = ray.remote(question)
    flying: dict[ObjectRef[AnswerT], str] = {
        remote.options(
            num_cpus=0, max_retries=0, scheduling_strategy=NodeAffinitySchedulingStrategy(number, soft=False)
        ).remote(*words): number
        for number in numbers
    }
    if not flying:
        return {}
    answered, silent = ray.wait(list(flying), num_returns=len(flying), timeout=_PATIENCE)
    for ref in silent:
        ray.cancel(ref, force=True)
    return {flying[ref]: _answer(ref) for ref in answered} | {flying[ref]: _SILENT for ref in silent}


def _answer(ref: "ObjectRef[AnswerT]") -> AnswerT | Text:
    try:
        return ray.get(ref)
    except RayTaskError as error:
        told = str(error.cause).strip().splitlines()[-1]
        return Text(f"程序在那里运行不了（{told}）", f"the program does not run there ({told})")
    except RayError:
        return _SILENT


def _why_not(found: Look) -> Text | None:
    """How a node differs from this process; None where it does not."""
    here = made_with()
    differ = [name for name in here if here[name] != found.made_with.get(name)]
    if not differ:
        return None
    there = ", ".join(f"{name} {found.made_with.get(name)}" for name in differ)
    wanted = ", ".join(f"{name} {here[name]}" for name in differ)
    return Text(
        f"版本不同：那里是 {there}，这里是 {wanted}", f"its versions differ: {there}, and here {wanted}"
    )
