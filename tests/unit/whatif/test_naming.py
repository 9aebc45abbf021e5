"""Causes named from outcomes made of numbers, and what counters add to them."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from test_limits import curve, limiter, outcome, pictures

from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Finding, Scope
from cuado.model.finding import Kind as FindingKind
from cuado.model.trial import Equivalence
from cuado.stats import Interval, Reason
from cuado.whatif.confirming import confirmed
from cuado.whatif.experiment import Kind
from cuado.whatif.experiments.cache_hints import EVERYTHING
from cuado.whatif.naming import named_causes
from cuado.whatif.registry import experiment_named
from cuado.whatif.result import Claim, NamedCause, Outcome, Status, Timing
from cuado.whatif.ruling import ruled_out
from cuado.whatif.subject import Subject

MakeSubject = Callable[..., Subject]
UNROLLED = "unrolled-loads"
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
    subject: Subject, *outcomes: Outcome, blocks: int = 2, time: Interval = LONG
) -> dict[Cause, NamedCause]:
    found = named_causes(subject, outcomes, limiter(*outcomes, blocks=blocks), time)
    return {each.cause: each for each in found}


@pytest.fixture
def plain(make_subject: MakeSubject) -> Subject:
    return make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))


def test_what_gains_is_named_and_the_greatest_comes_first(plain: Subject) -> None:
    gains = outcome("no-barriers", 0.4), outcome("no-spills", 0.5)
    found = named(plain, *pictures(0.5, 0.9), *gains)
    assert list(found) == [Cause.BARRIERS, Cause.SPILLS]
    assert found[Cause.SPILLS].claim is Claim.PREDICTED
    assert found[Cause.BARRIERS].claim is Claim.BOUND


def test_a_wait_that_a_greater_cause_may_explain_is_not_named(plain: Subject) -> None:
    gains = outcome("no-barriers", 0.8), outcome("no-spills", 0.5)
    assert list(named(plain, *pictures(0.5, 0.9), *gains)) == [Cause.SPILLS]


def test_what_a_compiler_brings_is_named_before_a_greater_bound(plain: Subject) -> None:
    bound = outcome("free-special-functions", 0.2, Kind.SEPARATE)
    compiled = outcome("fast-functions", 0.4, Kind.SEPARATE)
    for gains in ((bound, compiled), (compiled, bound)):
        cause = named(plain, *pictures(0.5, 0.9), *gains)[Cause.SPECIAL_FUNCTIONS]
        assert (cause.experiment, cause.claim) == ("fast-functions", Claim.PREDICTED)
    cause = named(plain, *pictures(0.5, 0.9), bound, absent("fast-functions"))[
        Cause.SPECIAL_FUNCTIONS
    ]
    assert (cause.experiment, cause.claim) == ("free-special-functions", Claim.BOUND)


def test_functions_that_could_not_be_looked_for_are_not_ruled_out(plain: Subject) -> None:
    looked = absent("fast-math"), absent("free-special-functions")
    verdict = limiter(*pictures(0.9, 0.3))
    refused = Outcome(experiment_named("fast-functions"), Status.REFUSED, "no source")
    assert Cause.SPECIAL_FUNCTIONS in ruled_out(plain, (*looked, absent("fast-functions")), verdict)
    assert Cause.SPECIAL_FUNCTIONS not in ruled_out(plain, (*looked, refused), verdict)


@pytest.mark.parametrize(("other", "is_named"), [(0.86, True), (0.78, True), (0.76, False)])
def test_a_wait_is_named_beside_a_cause_that_is_no_greater_than_itself(
    plain: Subject, other: float, is_named: bool
) -> None:
    """A barrier's bound of 1.136, as measured of averaging v4; its square is 1.29."""
    gains = outcome("no-barriers", 0.88), outcome("no-spills", other)
    found = named(plain, *pictures(0.5, 0.6), *gains)
    assert (Cause.BARRIERS in found) == is_named
    assert Cause.SPILLS in found


def test_loads_in_flight_hide_waits_at_barriers_and_are_no_reason_for_them(plain: Subject) -> None:
    """Averaging v4, as measured: barriers 1.14 at most, unrolled loads 1.51, with equal results."""
    equal = Equivalence(equal=True)
    unrolled = replace(outcome(UNROLLED, 1 / 1.51, Kind.EQUIVALENT), equivalence=equal)
    found = named(plain, *pictures(0.5, 0.5), outcome("no-barriers", 1 / 1.14), unrolled)
    assert list(found) == [Cause.LOW_ILP, Cause.BARRIERS]


def test_a_bound_on_operations_that_a_greater_cause_counts_too_is_not_named(plain: Subject) -> None:
    gains = outcome("free-special-functions", 0.5), outcome("no-spills", 0.45)
    assert list(named(plain, *pictures(0.5, 0.9), *gains)) == [Cause.SPILLS]


def hints(all_others: float) -> Outcome:
    """Cache hints that gain 1.16, and the control beside them."""
    best = outcome("cache-hints", 0.86, Kind.EQUIVALENT)
    control = outcome("cache-hints", all_others, Kind.EQUIVALENT)
    timing = Timing(EVERYTHING, 0.0, None, None)
    equal = Equivalence(equal=True)
    return replace(best, equivalence=equal, alternatives=(replace(control, timings=(timing,)),))


def test_a_hint_that_gains_as_much_with_nothing_kept_is_of_no_misses(plain: Subject) -> None:
    waiting = outcome("no-barriers", 0.88)
    assert list(named(plain, *pictures(0.5, 0.6), waiting, hints(0.87))) == [Cause.BARRIERS]
    found = named(plain, *pictures(0.5, 0.6), waiting, hints(1.0))
    assert list(found) == [Cause.L1_MISSES, Cause.BARRIERS]


def test_unrolled_loads_that_gain_name_too_little_in_flight(plain: Subject) -> None:
    gains = replace(outcome(UNROLLED, 0.8, Kind.EQUIVALENT), equivalence=Equivalence(equal=True))
    found = named(plain, *pictures(0.98, 0.4), gains)
    assert list(found) == [Cause.LOW_ILP]
    assert found[Cause.LOW_ILP].claim is Claim.REAL
    named_by_curve = named(plain, *pictures(0.98, 0.4), gains, curve("occupancy-sweep", (1, 1.9)))
    assert named_by_curve[Cause.LOW_ILP].experiment == UNROLLED


@pytest.mark.parametrize(
    ("memory", "math", "others", "cause"),
    [
        (0.5, 0.86, (), None),  # instructions take as long
        (0.4, 0.98, (), Cause.INSTRUCTION_ROOF),
        (0.98, 0.4, (curve("occupancy-sweep", (1, 1.0)),), None),  # no want of warps
        (0.98, 0.4, (outcome("coalesced-loads", 0.9),), Cause.UNCOALESCED_LOAD),
        (0.98, 0.4, (outcome("no-spills", 0.5),), Cause.SPILLS),
        (0.98, 0.4, (outcome("register-cap", 0.9, Kind.EQUIVALENT),), Cause.OCCUPANCY),
        (0.98, 0.4, (outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5)), Cause.L1_MISSES),
    ],
)
def test_unrolled_loads_hide_other_causes_and_do_not_name_them(
    make_subject: MakeSubject,
    memory: float,
    math: float,
    others: tuple[Outcome, ...],
    cause: Cause | None,
) -> None:
    subject = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    if cause is Cause.L1_MISSES:
        buffer = (Buffer("a", "f32", (100_000_000,)),)
        subject = replace(subject, launch=replace(subject.launch, arguments=buffer))
    gains = outcome(UNROLLED, 0.8, Kind.EQUIVALENT)
    found = named(subject, *pictures(memory, math), gains, *others)
    assert Cause.LOW_ILP not in found
    assert (cause in found) if cause else not found


def test_small_gains_and_pictures_name_nothing(plain: Subject) -> None:
    found = named(
        plain, *pictures(0.2, 1.0), outcome("no-barriers", 0.97), outcome("no-loads", 0.5)
    )
    assert list(found) == [Cause.INSTRUCTION_ROOF]


def test_a_remedy_does_not_name_what_is_provably_not_there(plain: Subject) -> None:
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
    subject = make_subject(
        STRIDED.replace("{stride}", str(stride)).replace("{offset}", str(offset)), "k"
    )
    assert cause in named(subject, *pictures(0.99, 0.3), outcome("coalesced-loads", 0.4))


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
    small = Subject(launch, large.chip, large.built)
    assert small.blocks_per_sm == 3
    few = curve("occupancy-sweep", (1, 2.9))
    assert list(named(small, *pictures(0.98, 0.4), few, blocks=3)) == [Cause.OCCUPANCY]


def test_the_launch_comes_first_and_short_kernels_are_just_that(plain: Subject) -> None:
    half = curve("grid-scaling", (0.5, 0.98))
    few = limiter(*pictures(0.5, 0.9), half, grid=(16, 1, 1))
    slow = outcome("no-barriers", 0.8)
    found = named_causes(plain, (half, slow), few, LONG)
    assert [each.cause for each in found] == [Cause.SMALL_GRID, Cause.BARRIERS]
    short = Interval(3e3, 2.9e3, 3.1e3, 0.95, 8)
    assert named_causes(plain, (half,), few, short)[0].cause is Cause.SHORT_LAUNCH


@pytest.mark.parametrize(
    ("blocks", "cause"), [(300, Cause.TAIL), (148, Cause.SMALL_GRID), (16, Cause.SMALL_GRID)]
)
def test_whole_waves_name_a_tail_or_with_fewer_blocks_than_fit_a_small_grid(
    blocks: int, cause: Cause, make_subject: MakeSubject
) -> None:
    subject = make_subject(EMPTY, "k", (blocks, 1, 1), (1024, 1, 1))
    assert subject.blocks_per_sm == 2
    outcomes = (*pictures(0.02, 0.99), outcome("whole-waves", 0.56, Kind.EQUIVALENT))
    found = limiter(*outcomes, grid=(blocks, 1, 1))
    (named,) = named_causes(subject, outcomes, found, LONG)
    assert (named.cause, named.experiment) == (cause, "whole-waves")
    assert named.gain is not None
    assert not {Cause.TAIL, Cause.SMALL_GRID} & ruled_out(subject, outcomes, found)


@pytest.mark.parametrize(("blocks", "cause"), [(300, Cause.TAIL), (148, Cause.SMALL_GRID)])
def test_what_whole_waves_do_not_gain_is_ruled_out(
    blocks: int, cause: Cause, make_subject: MakeSubject
) -> None:
    subject = make_subject(EMPTY, "k", (blocks, 1, 1), (1024, 1, 1))
    same = outcome("whole-waves", 1.0, Kind.EQUIVALENT)
    found = limiter(*pictures(0.9, 0.3), same, grid=(blocks, 1, 1))
    assert ruled_out(subject, (same,), found) == {cause}
    # One of two grids that could not be told, or whose results differ, leaves it open.
    failed = Outcome(same.experiment, Status.UNSOUND, "results differ")
    assert not ruled_out(subject, (replace(same, alternatives=(failed,)),), found)


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
    plain: Subject, elements: int, far: float, cause: Cause | None
) -> None:
    """The kernel takes 1 ms, in which an H200 can move about 4.1 GB."""
    launch = replace(plain.launch, arguments=(Buffer("a", "f32", (elements,)),))
    subject = replace(plain, launch=launch)
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", far)
    assert list(named(subject, *pictures(0.99, 0.3), *hits)) == ([cause] if cause else [])


def test_loads_and_stores_that_gain_only_together_are_one_matter(
    make_subject: MakeSubject,
) -> None:
    subject = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    single = outcome("coalesced-loads", 0.5), outcome("coalesced-stores", 0.8)
    alone = named(subject, *pictures(0.99, 0.3), *single, outcome("coalesced-accesses", 0.48))
    assert [e.experiment for e in alone.values()] == ["coalesced-loads", "coalesced-stores"]
    both = named(subject, *pictures(0.99, 0.3), *single, outcome("coalesced-accesses", 0.1))
    assert list(both) == [Cause.UNCOALESCED_LOAD, Cause.UNCOALESCED_STORE]
    assert {e.experiment for e in both.values()} == {"coalesced-accesses"}


def at_least(name: str, ratio: float) -> Outcome:
    """An outcome whose switch slows the kernel: on against the original, noted as such."""
    made = outcome(name, ratio)
    assert made.comparison is not None
    return replace(made, comparison=replace(made.comparison, notes=(Reason.PERTURBED,)))


def test_the_least_that_is_gained_names_its_cause(make_subject: MakeSubject) -> None:
    subject = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    found = named(subject, *pictures(0.99, 0.3), at_least("coalesced-loads", 0.5))
    assert list(found) == [Cause.UNCOALESCED_LOAD]
    assert found[Cause.UNCOALESCED_LOAD].claim is Claim.AT_LEAST
    # What loads alone gain at least does not tell whether stores gain beside them.
    both = at_least("coalesced-loads", 0.5), outcome("coalesced-accesses", 0.3)
    assert list(named(subject, *pictures(0.99, 0.3), *both)) == [Cause.UNCOALESCED_LOAD]


def test_what_is_in_flight_is_not_named_beside_a_pattern_that_wastes_it(
    make_subject: MakeSubject,
) -> None:
    subject = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    steep = curve("occupancy-sweep", (1, 1.9))
    found = named(subject, *pictures(0.98, 0.4), steep, outcome("coalesced-loads", 0.5))
    assert list(found) == [Cause.UNCOALESCED_LOAD]


def test_words_read_again_are_named_after_the_curves_and_not_beside_other_gains(
    plain: Subject,
) -> None:
    launch = replace(plain.launch, block=(128, 1, 1), dynamic_shared_bytes=72 << 10)
    few = curve("occupancy-sweep", (1, 2.9))
    again = outcome("shared-once", 0.5)
    subject = Subject(launch, plain.chip, plain.built)
    found = named(subject, *pictures(0.9, 0.5), few, again, blocks=3)
    assert list(found) == [Cause.OCCUPANCY, Cause.REDUNDANT_LOADS]
    assert found[Cause.REDUNDANT_LOADS].claim is Claim.BOUND
    conflicts = outcome("conflict-free-shared", 0.8)
    assert list(named(plain, *pictures(0.5, 0.9), again, conflicts)) == [Cause.BANK_CONFLICTS]


def test_what_every_block_reads_is_named_in_place_of_a_roof_only(plain: Subject) -> None:
    """The kernel takes 1 ms, in which an H200 can move about 4.1 GB."""
    launch = replace(plain.launch, arguments=(Buffer("a", "f32", (1_000_000_000,)),))
    subject, common = replace(plain, launch=launch), outcome("block-invariant-loads", 0.9)
    hits = outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5)
    assert list(named(subject, *pictures(0.99, 0.3), *hits)) == [Cause.DRAM_ROOF]
    assert list(named(subject, *pictures(0.99, 0.3), *hits, common)) == [Cause.REDUNDANT_LOADS]
    steep = curve("occupancy-sweep", (1, 1.9))
    assert list(named(subject, *pictures(0.98, 0.4), steep, common)) == [Cause.LOW_ILP]


def test_a_copy_that_gains_only_what_its_switch_costs_names_nothing(plain: Subject) -> None:
    slow = Interval(1.02, 1.01, 1.03, 0.95, 8)
    timings = (Timing("off", 0, LONG, slow), Timing("on", 1, LONG, slow))
    again = replace(outcome("shared-once", 0.9), timings=timings)
    assert list(named(plain, *pictures(0.2, 1.0), again)) == [Cause.INSTRUCTION_ROOF]
    fast = replace(timings[1], ratio=Interval(0.92, 0.91, 0.93, 0.95, 8))
    again = replace(again, timings=(timings[0], fast))
    assert list(named(plain, *pictures(0.2, 1.0), again)) == [Cause.REDUNDANT_LOADS]


def test_a_rewrite_is_named_though_nothing_is_read_again_from_shared_memory(
    plain: Subject,
) -> None:
    kept = outcome("loads-once", 0.5, Kind.EQUIVALENT)
    none = absent("shared-once"), absent("block-invariant-loads")
    found = named(plain, *pictures(0.5, 0.9), *none, kept)
    assert found[Cause.REDUNDANT_LOADS].experiment == "loads-once"


def test_ruled_out_is_what_was_looked_for_and_not_found(plain: Subject) -> None:
    outcomes = (
        outcome("no-barriers", 1.0),
        absent("no-divergence"),
        absent("register-cap"),
        Outcome(experiment_named("no-atomic-contention"), Status.REFUSED, "why"),
        outcome("conflict-free-shared", 0.5),
        curve("occupancy-sweep", (1, 1.01)),
        curve("grid-scaling", (0.5, 0.5)),
    )
    found = ruled_out(plain, outcomes, limiter(*pictures(0.9, 0.3)))
    assert found == {
        Cause.BARRIERS,
        Cause.DIVERGENCE,
        Cause.OCCUPANCY,
        Cause.LOW_ILP,
        Cause.SMALL_GRID,
        Cause.TAIL,
    }
    steep = (curve("occupancy-sweep", (1, 1.9)), absent("register-cap"))
    assert not ruled_out(plain, steep, limiter(*pictures(0.9, 0.3)))


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
    make_subject: MakeSubject, plain: Subject
) -> None:
    even = (absent("balanced-warps"),)
    assert ruled_out(plain, even, limiter()) == {Cause.IMBALANCE}
    assert not ruled_out(make_subject(BY_BLOCK, "k"), even, limiter())


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
    subject = make_subject(BY_BLOCK, "k")
    found = ruled_out(subject, (absent("balanced-warps"), blocks), limiter())
    assert (Cause.IMBALANCE in found) == is_out


def test_uneven_blocks_are_named_before_a_roof(plain: Subject) -> None:
    found = named(plain, *pictures(0.2, 1.0), outcome("balanced-blocks", 0.64))
    assert list(found) == [Cause.IMBALANCE]


def finding(rule: str, cause: Cause, speedup: float, scope: Scope = Scope.KERNEL) -> Finding:
    return Finding(
        rule, f"{rule}!", "", (), FindingKind.CAUSE, bound=Bound(speedup, scope, ""), cause=cause
    )


def test_counters_support_what_is_named_and_add_what_nobody_looked_for() -> None:
    named_ones = (NamedCause(Cause.SPILLS, "why", "no-spills"),)
    found = confirmed(
        named_ones,
        {Cause.BARRIERS},
        (
            finding("spilling-hurts", Cause.SPILLS, 3.0),
            finding("barrier-stalls", Cause.BARRIERS, 2.0),
            finding("atomics-contention", Cause.ATOMICS, 1.5),
            finding("divergence", Cause.DIVERGENCE, 1.1),
            finding("l1-thrash", Cause.L1_MISSES, 4.0, Scope.UNIT),
        ),
    )
    assert [(each.cause, each.rule, each.experiment) for each in found] == [
        (Cause.SPILLS, "spilling-hurts", "no-spills"),
        (Cause.ATOMICS, "atomics-contention", ""),
    ]


def test_a_roof_gives_way_to_a_cause_that_counters_find() -> None:
    roof = (NamedCause(Cause.DRAM_ROOF, "why", "all-hits-l2"),)
    atomics = finding("atomics-contention", Cause.ATOMICS, 1.5)
    assert [each.cause for each in confirmed(roof, set(), (atomics,))] == [Cause.ATOMICS]
    assert confirmed(roof, {Cause.ATOMICS}, (atomics,)) == roof


def test_counters_add_no_less_than_experiments_gain_by_others() -> None:
    gained = NamedCause(
        Cause.SPILLS, "why", "no-spills", Interval(2.0, 1.9, 2.1, 0.95, 8), Claim.REAL
    )
    less = finding("atomics-contention", Cause.ATOMICS, 1.5)
    more = finding("divergence", Cause.DIVERGENCE, 2.5)
    found = confirmed((gained,), set(), (less, more))
    assert [each.cause for each in found] == [Cause.SPILLS, Cause.DIVERGENCE]


def test_an_atomic_remedy_that_gains_counts_before_what_spreading_would(plain: Subject) -> None:
    """Whichever gains more: the one can be had, the other is an ideal."""
    ideal = outcome("no-atomic-contention", 0.01)
    alone = named(plain, *pictures(0.99, 0.4), ideal)[Cause.ATOMICS]
    assert alone.claim is Claim.BOUND
    assert "bounds spreading the updates" in alone.why
    for name, ratio in (("block-private-atomics", 0.05), ("warp-aggregated-atomics", 0.002)):
        found = named(plain, *pictures(0.99, 0.4), ideal, outcome(name, ratio))[Cause.ATOMICS]
        assert found.experiment == name
        assert found.claim is not Claim.BOUND


def test_contention_is_named_beside_a_cause_that_gains_more(plain: Subject) -> None:
    gains = outcome("no-spills", 0.5), outcome("no-atomic-contention", 0.7)
    assert list(named(plain, *pictures(0.9, 0.9), *gains)) == [Cause.SPILLS, Cause.ATOMICS]
