"""The domains of the abstract interpreter hold what the machine computes."""

from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cuado.device.library import load_chip
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.intervals import Interval, Intervals
from cuado.kernel.values.known_bits import ANY, Bits, Known, KnownBits
from cuado.kernel.values.lane_transfer import LaneValues
from cuado.kernel.values.lane_values import lane_value
from cuado.kernel.values.operations import operation_of
from cuado.kernel.values.polynomials import Polynomials, constant, number
from cuado.model.launch import Launch
from cuado.sass.toolchain.resources import Resources

OPCODES = (
    *("mov.b32", "neg.s32", "cvt.s64.s32", "cvt.u64.u32", "cvt.u32.u64", "cvt.s32.s64"),
    *("add.s32", "sub.u32", "mul.lo.s32", "mul.lo.u32", "mul.wide.s32", "mul.wide.u32"),
    *("min.s32", "min.u32", "max.s32", "max.u32", "and.b32", "or.b32", "xor.b32", "shl.b32"),
    *("shr.u32", "shr.s32", "div.u32", "div.s32", "rem.u32", "rem.s32", "setp.lt.s32"),
    *("setp.ge.u32", "setp.hi.u32", "mad.lo.s32", "mad.wide.u32", "mul.wide.s16", "cvt.s32.s16"),
    *("cvt.s32.s8", "cvt.u32.u8", "cvt.u32.u16", "cvt.s64.s16"),
    *("add.s16", "mul.lo.s16", "bfi.b32", "mul.hi.u32", "not.b32", "selp.b32", "abs.s32"),
)
OF_BITS = tuple(each for each in OPCODES if not each.startswith("setp"))
OF_POLYNOMIALS = tuple(
    each
    for each in OPCODES
    if operation_of(each).name in ("mov", "add", "sub", "mul", "mad", "neg", "shl", "or")
    and not operation_of(each).loses_bits
    and not operation_of(each).source.endswith("16")
)
UNARY, TERNARY = ("mov", "neg", "cvt", "not", "abs"), ("mad", "selp")
SPECIAL = (0, 1, 2, 31, 32, 255, 32767, 32768, 65535, 65536, 2**30, 2**31 - 1, 2**31, 2**32 - 1)
NUMBERS = st.sampled_from(SPECIAL) | st.integers(0, 100) | st.integers(0, 2**32 - 1)


@dataclass(frozen=True)
class Step:
    """An instruction, its operands as registers hold them, and its result."""

    opcode: str
    operands: tuple[int, ...]
    result: int


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def count_of(opcode: str) -> int:
    base = opcode.partition(".")[0]
    return 1 if base in UNARY else 3 if base in TERNARY else 4 if base == "bfi" else 2


@st.composite
def steps(draw: st.DrawFn, opcodes: tuple[str, ...] = OPCODES) -> Step:
    """Any instruction on any numbers, run by the per-lane domain, which computes as machines do."""
    opcode = draw(st.sampled_from(opcodes))
    operands = [draw(NUMBERS) for _ in range(count_of(opcode))]
    operation = operation_of(opcode)
    if opcode.startswith(("div", "rem")):
        operands[1] |= not operands[1] & 0xFFFF  # Nothing is divided by zero.
    if opcode.startswith("bfi"):
        operands[2:] = [draw(st.integers(0, 31)), draw(st.integers(0, 32))]
    if opcode.startswith("selp"):
        operands[2] = draw(st.integers(0, 1))
    lanes = LaneValues(1)
    found = lanes.result(operation, [lane_value((each,)) for each in operands])
    assume(found is not None and found.exact)
    assert found is not None
    return Step(opcode, tuple(operands), found.offsets[0])


@pytest.mark.parametrize("opcode", ["div.s32", "div.u32", "rem.s32", "rem.u64"])
def test_division_by_zero_is_not_known(opcode: str) -> None:
    """PTX leaves its result open; lanes that divide the same by the same have the same."""
    lanes, operation = LaneValues(2), operation_of(opcode)
    assert lanes.result(operation, [lane_value((7, 8)), lane_value((2, 0))]) is None
    assert lanes.result(operation, [lane_value((7, 8)), lane_value((2, 1))]) is not None


@given(steps(), st.data())
def test_intervals_hold_what_is_computed(step: Step, data: st.DataObject) -> None:
    """Operands are read in their type; a result counts where the register holds the interval."""
    operation = operation_of(step.opcode)
    source = 64 if step.opcode.startswith(("cvt.u32.u64", "cvt.s32.s64")) else 32
    # A conversion may read a part of a register.
    source = 16 if operation.source.endswith("16") and operation.name != "cvt" else source
    around: list[Interval] = []
    for at, each in enumerate(step.operands):
        # What a wide product is added to has the result's width.
        is_addend = operation.is_wide and operation.name == "mad" and at == 2
        value = signed(each, operation.bits if is_addend else source)
        low, high = data.draw(st.integers(0, 40)), data.draw(st.integers(0, 40))
        around.append((value - low, value + high))
    found = Intervals().result(operation, around)
    most = 1 << (operation.bits - 1)
    if found is None or found[0] < -most or found[1] >= most:
        return
    # The operands themselves are ones that their registers hold.
    assume(all(-(1 << (source - 1)) <= low and high < 1 << (source - 1) for low, high in around))
    bits = 1 if operation.name == "setp" else operation.bits
    result = step.result if bits == 1 else signed(step.result, bits)
    assert found[0] <= result <= found[1]


@given(steps(OF_BITS), st.data())
def test_known_bits_hold_what_is_computed(step: Step, data: st.DataObject) -> None:
    """More bits than a number has may be set; 16-bit registers hold the lower half."""
    operation = operation_of(step.opcode)
    mask = 0xFFFF if operation.source.endswith("16") and operation.name != "cvt" else ANY
    values = []
    for each in step.operands:
        own = each & mask
        is_number = data.draw(st.booleans())
        values.append(Known(own, own) if is_number else Known(own | data.draw(NUMBERS)))
    found = KnownBits().result(operation, values)
    if found is None:
        return
    result = step.result & (
        0xFFFF if operation.types[0].endswith("16") and operation.bits == 16 else ANY
    )
    assert result & ~found.bits == 0
    if found.number is not None and operation.bits >= 32:
        assert found.number == result


@given(steps(OF_POLYNOMIALS))
def test_polynomials_of_numbers_are_what_is_computed(step: Step) -> None:
    operation = operation_of(step.opcode)
    values = [signed(each, 32) for each in step.operands]
    if not operation.is_signed and operation.is_wide:
        values = list(step.operands)
    found = Polynomials().result(operation, [constant(each) for each in values])
    if found is not None and (known := number(found)) is not None:
        assert signed(known, operation.bits) == signed(step.result, operation.bits)


def kernel_of(body: str, block: tuple[int, int, int] = (64, 1, 1)) -> Kernel:
    text = (
        ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 out)\n{\n"
        ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .f32 %f<9>; .reg .b32 %r<19>; .reg .b64 %rd<9>;\n"
        f"{body}\nret;\n}}"
    )
    resources = Resources(registers=16, shared=0, spill_stores=0, spill_loads=0)
    launch = Launch("k", text, "k", (8, 1, 1), block, ())
    return Kernel(launch, load_chip("h200"), Built(b"", resources, Counter()))


def index_of(kernel: Kernel, text: str) -> int:
    texts = [kernel.launch.ptx[i.start : i.end] for i in kernel.code.instructions]
    return next(n for n, each in enumerate(texts) if each.startswith(text))


@pytest.mark.parametrize(
    ("body", "at", "why"),
    [
        ("mov.u64 %rd1, 5; mov.b64 {%r1, %r2}, %rd1;", "mov.b64 {", "each half is another number"),
        ("mov.u32 %r1, %tid.x; mov.b32 %f1, %r1; cvt.rzi.s32.f32 %r2, %f1;", "cvt", "no integer"),
        ("mov.u32 %r1, %tid.x; sub.s32 %r2, %r1, 80; mul.wide.u32 %rd1, %r2, 2;", "mul", "sign"),
        ("mov.u32 %r1, %tid.x; add.s32 %r2, %r1, 99; cvt.s32.s8 %r3, %r2;", "cvt", "low byte"),
        ("mov.u32 %r1, %tid.x; add.s32 %r2, %r1, 250; cvt.u32.u8 %r3, %r2;", "cvt", "low byte"),
    ],
)
def test_ranges_claim_nothing_of(body: str, at: str, why: str) -> None:
    kernel = kernel_of(body)
    assert kernel.ranges.result(index_of(kernel, at)) is None, why


def test_ranges_follow_negative_numbers_that_end_well() -> None:
    kernel = kernel_of("mov.u32 %r1, %tid.x; max.s32 %r2, %r1, -16; add.s32 %r3, %r2, 31;")
    assert kernel.ranges.result(index_of(kernel, "add")) == (31, 94)


@pytest.mark.parametrize(
    ("body", "name", "bits"),
    [
        # A negative factor fills the upper half.
        ("mov.u32 %r1, %tid.x; cvt.u16.u32 %h1, %r1; mul.wide.s16 %r2, %h1, 3;", "%r2", ANY),
        (
            "mov.u32 %r1, %tid.x; mov.u32 %r3, 4; mad.lo.s32 %r2, %r1, %r3, 3;",
            "%r2",
            0x1FF & ~0x100,
        ),
        ("mov.u32 %r1, %tid.x; or.b32 %r2, %r1, 64;", "%r2", 127),
        ("mov.u32 %r1, %tid.x; or.b32 %r3, %r1, 768; cvt.u32.u8 %r2, %r3;", "%r2", 63),
        (
            "mov.u32 %r1, 258; cvt.u32.u8 %r3, %r1; mov.u32 %r4, %tid.x; shl.b32 %r2, %r4, %r3;",
            "%r2",
            0xFC,
        ),
    ],
)
def test_bits_of(body: str, name: str, bits: int) -> None:
    kernel = kernel_of(f"{body} st.global.u32 [%rd2], {name};")
    assert Bits(kernel, {}).of(name, index_of(kernel, "st.global")) == bits
