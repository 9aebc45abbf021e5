"""A GPU that only takes time: where the seconds of a what-if go can be seen without one.

    export PYTHONPATH=src:benchmarks
    python benchmarks/whatif/feigned_gpu.py whatif examples/cases/stencil/wave_step.toml
    python benchmarks/whatif/answer_times.py times.md --feigned CASE... -- --device gpu

``cuado`` as it is, but its worker drives :class:`Engine`: the driver starts, buffers are filled,
kernels run and counters are read in about the time that an H100 takes; nothing is computed, every
result is said to be the original's, and gains are those below. So what the answer says means
nothing. ``FEIGNED_NS`` is the kernel's time (1e6), ``FEIGNED_BLOCKS`` the blocks of an SM (2).
"""

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from cuado.backends.gpu.messages import Setup
from cuado.model.device import DeviceAttributes
from cuado.model.trial import ORIGINAL, Counted, Equivalence, Loaded, Program, Trial
from cuado.sass.toolchain.resources import resources_in
from cuado.stats import Reading

KERNEL = float(os.environ.get("FEIGNED_NS", "1e6")) / 1e9
BLOCKS = int(os.environ.get("FEIGNED_BLOCKS", "2"))
DRIVER, BUFFERS, LOAD, OVERHEAD = 0.3, 0.2, 1.5e-3, 0.3e-3
"""Seconds to start a driver, to fill buffers, to load a program, and of a run beside the kernel."""
COUNTERS, PASS, METRICS = 0.4, 0.05, 9
"""Seconds to switch on counters and of a pass, and how many metrics a pass reads."""
GAINS = {
    "math-only": 3.0,
    "no-loads": 1.6,
    "no-stores": 1.3,
    "coalesced-accesses": 2.0,
    "coalesced-loads": 1.5,
    "conflict-free-shared": 1.5,
    "all-hits-l1": 1.2,
    "no-barriers": 1.4,
}
"""Of experiments; the others are as fast as the original."""
H100 = DeviceAttributes(
    "NVIDIA H100 80GB HBM3",
    (9, 0),
    {"multiprocessor_count": 132.0, "clock_rate": 1980000.0, "driver_version": 13000.0},
    uuid="GPU-feigned",
)


class Engine:
    """What the worker drives in place of a GPU; see ``cuado.backends.gpu.engine_protocol``."""

    def __init__(self) -> None:
        self._programs: dict[str, Program] = {}
        self._runs = 0
        self._is_referred = False
        self._outputs: dict[str, bytes] = {}

    def describe(self, device: int) -> DeviceAttributes:
        """The device, once its driver has started."""
        del device
        time.sleep(DRIVER)
        return H100

    def open(self, setup: Setup) -> DeviceAttributes:
        """The device, once the buffers of a launch are filled."""
        time.sleep(BUFFERS)
        sizes = {each.name: each.bytes for each in setup.buffers}
        self._outputs = {name: bytes(sizes[name]) for name in setup.outputs}
        return H100

    def load(self, program: Program) -> Loaded:
        """Take a program."""
        time.sleep(LOAD)
        self._programs[program.name] = program
        found = resources_in(program.cubin)[program.kernel]
        return Loaded(found.registers or 32, 0, found.shared or 0, BLOCKS)

    def blocks_per_sm(self, trial: Trial) -> int:
        """As many for every trial."""
        del trial
        return BLOCKS

    def time(self, trial: Trial) -> Reading:
        """A run of a trial."""
        gain = GAINS.get(trial.program.partition("/")[0].partition("@")[0], 1.0)
        if trial.program == ORIGINAL or (
            self._programs[trial.program].has_tail and not trial.switch
        ):
            gain = 1.0
        time.sleep(KERNEL / gain + OVERHEAD)
        self._runs += 1
        scatter = 1 + 1e-3 * (self._runs * 7919 % 97) / 97
        return Reading(1e9 * KERNEL / gain * scatter, (1980.0, 1980.0))

    def record(self, trial: Trial) -> float | None:
        """Nothing: there is no CUPTI."""
        del trial
        return None

    def check(self, trial: Trial) -> Equivalence:
        """Whatever a trial computes is said to be right."""
        del trial
        time.sleep((1 if self._is_referred else 3) * KERNEL + 2e-3)
        self._is_referred = True
        return Equivalence(True)

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        """Zeros."""
        del trial
        return self._outputs

    def scratch(self, trial: Trial, size: int) -> bytes:
        """Zeros."""
        del trial
        return bytes(size)

    def count(self, trial: Trial, metrics: Sequence[str]) -> Counted:
        """1 for each metric."""
        del trial
        passes = -(-len(metrics) // METRICS)
        time.sleep(COUNTERS + passes * (PASS + KERNEL))
        return Counted(dict.fromkeys(metrics, 1.0), passes=passes)


def main() -> int:
    """The command line of cuado, whose GPU is feigned; its exit code."""
    from cuado.backends.gpu.process import Worker
    from cuado.backends.worker_process import WorkerProcess
    from cuado.cli import entry

    def feigned(self: Worker, engine: str = "") -> None:
        del engine
        own = ["--engine", f"{Path(__file__).stem}:{Engine.__name__}"]
        WorkerProcess.__init__(self, "cuado.backends.gpu.worker", own)

    Worker.__init__ = feigned  # type: ignore[method-assign]
    entry._DRIVER = Path("/")
    return entry.run()


if __name__ == "__main__":
    sys.exit(main())
