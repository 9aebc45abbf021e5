"""A Dask cluster on this machine: a scheduler in this process, and a worker process a device.

Workers are sessions of their own, so that Ctrl-C in the terminal reaches this process only, which
decides; they end when their scheduler does, however that happens.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import IO

from distributed import Client, LocalCluster

from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.optimizer.many.cluster import connected
from cuado.optimizer.many.worker import DEVICE

HOST = "127.0.0.1"
START_SECONDS = 60.0
MOST_EMULATED = 8
"""Default number of workers on an emulated device."""
_POLL_SECONDS = 0.05
_LEAVE_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class _Started:
    device: str
    process: subprocess.Popen[bytes]
    errors: IO[bytes]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(_LEAVE_SECONDS)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.errors.close()

    def last_line(self) -> str:
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"exit {self.process.returncode}"


def devices_beside(backend: Backend, most: int | None) -> tuple[str, ...]:
    """Names of this machine's devices that the session does not measure on itself.

    These are the other visible GPUs; or, as an emulated device can be opened any number of times,
    one for each processor but one.

    Args:
        backend: the session's own.
        most: the maximum; the exact number for an emulated device; None for the default.

    Raises:
        CuadoError: the session's device cannot be used.
    """
    word = backend.name.partition(" ")[0]
    if not isinstance(backend, GpuBackend):
        spare = max((os.cpu_count() or 1) - 1, 1)
        return (word,) * (min(spare, MOST_EMULATED) if most is None else most)
    count = int(backend.device.values.get("device_count", 1))
    others = [f"gpu:{index}" for index in range(count) if f"gpu:{index}" != word]
    return tuple(others[:most])


@contextmanager
def local_cluster(devices: Sequence[str], words: str) -> Iterator[Client]:
    """A cluster with a worker for each device; it is closed on exit.

    Raises:
        CuadoError: a worker does not start.
    """
    with ExitStack() as stack:
        scheduler = stack.enter_context(
            LocalCluster(n_workers=0, host=HOST, dashboard_address=f"{HOST}:0")
        )
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cuado-dask-"))
        workers = []
        for device in devices:
            workers.append(_started(scheduler.scheduler_address, device, folder))
            stack.callback(workers[-1].close)
        client = connected(scheduler.scheduler_address, words)
        stack.callback(client.close)
        _wait(client, workers)
        yield client


def _started(scheduler: str, device: str, folder: str) -> _Started:
    errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by close)
    command = [sys.executable, "-m", "distributed.cli.dask_worker", scheduler, "--host", HOST]
    command += ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0"]
    command += ["--death-timeout", f"{START_SECONDS:g}", "--local-directory", folder]
    process = subprocess.Popen(  # noqa: S603 (this interpreter)
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors,
        env={**os.environ, DEVICE: device},
        start_new_session=True,
    )
    return _Started(device, process, errors)


def _wait(client: Client, workers: Sequence[_Started]) -> None:
    """Wait until all workers are there."""
    until = time.monotonic() + START_SECONDS
    while len(client.nthreads()) < len(workers):
        for each in workers:
            if each.process.poll() is not None:
                raise CuadoError(f"the worker for {each.device} did not start: {each.last_line()}")
        if time.monotonic() > until:
            raise CuadoError(f"the local workers did not start within {START_SECONDS:g} s")
        time.sleep(_POLL_SECONDS)
