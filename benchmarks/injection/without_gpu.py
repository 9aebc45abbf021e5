"""What the injection library itself costs a launch, with no GPU: a CUPTI of its own feeds it.

    python benchmarks/injection/without_gpu.py [--library PATH] [--launches N] [--period NS]

Runs the library (``--library``: another build of it, to compare with) in a process that launches,
once as a C++ program would (``python`` off) and once with the place in Python that launched. The
table has, as medians of the rounds: nanoseconds of a launch on its thread (CUPTI's work, as far as
``without_gpu.cpp`` does it, included), the longest launch in milliseconds, and of a launch the
nanoseconds in callbacks at its begin, in requests for buffers, and in taking completed ones back.
"""

import argparse
import ctypes
import functools
import json
import os
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from cuado.sources.injection.build_command import find_compiler
from cuado.sources.injection.jobs import Traced, environment
from cuado.sources.injection.library import find_library

HERE = Path(__file__).parent
PACKAGE = """
def call(frames, launch):
    call(frames - 1, launch) if frames > 1 else launch()
"""
COLUMNS = "launch", "longest_ms", "callbacks", "requests", "completions"


class Cost(ctypes.Structure):
    """As ``Cost`` of ``without_gpu.cpp``."""

    _fields_ = [(name, ctypes.c_double) for name in COLUMNS]


def main() -> None:
    """Run, and print a table."""
    options = _options()
    if options.inside:
        library, cupti = options.inside
        _inside(library, cupti, options)
    else:
        _compare(options)


def _compare(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as made:
        cupti = Path(made) / "libcupti.so.13"
        _build(cupti)
        print(f"| python | {' | '.join(COLUMNS)} | dropped |\n|---|{'--:|' * (len(COLUMNS) + 1)}")
        for python in (False, True):
            rounds = [_round(options, cupti, Path(made), python) for _ in range(options.rounds)]
            cells = [f"{median(each[name] for each in rounds):.3f}" for name in COLUMNS]
            dropped = max(each["dropped"] for each in rounds)
            print(f"| {'yes' if python else 'no'} | {' | '.join(cells)} | {dropped:.0f} |")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--library", type=Path, help="the installed one without")
    parser.add_argument("--launches", type=int, default=100_000)
    parser.add_argument("--period", type=int, default=0, help="nanoseconds between two launches")
    parser.add_argument("--rounds", type=int, default=5)
    frames = "calls within installed packages, between the program and the launch"
    parser.add_argument("--frames", type=int, default=0, help=frames)
    parser.add_argument("--inside", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


def _build(cupti: Path) -> None:
    compiler = find_compiler()
    if compiler is None:
        raise SystemExit("no C++ compiler")
    native = HERE.parents[1] / "native"
    words = [compiler.path, "-std=c++17", "-O2", "-fPIC", "-shared", "-iquote", str(native)]
    source = str(HERE / "without_gpu.cpp")
    subprocess.run([*words, source, "-o", str(cupti), "-lpthread"], check=True)


def _round(
    options: argparse.Namespace, cupti: Path, folder: Path, python: bool
) -> dict[str, float]:
    library = options.library or find_library()
    with tempfile.TemporaryDirectory(dir=folder) as place:
        job = Traced(python=python)
        inner = environment(dict(os.environ), job, Path(place), library, str(cupti))
        words = [sys.executable, __file__, "--inside", str(library.resolve()), str(cupti)]
        words += ["--launches", str(options.launches), "--period", str(options.period)]
        words += ["--frames", str(options.frames)]
        done = subprocess.run(words, env=inner, capture_output=True, text=True, check=True)
        (trace,) = Path(place).glob("*.trace")
        cost: dict[str, float] = json.loads(done.stdout)
        kernels, dropped = _counted(trace.read_bytes())
    if kernels + dropped != options.launches:
        raise SystemExit(f"{kernels} kernels, {dropped} dropped, of {options.launches} launches")
    return {**cost, "dropped": dropped}


def _counted(trace: bytes) -> tuple[int, int]:
    kernels, dropped, at = 0, 0, 40
    while at < len(trace):
        kind, _, size = struct.unpack_from("<HHI", trace, at)
        kernels += kind == 2
        if kind == 9:
            (dropped,) = struct.unpack_from("<Q", trace, at + 8)
        at += size
    return kernels, dropped


def _inside(library: str, cupti: str, options: argparse.Namespace) -> None:
    fed = ctypes.CDLL(cupti)
    ctypes.CDLL(library).InitializeInjection()
    cost = Cost()
    period = ctypes.c_uint64(options.period)
    launch = functools.partial(fed.feed, options.launches, period, ctypes.byref(cost))
    package: dict[str, Callable[[int, Callable[[], None]], None]] = {}
    exec(compile(PACKAGE, "/site-packages/package.py", "exec"), package)  # noqa: S102 - as above
    package["call"](options.frames, launch) if options.frames else launch()
    print(json.dumps({name: getattr(cost, name) for name in COLUMNS}))


if __name__ == "__main__":
    main()
