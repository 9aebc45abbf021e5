"""Steps on planted defects by hand, without the loop: their times against the repaired twin's.

    python benchmarks/optimize/steps.py [-d DEVICE] NAME ["STEP + STEP" ...]

Without steps: each of the first ``VALUES`` values of the transformations that fit the cause, alone.
Nothing is proved here. On an emulated device times are modelled, sizes those of
``benchmarks/planted/smaller_launches.py``.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "planted"))

from manifest import Planted, read_manifest
from smaller_launches import SMALLER

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.errors import CuadoError
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.optimizer.registry import transformation_from, transformation_named
from cuado.optimizer.version import Rejected, Steps, Version, Versions
from cuado.sources.case.check import architecture_of
from cuado.sources.case.description import read_case
from cuado.sources.case.load import launch_of

VALUES = 3
COARSER = ("block-coarsening", "thread-coarsening")
FITTING = {
    "low-ilp": ("unrolled-loads", "speculative-loads", *COARSER),
    "spills": ("no-register-cap", "minimum-blocks", "register-cap"),
    "fp64": ("fp64-as-fp32", "fast-math"),
    "special-functions": ("fast-math", "fast-functions"),
    "integer-division": ("known-divisors", "known-arguments", *COARSER),
    "non-fused": ("compiler-flags", "fused-multiply-add"),
    "l1-misses": ("cache-operators", "block-shape", "carve-out", "block-remap", *COARSER),
    "dynamic-local-array": ("local-arrays-in-shared",),
    "redundant-loads": ("loads-once", "sliding-window", "thread-coarsening", "read-only-loads"),
    "tail": ("whole-waves", "block-shape", "minimum-blocks"),
    "bank-conflicts": ("shared-padding", "shared-swizzle", "shared-transpose", "warp-shuffles"),
    "narrow-access": ("wide-access",),
    "occupancy": ("unrolled-loads", "carve-out", "block-shape", *COARSER),
    "atomics": ("block-private-atomics", "warp-aggregated-atomics", "reordered-sums"),
    "barriers": ("barrier-weakening", "warp-shuffles", *COARSER),
    "uncoalesced-load": ("thread-remap", "thread-coarsening", "vector-accesses"),
    "uncoalesced-store": ("staged-stores", "thread-remap", "thread-coarsening", "vector-accesses"),
}


def main() -> None:
    """Time the original, the twin, and what is asked for."""
    arguments, device = sys.argv[1:], None
    if arguments[:1] == ["-d"]:
        _, device, *arguments = arguments
    name, *texts = arguments
    backend = select(device).backend
    planted = next(each for each in read_manifest() if each.name == name)
    sizes = SMALLER.get(name, {}) if backend.notes else {}
    architecture = architecture_of(backend.device)
    original = original_of(launch_of(read_case(planted.case, sizes), architecture), backend)
    wanted = [tuple(map(transformation_from, text.split(" + "))) for text in texts]
    _time(original, wanted or list(_single(planted, original)), backend)
    if planted.twin is not None:
        print("the twin:")
        _time(
            original_of(launch_of(read_case(planted.twin, sizes), architecture), backend),
            [],
            backend,
        )


def original_of(launch: Launch, backend: Backend) -> Version:
    """The version without steps."""
    return Version((), original_subject(launch, backend.device))


def _single(planted: Planted, original: Version) -> Iterator[Steps]:
    for kind in dict.fromkeys(kind for cause in planted.causes for kind in FITTING.get(cause, ())):
        for value in transformation_named(kind).candidates(original.subject)[:VALUES]:
            yield (value,)


def _time(original: Version, wanted: list[Steps], backend: Backend) -> None:
    versions = Versions(original)
    with backend.open(original.subject.launch) as bench:
        for steps in [(), *wanted]:
            made = versions.of(steps)
            if isinstance(made, Rejected):
                print(f"{' + '.join(map(str, steps))}: {made.reason}")
                continue
            try:
                bench.load(made.program)
                print(f"{made.name}: {bench.time(made.trial).time / 1e3:.1f} us", flush=True)
            except CuadoError as error:
                print(f"{made.name}: {error.message}")


if __name__ == "__main__":
    main()
