"""The compiled emulation against an interpreter written from the PTX ISA, bit for bit."""

from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle_forms import GROUPS
from oracle_harness import LANES, OPERANDS, SLOTS, WIDTHS, Group, Output, Words

from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.backends.emulated.frontend.program import Program
from soundness.exact.machine import form_of
from soundness.exact.numbers import FORMATS, Float, decoded

COMMON = (0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 200, 255)
FRACTION = {16: (10, 7), 32: (23,), 64: (52,)}


def _corners(bits: int) -> list[int]:
    """Ends of integers; of floats zeros, ones, subnormal and greatest numbers, infinity, NaN."""
    top = 1 << (bits - 1)
    found = {*COMMON, top - 1, top, top + 1, top - 2, top >> 1, (top >> 1) - 1}
    found |= {top | 0x55, int("5a" * (bits // 8), 16)}
    for fraction in FRACTION[bits]:
        exponents = bits - 1 - fraction
        one = ((1 << (exponents - 1)) - 1) << fraction
        infinity = ((1 << exponents) - 1) << fraction
        step = 1 << fraction
        found |= {
            step,
            step - 1,
            step + 1,
            step >> 1,
            one,
            one + 1,
            one - 1,
            one + step,
            one - step,
        }
        found |= {one + (step >> 1), one + step + (step >> 1), infinity, infinity - 1}
        found |= {infinity + (step >> 1), one + 8 * step + 1, infinity - step, one - 2 * step}
    found |= {~x for x in found}
    found = {x & ((1 << bits) - 1) for x in found}
    return sorted(found | {x ^ top for x in found})


CORNERS = {bits: _corners(bits) for bits in WIDTHS}


def _value(bits: int) -> st.SearchStrategy[int]:
    """A corner, anything, or a float near 1, where sums and roundings are interesting."""
    (fraction, *_), full = FRACTION[bits], (1 << bits) - 1
    one = ((1 << (bits - 2 - fraction)) - 1) << fraction
    near = st.builds(
        lambda sign, scale, rest: (
            (sign << (bits - 1)) | (one + (scale << fraction) + rest) & full >> 1
        ),
        st.integers(0, 1),
        st.integers(-12, 12),
        st.one_of(st.integers(-3, 3), st.integers(0, (1 << fraction) - 1)),
    )
    return st.one_of(st.sampled_from(CORNERS[bits]), st.integers(0, full), near)


LANE = st.tuples(*(_value(bits) for _ in SLOTS for bits in WIDTHS))
WARP = st.lists(LANE, min_size=1, max_size=LANES)


@cache
def _group(name: str) -> Group:
    return Group(GROUPS[name])


def _every_pair() -> Words:
    """Pairs of corners of each width, and third operands as they come; whole warps."""
    columns = []
    for slot in SLOTS:
        for bits in WIDTHS:
            corners = np.array(CORNERS[bits], np.uint64)
            chosen = corners[:: max(1, len(corners) // 40)] if slot in "cd" else corners
            columns.append((slot, chosen))
    random = np.random.default_rng(0)
    lanes = 1024
    made = [random.choice(chosen, lanes) for _, chosen in columns]
    for at, bits in enumerate(WIDTHS):
        first = np.array(list(product(CORNERS[bits], repeat=2)), np.uint64)
        some = random.permutation(len(first))[:lanes]
        made[at][: len(some)] = first[some, 0]
        made[len(WIDTHS) + at][: len(some)] = first[some, 1]
    # Sums that nearly cancel, and near numbers of any kind.
    for at, bits in enumerate(WIDTHS):
        full = np.uint64((1 << bits) - 1)
        quarter = slice(0, lanes // 8)
        made[len(WIDTHS) + at][quarter] = (
            made[at][quarter] + random.integers(0, 4, lanes // 8).astype(np.uint64)
        ) & full
        made[2 * len(WIDTHS) + at][quarter] ^= np.uint64(1 << (bits - 1))
    return np.stack(made, axis=1)


def _close(output: Output, expected: int, found: int) -> bool:
    form, accuracy = FORMATS[output.kind], output.form.accuracy
    assert accuracy is not None
    x, y = decoded(form, expected), decoded(form, found)
    if "nan" in (x.kind, y.kind):
        return expected == found
    limit = Float(negative=False, magnitude=decoded(form, form.infinity - 1).magnitude)
    values = [
        z.value if z.kind == "finite" else limit.magnitude * (-1 if z.negative else 1)
        for z in (x, y)
    ]
    if x.is_zero and y.is_zero:
        return x.negative == y.negative
    if accuracy.relative and not accuracy.absolute and y.is_zero:
        return False
    allowed = abs(values[0]) * type(limit.magnitude)(accuracy.relative)
    return abs(values[0] - values[1]) <= allowed + type(limit.magnitude)(accuracy.absolute)


def _agree(output: Output, expected: int, found: int) -> bool:
    return output.form.accuracy is not None and _close(output, expected, found)


def _disagreements(group: Group, operands: Words) -> list[str]:
    """The first lane of each instruction that both make different results of."""
    found, compiled = [], group.emulated(operands)
    for number, (output, values) in enumerate(
        zip(group.outputs, group.interpreted(operands), strict=True)
    ):
        wrong = [
            lane
            for lane, value in enumerate(values)
            if value is not None
            and value != int(compiled[lane, number])
            and not _agree(output, value, int(compiled[lane, number]))
        ]
        if wrong:
            lane = wrong[0]
            read = " ".join(f"{int(x):#x}" for x in operands[lane])
            found.append(
                f"{output.text} {len(wrong)} lanes; expected {values[lane]:#x}, "
                f"compiled {int(compiled[lane, number]):#x} of [{read}]"
            )
    return found


@pytest.mark.parametrize("name", GROUPS)
def test_compiled_code_and_interpreter_agree_on_corners(name: str) -> None:
    assert _disagreements(_group(name), _every_pair()) == []


@pytest.mark.parametrize("name", GROUPS)
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(lanes=WARP)
def test_compiled_code_and_interpreter_agree_on_anything(
    name: str, lanes: list[tuple[int, ...]]
) -> None:
    operands = np.zeros((LANES, OPERANDS), np.uint64)
    operands[: len(lanes)] = np.array(lanes, np.uint64)
    assert _disagreements(_group(name), operands) == []


@pytest.mark.parametrize(
    "opcode",
    [
        "cvt.rn.satfinite.tf32.f32",
        "prmt.b32.f4e",
        "dp2a.lo.u32.u32",
        "mad.hi.sat.s32",
    ],
)
def test_what_is_not_lowered_is_refused_and_not_guessed(opcode: str) -> None:
    form = form_of(opcode.replace(".satfinite", ""))
    operands = ", ".join(f"%r{n + 1}" for n in range(len(form.sources)))
    body = f".reg .b32 %r<9>; {opcode} %r0, {operands}; st.global.b32 [0], %r0; ret;"
    head = ".version 8.7\n.target sm_90\n.address_size 64\n"
    program = Program(f"{head}.visible .entry k()\n{{\n{body}\n}}\n", "k")
    with pytest.raises(UnsupportedInstructionError):
        _ = program.lowered
