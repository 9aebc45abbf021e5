"""Atomic operations and reductions of vectors, and of halves, against their definitions."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from emulated_kernels import Array, run

from cuado.backends.emulated.execution.blocks import Options
from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind


@dataclass(frozen=True)
class Number:
    """A type of number: its bits in memory, its registers, and what its bits are as numbers."""

    bits: type[np.unsignedinteger]
    register: str
    wide: Callable[[Array], Array]
    narrow: Callable[[Array], Array]


def _from_brain(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def _to_brain(values: Array) -> Array:
    """To nearest, ties to even; sums of two brain floats lose nothing by being floats first."""
    word = values.astype(np.float32).view(np.uint32).astype(np.uint64)
    rounded = (word + 0x7FFF + (word >> 16 & 1)) >> 16
    return np.where(np.isnan(values), 0x7FFF, rounded).astype(np.uint16)


def _to_half(values: Array) -> Array:
    bits = values.astype(np.float16).view(np.uint16)
    return np.where(np.isnan(values), np.uint16(0x7FFF), bits)


HALF = Number(np.uint16, "rs", lambda bits: bits.view(np.float16).astype(np.float32), _to_half)
BRAIN = Number(np.uint16, "rs", _from_brain, _to_brain)
SINGLE = Number(
    np.uint32, "f", lambda bits: bits.view(np.float32), lambda values: values.view(np.uint32)
)
KINDS = {"f32": SINGLE, "f16": HALF, "bf16": BRAIN, "f16x2": HALF, "bf16x2": BRAIN}
HOW = ("add", "min", "max")
FORMS = [
    *[("add", "f32", 2), ("add", "f32", 4), ("add", "f16", 1), ("add", "bf16", 1)],
    *[("add", "f16x2", 1), ("add", "bf16x2", 1)],
    *[(how, kind, n) for how in HOW for kind in ("f16", "bf16") for n in (2, 4, 8)],
    *[(how, kind, n) for how in HOW for kind in ("f16x2", "bf16x2") for n in (2, 4)],
]  # fmt: skip
"""What ptxas takes for compute capability 9.0."""


def defined(how: str, kind: Number, old: Array, new: Array) -> Array:
    """The operation, by numpy's arithmetic."""
    a, b = kind.wide(old), kind.wide(new)
    if how == "add":
        with np.errstate(all="ignore"):
            return kind.narrow(a + b)
    if how == "min":
        is_new = (b < a) | ((a == b) & np.signbit(b))
    else:
        is_new = (b > a) | ((a == b) & ~np.signbit(b))
    return np.where(np.isnan(a) & np.isnan(b), 0x7FFF, np.where(is_new | np.isnan(a), new, old))


def random_bits(kind: Number, count: int, seed: int) -> Array:
    """Numbers of every size and some that are none; floats that are normal: others are zeros."""
    rng = np.random.default_rng(seed)
    if kind is SINGLE:
        return rng.normal(size=count).astype(np.float32).view(np.uint32)
    bits = rng.integers(0, 1 << 16, count).astype(np.uint16)
    # Some close to each other, and zeros of both signs.
    bits[::5] = 0x3C00 + rng.integers(-3, 4, len(bits[::5]))
    bits[::7] = rng.choice([0, 0x8000], len(bits[::7]))
    return bits


def body_of(how: str, kind: str, count: int, *, is_atom: bool) -> str:
    """Thread t applies a vector of ``%rd1`` to one of ``%rd0``; old ones go to ``%rd2``."""
    number, pair = KINDS[kind], kind.endswith("x2")
    register = "r" if pair else number.register
    names = [[f"%{register}{first + n}" for n in range(count)] for first in (1, 9)]
    bytes_ = count * (2 if kind in ("f16", "bf16") else 4)
    values, olds = ("{" + ", ".join(each) + "}" if count > 1 else each[0] for each in names)
    letter = "b16" if register == "rs" else "b32"
    size = 2 if register == "rs" else 4
    loads = "\n".join(
        f"ld.global.{letter} {name}, [%rd4+{size * n}];" for n, name in enumerate(names[0])
    )
    stores = "\n".join(
        f"st.global.{letter} [%rd5+{size * n}], {name};" for n, name in enumerate(names[1])
    )
    words = f"{how}{'' if kind == 'f32' else '.noftz'}{f'.v{count}' if count > 1 else ''}.{kind}"
    change = (
        f"atom.global.relaxed.gpu.{words} {olds}, [%rd3], {values};\n{stores}"
        if is_atom
        else f"red.global.{words} [%rd3], {values};"
    )
    return f"""
    .reg .b16 %rs<20>; .reg .f32 %f<20>;
    and.b32 %r20, %r0, 7;
    mul.wide.u32 %rd3, %r20, {bytes_};
    add.s64 %rd3, %rd0, %rd3;
    mul.wide.u32 %rd4, %r0, {bytes_};
    add.s64 %rd5, %rd2, %rd4;
    add.s64 %rd4, %rd1, %rd4;
    {loads}
    {change}"""


@pytest.mark.parametrize("is_atom", [True, False])
@pytest.mark.parametrize(("how", "kind", "count"), FORMS)
def test_each_element_is_changed_lane_by_lane(
    how: str, kind: str, count: int, *, is_atom: bool
) -> None:
    """Four threads change each of eight vectors, in order."""
    number, width = KINDS[kind], count * (2 if kind.endswith("x2") else 1)
    cells = random_bits(number, 8 * width, 1).reshape(8, width)
    given = random_bits(number, 32 * width, 2).reshape(32, width)
    old, after = np.zeros_like(given), cells.copy()
    for thread, own in enumerate(given):
        old[thread] = after[thread % 8]
        after[thread % 8] = defined(how, number, after[thread % 8], own)
    body = body_of(how, kind, count, is_atom=is_atom)
    body = "{" + body + "}"
    found = run(body, {"cells": cells, "given": given, "old": np.zeros_like(given)}).buffers
    assert np.array_equal(found["cells"].reshape(after.shape), after)
    if is_atom:
        assert np.array_equal(found["old"].reshape(old.shape), old)


def test_sums_of_blocks_that_run_side_by_side_lose_nothing() -> None:
    body = "{" + body_of("add", "f32", 4, is_atom=False) + "}"
    buffers = {
        "cells": np.zeros((8, 4), np.float32),
        "given": np.ones((32, 4), np.float32),
        "old": np.zeros(4, np.float32),
    }
    found = run(body, buffers, grid=(256, 1, 1), options=Options(workers=4))
    assert (found.buffers["cells"] == 4 * 256).all()


def test_a_vector_may_be_changed_only_where_it_is_aligned() -> None:
    body = """
    add.s64 %rd0, %rd0, 8;
    red.global.add.v4.f32 [%rd0], {%f1, %f1, %f1, %f1};"""
    with pytest.raises(EmulationError) as error:
        run(body, {"cells": np.zeros(64, np.float32)})
    assert error.value.kind is ErrorKind.MISALIGNED


def test_bytes_of_all_elements_are_counted() -> None:
    body = """
    mul.wide.u32 %rd3, %r0, 16;
    add.s64 %rd0, %rd0, %rd3;
    red.global.add.v4.f32 [%rd0], {%f1, %f1, %f1, %f1};"""
    ran = run(body, {"cells": np.zeros(128, np.float32)})
    assert ran.count("red", "sectors") == 16
