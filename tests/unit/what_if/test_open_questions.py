"""A roof is only named if its unit is busy and each cause behind it was looked for."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from outcomes import causes_of, limiter, outcome, pictures, ruled_out_by

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.limiter import UnitKind, Utilization
from cuado.rules.registry import all_rules
from cuado.stats import Comparison, Interval, Reason, Verdict
from cuado.what_if.diagnose.contradictions import reconciled
from cuado.what_if.diagnose.evidence import Evidence
from cuado.what_if.diagnose.open_questions import open_questions
from cuado.what_if.outcomes import Outcomes
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, CounterVerdict, OpenQuestion, Outcome, Status

MakeSubject = Callable[..., Kernel]
LONG = Interval(1e6, 0.99e6, 1.01e6, 0.95, 8)
EMPTY = ".visible .entry k()\n{\n\tret;\n}\n"
EVERY_RULE = frozenset(each.cause for each in all_rules() if each.cause)
COMPUTING = pictures(0.2, 0.99)


def unit(metric: str, percent: float, kind: UnitKind = UnitKind.COMPUTE) -> Utilization:
    measure = Measure(percent, Unit.PERCENT, Provenance.MEASURED, metric)
    return Utilization(metric, metric.replace("_", " "), kind, measure, percent)


def counted(*units: Utilization, excluded: frozenset[Cause] = EVERY_RULE) -> CounterVerdict:
    """Counters that saw some units this busy, and of causes all but none."""
    verdict = replace(limiter(*COMPUTING), utilizations=units)
    return CounterVerdict(verdict, excluded=excluded)


@pytest.fixture
def plain(make_subject: MakeSubject) -> Kernel:
    return make_subject(EMPTY, "k", (65536, 1, 1), (1024, 1, 1))


def asked(kernel: Kernel, counters: CounterVerdict, *more: Outcome) -> tuple[OpenQuestion, ...]:
    """What is open of a kernel whose instructions take the time, after further experiments."""
    every = (*COMPUTING, *more)
    found = limiter(*every)
    named = causes_of(kernel, every, found, LONG)
    assert [each.cause for each in named] == [Cause.INSTRUCTION_ROOF]
    evidence = Evidence(kernel, Outcomes(every), found, LONG)
    return open_questions(evidence, named, ruled_out_by(kernel, every, found), counters)


FULL = unit("issue_slot_utilization", 91)


def test_nothing_is_open_where_a_pipe_is_full_and_every_rule_was_asked(plain: Kernel) -> None:
    assert asked(plain, counted(FULL)) == ()


def test_what_is_left_over_is_no_roof(plain: Kernel) -> None:
    """Issue slots at 33 %: the instructions do not take the time."""
    (question,) = asked(plain, counted(unit("issue_slot_utilization", 33)))
    assert question.cause is Cause.INSTRUCTION_ROOF
    assert question.why == "issue slot utilization at 33% at most"


def test_without_counters_how_busy_is_unknown_and_each_cause_stays_open(plain: Kernel) -> None:
    found = {each.cause: each.why for each in asked(plain, CounterVerdict())}
    assert found[Cause.INSTRUCTION_ROOF] == "how busy its unit is was not counted"
    assert {Cause.DIVERGENCE, Cause.FP64, Cause.SPILLS} <= found.keys()
    assert Cause.UNCOALESCED_LOAD not in found
    # Known from the launch, without counters.
    assert not {Cause.PARTIAL_WARPS, Cause.DEBUG_BUILD} & found.keys()


def test_a_build_for_debugging_and_partial_warps_stay_open(make_subject: MakeSubject) -> None:
    debug = make_subject(EMPTY, "k", (65536, 1, 1), (1000, 1, 1))
    ptx = debug.launch.ptx.replace(".target sm_90", ".target sm_90, debug")
    debug = replace(debug, launch=replace(debug.launch, ptx=ptx))
    found = {each.cause for each in asked(debug, CounterVerdict())}
    assert {Cause.PARTIAL_WARPS, Cause.DEBUG_BUILD} <= found


def test_nothing_explains_more_than_the_buffers_moved_once(make_subject: MakeSubject) -> None:
    kernel = make_subject(EMPTY.replace("k()", "k(.param .u64 a)"), "k", (65536, 1, 1), (256, 1, 1))
    moved = (kernel.chip.achievable_dram_bandwidth() or 0.0) * LONG.estimate * 1e-9
    buffer = Buffer("a", "f32", (int(0.9 * moved / 4),))
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=(buffer,)))
    every = (*pictures(0.99, 0.3), outcome("all-hits-l1", 0.4), outcome("all-hits-l2", 0.5))
    found = limiter(*every)
    named = causes_of(kernel, every, found, LONG)
    assert [each.cause for each in named] == [Cause.DRAM_ROOF]
    evidence = Evidence(kernel, Outcomes(every), found, LONG)
    assert open_questions(evidence, named, frozenset(), CounterVerdict()) == ()


def test_a_rule_that_lacked_data_leaves_its_cause_open(plain: Kernel) -> None:
    (question,) = asked(plain, counted(FULL, excluded=EVERY_RULE - {Cause.DIVERGENCE}))
    assert question.cause is Cause.DIVERGENCE


def test_an_experiment_closes_what_no_counter_does(plain: Kernel) -> None:
    counters = counted(FULL, excluded=EVERY_RULE - {Cause.DIVERGENCE})
    assert asked(plain, counters, outcome("no-divergence", 1.0)) == ()


def test_a_refused_experiment_says_why_its_cause_is_open(plain: Kernel) -> None:
    counters = counted(FULL, excluded=EVERY_RULE - {Cause.DIVERGENCE})
    refused = Outcome(experiment_named("no-divergence"), Status.REFUSED, "a loop of unknown trips")
    (question,) = asked(plain, counters, refused)
    assert question.why == "no-divergence: a loop of unknown trips"


def test_no_roof_where_a_version_is_faster(plain: Kernel) -> None:
    (question,) = asked(plain, counted(FULL), outcome("unrolled-loads", 0.8))
    assert question.why == "unrolled-loads is 1.25 times faster all the same"


def switched(name: str, ratio: float, *notes: Reason) -> Outcome:
    interval = Interval(ratio, ratio * 0.99, ratio * 1.01, 0.95, 8)
    made = Comparison(Verdict.FASTER, (Reason.BEYOND_FLOOR,), notes, interval, 0.02, 8, (), ())
    return Outcome(experiment_named(name), Status.MEASURED, kind=Kind.SWITCHED, comparison=made)


def test_coalescing_cannot_gain_more_than_no_loads_at_all() -> None:
    found = reconciled((switched("coalesced-loads", 0.2), switched("no-loads", 0.5)), counted())
    assert found[0].claim is Claim.BOUND
    assert "no-loads relaxes more and gains 2.00x" in found[0].contradicted
    assert found[1].claim is Claim.BOUND
    assert not found[1].contradicted


def test_a_gain_below_its_bound_is_a_prediction() -> None:
    found = reconciled((switched("coalesced-loads", 0.6), switched("no-loads", 0.5)), counted())
    assert found[0].claim is Claim.PREDICTED


def test_at_least_so_much_is_held_against_hits_of_the_l1() -> None:
    """The case of a review: at least 13.8x, where every load a hit in the L1 gains 3.8x."""
    least = switched("coalesced-loads", 1 / 13.8, Reason.PERTURBED)
    hits = switched("all-hits-l1", 1 / 3.8)
    assert least.claim is Claim.AT_LEAST
    assert reconciled((least, hits), counted())[0].claim is Claim.BOUND
    busy = counted(unit("l1_data_pipe_utilization", 85, UnitKind.MEMORY))
    assert reconciled((least, hits), busy)[0].claim is Claim.AT_LEAST
    sure = switched("coalesced-loads", 1 / 13.8)
    assert reconciled((sure, hits), counted())[0].claim is Claim.PREDICTED


def test_a_modelled_rewrite_cannot_outrun_dram(make_subject: MakeSubject) -> None:
    """93 % of what a copy attains: a model that says 1.2 times faster says too much."""
    kernel = make_subject(EMPTY.replace("k()", "k(.param .u64 a)"), "k")
    seconds = LONG.estimate * 1e-9
    attainable = kernel.chip.achievable_dram_bandwidth() or 0.0
    elements = int(0.93 * attainable * seconds / 4)
    launch = replace(kernel.launch, arguments=(Buffer("a", "f32", (elements,)),))
    kernel = replace(kernel, launch=launch)
    gains = outcome("unrolled-loads", 0.83, Kind.EQUIVALENT)
    found = limiter(gains)
    told = Evidence(kernel, Outcomes((gains,)), found, LONG, modelled=True)
    assert told.part_of_dram == pytest.approx(0.93, rel=1e-3)
    assert told.outruns_dram(gains)
    assert not told.outruns_dram(outcome("unrolled-loads", 0.95, Kind.EQUIVALENT))
    assert not replace(told, modelled=False).outruns_dram(gains)
