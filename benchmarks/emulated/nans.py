"""NaNs, infinities, zeros and subnormal numbers: the emulated device against a GPU, bit by bit.

Runs every float operation that the emulator has, and copies, on all pairs of special values, there
and on the GPU; a few seconds each. Prints which operations differ, and what the GPU makes of NaNs::

    python benchmarks/emulated/nans.py [--device gpu] [-o TABLE.md]

The table has a row for each operation: how many results are NaNs on the GPU, the rule that all of
these follow, and how many results differ in a NaN's bits, in being a NaN, or in a number's bits.
Approximations (sin, ex2, ...) may differ in numbers. Exits with 1 where anything else differs.
With ``--device emulated`` the emulated device is compared with itself: that shows that it runs.
"""

import argparse
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from nan_kernels import (
    Column,
    Kernel,
    Words,
    of_atomics,
    of_groups,
    of_matrices,
    operand_of,
)

from cuado.backends.protocol import Backend
from cuado.backends.selection import select
from cuado.kernel.assembly import build
from cuado.model.trial import ORIGINAL, Trial
from cuado.sass.toolchain.targets import options_for
from soundness.exact.numbers import FORMATS

EXAMPLES = 2


def run(kernel: Kernel, backend: Backend, folder: Path) -> Words:
    """What the kernel writes: a row for each lane."""
    path = folder / f"{kernel.name}.npy"
    np.save(path, kernel.operands)
    launch = kernel.launch(path)
    built = build(launch.ptx, "k", options_for(launch.ptx, backend.device, None))
    with backend.open(launch) as bench:
        bench.load(built.program(ORIGINAL, "k"))
        made = bench.outputs(Trial())["out"]
    return np.frombuffer(made, np.uint64).reshape(len(kernel.operands), -1)


@dataclass
class Row:
    """What came of one operation."""

    name: str
    cases: int = 0
    nans: int = 0
    rule: str = "-"
    payloads: int = 0
    kinds: int = 0
    numbers: int = 0
    examples: tuple[str, ...] = ()
    is_exact: bool = True

    @property
    def is_wrong(self) -> bool:
        """Whether something differs that must not."""
        return bool(self.payloads or self.kinds or (self.numbers and self.is_exact))


def rows_of(kernel: Kernel, real: Words, made: Words) -> Iterator[Row]:
    """A row for each result of a kernel; pairs of halves count as two results each."""
    for number, column in enumerate(kernel.columns):
        mask = np.uint64((1 << column.bits) - 1)
        pair = real[:, number] & mask, made[:, number] & mask
        sources = [operand_of(kernel, column, slot) for slot in range(len(column.sources))]
        if column.kind in ("f16x2", "bf16x2"):
            halves = [_both_halves(values) for values in (*pair, *sources)]
            one = column.kind[:-2]
            kinds = tuple(kind.removesuffix("x2") for kind in column.sources)
            plain = Column(column.name, one, kinds, 16, column.is_exact)
            yield _row(plain, halves[0], halves[1], halves[2:])
        else:
            yield _row(column, *pair, sources)


def _both_halves(values: Words) -> Words:
    return np.concatenate([values & np.uint64(0xFFFF), values >> np.uint64(16) & np.uint64(0xFFFF)])


def _row(column: Column, real: Words, made: Words, sources: list[Words]) -> Row:
    row = Row(column.name, len(real), is_exact=column.is_exact)
    differs = real != made
    if column.kind not in FORMATS:
        row.numbers = int(differs.sum())
        row.examples = tuple(_examples(real, made, sources, differs))
        return row
    nan_real, nan_made = _is_nan(column.kind, real), _is_nan(column.kind, made)
    row.nans = int(nan_real.sum())
    row.payloads = int((differs & nan_real & nan_made).sum())
    row.kinds = int((nan_real != nan_made).sum())
    row.numbers = int((differs & ~nan_real & ~nan_made).sum())
    if row.nans:
        row.rule = _rule(column, real[nan_real], [values[nan_real] for values in sources])
    shown = differs if column.is_exact else differs & (nan_real | nan_made)
    row.examples = tuple(_examples(real, made, sources, shown))
    return row


def _is_nan(kind: str, values: Words) -> npt.NDArray[np.bool_]:
    form = FORMATS[kind]
    return (values & np.uint64(form.sign_bit - 1)) > np.uint64(form.infinity)


def _rule(column: Column, nans: Words, sources: list[Words]) -> str:
    """What all NaNs have in common: their bits, or those of an operand, perhaps changed."""
    patterns = np.unique(nans)
    if len(patterns) == 1:
        return f"{int(patterns[0]):#x}"
    form = FORMATS[column.kind]
    quiet, sign = np.uint64(form.nan - form.infinity), np.uint64(form.sign_bit)
    ways: dict[str, Callable[[Words], Words]] = {
        "": lambda v: v,
        ", quiet": lambda v: v | quiet,
        ", sign flipped": lambda v: v ^ sign,
        ", sign flipped, quiet": lambda v: (v ^ sign) | quiet,
        ", positive": lambda v: v & ~sign,
        ", positive, quiet": lambda v: (v & ~sign) | quiet,
    }
    same = [(n, v) for n, v in enumerate(sources) if column.sources[n] == column.kind]
    for order in (same, same[::-1]):
        if not order:
            continue
        first = _first_nan(column.kind, [values for _, values in order])
        for words, way in ways.items():
            if np.array_equal(way(first), nans):
                names = ", ".join("abcd"[n] for n, _ in order)
                return f"the first NaN of {names}{words}" if len(order) > 1 else f"{names}{words}"
    shown = ", ".join(f"{int(value):#x}" for value in patterns[:4])
    return f"{len(patterns)} patterns: {shown}"


def _first_nan(kind: str, sources: list[Words]) -> Words:
    found = sources[-1].copy()
    for values in sources[::-1]:
        nan = _is_nan(kind, values)
        found[nan] = values[nan]
    return found


def _examples(
    real: Words, made: Words, sources: list[Words], which: npt.NDArray[np.bool_]
) -> Iterator[str]:
    for lane in np.flatnonzero(which)[:EXAMPLES]:
        given = ", ".join(f"{int(values[lane]):#x}" for values in sources)
        yield f"({given}) -> {int(real[lane]):#x}, emulated {int(made[lane]):#x}"


def table(rows: list[Row]) -> str:
    """All rows, as Markdown."""
    titles = "operation, results, NaNs, the GPU's rule, NaN bits, NaN or not, numbers, example"
    head = f"| {titles.replace(', ', ' | ')} |"
    lines = [head, "|---|--:|--:|---|--:|--:|--:|---|"]
    for row in rows:
        name = row.name.replace("|", "\\|")
        cells = (name, row.cases, row.nans, row.rule, row.payloads, row.kinds, row.numbers)
        shown = "<br>".join(row.examples)
        lines.append(f"| {' | '.join(map(str, cells))} | {shown} |")
    return "\n".join(lines) + "\n"


def summary(rows: list[Row]) -> Iterator[str]:
    """What differs, and the rules with the operations that follow them."""
    wrong = [row for row in rows if row.is_wrong]
    yield f"{len(rows)} operations, {sum(r.cases for r in rows):,} results: {len(wrong)} differ"
    groups: dict[tuple[str, str], list[Row]] = defaultdict(list)
    for row in wrong:
        what = [w for w, n in (("NaN bits", row.payloads), ("NaN or not", row.kinds)) if n]
        what += ["numbers"] if row.numbers and row.is_exact else []
        groups[", ".join(what), row.rule].append(row)
    for (kinds, rule), found in groups.items():
        yield f"\ndiffers in {kinds}; GPU: {rule}: {_names(found)}"
        yield f"  {found[0].name} {'; '.join(found[0].examples)}"
    yield "\nrules of the GPU's NaNs:"
    rules: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        if row.nans:
            rules[row.rule].append(row)
    for rule, found in rules.items():
        yield f"  {rule}: {_names(found)}"


def _names(rows: list[Row]) -> str:
    opcodes = Counter(row.name.split()[0] if "mma" not in row.name else row.name for row in rows)
    return f"{len(rows)}: {', '.join(opcodes)}"


def main() -> int:
    """Run all kernels on both devices, print, and tell whether all agree."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--device", default="gpu", help="compared with the emulated device")
    parser.add_argument("-o", "--output", type=Path, help="file for the table")
    options = parser.parse_args()
    device: Any = select(options.device).backend
    emulated = select("emulated:h200").backend
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        for kernel in (*of_groups(), of_atomics(), *of_matrices()):
            real, made = (run(kernel, each, Path(folder)) for each in (device, emulated))
            rows += rows_of(kernel, real, made)
    if options.output is not None:
        options.output.write_text(table(rows))
    print(device.device.name)
    print("\n".join(summary(rows)))
    return int(any(row.is_wrong for row in rows))


if __name__ == "__main__":
    sys.exit(main())
