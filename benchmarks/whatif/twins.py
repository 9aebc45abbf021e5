"""Predicted against achieved on planted kernels: what an experiment promises, and what the twin is.

    python benchmarks/whatif/twins.py CASES OUT_FOLDER [--device D] [--seconds S] NAME ...

``CASES`` is a folder with ``manifest.toml`` and the cases that it names (``benchmarks/planted``).
For each kernel the experiments are run that the manifest names for it, and those of ``--also``.
Then the repaired twin is timed against the kernel in interleaved rounds, on the same buffers.
Writes ``twins.md`` and ``twins.csv`` into the folder, anew after each kernel: what has been
measured stays if the time runs out. On an emulated device times are modelled, and data is as small
as ``smaller_launches.py`` says.
"""

import argparse
import csv
import datetime as dt
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from manifest import NARROWED, Planted, read_manifest
from smaller_launches import SMALLER

from cuado.backends.protocol import Backend
from cuado.backends.rounds import measure, plan_of
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of
from cuado.sources.machine.driver import release
from cuado.sources.machine.smi import states
from cuado.stats import Interval
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, Outcome
from cuado.what_if.session import Options

SECONDS, TWIN_SECONDS = 5.0, 1.0
LARGEST_ERROR = 5.0
"""Percent by which a prediction may miss what the twin achieves."""


@dataclass(frozen=True)
class Row:
    """One prediction, beside what the twin achieves.

    Attributes:
        kernel: name of the planted kernel.
        experiment: its name.
        setting: what the experiment was restricted to (a buffer); empty if to nothing.
        microseconds: time of the planted kernel; None if it was not measured.
        predicted: predicted gain; None if the experiment was not measured.
        achieved: gain of the twin; None if it was not measured.
        claim: the kind of promise that the experiment makes.
        reason: why there is no prediction; empty if there is one.
    """

    kernel: str
    experiment: str
    setting: str
    microseconds: float | None
    predicted: Interval | None
    achieved: Interval | None
    claim: str
    reason: str

    @property
    def error(self) -> float | None:
        """Percent by which the prediction exceeds what the twin achieves."""
        if self.predicted is None or self.achieved is None:
            return None
        return 100 * (self.predicted.estimate / self.achieved.estimate - 1)


def achieved_gain(backend: Backend, original: Launch, twin: Launch) -> Interval | None:
    """Time of the planted kernel over that of its twin, interleaved on the kernel's buffers."""
    with backend.open(original) as bench:
        for name, launch in ((ORIGINAL, original), ("twin", twin)):
            how = options_for(launch.ptx, bench.device, launch.max_registers)
            built = build(launch.ptx, launch.kernel, how)
            bench.load(built.program(name, launch.kernel))
        trial = Trial(
            "twin",
            grid=twin.grid,
            block=twin.block,
            dynamic_shared_bytes=twin.dynamic_shared_bytes,
        )
        first = bench.time(Trial()).time
        bench.time(trial)
        plan = plan_of(TWIN_SECONDS * 1e9, first, modelled=bool(backend.notes))
        return measure(bench, {"twin": trial}, plan).run.compare("twin").gain


def rows_of(
    backend: Backend, planted: Planted, also: Sequence[str] = (), seconds: float = SECONDS
) -> Iterator[Row]:
    """A row for each setting of each experiment that should predict the twin's gain."""
    if planted.twin is None:
        raise CuadoError(f"{planted.name} has no repaired twin", "name another kernel")
    sizes = SMALLER.get(planted.name, {}) if backend.notes else {}
    architecture = architecture_of(backend.device)
    original, twin = (
        launch_of(read_case(case, sizes), architecture) for case in (planted.case, planted.twin)
    )
    chosen = tuple(map(experiment_named, dict.fromkeys((*planted.experiments, *also))))
    found = whatif(original, backend, Options(chosen, lines=False, budget=seconds))
    achieved = achieved_gain(backend, original, twin)
    whole = found.original.estimate / 1e3 if found.original else None
    for outcome in found.outcomes:
        for each in (outcome, *outcome.alternatives):
            yield Row(
                planted.name,
                each.experiment.name,
                _setting(each),
                whole,
                each.gain,
                achieved,
                each.claim.value,
                "" if each.gain else each.reason or each.status.value,
            )


def _setting(outcome: Outcome) -> str:
    """What the experiment was restricted to; its first note says it if there are several."""
    return outcome.notes[0] if outcome.notes else ""


def table(rows: Sequence[Row], heading: Sequence[str]) -> str:
    """The rows as Markdown, below lines that say how they were measured."""
    lines = [
        *heading,
        "",
        "| kernel | time, us | experiment | predicted gain | achieved by the twin | error, % |",
        "|---|--:|---|--:|--:|--:|",
    ]
    for row in rows:
        what = f"{row.experiment}: {row.setting}" if row.setting else row.experiment
        least = "at least " if row.claim == Claim.AT_LEAST.value else ""
        error = "-" if row.error is None else f"{row.error:+.1f}"
        lines.append(
            f"| {row.kernel} | {_number(row.microseconds)} | {what} "
            f"| {least}{_interval(row.predicted) or row.reason} "
            f"| {_interval(row.achieved) or '-'} | {error} |"
        )
    errors = (error_of(kernel, rows) for kernel in dict.fromkeys(row.kernel for row in rows))
    known = [abs(each) for each in errors if each is not None]
    if known:
        within = sum(each <= LARGEST_ERROR for each in known)
        lines += ["", f"Within {LARGEST_ERROR:.0f} %: {within} of {len(known)} kernels."]
    return "\n".join(lines) + "\n"


def error_of(kernel: str, rows: Sequence[Row]) -> float | None:
    """The error of the prediction for what the twin changes; None without one.

    A twin with narrower data narrows one buffer: of the ways to fetch its data the fastest counts.
    Of other experiments the first answer counts, which is the one that reports show.
    """
    own = [row for row in rows if row.kernel == kernel and row.error is not None]
    if kernel in NARROWED:
        narrowed = f"{NARROWED[kernel]} half as wide"
        ways = (narrowed, f"{narrowed}, by half as many loads")
        own = sorted((row for row in own if row.setting in ways), key=_predicted, reverse=True)
    return own[0].error if own else None


def _predicted(row: Row) -> float:
    return row.predicted.estimate if row.predicted is not None else 0.0


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def _interval(value: Interval | None) -> str:
    return "" if value is None else f"{value.estimate:.3f} [{value.low:.3f}, {value.high:.3f}]"


def heading_of(backend: Backend, device: str | None, command: str) -> list[str]:
    """Title, date, driver, clocks and the command."""
    lines = [f"# Predicted and achieved gains on {backend.device.name}", ""]
    lines += [f"Date: {dt.date.today().isoformat()}. Command: `{command}`."]
    if backend.notes:
        return [*lines, *backend.notes]
    state = states()
    clocks = (
        "; ".join(
            f"SM clock {_number(each.sm_mhz)} MHz now, {_number(each.most_mhz)} at most"
            for each in state
        )
        if isinstance(state, tuple)
        else f"clocks unknown ({state.message})"
    )
    return [*lines, f"Driver: {release() or 'unknown'}. {clocks}. Device: {device or 'gpu'}."]


def save(folder: Path, rows: Sequence[Row], heading: Sequence[str]) -> None:
    """Write the table and the numbers."""
    (folder / "twins.md").write_text(table(rows, heading))
    with (folder / "twins.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        ends = ("gain", "low", "high")
        writer.writerow(
            ["kernel", "experiment", "setting", "microseconds", "claim", "reason", "error_percent"]
            + [f"{kind}_{end}" for kind in ("predicted", "achieved") for end in ends]
        )
        for row in rows:
            numbers = [
                number
                for each in (row.predicted, row.achieved)
                for number in ((each.estimate, each.low, each.high) if each else ("", "", ""))
            ]
            head = [row.kernel, row.experiment, row.setting, row.microseconds, row.claim]
            writer.writerow([*head, row.reason, row.error, *numbers])


def main(words: Sequence[str] | None = None) -> None:
    """Measure the kernels that are named; a failing one costs its own rows only."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--device")
    parser.add_argument("--also", action="append", default=[], help="one more experiment")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of experiments, a kernel")
    given = parser.parse_intermixed_args(words)
    every = {each.name: each for each in read_manifest(given.cases / "manifest.toml")}
    if unknown := sorted(set(given.names) - every.keys()):
        raise SystemExit(f"no planted kernel is called {', '.join(unknown)}")
    given.out.mkdir(parents=True, exist_ok=True)
    backend = select(given.device).backend
    command = " ".join(["python benchmarks/whatif/twins.py", *(words or sys.argv[1:])])
    heading = heading_of(backend, given.device, command)
    rows: list[Row] = []
    for name in given.names:
        began = time.perf_counter()
        try:
            rows += rows_of(backend, every[name], given.also, given.seconds)
        except CuadoError as error:
            print(f"{name}: {error.message}", file=sys.stderr, flush=True)
        print(f"{name}: {time.perf_counter() - began:.1f} s", flush=True)
        save(given.out, rows, heading)
    print(table(rows, heading))


if __name__ == "__main__":
    main()
