"""Wavefronts of shared memory as two families of a GPU's counters have them, and as emulated.

    python benchmarks/emulated/wavefronts.py count OUT.json CASE.toml...
    python benchmarks/emulated/wavefronts.py table COUNTED [CASE.toml...]

One family counts what the pipe of the L1 does, in which shared memory takes turns with everything
else that the L1 holds; the other what the instructions ask for, by the rule of banks. What the
rule of banks says can be held against the second only. ``count`` reads both on a GPU, ``table``
prints, in Markdown, what the emulated device has of the second beside them: COUNTED is such a JSON
file, or a table (``kernel,metric,measured``) as there is in ``benchmarks/results``. Without cases
all kernels of the file are compared.
"""

import csv
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from measured import EXAMPLES, PLANTED

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Counted, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

CHIP = "h200"
CLOSE = 0.01
PIPE = "l1tex__data_pipe_lsu_wavefronts_mem_shared"
ASKED = "smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared"
COUNTERS = (
    *(f"{PIPE}{part}.sum" for part in ("", "_op_ld", "_op_st", "_op_atom", "_op_red")),
    *(f"{ASKED}{part}.sum" for part in ("", "_op_ld", "_op_st", "_op_atom", "_op_ldgsts")),
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum",
    "smsp__sass_l1tex_data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum",
    "l1tex__data_bank_writes.sum",
    "smsp__inst_executed_op_shared_ld.sum",
    "smsp__inst_executed_op_shared_st.sum",
)


@dataclass(frozen=True, slots=True)
class Row:
    """Loads or stores of one kernel, in wavefronts.

    Attributes:
        kernel: of the case.
        access: "ld" or "st".
        pipe: that the pipe of the GPU had.
        asked: that instructions asked the GPU for.
        emulated: what the emulated device has.
    """

    kernel: str
    access: str
    pipe: float
    asked: float
    emulated: float

    def deviation(self, counted: float) -> float:
        """Of what is emulated from a count."""
        return self.emulated / counted - 1 if counted else float("inf")


def counted(backend: Backend, path: Path, counters: Sequence[str]) -> Counted:
    """Counters of a case.

    Raises:
        CuadoError: it cannot be built or run.
    """
    launch = launch_of(read_case(path), architecture_of(backend.device))
    how = options_for(launch.ptx, backend.device, launch.max_registers)
    with backend.open(launch) as bench:
        built = build(launch.ptx, launch.kernel, how)
        bench.load(built.program(ORIGINAL, launch.kernel))
        return bench.count(Trial(), counters)


def count(out: Path, cases: Sequence[Path]) -> None:
    """Count cases on the GPU, one file for all."""
    backend, found = GpuBackend(), {}
    for path in cases:
        try:
            own = counted(backend, path, COUNTERS)
        except CuadoError as error:
            print(f"{path}: {error}", flush=True)
            continue
        found[path.stem] = dict(own.values)
        print(path.stem, own.unavailable, own.note, flush=True)
        out.write_text(json.dumps(found, indent=1) + "\n")


def read_counted(file: Path) -> dict[str, dict[str, float]]:
    """Counters of each kernel, from what ``count`` wrote or from a table."""
    if file.suffix != ".csv":
        return dict(json.loads(file.read_text()))
    found: dict[str, dict[str, float]] = {}
    with file.open(newline="") as opened:
        for row in csv.DictReader(opened):
            found.setdefault(row["kernel"], {})[row["metric"]] = float(row["measured"])
    return found


def cases_of(kernels: Iterable[str]) -> list[Path]:
    """The case of each kernel, planted or of a case study."""
    found = [*EXAMPLES.rglob("*.toml"), *PLANTED.glob("*.toml")]
    at = {path.stem: path for path in found}
    return [at[name] for name in kernels if name in at]


def rows(measured: Mapping[str, Mapping[str, float]], cases: Sequence[Path]) -> Iterator[Row]:
    """Of cases that were measured, what any of the three has."""
    backend = EmulatedBackend(CHIP)
    for path in cases:
        if (own := measured.get(path.stem)) is None:
            continue
        print(path.stem, file=sys.stderr, flush=True)
        names = {access: f"{ASKED}_op_{access}.sum" for access in ("ld", "st")}
        try:
            values = counted(backend, path, tuple(names.values())).values
        except CuadoError as error:
            print(f"{path.stem}: {error}", file=sys.stderr, flush=True)
            continue
        for access, name in names.items():
            if name not in own:  # A table leaves out what there is none of.
                continue
            row = Row(
                path.stem, access, own[f"{PIPE}_op_{access}.sum"], own[name], values.get(name, 0.0)
            )
            if max(row.asked, row.emulated):
                yield row


def table(found: Sequence[Row]) -> Iterator[str]:
    """Deviations from both families, in Markdown: first those of one rule, then each kernel's."""
    yield "| against | counts | within 1 % | median | worst |"
    yield "|---|--:|--:|--:|---|"
    for name in ("asked", "pipe"):
        off = [(row.deviation(getattr(row, name)), row) for row in found]
        worst, where = max(off, key=lambda each: abs(each[0]))
        close = sum(abs(each) <= CLOSE for each, _ in off)
        said = {"asked": "what instructions ask for", "pipe": "what the pipe does"}[name]
        yield (
            f"| {said} | {len(off)} | {close} | {median(abs(e) for e, _ in off):.2%} "
            f"| {worst:+.1%} {where.kernel} {where.access} |"
        )
    yield ""
    yield "| kernel | access | pipe | asked for | emulated | deviation |"
    yield "|---|---|--:|--:|--:|--:|"
    for row in found:
        yield (
            f"| {row.kernel} | {row.access} | {row.pipe:,.0f} | {row.asked:,.0f} "
            f"| {row.emulated:,.0f} | {row.deviation(row.asked):+.2%} |"
        )


def main() -> None:
    """Count, or hold the emulated device against counts."""
    what, file, *cases = sys.argv[1:]
    paths = [Path(case) for case in cases]
    if what == "count":
        count(Path(file), paths)
        return
    measured = read_counted(Path(file))
    print("\n".join(table(list(rows(measured, paths or cases_of(measured))))))


if __name__ == "__main__":
    main()
