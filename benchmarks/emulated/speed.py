"""How fast the emulated device runs kernels, in thread instructions per second, counting on.

Prints a Markdown table::

    python benchmarks/emulated/speed.py [--numba PYTHON] [--runs N] [KERNEL ...]

A thread instruction is one PTX instruction of one active lane. One worker and the compiler are
timed by the processor time of their thread, all workers by the clock on the wall. Nothing compiled
before is used: the first kernel's time has in it what all kernels share. With ``--numba``,
a Python that has Numba runs small launches of the same kernels in Numba's CUDA simulator; its speed
is in the same unit: the PTX instructions of that launch over its seconds. Exits with 1 where a bar
is missed.
"""

import argparse
import json
import os
import statistics
import struct
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from launches import Speed, launches

from cuado.backends.emulated.execution.blocks import Events, Options, Shape, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.model.cuda_source import CudaSource
from cuado.sources.case.compilation import compile_source

HERE = Path(__file__).parent
CORES = os.cpu_count() or 1
BAR, COMPILE_BAR = 1e9, 1.0
"""Thread instructions per second of one core; seconds until the first kernel is compiled."""


@dataclass(frozen=True)
class Ran:
    """One run: seconds, and the thread instructions in them."""

    seconds: float
    instructions: float

    @property
    def rate(self) -> float:
        """Thread instructions per second."""
        return self.instructions / self.seconds


@dataclass(frozen=True)
class Row:
    """A kernel: seconds to compile it, and its runs with one worker and with all."""

    kernel: str
    compiled: float
    one: Ran
    all: Ran


def main() -> None:
    """Measure, print, and exit with 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kernels", nargs="*", help="those to measure; all without")
    parser.add_argument("--numba", help="a Python that has Numba")
    parser.add_argument("--runs", type=int, default=5, help="of each; medians are printed")
    options = parser.parse_args()
    os.environ["CUADO_CACHE"] = "off"  # What was compiled before is not to be found.
    ptx = compile_source(CudaSource(HERE / "kernels.cu", compiler="nvrtc"))
    chosen = [
        each
        for each in launches(large=True)
        if not options.kernels or each.kernel in options.kernels
    ]
    rows = [measured(ptx, launch, options.runs) for launch in chosen]
    # Last: a process remembers what it has compiled, and this compiles the same kernels.
    simulated = of_numba(options.numba, ptx) if options.numba else {}
    print(
        f"| kernel | 1e9 thread instructions | compiled in, ms | 1 worker, 1e9/s "
        f"| {CORES} workers, 1e9/s | Numba's simulator, 1e9/s | times faster, 1 worker |\n"
        "|---|--:|--:|--:|--:|--:|--:|"
    )
    for row in rows:
        numba = simulated.get(row.kernel)
        beside = f"{numba / 1e9:.5f} | {row.one.rate / numba:,.0f}" if numba else "| "
        print(
            f"| {row.kernel} | {row.one.instructions / 1e9:.2f} | {1e3 * row.compiled:.0f} "
            f"| {row.one.rate / 1e9:.2f} | {row.all.rate / 1e9:.2f} | {beside} |"
        )
    missed = [row.kernel for row in rows if row.one.rate < BAR]
    missed += [f"compiling {row.kernel}" for row in rows[:1] if row.compiled > COMPILE_BAR]
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)


def measured(ptx: str, launch: Speed, runs: int) -> Row:
    """Compile a kernel, and run it with one worker and with all."""
    start = time.thread_time()
    program = Program(ptx, launch.kernel)
    _ = program.compiled
    compiled = time.thread_time() - start
    one, all_ = (speed_of(program, launch, workers, runs) for workers in (1, CORES))
    return Row(launch.kernel, compiled, one, all_)


def speed_of(program: Program, launch: Speed, workers: int, runs: int) -> Ran:
    """The median of some runs, after one that is not timed."""
    found = [run(program, launch, workers) for _ in range(runs + 1)][1:]
    return Ran(statistics.median(each.seconds for each in found), found[0].instructions)


def run(program: Program, launch: Speed, workers: int) -> Ran:
    """Run a launch once, on memory filled anew."""
    arena = program.arena({name: array.nbytes for name, array in launch.buffers.items()})
    for name, array in launch.buffers.items():
        arena.view(name)[:] = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    pointers = [arena.ranges[name].address for name in launch.buffers]
    parameters = struct.pack(f"<{len(pointers)}Qi", *pointers, launch.number)
    shape = Shape(launch.grid, launch.block, 0, parameters)
    # One worker runs on this thread: others on the machine take none of its time.
    clock = time.thread_time if workers == 1 else time.perf_counter
    start = clock()
    events = execute(program, shape, arena, options=Options(workers=workers))
    return Ran(clock() - start, thread_instructions(program, events))


def thread_instructions(program: Program, events: Events) -> float:
    """Active lanes of all instructions, summed."""
    lengths = [s.last - s.first + 1 for s in program.lowered.segments]
    return float(np.dot(lengths, events.segments[:, 1].astype(np.float64)))


def of_numba(python: str, ptx: str) -> dict[str, float]:
    """Thread instructions per second of Numba's simulator, by kernel."""
    command = [python, str(HERE / "numba_kernels.py")]
    made = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    seconds: dict[str, float] = json.loads(made.stdout)
    return {
        each.kernel: run(Program(ptx, each.kernel), each, 1).instructions / seconds[each.kernel]
        for each in launches(large=False)
    }


if __name__ == "__main__":
    main()
