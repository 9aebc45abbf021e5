"""Causes named from outcomes made of numbers, and what counters add to them."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from outcomes import causes_of, curve, limiter, outcome, pictures, ruled_out_by

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.stats import Interval, Reason
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, NamedCause, Outcome, Status, Timing

MakeSubject = Callable[..., Kernel]
LONG = Interval(1e6, 0.99e6, 1.01e6, 0.95, 8)
EMPTY = ".visible .entry k()\n{\n\tret;\n}\n"
STRIDED = """
.visible .entry k(.param .u64 p)
{
	.reg .b32 %r<3>;
	.reg .b64 %d<4>;
	.reg .f32 %f<2>;
	ld.param.u64 %d1, [p];
	cvta.to.global.u64 %d2, %d1;
	mov.u32 %r1, %tid.x;
	mul.wide.u32 %d3, %r1, {stride};
	add.s64 %d3, %d3, %d2;
	ld.global.f32 %f1, [%d3+{offset}];
	st.global.f32 [%d3], %f1;
	ret;
}
"""


def absent(name: str) -> Outcome:
    return Outcome(experiment_named(name), Status.ABSENT, "none of it")


def named(
    kernel: Kernel, *outcomes: Outcome, blocks: int = 2, time: Interval = LONG
) -> dict[Cause, NamedCause]:
    found = causes_of(kernel, outcomes, limiter(*outcomes, blocks=blocks), time)
    return {each.cause: each for each in found}


@pytest.fixture
def plain(make_subject: MakeSubject) -> Kernel:
    return make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))


def test_what_gains_is_named_and_the_greatest_comes_first(plain: Kernel) -> None:
    gains = outcome("no-barriers", 0.4), outcome("no-spills", 0.5)
    found = named(plain, *pictures(0.5, 0.9), *gains)
    assert list(found) == [Cause.BARRIERS, Cause.SPILLS]
    assert found[Cause.SPILLS].claim is Claim.PREDICTED
    assert found[Cause.BARRIERS].claim is Claim.BOUND


@pytest.mark.parametrize(("ratio", "is_named"), [(0.9, False), (0.84, False), (0.7, True)])
def test_a_gain_that_no_fix_reaches_must_promise_more(
    ratio: float, is_named: bool, plain: Kernel
) -> None:
    bound = named(plain, *pictures(0.5, 0.9), outcome("free-special-functions", ratio))
    assert (Cause.SPECIAL_FUNCTIONS in bound) is is_named
    real = named(plain, *pictures(0.5, 0.9), outcome("fast-math", ratio))
    assert Cause.SPECIAL_FUNCTIONS in real


def test_a_wait_that_a_greater_cause_may_explain_is_not_named(plain: Kernel) -> None:
    gains = outcome("no-barriers", 0.8), outcome("no-spills", 0.5)
    assert list(named(plain, *pictures(0.5, 0.9), *gains)) == [Cause.SPILLS]


def test_what_a_compiler_brings_is_named_before_a_greater_bound(plain: Kernel) -> None:
    bound = outcome("free-special-functions", 0.2, Kind.SEPARATE)
    compiled = outcome("fast-functions", 0.4, Kind.SEPARATE)
    for gains in ((bound, compiled), (compiled, bound)):
        cause = named(plain, *pictures(0.5, 0.9), *gains)[Cause.SPECIAL_FUNCTIONS]
        assert (cause.experiment, cause.claim) == ("fast-functions", Claim.PREDICTED)
    cause = named(plain, *pictures(0.5, 0.9), bound, absent("fast-functions"))[
        Cause.SPECIAL_FUNCTIONS
    ]
    assert (cause.experiment, cause.claim) == ("free-special-functions", Claim.BOUND)


def test_functions_that_could_not_be_looked_for_are_not_ruled_out(plain: Kernel) -> None:
    looked = absent("fast-math"), absent("free-special-functions")
    verdict = limiter(*pictures(0.9, 0.3))
    refused = Outcome(experiment_named("fast-functions"), Status.REFUSED, "no source")
    assert Cause.SPECIAL_FUNCTIONS in ruled_out_by(
        plain, (*looked, absent("fast-functions")), verdict
    )
    assert Cause.SPECIAL_FUNCTIONS not in ruled_out_by(plain, (*looked, refused), verdict)


def test_small_gains_and_pictures_name_nothing(plain: Kernel) -> None:
    found = named(
        plain, *pictures(0.2, 1.0), outcome("no-barriers", 0.97), outcome("no-loads", 0.5)
    )
    assert list(found) == [Cause.INSTRUCTION_ROOF]


def test_a_remedy_does_not_name_what_is_provably_not_there(plain: Kernel) -> None:
    swizzle = outcome("shared-swizzle", 0.8, Kind.EQUIVALENT)
    assert Cause.BANK_CONFLICTS in named(plain, *pictures(0.5, 0.9), swizzle)
    found = named(plain, *pictures(0.5, 0.9), swizzle, absent("conflict-free-shared"))
    assert Cause.BANK_CONFLICTS not in found


@pytest.mark.parametrize(
    ("stride", "offset", "cause"),
    [(32, 12, Cause.ARRAY_OF_STRUCTURES), (4096, 0, Cause.UNCOALESCED_LOAD)],
)
def test_loads_are_named_after_their_addresses(
    make_subject: MakeSubject, stride: int, offset: int, cause: Cause
) -> None:
    kernel = make_subject(
        STRIDED.replace("{stride}", str(stride)).replace("{offset}", str(offset)), "k"
    )
    assert cause in named(kernel, *pictures(0.99, 0.3), outcome("coalesced-loads", 0.4))


BEHIND = """
	ld.global.u32 %r2, [%d2+4];
	mul.wide.u32 %d4, %r2, 132;
	mul.wide.u32 %d5, %r1, 4;
	add.s64 %d4, %d4, %d5;
	add.s64 %d4, %d4, %d2;
	ld.global.f32 %f2, [%d4];
"""


@pytest.mark.parametrize(
    ("stride", "offset", "cause"),
    [(4, 0, Cause.MISALIGNED), (32, 12, Cause.ARRAY_OF_STRUCTURES), (4096, 0, None)],
)
def test_rows_that_may_begin_anywhere_are_misaligned_or_say_nothing(
    make_subject: MakeSubject, stride: int, offset: int, cause: Cause | None
) -> None:
    """Beside scattered loads these are what matters; alone it is where rows begin."""
    strided = STRIDED.replace("{stride}", str(stride)).replace("{offset}", str(offset))
    ptx = strided.replace("<4>", "<9>").replace("%f<2>", "%f<9>").replace("ret;", BEHIND + "ret;")
    found = named(make_subject(ptx, "k"), *pictures(0.99, 0.3), outcome("coalesced-loads", 0.4))
    assert (cause or Cause.UNCOALESCED_LOAD) in found


def test_few_warps_are_occupancy_and_many_are_too_little_in_each(make_subject: MakeSubject) -> None:
    steep = curve("occupancy-sweep", (1, 1.9))
    large = make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))
    assert list(named(large, *pictures(0.98, 0.4), steep)) == [Cause.LOW_ILP]
    launch = replace(large.launch, block=(128, 1, 1), dynamic_shared_bytes=72 << 10)
    small = Kernel(launch, large.chip, large.built)
    assert small.blocks_per_sm == 3
    few = curve("occupancy-sweep", (1, 2.9))
    assert list(named(small, *pictures(0.98, 0.4), few, blocks=3)) == [Cause.OCCUPANCY]


def product(word: str, more: str = "") -> str:
    """A loop that loads two numbers from shared memory for a product, or one of them."""
    return f"""
.visible .entry k(.param .u32 n)
{{
	.reg .pred %p; .reg .b32 %r<4>; .reg .f32 %f<9>;
	.shared .align 16 .b8 tile[4096];
	ld.param.u32 %r1, [n];
	mov.u32 %r2, tile;
LOOP:
	{word}
	fma.rn.f32 %f5, %f1, %f2, %f5;
	{more}
	add.u32 %r2, %r2, 4;
	sub.u32 %r1, %r1, 1;
	setp.ne.u32 %p, %r1, 0;
	@%p bra LOOP;
	st.shared.f32 [%r2], %f5;
	ret;
}}
"""


BOTH = "ld.shared.f32 %f1, [%r2]; ld.shared.f32 %f2, [%r2+512];"
ONE = "ld.shared.f32 %f1, [%r2]; mov.f32 %f2, 0f40000000;"
MANY = "".join(f"fma.rn.f32 %f{n}, %f1, %f2, %f{n};" for n in (6, 7, 8))


@pytest.mark.parametrize(
    ("text", "slowed", "is_named"),
    [
        (product(BOTH), 1.8, True),
        (product(BOTH), 1.1, False),
        (product(ONE), 1.8, False),
        (product(BOTH, MANY), 1.8, False),
    ],
)
def test_factors_from_shared_memory_are_named_where_its_pipe_is_what_is_busy(
    text: str, slowed: float, is_named: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(text, "k", (65536, 1, 1), (256, 1, 1))
    noise = outcome("noise-fma", 1.0), outcome("noise-shared", slowed)
    found = named(kernel, *pictures(0.4, 0.98), *noise)
    assert (Cause.SHARED_OPERAND_TRAFFIC in found) is is_named
    beside = named(kernel, *pictures(0.4, 0.98), *noise, outcome("no-barriers", 0.5))
    assert Cause.SHARED_OPERAND_TRAFFIC not in beside


def written_out(products: int) -> str:
    """The same of bytes, without a loop."""
    load = "ld.shared.u32 %r2, [tile+{}]; ld.shared.u32 %r3, [tile+{}];"
    body = "".join(
        f"{load.format(4 * n, 512 + 4 * n)} dp4a.s32.s32 %r1, %r2, %r3, %r1;"
        for n in range(products)
    )
    return f"""
.visible .entry k(.param .u32 n)
{{
	.reg .b32 %r<4>;
	.shared .align 16 .b8 tile[4096];
	ld.param.u32 %r1, [n];
	{body}
	st.shared.u32 [tile], %r1;
	ret;
}}
"""


@pytest.mark.parametrize(("products", "is_named"), [(16, True), (4, False)])
def test_products_of_bytes_in_a_loop_that_was_written_out_count(
    products: int, is_named: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(written_out(products), "k", (65536, 1, 1), (256, 1, 1))
    noise = outcome("noise-fma", 1.0), outcome("noise-shared", 1.8)
    found = named(kernel, *pictures(0.4, 0.98), *noise)
    assert (Cause.SHARED_OPERAND_TRAFFIC in found) is is_named


_SERVED = {
    "coalesced-loads": 1.0,
    "all-hits-l1": 0.99,
    "no-stores": 1.0,
    "noise-global": 2.0,
    "noise-fma": 1.4,
}


@pytest.mark.parametrize(
    ("changed", "is_named"),
    [
        ({}, True),
        ({"all-hits-l1": 0.9}, False),
        ({"coalesced-loads": 0.9}, False),
        ({"no-stores": 0.9}, False),
        ({"noise-global": 1.1}, False),  # It waits, and has room for more.
        ({"no-divergence": 0.8}, False),
    ],
)
def test_loads_that_the_l1_serves_are_named_where_their_number_takes_the_time(
    changed: dict[str, float], is_named: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(
        STRIDED.replace("{stride}", "4").replace("{offset}", "0"), "k", (65536, 1, 1), (256, 1, 1)
    )
    small = replace(kernel.launch, arguments=(Buffer("p", "f32", (1 << 18,)),))
    kernel = replace(kernel, launch=small)
    given = [outcome(name, slowed) for name, slowed in (_SERVED | changed).items()]
    found = named(kernel, *pictures(0.99, 0.8), *given)
    assert (Cause.CACHE_OPERAND_TRAFFIC in found) is is_named
    # Shared memory might take the time in place of the L1; so might DRAM.
    shared = make_subject(product(BOTH), "k", (65536, 1, 1), (256, 1, 1))
    busy = replace(kernel, launch=replace(small, arguments=(Buffer("p", "f32", (1 << 28,)),)))
    for each in (shared, busy):
        assert Cause.CACHE_OPERAND_TRAFFIC not in named(each, *pictures(0.99, 0.8), *given)


@pytest.mark.parametrize(
    ("elements", "alone", "is_named"),
    [(1 << 18, 0.92, True), (1 << 18, 0.85, False), (1 << 22, 0.92, False), (1 << 22, 0.97, True)],
)
def test_accesses_alone_may_be_a_little_faster_where_each_byte_is_loaded_often(
    elements: int, alone: float, is_named: bool, make_subject: MakeSubject
) -> None:
    """16 million threads load 64 MB from 1 MB or from 16 MB."""
    kernel = make_subject(
        STRIDED.replace("{stride}", "4").replace("{offset}", "0"), "k", (65536, 1, 1), (256, 1, 1)
    )
    launch = replace(kernel.launch, arguments=(Buffer("p", "f32", (elements,)),))
    given = [outcome(name, slowed) for name, slowed in _SERVED.items()]
    found = named(replace(kernel, launch=launch), *pictures(alone, 0.99), *given)
    assert (Cause.CACHE_OPERAND_TRAFFIC in found) is is_named


@pytest.mark.parametrize(("loads", "is_named"), [(16, True), (8, False)])
def test_stores_that_no_time_was_left_for_may_be_few(
    loads: int, is_named: bool, make_subject: MakeSubject
) -> None:
    text = STRIDED.replace("{stride}", "4").replace("{offset}", "0")
    one = "ld.global.f32 %f1, [%d3+0];"
    assert one in text
    text = text.replace(one, "\n\t".join(one.replace("+0", f"+{4 * n}") for n in range(loads)))
    kernel = make_subject(text, "k", (65536, 1, 1), (256, 1, 1))
    launch = replace(kernel.launch, arguments=(Buffer("p", "f32", (1 << 18,)),))
    late = Outcome(experiment_named("no-stores"), Status.SKIPPED, "no time")
    given = [outcome(name, slowed) for name, slowed in _SERVED.items() if name != "no-stores"]
    for more in ((), (late,)):
        found = named(replace(kernel, launch=launch), *pictures(0.99, 0.8), *given, *more)
        assert (Cause.CACHE_OPERAND_TRAFFIC in found) is is_named


@pytest.mark.parametrize(("part", "is_named"), [(0.5, True), (0.95, False)])
def test_factors_from_shared_memory_are_not_named_where_dram_is_full(
    part: float, is_named: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(product(BOTH), "k", (65536, 1, 1), (256, 1, 1))
    most = kernel.chip.achievable_dram_bandwidth()
    assert most is not None
    size = int(part * most * LONG.estimate * 1e-9) // 4
    moved = replace(kernel.launch, arguments=(Buffer("x", "f32", (size,)),))
    noise = outcome("noise-fma", 1.0), outcome("noise-shared", 1.8)
    found = named(replace(kernel, launch=moved), *pictures(0.98, 0.4), *noise)
    assert (Cause.SHARED_OPERAND_TRAFFIC in found) is is_named
    assert (Cause.DRAM_ROOF in found) is not is_named


@pytest.mark.parametrize(
    ("threads", "is_named"), [(8, True), (33, True), (54, False), (64, False), (100, True)]
)
def test_idle_lanes_are_named_where_nothing_else_is_and_time_goes_with_warps(
    threads: int, is_named: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(EMPTY, "k", (65536, 1, 1), (threads, 1, 1))
    of_instructions, of_memory = pictures(0.4, 0.98), pictures(0.98, 0.4)
    assert (Cause.PARTIAL_WARPS in named(kernel, *of_instructions)) is is_named
    assert Cause.PARTIAL_WARPS not in named(kernel, *of_memory)
    assert Cause.PARTIAL_WARPS not in named(kernel, *of_instructions, outcome("no-barriers", 0.5))


def test_the_launch_comes_first_and_short_kernels_are_just_that(plain: Kernel) -> None:
    half = curve("grid-scaling", (0.5, 0.98))
    few = limiter(*pictures(0.5, 0.9), half, grid=(16, 1, 1))
    slow = outcome("no-barriers", 0.8)
    found = causes_of(plain, (half, slow), few, LONG)
    assert [each.cause for each in found] == [Cause.SMALL_GRID, Cause.BARRIERS]
    short = Interval(3e3, 2.9e3, 3.1e3, 0.95, 8)
    assert causes_of(plain, (half,), few, short)[0].cause is Cause.SHORT_LAUNCH


@pytest.mark.parametrize(("empty", "most"), [(2900.0, 5800.0), (3167.0, 6334.0), (None, 6000.0)])
def test_a_kernel_of_less_than_two_empty_ones_is_short(
    empty: float | None, most: float, plain: Kernel
) -> None:
    half = curve("grid-scaling", (0.5, 0.98))
    few = limiter(*pictures(0.5, 0.9), half, grid=(16, 1, 1))
    kernel = replace(plain, chip=replace(plain.chip, kernel_time=empty))
    for time, cause in ((most, Cause.SHORT_LAUNCH), (most + 100, Cause.SMALL_GRID)):
        took = Interval(time, time - 50, time + 50, 0.95, 8)
        assert causes_of(kernel, (half,), few, took)[0].cause is cause


@pytest.mark.parametrize(
    ("blocks", "cause"), [(300, Cause.TAIL), (148, Cause.SMALL_GRID), (16, Cause.SMALL_GRID)]
)
def test_whole_waves_name_a_tail_or_with_fewer_blocks_than_fit_a_small_grid(
    blocks: int, cause: Cause, make_subject: MakeSubject
) -> None:
    kernel = make_subject(EMPTY, "k", (blocks, 1, 1), (1024, 1, 1))
    assert kernel.blocks_per_sm == 2
    outcomes = (*pictures(0.02, 0.99), outcome("whole-waves", 0.56, Kind.EQUIVALENT))
    found = limiter(*outcomes, grid=(blocks, 1, 1))
    (named,) = causes_of(kernel, outcomes, found, LONG)
    assert (named.cause, named.experiment) == (cause, "whole-waves")
    assert named.gain is not None
    assert not {Cause.TAIL, Cause.SMALL_GRID} & ruled_out_by(kernel, outcomes, found)


@pytest.mark.parametrize(("blocks", "cause"), [(300, Cause.TAIL), (148, Cause.SMALL_GRID)])
def test_what_whole_waves_do_not_gain_is_ruled_out(
    blocks: int, cause: Cause, make_subject: MakeSubject
) -> None:
    kernel = make_subject(EMPTY, "k", (blocks, 1, 1), (1024, 1, 1))
    same = outcome("whole-waves", 1.0, Kind.EQUIVALENT)
    found = limiter(*pictures(0.9, 0.3), same, grid=(blocks, 1, 1))
    assert ruled_out_by(kernel, (same,), found) == {cause}
    # One of two grids that could not be told, or whose results differ, leaves it open.
    failed = Outcome(same.experiment, Status.UNSOUND, "results differ")
    assert not ruled_out_by(kernel, (replace(same, alternatives=(failed,)),), found)


@pytest.mark.parametrize(
    ("elements", "far", "cause"),
    [
        (1_000_000_000, 0.5, Cause.DRAM_ROOF),
        (700_000_000, 0.5, None),
        (100_000_000, 0.5, Cause.L1_MISSES),
        (1_000_000, 0.95, Cause.L2_ROOF),
    ],
)
def test_memory_is_at_a_roof_or_moves_the_same_again(
    plain: Kernel, elements: int, far: float, cause: Cause | None
) -> None:
    """The kernel takes 1 ms, in which an H200 can move about 4.1 GB."""
    launch = replace(plain.launch, arguments=(Buffer("a", "f32", (elements,)),))
    kernel = replace(plain, launch=launch)
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", far)
    assert list(named(kernel, *pictures(0.99, 0.3), *hits)) == ([cause] if cause else [])


def test_loads_and_stores_that_gain_only_together_are_one_matter(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    single = outcome("coalesced-loads", 0.5), outcome("coalesced-stores", 0.8)
    alone = named(kernel, *pictures(0.99, 0.3), *single, outcome("coalesced-accesses", 0.48))
    assert [e.experiment for e in alone.values()] == ["coalesced-loads", "coalesced-stores"]
    both = named(kernel, *pictures(0.99, 0.3), *single, outcome("coalesced-accesses", 0.1))
    assert list(both) == [Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE]
    assert {e.experiment for e in both.values()} == {"coalesced-accesses"}


def at_least(name: str, ratio: float) -> Outcome:
    """An outcome whose switch slows the kernel: on against the original, noted as such."""
    made = outcome(name, ratio)
    assert made.comparison is not None
    return replace(made, comparison=replace(made.comparison, notes=(Reason.PERTURBED,)))


def test_the_least_that_is_gained_names_its_cause(make_subject: MakeSubject) -> None:
    kernel = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    found = named(kernel, *pictures(0.99, 0.3), at_least("coalesced-loads", 0.5))
    assert list(found) == [Cause.UNCOALESCED_LOAD]
    assert found[Cause.UNCOALESCED_LOAD].claim is Claim.AT_LEAST
    # What loads alone gain at least does not tell whether stores gain beside them.
    both = at_least("coalesced-loads", 0.5), outcome("coalesced-accesses", 0.3)
    assert list(named(kernel, *pictures(0.99, 0.3), *both)) == [Cause.UNCOALESCED_LOAD]


def test_what_is_in_flight_is_not_named_beside_a_pattern_that_wastes_it(
    make_subject: MakeSubject,
) -> None:
    kernel = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    steep = curve("occupancy-sweep", (1, 1.9))
    found = named(kernel, *pictures(0.98, 0.4), steep, outcome("coalesced-loads", 0.5))
    assert list(found) == [Cause.UNCOALESCED_LOAD]


def test_words_read_again_are_named_after_the_curves_and_not_beside_other_gains(
    plain: Kernel,
) -> None:
    launch = replace(plain.launch, block=(128, 1, 1), dynamic_shared_bytes=72 << 10)
    few = curve("occupancy-sweep", (1, 2.9))
    again = outcome("shared-once", 0.5)
    kernel = Kernel(launch, plain.chip, plain.built)
    found = named(kernel, *pictures(0.9, 0.5), few, again, blocks=3)
    assert list(found) == [Cause.OCCUPANCY, Cause.REDUNDANT_LOADS]
    assert found[Cause.REDUNDANT_LOADS].claim is Claim.BOUND
    conflicts = outcome("conflict-free-shared", 0.8)
    assert list(named(plain, *pictures(0.5, 0.9), again, conflicts)) == [Cause.BANK_CONFLICTS]


def test_what_every_block_reads_is_named_in_place_of_a_roof_only(plain: Kernel) -> None:
    """The kernel takes 1 ms, in which an H200 can move about 4.1 GB."""
    launch = replace(plain.launch, arguments=(Buffer("a", "f32", (1_000_000_000,)),))
    kernel, common = replace(plain, launch=launch), outcome("block-invariant-loads", 0.9)
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5)
    assert list(named(kernel, *pictures(0.99, 0.3), *hits)) == [Cause.DRAM_ROOF]
    assert list(named(kernel, *pictures(0.99, 0.3), *hits, common)) == [Cause.REDUNDANT_LOADS]
    steep = curve("occupancy-sweep", (1, 1.9))
    assert list(named(kernel, *pictures(0.98, 0.4), steep, common)) == [Cause.LOW_ILP]


def test_a_copy_that_gains_only_what_its_switch_costs_names_nothing(plain: Kernel) -> None:
    slow = Interval(1.02, 1.01, 1.03, 0.95, 8)
    timings = (Timing("off", 0, LONG, slow), Timing("on", 1, LONG, slow))
    again = replace(outcome("shared-once", 0.9), timings=timings)
    assert list(named(plain, *pictures(0.2, 1.0), again)) == [Cause.INSTRUCTION_ROOF]
    fast = replace(timings[1], ratio=Interval(0.92, 0.91, 0.93, 0.95, 8))
    again = replace(again, timings=(timings[0], fast))
    assert list(named(plain, *pictures(0.2, 1.0), again)) == [Cause.REDUNDANT_LOADS]


def test_a_rewrite_is_named_though_nothing_is_read_again_from_shared_memory(
    plain: Kernel,
) -> None:
    kept = outcome("loads-once", 0.5, Kind.EQUIVALENT)
    none = absent("shared-once"), absent("block-invariant-loads")
    found = named(plain, *pictures(0.5, 0.9), *none, kept)
    assert found[Cause.REDUNDANT_LOADS].experiment == "loads-once"


def test_ruled_out_is_what_was_looked_for_and_not_found(plain: Kernel) -> None:
    outcomes = (
        outcome("no-barriers", 1.0),
        absent("no-divergence"),
        absent("register-cap"),
        Outcome(experiment_named("no-atomic-contention"), Status.REFUSED, "why"),
        outcome("conflict-free-shared", 0.5),
        curve("occupancy-sweep", (1, 1.01)),
        curve("grid-scaling", (0.5, 0.5)),
    )
    found = ruled_out_by(plain, outcomes, limiter(*pictures(0.9, 0.3)))
    assert found == {
        Cause.BARRIERS,
        Cause.DIVERGENCE,
        Cause.OCCUPANCY,
        Cause.LOW_ILP,
        Cause.SMALL_GRID,
        Cause.TAIL,
    }
    steep = (curve("occupancy-sweep", (1, 1.9)), absent("register-cap"))
    assert not ruled_out_by(plain, steep, limiter(*pictures(0.9, 0.3)))


BY_BLOCK = """
.visible .entry k()
{
	.reg .b32 %r<3>;
	.reg .pred %p<2>;
	mov.u32 %r1, %ctaid.x;
again:
	sub.s32 %r1, %r1, 1;
	setp.gt.s32 %p1, %r1, 0;
	@%p1 bra again;
	ret;
}
"""


def test_equal_warps_do_not_rule_out_blocks_of_unequal_work(
    make_subject: MakeSubject, plain: Kernel
) -> None:
    even = (absent("balanced-warps"),)
    assert ruled_out_by(plain, even, limiter()) == {Cause.IMBALANCE}
    assert not ruled_out_by(make_subject(BY_BLOCK, "k"), even, limiter())


@pytest.mark.parametrize(
    ("blocks", "is_out"),
    [
        (outcome("balanced-blocks", 1.0), True),
        (absent("balanced-blocks"), True),
        (Outcome(experiment_named("balanced-blocks"), Status.REFUSED, "not known"), False),
    ],
)
def test_even_blocks_that_gain_nothing_rule_out_imbalance(
    blocks: Outcome, is_out: bool, make_subject: MakeSubject
) -> None:
    kernel = make_subject(BY_BLOCK, "k")
    found = ruled_out_by(kernel, (absent("balanced-warps"), blocks), limiter())
    assert (Cause.IMBALANCE in found) == is_out


def test_uneven_blocks_are_named_before_a_roof(plain: Kernel) -> None:
    found = named(plain, *pictures(0.2, 1.0), outcome("balanced-blocks", 0.64))
    assert list(found) == [Cause.IMBALANCE]


def test_an_atomic_remedy_that_gains_counts_before_what_spreading_would(plain: Kernel) -> None:
    """Whichever gains more: the one can be had, the other is an ideal."""
    ideal = outcome("no-atomic-contention", 0.01)
    alone = named(plain, *pictures(0.99, 0.4), ideal)[Cause.ATOMICS]
    assert alone.claim is Claim.BOUND
    assert "bounds spreading the updates" in alone.remark
    for name, ratio in (("block-private-atomics", 0.05), ("warp-aggregated-atomics", 0.002)):
        found = named(plain, *pictures(0.99, 0.4), ideal, outcome(name, ratio))[Cause.ATOMICS]
        assert found.experiment == name
        assert found.claim is not Claim.BOUND


def test_contention_is_named_beside_a_cause_that_gains_more(plain: Kernel) -> None:
    gains = outcome("no-spills", 0.5), outcome("no-atomic-contention", 0.7)
    assert list(named(plain, *pictures(0.9, 0.9), *gains)) == [Cause.SPILLS, Cause.ATOMICS]
