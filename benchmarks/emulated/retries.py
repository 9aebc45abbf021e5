"""How often warps go round a loop around an atomic operation: an H200 and the model of it.

    python benchmarks/emulated/retries.py record OUT.json      # on a GPU
    python benchmarks/emulated/retries.py table MEASURED.json

The kernel is ``atomics_shared``: one word of shared memory for all threads of a block. ``record``
launches it in shapes from a warp alone on its word to eight blocks of eight warps an SM, each
several times: the hardware's own counters, in as few passes as they take, because counters that
patch the machine code change how often warps meet. ``table`` prints, in Markdown, the middle and
the quartiles of what was counted beside what is modelled.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from statistics import median, quantiles

from measured import PLANTED

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend, Bench
from cuado.errors import CuadoError
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.whatif.versions import build

CHIP = "h200"
CASE = PLANTED / "atomics_shared.toml"
SHAPES = tuple(product((132, 264, 528, 1056), (32, 64, 128, 256)))
"""Blocks, and threads of each."""
READINGS = 9
TURNS = "smsp__inst_executed_op_shared_atom.sum"
INSTRUCTIONS = "smsp__inst_executed.sum"
LANES = "smsp__thread_inst_executed.sum"
LOADS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"
WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"
CYCLES = "sm__cycles_active.max"
COUNTERS = (TURNS, INSTRUCTIONS, LANES, LOADS, WAVEFRONTS, CYCLES)
COMPARED: Mapping[str, str] = {
    "turns": TURNS,
    "instructions": INSTRUCTIONS,
    "wavefronts": WAVEFRONTS,
    "lanes": "smsp__average_thread_inst_executed_per_inst_executed.ratio",
}
"""What is compared, and the metric that the emulated device has of it."""


def opened(backend: Backend) -> Bench:
    """A bench with the kernel."""
    launch = launch_of(read_case(CASE), architecture_of(backend.device))
    built = build(
        launch.ptx, launch.kernel, options_for(launch.ptx, backend.device, launch.max_registers)
    )
    bench = backend.open(launch)
    bench.load(built.program(ORIGINAL, launch.kernel))
    return bench


def trial(blocks: int, threads: int) -> Trial:
    """A launch of a shape."""
    return Trial(grid=(blocks, 1, 1), block=(threads, 1, 1))


def record(out: Path) -> None:
    """Count each shape some times, in turn, so that what drifts drifts for all."""
    bench = opened(GpuBackend())
    found: dict[str, list[dict[str, float]]] = {}
    with bench:
        for _ in range(READINGS):
            for blocks, threads in SHAPES:
                counted = bench.count(trial(blocks, threads), COUNTERS)
                own = {**counted.values, "passes": float(counted.passes)}
                found.setdefault(f"{blocks}x{threads}", []).append(own)
                if counted.unavailable or counted.note:
                    print(counted.unavailable, counted.note, flush=True)
            out.write_text(json.dumps(found, indent=1) + "\n")


def compared(readings: Mapping[str, float]) -> Mapping[str, float]:
    """Of one counted launch, what is compared, by name."""
    return {
        "turns": readings[TURNS],
        "instructions": readings[INSTRUCTIONS],
        "wavefronts": readings[WAVEFRONTS],
        "lanes": readings[LANES] / readings[INSTRUCTIONS],
    }


def modelled(shapes: Sequence[str]) -> Iterator[tuple[str, Mapping[str, float]]]:
    """The same of the emulated device, shape by shape."""
    bench = opened(EmulatedBackend(CHIP))
    with bench:
        for shape in shapes:
            blocks, threads = map(int, shape.split("x"))
            try:
                values = bench.count(trial(blocks, threads), tuple(COMPARED.values())).values
            except CuadoError as error:
                print(f"{shape}: {error}", file=sys.stderr, flush=True)
                continue
            yield shape, {name: values[metric] for name, metric in COMPARED.items()}


def table(measured: Mapping[str, Sequence[Mapping[str, float]]]) -> Iterator[str]:
    """A line for each shape."""
    names = tuple(COMPARED)
    yield f"| blocks x threads | {' | '.join(f'{n} | quartiles | modelled' for n in names)} |"
    yield "|---|" + "--:|" * (3 * len(names))
    for shape, own in modelled(tuple(measured)):
        readings = [compared(each) for each in measured[shape]]
        cells = []
        for name in names:
            every = [each[name] for each in readings]
            middle = median(every)
            low, _, high = quantiles(every, n=4)
            shown = f"{middle:,.2f}" if name == "lanes" else f"{middle:,.0f}"
            cells += [
                shown,
                f"{low / middle - 1:+.1%} {high / middle - 1:+.1%}",
                f"{own[name] / middle - 1:+.1%}",
            ]
        yield f"| {shape} | {' | '.join(cells)} |"


def main() -> None:
    """Record, or print the table."""
    what, file = sys.argv[1:]
    if what == "record":
        record(Path(file))
        return
    print("\n".join(table(json.loads(Path(file).read_text()))))


if __name__ == "__main__":
    main()
