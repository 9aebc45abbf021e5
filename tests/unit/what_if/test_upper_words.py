"""Comparisons of a double's upper word become ones of a float's: they part the same numbers."""

import operator
import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cuado.backends.emulated.execution.blocks import Shape, execute
from cuado.backends.emulated.frontend.program import Program
from cuado.kernel.facts.registers.fp64_upper_words import float_limit
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Scope
from cuado.what_if.experiments.fp64_as_fp32 import propose

MakeSubject = Callable[..., Kernel]
COMPARISONS = {"lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge}


def word_of_double(value: float) -> int:
    return int(struct.unpack(">I", struct.pack(">d", value)[:4])[0])


def word_of_float(value: float) -> int:
    return int(struct.unpack(">I", struct.pack(">f", value))[0])


def signed(word: int) -> int:
    return word - (1 << 32) if word >> 31 else word


FLOATS = st.floats(width=32, allow_subnormal=False, allow_nan=False)


@given(FLOATS, st.one_of(FLOATS.map(word_of_double), st.integers(0, 2**32 - 1)))
@pytest.mark.parametrize("comparison", COMPARISONS)
def test_floats_part_where_doubles_do(comparison: str, value: float, limit: int) -> None:
    compare, other = COMPARISONS[comparison], float_limit(comparison, limit)
    if other is None:
        assert comparison in ("gt", "le")
        return
    own, halved = word_of_double(value), word_of_float(value)
    assert compare(own, limit) == compare(halved, other)
    assert compare(signed(own), signed(limit)) == compare(signed(halved), signed(other))


def test_equality_has_no_limit() -> None:
    assert float_limit("eq", 5) is None
    assert float_limit("gt", 0x7FFFFFFF) is None
    assert float_limit("gt", 1077088193) == 1100512783  # where tanh is 1


KERNEL = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 x, .param .f64 y, .param .f64 z)
{{
	.reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f64 %d<9>; .reg .f32 %f<9>; .reg .pred %p<5>;
	ld.param.u64 %rd1, [x];
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %rd3, %r1, 16;
	add.s64 %rd4, %rd1, %rd3;
	ld.global.f32 %f1, [%rd4];
	ld.global.f64 %d1, [%rd4+8];
	cvt.f64.f32 %d2, %f1;
	mul.f64 %d3, %d2, 0d3FE9884533D3D180;
	{body}
	and.b32 %r3, %r2, 2147483647;
	setp.{compare} %p1, %r3, 1077088193;
	selp.f64 %d4, 0d3FF0000000000000, %d3, %p1;
	cvt.rn.f32.f64 %f2, %d4;
	st.global.f32 [%rd4], %f2;
	ret;
}}
"""
COMPUTED = "mov.b64 {%r4, %r2}, %d3;"
PARAMETER, APART = "ld.param.f64 %d5, [y];", "mov.b64 {%r4, %r2}, %d5;"
CASES = {
    "computed": (COMPUTED, "gt.u32", True),
    "moved": ("mov.f64 %d5, %d3; neg.f64 %d6, %d5; mov.b64 {%r4, %r2}, %d6;", "gt.u32", True),
    "loaded": ("mov.b64 {%r4, %r2}, %d1;", "gt.u32", False),
    "loaded and moved": ("neg.f64 %d5, %d1; mov.b64 {%r4, %r2}, %d5;", "gt.u32", False),
    "lower word": ("mov.b64 {%r2, %r4}, %d3;", "gt.u32", False),
    "other path": ("mov.b64 {%r4, %r5}, %d3; add.u32 %r2, %r5, 7;", "gt.u32", False),
    "equality": (COMPUTED, "eq.s32", False),
    "parameter": (f"{PARAMETER} add.f64 %d6, %d5, %d3; {APART}", "gt.u32", True),
    "parameter, moved": (
        f"{PARAMETER} neg.f64 %d6, %d5; mov.b64 {{%r4, %r2}}, %d6;",
        "gt.u32",
        True,
    ),
    "parameter in no arithmetic": (f"{PARAMETER} {APART}", "gt.u32", False),
    "parameter as bits": (
        f"ld.param.b64 %rd5, [y]; mov.b64 %d5, %rd5; add.f64 %d6, %d5, %d3; {APART}",
        "gt.u32",
        False,
    ),
    "one of two parameters": (
        f"{PARAMETER} setp.eq.u32 %p2, %r1, 3; @%p2 ld.param.f64 %d5, [z]; "
        f"add.f64 %d6, %d5, %d3; {APART}",
        "gt.u32",
        True,
    ),
    "parameter or loaded": (
        f"{PARAMETER} setp.eq.u32 %p2, %r1, 3; @%p2 ld.global.f64 %d5, [%rd4+8]; "
        f"add.f64 %d6, %d5, %d3; {APART}",
        "gt.u32",
        False,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_computed_doubles_are_compared_as_floats(name: str, make_subject: MakeSubject) -> None:
    body, compare, changes = CASES[name]
    kernel = make_subject(KERNEL.format(body=body, compare=compare), "k", (4, 1, 1), (128, 1, 1))
    found = propose(kernel, Scope(None))
    assert isinstance(found, Proposal), found
    assert found.ptx is not None
    assert ("1100512783" in found.ptx) is changes
    assert ("1077088193" in found.ptx) is not changes


@pytest.mark.parametrize("name", ["parameter", "parameter, moved", "parameter in no arithmetic"])
@pytest.mark.parametrize("value", [0.0, 8.0, 19.0, 19.5, -25.0, 1e300])
def test_a_parameter_is_compared_with_the_same_outcome(
    name: str, value: float, make_subject: MakeSubject
) -> None:
    """8.0 as a float has a larger word than 19.06, the limit, as a double."""
    body, compare, _ = CASES[name]
    ptx = KERNEL.format(body=body, compare=compare)
    found = propose(make_subject(ptx, "k", (4, 1, 1), (128, 1, 1)), Scope(None))
    assert isinstance(found, Proposal), found
    assert found.ptx is not None
    assert [chosen(each, value) for each in (ptx, found.ptx)] == [abs(value) > 19.06] * 2


def chosen(ptx: str, value: float) -> bool:
    """Whether the kernel's word of a parameter was beyond the limit: it stores 1 then, or 0."""
    program = Program(ptx, "k")
    arena = program.arena({"x": 16})
    place = arena.ranges["x"].address
    execute(program, Shape((1, 1, 1), (1, 1, 1), 0, struct.pack("<Qdd", place, value, 0.0)), arena)
    (stored,) = struct.unpack_from("<f", bytes(arena.view("x")))
    assert stored in (0.0, 1.0)
    return bool(stored)
