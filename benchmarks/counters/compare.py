"""Counters read in this process beside those of ncu, on the recorded programs.

``benchmarks/counters/run.sh FOLDER`` does it all where a GPU and ncu are. By hand::

    compare.py metrics        the names to record with ncu
    compare.py count FOLDER   on the GPU: reads the same in process, into FOLDER/counted.json
    compare.py table FOLDER   anywhere: FOLDER/comparison.md and FOLDER/comparison.csv from that and
                              ncu's reports PROGRAM.1.ncu-rep, PROGRAM.2.ncu-rep ... beside it

Without the ``ncu_report`` package, ``PROGRAM.1.csv`` ... are read in place of the reports: ncu's
raw pages in base units, which it rounds. ``table`` ends with 1 if something is off.
"""

import csv
import json
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuado.backends.gpu import GpuBackend
from cuado.errors import CuadoError, InvalidDataError
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sources.case import load_case
from cuado.sources.counters import STAGES
from cuado.sources.ncu.raw_csv import is_header
from cuado.sources.tables import number

EXAMPLES = Path(__file__).parents[2] / "examples"
TOLERANCE = 0.03
"""Of times and throughputs, relative to ncu's."""
ROUNDING = 1e-6
"""Ratios are divided by either tool in its own order."""
TINY = 0.05
"""Percentage points of a peak: differences below it say nothing."""
SPREADS = 1.5
"""How far beyond ncu's own values one may lie that varies from run to run, in their spread."""
WARM = 2
"""Counts of the triage set before the one that is called warm."""
COUNTED, TABLE, EVERYTHING = "counted.json", "comparison.md", "comparison.csv"


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
    Pair("cases/stencil/wave_step", "stencil", 0),
)
_EXACT = (
    "l1tex__t_requests_",
    "l1tex__t_sectors_",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared",
    "smsp__inst_executed",
    "smsp__sass_",
    "smsp__thread_inst_executed",
    "smsp__average_thread_inst_executed",
)
"""Beginnings of the names of sectors, requests, wavefronts and instructions of the SMs."""
_NEAR = (
    "gpu__time_duration",
    "throughput",
    ".per_second",
    "pct_of_peak_sustained_elapsed",
    "lts__t_sectors",
    "dram__bytes_",
    "smsp__inst_issued",
)
"""Parts of the names of times and throughputs, and of counts that depend on time or caches."""
EQUAL, AS_NCU, WITHIN, OFF = "equal", "as ncu itself", "within 3%", "off"
VERDICTS = (EQUAL, AS_NCU, WITHIN, OFF)


@dataclass(frozen=True, slots=True)
class Value:
    """A number of ncu's, and by how much it may be rounded."""

    number: float
    rounding: float


@dataclass(frozen=True, slots=True)
class Row:
    """One counter of one kernel.

    Attributes:
        metric: NVIDIA's name.
        ours: read in process.
        again: read in process once more.
        ncu: of every run of ncu's.
    """

    metric: str
    ours: float
    again: float
    ncu: tuple[Value, ...]

    @property
    def middle(self) -> float:
        """The mean of ncu's."""
        return sum(value.number for value in self.ncu) / len(self.ncu)

    @property
    def deviation(self) -> float:
        """Of ours, relative to that."""
        return _relative(self.ours - self.middle, self.middle)

    @property
    def spread(self) -> float:
        """Between ncu's own, relative to their mean."""
        return _relative(self._highest - self._lowest, self.middle)

    @property
    def zero(self) -> bool:
        """Whether all agree that there was nothing."""
        return not any((self.ours, self.again, *(value.number for value in self.ncu)))

    @property
    def verdict(self) -> str:
        """Empty where nothing is asked of it."""
        exact = self.metric.startswith(_EXACT) and "pct" not in self.metric
        if not exact and not any(part in self.metric for part in _NEAR):
            return ""
        if all(self._is(value) for value in self.ncu):
            return EQUAL
        if not exact and self._near():
            return WITHIN
        return AS_NCU if self._as_ncu_itself() else OFF

    @property
    def _lowest(self) -> float:
        return min(value.number for value in self.ncu)

    @property
    def _highest(self) -> float:
        return max(value.number for value in self.ncu)

    def _is(self, value: Value) -> bool:
        apart = abs(self.ours - value.number)
        return apart <= max(value.rounding, ROUNDING * abs(value.number))

    def _near(self) -> bool:
        tiny = "pct_of_peak" in self.metric and abs(self.ours - self.middle) <= TINY
        return tiny or abs(self.deviation) <= TOLERANCE

    def _as_ncu_itself(self) -> bool:
        beyond = max(self._lowest - self.ours, self.ours - self._highest, 0.0)
        return beyond <= SPREADS * (self._highest - self._lowest)


def _relative(difference: float, reference: float) -> float:
    if not difference:
        return 0.0
    return difference / reference if reference else float("inf")


@dataclass(frozen=True, slots=True)
class Kernel:
    """All rows of a kernel, and what counting them in process took."""

    pair: Pair
    rows: tuple[Row, ...]
    cold: float
    warm: float
    remarks: tuple[str, ...]

    def number(self, verdict: str) -> int:
        """Rows of a verdict."""
        return sum(row.verdict == verdict for row in self.rows)


def metrics() -> tuple[str, ...]:
    """All that is compared."""
    return tuple(name for stage in STAGES for name in stage.metrics)


def count(folder: Path) -> int:
    """Read the counters of all cases in this process, into ``counted.json``."""
    found = {pair.case: _in_process(pair.case) for pair in PAIRS}
    (folder / COUNTED).write_text(json.dumps(found, indent=1) + "\n")
    return 0


def _in_process(case: str) -> dict[str, Any]:
    """Counters, twice; seconds for the triage set, and remarks."""
    launch = load_case(EXAMPLES / f"{case}.toml", compiler="nvcc")  # as the programs are compiled
    cubin = assemble(launch.ptx, AssembleOptions(max_registers=launch.max_registers)).cubin
    values: tuple[dict[str, float], dict[str, float]] = ({}, {})
    remarks: dict[str, None] = {}
    seconds = []
    with GpuBackend().open(launch) as bench:
        bench.load(Program(ORIGINAL, cubin, launch.kernel))
        for _ in range(WARM + 1):
            started = time.perf_counter()
            bench.count(Trial(), STAGES[0].metrics)
            seconds.append(time.perf_counter() - started)
        for found in values:
            for stage in STAGES:
                counted = bench.count(Trial(), stage.metrics)
                found.update(counted.values)
                missing = [] if counted.note else [f"no {name}" for name in counted.unavailable]
                remarks |= dict.fromkeys((*filter(None, (counted.note,)), *missing))
    return {
        "values": values[0],
        "again": values[1],
        "cold": seconds[0],
        "warm": seconds[-1],
        "remarks": list(remarks),
    }


def table(folder: Path) -> int:
    """Compare, into ``comparison.md`` and ``comparison.csv``; 1 if something is off."""
    counted = json.loads((folder / COUNTED).read_text())
    kernels = [_kernel(pair, counted[pair.case], folder) for pair in PAIRS]
    gpu = folder / "gpu.txt"
    lines = _lines(kernels, gpu.read_text().strip() if gpu.is_file() else "unknown")
    (folder / TABLE).write_text("\n".join(lines) + "\n")
    with (folder / EVERYTHING).open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(_cells(kernels))
    return 1 if any(kernel.number(OFF) or not kernel.rows for kernel in kernels) else 0


def _kernel(pair: Pair, counted: Mapping[str, Any], folder: Path) -> Kernel:
    runs = _runs(folder, pair)
    ours, again = counted["values"], counted["again"]
    rows = tuple(
        Row(name, ours[name], again[name], tuple(run[name] for run in runs))
        for name in metrics()
        if all(name in each for each in (ours, again, *runs))
    )
    return Kernel(pair, rows, counted["cold"], counted["warm"], tuple(counted["remarks"]))


def _runs(folder: Path, pair: Pair) -> list[Mapping[str, Value]]:
    """What each run of ncu found of a launch, from its report, or its raw page if need be."""
    try:
        from cuado.sources.ncu.raw_metrics import RawMetrics
    except ImportError:
        pages = sorted(folder.glob(f"{pair.program}.*.csv"))
        runs = [raw_page(page)[pair.launch] for page in pages]
    else:
        reports = sorted(folder.glob(f"{pair.program}.*.ncu-rep"))
        runs = [_known(RawMetrics(report, pair.launch)) for report in reports]
    if not runs:
        raise InvalidDataError(f"{folder} has nothing of ncu's for {pair.program}")
    return runs


def _known(raw: Mapping[str, Any]) -> dict[str, Value]:
    plain = {name: raw[name].value for name in metrics() if name in raw}
    return {
        name: Value(float(value), 0.0)
        for name, value in plain.items()
        if isinstance(value, int | float)
    }


def raw_page(path: Path) -> list[Mapping[str, Value]]:
    """The counters of every launch of a raw page in base units; half the last digit is rounded.

    Raises:
        InvalidDataError: it is no raw page.
    """
    rows = list(csv.reader(path.read_text().splitlines()))
    first = next((i for i, row in enumerate(rows) if is_header(row)), None)
    if first is None:
        raise InvalidDataError(f"{path} has no header of a raw page")
    header, wanted = rows[first], set(metrics())
    return [
        {
            name: value
            for name, cell in zip(header, row, strict=True)
            if name in wanted and (value := _value(cell)) is not None
        }
        for row in rows[first + 2 :]
        if len(row) == len(header)
    ]


def _value(cell: str) -> Value | None:
    _, _, decimals = cell.partition(".")
    try:
        # A hair more: the nearest double may be on the other side of the half.
        return Value(number(cell), 0.5000001 * 10.0 ** -len(decimals))
    except InvalidDataError:
        return None


def _lines(kernels: Sequence[Kernel], gpu: str) -> Iterator[str]:
    """The document: a line for each kernel, then the counters that are asked for."""
    yield f"# Counters read in process, and by ncu\n\n{gpu}, {time.strftime('%Y-%m-%d')}.\n"
    yield "Sectors, requests, wavefronts and instructions have to be equal; times, throughputs, and"
    yield f"what depends on time or caches, within {TOLERANCE:.0%}. ncu ran more than once: *as ncu"
    yield f"itself* is what lies within ncu's own values, or at most {SPREADS} times their spread"
    yield "beyond. Triage is the first set of counters: the first count in a process, and the"
    yield f"third. All counters, all runs: `{EVERYTHING}`.\n"
    yield f"| kernel | {' | '.join(VERDICTS)} | triage, first | triage, warm |"
    yield f"|---|{'---:|' * (len(VERDICTS) + 2)}"
    for kernel in kernels:
        numbers = " | ".join(str(kernel.number(verdict)) for verdict in VERDICTS)
        yield f"| {kernel.pair.case} | {numbers} | {kernel.cold:.3f} s | {kernel.warm:.3f} s |"
    for kernel in kernels:
        yield from _kernel_lines(kernel)


def _kernel_lines(kernel: Kernel) -> Iterator[str]:
    yield f"\n## {kernel.pair.case}\n"
    yield from (f"- {remark}" for remark in kernel.remarks)
    asked = [row for row in kernel.rows if row.verdict]
    shown = [row for row in asked if not row.zero]
    if len(asked) > len(shown):
        yield f"{len(asked) - len(shown)} more are 0 by both.\n"
    yield "| counter | in process | ncu | deviation | ncu's spread | |"
    yield "|---|---:|---:|---:|---:|---|"
    for row in shown:
        yield (
            f"| `{row.metric}` | {row.ours:,.10g} | {row.middle:,.10g} "
            f"| {row.deviation:+.3%} | {row.spread:.3%} | {row.verdict} |"
        )


def _cells(kernels: Sequence[Kernel]) -> Iterator[list[object]]:
    """All rows, with nothing rounded and nothing averaged."""
    runs = max((len(row.ncu) for kernel in kernels for row in kernel.rows), default=0)
    numbered = [f"ncu {number}" for number in range(1, runs + 1)]
    yield ["kernel", "counter", "in process 1", "in process 2", *numbered, "verdict"]
    for kernel in kernels:
        for row in kernel.rows:
            theirs = [value.number for value in row.ncu]
            yield [kernel.pair.case, row.metric, row.ours, row.again, *theirs, row.verdict]


def main(arguments: Sequence[str]) -> int:
    """Run one of the three commands; the exit code."""
    match list(arguments):
        case ["metrics"]:
            print(",".join(metrics()))
            return 0
        case ["count", folder]:
            return count(Path(folder))
        case ["table", folder]:
            return table(Path(folder))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CuadoError as error:
        sys.exit(f"error: {error}")
