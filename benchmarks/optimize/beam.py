"""How far sequences of steps get on planted defects if very many of them are timed.

    python benchmarks/optimize/beam.py [-d DEVICE] [-w WIDTH] [-n DEPTH] [-s SECONDS] NAME...

A beam search with neither experiments nor proofs: each of the WIDTH fastest versions of a depth is
given every value of every transformation that is exact and fits it. It says what the loop, which
times far fewer, could have found: the fastest of each depth, beside the repaired twin. On an
emulated device times are modelled, sizes those of ``benchmarks/planted/smaller_launches.py``.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from manifest import Planted, read_manifest
from smaller_launches import SMALLER
from steps import original_of

from cuado.backends.protocol import Backend, Bench
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.model.trial import Trial
from cuado.optimizer.registry import all_transformations
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Rejected, Steps, Version, Versions
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

THREADS = 12
SHOWN = 5
LEFT_OUT = frozenset({"compiler-flags"})
"""They compile the source again: seconds each."""


def main() -> None:
    """Search each of the defects named on the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="+", metavar="NAME")
    parser.add_argument("-d", "--device", help="the GPU, or emulated:h200")
    parser.add_argument("-w", "--width", type=int, default=5, help="versions gone on from")
    parser.add_argument("-n", "--depth", type=int, default=4, help="steps in a version, at most")
    parser.add_argument("-s", "--seconds", type=float, default=60.0, help="for each defect")
    options = parser.parse_intermixed_args()
    backend = select(options.device).backend
    planted = {each.name: each for each in read_manifest()}
    for name in options.names:
        try:
            _search(planted[name], backend, options)
        except CuadoError as error:
            print(f"{name}: {error}", flush=True)


def _search(planted: Planted, backend: Backend, options: argparse.Namespace) -> None:
    sizes = SMALLER.get(planted.name, {}) if backend.notes else {}
    architecture = architecture_of(backend.device)
    original = original_of(launch_of(read_case(planted.case, sizes), architecture), backend)
    versions, ends = Versions(original), time.monotonic() + options.seconds
    with backend.open(original.subject.launch) as bench, ThreadPoolExecutor(THREADS) as pool:
        fastest: dict[Steps, float] = {(): _time(bench, original)}
        beam: list[Steps] = [()]
        seen = {_identity(original)}
        for depth in range(options.depth):
            wanted = [(*steps, step) for steps in beam for step in _values(versions, steps)]
            jobs = {pool.submit(versions.of, steps): steps for steps in dict.fromkeys(wanted)}
            for job, steps in jobs.items():
                if time.monotonic() > ends:
                    job.cancel()
                    continue
                made = job.result()
                if isinstance(made, Rejected) or _identity(made) in seen:
                    continue
                seen.add(_identity(made))
                try:
                    fastest[steps] = _time(bench, made)
                except CuadoError:
                    continue
            beam = sorted(fastest, key=fastest.__getitem__)[: options.width]
            print(f"{planted.name}, depth {depth + 1}: {len(fastest):,} timed", flush=True)
            for steps in beam[:SHOWN]:
                print(f"  {fastest[steps] / 1e3:.1f} us: {' + '.join(map(str, steps))}", flush=True)
    if planted.twin is not None:
        launch = launch_of(read_case(planted.twin, sizes), architecture)
        with backend.open(launch) as bench:
            twin = _time(bench, original_of(launch, backend))
        print(f"{planted.name}: the twin takes {twin / 1e3:.1f} us", flush=True)


def _values(versions: Versions, steps: Steps) -> Iterator[Transformation]:
    made = versions.of(steps)
    if isinstance(made, Rejected):
        return
    for kind in all_transformations():
        if kind.IS_EXACT and kind.NAME not in LEFT_OUT:
            yield from kind.candidates(made.subject)


def _identity(made: Version) -> tuple[bytes, Trial]:
    return made.subject.built.cubin, replace(made.trial, program="")


def _time(bench: Bench, made: Version) -> float:
    """Nanoseconds: the least of three runs."""
    bench.load(made.program)
    return min(bench.time(made.trial).time for _ in range(3))


if __name__ == "__main__":
    main()
