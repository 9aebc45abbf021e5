"""The comparison of special values: what it calls a difference, and the rules that it finds."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks" / "emulated"))

from nan_kernels import Column, Kernel, specials
from nans import Row, rows_of, summary

QUIET, OTHER, SIGNALLING, ONE = 0x7FFFFFFF, 0xFFC00001, 0x7F800001, 0x3F800000


def row(real: list[int], made: list[int], kind: str = "f32", *, is_exact: bool = True) -> Row:
    operands = np.zeros((len(real), 12), np.uint64)
    operands[:, 1] = [SIGNALLING, OTHER, ONE, ONE][: len(real)]
    column = Column("op.f32 %o, %ra;", kind, ("f32",), 32, is_exact)
    kernel = Kernel("k", "", operands, (column,))
    columns = (np.array(values, np.uint64).reshape(-1, 1) for values in (real, made))
    (found,) = rows_of(kernel, *columns)
    return found


def test_differences_are_told_apart() -> None:
    found = row([QUIET, QUIET, ONE, ONE], [OTHER, ONE, ONE, ONE + 1])
    assert (found.nans, found.payloads, found.kinds, found.numbers) == (2, 1, 1, 1)
    assert found.rule == "0x7fffffff"
    assert found.is_wrong
    assert "emulated 0xffc00001" in found.examples[0]
    assert "1 differ" in next(summary([found]))


@pytest.mark.parametrize(
    ("nans", "rule"),
    [
        ([SIGNALLING, OTHER], "a"),
        ([SIGNALLING | 0x400000, OTHER], "a, quiet"),
        ([SIGNALLING ^ 0x80000000, OTHER ^ 0x80000000], "a, sign flipped"),
        ([SIGNALLING, OTHER & 0x7FFFFFFF], "a, positive"),
        ([QUIET, OTHER], "2 patterns: 0x7fffffff, 0xffc00001"),
    ],
)
def test_the_rule_of_nans_is_found(nans: list[int], rule: str) -> None:
    found = row([*nans, ONE, ONE], [*nans, ONE, ONE])
    assert found.rule == rule
    assert not found.is_wrong


def test_numbers_of_approximations_may_differ_and_whether_it_is_one_may_not() -> None:
    assert not row([ONE], [ONE + 1], is_exact=False).is_wrong
    assert row([QUIET], [ONE], is_exact=False).is_wrong


def test_pairs_of_halves_are_two_results() -> None:
    found = row([0x7FFF3C00, 0x3C007FFF], [0x7E003C00, 0x3C007FFF], "f16x2")
    assert (found.cases, found.nans, found.payloads) == (4, 2, 1)


@pytest.mark.parametrize("kind", ["f16", "bf16", "f32", "f64"])
def test_special_values_have_nans_of_both_kinds_and_signs(kind: str) -> None:
    bits = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}[kind]
    values = specials(kind)
    assert {value ^ 1 << (bits - 1) for value in values} == set(values)
    assert len(values) >= 28
