"""Counters read in this process beside those of ncu, on the recorded programs.

Run by ``benchmarks/counters/run.sh`` where a GPU and ncu are::

    python benchmarks/counters/compare.py FOLDER > comparison.md

``FOLDER`` holds ``PROGRAM.csv``, ncu's raw page in base units, for every program; without one,
``compare.py --metrics`` prints the names to record. Ends with 1 if a count differs, or a time or
a throughput by more than 3%.
"""

import csv
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from cuado.backends.gpu import GpuBackend
from cuado.errors import InvalidDataError
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.case import load_case
from cuado.sources.counters import STAGES
from cuado.sources.ncu.raw_csv import is_header
from cuado.sources.tables import number

CASES = Path(__file__).parents[2] / "examples" / "cases"
TOLERANCE = 0.03
TINY = 0.5
"""Percent of a peak, and ratios: differences below it say nothing."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A case, and the launch of a recorded program that runs the same kernel on as much data."""

    case: str
    program: str
    launch: int


PAIRS = (
    Pair("transpose/transpose_1d", "transpose", 0),
    Pair("transpose/transpose_2d", "transpose", 1),
    Pair("transpose/transpose_shared", "transpose", 2),
    Pair("transpose/transpose_padded", "transpose", 3),
    Pair("transpose/transpose_multi", "transpose", 4),
    Pair("averaging/average_v2", "averaging", 0),
    Pair("averaging/average_v3", "averaging", 1),
    Pair("stencil/wave_step", "stencil", 0),
)
_EXACT = (
    "l1tex__t_requests_",
    "l1tex__t_sectors_",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op",
    "smsp__inst_executed",
    "smsp__sass_",
    "smsp__thread_inst_executed",
    "smsp__average_thread_inst_executed",
)
"""Beginnings of what follows from the program alone; all else depends on time or caches."""
_STRICT = ("gpu__time_duration", "throughput", ".per_second", "pct_of_peak_sustained_elapsed")
"""Parts of the names of times and throughputs."""


@dataclass(frozen=True, slots=True)
class Row:
    """One counter of one kernel, twice."""

    metric: str
    ours: float
    ncu: float

    @property
    def deviation(self) -> float:
        """Relative to ncu's."""
        if self.ours == self.ncu:
            return 0.0
        return (self.ours - self.ncu) / self.ncu if self.ncu else float("inf")

    @property
    def exact(self) -> bool:
        """Whether the two have to be equal."""
        return self.metric.startswith(_EXACT) and not self.metric.endswith(".pct")

    @property
    def verdict(self) -> str:
        """Empty where nothing is asked of it."""
        if self.exact:
            # Ratios are divided by either tool in its own order.
            return "equal" if abs(self.deviation) < 1e-6 else "DIFFERS"
        if not any(part in self.metric for part in _STRICT):
            return ""
        near = abs(self.deviation) <= TOLERANCE
        tiny = "pct_of_peak" in self.metric and abs(self.ours - self.ncu) <= TINY
        return "within 3%" if near or tiny else "OFF"


def metrics() -> tuple[str, ...]:
    """All that is compared."""
    return tuple(name for stage in STAGES for name in stage.metrics)


def ncu_values(path: Path) -> list[Mapping[str, float]]:
    """NVIDIA's names and values of every launch of a raw page in base units."""
    rows = list(csv.reader(path.read_text().splitlines()))
    first = next((i for i, row in enumerate(rows) if is_header(row)), None)
    if first is None:
        raise InvalidDataError(f"{path} has no header of a raw page")
    header, wanted = rows[first], set(metrics())
    launches = (row for row in rows[first + 2 :] if len(row) == len(header))
    return [
        {
            name: value
            for name, cell in zip(header, row, strict=True)
            if name in wanted and (value := _number(cell)) is not None
        }
        for row in launches
    ]


def _number(cell: str) -> float | None:
    try:
        return number(cell)
    except InvalidDataError:
        return None


def in_process(case: str) -> tuple[Mapping[str, float], float, list[str]]:
    """Values, seconds for the triage set when warm, and remarks."""
    launch = load_case(CASES / f"{case}.toml")
    options = AssembleOptions(max_registers=launch.max_registers)
    cubin = assemble(launch.ptx, options).cubin
    values: dict[str, float] = {}
    remarks: list[str] = []
    with GpuBackend().open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, launch.kernel))
        for stage in STAGES:
            counted = bench.count(Trial(), stage.metrics)
            values |= counted.values
            remarks += [note for note in (counted.note,) if note]
            remarks += [f"no {name}" for name in counted.unavailable if not counted.note]
        warm = bench.count(Trial(), STAGES[0].metrics).seconds
    return values, warm, remarks


def compared(ours: Mapping[str, float], ncu: Mapping[str, float]) -> list[Row]:
    """The counters that both have, in the order of the stages."""
    return [Row(name, ours[name], ncu[name]) for name in metrics() if name in ours and name in ncu]


def table(pair: Pair, rows: list[Row], warm: float, remarks: list[str]) -> Iterator[str]:
    """Markdown for one kernel."""
    counts = {verdict: sum(row.verdict == verdict for row in rows) for verdict in VERDICTS}
    yield f"\n## {pair.case}\n"
    yield f"{', '.join(f'{n} {verdict}' for verdict, n in counts.items())}; triage {warm:.3f} s.\n"
    yield from (f"- {remark}" for remark in remarks)
    yield "\n| counter | in process | ncu | deviation | |\n|---|---:|---:|---:|---|"
    for row in rows:
        yield (
            f"| `{row.metric}` | {row.ours:,.10g} | {row.ncu:,.10g} "
            f"| {row.deviation:+.2%} | {row.verdict} |"
        )


VERDICTS = ("equal", "DIFFERS", "within 3%", "OFF")


def main(folder: Path) -> int:
    """Print the comparison."""
    print("# Counters read in process, and by ncu\n")
    print(f"Counts must be equal; times and throughputs within {TOLERANCE:.0%}.")
    wrong = 0
    recorded = {pair.program: ncu_values(folder / f"{pair.program}.csv") for pair in PAIRS}
    for pair in PAIRS:
        ours, warm, remarks = in_process(pair.case)
        rows = compared(ours, recorded[pair.program][pair.launch])
        wrong += sum(row.verdict in ("DIFFERS", "OFF") for row in rows) + (not rows)
        print("\n".join(table(pair, rows, warm, remarks)), flush=True)
    print(f"\n{wrong} of all the counters differ by more than they may.")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--metrics"]:
        print(",".join(metrics()))
    else:
        sys.exit(main(Path(sys.argv[1])))
