"""What buffers that change in place mean for the roof of DRAM, and for misses of the L1."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from outcomes import causes_of, limiter, outcome, pictures

from cuado.kernel.kernel import Kernel
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.stats import Interval

MakeSubject = Callable[..., Kernel]
LONG = Interval(1e6, 0.99e6, 1.01e6, 0.95, 8)
EMPTY = ".visible .entry k()\n{\n\tret;\n}\n"
IN_PLACE = """
.visible .entry k(.param .u64 p, .param .u64 q)
{
	.reg .b32 %r<3>;
	.reg .b64 %d<4>;
	.reg .f32 %f<3>;
	.reg .pred %p<2>;
	ld.param.u64 %d1, [p];
	cvta.to.global.u64 %d1, %d1;
	ld.param.u64 %d2, [q];
	cvta.to.global.u64 %d2, %d2;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d3, %r1, 4;
	add.s64 %d1, %d1, %d3;
	add.s64 %d2, %d2, %d3;
	setp.gt.u32 %p1, %r1, 4096;
	@%p1 bra end;
	ld.global.f32 %f1, [%d1];
	{store}
end:
	ret;
}
"""
STORED = "st.global.f32 [%d1], %f1;"
ADDED = "red.global.add.f32 [%d1], %f1;"
IF_BIG = "setp.gt.f32 %p1, %f1, 0f3F800000; @%p1 st.global.f32 [%d1], %f1;"
ELSEWHERE = "st.global.f32 [%d2], %f1;"
OF_EITHER = "setp.gt.u32 %p1, %r1, 7; selp.b64 %d1, %d1, %d2, %p1; st.global.f32 [%d1], %f1;"


def named(kernel: Kernel) -> list[Cause]:
    """The causes of a kernel that memory limits, and that hits of either cache make faster."""
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5)
    every = (*pictures(0.99, 0.3), *hits)
    return [each.cause for each in causes_of(kernel, every, limiter(*every), LONG)]


@pytest.mark.parametrize(
    ("store", "elements", "cause"),
    [
        (STORED, 520_000_000, Cause.DRAM_ROOF),
        (ADDED, 520_000_000, Cause.DRAM_ROOF),
        (ELSEWHERE, 520_000_000, None),
        (IF_BIG, 520_000_000, None),  # may be few
        (OF_EITHER, 520_000_000, None),  # may be of the other
        (STORED, 200_000_000, Cause.L1_MISSES),
        (STORED, 350_000_000, None),
        (ELSEWHERE, 350_000_000, Cause.L1_MISSES),
    ],
)
def test_what_changes_in_place_moves_both_ways(
    make_subject: MakeSubject, store: str, elements: int, cause: Cause | None
) -> None:
    """The kernel takes 1 ms, in which an H200 can move about 4.1 GB."""
    kernel = make_subject(IN_PLACE.replace("{store}", store), "k")
    arguments = (Buffer("place", "f32", (elements,)), Buffer("other", "f32", (1,)))
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
    assert named(kernel) == ([cause] if cause else [])


def test_what_data_chooses_to_load_again_is_no_cause(make_subject: MakeSubject) -> None:
    """Rows of a table that indices in memory name: no order of threads keeps them in the L1."""
    text = IN_PLACE.replace("{store}", ELSEWHERE)
    gathered = text.replace(
        "ld.global.f32 %f1, [%d1];",
        "ld.global.u32 %r1, [%d2]; mul.wide.u32 %d3, %r1, 4; add.s64 %d1, %d1, %d3;"
        "ld.global.f32 %f1, [%d1];",
    )
    arguments = (Buffer("place", "f32", (350_000_000,)), Buffer("other", "f32", (1,)))
    for body, causes in ((text, [Cause.L1_MISSES]), (gathered, [])):
        kernel = make_subject(body, "k")
        kernel = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
        assert named(kernel) == causes


def test_of_a_kernel_without_buffers_no_misses_are_known(
    make_subject: MakeSubject,
) -> None:
    assert not named(make_subject(EMPTY, "k"))


def test_the_roof_says_what_half_wide_data_would_gain(make_subject: MakeSubject) -> None:
    kernel = make_subject(IN_PLACE.replace("{store}", STORED), "k")
    arguments = (Buffer("place", "f32", (520_000_000,)), Buffer("other", "f32", (1,)))
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5)
    for ratio, remark in ((0.55, "data stored half as wide would gain 1.82x"), (1.0, "")):
        every = (*pictures(0.99, 0.3), *hits, outcome("half-wide-data", ratio))
        (cause,) = causes_of(kernel, every, limiter(*every), LONG)
        assert (cause.cause, cause.remark) == (Cause.DRAM_ROOF, remark)


COLUMN = """
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<5>;
	.reg .b64 %d<4>;
	.reg .f32 %f<5>;
	ld.param.u64 %d1, [p];
	cvta.to.global.u64 %d1, %d1;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, %ctaid.x;
	mad.lo.s32 %r3, %r2, 256, %r1;
	mul.wide.s32 %d2, %r3, 4;
	add.s64 %d3, %d1, %d2;
	ld.global.f32 %f1, [%d3];
	ld.global.f32 %f2, [%d3+{near}];
	ld.global.f32 %f3, [%d3+{far}];
	add.f32 %f1, %f1, %f2;
	add.f32 %f1, %f1, %f3;
	st.global.f32 [%d3], %f1;
	ret;
}
"""
MEGABYTE = 1 << 20


@pytest.mark.parametrize(
    ("near", "elements", "cause"),
    [
        # Each word is loaded by three threads; by one; or lies in the L1.
        (4096, MEGABYTE, Cause.L1_MISSES),
        (4096, 4 * MEGABYTE, Cause.L2_ROOF),
        (4096, 1024, Cause.L2_ROOF),
    ],
)
def test_what_neighbours_load_again_from_the_l2_are_misses_of_the_l1(
    make_subject: MakeSubject, near: int, elements: int, cause: Cause
) -> None:
    text = COLUMN.replace("{near}", str(near)).replace("{far}", str(2 * near))
    kernel = make_subject(text, "k", (4096, 1, 1), (256, 1, 1))
    arguments = (Buffer("place", "f32", (elements,)),)
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=arguments))
    hits = outcome("all-hits-l1", 0.7), outcome("all-hits-l2", 0.98)
    every = (*pictures(0.99, 0.3), *hits)
    found = causes_of(kernel, every, limiter(*every), LONG)
    assert [each.cause for each in found] == [cause]
