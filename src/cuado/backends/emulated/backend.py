"""The backend for chips that need not be present: kernels run on the CPU, times are modelled."""

from threading import Thread

from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.codegen.object_code import compile_first, runtime_image
from cuado.backends.emulated.frontend.program import Program
from cuado.backends.emulated.frontend.untimed import untimed
from cuado.backends.emulated.process.remote_engine import shared_engine
from cuado.backends.emulated.sampling.blocks import Sampling
from cuado.backends.emulated.timing.library import compile_simulator
from cuado.backends.emulated.work import Meter
from cuado.device.chip import Chip
from cuado.device.library import load_chip
from cuado.device.model_resolution import LENT_IN_SHORT, lenders, model_of, taken_from
from cuado.device.resolve import attributes_of
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.sass.toolchain.targets import nearest_target

MODELLED = (
    "MODELLED, no GPU: results and counts of events are emulated; "
    "times, cache hits and DRAM traffic come from a model of the chip."
)


class EmulatedBackend:
    """One emulated chip; see :class:`cuado.backends.protocol.Backend`.

    Args:
        chip: name of a known chip.
        sampling: selects the blocks of large grids that run; None for the default.

    Raises:
        UnknownNameError: no chip has this name; lists the known ones.
    """

    def __init__(self, chip: str = "h200", sampling: Sampling | None = None) -> None:
        self._chip = load_chip(chip)
        self._sampling = sampling
        self._device: DeviceAttributes | None = None
        self._meter = Meter()

    @property
    def name(self) -> str:
        """The name for reports: ``emulated:h200 NVIDIA H200``."""
        return f"emulated:{self._chip.name} {self._chip.title}"

    @property
    def chip(self) -> Chip:
        """The chip."""
        return self._chip

    @property
    def device(self) -> DeviceAttributes:
        """The device properties that a driver would report for the chip.

        Raises:
            CuadoError: there is no assembler.
        """
        if self._device is None:
            own = self._chip.compute_capability
            target = nearest_target(own)
            self._device = attributes_of(self._chip, None if target == own else target)
        return self._device

    @property
    def notes(self) -> tuple[str, ...]:
        """Notes for the reader: times are modelled, by what, and which machine code is counted.

        Raises:
            InvalidDataError: a constant of the chip's model is stated nowhere.
        """
        model = model_of(self._chip)
        notes: tuple[str, ...] = (MODELLED,)
        if of := lenders(model):
            # The first note is on every screen; which constants these are has no room there.
            first = f"{MODELLED.removesuffix('.')}, {LENT_IN_SHORT} {of}."
            notes = (first, taken_from(model))
        if self.device.assembled_for is None:
            return notes
        major, minor = self.device.assembled_for
        return (
            *notes,
            f"No tool here assembles for {self._chip.title}: machine code and registers are "
            f"those of sm_{major}{minor}.",
        )

    @property
    def work(self) -> float:
        """Nanoseconds that a nominal machine takes for what all its benches did so far."""
        return self._meter.total

    def warm(self) -> None:
        """Start the process that runs code, and compile what every launch needs, beside others."""
        shared_engine().warm()
        Thread(target=_compile_parts, daemon=True).start()

    def check_timed(self, launch: Launch) -> None:
        """Make sure that the time of a launch is modelled.

        Raises:
            TrialFailedError: it is not; names the instruction and its line.
            CuadoError: the kernel cannot be emulated.
        """
        if launch.has_ptx:
            code = Program(launch.ptx, launch.kernel).code
            if (why := untimed(launch.kernel, code, launch.cluster)) is not None:
                raise why

    def open(self, launch: Launch) -> EmulatedBench:
        """Fill the buffers of ``launch`` and make it ready.

        Raises:
            CuadoError: the arguments are not the kernel's, the host has too little memory, or a
                constant of the chip's model is stated nowhere.
        """
        model_of(self._chip)  # Raises before anything is compiled if a constant is missing.
        engine = shared_engine()
        engine.warm()
        bench = EmulatedBench(launch, self._chip, self.device, self._sampling, engine, self._meter)
        runtime_image("machine")  # All kernels call it; callers do something else meanwhile.
        return bench


def _compile_parts() -> None:
    """Compile the emulated device's own code, in the order in which it is needed."""
    for part in ("machine", "caches"):
        compile_first()
        runtime_image(part)
    compile_first()
    compile_simulator()
