"""How long cuado makes its user wait: start-up, and the analysis of a report with 50 kernels.

The report is made from a recorded one by repeating its launches. Prints a Markdown table::

    make bench
    python benchmarks/analysis_speed.py --report NAME.ncu-rep   # e.g. one of `ncu --set full`
"""

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cuado.api import analyze
from cuado.sources.ncu.framing import blocks

RECORDED = Path(__file__).parents[1] / "examples" / "recorded"
LAUNCHES = 50
BARS = {"cuado --help": 0.3, f"analyse {LAUNCHES} kernels": 2.0}


def main() -> None:
    """Measure, print, and exit with 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="runs of each; medians are printed")
    parser.add_argument(
        "--report",
        type=Path,
        default=RECORDED / "averaging.ncu-rep",
        help="whose launches to repeat",
    )
    options = parser.parse_args()
    runs = options.runs
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "fifty.ncu-rep"
        report.write_bytes(repeated(options.report, LAUNCHES))
        mixed = Path(folder) / "mixed.ncu-rep"
        mixed.write_bytes(repeated(RECORDED / "transpose.ncu-rep", LAUNCHES))
        analyze(RECORDED / "stencil.ncu-rep")  # loads the modules and NVIDIA's disassembler
        results = {
            "cuado --help": timed(lambda: command("--help"), runs),
            f"analyse {LAUNCHES} kernels": timed(lambda: analyze(report), runs),
            f"analyse {LAUNCHES} kernels (5 shorter ones in turn)": timed(
                lambda: analyze(mixed), runs
            ),
            f"cuado analyze, {LAUNCHES} kernels, whole process": timed(
                lambda: command("analyze", str(report)), runs
            ),
        }
    print("| what | median s | min s | max s | bar s |\n|---|--:|--:|--:|--:|")
    for name, times in results.items():
        bar = BARS.get(name)
        print(
            f"| {name} | {statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} "
            f"| {bar if bar is not None else ''} |"
        )
    missed = [n for n, bar in BARS.items() if statistics.median(results[n]) > bar]
    sys.exit(f"missed: {', '.join(missed)}" if missed else 0)


def command(*arguments: str) -> None:
    """Run the installed command as a user does."""
    program = Path(sys.executable).with_name("cuado")
    subprocess.run([program, *arguments], check=True, stdout=subprocess.DEVNULL)


def timed(work: Callable[[], object], runs: int) -> list[float]:
    """Seconds of each run, after one that does not count."""
    work()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return times


def repeated(report: Path, launches: int) -> bytes:
    """The report with its launches repeated, in turn, until there are ``launches`` of them."""
    data = report.read_bytes()
    frames = blocks(report, data)
    others = [data[f.start : f.end] for f in frames if not f.launches]
    results = [data[f.start : f.end] for f in frames if f.launches]
    chosen = [results[number % len(results)] for number in range(launches)]
    return data[: frames[0].start] + b"".join((*others, *chosen))


if __name__ == "__main__":
    main()
