"""Two versions side by side: verdicts, ratios, directions."""

from dataclasses import replace
from typing import Any

import journal_sessions as samples
import pytest

from cuado.analysis.comparison.changes import Trend
from cuado.analysis.comparison.compared import compared
from cuado.analysis.comparison.side import Side
from cuado.metrics import Measure, Provenance, Unit
from cuado.optimizer.recorded_version import case_name, side_of_version
from cuado.optimizer.session import Session, VersionRecord
from cuado.report.compare.view import pair_view
from cuado.stats import Verdict


def side_of_(label: str, session: Session, position: int) -> Side:
    return side_of_version(session, position, label)


def side(time: float | None = 1000.0, width: float = 0.001, **changes: Any) -> Side:
    """A session of one version that takes so many nanoseconds."""
    record = samples.version(time)
    if time is not None:
        record = replace(record, time=samples.interval(time, width))
    return of(record, **changes)


def of(record: VersionRecord, **changes: Any) -> Side:
    iteration = replace(samples.iterations()[0], version=record)
    return side_of_("7:0", replace(samples.session(**changes), iterations=(iteration,)), 0)


def with_metrics(**values: float) -> Side:
    return of(samples.version(1000.0, **values))


@pytest.mark.parametrize(
    ("time", "width", "verdict"),
    [
        (900.0, 0.001, Verdict.FASTER),
        (1100.0, 0.001, Verdict.SLOWER),
        (1005.0, 0.001, Verdict.SAME),
        (1019.0, 0.002, Verdict.UNDECIDED),
        (1100.0, 0.1, Verdict.UNDECIDED),
    ],
)
def test_a_verdict_needs_the_whole_interval(time: float, width: float, verdict: Verdict) -> None:
    found = compared(side(), side(time, width))
    assert found.time.verdict is verdict
    assert found.time.ratio is not None
    assert found.time.ratio.estimate == pytest.approx(time / 1000)
    swapped = {Verdict.FASTER: Verdict.SLOWER, Verdict.SLOWER: Verdict.FASTER}
    back = compared(side(time, width), side()).time.verdict
    assert back is swapped.get(verdict, verdict)


def test_the_floor_is_the_larger_of_both_or_the_callers() -> None:
    slower = side(1030.0)
    assert compared(side(), slower).time.verdict is Verdict.SLOWER
    assert compared(side(noise=0.05), slower).time.verdict is Verdict.SAME
    assert compared(side(), replace(slower), 0.05).time.verdict is Verdict.SAME
    with pytest.raises(ValueError, match="noise floor"):
        compared(side(), slower, 0.0)


def test_times_that_are_missing_or_of_another_kind_decide_nothing() -> None:
    found = compared(side(), side(None))
    assert (found.time.verdict, found.time.ratio) == (Verdict.UNDECIDED, None)
    assert "7:0 was not timed" in found.time.reason
    found = compared(side(), side(100.0, modelled=True))
    assert found.time.verdict is Verdict.UNDECIDED
    assert found.apart == ("times: measured and modelled",)


def test_other_clocks_withdraw_a_verdict_that_they_could_explain() -> None:
    fast, slow = (1900.0, 1980.0), (1600.0, 1700.0)
    found = compared(side(clocks=fast), side(1050.0, clocks=slow))
    assert found.time.verdict is Verdict.UNDECIDED
    assert "clock" in found.time.reason
    assert compared(side(clocks=fast), side(2000.0, clocks=slow)).time.verdict is Verdict.SLOWER
    meeting = (1600.0, 1905.0)
    assert compared(side(clocks=fast), side(1050.0, clocks=meeting)).time.verdict is Verdict.SLOWER


def test_versions_of_one_session_use_what_was_timed_in_turn() -> None:
    whole = samples.session()
    original, last = side_of_("1:0", whole, 0), side_of_("1:1", whole, 1)
    gain = whole.iterations[1].version.speedup
    assert gain is not None
    assert compared(original, last).time.ratio == gain.inverted()
    assert compared(last, original).time.ratio == gain
    # The same version of another session was not timed in turn with it.
    other = side_of_("2:1", replace(whole, seed=8), 1)
    assert compared(original, other).time.ratio != gain.inverted()


def test_metrics_of_either_have_a_trend_where_one_is_certain() -> None:
    a = with_metrics(
        global_store_sectors=100.0, threads_per_instruction=30.0, l1_hit_rate=50.0, dram_bytes=0.0
    )
    b = with_metrics(
        global_store_sectors=50.0, threads_per_instruction=20.0, l1_hit_rate=25.0, l2_sectors=4.0
    )
    rows = {row.name: row for row in compared(a, b).metrics}
    assert list(rows) == [
        "l1_hit_rate",
        "global_store_sectors",
        "threads_per_instruction",
        "dram_bytes",
        "l2_sectors",
    ]
    assert rows["global_store_sectors"].trend is Trend.BETTER
    assert rows["global_store_sectors"].change == -0.5
    assert rows["threads_per_instruction"].trend is Trend.WORSE
    assert rows["l1_hit_rate"].trend is Trend.LOWER
    assert (rows["dram_bytes"].trend, rows["dram_bytes"].after) == (Trend.ONE_SIDED, None)
    assert (rows["l2_sectors"].trend, rows["l2_sectors"].before) == (Trend.ONE_SIDED, None)


def test_changes_within_the_noise_are_none_and_from_zero_have_no_share() -> None:
    a, b = (
        with_metrics(dram_bytes=100.0, l2_sectors=0.0),
        with_metrics(dram_bytes=101.0, l2_sectors=4.0),
    )
    rows = {row.name: row for row in compared(a, b).metrics}
    assert rows["dram_bytes"].trend is Trend.SAME
    assert (rows["l2_sectors"].trend, rows["l2_sectors"].change) == (Trend.WORSE, None)
    more = of(replace(samples.version(1000.0), registers=17, local_bytes=8))
    resources = {row.name: row.trend for row in compared(side(), more).resources}
    assert resources["registers"] is Trend.HIGHER
    assert resources["local_bytes"] is Trend.WORSE
    assert resources["blocks_per_sm"] is Trend.SAME


def test_a_metric_in_another_unit_is_not_compared() -> None:
    a = with_metrics(dram_bytes=100.0)
    measure = Measure(7.0, Unit.BYTE, Provenance.EMULATED, "x")
    b = of(replace(samples.version(1000.0), metrics={"dram_bytes": measure}))
    found = compared(a, b)
    assert found.metrics[0].trend is Trend.ONE_SIDED
    assert any("not obtained the same way" in note for note in found.notes)


def test_what_differs_besides_is_told() -> None:
    one = side()
    other = of(
        replace(samples.version(1000.0), grid=(64, 64, 1)), device="v100", kernel="k", case="b.toml"
    )
    found = compared(one, other)
    assert "launch of one source: 128x128x1 blocks of 32x32x1 and 64x64x1" in "; ".join(found.apart)
    changed = replace(other, source="02" * 32)
    found = compared(one, changed)
    assert {each.split(":")[0] for each in found.apart} == {"case", "kernel", "device"}
    assert any("launched differently" in note for note in found.notes)
    facts = {name: (a, b) for name, a, b in pair_view(found).facts}
    assert facts["grid x block"] == ("128x128 x 32x32", "64x64 x 32x32")
    assert "driver" not in facts
    assert compared(one, side()).apart == ()


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ("examples/transpose/transpose_2d.toml", "transpose_2d"),
        ("./transpose_2d.toml", "transpose_2d"),
        ("examples\\cases\\sgemm\\case.toml", "sgemm"),
        ("examples/cases/sgemm/", "sgemm"),
        ("case.toml", "case"),
        ("", ""),
    ],
)
def test_a_case_is_called_the_same_wherever_it_lies(case: str, name: str) -> None:
    assert case_name(case) == name


def test_a_session_is_its_own_equal() -> None:
    whole: Session = samples.session()
    found = compared(side_of_("1:1", whole, 1), side_of_("1:1", whole, 1))
    assert found.time.verdict is Verdict.SAME
    assert all(row.trend is Trend.SAME for row in (*found.metrics, *found.resources))
