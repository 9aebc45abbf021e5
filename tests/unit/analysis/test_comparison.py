"""Results held against each other: [003]'s story, other problems, causes, lines, pairs."""

from dataclasses import replace
from pathlib import Path

import pytest

from cuado import compare
from cuado.analysis.comparison.causes import Fate, cause_changes
from cuado.analysis.comparison.changes import Trend
from cuado.analysis.comparison.compared import SINGLE, Compared, compared
from cuado.analysis.comparison.lines import line_changes
from cuado.analysis.comparison.matching import Match, Operand, comparison
from cuado.analysis.comparison.side import Means, Side, SourceLine, Suspect, once
from cuado.analysis.comparison.weights import score, weight
from cuado.errors import CuadoError
from cuado.metrics import VOCABULARY, Measure, Provenance, Unit
from cuado.report.compare.view import pair_view
from cuado.stats import Verdict

ROOT = Path(__file__).parents[3]
AVERAGING = ROOT / "examples" / "recorded" / "averaging.ncu-rep"
TABLE = ROOT / "examples" / "case_studies" / "averaging.csv"


def metrics(**values: float) -> dict[str, Measure]:
    return {
        name: Measure(value, VOCABULARY[name].unit, Provenance.MEASURED, name)
        for name, value in values.items()
    }


def side(name: str = "a", nanoseconds: float = 1000.0, /, **values: float) -> Side:
    return Side(name, "k", time=once(nanoseconds), metrics=metrics(**values))


@pytest.fixture(scope="module")
def story() -> Compared:
    """Versions 2 and 3 of [003] as Nsight Compute recorded them on an H200."""
    (pair,) = compare(f"{AVERAGING}:0", f"{AVERAGING}:average_warp").found.pairs
    return pair


def test_the_document_s_story_is_told_from_two_profiles(story: Compared) -> None:
    # "we observe another performance improvement in the kernel"
    assert story.time.verdict is Verdict.FASTER
    assert story.time.ratio is not None
    assert 1 / story.time.ratio.estimate == pytest.approx(10.551 / 6.895, rel=0.01)
    assert story.time.reason == SINGLE
    fates = {each.shown.name: each.fate for each in story.causes}
    # "the access pattern must be fully coalesced" now, line 81 there
    assert fates["uncoalesced-global-load"] is Fate.GONE
    gone = next(each for each in story.causes if each.fate is Fate.GONE)
    assert gone.before is not None
    assert "mean += input" in gone.before.text
    # "the LSU pipe is the most heavily utilized"; "the shared-memory usage"; line 114: the sweep
    assert fates["reduction-sweep"] is Fate.STAYED
    now, then = pair_view(story).next
    assert "LSU pipe" in now
    assert then.startswith("Tree reduction through shared memory")
    assert "averaging.cu:66" in then


def test_what_moved_most_is_first_and_said_once(story: Compared) -> None:
    names = [row.cells[0] for row in pair_view(story).brief]
    assert names[0] == "global load sectors"
    assert "shared pipe utilization" in names
    assert "pipe LSU utilization" in names
    assert "global load sectors per request" not in names  # it moved as the sectors did
    assert "instruction replay rate" not in names  # from 0.0002% to 0.0004%


def test_lines_have_their_time_before_and_after(story: Compared) -> None:
    summed = next(e for e in story.lines if e.after and "sum += input" in e.after.text)
    assert summed.before is not None
    assert "mean += input" in summed.before.text
    assert summed.time_before is not None
    assert summed.time_after is not None
    assert summed.time_before > 3 * summed.time_after
    costs = [abs((e.time_after or 0.0) - (e.time_before or 0.0)) for e in story.lines]
    assert costs == sorted(costs, reverse=True)


def test_of_counters_that_one_side_lacks_nothing_is_called_gone() -> None:
    (pair,) = compare(f"{TABLE}:v2", f"{TABLE}:v3").found.pairs
    assert pair.time.ratio is not None
    assert 1 / pair.time.ratio.estimate == pytest.approx(3.65, abs=0.005)
    assert {each.fate for each in pair.causes} == {Fate.UNKNOWN}
    assert pair_view(pair).causes[0].cells[0] == "B lacks data"


def test_another_problem_size_is_said_and_its_counts_are_not_compared() -> None:
    counts = {"global_store_bytes_per_sector": 4.0, "l1_data_pipe_utilization": 10.0}
    a = side(global_store_sectors=8.0, issue_slot_utilization=1.0, **counts)
    b = side("b", 500.0, global_store_sectors=1024.0, issue_slot_utilization=15.0, **counts)
    found = compared(a, b)
    assert found.time.verdict is Verdict.UNDECIDED
    assert "B writes 128 times the bytes" in found.other_work
    trends = {row.name: row.trend for row in found.metrics}
    assert trends["global_store_sectors"] is Trend.UNLIKE
    assert trends["issue_slot_utilization"] is Trend.HIGHER
    assert "not comparable" in pair_view(found).verdict
    asserted = compared(a, b, is_same_problem=True)
    assert asserted.time.verdict is Verdict.FASTER
    assert asserted.other_work == ""


def test_parameters_say_the_size_before_counters_do() -> None:
    counts = {"global_store_sectors": 8.0, "global_store_bytes_per_sector": 4.0}
    a = replace(side(**counts), sizes={"n": 1024.0, "input": 4096.0})
    other = replace(side("b", **counts), sizes={"n": 2048.0, "input": 4096.0})
    assert compared(a, other).other_work == "another problem size: n 1,024 and 2,048"
    like = replace(side("b", global_store_sectors=80.0, global_store_bytes_per_sector=4.0),
                   sizes=a.sizes)  # fmt: skip
    assert compared(a, like).other_work == ""


def test_what_became_of_causes() -> None:
    def named(*names: str, minor: str = "", unasked: tuple[str, ...] = ()) -> Side:
        causes = tuple(Suspect(name, name) for name in names)
        lesser = (Suspect(minor, minor, is_minor=True),) if minor else ()
        return replace(side(), causes=(*causes, *lesser), unasked=unasked)

    found = cause_changes(named("a", "b", "c", "d"), named("b", "e", minor="c", unasked=("d",)))
    assert [(each.shown.name, each.fate) for each in found] == [
        ("a", Fate.GONE),
        ("c", Fate.MINOR),
        ("b", Fate.STAYED),
        ("e", Fate.NEW),
        ("d", Fate.UNKNOWN),
    ]
    measured = replace(named("uncoalesced-load"), means=Means.EXPERIMENTS)
    assert {e.fate for e in cause_changes(named("a"), measured)} == {Fate.UNKNOWN}
    assert cause_changes(named(minor="a"), named(minor="a")) == ()


def test_lines_are_matched_by_text_wherever_they_went() -> None:
    def lines(*given: tuple[int, str, float]) -> Side:
        return replace(side(), lines=tuple(SourceLine("k.cu", *each) for each in given))

    a = lines((10, "sum += x[i * n];", 0.6), (12, "out[i] = sum;", 0.3), (20, "zzz;", 0.1))
    b = lines((10, "int j;", 0.02), (30, "out[i] = sum;", 0.3), (31, "sum += x[j * n];", 0.5))
    found = {
        (e.before.line if e.before else None, e.after.line if e.after else None)
        for e in line_changes(a, b, is_same_work=True)
    }
    assert found == {(10, 31), (12, 30), (20, None), (None, 10)}
    assert line_changes(a, side(), is_same_work=True) == ()


def test_kernels_are_paired_by_name_then_by_order() -> None:
    def operand(label: str, *kernels: str) -> Operand:
        return Operand(label, tuple(replace(side(label), kernel=name) for name in kernels))

    def pairs(match: Match, a: Operand, b: Operand) -> list[tuple[str, str]]:
        return [(e.a.kernel, e.b.kernel) for e in comparison(a, [b], match=match).pairs]

    a, b = operand("a", "dot", "spmv_v2"), operand("b", "spmv_v3", "dot")
    assert pairs(Match.AUTO, a, b) == [("dot", "dot"), ("spmv_v2", "spmv_v3")]
    assert pairs(Match.NAME, a, b) == [("dot", "dot")]
    assert pairs(Match.ORDER, a, b) == [("dot", "spmv_v3"), ("spmv_v2", "dot")]
    found = comparison(a, [operand("c", "dot", "x", "y")])
    assert [(e.a.kernel, e.b.kernel) for e in found.pairs] == [("dot", "dot")]
    assert found.left_out == (("a", "spmv_v2"), ("c", "x"), ("c", "y"))
    assert any("order" in note for note in comparison(a, [b]).notes)


def test_a_change_counts_by_how_busy_its_unit_is() -> None:
    busy = metrics(dram_utilization=90.0, l2_utilization=10.0, issue_slot_utilization=50.0)
    assert weight("dram_bytes", busy, {}) == 0.9
    assert weight("l2_sectors", {}, busy) == 0.1
    assert weight("achieved_occupancy", busy, {}) == pytest.approx(0.1)
    assert weight("global_sectors", busy, {}) is None
    stalls = metrics(stall_barrier=3.0, cycles_per_issue=12.0)
    assert weight("stall_barrier", stalls, {}) == 0.25
    few = metrics(divergent_branches=1.0, instructions_executed=1000.0, issue_slot_utilization=50.0)
    assert weight("divergent_branches", few, {}) == pytest.approx(0.0005)
    assert score(4.0, 1.0, Unit.SECTOR, 0.5) == (0.375, 0.75)
    assert score(0.0, 4.0, Unit.SECTOR, None) == (0.0, 1.0)
    assert score(0.001, 0.002, Unit.PERCENT, 1.0) == pytest.approx((1e-5, 1e-5))


def test_what_cannot_be_compared_ends_in_one_error(tmp_path: Path) -> None:
    with pytest.raises(CuadoError, match="no kernel to compare"):
        compare(f"{AVERAGING}:0", f"{AVERAGING}:1", match="name")
    with pytest.raises(CuadoError, match="does not exist"):
        compare(AVERAGING, tmp_path / "none.ncu-rep")
    with pytest.raises(CuadoError, match="no launch matches"):
        compare(AVERAGING, f"{AVERAGING}:nothing")
