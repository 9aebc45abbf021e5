"""The emulated device against what an H200 makes of NaNs and other special values."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks" / "emulated"))

from nan_kernels import Column, Kernel, Words, of_atomics, of_groups, of_matrices, operand_of
from nans import rows_of, run

from cuado.backends.selection import select

TABLE = Path(__file__).parents[3] / "benchmarks" / "results" / "2026-11-23-h200-nans.md"
KERNELS = {kernel.name: kernel for kernel in (*of_groups(), of_atomics(), *of_matrices())}
EXAMPLE = re.compile(r"\((\w[^)]*)\) -> (0x\w+)")


def _recorded() -> dict[str, list[str]]:
    """The cells of each operation."""
    lines = TABLE.read_text().splitlines()
    rows = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines if line.startswith("| ")]
    return {cells[0].strip().replace("\\|", "|"): [c.strip() for c in cells] for cells in rows[1:]}


RECORDED = _recorded()


def _wrong_examples(kernel: Kernel, column: Column, made: Words, shown: str) -> Iterator[str]:
    """Examples of the table that the emulated device makes something else of."""
    for words, result in EXAMPLE.findall(shown):
        values = [int(word, 16) for word in words.split(", ")]
        same = [operand_of(kernel, column, n) == value for n, value in enumerate(values)]
        lanes = [lane for lane in range(len(made)) if all(each[lane] for each in same)]
        found = {int(made[lane]) for lane in lanes}
        if found != {int(result, 16)}:
            yield f"{column.name} ({words}): {result}, emulated {sorted(map(hex, found))}"


@pytest.mark.parametrize("name", KERNELS)
def test_special_values_become_what_the_gpu_makes_of_them(name: str, tmp_path: Path) -> None:
    kernel, wrong = KERNELS[name], []
    made = run(kernel, select("emulated:h200").backend, tmp_path)
    for row in rows_of(kernel, made, made):
        _, cases, nans, rule, *_ = RECORDED[row.name]
        if [str(row.cases), str(row.nans), row.rule] != [cases, nans, rule]:
            wrong.append(f"{row.name}: {row.nans} NaNs, {row.rule}; GPU: {nans}, {rule}")
    for number, column in enumerate(kernel.columns):
        shown = RECORDED[column.name][-1] if column.sources else ""
        wrong += _wrong_examples(kernel, column, made[:, number], shown)
    assert wrong == []


def test_every_recorded_operation_is_held_against_the_gpu() -> None:
    names = {column.name for kernel in KERNELS.values() for column in kernel.columns}
    assert names == set(RECORDED)
    assert sum(len(EXAMPLE.findall(cells[-1])) for cells in RECORDED.values()) > 200
