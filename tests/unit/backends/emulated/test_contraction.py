"""Products and sums that ptxas makes one operation are rounded once here, too."""

import struct

import numpy as np
import pytest
from emulated_kernels import program_of

from cuado.backends.emulated.execution.blocks import Shape, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.kernel.roundings.pinned import pinned
from cuado.sass.toolchain.assemble import AssembleOptions

LOAD = """
    mul.wide.u32 %rd1, %r0, 4;
    add.s64 %rd1, %rd0, %rd1;
    ld.global.f32 %f1, [%rd1];
    {body}
    st.global.f32 [%rd1], %f3;"""
BUFFERS = ("data",)


def after(body: str, given: np.ndarray) -> np.ndarray:
    """What a body makes of a warp's numbers, contracted as ptxas does for sm_90."""
    text = program_of(LOAD.format(body=body), BUFFERS).code.module.text
    found = pinned(text, "small", AssembleOptions("sm_90"))
    assert not found.open
    contracted = Program(found.ptx, "small")
    arena = contracted.arena({"data": given.nbytes})
    arena.view("data")[:] = given.view(np.uint8)
    address = struct.pack("<Q", arena.ranges["data"].address)
    execute(contracted, Shape((1, 1, 1), (32, 1, 1), 0, address), arena)
    return arena.view("data").view(np.float32).copy()


X = np.linspace(0.1, 3.0, 32, dtype=np.float32)
C = np.float32(1.1)
BITS = f"0f{C.view(np.uint32):08X}"
EXACT = X.astype(np.float64) * float(C)
"""Products of floats are exact in double precision."""


@pytest.mark.parametrize(
    ("sum_", "expected"),
    [
        ("add.f32 %f3, %f2, %f1;", EXACT + X),
        ("add.f32 %f3, %f1, %f2;", EXACT + X),
        ("sub.f32 %f3, %f2, %f1;", EXACT - X),
        ("sub.f32 %f3, %f1, %f2;", X - EXACT),
    ],
)
def test_a_product_and_a_sum_are_rounded_once(sum_: str, expected: np.ndarray) -> None:
    found = after(f"mul.f32 %f2, %f1, {BITS}; {sum_}", X)
    assert (found == expected.astype(np.float32)).all()
    twice = (np.float32(1) * X * C).astype(np.float32)
    apart = {"a": twice + X, "s": twice - X if "f2, %f1" in sum_ else X - twice}[sum_[0]]
    assert (found != apart).any()


def test_a_product_that_says_how_it_rounds_is_rounded() -> None:
    found = after(f"mul.rn.f32 %f2, %f1, {BITS}; add.f32 %f3, %f2, %f1;", X)
    assert (found == X * C + X).all()


def test_factors_are_those_of_the_product_not_of_the_moment_of_the_sum() -> None:
    body = f"""
    mov.f32 %f4, %f1;
    mul.f32 %f2, %f4, {BITS};
    setp.gt.f32 %p1, %f1, 0f40000000;
    @%p1 mul.f32 %f4, %f4, 0f40400000;
    add.f32 %f3, %f2, %f4;"""
    scaled = np.where(X > 2, X * np.float32(3), X)
    assert (after(body, X) == (EXACT + scaled).astype(np.float32)).all()


@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_half_precision_is_rounded_once(type_: str) -> None:
    body = f"""
    .reg .b16 %h<4>;
    cvt.rn.{type_}.f32 %h0, %f1;
    cvt.rn.{type_}.f32 %h1, {BITS};
    mul.{type_} %h2, %h0, %h1;
    add.{type_} %h3, %h2, %h0;
    cvt.f32.{type_} %f3, %h3;"""
    apart = after(body.replace(f"mul.{type_}", f"mul.rn.{type_}"), X)
    stated = body.replace(f"mul.{type_} %h2, %h0, %h1;", "")
    fused = after(stated.replace(f"add.{type_} %h3, %h2", f"fma.rn.{type_} %h3, %h0, %h1"), X)
    found = after(body, X)
    assert (found == fused).all()
    assert (found != apart).any()
