"""Loads that repeat one: merged where the assembler may, and nowhere else."""

import pytest

from cuado.kernel.assembly import build
from cuado.kernel.rewrites.accesses.merged_loads import is_alike, merged
from cuado.sass.toolchain.assemble import AssembleOptions

FIRST = "ld.global.nc.f64 %f1, [%d1];"
PLAIN = "ld.global.f64 %f1, [%d1];"


def kernel(*code: str) -> str:
    lines = "\n".join(f"\t{line}" for line in code)
    return f""".version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{{
	.reg .pred %p<2>;
	.reg .b64 %d<4>;
	.reg .f64 %f<5>;
	ld.param.u64 %d1, [p];
	cvta.to.global.u64 %d1, %d1;
	add.s64 %d2, %d1, 64;
	mov.f64 %f3, 0d3FF0000000000000;
	setp.eq.s64 %p1, %d2, 0;
{lines}
	add.f64 %f3, %f1, %f2;
	st.global.f64 [%d2], %f3;
	ret;
}}
"""


@pytest.mark.parametrize(
    ("between", "copy"),
    [
        ((), True),
        (("add.f64 %f3, %f1, %f1;",), True),
        (("st.global.f64 [%d2], %f3;",), True),  # Read-only data does not change.
        (("add.s64 %d1, %d1, 8;",), False),
        (("add.f64 %f1, %f1, %f3;",), False),
        (("$label:",), False),
        (("@%p1 bra $past;", "$past:"), False),
    ],
)
def test_a_read_only_load_is_made_once(between: tuple[str, ...], copy: bool) -> None:
    found = merged(kernel(FIRST, *between, FIRST.replace("%f1", "%f2")), "k")
    if copy:
        assert found is not None
        assert "mov.b64 %f2, %f1;" in found
        assert found.count("ld.global") == 1
    else:
        assert found is None


@pytest.mark.parametrize(
    "between",
    [
        "st.global.f64 [%d2], %f3;",
        "bar.sync 0;",
        "membar.gl;",
        "ld.volatile.global.f64 %f3, [%d2];",
    ],
)
def test_another_load_is_made_once_only_where_nothing_may_have_changed(between: str) -> None:
    second = PLAIN.replace("%f1", "%f2")
    assert merged(kernel(PLAIN, second), "k") is not None
    assert merged(kernel(PLAIN, between, second), "k") is None


@pytest.mark.parametrize(
    "other",
    [
        "ld.global.nc.f64 %f2, [%d1+8];",
        "ld.global.f64 %f2, [%d1];",
        "@%p1 ld.global.nc.f64 %f2, [%d1];",
        "ld.global.nc.f64 %f2, [%d2];",
        "ld.global.nc.b64 %f2, [%d1];",
    ],
)
def test_other_loads_stay(other: str) -> None:
    assert merged(kernel(FIRST, "mov.f64 %f2, %f3;", other), "k") is None


def test_ordered_loads_stay() -> None:
    volatile = "ld.volatile.global.f64 %f1, [%d1];"
    assert merged(kernel(volatile, volatile.replace("%f1", "%f2")), "k") is None
    assert merged(kernel(FIRST, FIRST.replace("%f1", "%f2")), "other") is None


def test_the_assembler_makes_the_same_of_both() -> None:
    ptx = kernel(FIRST, "st.global.f64 [%d2], %f3;", FIRST.replace("%f1", "%f2"))
    simpler = merged(ptx, "k")
    assert simpler is not None
    first, second = build(ptx, "k", AssembleOptions()), build(simpler, "k", AssembleOptions())
    assert is_alike(first, second)
    other = build(
        kernel(FIRST, FIRST.replace("%f1", "%f2").replace("1]", "1+8]")), "k", AssembleOptions()
    )
    assert not is_alike(first, other)
