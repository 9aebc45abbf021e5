"""The tables of the founding documents, on emulated chips that no one has any more.

    python benchmarks/emulated/founding.py OUT.md [STUDY ...]

Runs the versions of the studies (``examples/*/study.toml``) that the documents give times of,
prints and writes Markdown: modelled and documented times, speed-ups between consecutive versions,
and what the documents print of transactions and replays. Registers per thread are capped at what
documents say of them or of the occupancy, since code for these chips cannot be made here.
"""

import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isclose
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from mesh import Mesh, with_matrix

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.counters.accesses import Made, accesses
from cuado.backends.emulated.sampling.observation import Observation
from cuado.model.instruction import Access, Space
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.study.description import read_study

ROOT = Path(__file__).parents[2]
SECTOR = 32
GOOD = 0.25
"""Error of a speed-up that is aimed at."""
UNDECIDED = 0.02
"""Two modelled times that are no further apart have no order."""

INTRODUCTION = """# The founding documents' tables, emulated

Written by `python benchmarks/emulated/founding.py`. Times are modelled. Machine code, and with it
registers and occupancy, is that of sm_75, the oldest that today's tools make; the documents' was
made by compilers of their time for their chips, which unroll loops otherwise. Transactions of the
SpMV are lines of 128 bytes, as nvprof counted them on Kepler, of loads that do not go through the
read-only cache. The timing model's constants are published measurements of these chips or of
their like, or the H200's; chip files say which. Four were set by these tables: the work of L2 with
sectors that are written in part by v2 of the transpose (0.142 ms by the 59 GB/s that its program
prints; the profiler's 0.158 stand below), the 256 sectors that texture units have under way by v1
of the SpMV (with 128 it takes 2.4 times as long as v0, with 512 as long), and that a warp makes one
request in a turn by v0 and v3 of the SpMV (with the H200's 8 v0 takes 1.5 times as long as v3) and
by v2 and v3 of the averaging (1.13 times, with 8).

What is wrong: the SpMV's first versions are modelled 40 % too fast, the later ones 9 to 30 %, and
its two large steps (v3, v6) come out a quarter too small. The model moves a fifth less through
DRAM, and lets uncoalesced loads reach 45 % of its peak where the chip reached 29: what replays of
loads cost on Kepler is missing or too cheap.
"""

Reading = Callable[[Observation], float]


def _made(seen: Observation, access: Access, space: Space = Space.GLOBAL) -> list[Made]:
    return [m for m in accesses(seen) if m.space is space and m.access is access]


def _is_read_only(seen: Observation, made: Made) -> bool:
    ptx = seen.machine.instructions[made.instruction].ptx
    return ptx is not None and "nc" in seen.program.code.instructions[ptx].opcode.split(".")


def loads(seen: Observation) -> float:
    """Lines of 128 bytes for a load that does not go through the read-only cache."""
    own = [m for m in _made(seen, Access.LOAD) if not _is_read_only(seen, m)]
    return sum(m.lines for m in own) / sum(m.requests for m in own)


def stores(seen: Observation) -> float:
    """Lines for a store."""
    own = _made(seen, Access.STORE)
    return sum(m.lines for m in own) / sum(m.requests for m in own)


def store_sectors(seen: Observation) -> float:
    """Sectors of 32 bytes for a store."""
    own = _made(seen, Access.STORE)
    return sum(m.sectors for m in own) / sum(m.requests for m in own)


def store_efficiency(seen: Observation) -> float:
    """Bytes that threads store, of those of the sectors, in %."""
    own = _made(seen, Access.STORE)
    return 100 * sum(m.lanes * m.width for m in own) / (SECTOR * sum(m.sectors for m in own))


def _replayed(seen: Observation, replays: float) -> float:
    return 100 * replays / (float(seen.executions.warps.sum()) + replays)


def store_replays(seen: Observation) -> float:
    """Of instructions issued, those issued again for further lines of stores, in %."""
    return _replayed(seen, sum(m.lines - m.requests for m in _made(seen, Access.STORE)))


def shared_replays(seen: Observation) -> float:
    """The same for conflicts of banks."""
    own = _made(seen, Access.LOAD, Space.SHARED) + _made(seen, Access.STORE, Space.SHARED)
    return _replayed(seen, sum(m.wavefronts - m.ideal for m in own))


def dram_bandwidth(seen: Observation) -> float:
    """Bytes to and from DRAM, of what it can move at most in that time, in %."""
    moved = seen.traffic.dram_read_bytes + seen.traffic.dram_write_bytes
    return 100 * moved / (seen.timing.seconds * float(seen.chip.dram_peak_bandwidth or 0.0))


def dram_megabytes(seen: Observation) -> float:
    """Millions of bytes to and from DRAM."""
    return (seen.traffic.dram_read_bytes + seen.traffic.dram_write_bytes) / 1e6


def input_sectors(seen: Observation) -> float:
    """Sectors that are asked for at the lines of code where each lane has its own."""
    return sum(m.sectors for m in _made(seen, Access.LOAD) if m.sectors > SECTOR / 2 * m.requests)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a document prints.

    Attributes:
        version: of the study.
        says: what it is.
        documented: as printed.
        reading: the same of the emulated launch.
        is_determined: whether the program alone determines it; else its data do, which are not the
            document's, or the compiler.
    """

    version: str
    says: str
    documented: float
    reading: Reading
    is_determined: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """One document.

    Attributes:
        study: folder of the example.
        chip: of the document.
        says: how it is run here, and why the modelled ms are or are not comparable.
        sizes: other values of the cases' constants.
        registers: that a thread gets at most; None for what the assembler takes.
        figures: numbers besides times.
        matrix: of the SpMV; None for the case's own.
        loops: start of loops in the sources that are unrolled as said here; empty for none.
        unrolled: how often those of a version are; not at all if not said.
        slower: pairs of versions of which the document says only that the first is slower.
    """

    study: str
    chip: str
    says: str
    sizes: Mapping[str, int] = field(default_factory=dict)
    registers: int | None = None
    figures: Sequence[Figure] = ()
    matrix: Mesh | None = None
    loops: str = ""
    unrolled: Mapping[str, int] = field(default_factory=dict)
    slower: Sequence[tuple[str, str]] = ()


SETS = 1024
MESH = Mesh((25, 26, 40), 0.7944)
"""26,000 rows of 145,400 blocks, the document's: its listing of v4 has 26,000 steps of a warp, one
a row, and 581,600 threads at work in them, four a block; of v5, 13,000 warps of two rows each."""
TABLES = (
    Table(
        "transpose",
        "k20x",
        "The document's size, 1024 x 1024. Its times are those that its profiler prints, "
        "whose shares of the DRAM's peak are of 198.4 GB/s: that of a K20, not of a K20X. The GB/s "
        "that its program prints make them 3 to 18 % shorter.",
        {"N": 1024},
        figures=(
            Figure("v1", "store efficiency, %", 12.5, store_efficiency),
            Figure("v2", "store efficiency, %", 12.5, store_efficiency),
            Figure("v2", "L2 transactions per store", 32, store_sectors),
            Figure("v2", "replays for stores, % of issued", 64.5, store_replays, False),
            Figure("v3", "shared replays, % of issued", 30.7, shared_replays, False),
        ),
    ),
    Table(
        "bicgstab",
        "k20c",
        "As many block rows and blocks as the document's matrix has: its listings of v4 and v5 "
        "count 26,000 rows and 581,600 threads at work, four a block. Which columns they are in is "
        "not printed: a grid of 25 x 26 x 40 points is taken, of whose neighbours 0.7944 are kept "
        "(`mesh.py`). 47 registers (granted by 8: 48), as the document says. Loops over blocks are "
        "not unrolled, but that of v6, whose code the document does not print: by 2, which was "
        "chosen by the bandwidth that the document prints of it. Its speed-up hangs on that: not "
        "unrolled it takes 0.194 ms, and is no faster than v5. Documented times are the kernel's: "
        "means of 71 calls. Of v1 and v5 the document prints the whole solver's time only; so only "
        "their order counts. Documented bytes are of a profiled call, in which MB are 2^20 bytes.",
        {"ROWS": MESH.rows},
        48,
        (
            Figure("v0", "transactions per load", 19.92, loads, False),
            Figure("v0", "transactions per store", 8, stores),
            Figure("v3", "transactions per load", 5.16, loads, False),
            Figure("v3", "transactions per store", 2, stores),
            Figure("v4", "transactions per load", 1.37, loads),
            Figure("v4", "transactions per store", 1, stores),
            Figure("v2", "MB to and from DRAM", 72.97, dram_megabytes, False),
            Figure("v3", "MB to and from DRAM", 27.19, dram_megabytes, False),
            Figure("v6", "MB to and from DRAM", 24.96, dram_megabytes, False),
            Figure("v0", "DRAM bandwidth, % of the peak", 29.14, dram_bandwidth, False),
            Figure("v2", "DRAM bandwidth, % of the peak", 29.95, dram_bandwidth, False),
            Figure("v3", "DRAM bandwidth, % of the peak", 36.01, dram_bandwidth, False),
            Figure("v4", "DRAM bandwidth, % of the peak", 37.36, dram_bandwidth, False),
            Figure("v5", "DRAM bandwidth, % of the peak", 48.18, dram_bandwidth, False),
            Figure("v6", "DRAM bandwidth, % of the peak", 60.8, dram_bandwidth, False),
        ),
        MESH,
        r"for \(int (?:block|step) = ",
        {"v6": 2},
        (("v1", "v0"), ("v1", "v2"), ("v4", "v5"), ("v5", "v6")),
    ),
    Table(
        "averaging",
        "v100",
        f"{SETS} data sets of the document's 1024. 32 registers: the document has 16 warps a "
        "scheduler.",
        {"SETS": SETS},
        32,
        (
            Figure("v2", "L2 transactions of the input", 2.0**20 * SETS, input_sectors),
            Figure("v2", "of these ideal", 2.0**17 * SETS, lambda seen: input_sectors(seen) / 8),
        ),
    ),
    Table("wave", "c2050", "The example's size, not the document's: ratios only. ECC on."),
)


@dataclass(frozen=True, slots=True)
class Row:
    """One version.

    Attributes:
        name: of the version.
        does: what it does.
        modelled: ms.
        documented: ms; None if the document prints no time of the kernel.
        registers: per thread, of the machine code.
        seen: all else.
    """

    name: str
    does: str
    modelled: float
    documented: float | None
    registers: int
    seen: Observation


def rows_of(table: Table) -> Iterator[Row]:
    """Run those versions that have a documented time, or a documented order."""
    backend = EmulatedBackend(table.chip)
    with TemporaryDirectory() as folder:
        study = Path(shutil.copytree(ROOT / "examples" / table.study, Path(folder) / table.study))
        # A study names the figures of its document beside it.
        shutil.copytree(ROOT / "examples" / "case_studies", Path(folder) / "case_studies")
        if table.loops:
            _unroll(study, table)
        yield from _rows(table, study, backend)


def _unroll(study: Path, table: Table) -> None:
    """Have the compiler unroll loops of a study's sources so often, not as it would itself."""
    for path in study.glob("*.cu*"):
        times = table.unrolled.get(path.stem.rpartition("_")[2], 1)
        mark = f"#pragma unroll {times}\n"
        text = re.sub(rf"^(?= *{table.loops})", mark, path.read_text(), flags=re.MULTILINE)
        path.write_text(text)


def _rows(table: Table, study: Path, backend: EmulatedBackend) -> Iterator[Row]:
    device = backend.device
    ordered = {name for pair in table.slower for name in pair}
    for version in read_study(study / "study.toml").versions:
        if device.target is None or (version.documented is None and version.name not in ordered):
            continue
        architecture = f"sm_{device.target[0]}{device.target[1]}"
        launch = load_case(version.case, architecture=architecture, overrides=table.sizes)
        if table.matrix is not None:
            launch = with_matrix(launch, table.matrix, study)
        most = table.registers
        cubin = assemble(launch.ptx, options_for(launch.ptx, device, most)).cubin
        program = Program(ORIGINAL, cubin, launch.kernel, ptx=launch.ptx, max_registers=most)
        with backend.open(launch) as bench:
            registers = bench.load(program).registers
            seen = bench.observe(Trial())
        modelled = seen.timing.seconds * 1e3
        yield Row(version.name, version.does, modelled, version.documented, registers, seen)


def _shown(value: float) -> str:
    return f"{value:,.0f}" if isclose(value, round(value)) else f"{value:.2f}"


def _order(modelled: float, documented: float) -> str:
    if abs(modelled - 1) < UNDECIDED:
        return "no difference"
    return "right" if (modelled > 1) == (documented > 1) else "WRONG"


def timed(rows: Sequence[Row]) -> list[tuple[Row, float]]:
    """Those that the document prints a time of, with it."""
    return [(row, row.documented) for row in rows if row.documented is not None]


def speedups(rows: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Of each version with a documented time over the last one before: modelled, documented."""
    return {
        two.name: (one.modelled / two.modelled, before / now)
        for (one, before), (two, now) in pairwise(timed(rows))
    }


def orders(table: Table, rows: Sequence[Row]) -> list[str]:
    """Whether the versions that the document says are slower are, in the table's order."""
    modelled = {row.name: row.modelled for row in rows}
    return [_order(modelled[one] / modelled[two], 2.0) for one, two in table.slower]


def markdown(table: Table, rows: Sequence[Row]) -> Iterator[str]:
    """The table of one document."""
    yield f"## {table.study} on {EmulatedBackend(table.chip).chip.title}\n\n{table.says}\n"
    yield (
        "| version | | registers | modelled ms | documented ms | speed-up modelled | documented "
        "| error | order |\n|---|---|---|---|---|---|---|---|---|"
    )
    gains = speedups(rows)
    for row in rows:
        last = "| | | | |"
        if row.name in gains:
            own, other = gains[row.name]
            last = f"| {own:.2f} | {other:.2f} | {own / other - 1:+.0%} | {_order(own, other)} |"
        its = "" if row.documented is None else f"{row.documented:.4g}"
        yield (f"| {row.name} | {row.does} | {row.registers} | {row.modelled:.4g} | {its} {last}")
    errors = [abs(own / other - 1) for own, other in gains.values()]
    yield f"\nMedian error of the speed-ups: {median(errors):.0%}.\n"
    for (one, two), order in zip(table.slower, orders(table, rows), strict=True):
        yield f"- {one} slower than {two}: {order}"
    if table.slower:
        yield ""
    seen = {row.name: row.seen for row in rows}
    if table.figures:
        yield "| version | | modelled | documented | error | determined by |"
        yield "|---|---|---|---|---|---|"
    for each in table.figures:
        value, printed = each.reading(seen[each.version]), each.documented
        by = "the program" if each.is_determined else "data or compiler"
        yield (
            f"| {each.version} | {each.says} | {_shown(value)} | {_shown(printed)} | "
            f"{value / printed - 1:+.1%} | {by} |"
        )
    yield ""


def main() -> None:
    out, names = Path(sys.argv[1]), sys.argv[2:]
    parts: list[str] = []
    gains: list[tuple[float, float]] = []
    further: list[str] = []
    for table in TABLES:
        if names and table.study not in names:
            continue
        start = time.perf_counter()
        rows = list(rows_of(table))
        gains += speedups(rows).values()
        further += orders(table, rows)
        lines = list(markdown(table, rows))
        parts += lines
        print("\n".join(lines), f"({time.perf_counter() - start:.0f} s)", flush=True)
    errors = [abs(own / other - 1) for own, other in gains]
    found = [_order(own, other) for own, other in gains]
    summary = (
        f"Of {len(gains)} speed-ups between consecutive versions {found.count('right')} are in "
        f"the right order, {found.count('WRONG')} in the wrong one and "
        f"{found.count('no difference')} show no difference (within {UNDECIDED:.0%}); "
        f"median error {median(errors):.0%}, "
        f"{sum(e <= GOOD for e in errors)} within {GOOD:.0%}. Of {len(further)} further pairs of "
        f"which the documents print the order only, {further.count('right')} are right."
    )
    print(summary)
    out.write_text("\n".join([INTRODUCTION, summary, "", *parts]))


if __name__ == "__main__":
    main()
