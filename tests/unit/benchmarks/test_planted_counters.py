"""What rules stand for, and what is taken from recorded reports of the planted kernels."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from cuado.analysis.diagnosis import Diagnosis
from cuado.api import analyze
from cuado.errors import InvalidDataError, UnreadableFileError

RECORDED = Path(__file__).parents[3] / "examples" / "recorded"


@pytest.fixture(scope="module")
def names(planted: Callable[[str], ModuleType]) -> ModuleType:
    return planted("names")


@pytest.fixture(scope="module")
def counters(planted: Callable[[str], ModuleType]) -> ModuleType:
    return planted("counters")


@pytest.fixture(scope="module")
def transposes() -> dict[str, Diagnosis]:
    found = analyze(RECORDED / "transpose.ncu-rep").found.diagnoses
    return {diagnosis.profile.kernel: diagnosis for diagnosis in found}


def test_rules_of_cuado(names: ModuleType) -> None:
    table = names.read_names()
    assert table.of_cuado("partial-wave", "whatever it says") == ("tail",)
    assert table.of_cuado("near-roof", "Near the roof of L2: nothing to fix") == ("l2-roof",)
    assert table.of_cuado("near-roof", "Near the roof of XU pipe: nothing to fix") == ()


@pytest.mark.parametrize(
    ("rule", "title", "message", "causes"),
    [
        ("LaunchConfiguration", "Small Grid", "fewer blocks; for more details", {"small-grid"}),
        ("LaunchConfiguration", "Tail Effect", "3 full waves", {"tail"}),
        ("CPIStall", "Stalls", "waiting for sibling warps at a CTA barrier", {"barriers"}),
        ("CPIStall", "Warp Stall", "Check the Warp Stall Sampling table", set()),
        ("HighPipeUtilization", "Very High", "FP64 is the highest-utilized pipeline", {"fp64"}),
        ("HighPipeUtilization", "Balanced", "FP64 is the highest-utilized pipeline", set()),
        ("SOLFPRoofline", "FP64/32", "consider using 32-bit precision", {"fp64"}),
        ("SOLFPRoofline", "Roofline Analysis", "achieved 0% of its peak", set()),
        ("MemoryCacheAccessPattern", "L1TEX Local Load Access Pattern", "", {"spills"}),
        ("MemoryCacheAccessPattern", "L2 Global Store Access Pattern", "", {"uncoalesced-store"}),
        ("SomeNewRule", "Register Spilling", "", {"spills"}),
        ("SomeNewRule", "of something else", "", set()),
    ],
)
def test_rules_of_nvidia(
    names: ModuleType, rule: str, title: str, message: str, causes: set[str]
) -> None:
    found = set(names.read_names().of_nvidia(rule, title, message))
    assert causes <= found
    assert bool(causes) == bool(found)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("schema = 1", "schema = 2", "schema is 2"),
        ("schema = 1", "schema = ", "no table of names"),
        ("[[nvidia]]", "[[other]]", "no table of names"),
        ("misaligned-access =", "misaligned =", "rules missing or unknown"),
        ('["misaligned"]', '["skewed"]', "no words of the vocabulary: skewed"),
        ('"Tail Effect|partial wave"', '"("', "no table of names"),
    ],
)
def test_bad_tables_are_refused(
    names: ModuleType, tmp_path: Path, old: str, new: str, says: str
) -> None:
    text = names.NAMES.read_text()
    assert old in text
    path = tmp_path / "names.toml"
    path.write_text(text.replace(old, new))
    with pytest.raises(InvalidDataError, match=says):
        names.read_names(path)


def test_a_missing_table_is_said(names: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(UnreadableFileError):
        names.read_names(tmp_path / "none.toml")


def test_a_recorded_launch_is_taken(
    counters: ModuleType, names: ModuleType, transposes: dict[str, Diagnosis]
) -> None:
    where = {("transpose_2d", (256, 256, 1), (32, 32, 1)): "a_case"}
    (entry,) = counters.entries(transposes.values(), names.read_names(), where)
    assert entry["name"] == "a_case"
    assert entry["time_ns"] == pytest.approx(965_120)
    assert entry["limiter"]["verdict"] == "memory_bandwidth"
    (cause,) = (found for found in entry["cuado"] if not found["minor"])
    assert cause["rule"] == "uncoalesced-global-store"
    assert cause["causes"] == ("uncoalesced-store",)
    assert cause["bound"] > 3
    theirs = {advice["rule"]: advice for advice in entry["nvidia"]}
    assert "uncoalesced-store" in theirs["UncoalescedGlobalAccess"]["causes"]
    assert theirs["UncoalescedGlobalAccess"]["estimated_speedup"] == pytest.approx(77.66, abs=0.01)
    assert theirs["MemoryL2Compression"]["causes"] == ()
    assert json.loads(json.dumps(entry))["limiter"]["unit"] == "L2"


def test_roofs_and_what_they_are_of(
    counters: ModuleType, names: ModuleType, transposes: dict[str, Diagnosis]
) -> None:
    where = {("transpose_multi", (256, 256, 1), (32, 4, 1)): "a_roof"}
    (entry,) = counters.entries(transposes.values(), names.read_names(), where)
    assert [found["causes"] for found in entry["cuado"]] == [("dram-roof",)]


def test_the_program_writes_what_was_recorded_in_the_manifests_order(
    counters: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copy(RECORDED / "transpose.ncu-rep", tmp_path)
    where = {
        ("transpose_multi", (256, 256, 1), (32, 4, 1)): "uncoalesced_load",
        ("transpose_2d", (256, 256, 1), (32, 32, 1)): "transposed_store",
    }
    monkeypatch.setattr(counters, "places", lambda _: where)
    monkeypatch.setattr("sys.argv", ["counters.py", str(tmp_path)])
    counters.main()
    written = json.loads((tmp_path / "counters.json").read_text())
    assert [entry["name"] for entry in written] == ["uncoalesced_load", "transposed_store"]
    said = capsys.readouterr().out
    assert said.startswith("2 of ")
    assert "tail_16_blocks" in said
    assert "transposed_store" not in said


def test_cases_are_found_by_what_they_launch(counters: ModuleType, manifest: ModuleType) -> None:
    every = manifest.read_manifest()
    where = counters.places(every)
    assert len(where) == len(every)
    assert where["spin_each", (272, 1, 1), (1024, 1, 1)] == "tail"


def test_what_is_to_be_recorded_is_chosen_by_half_or_name(
    planted: Callable[[str], ModuleType], manifest: ModuleType
) -> None:
    once = planted("once")
    every = manifest.read_manifest()
    for word in ("tuning", "reported", "blind"):
        assert once.wanted([word]) == manifest.PARTS[word](every) != ()
    chosen = once.wanted(["tail", "spills"])
    assert [each.name for each in chosen] == ["spills", "tail"]
    assert once.kernels(chosen) == "^(combine_48|spin_each)$"
    with pytest.raises(SystemExit, match="no planted kernel is called nothing"):
        once.wanted(["nothing"])
