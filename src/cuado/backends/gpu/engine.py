"""What the worker does with the GPU: one launch, its buffers, its programs, its runs."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import prod
from threading import Thread
from typing import Any

from cuado.backends.contents import Values, pieces_ahead
from cuado.backends.gpu.clocks import Clock
from cuado.backends.gpu.context import Context, describe, find_device
from cuado.backends.gpu.driver import DeviceError, Driver, bindings
from cuado.backends.gpu.early_driver import make_context
from cuado.backends.gpu.kernels import Kernel, Parameters, Shape, shape_of
from cuado.backends.gpu.l2 import Flush
from cuado.backends.gpu.launching import queueing
from cuado.backends.gpu.memory import (
    GUARD_BYTES,
    DeviceBuffer,
    Kept,
    Region,
    as_bytes,
    check_memory,
    region_bytes,
)
from cuado.backends.gpu.messages import Setup
from cuado.backends.gpu.mover import Mover
from cuado.backends.gpu.reserved import Reserved
from cuado.backends.gpu.tensor_maps import encoded
from cuado.backends.gpu.timing import Stopwatch
from cuado.backends.gpu.variables import Pristine
from cuado.backends.packing import packed, packed_tail
from cuado.errors import CuadoError
from cuado.model.byte_sizes import size_in_words
from cuado.model.device import DeviceAttributes
from cuado.model.trial import (
    ORIGINAL,
    SCRATCH_BYTES,
    Counted,
    Equivalence,
    Failure,
    Loaded,
    Program,
    Trial,
    TrialFailedError,
)
from cuado.stats import Reading

_HOST_THREADS = 4
"""That make the first content of buffers."""
_ONE = 0x3F800000
"""1.0 as a float: what the scratch memory holds."""


class GpuEngine:
    """A real GPU; ``api`` replaces ``cuda.bindings.driver``."""

    def __init__(self, api: Any = None) -> None:
        self._api = api
        if api is None:
            # A worker that waits for its launch has time for it; what is wrong is said then.
            with suppress(CuadoError):
                bindings()
        self._opened: _Opened | None = None

    def describe(self, device: int) -> DeviceAttributes:
        """What the driver says of a device; a context there begins to be made.

        Who asks opens a launch next, most of the time, and does something else before.

        Raises:
            CuadoError: no driver, no such device.
        """
        driver = Driver(self._api)
        found = describe(driver, find_device(driver, device))
        if self._api is None:
            make_context(device)
        return found

    def open(self, setup: Setup) -> DeviceAttributes:
        """Fill the buffers of a launch.

        Raises:
            CuadoError: no driver, no such device, no such file.
            TrialFailedError: too little memory.
        """
        self._opened = _Opened(Context(Driver(self._api), setup.device), setup)
        if self._api is None:
            # Beside the first runs; before, it would keep them waiting.
            Thread(target=_load_counters, daemon=True).start()
        return self._opened.context.attributes

    def load(self, program: Program) -> Loaded:
        """Load a program.

        Raises:
            TrialFailedError: the device refuses it.
        """
        bench = self._bench()
        kernel = Kernel(bench.context, bench.setup, program, bench.pristine)
        bench.add(kernel)
        return kernel.loaded(bench.setup)

    def blocks_per_sm(self, trial: Trial) -> int:
        """Blocks of a trial that fit an SM; 0 if it cannot be launched."""
        bench = self._bench()
        return bench.kernel(trial).blocks_per_sm(shape_of(bench.setup, trial))

    def time(self, trial: Trial) -> Reading:
        """Run a trial and time it.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        return self._bench().time(trial)

    def record(self, trial: Trial) -> float | None:
        """Run a trial; nanoseconds of its kernel as CUPTI records them; None where it does not.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        return self._bench().record(trial)

    def check(self, trial: Trial) -> Equivalence:
        """Run a trial, and the original if that was not done yet, and compare the buffers.

        Raises:
            TrialFailedError: one of them did not run to its end.
        """
        return self._bench().check(trial)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Run a trial and read the output buffers.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        bench = self._bench()
        bench.run(trial)
        return bench.outputs(trial)

    def scratch(self, trial: Trial, size: int) -> bytes:
        """Run a trial; the first bytes of the scratch memory, which were 0 before it.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        return self._bench().scratch(trial, size)

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Run a trial under hardware counters; the note says why, if there are none.

        Raises:
            TrialFailedError: it did not run to its end.
        """
        return self._bench().count(trial, metrics)

    def _bench(self) -> "_Opened":
        if self._opened is None:
            raise CuadoError("the worker has no launch open")
        return self._opened


class _Opened:
    """A launch that is open: its buffers are on the device."""

    def __init__(self, context: Context, setup: Setup) -> None:
        self.context = context
        self.setup = setup
        check_memory(context, self._needs(), f"'{setup.name}'")
        # Before anything else is allocated, or the driver may give other addresses.
        guards = Reserved(context, setup.buffers, GUARD_BYTES).guards
        with ThreadPoolExecutor(_HOST_THREADS) as pool:
            made = pieces_ahead(setup.buffers, pool)
            self.buffers = {
                each.name: DeviceBuffer(
                    context,
                    each,
                    written=each.name in setup.written,
                    guard_bytes=guards.get(each.name, 0),
                    made=made.get(each.name),
                )
                for each in setup.buffers
            }
        self.pristine = Pristine(context, setup.variables) if setup.variables else None
        self._mover = Mover(context)
        self._flush = Flush(context, setup.l2, self._mover)
        self._scratch: Region | None = None
        self._kernels: dict[str, Kernel] = {}
        self._launches: dict[Trial, Callable[[], None]] = {}
        self._ran: set[Trial] = set()
        self._reference: dict[str, Kept] | None = None
        self._variables: dict[str, Values] = {}
        self._deterministic = True
        self._profiler: Any = None
        self._records: Any = None
        self._clock = Clock(context.bus_id)
        self._watch = Stopwatch(context)
        context.synchronize()

    def _needs(self) -> dict[str, int]:
        """Device bytes that will be allocated, by purpose."""
        needs = {
            buffer.name: DeviceBuffer.memory(buffer, written=buffer.name in self.setup.written)
            for buffer in self.setup.buffers
        }
        at_addresses = Reserved.memory(self.setup.buffers, GUARD_BYTES)
        if at_addresses:
            needs["memory at given addresses"] = at_addresses
        if not self.setup.l2.warm:
            needs["L2 flush"] = Flush.memory(self.context)
        return needs

    def add(self, kernel: Kernel) -> None:
        """Take in a loaded program, in place of one of the same name."""
        name = kernel.program.name
        self._kernels[name] = kernel
        self._launches = {t: run for t, run in self._launches.items() if t.program != name}
        self._ran = {trial for trial in self._ran if trial.program != name}
        if name == ORIGINAL:
            self._reference = None

    def kernel(self, trial: Trial) -> Kernel:
        """The loaded program of a trial."""
        if trial.program not in self._kernels:
            raise CuadoError(f"no program '{trial.program}' is loaded")
        return self._kernels[trial.program]

    def time(self, trial: Trial) -> Reading:
        """Time one run."""
        launch = self._launch(trial)
        before = self._clock.read()
        gated = trial in self._ran
        ready = partial(self._make_ready, self.kernel(trial), is_timed=True)
        elapsed = self._watch.nanoseconds(ready, launch, gated=gated)
        self._ran.add(trial)
        return Reading(elapsed, before + self._clock.read())

    def record(self, trial: Trial) -> float | None:
        """Record one run with CUPTI under the same conditions as a timed run."""
        from cuado.backends.gpu import cupti

        self.run(trial)  # A trial that fails has to fail here.
        try:
            self._records = self._records or cupti.KernelRecords()
            taken: float | None = self._records.last_of(partial(self.time, trial))
        except cupti.CuptiUnavailableError:
            return None
        return taken

    def run(self, trial: Trial) -> None:
        """One run, not timed, to its end."""
        launch = self._launch(trial)
        self._make_ready(self.kernel(trial))
        self._to_its_end(launch)

    def outputs(self, trial: Trial) -> dict[str, bytes]:
        """What the launch's outputs hold after a run."""
        own = self.kernel(trial).variables
        held = own.read() if own is not None else {}
        return {
            name: as_bytes(self.buffers[name].read() if name in self.buffers else [held[name]])
            for name in self.setup.outputs
            if name in self.buffers or name in held
        }

    def scratch(self, trial: Trial, size: int) -> bytes:
        """What a trial leaves in the scratch memory, zeros before; then it is as it was."""
        scratch = self._scratch_region()
        size = min(size, scratch.size)
        scratch.set(4, 0, size)
        self.run(trial)
        found = scratch.read(size)
        scratch.set(4, _ONE, size)
        return found

    def check(self, trial: Trial) -> Equivalence:
        """Compare what a trial leaves with what the original left."""
        reference = self._referred()
        for buffer in self.buffers.values():
            buffer.region.arm()
        self.run(trial)
        mover = self._mover
        found = [self.buffers[n].difference(kept, mover) for n, kept in reference.items()]
        differences = tuple(difference for difference in found if difference is not None)
        own = self.kernel(trial).variables
        differences += tuple(own.differences(self._variables) if own is not None else ())
        touched = tuple(n for n, buffer in self.buffers.items() if not buffer.region.is_intact())
        equal = self._deterministic and not differences and not touched
        return Equivalence(equal, differences, touched, self._deterministic)

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """Read counters, as far as that is possible here."""
        from cuado.backends.gpu import cupti

        self.run(trial)  # A trial that fails has to fail here, not under the profiler.
        prepare = partial(self._to_its_end, partial(self._make_ready, self.kernel(trial)))
        launch = partial(self._to_its_end, self._launch(trial))
        try:
            if self._profiler is None:
                handle = int(self.context.handle)
                self._profiler = cupti.RangeProfiler(handle, self.context.index, hold=True)
            counted: Counted = self._profiler.count(prepare, launch, metrics)
        except cupti.CuptiUnavailableError as error:
            return Counted(unavailable=tuple(metrics), note=str(error))
        return counted

    def _to_its_end(self, queue: Callable[[], None]) -> None:
        queue()
        self.context.synchronize()

    def _referred(self) -> dict[str, Kept]:
        """What the original makes of the buffers it may write; run twice on first use."""
        if self._reference is None:
            written = [buffer for buffer in self.buffers.values() if buffer.written]
            self.run(Trial())
            reference = {buffer.buffer.name: buffer.keep() for buffer in written}
            own = self.kernel(Trial()).variables
            self._variables = own.read() if own is not None else {}
            self.run(Trial())
            mover = self._mover
            again = [b.difference(reference[b.buffer.name], mover) for b in written]
            changed = own.differences(self._variables) if own is not None else []
            self._deterministic = not any(again) and not changed
            self._reference = reference
        return self._reference

    def _make_ready(self, kernel: Kernel, *, is_timed: bool = False) -> None:
        """Queue what makes all runs equal: first content everywhere, the same in the L2.

        For a run that is only timed, buffers that the kernel does not read are not restored if the
        L2 is to keep what it holds: restoring them would move other data through it.
        """
        mover, is_warm = self._mover, self.setup.l2.warm
        gently = mover if is_warm and mover.available else None
        for name, buffer in self.buffers.items():
            if not (is_warm and is_timed) or name in self.setup.read:
                buffer.restore(gently)
        if kernel.variables is not None:
            kernel.variables.restore()
        self._flush.queue(buffer.region for buffer in self.buffers.values())

    def _launch(self, trial: Trial) -> Callable[[], None]:
        """A function that queues one launch of a trial; made once, so that a call is cheap."""
        if trial not in self._launches:
            kernel, shape = self.kernel(trial), shape_of(self.setup, trial)
            kernel.prepare(shape)
            self._launches[trial] = self._launcher(kernel, shape, trial)
        return self._launches[trial]

    def _launcher(self, kernel: Kernel, shape: Shape, trial: Trial) -> Callable[[], None]:
        addresses = {name: buffer.region.address for name, buffer in self.buffers.items()}
        driver = self.context.driver
        values = [encoded(driver, packed(argument, addresses)) for argument in self.setup.arguments]
        if kernel.program.has_tail:
            values += packed_tail(self._scratch_region().address, trial.switch)
        parameters = Parameters(values)
        queue = queueing(self.context, self.setup, kernel, shape, parameters)

        def launch() -> None:
            try:
                queue()
            except DeviceError as error:
                if error.failure is Failure.LAUNCH:
                    raise _refused(kernel, shape, error) from error
                raise

        return launch

    def _scratch_region(self) -> Region:
        if self._scratch is None:
            check_memory(self.context, {"scratch": region_bytes(SCRATCH_BYTES)}, "scratch memory")
            self._scratch = Region(self.context, SCRATCH_BYTES)
            self._scratch.set(4, _ONE)
        return self._scratch


def _load_counters() -> None:
    """Have CUPTI in the process, should counters be asked for; where it fails is said then."""
    from cuado.backends.gpu.cupti import library

    with suppress(CuadoError, OSError):
        library.load_ahead()


def _refused(kernel: Kernel, shape: Shape, error: DeviceError) -> TrialFailedError:
    """The error of a launch with what was asked for."""
    threads = prod(shape.block)
    return TrialFailedError(
        Failure.LAUNCH,
        f"'{kernel.program.name}' was not launched: {error.message}",
        f"asked for were a grid of {shape.grid}, {threads} threads a block with {kernel.registers} "
        f"registers each, and {size_in_words(shape.dynamic_shared_bytes)} of dynamic shared memory",
    )
