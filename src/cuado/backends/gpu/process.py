"""The process that owns the GPU, as the session sees it."""

import atexit
from contextlib import suppress

from cuado.backends.worker_process import WorkerProcess

GPU_ENGINE = "cuado.backends.gpu.engine:GpuEngine"
"""What a worker drives unless a test wants otherwise."""


class Worker(WorkerProcess):
    """A running worker.

    Args:
        engine: ``module:class`` of what it drives.
    """

    def __init__(self, engine: str = GPU_ENGINE) -> None:
        own = ["--driver"] if engine == GPU_ENGINE else []
        super().__init__("cuado.backends.gpu.worker", ["--engine", engine, *own])


_EARLY: list[Worker] = []
"""The worker that was started before anybody asked for it, until somebody does."""

_LEAVING: list[Worker] = []
"""Workers that were let end, and may still hold their GPU's memory."""


def start_early() -> None:
    """Start a worker that the first session to need one takes; it ends with this process.

    If none can be started, that is said when one is needed.
    """
    with suppress(OSError):
        if not _EARLY:
            _EARLY.append(Worker())
            atexit.register(_end_early)


def worker_for(engine: str) -> Worker:
    """A worker for an engine: the one that was started early, if it fits and lives, or a new one.

    Args:
        engine: ``module:class`` of what it drives.
    """
    if engine == GPU_ENGINE and _EARLY:
        early = _EARLY.pop()
        if not early.has_ended():
            return early
        early.kill()
    return Worker(engine)


def _end_early() -> None:
    while _EARLY:
        _EARLY.pop().kill()


def let_leave(worker: Worker) -> None:
    """Let a worker end while this process does something else: a driver takes a while for it."""
    worker.leave()
    if not _LEAVING:
        atexit.unregister(await_leaving)
        atexit.register(await_leaving)
    _LEAVING.append(worker)


def await_leaving() -> None:
    """Wait until the workers that were let end have done so, and their memory is free."""
    while _LEAVING:
        _LEAVING.pop().close()
