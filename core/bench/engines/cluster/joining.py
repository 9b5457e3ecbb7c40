"""Joining a Ray cluster, or starting one on this machine: loopback alone, nothing reported to anybody, no dashboard."""

import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import ray

from core.bench.engines.cluster.engine import OnRay
from core.errors import InputError
from core.text import Text

_CONNECTING_SECONDS = 5.0
"""A head node that does not take a connection within this time is not there."""
_STORE = 100 << 20
"""Bytes of the object store on this machine: it carries a sandbox, and little else."""
_RETRIES = "RAY_gcs_server_port_wait_time_s"
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


@contextmanager
def joined(address: str | None, workers: int | None, tell: Callable[[Text], None]) -> Iterator[OnRay]:
    """The engine on the cluster of that address (HOST:PORT of its head node), or on this machine alone.

    Raises InputError where no such cluster is there, or where it is of other versions.
    """
    if address is None:
        _start(workers)
    else:
        _join(address)
    try:
        yield OnRay(workers, tell)
    finally:
        ray.shutdown()


def _start(workers: int | None) -> None:
    ray.init(
        address="local",
        num_cpus=workers,
        object_store_memory=_STORE,
        include_dashboard=False,
        _node_ip_address="127.0.0.1",
        log_to_driver=False,
        logging_level=logging.ERROR,
    )


def _join(address: str) -> None:
    host, port = _listening(address)
    if host in _LOOPBACK:
        # Ray takes these for the outer address of this machine, where a cluster that keeps to the loopback does not listen
        host = "[::ffff:127.0.0.1]"
    try:
        with _asking_once():
            ray.init(address=f"{host}:{port}", log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError) as error:
        raise _no_cluster(address) from error
    except RuntimeError as error:
        if "ersion mismatch" not in str(error):
            raise _no_cluster(address) from error
        told = " ".join(str(error).split())
        raise InputError(
            f"{address} 上的 Ray 集群版本与这里不同：{told}",
            f"the Ray cluster at {address} is of other versions than this program: {told}",
        ) from error


@contextmanager
def _asking_once() -> Iterator[None]:
    """What does not answer as a cluster is asked once and not for a quarter of an hour, and without the warnings that Ray's
    part in C++ writes to the error stream by itself: what comes of it is told anyway."""
    kept = os.dup(2)
    os.environ[_RETRIES] = "1"
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        del os.environ[_RETRIES]
        os.dup2(kept, 2)
        os.close(kept)


def _listening(address: str) -> tuple[str, int]:
    """Host and port, where anything listens: else Ray would look for it for a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_CONNECTING_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise _no_cluster(address) from error
    return host, int(port)


def _no_cluster(address: str) -> InputError:
    return InputError(
        f"{address} 处没有 Ray 集群；--address 是头节点的 主机:端口，ray start --head 会给出",
        f"there is no Ray cluster at {address}: --address takes HOST:PORT of its head node, as `ray start --head` prints it",
    )
