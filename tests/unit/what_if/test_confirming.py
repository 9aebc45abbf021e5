"""What counters add to the causes that experiments name."""

from dataclasses import replace

from cuado.kernel.facts.synchronization.warp_roles import WarpRoles
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Finding, LineShare, Scope
from cuado.model.finding import Kind as FindingKind
from cuado.model.instruction import SourceLocation
from cuado.stats import Interval
from cuado.what_if.diagnose.cross_check import apart_from_roles, confirmed
from cuado.what_if.result import Claim, NamedCause


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


def test_a_cause_lies_where_counters_see_it_unless_an_experiment_tells() -> None:
    shares = (LineShare("a.cu", 7, 0.6, "conflicts"), LineShare("a.cu", 9, 0.4, "conflicts"))
    known = SourceLocation("a.cu", 3)
    spills = replace(finding("spilling-hurts", Cause.SPILLS, 3.0), lines=shares)
    conflicts = replace(finding("bank-conflict-load", Cause.BANK_CONFLICTS, 1.5), lines=shares)
    seen = SourceLocation("a.cu", 7)
    for own, expected in (((known,), known), ((), seen)):
        named = NamedCause(Cause.SPILLS, "why", "no-spills", lines=own)
        found = confirmed((named,), set(), (spills, conflicts))
        assert [each.lines for each in found] == [(expected,), (seen,)]


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


def test_what_roles_of_warps_explain_is_no_cause() -> None:
    found = (
        finding("divergence", Cause.DIVERGENCE, 1.9),
        finding("warp-imbalance", Cause.IMBALANCE, 1.5),
        finding("low-theoretical-occupancy", Cause.OCCUPANCY, 1.5),
        finding("bank-conflict-load", Cause.BANK_CONFLICTS, 1.2),
    )
    specialised = WarpRoles((), (232, -40), are_apart=True)
    assert apart_from_roles(found, specialised) == found[3:]
    # Roles that do not set their registers themselves may lack warps all the same.
    assert apart_from_roles(found, WarpRoles((7,), (), are_apart=True)) == found[2:]
    assert apart_from_roles(found, WarpRoles((), (), are_apart=False)) == found


def test_missing_warps_explain_why_more_loads_in_flight_gain() -> None:
    in_flight = NamedCause(
        Cause.LOW_ILP, "why", "unrolled-loads", Interval(1.2, 1.19, 1.21, 0.95, 8), Claim.REAL
    )
    few = finding("achieved-below-theoretical", Cause.IMBALANCE, 2.5)
    other = finding("divergence", Cause.DIVERGENCE, 2.5)
    by_curve = NamedCause(Cause.LOW_ILP, "why", "occupancy-sweep")
    for named_one, found, left in (
        (in_flight, few, [Cause.IMBALANCE]),
        (in_flight, other, [Cause.LOW_ILP, Cause.DIVERGENCE]),
        (by_curve, few, [Cause.LOW_ILP, Cause.IMBALANCE]),
    ):
        assert [each.cause for each in confirmed((named_one,), set(), (found,))] == left


def test_a_bound_on_one_fix_is_none_on_the_cause() -> None:
    named_ones = (NamedCause(Cause.OCCUPANCY, "why", "occupancy-sweep"),)
    few = finding("low-theoretical-occupancy", Cause.OCCUPANCY, 1.4)
    assert few.bound is not None
    step = replace(few, bound=replace(few.bound, by="the next step"))
    for found, bound in ((few, 1.4), (step, None)):
        (only,) = confirmed(named_ones, set(), (found,))
        assert (only.rule, only.bound) == ("low-theoretical-occupancy", bound)


def test_a_debug_build_comes_first_whatever_its_code_loses_time_to() -> None:
    named = NamedCause(Cause.CACHE_OPERAND_TRAFFIC, "why", "noise-global")
    debug = finding("debug-build", Cause.DEBUG_BUILD, 7.1)
    assert [each.cause for each in confirmed((named,), set(), (debug,))] == [
        Cause.DEBUG_BUILD,
        Cause.CACHE_OPERAND_TRAFFIC,
    ]
