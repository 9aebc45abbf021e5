"""Work dealt out differently: each kernel, what cuado makes of it at once, and the expert's twin.

    python benchmarks/structural_open/measure.py OUT.csv [--device D] [--set NAME=N]
        [--chain "STEP + STEP"] CASE ...

``CASE`` is a file of this folder that has a twin, without ``.toml``. Original, twin and every value
that a transformation offers (``loop-to-grid``, ``loop-to-threads``, ``row-to-warp``,
``row-sums-to-warp``, ``contiguous-threads``, ``warp-shuffles``, ``vector-accesses``), alone and
with ``vector-accesses`` or ``barrier-weakening`` after it, are timed in interleaved rounds on the
original's buffers; with ``--chain`` these steps, one after another, instead. The outputs of each
version and of the twin are held against the original's; sums of floats may differ, and do.
"""

import argparse
import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cuado.backends.protocol import Backend
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.roundings.pinned import pinned
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.barrier_weakening import BarrierWeakening
from cuado.optimizer.transformations.contiguous_threads import ContiguousThreads
from cuado.optimizer.transformations.loop_to_grid import LoopToGrid
from cuado.optimizer.transformations.loop_to_threads import LoopToThreads
from cuado.optimizer.transformations.row_sums_to_warp import RowSumsToWarp
from cuado.optimizer.transformations.row_to_warp import RowToWarp
from cuado.optimizer.transformations.vector_accesses import VectorAccesses
from cuado.optimizer.transformations.warp_shuffles import WarpShuffles
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

FOLDER = Path(__file__).parent
KINDS: tuple[type[Transformation], ...] = (
    *(LoopToGrid, LoopToThreads, RowToWarp, RowSumsToWarp),
    *(ContiguousThreads, WarpShuffles, VectorAccesses),
)
AFTERWARDS: tuple[Transformation, ...] = (VectorAccesses(16), BarrierWeakening())
SECONDS = 0.5
Row = dict[str, str]


def versions(kernel: Kernel) -> Iterator[tuple[str, Launch]]:
    """What the transformations make of a kernel, by what they are called; some with another after.

    A compiler unrolls a serial loop, so that a lane then accesses several neighbours.
    """
    for kind in KINDS:
        for value in kind.candidates(kernel):
            made = value.apply(kernel)
            if isinstance(made, Refusal):
                continue
            yield str(value), made.launch
            launch, how = made.launch, kernel.options
            built = build(launch.ptx, launch.kernel, how)
            for later in AFTERWARDS:
                more = later.apply(Kernel(launch, kernel.chip, built, how))
                if not isinstance(more, Refusal):
                    yield f"{value} + {later}", more.launch


def chained(kernel: Kernel, chains: Sequence[str]) -> Iterator[tuple[str, Launch]]:
    """What steps that follow each other make of a kernel; those of a chain that apply."""
    how = kernel.options
    for chain in chains:
        made = kernel
        for text in chain.split(" + "):
            found = transformation_from(text).apply(made)
            if isinstance(found, Refusal):
                print(f"{text}: {found.reason}", flush=True)
                continue
            how = replace(kernel.options, max_registers=found.launch.max_registers)
            built = build(found.launch.ptx, found.launch.kernel, how)
            made = Kernel(found.launch, kernel.chip, built, how)
        yield chain, made.launch


def trial_of(name: str, launch: Launch) -> Trial:
    """A version, launched as it is made for."""
    dynamic = launch.dynamic_shared_bytes
    return Trial(name, grid=launch.grid, block=launch.block, dynamic_shared_bytes=dynamic)


def rows_of(
    backend: Backend, case: str, sizes: Mapping[str, int], chains: Sequence[str]
) -> Iterator[Row]:
    """A row for the twin and each version: its gain, and whether outputs are the same."""
    architecture = architecture_of(backend.device)
    original, twin = (
        launch_of(read_case(FOLDER / f"{name}.toml", dict(sizes)), architecture)
        for name in (case, f"{case}_twin")
    )
    with backend.open(original) as bench:
        how = options_for(original.ptx, bench.device, original.max_registers)
        ptx = pinned(original.ptx, original.kernel, how).ptx
        built = build(original.ptx, original.kernel, how)
        chip = resolve_chip(bench.device).chip
        kernel = Kernel(replace(original, ptx=ptx), chip, built, how)
        bench.load(built.program(ORIGINAL, original.kernel))
        trials = {}
        others = chained(kernel, chains) if chains else versions(kernel)
        for name, launch in (("twin", twin), *others):
            options = options_for(launch.ptx, bench.device, launch.max_registers)
            made = build(launch.ptx, launch.kernel, options)
            bench.load(made.program(name, launch.kernel))
            trials[name] = trial_of(name, launch)
        same = {name: bench.check(trial).equal for name, trial in trials.items()}
        first = bench.time(Trial()).time
        for trial in trials.values():
            bench.time(trial)
        plan = plan_of(SECONDS * 1e9 * len(trials), first, modelled=bool(backend.notes))
        run = measure(bench, trials, plan).run
        for name, trial in trials.items():
            gain = run.compare(name).gain
            yield {
                "device": bench.device.name,
                "case": case,
                "original_us": f"{first / 1e3:.1f}",
                "version": name,
                "grid": str(trial.grid),
                "block": str(trial.block),
                "gain": f"{gain.estimate:.2f}" if gain is not None else "",
                "same_bits": str(same[name]),
            }


def main() -> None:
    """Measure the cases named on the command line; what is measured stays if the time runs out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("cases", nargs="+")
    parser.add_argument("--device")
    parser.add_argument("--set", action="append", default=[])
    parser.add_argument("--chain", action="append", default=[])
    given = parser.parse_args()
    sizes = {name: int(value) for name, _, value in (each.partition("=") for each in given.set)}
    backend = select(given.device).backend
    with given.out.open("w", newline="") as file:
        writer = None
        for case in given.cases:
            try:
                rows = list(rows_of(backend, case, sizes, given.chain))
            except CuadoError as error:
                print(f"{case}: {error.message}", flush=True)
                continue
            for row in rows:
                writer = writer or _written(file, row)
                writer.writerow(row)
                print(*row.values(), flush=True)
            file.flush()


def _written(file: object, row: Row) -> "csv.DictWriter[str]":
    writer = csv.DictWriter(file, row)  # type: ignore[arg-type]
    writer.writeheader()
    return writer


if __name__ == "__main__":
    main()
