"""The GPUs of this machine as a backend."""

from cuado.backends.frames import Frame
from cuado.backends.gpu.bench import GpuBench, Limits
from cuado.backends.gpu.messages import attributes_from
from cuado.backends.gpu.process import GPU_ENGINE, Worker
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.sass.toolchain.targets import with_target


class GpuBackend:
    """One GPU; see :class:`cuado.backends.protocol.Backend`.

    Nothing is started before it is asked for something. Each bench has a worker of its own.

    Args:
        device: index of the GPU, in CUDA's order.
        limits: how long a worker may take before it is killed.
        engine: ``module:class`` of what the workers drive.
    """

    def __init__(
        self, device: int = 0, limits: Limits | None = None, engine: str = GPU_ENGINE
    ) -> None:
        self._index = device
        self._limits = limits or Limits()
        self._engine = engine
        self._device: DeviceAttributes | None = None
        self._spare: Worker | None = None

    @property
    def name(self) -> str:
        """For the reader: ``gpu:0 NVIDIA H200``.

        Raises:
            CuadoError: no driver, or no such GPU.
        """
        return f"gpu:{self._index} {self.device.name}"

    @property
    def device(self) -> DeviceAttributes:
        """What the driver says of the GPU; asked once.

        The worker that was asked stays for the first launch to be opened: starting one takes as
        long as many experiments.

        Raises:
            CuadoError: no driver, or no such GPU.
        """
        if self._device is None:
            worker = Worker(self._engine)
            try:
                request = Frame({"do": "describe", "device": self._index})
                self._device = with_target(worker.ask(request, self._limits.start, attributes_from))
            except BaseException:
                worker.close()
                raise
            self._spare = worker
        return self._device

    @property
    def notes(self) -> tuple[str, ...]:
        """None: it is a real device."""
        return ()

    def close(self) -> None:
        """End a worker that waits for a launch; benches have their own."""
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.close()

    def __del__(self) -> None:
        self.close()

    def open(self, launch: Launch) -> GpuBench:
        """Fill the buffers of ``launch`` and make it ready.

        Raises:
            CuadoError: the arguments are not the kernel's, no device, no driver, too little
                memory; the message says which.
        """
        spare, self._spare = self._spare, None
        try:
            bench = GpuBench(launch, self._index, self._limits, self._engine, spare)
        except BaseException:
            if spare is not None:
                spare.close()
            raise
        self._device = bench.device
        return bench
