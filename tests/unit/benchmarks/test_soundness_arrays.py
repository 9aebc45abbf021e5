"""What the interpreter computes on arrays is what ``soundness.exact`` makes of each lane."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

pytest.importorskip("soundness", reason="benchmarks are not on the path")

from soundness.exact.machine import form_of
from soundness.interpreter import arithmetic
from soundness.interpreter.arithmetic import operation
from soundness.interpreter.values import number_type, unsigned, width

CORNERS = (0, 1, 2, 3, 7, 10, 100, 255, 32767)
NUMBERS = (
    0x3FF0000000000000,  # 1
    0x8000000000000000,  # -0
    0x7FF0000000000000,  # infinities
    0xFFF0000000000000,
    0x7FF8000000000001,  # NaNs, quiet and signalling, with payloads
    0xFFF8000000000002,
    0x7FF0000000000003,
    0xFFF4000000000004,
)


def corners(kind: str) -> list[int]:
    """Small numbers, those near powers of two, and their negatives, as bits."""
    bits = width(kind)
    near = [(1 << n) + d for n in (bits - 1, bits // 2) for d in (-1, 0, 1)]
    chosen = np.random.default_rng(7).integers(0, 1 << 62, 5).tolist()
    ones = (1 << bits) - 1
    return sorted({sign * n & ones for n in (*CORNERS, *near, *chosen) for sign in (1, -1)})


@pytest.mark.parametrize("kind", ["u16", "s16", "u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("base", ["div", "rem", "mul.hi"])
def test_integers_are_those_of_each_lane(base: str, kind: str) -> None:
    opcode = f"{base}.{kind}"
    pairs = list(product(corners(kind), repeat=2))
    columns = [np.array(column, unsigned(width(kind))) for column in zip(*pairs, strict=True)]
    with np.errstate(all="ignore"):
        made = operation(opcode).compute(*(column.view(number_type(kind)) for column in columns))
    form = form_of(opcode)
    lanes = zip(*(column.view(number_type(kind)).tolist() for column in columns), strict=True)
    found = [form.compute(*lane) for lane in lanes]
    wanted = [(each[0] if isinstance(each, tuple) else each) or 0 for each in found]
    assert isinstance(made, np.ndarray)
    ones = (1 << width(kind)) - 1
    assert made.view(unsigned(width(kind))).tolist() == [each & ones for each in wanted]


@pytest.mark.parametrize("opcode", ["add", "sub", "mul", "div", "fma"])
def test_nans_of_doubles_are_those_of_each_lane(opcode: str) -> None:
    opcode = f"{opcode}.rn.f64"
    form = form_of(opcode)
    lanes = list(product(NUMBERS, repeat=len(form.sources)))
    columns = [np.array(column, np.uint64).view(np.float64) for column in zip(*lanes, strict=True)]
    with np.errstate(all="ignore"):
        made = operation(opcode).compute(*columns)
    assert isinstance(made, np.ndarray)
    assert made.tolist() == [form.compute(*lane) for lane in lanes]


def test_what_lanes_have_in_common_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One step of 98,304 threads took 27 s, of which 300 had operands of their own."""
    own, lanes = form_of("dp2a.lo.u32.u32"), list[tuple[int, ...]]()

    def counted(*lane: int) -> object:
        lanes.append(lane)
        return own.compute(*lane)

    monkeypatch.setattr(arithmetic, "form_of", lambda _: replace(own, compute=counted))
    made = arithmetic._by_lane("dp2a.lo.u32.u32")
    sources = [np.array([first, 7, 0xFFFFFFFF] * 500, np.uint32) for first in (1, 2, 0xFFFFFFF0)]
    for _ in range(2):
        (found,) = made.compute(*sources)
        assert found[:3].tolist() == [own.compute(1, 2, 0xFFFFFFF0) % 2**32,
                                      own.compute(7, 7, 7) % 2**32,
                                      own.compute(*[0xFFFFFFFF] * 3) % 2**32]  # fmt: skip
        assert (found.reshape(-1, 3) == found[:3]).all()
    assert len(lanes) == 3
