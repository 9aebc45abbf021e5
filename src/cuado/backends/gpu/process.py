"""The process that owns the GPU, as the session sees it."""

from cuado.backends.worker_process import WorkerProcess

GPU_ENGINE = "cuado.backends.gpu.engine:GpuEngine"
"""What a worker drives unless a test wants otherwise."""


class Worker(WorkerProcess):
    """A running worker.

    Args:
        engine: ``module:class`` of what it drives.
    """

    def __init__(self, engine: str = GPU_ENGINE) -> None:
        super().__init__("cuado.backends.gpu.worker", ["--engine", engine])
