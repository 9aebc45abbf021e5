"""How fast PTX is read, checked and analysed, in lines per second.

Prints a Markdown table::

    python benchmarks/ptx_speed.py [FILE.ptx ...]

Without files: the corpus of the tests. Debug sections are a leaf each, so that files with DWARF
look faster than they are; the bar is on the files without.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx import Module, parse, write
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics import opcode_of
from cuado.ptx.semantics.effects import operand_effects
from cuado.ptx.syntax.operands import operands_of
from cuado.ptx.verify import verify

CORPUS = Path(__file__).parents[1] / "tests" / "unit" / "ptx" / "corpus"
BAR = 50_000
"""Lines per second that parsing must reach."""


def main() -> None:
    """Measure, print, and exit with 1 if the bar is missed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path, default=sorted(CORPUS.glob("*.ptx")))
    parser.add_argument("--runs", type=int, default=7, help="runs of each; medians are printed")
    options = parser.parse_args()
    texts = [path.read_bytes().decode() for path in options.files]
    plain = [text for text in texts if ".section" not in text]
    print("| files | lines | step | median lines/s | slowest lines/s |\n|---|--:|---|--:|--:|")
    speed = measured("without debug sections", plain, options.runs) if plain else None
    measured("all", texts, options.runs)
    sys.exit(f"missed: {BAR} lines/s" if speed is not None and speed < BAR else 0)


def measured(name: str, texts: list[str], runs: int) -> float:
    """Print a row for each step; the median speed of parsing."""
    lines = sum(text.count("\n") for text in texts)
    modules = [parse(text) for text in texts]
    steps: dict[str, Callable[[], object]] = {
        "parse": lambda: [parse(text) for text in texts],
        "parse, all operands": lambda: [touch(parse(text)) for text in texts],
        "write": lambda: [write(module) for module in modules],
        "verify": lambda: [verify(module) for module in modules],
        "flow, def-use, addresses, control slice": lambda: [analyse(m) for m in modules],
    }
    speeds = {
        step: [lines / seconds for seconds in timed(work, runs)] for step, work in steps.items()
    }
    for step, found in speeds.items():
        print(
            f"| {name} | {lines} | {step} | {statistics.median(found):,.0f} | {min(found):,.0f} |"
        )
    return statistics.median(speeds["parse"])


def timed(work: Callable[[], object], runs: int) -> list[float]:
    """Seconds of each run; what is remembered between runs is forgotten first."""
    times = []
    for _ in range(runs):
        for remembering in (operands_of, opcode_of, operand_effects):
            remembering.cache_clear()
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return times


def touch(module: Module) -> int:
    """Parse every operand of a module; how many there are."""
    return sum(len(i.operands) for function in module.functions for i in function.instructions())


def analyse(module: Module) -> int:
    """Run the analyses of every function; how many instructions its branches depend on."""
    found = 0
    for function in module.functions:
        if function.body is not None:
            found += len(Slicer(Code(module, function)).control().instructions)
    return found


if __name__ == "__main__":
    main()
