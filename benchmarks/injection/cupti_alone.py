"""What CUPTI alone costs a program of short kernels, whatever is done with its records.

    nvcc -O2 -arch=native -o short benchmarks/injection/short_kernels.cu
    python benchmarks/injection/cupti_alone.py ./short [--rounds N]

Microseconds a launch, median, least and greatest of the rounds after a first one; variants take
turns. The program and CUPTI's thread are bound to four logical processors.
"""

import argparse
import os
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from alone import build, environment

VARIANTS = (
    "",
    "subscribe",
    "callbacks",
    "kernels",
    "kinds",
    "kinds zeroed",
    "kinds flushed",
    "kernels read",
)
LAUNCHES, CYCLES, PROCESSORS = 50_000, (0, 10_000), "2-5"


def main() -> None:
    """Run, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        _compare(options.program, build(Path(made)), options.rounds)


def _compare(program: Path, library: Path, rounds: int) -> None:
    print("| cycles | CUPTI is asked for | us, median | least | greatest |\n|--:|---|--:|--:|--:|")
    for cycles in CYCLES:
        found: dict[str, list[float]] = defaultdict(list)
        words = ["taskset", "-c", PROCESSORS, str(program.resolve()), str(LAUNCHES)]
        for _ in range(rounds + 1):
            for variant in VARIANTS:
                base = dict(os.environ)
                inner = environment(base, library, variant) if variant else base
                done = subprocess.run(
                    [*words, str(cycles)], env=inner, capture_output=True, text=True, check=True
                )
                found[variant].append(float(done.stdout) / LAUNCHES * 1e6)
        for variant, each in found.items():
            times = each[1:]  # The first warms caches and clocks up.
            cells = (median(times), min(times), max(times))
            print(f"| {cycles} | {variant or '-'} | {' | '.join(f'{t:.3f}' for t in cells)} |")


if __name__ == "__main__":
    main()
