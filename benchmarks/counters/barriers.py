"""Warp instructions by opcode, barriers among them: as ncu counts them, and as emulated.

    barriers.py record OUT [--parts N] [--all] [CASE.toml ...]   on a GPU with ncu: OUT/*.ncu-rep
    barriers.py read OUT                         OUT/opcodes.csv from these, with ncu_report
    barriers.py recorded OUT                     OUT/opcodes.csv of examples/recorded
    barriers.py table OUT MEASURED.csv ...       anywhere: OUT/barriers.csv and OUT/barriers.md

``record`` runs the kernels named, or else all case studies and planted kernels, those with a
barrier only unless ``--all`` is given; N ncu at a time. It reads what it recorded too, if the
``ncu_report`` package is there, or ncu's own beside it. A CSV file has the columns ``kernel``,
``metric`` and ``measured``; its metrics are ``OPCODE``, modifiers included.
"""

import argparse
import csv
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.backends.gpu.backend import GpuBackend
from cuado.backends.protocol import Backend
from cuado.errors import CuadoError
from cuado.kernel.assembly import build
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain.targets import options_for
from cuado.sources.case import load_case
from cuado.sources.case.description import read_case

ROOT = Path(__file__).parents[2]
EXAMPLES, PLANTED = ROOT / "examples", ROOT / "benchmarks" / "planted"
METRIC = "sass__inst_executed_per_opcode_with_modifier_all"
TABLE = "opcodes.csv"
LAUNCHED = "launched.json"
SAID = "launched "
CHIP, ARCHITECTURE = "h200", "sm_90"
CLOSE = 0.01
RECORDED = {
    "transpose": ("transpose_1d", "transpose_2d", "transpose_shared", "transpose_padded",
                  "transpose_multi"),
    "averaging": ("average_v2", "average_v3"),
    "stencil": ("wave_step",),
}  # fmt: skip
"""Reports in ``examples/recorded``, and the cases of the kernels that are in them."""
_BARRIER = re.compile(r"\bbar(rier)?\.")
_SECONDS = 540.0


@dataclass(frozen=True, slots=True)
class Row:
    """One opcode of one kernel, in warp instructions executed."""

    kernel: str
    opcode: str
    measured: float
    emulated: float

    @property
    def deviation(self) -> float:
        """Relative; 0 where both are nothing."""
        if self.measured == self.emulated:
            return 0.0
        return self.emulated / self.measured - 1 if self.measured else float("inf")


def all_cases() -> list[Path]:
    """Of all case studies and planted kernels, repaired ones not among them."""
    found = [*sorted(EXAMPLES.rglob("*.toml")), *sorted(PLANTED.glob("*.toml"))]
    # One case study has the name of a planted kernel, and neither has a barrier.
    return list({path.stem: path for path in found if _is_case(path)}.values())


def _is_case(path: Path) -> bool:
    if path.stem.endswith("_repaired"):
        return False
    return re.search(r"^kernel *=", path.read_text(), re.MULTILINE) is not None


def has_barrier(launch: Launch) -> bool:
    """Whether it has a barrier of a block."""
    return _BARRIER.search(only_kernel(launch.ptx, launch.kernel)) is not None


# On a GPU.


def record(out: Path, cases: Sequence[Path], parts: int, *, every: bool) -> None:
    """Run cases under ncu, several at a time, and say which were launched in which order."""
    if shutil.which("ncu") is None:
        raise SystemExit("there is no ncu on the search path")
    out.mkdir(parents=True, exist_ok=True)
    chosen = []
    for path in cases:
        try:
            launch = load_case(path, architecture=ARCHITECTURE)
        except CuadoError as error:
            print(f"{path}: {error}", flush=True)
            continue
        if every or has_barrier(launch):
            chosen.append((path, launch.kernel))
    print(f"{len(chosen)} of {len(cases)} cases are run", flush=True)
    # Interleaved, so that those of one story, which take about as long, are shared out.
    shares = [chosen[part::parts] for part in range(parts) if chosen[part::parts]]
    with ThreadPoolExecutor(parts) as pool:
        launched = list(pool.map(lambda share: _part(out, *share), enumerate(shares)))
    found = {f"part{n}": own for n, own in enumerate(launched)}
    (out / LAUNCHED).write_text(json.dumps(found, indent=1) + "\n")
    read(out)


def _part(out: Path, number: int, share: Sequence[tuple[Path, str]]) -> list[list[str]]:
    """Profile some cases, in one run of ncu; name and kernel of those that were launched."""
    kernels = "|".join(sorted({kernel for _, kernel in share}))
    command = ["ncu", "--target-processes", "all", "--clock-control", "none"]
    command += ["--kernel-name-base", "mangled", "--kernel-name", f"regex:^({kernels})$"]
    command += ["--metrics", METRIC, "--force-overwrite", "--export", str(out / f"part{number}")]
    command += [sys.executable, __file__, "launch", *(str(path) for path, _ in share)]
    with (out / f"part{number}.log").open("w+") as log:
        try:
            subprocess.run(command, stdout=log, stderr=log, check=False, timeout=_SECONDS)
        except subprocess.TimeoutExpired:
            print(f"part {number} took longer than {_SECONDS:.0f} s", flush=True)
        log.seek(0)
        lines = log.read().splitlines()
    print(f"part {number}:", *lines[-2:], sep="\n  ", flush=True)
    return [line.removeprefix(SAID).split() for line in lines if line.startswith(SAID)]


def launch(cases: Sequence[Path]) -> None:
    """Launch each case once. Under a profiler each in its worker's process."""
    backend = GpuBackend()
    for path in cases:
        try:
            own = load_case(path, architecture=ARCHITECTURE)
            with backend.open(own) as bench:
                built = build(own.ptx, own.kernel, _options(own, backend))
                bench.load(built.program(ORIGINAL, own.kernel))
                bench.time(Trial())  # The first one of a program is not gated.
        except CuadoError as error:
            print(f"{path}: {error}", flush=True)
            continue
        print(f"{SAID}{path.stem} {own.kernel}", flush=True)


def _options(launch: Launch, backend: Backend) -> Any:
    return options_for(launch.ptx, backend.device, launch.max_registers)


# With ncu_report.


def read(out: Path) -> None:
    """What the reports of a folder have, as a table."""
    if (report := _ncu_report()) is None:
        print(f"no ncu_report here: where it is, run {Path(__file__).name} read {out}")
        return
    rows: list[tuple[str, str, float]] = []
    for part, launched in json.loads((out / LAUNCHED).read_text()).items():
        actions = list(_actions(report.load_report(str(out / f"{part}.ncu-rep"))))
        names = [action.name(report.IAction.NameBase_MANGLED) for action in actions]
        if names != [kernel for _, kernel in launched]:
            print(f"{part}: {len(names)} launches in the report, {len(launched)} made; left out")
            continue
        for action, (name, _) in zip(actions, launched, strict=True):
            rows += [(name, opcode, count) for opcode, count in _opcodes(action)]
    _write(out / TABLE, rows)


def recorded(out: Path) -> None:
    """The same of the reports that are in the repository."""
    if (report := _ncu_report()) is None:
        raise SystemExit("this needs the ncu_report package")
    out.mkdir(parents=True, exist_ok=True)
    cases = {path.stem: path for path in EXAMPLES.rglob("*.toml")}
    rows: list[tuple[str, str, float]] = []
    for program, names in RECORDED.items():
        path = EXAMPLES / "recorded" / f"{program}.ncu-rep"
        actions = list(_actions(report.load_report(str(path))))
        launches = [(action.name(report.IAction.NameBase_FUNCTION), action) for action in actions]
        kernels = {name: read_case(cases[name]).kernel for name in names}
        for name, action in first_launches(kernels, launches).items():
            rows += [(name, opcode, count) for opcode, count in _opcodes(action)]
    _write(out / TABLE, rows)


def first_launches(
    kernels: Mapping[str, str], launches: Sequence[tuple[str, Any]]
) -> dict[str, Any]:
    """Of each case, the first launch of its kernel: a report may have the same kernel again.

    Args:
        kernels: the kernel of each case.
        launches: kernel and what was recorded of it, in order.
    """
    first: dict[str, Any] = {}
    for kernel, action in launches:
        first.setdefault(kernel, action)
    if missing := sorted({*kernels.values()} - first.keys()):
        raise SystemExit(f"no launch of {', '.join(missing)}; there are {', '.join(first)}")
    return {name: first[kernel] for name, kernel in kernels.items()}


def _ncu_report() -> Any:
    """NVIDIA's module: installed, or beside ncu; None where it is neither."""
    tool = shutil.which("ncu")
    if tool is not None:
        sys.path.append(str(Path(tool).resolve().parent / "extras" / "python"))
    try:
        import ncu_report
    except ImportError:
        return None
    return ncu_report


def _actions(context: Any) -> Iterator[Any]:
    for number in range(context.num_ranges() or 0):
        span = context.range_by_idx(number)
        yield from (span.action_by_idx(index) for index in range(span.num_actions()))


def _opcodes(action: Any) -> Iterator[tuple[str, float]]:
    metric = action.metric_by_name(METRIC)
    names = metric.correlation_ids()
    for index in range(metric.num_instances()):
        yield str(names.as_string(index)), float(metric.as_double(index))


def _write(path: Path, rows: Sequence[tuple[str, str, float]]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["kernel", "metric", "measured"])
        writer.writerows([name, opcode, f"{count:.10g}"] for name, opcode, count in rows)
    print(f"{len({name for name, *_ in rows})} kernels in {path}")


# Anywhere.


def table(out: Path, files: Sequence[Path], compiler: str) -> None:
    """Hold the emulated device against what was measured."""
    out.mkdir(parents=True, exist_ok=True)
    rows = [row for file in files for row in _compared(file, compiler)]
    with (out / "barriers.csv").open("w", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(["kernel", "metric", "measured", "emulated", "deviation"])
        for row in rows:
            numbers = f"{row.measured:.10g}", f"{row.emulated:.10g}", f"{row.deviation:.5f}"
            writer.writerow([row.kernel, row.opcode, *numbers])
    text = "\n".join(_lines(rows)) + "\n"
    (out / "barriers.md").write_text(text)
    print(text)


def _compared(file: Path, compiler: str) -> Iterator[Row]:
    measured: dict[str, Counter[str]] = {}
    with file.open(newline="") as opened:
        for row in csv.DictReader(opened):
            own = measured.setdefault(row["kernel"], Counter())
            own[row["metric"].split(".")[0]] += float(row["measured"])  # type: ignore[assignment]
    planted = {path.stem: path for path in PLANTED.glob("*.toml")}
    examples = {path.stem: path for path in EXAMPLES.rglob("*.toml")}
    where = planted if set(measured) <= set(planted) else {**planted, **examples}
    for name, counts in measured.items():
        try:
            emulated = _emulated(
                load_case(where[name], architecture=ARCHITECTURE, compiler=compiler)
            )
        except CuadoError as error:
            print(f"{name}: {error.message}", flush=True)
            continue
        for opcode in sorted({*counts, *emulated}):
            yield Row(name, opcode, counts[opcode], emulated[opcode])
        print(name, flush=True)


def _emulated(own: Launch) -> Counter[str]:
    """Warp instructions of each opcode."""
    backend = EmulatedBackend(CHIP)
    with backend.open(own) as bench:
        built = build(own.ptx, own.kernel, _options(own, backend))
        bench.load(built.program(ORIGINAL, own.kernel))
        listing = bench.count(Trial(), ()).instructions
    found: Counter[str] = Counter()
    for each in listing:
        words = each.sass.rstrip(" ;").split()
        opcode = words[1] if words[0].startswith("@") else words[0]
        if each.executed is None:
            raise CuadoError(f"how often '{each.sass}' of {own.kernel} runs is not known")
        found[opcode.split(".")[0]] += each.executed  # type: ignore[assignment]
    return found


def _lines(rows: Sequence[Row]) -> Iterator[str]:
    """Barriers of each kernel, then all opcodes of all kernels by how far they are off."""
    barriers = [row for row in rows if row.opcode == "BAR"]
    yield from _stated("`BAR`", barriers)
    yield "\n| kernel | measured | emulated | deviation |\n|---|--:|--:|--:|"
    for row in barriers:
        yield f"| {row.kernel} | {row.measured:,.0f} | {row.emulated:,.0f} | {row.deviation:+.2%} |"
    yield ""
    yield from _by_opcode(rows)


def _by_opcode(rows: Iterable[Row]) -> Iterator[str]:
    of: dict[str, list[Row]] = {}
    totals: Mapping[str, float] = Counter()
    for row in rows:
        of.setdefault(row.opcode, []).append(row)
        totals[row.kernel] += row.measured  # type: ignore[index]
    for opcode, own in sorted(of.items()):
        often = [row for row in own if max(row.measured, row.emulated) > CLOSE * totals[row.kernel]]
        if often:
            yield from _stated(f"- `{opcode}`", often)


def _stated(what: str, rows: Sequence[Row]) -> Iterator[str]:
    if not rows:
        return
    close = sum(abs(row.deviation) <= CLOSE for row in rows)
    worst = max(rows, key=lambda row: abs(row.deviation))
    middle = median(abs(row.deviation) for row in rows)
    yield (
        f"{what}: {close} of {len(rows)} kernels within {CLOSE:.0%}, median {middle:.2%}, "
        f"worst {worst.deviation:+.1%} `{worst.kernel}`"
    )


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("what", choices=("record", "launch", "read", "recorded", "table"))
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--parts", type=int, default=4, help="ncu at a time")
    parser.add_argument("--all", action="store_true", help="also kernels without a barrier")
    parser.add_argument("--compiler", default="", help="of what is held against: nvcc, nvrtc")
    asked = parser.parse_intermixed_args(arguments)
    if asked.what == "launch":
        launch(asked.paths)
        return 0
    out, *rest = asked.paths
    match asked.what:
        case "record":
            record(out, rest or all_cases(), asked.parts, every=asked.all)
        case "read":
            read(out)
        case "recorded":
            recorded(out)
        case "table":
            table(out, rest, asked.compiler)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
