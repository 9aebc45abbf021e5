"""Modelled times against times measured on the chip: errors, and orders within groups.

    python benchmarks/emulated/times.py OUT_FOLDER MEASURED ...

A measured file is what ``cuado whatif --format json`` writes for a case, or any document with
``original.time_ns.estimate`` and, where the launch is no planted kernel, the case file's path as
``case``; or a table of this script's own in ``benchmarks/results`` (``*.csv``). Writes
``times.csv``, ``times.md`` and ``times.svg``. Files of one folder of case files are a group:
versions of one kernel, whose order counts.
"""

import csv
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import correlation, mean, median
from xml.sax.saxutils import escape

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.timing.model import Timing
from cuado.errors import CuadoError
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sass.toolchain.assemble import assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case

ROOT = Path(__file__).parents[2]
PLANTED = ROOT / "benchmarks" / "planted"
CHIP = "h200"
SIDE, MARGIN = 640, 60
GOOD = 0.15


@dataclass(frozen=True, slots=True)
class Row:
    """One launch.

    Attributes:
        name: of its case.
        group: versions of one kernel share it.
        measured: seconds.
        modelled: seconds.
        dominant: term that is the most.
        terms: seconds by name.
        took: seconds that emulation and model took.
    """

    name: str
    group: str
    measured: float
    modelled: float
    dominant: str
    terms: dict[str, float]
    took: float

    @property
    def ratio(self) -> float:
        """Modelled over measured."""
        return self.modelled / self.measured

    @property
    def error(self) -> float:
        """Of the modelled time, as a share of the measured one."""
        return abs(self.ratio - 1.0)


def timing_of(launch: Launch, backend: EmulatedBackend) -> Timing:
    """What a bench of the emulated chip observes of a launch: of large grids a part is run."""
    options = options_for(launch.ptx, backend.device, launch.max_registers)
    cubin = assemble(launch.ptx, options, cache=Cache.default()).cubin
    program = Program(
        ORIGINAL, cubin, launch.kernel, ptx=launch.ptx, max_registers=launch.max_registers
    )
    with backend.open(launch) as bench:
        bench.load(program)
        return bench.observe(Trial()).timing


@dataclass(frozen=True, slots=True)
class Measured:
    """A time that was measured: the case file, its group, seconds."""

    case: Path
    group: str
    seconds: float


def measured_in(path: Path) -> Iterable[Measured]:
    """The times in a file."""
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            for row in csv.DictReader(file):
                case = case_of(row["launch"], row["group"])
                yield Measured(case, row["group"], float(row["measured_us"]) * 1e-6)
        return
    document = json.loads(path.read_text())
    case = ROOT / (document.get("case") or PLANTED / f"{document['launch']['name']}.toml")
    group = "planted" if case.parent == PLANTED else case.parent.name
    yield Measured(case, group, document["original"]["time_ns"]["estimate"] * 1e-9)


def case_of(launch: str, group: str) -> Path:
    """The case file of a launch in a table: one in the folder of its group, or a planted one."""
    of_group = next((ROOT / "examples").glob(f"**/{group}/{launch}.toml"), None)
    return of_group or PLANTED / f"{launch}.toml"


def row_of(measured: Measured, backend: EmulatedBackend) -> Row:
    """One measured time, and the model of its case.

    Raises:
        CuadoError: the case cannot be emulated.
    """
    began = time.perf_counter()
    found = timing_of(load_case(measured.case), backend)
    return Row(
        measured.case.stem,
        measured.group,
        measured.seconds,
        found.seconds,
        max(found.terms, key=lambda name: found.terms[name]),
        dict(found.terms),
        time.perf_counter() - began,
    )


def ranks(values: Sequence[float]) -> list[float]:
    """Places of the values in ascending order, from 0; equal ones share the mean of theirs."""
    order = sorted(values)
    return [order.index(v) + (order.count(v) - 1) / 2 for v in values]


def spearman(rows: Sequence[Row]) -> float:
    """Rank correlation of modelled and measured times; of two rows at least that differ."""
    one, other = ranks([r.measured for r in rows]), ranks([r.modelled for r in rows])
    return correlation(one, other)


def markdown(rows: Sequence[Row], failed: Sequence[tuple[str, str]]) -> Iterable[str]:
    """The tables."""
    groups = defaultdict(list)
    for row in rows:
        groups[row.group].append(row)
    yield "| group | launches | median error | mean error | within 15 % | rank correlation |"
    yield "|---|---|---|---|---|---|"
    for name, own in [("all", list(rows)), *sorted(groups.items())]:
        errors = [row.error for row in own]
        order = f"{spearman(own):.2f}" if len(own) > 2 and name not in ("all", "planted") else ""
        yield (
            f"| {name} | {len(own)} | {median(errors):.1%} | {mean(errors):.1%} | "
            f"{sum(e <= GOOD for e in errors)} | {order} |"
        )
    yield ""
    yield "| launch | group | measured us | modelled us | ratio | dominant |"
    yield "|---|---|---|---|---|---|"
    for row in sorted(rows, key=lambda r: r.ratio):
        yield (
            f"| {row.name} | {row.group} | {row.measured * 1e6:.1f} | {row.modelled * 1e6:.1f} | "
            f"{row.ratio:.2f} | {row.dominant} |"
        )
    for name, why in failed:
        yield f"\nNot modelled: `{name}`: {why}"


def picture(rows: Sequence[Row]) -> str:
    """Scatter plot, both axes logarithmic."""
    every = [t for row in rows for t in (row.measured, row.modelled)]
    low, high = math.log10(min(every)) - 0.1, math.log10(max(every)) + 0.1

    def place(seconds: float) -> float:
        return (math.log10(seconds) - low) / (high - low) * (SIDE - 2 * MARGIN)

    marks = "\n".join(
        f'<circle cx="{MARGIN + place(r.measured):.1f}" '
        f'cy="{SIDE - MARGIN - place(r.modelled):.1f}" r="4" fill-opacity=".6" '
        f'fill="{"#1b7f5c" if r.error <= GOOD else "#c0392b"}"><title>{escape(r.name)}: '
        f"measured {r.measured * 1e6:.1f} us, modelled {r.modelled * 1e6:.1f} us</title></circle>"
        for r in rows
    )
    end = SIDE - MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" '
        f'font-family="sans-serif" font-size="12"><rect width="{SIDE}" height="{SIDE}" '
        f'fill="#fff"/><path d="M{MARGIN} {end}H{end}M{MARGIN} {end}V{MARGIN}" stroke="#555"/>'
        f'<path d="M{MARGIN} {end}L{end} {MARGIN}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<text x="{SIDE / 2}" y="{SIDE - 20}" text-anchor="middle">measured</text>'
        f'<text transform="translate(20 {SIDE / 2}) rotate(-90)" text-anchor="middle">modelled'
        f"</text>\n{marks}\n</svg>\n"
    )


def main() -> None:
    out, files = Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]]
    out.mkdir(parents=True, exist_ok=True)
    backend, rows, failed = EmulatedBackend(CHIP), [], []
    for each in (measured for path in files for measured in measured_in(path)):
        try:
            row = row_of(each, backend)
        except CuadoError as error:
            failed.append((each.case.stem, str(error)))
            print(f"{each.case.stem}: {error}", flush=True)
            continue
        rows.append(row)
        print(f"{row.name}: {row.ratio:.2f} ({row.took:.1f} s)", flush=True)
    with (out / "times.csv").open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["launch", "group", "measured_us", "modelled_us", "ratio", "dominant"])
        for r in rows:
            cells = (f"{r.measured * 1e6:.3f}", f"{r.modelled * 1e6:.3f}", f"{r.ratio:.3f}")
            writer.writerow([r.name, r.group, *cells, r.dominant])
    (out / "times.md").write_text("\n".join(markdown(rows, failed)) + "\n")
    (out / "times.svg").write_text(picture(rows))


if __name__ == "__main__":
    main()
