"""Guess launches of kernels whose right ones are known, and count how many are right.

    PYTHONPATH=src python benchmarks/guess/score.py [-k KERNEL] [--csv FILE]

A guess is right if the block is one that the kernel is made for, the grid covers its sizes, and
every buffer has the items that the sizes ask for (own.toml). Each guess was confirmed by an
emulated run before; seconds are of a machine that does other things as well.
"""

import argparse
import csv
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from math import ceil
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from cuado.cuda_source import value_of
from cuado.errors import CuadoError
from cuado.guesses.guess import Guess
from cuado.guesses.plan import BufferPlan
from cuado.guesses.source_files import guess_case, open_source
from cuado.sources.case.expressions import evaluate

HERE = Path(__file__).parent
SOURCES = ("own.cu", "second.cu")


def main() -> None:
    """Guess all, and print a line each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("-k", "--kernel", default="")
    parser.add_argument("--csv", type=Path)
    given = parser.parse_args()
    right = tomllib.loads((HERE / "own.toml").read_text("utf-8"))
    rows = list(scored(right, given.kernel))
    good = sum(not row["problem"] for row in rows)
    print(f"{good} of {len(rows)} right")
    if given.csv is not None:
        with given.csv.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)


def scored(right: Mapping[str, Any], only: str) -> Iterator[dict[str, object]]:
    """A row for each kernel: what is wrong with its guess, and how long it took."""
    for name in SOURCES:
        source = open_source(HERE / name)
        for kernel in source.names:
            if only not in {"", kernel}:
                continue
            begin, used = monotonic(), process_time()
            with tempfile.TemporaryDirectory() as folder:
                try:
                    made = guess_case(source, kernel, Path(folder)).guess
                    problem = "; ".join(wrong(made, right[kernel])) if made else "nothing guessed"
                except CuadoError as error:
                    problem = error.message
            seconds = monotonic() - begin
            print(f"{kernel:<18}{seconds:6.1f} s  {problem or 'right'}", flush=True)
            yield {
                "kernel": kernel,
                "problem": problem,
                "seconds": round(seconds, 2),
                "cpu": round(process_time() - used, 2),
            }


def wrong(guess: Guess, right: Mapping[str, Any]) -> Iterator[str]:
    """What differs from the right launch."""
    launch, plan = guess.launch, guess.plan
    block, grid = launch.block, launch.grid
    wanted = right["block"]
    if wanted != "any":
        extent = tuple(wanted) if isinstance(wanted, list) else (wanted,)
        if block[: len(extent)] != extent:
            yield f"block {block}, not {extent}"
    names = {**plan.constants, "BX": block[0], "BY": block[1], "BZ": block[2]}
    for axis, text in enumerate(right["grid"]):
        if grid[axis] != quotient(text, names):
            yield f"grid {grid} for {text} along {'xyz'[axis]}"
    if "shared" in right and launch.dynamic_shared_bytes != evaluate(right["shared"], names):
        yield f"{launch.dynamic_shared_bytes} bytes of dynamic shared memory"
    buffers = {each.name: each for each in plan.arguments if isinstance(each, BufferPlan)}
    for name, text in right["items"].items():
        found, expected = evaluate(buffers[name].items, plan.constants), quotient(text, names)
        if found != expected:
            yield f"{name}: {buffers[name].items} = {found:,} items, not {text} = {expected:,}"


def quotient(text: str, names: Mapping[str, int]) -> int:
    """The value of an expression; a quotient is rounded up."""
    above, slash, below = text.partition("/")
    top = value_of(above, names)
    bottom = value_of(below, names) if slash else 1
    if top is None or not bottom:
        sys.exit(f"own.toml: {text} has no value")
    return ceil(top / bottom)


if __name__ == "__main__":
    main()
