"""What a worker does: its bench for the incumbent, and rounds of a share of the candidates.

These functions run in the workers' processes; Dask is not imported here. A worker's device is
named by the environment variable ``CUADO_DEVICE``, as ``--device`` would; the first GPU that it
sees without. It does one thing at a time, however many threads Dask gives it.
"""

import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from threading import RLock, Timer

from cuado.backends.protocol import Backend, Bench
from cuado.backends.selection import GPU, select
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import Program, Trial
from cuado.optimizer.executor import First, Timing, rounds, timings_of
from cuado.optimizer.session import Fate
from cuado.version import __version__

DEVICE = "CUADO_DEVICE"
"""Environment variable of a worker: the device that it measures on."""
IDLE_SECONDS = 300.0
"""Seconds after which an idle worker frees its device: its client may be gone."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The device that a worker, or the calling process, measures on.

    Attributes:
        name: of the device: ``gpu:1 NVIDIA H200``, the index as its process counts.
        kind: of backend: ``gpu``, ``emulated``.
        chip: properties that must be equal for ratios to be comparable: name, compute capability,
            SMs.
        place: host and PCI address of a GPU, which only one worker may use at a time; empty for an
            emulated device.
        cuado: version.
    """

    name: str
    kind: str
    chip: tuple[str, tuple[int, int] | None, float | None]
    place: tuple[str, ...]
    cuado: str


@dataclass(frozen=True, slots=True)
class Share:
    """Candidates for a worker, with all that it needs to time them.

    Attributes:
        launch: of the incumbent.
        original: the incumbent's program, as the bench's original.
        candidates: programs and trials.
        seconds: time limit of the rounds.
        seed: of their order.
    """

    launch: Launch
    original: Program
    candidates: tuple[tuple[Program, Trial], ...] = ()
    seconds: float = 0.0
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a share.

    Attributes:
        timings: by candidate.
        problem: why there are none; empty if there are. Errors travel as text: not all of cuado's
            can be pickled.
    """

    timings: dict[str, Timing] = field(default_factory=dict)
    problem: str = ""


def identity_of(backend: Backend) -> Identity:
    """The identity of a backend.

    Raises:
        CuadoError: its device cannot be used.
    """
    device = backend.device
    kind = backend.name.partition(" ")[0].partition(":")[0]
    place: tuple[str, ...] = ()
    if kind == GPU:
        keys = ("pci_domain_id", "pci_bus_id", "pci_device_id")
        place = (platform.node(), *(f"{device.values.get(key, 0.0):g}" for key in keys))
    chip = (device.name, device.compute_capability, device.values.get("multiprocessor_count"))
    return Identity(backend.name, kind, chip, place, __version__)


def identity() -> Identity | str:
    """The device of this worker, or why it cannot measure."""
    try:
        return identity_of(_backend())
    except CuadoError as error:
        return str(error)


def opens(share: Share) -> str:
    """Open a bench for a share's incumbent; returns what went wrong, or an empty text."""
    try:
        with _incumbent(share):
            return ""
    except CuadoError as error:
        return str(error)


def times(share: Share) -> Answer:
    """Time the candidates of a share, and the incumbent in the same rounds."""
    try:
        with _incumbent(share) as (bench, kernel_time):
            return Answer(_timed(bench, kernel_time, share))
    except CuadoError as error:
        return Answer(problem=str(error))


def closes() -> None:
    """Free the device."""
    with _lock:
        _open.close()


def _timed(bench: Bench, kernel_time: float, share: Share) -> dict[str, Timing]:
    ready: dict[str, Trial] = {}
    made: dict[str, Timing] = {}
    first = First(bench, kernel_time)
    for program, trial in share.candidates:
        failed = first.runs(program, trial)
        if failed is None:
            ready[program.name] = trial
        else:
            made[program.name] = failed
    behind = first.far_behind()
    made |= behind
    ready = {name: trial for name, trial in ready.items() if name not in behind}
    if any(timing.fate is Fate.FAILED for timing in made.values()):
        bench.time(Trial())  # Raises if it was not the candidate that failed, but the device.
    if ready:
        measured = rounds(bench, kernel_time, ready, share.seconds, share.seed)
        made |= timings_of(measured, ready)
    return made


@lru_cache(maxsize=1)
def _backend() -> Backend:
    return select(os.environ.get(DEVICE, GPU)).backend


@dataclass
class _Open:
    """The bench of this process, if it has one."""

    launch: Launch | None = None
    original: Program | None = None
    bench: Bench | None = None
    kernel_time: float = 0.0
    timer: Timer | None = None

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        bench, self.bench = self.bench, None
        if bench is not None:
            bench.close()

    def for_(self, share: Share) -> Bench:
        """The bench with a share's incumbent as its original; another open bench is closed."""
        known = self.launch, self.original
        if self.bench is None or known != (share.launch, share.original):
            self.close()
            self.bench = _backend().open(share.launch)
            self.launch, self.original = share.launch, share.original
            self.bench.load(share.original)
            self.bench.time(Trial())  # The first run of a program is not like the others.
            self.kernel_time = self.bench.time(Trial()).time
        return self.bench


_open, _lock = _Open(), RLock()


@contextmanager
def _incumbent(share: Share) -> Iterator[tuple[Bench, float]]:
    """The bench of a share, and nanoseconds that its incumbent takes there.

    A bench is closed after an error.
    """
    with _lock:
        try:
            bench = _open.for_(share)
            if _open.timer is not None:
                _open.timer.cancel()
            yield bench, _open.kernel_time
        except BaseException:
            _open.close()
            raise
        _open.timer = Timer(IDLE_SECONDS, closes)
        _open.timer.daemon = True
        _open.timer.start()
