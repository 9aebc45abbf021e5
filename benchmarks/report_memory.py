"""Memory of one process that analyses many reports: must stay flat.

    PYTHONPATH=benchmarks python benchmarks/report_memory.py -n 1000

Prints a Markdown table. Exit code 1 if the second half adds more than 5 MB.
"""

import argparse
import os
import sys
import time
from pathlib import Path

from cuado.api import analyze

REPORTS = sorted((Path(__file__).parents[1] / "examples" / "recorded").glob("*.ncu-rep"))
MOST_MEGABYTES = 5.0


def main() -> int:
    """Analyse, print, and say whether memory stayed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-n", type=int, default=1_000, help="reports")
    count = parser.parse_args().n
    told = {max(count * tenth // 10 - 1, 0) for tenth in range(1, 11)} | {9}
    began, held = time.perf_counter(), {}
    print("| reports | memory, MB | seconds |\n|--:|--:|--:|")
    for number in range(count):
        analyze(REPORTS[number % len(REPORTS)])
        if number in told:
            held[number] = megabytes()
            print(f"| {number + 1:,} | {held[number]:.1f} | {time.perf_counter() - began:.0f} |")
    first, last = held[count // 2 - 1], held[count - 1]
    return int(last - first > MOST_MEGABYTES)


def megabytes() -> float:
    """What of this process is in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


if __name__ == "__main__":
    sys.exit(main())
