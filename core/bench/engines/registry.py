"""All engines, by the name that people type."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec

from core.bench.engines.local import Local
from core.bench.engines.protocol import Engine, EngineCard
from core.errors import InputError
from core.text import Text

LOCAL, RAY = "local", "ray"
ENGINES: Mapping[str, EngineCard] = {
    LOCAL: EngineCard(LOCAL, Text("本机的工作进程", "worker processes of this machine")),
    RAY: EngineCard(RAY, Text("Ray 集群的各个节点", "the nodes of a Ray cluster")),
}


@contextmanager
def engine_named(
    name: str, workers: int | None, address: str | None, tell: Callable[[Text], None]
) -> Iterator[Engine]:
    """An engine with so many workers (by default one on this machine, and a cluster's processors), for as long as it is used.

    `address` is that of a cluster; `tell` hears what goes wrong there and does not end the batch. Raises InputError for
    an unknown name, for an address that leads to no cluster, and where Ray is not installed.
    """
    if name not in ENGINES:
        raise InputError(
            f"没有引擎 {name!r}，有：{', '.join(ENGINES)}",
            f"there is no engine {name!r}; there are {', '.join(ENGINES)}",
        )
    if name == LOCAL:
        if address is not None:
            raise InputError(
                "--address 是集群的地址，请同时用 --engine ray",
                "--address is that of a cluster: use it with --engine ray",
            )
        yield Local(workers or 1)
        return
    if find_spec("ray") is None:
        raise InputError(
            "没有安装 Ray；这样安装：pip install 'tripstudio[cluster]'",
            "Ray is not installed: pip install 'tripstudio[cluster]'",
        )
    # loading it takes a while, and most batches stay on one machine
    from core.bench.engines.cluster.joining import joined

    with joined(address, workers, tell) as engine:
        yield engine
