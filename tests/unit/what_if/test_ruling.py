"""What experiments rule out is not named, whatever else gains; and what wide accesses gain by."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from outcomes import causes_of, curve, limiter, outcome, pictures, ruled_out_by

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.cause import Cause
from cuado.model.trial import Equivalence
from cuado.stats import Interval
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import NamedCause, Outcome, Status

MakeSubject = Callable[..., Kernel]
LONG = Interval(1e6, 0.99e6, 1.01e6, 0.95, 8)
FLAT, STEEP = curve("occupancy-sweep", (1, 1.0)), curve("occupancy-sweep", (1, 1.9))
WIDE = outcome("wide-access", 0.684, Kind.EQUIVALENT)
PRODUCT = """
.visible .entry k(.param .u64 a, .param .u64 b)
{
	.reg .b32 %r<4>;
	.reg .b64 %d<5>;
	.reg .f32 %f<4>;
	.reg .pred %p<2>;
	ld.param.u64 %d1, [a];
	ld.param.u64 %d2, [b];
	cvta.to.global.u64 %d1, %d1;
	cvta.to.global.u64 %d2, %d2;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d3, %r1, 4;
	add.s64 %d3, %d3, %d2;
	mov.u32 %r2, 0;
	mov.f32 %f3, 0f00000000;
	{once}
again:
	{often}
	ld.global.f32 %f2, [%d3];
	fma.rn.f32 %f3, %f1, %f2, %f3;
	add.s64 %d1, %d1, 4;
	add.s64 %d3, %d3, 4096;
	add.s32 %r2, %r2, 1;
	setp.lt.s32 %p1, %r2, 64;
	@%p1 bra again;
	st.global.f32 [%d3], %f3;
	ret;
}
"""
UNIFORM = "ld.global.f32 %f1, [%d1];"


def absent(name: str) -> Outcome:
    return Outcome(experiment_named(name), Status.ABSENT, "none of it")


def said(kernel: Kernel, *outcomes: Outcome) -> tuple[dict[Cause, NamedCause], frozenset[Cause]]:
    every = (*pictures(0.98, 0.4), *outcomes)
    verdict = limiter(*every)
    named = causes_of(kernel, every, verdict, LONG)
    return {each.cause: each for each in named}, ruled_out_by(kernel, every, verdict)


def product(make_subject: MakeSubject, once: str = "", often: str = UNIFORM) -> Kernel:
    return make_subject(PRODUCT.replace("{once}", once).replace("{often}", often), "k")


def test_wide_accesses_that_gain_nothing_by_more_in_flight_load_less(
    make_subject: MakeSubject,
) -> None:
    """As measured of a naive product of matrices: 1.46, and a block fewer on each SM no slower."""
    looked = absent("loads-once"), absent("sliding-window")
    named, out = said(product(make_subject), WIDE, FLAT, *looked)
    assert list(named) == [Cause.REDUNDANT_LOADS]
    assert named[Cause.REDUNDANT_LOADS].gain == WIDE.gain
    assert "what neighbours all load is loaded once" in named[Cause.REDUNDANT_LOADS].sentence
    assert Cause.LOW_ILP in out
    assert Cause.REDUNDANT_LOADS not in out
    assert Cause.REDUNDANT_LOADS in said(product(make_subject), FLAT, *looked)[1]


def test_more_in_flight_is_named_where_more_warps_help_too(make_subject: MakeSubject) -> None:
    assert list(said(product(make_subject), WIDE, STEEP)[0]) == [Cause.LOW_ILP]
    assert list(said(product(make_subject), WIDE)[0]) == [Cause.LOW_ILP]


@pytest.mark.parametrize(
    ("once", "often"),
    [
        ("", "ld.global.f32 %f1, [%d3+32768];"),  # each its own
        (UNIFORM, ""),  # all the same, but once
    ],
)
def test_wide_accesses_with_nothing_to_reuse_name_nothing_where_warps_do_not_matter(
    make_subject: MakeSubject, once: str, often: str
) -> None:
    kernel = product(make_subject, once, often)
    named, out = said(kernel, WIDE, FLAT)
    assert not set(named) & {Cause.LOW_ILP, Cause.REDUNDANT_LOADS}
    assert Cause.LOW_ILP in out
    assert list(said(kernel, WIDE, STEEP)[0]) == [Cause.LOW_ILP]


def remedy(name: str) -> Outcome:
    return outcome(name, 0.7, Kind.EQUIVALENT)


@pytest.mark.parametrize(
    ("outcomes", "cause", "is_named"),
    [
        ((outcome("coalesced-loads", 1.0), remedy("thread-remap")), Cause.UNCOALESCED_LOAD, False),
        (
            (outcome("conflict-free-shared", 1.0), remedy("shared-swizzle")),
            Cause.BANK_CONFLICTS,
            False,
        ),
        ((FLAT, remedy("register-cap")), Cause.OCCUPANCY, False),
        ((FLAT, remedy("unrolled-loads")), Cause.LOW_ILP, False),
        # Spreading the updates gains nothing; making fewer does.
        (
            (outcome("no-atomic-contention", 1.0), remedy("block-private-atomics")),
            Cause.ATOMICS,
            True,
        ),
        # That looks at global memory only.
        ((absent("loads-once"), outcome("shared-once", 0.7)), Cause.REDUNDANT_LOADS, True),
        # Neither gains as long as the other is as it was.
        (
            (
                outcome("coalesced-loads", 1.0),
                outcome("coalesced-stores", 0.99),
                outcome("coalesced-accesses", 0.3),
            ),
            Cause.UNCOALESCED_STORE,
            True,
        ),
        # They gain what loads gain.
        (
            (
                outcome("coalesced-loads", 0.3),
                outcome("coalesced-stores", 0.99),
                outcome("coalesced-accesses", 0.29),
            ),
            Cause.UNCOALESCED_STORE,
            False,
        ),
    ],
)
def test_nothing_is_both_named_and_ruled_out(
    outcomes: tuple[Outcome, ...], cause: Cause, is_named: bool, make_subject: MakeSubject
) -> None:
    named, out = said(product(make_subject), *outcomes)
    assert not out & set(named)
    assert (cause in named) == is_named
    assert (cause in out) != is_named


def test_one_remedy_without_work_does_not_rule_out_what_another_gains(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(PRODUCT.replace("{once}", "").replace("{often}", UNIFORM), "k")
    equal = Equivalence(equal=True)
    once = replace(outcome("loads-once", 0.5, Kind.EQUIVALENT), equivalence=equal)
    named, without = said(kernel, once, absent("sliding-window"))
    assert named[Cause.REDUNDANT_LOADS].experiment == "loads-once"
    assert Cause.REDUNDANT_LOADS not in without
    none, without = said(kernel, absent("loads-once"), absent("sliding-window"))
    assert Cause.REDUNDANT_LOADS not in none
    assert Cause.REDUNDANT_LOADS in without


@pytest.mark.parametrize(
    ("waits", "whole", "is_named"),
    [
        # As measured of a stencil whose 1,600 blocks fill 792 places twice, and 16 are left.
        (1 / 1.14, 0.827, False),
        (1 / 1.4, 0.827, True),
        (1 / 1.14, 0.96, True),
    ],
)
def test_waits_that_may_all_lie_in_a_last_wave_of_few_blocks_are_no_cause(
    make_subject: MakeSubject, waits: float, whole: float, is_named: bool
) -> None:
    kernel = make_subject(
        PRODUCT.replace("{once}", UNIFORM).replace("{often}", ""), "k", (1600, 1, 1), (256, 1, 1)
    )
    grid = curve("grid-scaling", (0.975, whole), label="2 whole waves")
    causes, _ = said(kernel, outcome("no-barriers", waits), grid)
    assert (Cause.BARRIERS in causes) is is_named
    assert (Cause.TAIL in causes) is (whole < 0.9)


@pytest.mark.parametrize(("blocks", "is_named"), [(1600, False), (160_000, True), (700, True)])
def test_waits_are_no_cause_while_nobody_asked_what_the_last_wave_costs(
    make_subject: MakeSubject, blocks: int, is_named: bool
) -> None:
    text = PRODUCT.replace("{once}", UNIFORM).replace("{often}", "")
    kernel = make_subject(text, "k", (blocks, 1, 1), (256, 1, 1))
    assert kernel.blocks_per_sm == 8  # 1,600 blocks are one wave of 1,056, and half of one.
    late = Outcome(experiment_named("grid-scaling"), Status.SKIPPED, "no time")
    causes, out = said(kernel, outcome("no-barriers", 1 / 1.14), late)
    assert (Cause.BARRIERS in causes) is is_named
    assert Cause.BARRIERS not in out, "nobody looked: it stays an open question"


def test_what_a_rewrite_gains_is_named_beside_a_last_wave_of_few_blocks(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(
        PRODUCT.replace("{once}", UNIFORM).replace("{often}", ""), "k", (1600, 1, 1), (256, 1, 1)
    )
    grid = curve("grid-scaling", (0.975, 0.827), label="2 whole waves")
    faster = outcome("fast-functions", 1 / 1.14, Kind.SEPARATE)
    bound = outcome("free-special-functions", 1 / 1.15, Kind.SEPARATE)
    causes, _ = said(kernel, faster, bound, grid)
    assert Cause.SPECIAL_FUNCTIONS in causes
