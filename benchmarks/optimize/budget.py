"""Does ``cuado run --budget`` hold, and how early is the gain there? Kernels of 1 us to 500 ms.

    python benchmarks/optimize/budget.py [-b SECONDS] [-d DEVICE] OUT.json [NAME | CASE.toml ...]

For each kernel: its time, the seconds until the session ended, how it ended, the gain in the end,
the share of it that was known within ten seconds, the curve: seconds and gain of each version as it
was kept, the steps of the last one, and the seconds that each activity took. What was written so
far is kept if it is interrupted.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path

import cuado
from cuado.errors import CuadoError
from cuado.optimizer.session import Session

sys.path.insert(0, str(Path(__file__).parent))
from stamps import Stamps, lasting

CASES = Path(__file__).parents[1] / "newcomer"
KERNELS: tuple[tuple[str, dict[str, int]], ...] = (
    ("scale4", {"N": 4096}),
    ("poly33", {}),
    ("stencil5", {}),
    ("thread_histogram", {}),
    ("count_above", {"N": 33_554_432}),
    ("kinetic_z", {"N": 33_554_432}),
    ("small_blocks", {}),
    ("gelu", {}),
    ("brighten", {}),
    ("tile_row_sums", {}),
    ("relax", {"ROUNDS": 55_000}),
    ("even_odd", {"STEPS": 900_000}),
    ("cyclic", {"TAPS": 450_000}),
)
"""Cases and their sizes: from some 2 us to 300 us, and 35, 240, 420 ms on an H200."""
EARLY = 10.0
"""Seconds within which most of the gain should be there."""
MOST_OVER = 1.2
"""The budget holds if the session takes at most this many times as long."""


def asked(
    case: Path, sizes: dict[str, int], device: str | None, budget: float
) -> dict[str, object]:
    """One kernel's row."""
    launch, name = cuado.load_case(case, overrides=sizes), case.stem
    stamps = Stamps()
    try:
        found: Session = cuado.optimize(
            launch, device=device, budget=budget, recorder=stamps, progress=stamps.tell
        ).found
    except CuadoError as error:
        return {"kernel": name, "sizes": sizes, "error": error.message}
    ended = time.perf_counter() - stamps.began
    first = found.original.version.time if found.original else None
    return {
        "kernel": name,
        "sizes": sizes,
        "device": found.device,
        "microseconds": round(first.estimate / 1e3, 2) if first else None,
        "seconds": round(ended, 2),
        "holds": ended <= MOST_OVER * budget,
        "ending": found.ending.value,
        "gain": round(stamps.speedup, 3),
        "steps": list(found.iterations[-1].version.steps) if found.iterations else [],
        "early share": round(early_share(stamps), 3),
        "diagnosed": stamps.diagnosed,
        "curve": [[round(at, 2), round(gain, 3)] for at, gain in stamps.curve],
        "activities": lasting(stamps, ended),
        "notes": list(found.notes),
    }


def early_share(stamps: Stamps) -> float:
    """Part of the final gain, by logarithms, that was known early; 1 where there is none."""
    early = max((gain for at, gain in stamps.curve if at <= EARLY), default=1.0)
    return log(early) / log(stamps.speedup) if stamps.speedup > 1 else 1.0


def chosen(names: Sequence[str]) -> Iterator[tuple[Path, dict[str, int]]]:
    """The cases of some names, with their sizes; all without one. A file keeps its own sizes."""
    for name, sizes in KERNELS:
        if not names or name in names:
            yield CASES / f"{name}.toml", sizes
    for name in names:
        if name.endswith(".toml"):
            yield Path(name), {}


def main() -> None:
    """Run the kernels named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("-b", "--budget", type=float, default=10.0)
    parser.add_argument("-d", "--device")
    parser.add_argument("names", nargs="*")
    given = parser.parse_args()
    rows = []
    for case, sizes in chosen(given.names):
        rows.append(asked(case, sizes, given.device, given.budget))
        given.out.write_text(json.dumps(rows, indent=1) + "\n")
        print(json.dumps(rows[-1]), flush=True)


if __name__ == "__main__":
    main()
