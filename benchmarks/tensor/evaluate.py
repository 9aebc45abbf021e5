"""The timing model on all kernels of the corpus in seconds, from workloads that were kept.

    python benchmarks/tensor/evaluate.py keep CORPUS FOLDER [NAME ...]
    python benchmarks/tensor/evaluate.py times FOLDER [NAME ...] [--measured CLOCKS]
        [--set NAME=VALUE] ...

with ``benchmarks`` in ``PYTHONPATH``. ``keep`` emulates each kernel once, some five seconds each,
and writes what the model takes; of one whose time is refused, nothing. ``times`` models the times
of what was kept beside the clocks and times that ``clocks.py`` measured. ``--set`` changes a number
of :class:`Units`, for instance ``--set joins=0.5``; with ``joins=*1.1`` it is multiplied. Kept
workloads hold while what makes them stays the same: the emulation, the caches, the counts of
machine code.
"""

import argparse
import csv
import time
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.emulated.bench import EmulatedBench
from cuado.backends.emulated.timing.model import Timing, timed
from cuado.backends.emulated.timing.units import Units, units_of
from cuado.backends.emulated.timing.workload import Workload
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.original_program import original_program
from cuado.model.trial import Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described
from tensor import kept_workloads
from tensor.times import cases

_CLOCKS = Path(__file__).parents[1] / "results/2026-11-27-h100-tensor-clocks.csv"
_ENDING = ".json.gz"
_WHOLE, _SLOWER = 0.8, 1.05
"""Least span of the stamps, and most time of the copy with stamps, over the kernel's time."""
_TERMS = 4
"""Largest terms that are shown."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A kernel on a GPU.

    Attributes:
        us: median time of its rounds.
        cycles: from the first warp's begin to the last one's end; 0 if not all blocks had stamps,
            or if these took more than 5 % of the time.
        mhz: the clock of the SMs in it.
    """

    us: float
    cycles: float
    mhz: float


def measured(table: Path) -> dict[str, Measured]:
    """The kernels of a table of ``clocks.py``."""
    found = {}
    with table.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if not row["rounds_us"]:
                continue
            us, span = float(row["rounds_us"]), float(row["span_us"] or 0)
            # A kernel with more blocks than stamps ends long after the last of these, and one that
            # stamps slow down takes other cycles than without.
            is_own = span > _WHOLE * us and float(row["stamped_us"]) < _SLOWER * us
            cycles = float(row["cycles"] or 0) if is_own else 0.0
            found[row["kernel"]] = Measured(us, cycles, float(row["mhz"] or 0))
    return found


def keep(corpus: Path, folder: Path, names: list[str], device: str) -> None:
    """Emulate kernels and write their workloads."""
    folder.mkdir(parents=True, exist_ok=True)
    backend = select(device).backend
    for case in cases(corpus, names):
        began, said = time.monotonic(), "kept"
        try:
            launch = launch_from(read_described(case, {}), architecture_of(backend.device))
            with backend.open(launch) as bench:
                bench.load(original_program(launch, architecture_of(backend.device)))
                if not isinstance(bench, EmulatedBench):
                    raise CuadoError(f"{device} is not emulated")
                workload = bench.observe(Trial()).workload
            kept_workloads.write(workload, folder / f"{case.stem}{_ENDING}")
        except CuadoError as error:
            said = error.message
        print(f"{case.stem}: {said} ({time.monotonic() - began:.1f} s)", flush=True)


def kept(folder: Path, names: list[str]) -> dict[str, Workload]:
    """The workloads asked for, by default all of the folder."""
    files = {each.name.removesuffix(_ENDING): each for each in sorted(folder.glob(f"*{_ENDING}"))}
    if lacking := [name for name in names if name not in files]:
        raise CuadoError(f"not in {folder}: {', '.join(lacking)}")
    return {name: kept_workloads.read(files[name]) for name in names or files}


def changed(units: Units, changes: list[str]) -> Units:
    """Units with other numbers: ``NAME=VALUE``, or ``NAME=*FACTOR``."""
    for change in changes:
        name, _, value = change.partition("=")
        own = getattr(units, name, None)
        if not isinstance(own, int | float):
            raise CuadoError(f"no number of the model is called '{name}'")
        new = own * float(value[1:]) if value.startswith("*") else float(value)
        units = replace(units, **{name: type(own)(new)})  # type: ignore[arg-type]
    return units


def row_of(name: str, timing: Timing, there: Measured | None) -> dict[str, Any]:
    """A row of the table."""
    us, mhz = 1e6 * timing.seconds, 1e-6 * timing.clock
    cycles = (us - 1e6 * timing.terms["launch"]) * mhz
    terms = sorted(timing.terms.items(), key=lambda each: -each[1])[:_TERMS]
    said = ", ".join(f"{term} {100 * seconds / timing.seconds:.0f} %" for term, seconds in terms)
    row: dict[str, Any] = {"kernel": name, "modelled_us": us, "modelled_mhz": mhz, "terms": said}
    if there is None:
        return row
    row |= {"measured_us": there.us, "measured_mhz": there.mhz, "us_off": us / there.us - 1}
    if there.cycles:
        row["cycles_off"] = cycles / there.cycles - 1
    return row


def shown(row: dict[str, Any]) -> str:
    """A row as a line."""

    def number(name: str, form: str, factor: float = 1.0) -> str:
        width = len(f"{0:{form}}")
        return f"{factor * row[name]:{form}}" if name in row else " " * width

    return (
        f"{row['kernel']:38}{number('measured_us', '7.1f')} us {number('measured_mhz', '4.0f')}"
        f" MHz, modelled {number('modelled_us', '7.1f')} us {number('modelled_mhz', '4.0f')} MHz:"
        f" {number('us_off', '+6.1f', 100)} %, cycles {number('cycles_off', '+6.1f', 100)} %"
        f" | {row['terms']}"
    )


def summary(rows: list[dict[str, Any]]) -> str:
    """Mean and worst error of all rows."""
    said = []
    for what, name in (("time", "us_off"), ("cycles", "cycles_off")):
        off = {row["kernel"]: abs(row[name]) for row in rows if name in row}
        if off:
            worst = max(off, key=off.__getitem__)
            mean, most = 100 * fmean(off.values()), 100 * off[worst]
            said.append(f"{what} of {len(off)}: {mean:.1f} % off on average, {most:.1f} ({worst})")
    return "; ".join(said)


def times(folder: Path, names: list[str], clocks: Path, device: str, changes: list[str]) -> None:
    """Model the times of kept workloads, and print them beside the measured ones."""
    backend = select(device).backend
    if not isinstance(backend, EmulatedBackend):
        raise CuadoError(f"{device} is not emulated")
    units, there, rows = changed(units_of(backend.chip), changes), measured(clocks), []
    began = time.process_time()
    for name, workload in kept(folder, names).items():
        timing = timed(workload, units)
        rows.append(row_of(name, timing, there.get(name)))
        print(shown(rows[-1]), flush=True)
    said = [*([found] if (found := summary(rows)) else []), f"{len(rows)} kernels"]
    print(f"{'; '.join(said)}; {time.process_time() - began:.1f} s of a processor")


def main() -> None:
    """Keep workloads, or evaluate the model on them."""
    parser = argparse.ArgumentParser(description="the timing model on kept workloads")
    parser.add_argument("verb", choices=("keep", "times"))
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER or NAME")
    parser.add_argument("--measured", type=Path, default=_CLOCKS)
    parser.add_argument("--device", default="emulated:h100")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", dest="changes")
    asked = parser.parse_intermixed_args()
    own = 2 if asked.verb == "keep" else 1
    if len(asked.folders) < own:
        parser.error("keep takes CORPUS and FOLDER")
    names = [str(each) for each in asked.folders[own:]]
    if asked.verb == "keep":
        keep(asked.folders[0], asked.folders[1], names, asked.device)
    else:
        times(asked.folders[0], names, asked.measured, asked.device, asked.changes)


if __name__ == "__main__":
    main()
