"""How often warps go round a loop around an atomic operation: an H200 and the model of it.

    python benchmarks/emulated/retries.py record OUT.json      # on a GPU
    python benchmarks/emulated/retries.py table MEASURED.json[.gz]

The kernels are ``atomics_shared``, one word of shared memory for all threads of a block, in shapes
from a warp alone on its word to eight blocks of eight warps an SM, and those of ``retries.cu``:
more words, words of 64 bits. ``record`` counts each several times, by the hardware's own counters,
because those that patch the machine code change how often warps meet. ``table`` prints, in
Markdown, the middle and the quartiles of what was counted beside what is modelled.
"""

import gzip
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import median, quantiles

from measured import PLANTED

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend, Bench
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.nvrtc import compile_to_ptx
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

CHIP = "h200"
CASE = PLANTED / "atomics_shared.toml"
SOURCE = Path(__file__).with_suffix(".cu")
PLANTED_SHAPES = tuple(product((132, 264, 528, 1056), (32, 64, 128, 256)))
"""Blocks, and threads of each."""
OTHERS = ("floats_1", "floats_4", "floats_32", "doubles_1", "doubles_32")
SHAPES = ((1056, 64), (132, 256), (528, 256), (1056, 256))
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


def opened(backend: Backend, kernel: str) -> Bench:
    """A bench with a kernel."""
    launch = launch_of(read_case(CASE), architecture_of(backend.device))
    if kernel != CASE.stem:
        ptx = compile_to_ptx(SOURCE.read_text(), "compute_90", name=SOURCE.name).ptx
        launch = replace(launch, ptx=ptx, kernel=kernel, sources={}, compiled_from=None)
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
    """Count each kernel in each shape some times, in turn, so that what drifts drifts for all."""
    found: dict[str, list[dict[str, float]]] = {}
    for kernel in (CASE.stem, *OTHERS):
        shapes = PLANTED_SHAPES if kernel == CASE.stem else SHAPES
        with opened(GpuBackend(), kernel) as bench:
            for _, (blocks, threads) in product(range(READINGS), shapes):
                counted = bench.count(trial(blocks, threads), COUNTERS)
                own = {**counted.values, "passes": float(counted.passes)}
                found.setdefault(f"{kernel} {blocks}x{threads}", []).append(own)
                if counted.unavailable or counted.note:
                    print(kernel, counted.unavailable, counted.note, flush=True)
        out.write_text(json.dumps(found, indent=1) + "\n")


def compared(readings: Mapping[str, float]) -> Mapping[str, float]:
    """Of one counted launch, what is compared, by name."""
    return {
        "turns": readings[TURNS],
        "instructions": readings[INSTRUCTIONS],
        "wavefronts": readings[WAVEFRONTS],
        "lanes": readings[LANES] / readings[INSTRUCTIONS],
    }


def modelled(backend: Backend, launch: str) -> Mapping[str, float]:
    """The same of the emulated device, of a kernel in a shape as ``record`` names it.

    Raises:
        CuadoError: it does not run.
    """
    kernel, shape = launch.split()
    blocks, threads = map(int, shape.split("x"))
    with opened(backend, kernel) as bench:
        values = bench.count(trial(blocks, threads), tuple(COMPARED.values())).values
    return {name: values[metric] for name, metric in COMPARED.items()}


def table(measured: Mapping[str, Sequence[Mapping[str, float]]]) -> Iterator[str]:
    """A line for each kernel and shape."""
    names, backend = tuple(COMPARED), EmulatedBackend(CHIP)
    yield f"| kernel, blocks x threads | {' | '.join(f'{n} | quartiles | model' for n in names)} |"
    yield "|---|" + "--:|" * (3 * len(names))
    for launch, every in measured.items():
        own, readings, cells = modelled(backend, launch), [compared(each) for each in every], ""
        for name in names:
            middle = median(each[name] for each in readings)
            low, _, high = quantiles((each[name] for each in readings), n=4)
            shown = f"{middle:,.2f}" if name == "lanes" else f"{middle:,.0f}"
            spread = f"{low / middle - 1:+.1%} {high / middle - 1:+.1%}"
            cells += f" {shown} | {spread} | {own[name] / middle - 1:+.1%} |"
        yield f"| {launch} |{cells}"


def main() -> None:
    """Record, or print the table."""
    what, file = sys.argv[1:]
    if what == "record":
        record(Path(file))
        return
    written = Path(file).read_bytes()
    measured = json.loads(gzip.decompress(written) if file.endswith(".gz") else written)
    print("\n".join(table(measured)))


if __name__ == "__main__":
    main()
