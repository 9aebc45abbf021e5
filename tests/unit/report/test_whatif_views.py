"""The views of experiments: order, claims, doubts, curves and what to do next."""

from dataclasses import replace

import pytest
import whatif_results as results
from whatif_results import experiment, interval, rewritten, swept, switched

from cuado.kernel.proposal import Kind
from cuado.metrics import Measure, Provenance, Unit
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.instruction import SourceLocation
from cuado.model.limiter import UnitKind, Utilization, VariantTimes
from cuado.model.trial import Equivalence
from cuado.report.whatif import WhatIfReport, wording
from cuado.report.whatif.answer import answer
from cuado.report.whatif.rows import (
    cause_rows,
    numbers,
    set_aside,
    source_text,
    trouble,
)
from cuado.report.whatif.sweeps import slack, sweeps
from cuado.report.whatif.view import WhatIfView, whatif_view
from cuado.stats import Interval, Reason, Verdict
from cuado.what_if.result import DATA_DECIDES, WASTED_ON, Claim, NamedCause, Outcome, Status, WhatIf


def only(*outcomes: Outcome) -> WhatIf:
    return replace(results.transpose(), outcomes=outcomes)


def view(*outcomes: Outcome) -> WhatIfView:
    return whatif_view(WhatIfReport(only(*outcomes)))


def test_gains_come_first_and_the_undecided_last() -> None:
    assert [(cause.name, cause.label) for cause in cause_rows(results.transpose())] == [
        ("no-stores", "at most"),
        ("conflict-free-shared", "predicted"),
        ("shared-swizzle", "real"),
        ("no-loads", "at most"),
        ("no-barriers", "at most"),
        ("coalesced-loads", "no gain"),
        ("register-cap", "slower"),
        ("no-divergence", "undecided"),
    ]


def test_times_are_off_and_on_or_the_original_and_the_setting() -> None:
    by_name = {cause.name: cause for cause in cause_rows(results.transpose())}
    free, swizzle = by_name["conflict-free-shared"], by_name["shared-swizzle"]
    assert (free.before, free.after) == pytest.approx((515e3, 312e3))
    assert (swizzle.before, swizzle.after) == pytest.approx((499.2e3, 303e3))
    assert free.predicted == pytest.approx(499.2e3 * 312 / 515)
    assert by_name["no-divergence"].predicted is None


def test_what_is_compared_with_the_original_not_unrolled_is_shown_so() -> None:
    asked = experiment("fp64-as-fp32", "What if ...?", Bottleneck.FP64)
    made = rewritten(asked, "on", 250e3, Verdict.FASTER, Kind.SEPARATE)
    timings = (results.timing("original, not unrolled", 520e3), *made.timings)
    made = replace(made, timings=timings, perturbation=interval(520e3 / results.FULL))
    (row,) = view(made).causes
    assert (row.before, row.after) == pytest.approx((520e3, 250e3))
    assert "loops not unrolled cost +4%" in numbers(row)


def test_only_compared_results_make_a_gain_real() -> None:
    made = rewritten(results.SWIZZLE, "swizzled", 303e3, Verdict.FASTER)
    assert made.claim is Claim.REAL
    assert replace(made, equivalence=None).claim is Claim.UNPROVEN
    # A switched program is compared with the switch off: that proves nothing of its gain.
    predicted = switched(results.CONFLICT_FREE, 515e3, 312e3)
    assert predicted.claim is Claim.PREDICTED
    unreachable = replace(predicted.experiment, is_bound=True)
    assert replace(predicted, experiment=unreachable).claim is Claim.BOUND


def test_the_least_that_is_gained_is_shown_against_the_original() -> None:
    made = switched(results.CONFLICT_FREE, 900e3, 250e3)
    assert made.comparison is not None
    ratio = interval(250e3 / results.FULL)
    compared = replace(made.comparison, ratio=ratio, notes=(Reason.PERTURBED,))
    shown = view(replace(made, comparison=compared))
    (row,) = shown.causes
    assert row.claim is Claim.AT_LEAST
    assert (row.before, row.after) == pytest.approx((results.FULL, 250e3))
    assert numbers(row).startswith("499 -> 250 us; the kernel would take at most 250 us; switch")
    assert shown.hint.startswith("Next: fix shared-memory bank conflicts: at least 2.00x")
    assert [name for name, _ in shown.legend] == ["at least"]
    # A switch that speeds it up: off against on is shown, and what is left of their ratio.
    made = switched(results.CONFLICT_FREE, 400e3, 100e3)
    ratio = interval(100e3 * results.FULL / 400e3**2)
    made = replace(made, comparison=replace(compared, ratio=ratio))
    (row,) = view(made).causes
    assert row.claim is Claim.AT_LEAST
    assert (row.before, row.after) == pytest.approx((400e3, 100e3))
    assert "the kernel would take at most 156 us; switch costs -20%" in numbers(row)
    # What nothing reaches is a bound from above, whatever the switch costs.
    unreachable = replace(made.experiment, is_bound=True)
    assert replace(made, experiment=unreachable, comparison=compared).claim is Claim.BOUND


def test_a_bound_on_one_kind_of_fix_says_which() -> None:
    asked = replace(results.CONFLICT_FREE, bounds="spreading the updates")
    bound = switched(asked, 520e3, 364e3)
    assert bound.claim is Claim.BOUND
    (row,) = cause_rows(only(bound))
    assert "bounds spreading the updates, and no other fix" in numbers(row)
    hint = view(bound).hint
    assert "1.43x at most by spreading the updates" in hint
    assert "other fixes may gain more" in hint
    assert "cost time" not in hint


@pytest.mark.parametrize("status", [Status.MEASURED, Status.UNSOUND])
def test_a_rewrite_with_other_results_is_no_gain(status: Status) -> None:
    wrong = Equivalence(equal=False, out_of_bounds=("out",))
    made = rewritten(results.SWIZZLE, "swizzled", 303e3, Verdict.FASTER)
    result = only(replace(made, status=status, equivalence=wrong))
    assert cause_rows(result) == ()
    (aside,) = set_aside(result)
    assert aside.reason == "wrote beside 'out'"


def test_results_that_change_from_run_to_run_are_said() -> None:
    made = rewritten(results.SWIZZLE, "swizzled", 303e3, Verdict.FASTER)
    unsteady = replace(made, equivalence=Equivalence(equal=False, deterministic=False))
    assert "two runs of the original do not agree" in trouble(unsteady)
    assert trouble(Outcome(results.SWIZZLE, Status.FAILED)) == "no reason given"


def test_source_text_is_found_by_file_and_line() -> None:
    sources = {"/a/b.cu": "one\n   two\n"}
    assert source_text(SourceLocation("/a/b.cu", 2), sources) == "two"
    for place in (SourceLocation("/a/b.cu", 9), SourceLocation("/c.cu", 1), None):
        assert source_text(place, sources) == ""


def test_the_pictures_carry_their_ranges() -> None:
    full, memory, math, store = whatif_view(WhatIfReport(results.transpose())).pictures
    assert [each.label for each in (full, memory, math, store)] == [
        "full", "memory only", "math only", "stores only",
    ]  # fmt: skip
    assert math.time == pytest.approx(499.2e3 * 321 / 509)
    assert math.interval is not None
    assert math.interval.low < math.time < math.interval.high


@pytest.mark.parametrize(
    ("memory", "says"),
    [
        (490e3, "the math is hidden behind memory entirely"),
        (300e3, "63% of the math time is not overlapped with memory"),
        (100e3, "something beside them costs time"),
    ],
)
def test_the_overlap_in_words(memory: float, says: str) -> None:
    found = results.transpose()
    times = VariantTimes(490e3, memory, 300e3)
    limited = replace(found, limiter=replace(found.limiter, variants=times))
    assert says in whatif_view(WhatIfReport(limited)).overlap


def test_slack_says_what_is_absorbed_and_what_is_not() -> None:
    fma, shared = slack(results.transpose())
    assert fma.says.startswith("absorbs +16 multiply-adds per iteration within 2%; +32 cost 12%")
    assert shared.says.startswith("absorbs no loads from shared memory: +8 per iteration cost 11%")
    assert "being able to add costs +1%" in fma.says
    assert fma.costs == (("+8", "0%"), ("+16", "+1%"), ("+32", "+12%"))


def test_slack_that_swallows_everything() -> None:
    asked = experiment("noise-integer", "How many more?", Bottleneck.SLACK)
    timings = results.noise(500e3, 501e3, 502e3, 503e3)
    (found,) = slack(only(swept(asked, Kind.NOISE, timings, 1.006)))
    assert found.says == "absorbs +32 integer operations per iteration within 2%"


def test_what_is_perturbed_says_nothing_as_a_fact() -> None:
    asked = experiment("noise-fma", "How many more?", Bottleneck.SLACK)
    made = swept(asked, Kind.NOISE, results.noise(900e3, 901e3, 902e3, 990e3), 1.1)
    doubtful = results.compared(Verdict.UNDECIDED, 1.1, Reason.PERTURBED)
    (found,) = slack(only(replace(made, comparison=doubtful)))
    assert found.doubt == Reason.PERTURBED.value
    assert found.says.startswith("(")
    edge = results.compared(Verdict.UNDECIDED, 1.02, Reason.SPANS_FLOOR)
    (found,) = slack(only(replace(made, comparison=edge)))
    assert found.doubt == ""


def test_points_without_times_are_not_guessed() -> None:
    asked = experiment("noise-fma", "How many more?", Bottleneck.SLACK)
    timings = tuple(
        replace(t, time=None, ratio=None) for t in results.noise(500e3, 500e3, 500e3, 500e3)
    )
    made = Outcome(asked, Status.MEASURED, kind=Kind.NOISE, timings=timings)
    (found,) = slack(only(made))
    assert found.says == "multiply-adds: not decided"
    assert all(point.time is None for point in found.points)


def test_curves_of_launches_begin_with_the_launch_itself() -> None:
    occupancy, grid = sweeps(results.transpose())
    assert [point.label for point in occupancy.points] == ["2 blocks per SM", "1 block per SM"]
    assert occupancy.says == "1 block per SM: +62% time"
    assert grid.points[0].label == "all blocks"
    assert "half the grid: 50.1% of the time for 50.0% of the blocks" in grid.says


def test_the_hint_goes_for_what_can_be_fixed_before_a_bound() -> None:
    found = whatif_view(WhatIfReport(results.transpose()))
    assert found.hint == (
        "Next: fix shared-memory bank conflicts: 1.65x predicted, 1.61x from transpose.cu:12 "
        "alone. shared-swizzle shows that it can be done: 1.65x with equal results."
    )
    assert found.command == "cuado explain conflict-free-shared"


def test_narrower_data_is_hinted_at_where_no_defect_gains() -> None:
    asked = experiment("half-wide-data", "What if?", Bottleneck.STORAGE)
    narrower = switched(asked, 499.2e3, 260e3)
    assert view(narrower).hint.startswith("Next: nothing gains more than to store data in fewer")
    conflicts = switched(results.CONFLICT_FREE, 499.2e3, 400e3)
    assert view(narrower, conflicts).hint.startswith("Next: fix shared-memory bank conflicts")


def test_the_hint_for_a_rewrite_a_bound_and_nothing() -> None:
    swizzle = rewritten(results.SWIZZLE, "swizzled", 303e3, Verdict.FASTER)
    assert (
        view(swizzle).hint == "Next: take over what shared-swizzle does: 1.65x with equal results."
    )
    loads = experiment("no-loads", "What if global loads cost nothing?", Bottleneck.LOADS)
    assert "if nothing of that cost time, 1.43x" in view(switched(loads, 520e3, 364e3)).hint
    same = switched(results.COALESCED, 527e3, 528e3, Verdict.SAME)
    assert "only less work" in view(same).hint
    doubtful = switched(results.COALESCED, 699e3, 466e3, Verdict.UNDECIDED, Reason.NOISY)
    assert "1 of 2 experiments are undecided" in view(same, doubtful).hint
    assert "nothing is ruled out" in view().hint
    assert view().command == ""


@pytest.mark.parametrize(
    ("factor", "text"),
    [(1.0, "1.00x"), (9.99, "9.99x"), (9.996, "10.0x"), (123.4, "123x"), (2345, "2,345x")],
)
def test_gains_have_three_digits(factor: float, text: str) -> None:
    assert wording.gain(factor) == text


def test_absent_numbers_are_dashes() -> None:
    assert wording.gain(None) == wording.time_with_ends(None) == wording.more(None) == "-"
    assert wording.gain_with_ends(None) == "-"
    assert wording.ends(None) == ""
    assert wording.distance(None) == "not measured"


def test_times_share_their_unit_where_they_can() -> None:
    assert wording.change(10.49e6, 6.91e6) == "10.5 -> 6.91 ms"
    assert wording.change(1.2e6, 312e3) == "1.20 ms -> 312 us"
    assert wording.change(None, 312e3) == "- -> 312 us"


def test_time_ranges_have_four_digits_in_the_unit_of_the_middle() -> None:
    assert wording.time_with_ends(Interval(1.0e6, 0.998e6, 1.002e6, 0.95, 9)) == (
        "1.000 ms [0.998, 1.002]"
    )
    assert wording.time_with_ends(interval(850.0)) == "850.0 ns [846.6, 853.4]"


def test_small_differences_are_none() -> None:
    assert wording.more(interval(1.004)) == "0%"
    assert wording.more(interval(0.94)) == "-6%"


def test_at_a_roof_a_bound_is_no_hint_and_less_data_is_said_in_the_verdict() -> None:
    roof = (NamedCause(Cause.DRAM_ROOF, "DRAM is busy", "all-hits-l2"),)
    hits = switched(experiment("all-hits-l1", "What if?", Bottleneck.L1_MISSES), 499.2e3, 60e3)
    halved = switched(experiment("half-wide-data", "What if?", Bottleneck.STORAGE), 499.2e3, 256e3)
    halved = replace(halved, notes=("mass, j half as wide, by half as many loads",))
    for outcomes, says, hint in (
        ((hits, halved), "at the DRAM roof. With data half as wide: 499 -> 256 us", "1.95x"),
        ((hits,), "faster is only what does less: move fewer bytes", "costs time here"),
    ):
        result = WhatIfReport(replace(only(*outcomes), causes=roof))
        shown = answer(result)
        assert says in shown.verdict
        assert [point.says for point in shown.points] == (
            ["Bytes per stored value: 1.95x faster"] if halved in outcomes else []
        )
        assert hint in whatif_view(result).hint
        for point in shown.points:
            assert point.do.startswith("Store `mass`, `j` in half as many bytes")
            assert "with this halved" in point.sure


def test_what_is_explained_is_what_is_named_though_something_else_gains_more() -> None:
    result = results.transpose()
    gaining = [row.name for row in whatif_view(WhatIfReport(result)).causes if row.faster]
    assert len(gaining) > 1
    for name in gaining:
        named = replace(result, causes=(replace(result.causes[0], experiment=name),))
        assert whatif_view(WhatIfReport(named)).command == f"cuado explain {name}"


def test_a_cause_that_only_counters_name_is_explained_by_their_rule() -> None:
    base = results.transpose()
    narrow = NamedCause(Cause.NARROW_ACCESS, "why", rule="narrow-accesses", bound=1.3)
    for causes, name in (((narrow,), "narrow-accesses"), (base.causes, "conflict-free-shared")):
        commands = [c for c, _ in answer(WhatIfReport(replace(base, causes=causes))).commands]
        assert f"cuado explain {name}" in commands


def test_loads_and_stores_of_one_experiment_are_told_once_and_what_data_scatters_is_said() -> None:
    base = results.transpose()
    name, gain = "coalesced-accesses", base.causes[0].gain
    loads = NamedCause(Cause.UNCOALESCED_LOAD, "why", name, gain, Claim.PREDICTED)
    stores = replace(loads, cause=Cause.UNCOALESCED_STORE)
    (point,) = answer(WhatIfReport(replace(base, causes=(loads, stores)))).points
    assert point.do.startswith("Let neighbouring threads load neighbouring elements:")
    named = replace(loads, remark=f"shared by warps; {WASTED_ON}a, x")
    (point,) = answer(WhatIfReport(replace(base, causes=(named,)))).points
    assert point.do.startswith("Let neighbouring threads load neighbouring elements of a, x:")
    apart = replace(stores, experiment="coalesced-stores", remark=DATA_DECIDES)
    points = answer(WhatIfReport(replace(base, causes=(loads, apart)))).points
    assert [each.do[:12] for each in points] == ["Let neighbou", "Data decides"]


def test_the_busiest_unit_bounds_only_causes_whose_fix_leaves_the_work() -> None:
    base = results.transpose()
    busy = Measure(40.0, Unit.PERCENT, Provenance.MEASURED, "made up")
    units = (Utilization("dram", "DRAM", UnitKind.MEMORY, busy, 40),)
    limited = replace(base.limiter, utilizations=units)
    counted = replace(base, counters=replace(base.counters, limiter=limited, findings=()))
    warps = NamedCause(Cause.OCCUPANCY, "12 of 64 warps fit", "occupancy-sweep")
    operands = NamedCause(Cause.CACHE_OPERAND_TRAFFIC, "loaded again and again", "noise-global")
    first, second = answer(WhatIfReport(replace(counted, causes=(warps, operands)))).points
    assert "at most 2.50x faster until" in first.says
    assert second.says == "Operand loads from caches: loaded again and again"
