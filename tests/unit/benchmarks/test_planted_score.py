"""Scores of the planted kernels, on names made by hand."""

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from cuado.what_if.result import Claim

PREDICTED = Claim.PREDICTED


class Made:
    """Scored kernels by name, made with the modules of the benchmark."""

    def __init__(self, planted: Callable[[str], ModuleType]) -> None:
        self.verdicts, self.scoring = planted("verdicts"), planted("scoring")
        self.all = {each.name: each for each in planted("manifest").read_manifest()}

    def named(self, *causes: str, gain: float | None = 2.0, claim: Claim = PREDICTED) -> Any:
        return self.verdicts.Named(frozenset(causes), gain, claim, "by")

    def scored(self, name: str, *names: Any, achieved: float | None = None, error: str = "") -> Any:
        return self.scoring.Scored(self.all[name], names, achieved, error)


@pytest.fixture(scope="module")
def made(planted: Callable[[str], ModuleType]) -> Made:
    return Made(planted)


def sources(found: Any) -> list[str]:
    return [each.by for each in found]


def test_hits_misses_and_false_alarms(made: Made) -> None:
    row = made.scored("two_load_and_store", made.named("uncoalesced-load"), made.named("barriers"))
    assert row.hits == {"uncoalesced-load"}
    assert row.misses == {"uncoalesced-store"}
    assert [each.causes for each in row.false_alarms] == [{"barriers"}]
    counts = made.scoring.score([row])
    assert counts.total.precision == 0.5
    assert counts.total.recall == 0.5
    assert counts.causes["barriers"].false_alarms == 1


def test_what_is_true_besides_is_neither_right_nor_wrong(made: Made) -> None:
    planted = replace(made.all["tail"], also=("occupancy",))
    row = made.scoring.Scored(planted, (made.named("occupancy"), made.named("tail")), None)
    assert not row.false_alarms
    assert not row.misses
    assert not row.first_is_right


def test_a_name_of_several_words_is_right_with_any_of_them(made: Made) -> None:
    row = made.scored("misaligned", made.named("uncoalesced-load", "misaligned"))
    assert row.first_is_right
    assert not row.false_alarms


def test_of_healthy_kernels_a_roof_may_be_named_and_no_defect(made: Made) -> None:
    assert made.scored("healthy_triad", made.named("dram-roof")).first_is_right
    wrong = made.scored("healthy_triad", made.named("occupancy"))
    assert not wrong.first_is_right
    assert len(wrong.false_alarms) == 1
    assert made.scoring.score([wrong]).healthy == 0


def test_what_the_twin_of_a_healthy_kernel_removes_is_a_defect_where_it_gains(made: Made) -> None:
    spills = made.named("spills", gain=1.06)
    dear = made.scored("spills_harmless", spills, achieved=1.055)
    assert (dear.hits, dear.false_alarms) == ({"spills"}, ())
    assert made.scored("spills_harmless", achieved=1.055).misses == {"spills"}
    cheap = made.scored("spills_harmless", spills, achieved=1.04)
    assert (cheap.hits, cheap.false_alarms) == (frozenset(), (spills,))


def test_what_could_not_be_measured_is_no_hit(made: Made) -> None:
    row = made.scored("tail", error="does not compile")
    assert row.misses == {"tail"}
    assert made.scoring.score([row]).total.recall == 0


def test_errors_are_of_predictions_for_the_one_cause_that_the_twin_removes(made: Made) -> None:
    loads = made.named("uncoalesced-load", gain=4.0)
    stores = made.named("uncoalesced-store", gain=9.0)
    barriers = made.named("barriers", gain=3.0, claim=Claim.BOUND)
    rows = (
        made.scored("uncoalesced_load", loads, achieved=4.2),
        made.scored("barriers", barriers, achieved=2.0),
        made.scored("transposed_store", stores, achieved=2.0),
        made.scored("two_load_and_store", loads, achieved=2.0),
    )
    assert list(made.scoring.errors(rows)) == pytest.approx([100 / 21])


def test_bounds_hold_from_above_and_real_gains_from_below(made: Made) -> None:
    def row(gain: float, claim: Claim) -> Any:
        return made.scored("barriers", made.named("barriers", gain=gain, claim=claim), achieved=2.0)

    bounds = [row(3.0, Claim.BOUND), row(1.5, Claim.BOUND)]
    assert made.scoring.kept(bounds, Claim.BOUND) == (1, 2)
    assert made.scoring.kept([row(1.5, Claim.REAL), row(2.5, Claim.REAL)], Claim.REAL) == (1, 2)
    assert made.scoring.kept(bounds, Claim.REAL) == (0, 0)
    least = [row(gain, Claim.AT_LEAST) for gain in (1.5, 2.08, 2.5)]
    assert made.scoring.kept(least, Claim.AT_LEAST) == (2, 3)
    assert not list(made.scoring.errors(least))


def test_confusion_counts_what_is_named_first(made: Made) -> None:
    rows = [
        made.scored("tail", made.named("occupancy")),
        made.scored("tail"),
        made.scored("healthy_triad"),
    ]
    assert made.scoring.confusion(rows) == {
        "tail": {"occupancy": 1, "nothing": 1},
        "healthy": {"nothing": 1},
    }


def test_every_source_reads_its_part(made: Made) -> None:
    cause = {"cause": "tail", "experiment": "grid-scaling", "rule": None, "bound_speedup": None}
    added = {"cause": "fp64", "experiment": None, "rule": "r", "bound_speedup": 2.0}
    rest = {"gain": None, "claim": None}
    measured = {"whatif": {"causes": [cause | rest, added | rest]}}
    assert sources(made.verdicts.by_experiments(measured, None)) == ["grid-scaling"]
    assert sources(made.verdicts.by_both(measured, None)) == [
        "grid-scaling",
        "r",
    ]
    rules = [
        {"rule": "small", "minor": False, "bound": 1.01, "causes": ["tail"]},
        {"rule": "later", "minor": False, "bound": 1.5, "causes": ["tail"]},
        {"rule": "first", "minor": False, "bound": 3.0, "causes": ["barriers"]},
        {"rule": "minor", "minor": True, "bound": 9.0, "causes": ["fp64"]},
        {"rule": "silent", "minor": False, "bound": 9.0, "causes": []},
    ]
    theirs = [{"rule": "theirs", "estimated_speedup": 60.0, "causes": ["tail"]}]
    counters = {"cuado": rules, "nvidia": theirs}
    assert sources(made.verdicts.by_counters(None, counters)) == [
        "first",
        "later",
    ]
    others = [each.gain for each in made.verdicts.by_nvidia(None, counters)]
    assert others == pytest.approx([2.5])
    assert made.verdicts.by_counters(measured, None) is None


def test_of_the_report_only_what_no_experiment_knows_is_added(made: Made) -> None:
    gain = {"estimate": 1.5}
    cause = {"cause": "tail", "experiment": "e", "rule": None, "bound_speedup": None}
    measured = {
        "whatif": {
            "causes": [cause | {"gain": gain, "claim": "predicted"}],
            "ruled_out": ["divergence"],
        }
    }

    def added(bound: float | None, *causes: str) -> list[str]:
        rule = {"rule": "r", "minor": False, "bound": bound, "causes": causes}
        found = made.verdicts.by_both(measured, {"cuado": [rule], "nvidia": []})
        return sources(found)[1:]

    assert added(1.6, "barriers") == ["r"]
    assert added(1.4, "barriers") == []
    assert added(None, "barriers") == []
    assert added(1.6, "tail") == added(1.6, "divergence") == []
    assert added(1.6, "low-ilp", "occupancy") == []
    assert added(1.6, "dram-roof") == []


def test_parts_are_reported_apart(planted: Callable[[str], ModuleType], made: Made) -> None:
    score = planted("score")
    rows = {"both": [made.scored("tail", made.named("tail")), made.scored("blend")]}
    text = "\n".join(score.report(rows))
    assert "## The half for tuning" in text
    assert "## The reported half" not in text
    blind = text[text.index("## The blind set") :]
    assert "had not seen the experiments" in blind
    assert "| both | 1 | - | 0.00 |" in blind
    assert "## By cause, the blind set: hits / misses / false alarms" in blind
    assert "| narrow-access | 0 / 1 / 0 |" in blind
    assert [row[2] for row in score.table(rows)] == ["part", "tuning", "blind"]


def test_the_plot_escapes_names(planted: Callable[[str], ModuleType]) -> None:
    plot = planted("plot")
    points = plot.Point("nvidia", "<b>", 4.0, 4.0), plot.Point("experiments", "x", 2.0, 8.0)
    drawn = plot.scatter(points)
    assert "<b>" not in drawn
    assert "&lt;b&gt;: predicted 4.00, achieved 4.00" in drawn
