"""What tracing costs a program of 10^5 short kernels, on a GPU.

Runs the program alone and traced in turn, in the same rounds, and compares its own time of the
launches (and the wall time of the whole process) as cuado compares kernels: median of the paired
ratios, with an exact interval. Traces are checked: every launch is in them, or counted as dropped.

    python benchmarks/injection/overhead.py --rounds 12 --output overhead.json

The kernels do next to nothing, or run ``--cycles`` clock cycles: the shorter, the more of each
launch is CUPTI's own. Needs nvcc (or a program that was built before: ``--program``), a GPU, and
CUPTI. ``records dropped`` is a CUPTI that is asked for the same, and whose records nobody looks at
(``and not flushed``: nor are they asked for at intervals). What ``traced`` takes above it, told as
``above_dropped``, is cuado's own. Exit code 1: the interval lies above the bound (5 %) altogether,
for the longest kernels asked for; 2: the program failed.
"""

import argparse
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import alone

from cuado.sources.injection.checks import cupti_path
from cuado.sources.injection.jobs import Captured, Traced, environment
from cuado.sources.injection.library import find_library
from cuado.stats.order import median, median_bounds

HERE = Path(__file__).parent
BOUND = 0.05
DROPPED = "records dropped"
VARIANTS: dict[str, Traced | Captured | str | None] = {
    "alone": None,
    DROPPED: "subscribe kinds zeroed flushed",
    "records dropped, and not flushed": "subscribe kinds zeroed",
    "traced": Traced(),
    "traced, flushed at the end": Traced(flush_seconds=3600),
    "traced with api": Traced(api=True),
    "capture that matches nothing": Captured("no_such_kernel"),
}


def main() -> int:
    options = _options()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        program = options.program or _built(folder)
        dropping = alone.build(folder)
        found, low = [], None
        names = ["alone", *(options.variant or list(VARIANTS)[1:])]
        for cycles in sorted(options.cycles or [0]):
            words = [str(program), str(options.launches), str(cycles)]
            rounds = [_round(words, names, folder, dropping, i) for i in range(options.rounds + 1)]
            rounds = rounds[1:]  # The first warms caches and clocks up.
            found.append({"cycles": cycles, **_summary(rounds, options.launches)})
            if "traced" in names:
                low = _bounds([_overhead(each, "traced", "launches") for each in rounds])[0]
            print(json.dumps(found[-1], indent=2), flush=True)
    if options.output:
        options.output.write_text(json.dumps(found, indent=2) + "\n")
    return 1 if low is not None and low > BOUND else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--launches", type=int, default=100_000)
    parser.add_argument("--cycles", type=int, action="append", help="of a kernel; may be repeated")
    choices = list(VARIANTS)[1:]
    parser.add_argument("--variant", action="append", choices=choices, help="all without")
    parser.add_argument("--program", type=Path, help="built before from short_kernels.cu")
    parser.add_argument("--output", type=Path)
    return parser.parse_args()


def _built(folder: Path) -> Path:
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    program = folder / "short_kernels"
    source = HERE / "short_kernels.cu"
    subprocess.run([nvcc, "-O2", "-arch=native", "-o", str(program), str(source)], check=True)
    return program


def _round(
    words: Sequence[str], names: Sequence[str], folder: Path, dropping: Path, number: int
) -> dict[str, dict[str, float]]:
    """One run of each variant: seconds of the launches and of the process, and what was traced."""
    variants = [(name, VARIANTS[name]) for name in names]
    first = number % len(variants)  # Whoever goes first finds another machine.
    out = {}
    for name, job in variants[first:] + variants[:first]:
        place = Path(tempfile.mkdtemp(dir=folder))
        inner = _environment(job, place, dropping)
        started = time.perf_counter()
        done = subprocess.run(words, env=inner, capture_output=True, text=True, check=False)
        wall = time.perf_counter() - started
        if done.returncode:
            print(f"{name}: exit code {done.returncode}: {done.stderr}", file=sys.stderr)
            raise SystemExit(2)
        out[name] = {"launches": float(done.stdout), "process": wall}
        if isinstance(job, Traced):
            out[name].update(_counted(place))
            if out[name]["kernels"] + out[name]["dropped"] < int(words[1]):
                print(f"{name}: launches are missing, and not counted as dropped", file=sys.stderr)
                raise SystemExit(2)
        shutil.rmtree(place)
    return out


def _environment(
    job: Traced | Captured | str | None, place: Path, dropping: Path
) -> dict[str, str]:
    base = dict(os.environ)
    if job is None:
        return base
    if isinstance(job, str):
        return alone.environment(base, dropping, job)
    return environment(base, job, place, find_library(), cupti_path())


def _counted(place: Path) -> dict[str, float]:
    """Kernels and lost records in a trace, and its bytes."""
    (path,) = place.glob("*.trace")
    data = path.read_bytes()
    kernels, dropped, at = 0, 0, 40
    while at + 8 <= len(data):
        kind, _, size = struct.unpack_from("<HHI", data, at)
        kernels += kind == 2
        if kind == 9:
            (dropped,) = struct.unpack_from("<Q", data, at + 8)
        at += size
    return {"kernels": kernels, "dropped": dropped, "bytes": len(data)}


def _summary(rounds: Sequence[dict[str, dict[str, float]]], launches: int) -> dict[str, object]:
    variants: dict[str, object] = {}
    for name in rounds[0]:
        one: dict[str, object] = {
            what: _ratio([_overhead(each, name, what) for each in rounds])
            for what in ("launches", "process")
        }
        one["microseconds_per_launch"] = (
            median([each[name]["launches"] for each in rounds]) / launches * 1e6
        )
        if "kernels" in rounds[0][name]:
            one["recorded"] = sorted({each[name]["kernels"] for each in rounds})
            one["dropped"] = sorted({each[name]["dropped"] for each in rounds})
            one["bytes"] = max(each[name]["bytes"] for each in rounds)
        if DROPPED in rounds[0] and name not in ("alone", DROPPED):
            above = [_overhead(each, name, "launches", than=DROPPED) for each in rounds]
            one["above_dropped"] = _ratio(above)
        variants[name] = one
    return {"launches": launches, "rounds": len(rounds), "bound": BOUND, "variants": variants}


def _overhead(one: dict[str, dict[str, float]], name: str, what: str, than: str = "alone") -> float:
    return one[name][what] / one[than][what] - 1


def _ratio(values: list[float]) -> dict[str, object]:
    return {"overhead": median(values), "interval": _bounds(values)}


def _bounds(values: list[float]) -> tuple[float | None, float | None]:
    """Of the median, at 95 %; None for fewer than 6 rounds."""
    found = median_bounds(values)
    return (None, None) if found is None else (found[0], found[1])


if __name__ == "__main__":
    sys.exit(main())
