"""Waits at barriers and for loads: which of the causes that may explain them are named."""

from dataclasses import replace

import pytest
from outcomes import curve, outcome, pictures
from test_naming import EMPTY, STRIDED, MakeSubject, named

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.trial import Equivalence
from cuado.what_if.experiments.cache_hints import EVERYTHING
from cuado.what_if.result import Claim, Outcome, Timing

UNROLLED = "unrolled-loads"


@pytest.fixture
def plain(make_subject: MakeSubject) -> Kernel:
    return make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))


@pytest.mark.parametrize(("other", "is_named"), [(0.86, True), (0.78, True), (0.76, False)])
def test_a_wait_is_named_beside_a_cause_that_is_no_greater_than_itself(
    plain: Kernel, other: float, is_named: bool
) -> None:
    """A barrier's bound of 1.136, as measured of averaging v4; its square is 1.29."""
    gains = outcome("no-barriers", 0.88), outcome("no-spills", other)
    found = named(plain, *pictures(0.5, 0.6), *gains)
    assert (Cause.BARRIERS in found) == is_named
    assert Cause.SPILLS in found


def test_loads_in_flight_hide_waits_at_barriers_and_are_no_reason_for_them(plain: Kernel) -> None:
    """Averaging v4, as measured: barriers 1.14 at most, unrolled loads 1.51, with equal results."""
    equal = Equivalence(equal=True)
    unrolled = replace(outcome(UNROLLED, 1 / 1.51, Kind.EQUIVALENT), equivalence=equal)
    found = named(plain, *pictures(0.5, 0.5), outcome("no-barriers", 1 / 1.14), unrolled)
    assert list(found) == [Cause.LOW_ILP, Cause.BARRIERS]


def test_a_bound_on_operations_that_a_greater_cause_counts_too_is_not_named(plain: Kernel) -> None:
    gains = outcome("free-special-functions", 0.5), outcome("no-spills", 0.45)
    assert list(named(plain, *pictures(0.5, 0.9), *gains)) == [Cause.SPILLS]


def hints(all_others: float) -> Outcome:
    """Cache hints that gain 1.16, and the control beside them."""
    best = outcome("cache-hints", 0.86, Kind.EQUIVALENT)
    control = outcome("cache-hints", all_others, Kind.EQUIVALENT)
    timing = Timing(EVERYTHING, 0.0, None, None)
    equal = Equivalence(equal=True)
    return replace(best, equivalence=equal, alternatives=(replace(control, timings=(timing,)),))


def test_a_hint_that_gains_as_much_with_nothing_kept_is_of_no_misses(plain: Kernel) -> None:
    waiting = outcome("no-barriers", 0.88)
    assert list(named(plain, *pictures(0.5, 0.6), waiting, hints(0.87))) == [Cause.BARRIERS]
    found = named(plain, *pictures(0.5, 0.6), waiting, hints(1.0))
    assert list(found) == [Cause.L1_MISSES, Cause.BARRIERS]


def test_unrolled_loads_that_gain_name_too_little_in_flight(plain: Kernel) -> None:
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
    kernel = make_subject(STRIDED.replace("{stride}", "4096").replace("{offset}", "0"), "k")
    if cause is Cause.L1_MISSES:
        buffer = (Buffer("a", "f32", (100_000_000,)),)
        kernel = replace(kernel, launch=replace(kernel.launch, arguments=buffer))
    gains = outcome(UNROLLED, 0.8, Kind.EQUIVALENT)
    found = named(kernel, *pictures(memory, math), gains, *others)
    assert Cause.LOW_ILP not in found
    assert (cause in found) if cause else not found
