"""The GPUs of this machine as a backend."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from cuado.backends.frames import Frame
from cuado.backends.gpu.bench import GpuBench
from cuado.backends.gpu.limits import Limits
from cuado.backends.gpu.messages import attributes_from
from cuado.backends.gpu.nvml import programs_on
from cuado.backends.gpu.process import GPU_ENGINE, Worker, worker_for
from cuado.model.device import DeviceAttributes, MeasuredFact
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
        self._measured: Mapping[str, MeasuredFact] = {}
        self._measured_note = ""

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
            worker = worker_for(self._engine)
            try:
                request = Frame({"do": "describe", "device": self._index})
                found = with_target(worker.ask(request, self._limits.start, attributes_from))
                self._device = self._with_measured(found)
            except BaseException:
                worker.close()
                raise
            self._spare = worker
        return self._device

    @property
    def notes(self) -> tuple[str, ...]:
        """None: it is a real device."""
        return ()

    def learn(self, measured: Mapping[str, MeasuredFact], note: str) -> None:
        """Take facts of the chip that were measured on it: from now on, its description has them.

        Args:
            measured: facts by name.
            note: when, and what could not be measured.
        """
        self._measured, self._measured_note = measured, note
        self._device = self._with_measured(self.device)

    def programs(self) -> int | None:
        """How many processes have the GPU open for computing; None if nothing says."""
        return programs_on(self.device.values)

    def _with_measured(self, device: DeviceAttributes) -> DeviceAttributes:
        return replace(device, measured=self._measured, measured_note=self._measured_note)

    def close(self) -> None:
        """End a worker that waits for a launch; benches have their own."""
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.close()

    def __del__(self) -> None:
        self.close()

    def start_ahead(self) -> None:
        """Start a worker that waits for the next launch, if none waits already.

        A worker takes half a second to start: as long as ten candidates of a short kernel. If none
        can be started, that is said when the launch is opened.
        """
        if self._spare is None or self._spare.has_ended():
            self.close()
            with suppress(OSError):
                self._spare = Worker(self._engine)

    def open(self, launch: Launch) -> GpuBench:
        """Fill the buffers of ``launch`` and make it ready.

        Raises:
            CuadoError: the arguments are not the kernel's, no device, no driver, too little
                memory; the message says which.
        """
        spare, self._spare = self._spare, None
        try:
            bench = GpuBench(
                launch, self._index, self._limits, self._engine, spare, self._with_measured
            )
        except BaseException:
            if spare is not None:
                spare.close()
            raise
        self._device = bench.device
        return bench
