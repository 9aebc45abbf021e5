"""The SM clock while kernels of the corpus run: clocks.py CORPUS OUT.csv [NAME ...].

CORPUS is the folder that ``corpus.py`` filled; the hand-made cases beside this file are added. Each
warp of a copy of the kernel reads the clock of its SM beside the time of all SMs (``%globaltimer``)
where it begins and where it ends. From these alone follows what one second has in cycles, in the
run itself; what the driver says of the clock is beside it. Columns:

- ``rounds_us``: the original's median time as cuado measures it: restored, the L2 flushed, events;
- ``stamped_us``: the same of the copy with stamps;
- ``span_us``: from the first warp's begin to the last one's end by ``%globaltimer``, median run;
- ``cycles``: the same by the clock of an SM, the largest of all SMs;
- ``mhz``: cycles by time over whole SMs, the median of SMs and runs; ``low`` and ``high``: the
  lowest and highest run;
- ``first_mhz``, ``last_mhz``: by the stamps of the first and the last third of the time, where an
  SM has enough of them: blocks that begin and end;
- ``driver_mhz``: what NVML said before and after runs.
"""

import csv
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import numpy as np
from numpy.typing import NDArray

from cuado.backends.protocol import Backend, ReadsScratch
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.kernel.original_program import original_program
from cuado.kernel.preparation import original_subject
from cuado.kernel.rewrites.switches.time_stamps import Layout, layout_of, stamped
from cuado.kernel_timeline.reading import read_stamps
from cuado.kernel_timeline.result import Warps
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program, Trial
from cuado.sources.case.check import architecture_of
from cuado.sources.launches import launch_from, read_described

_COLUMNS = (
    *("kernel", "rounds_us", "stamped_us", "span_us", "cycles", "mhz", "low", "high"),
    *("first_mhz", "last_mhz", "driver_mhz", "reason"),
)
_STAMPED = "stamped"
_ROUNDS = 4e7
"""Nanoseconds for timing a kernel."""
_RUNS = 5
"""Runs that are stamped."""
_THREADS = 8
"""Kernels that are assembled at a time."""
_FEWEST_NS = 10_000
"""Nanoseconds between stamps of an SM below which they say too little of its clock."""
Floats = NDArray[np.float64]
Run = dict[str, float | None]
"""Of one run, by column."""


def cases(corpus: Path, names: list[str]) -> list[Path]:
    """The cases asked for, by default all."""
    own = [each for each in sorted(Path(__file__).parent.glob("*.toml")) if each.stem != "stamped"]
    every = {each.stem: each for each in (*sorted(corpus.glob("*.toml")), *own)}
    return [every[name] for name in names] if names else list(every.values())


@dataclass(frozen=True, slots=True)
class Ready:
    """A kernel that can be measured.

    Attributes:
        launch: the kernel's.
        copy: of it, with stamps where warps begin and end.
        layout: of the stamps.
    """

    launch: Launch
    copy: Program
    layout: Layout


def made(case: Path, device: DeviceAttributes) -> Ready | CuadoError:
    """A kernel and its copy with stamps, or why there is none."""
    try:
        launch = launch_from(read_described(case, {}), architecture_of(device))
        kernel = original_subject(launch, device)
        layout = layout_of(kernel, launch.blocks)
        built = build(stamped(kernel, [], layout), launch.kernel, kernel.options)
    except CuadoError as error:
        return error
    return Ready(launch, built.program(_STAMPED, launch.kernel, has_tail=True), layout)


def stamps_of(warps: Warps) -> Iterator[tuple[Floats, Floats]]:
    """By SM its stamps in order: nanoseconds since the run's first, cycles since the SM's first."""
    began = int(warps.start.min())
    for sm in np.unique(warps.sm):
        chosen = (warps.sm == sm) & (warps.end > 0)
        if not chosen.any():
            continue
        times = np.concatenate([warps.start[chosen], warps.end[chosen]]) - began
        clocks = np.concatenate([warps.began[chosen], warps.ended[chosen]])
        order = np.argsort(times, kind="stable")
        times, clocks = times[order], clocks[order]
        # Clocks have 32 bits, and were counted on only within a warp.
        clocks = (clocks - clocks[0] + (1 << 31)) % (1 << 32) - (1 << 31)
        yield times.astype(np.float64), clocks.astype(np.float64)


def slope(times: Floats, clocks: Floats) -> float | None:
    """MHz by least squares; None of too short a time."""
    if len(times) < 2 or times[-1] - times[0] < _FEWEST_NS:
        return None
    return 1e3 * float(np.polyfit(times, clocks, 1)[0])


def read(warps: Warps) -> Run:
    """What a run's stamps say.

    Raises:
        CuadoError: they say nothing.
    """
    if not (warps.end > 0).any():
        raise CuadoError("no warp recorded where it ended")
    span = float(warps.end.max() - warps.start.min())
    by_sm = list(stamps_of(warps))
    spans = [(times[-1] - times[0], clocks.max()) for times, clocks in by_sm]
    return {
        "span_us": span / 1e3,
        "cycles": max(cycles for _, cycles in spans),
        "mhz": middle(1e3 * cycles / time for time, cycles in spans if time >= _FEWEST_NS),
        "first_mhz": middle(slope(t[t < span / 3], c[t < span / 3]) for t, c in by_sm),
        "last_mhz": middle(slope(t[t > 2 * span / 3], c[t > 2 * span / 3]) for t, c in by_sm),
    }


def middle(values: Iterable[float | None]) -> float | None:
    """The median of what is known."""
    known = [value for value in values if value is not None]
    return median(known) if known else None


def measured(ready: Ready, backend: Backend) -> dict[str, str]:
    """The numbers of a row.

    Raises:
        CuadoError: the kernel failed, or recorded nothing.
    """
    trial, layout = Trial(_STAMPED, switch=ready.layout.blocks), ready.layout
    with backend.open(ready.launch) as bench:
        if not isinstance(bench, ReadsScratch):
            raise CuadoError(f"{backend.name} has no clock that a kernel can read")
        bench.load(original_program(ready.launch, architecture_of(backend.device)))
        bench.load(ready.copy)
        bench.time(Trial())
        bench.time(trial)
        took = bench.time(Trial()).time
        run = measure(bench, {_STAMPED: trial}, plan_of(_ROUNDS, took)).run
        data = [bench.scratch(trial, layout.bytes) for _ in range(_RUNS)]
        said = [clock for _ in range(3) for clock in bench.time(Trial()).clocks]
    found = [read(read_stamps(each, layout, np.zeros(0, np.bool_))[0]) for each in data]
    rates = [each["mhz"] for each in found if each["mhz"] is not None]
    return {
        "rounds_us": f"{median(run.samples[ORIGINAL].times) / 1e3:.1f}",
        "stamped_us": f"{median(run.samples[_STAMPED].times) / 1e3:.1f}",
        **{name: _said((each[name] for each in found), name) for name in found[0]},
        "low": f"{min(rates):.0f}" if rates else "",
        "high": f"{max(rates):.0f}" if rates else "",
        "driver_mhz": f"{min(said):.0f} to {max(said):.0f}" if said else "",
    }


def row_of(case: Path, backend: Backend, ready: Ready | CuadoError) -> dict[str, str]:
    """A row of the table; of a kernel that fails, only the reason."""
    try:
        if isinstance(ready, CuadoError):
            raise ready
        return {"kernel": case.stem, **measured(ready, backend)}
    except CuadoError as error:
        return {"kernel": case.stem, "reason": f"{error.message}; {error.remedy}"}


def _said(values: Iterable[float | None], name: str) -> str:
    found = middle(values)
    return "" if found is None else f"{found:.1f}" if name == "span_us" else f"{found:.0f}"


def main() -> None:
    """Measure the kernels asked for, by default all."""
    corpus, out, names = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    backend = select("gpu").backend
    device, chosen = backend.device, cases(corpus, names)
    out.parent.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(_THREADS) as pool, out.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, _COLUMNS)
        writer.writeheader()
        ready = pool.map(lambda case: made(case, device), chosen)
        for case, each in zip(chosen, ready, strict=True):
            row = row_of(case, backend, each)
            writer.writerow(row)
            file.flush()
            print(", ".join(f"{key} {value}" for key, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
