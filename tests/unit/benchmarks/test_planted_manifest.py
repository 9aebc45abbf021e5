"""The manifest of the planted kernels: it holds, and it splits the set into halves."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

from cuado.errors import InvalidDataError
from cuado.sources.case.description import read_case

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
NAMES = sorted(
    p.stem for p in PLANTED.glob("*.toml") if p.name not in ("manifest.toml", "names.toml")
)


def test_the_manifest_is_complete(manifest: ModuleType) -> None:
    found = manifest.read_manifest()
    assert sum(each.kind is manifest.Kind.DEFECT for each in found) >= 50
    assert sum(each.kind is manifest.Kind.ROOF for each in found) >= 4
    assert sum(each.healthy for each in found) >= 8
    assert sum(len(each.causes) == 2 for each in found) >= 3
    assert {cause for each in found for cause in each.causes} == set(manifest.vocabulary())
    used = [each.case.stem for each in found] + [each.twin.stem for each in found if each.twin]
    assert sorted(used) == NAMES


def test_a_defect_has_a_twin_unless_no_change_to_the_kernel_helps(manifest: ModuleType) -> None:
    without = [each.name for each in manifest.read_manifest() if not each.twin]
    defects = [n for n in without if not n.startswith("healthy")]
    assert sorted(defects) == [
        *("dram_peak", "fma_peak", "hash", "integral", "l2_bound", "leapfrog", "random_rows"),
        *("rank_one", "short_launch", "short_update"),
    ]


def test_halves_are_fixed_and_each_has_every_cause_that_is_planted_twice(
    manifest: ModuleType,
) -> None:
    found = tuple(p for p in manifest.read_manifest() if p.set is manifest.Set.HALVES)
    tuning, reported = manifest.tuning(found), manifest.reported(found)
    assert sorted(p.name for p in tuning + reported) == sorted(p.name for p in found)
    held_out = " ".join(sorted(p.name for p in reported))
    assert sha256(held_out.encode()).hexdigest()[:16] == "679f8bc8c87ae392"
    assert abs(len(tuning) - len(reported)) <= 1
    assert manifest.tuning(reversed(found)) == tuple(reversed(tuning))
    counts = Counter(each.cause for each in found)
    for half in (tuning, reported):
        here = {each.cause for each in half}
        assert {cause for cause, n in counts.items() if n > 1} <= here
        assert {each.kind for each in half} == set(manifest.Kind)
    worked_on = "divergence divergent_trips imbalance narrow_access tail bank_conflicts_2_way"
    assert set(worked_on.split()) <= {each.name for each in tuning}


def test_the_blind_set_is_in_neither_half_and_plants_every_cause(manifest: ModuleType) -> None:
    found = manifest.read_manifest()
    parts = {word: chosen(found) for word, chosen in manifest.PARTS.items()}
    assert sorted(p.name for some in parts.values() for p in some) == sorted(p.name for p in found)
    blind, later = parts["blind"], parts["later"]
    named_later = {"constant-conflicts"}
    assert {cause for each in blind for cause in each.causes} == (
        set(manifest.vocabulary()) - named_later
    )
    assert {cause for each in later for cause in each.causes} == {*named_later, "dram-roof"}
    assert sum(each.kind is not manifest.Kind.DEFECT for each in blind) >= 6
    assert sum(len(each.causes) == 2 for each in blind) == 2
    assert manifest.tuning(blind) == manifest.reported(blind) == ()
    assert manifest.tuning(later) == manifest.reported(later) == manifest.blind(later) == ()
    others = tuple(p for p in found if p not in (*blind, *later))
    assert (manifest.tuning(others), manifest.reported(others)) == (
        parts["tuning"],
        parts["reported"],
    )


def test_kernels_of_the_blind_set_have_sources_of_their_own(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        is_blind = each.set is manifest.Set.BLIND
        for case in (each.case, each.twin):
            if case:
                assert read_case(case).source.name.startswith("blind_") == is_blind, each.name


def test_no_two_kernels_are_launched_alike(manifest: ModuleType) -> None:
    cases = [read_case(each.case) for each in manifest.read_manifest()]
    shapes = Counter((case.kernel, case.grid, case.block) for case in cases)
    assert max(shapes.values()) == 1, shapes.most_common(1)


def test_twins_take_the_same_arguments(manifest: ModuleType) -> None:
    for each in manifest.read_manifest():
        if each.twin:
            case, twin = read_case(each.case), read_case(each.twin)
            assert (case.arguments, case.outputs) == (twin.arguments, twin.outputs), each.name
            assert case.warm == twin.warm, each.name


def test_buffers_stay_within_a_gibibyte() -> None:
    for name in NAMES:
        case = read_case(PLANTED / f"{name}.toml")
        assert case.outputs, name
        assert all(getattr(a, "bytes", 0) <= 1 << 30 for a in case.arguments), name


def test_every_kernel_is_used_and_says_what_is_planted() -> None:
    used = {(c.source.name, c.kernel) for c in (read_case(PLANTED / f"{n}.toml") for n in NAMES)}
    written = {
        (source.name, name)
        for source in (PLANTED / "kernels").glob("*.cu")
        for _, name in re.findall(
            r"^// (Planted|Repaired|Healthy)\b.*\n(?:extern \"C\" )?__global__ void\s"
            r"(?:__\w+__\([\d, ]+\)\s)?(\w+)\(",
            source.read_text(),
            re.MULTILINE,
        )
    }
    assert written == used


ENTRY = """
[[planted]]
name = "one"
kind = "defect"
cause = "spills"
also = ["low-ilp"]
twin = "two"
exact = true
results = "equal"
experiments = ["no-spills"]
rules = ["spilling-hurts"]
says = "It spills."
"""
TOP = (
    'schema = 1\n[vocabulary]\nspills = "spills"\nlow-ilp = "little"\ndram-roof = "busy"\n'
    'healthy = "nothing"\n'
)


def written(folder: Path, text: str) -> Path:
    for name in ("one", "two"):
        (folder / f"{name}.toml").touch()
    (folder / "manifest.toml").write_text(text)
    return folder / "manifest.toml"


def test_an_entry_reads(manifest: ModuleType, tmp_path: Path) -> None:
    (found,) = manifest.read_manifest(written(tmp_path, TOP + ENTRY))
    assert found == manifest.Planted(
        name="one",
        kind=manifest.Kind.DEFECT,
        cause="spills",
        causes=("spills",),
        also=("low-ilp",),
        case=tmp_path / "one.toml",
        twin=tmp_path / "two.toml",
        exact=True,
        results=manifest.Results.EQUAL,
        experiments=("no-spills",),
        rules=("spilling-hurts",),
        says="It spills.",
        set=manifest.Set.HALVES,
    )
    (other,) = manifest.read_manifest(written(tmp_path, TOP + ENTRY + 'set = "blind"\n'))
    assert other.set is manifest.Set.BLIND
    assert found.true == {"spills", "low-ilp"}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('says = "It', 'word = 1\nsays = "It', "one: unknown keys: word"),
        ('says = "It spills."', "", "one: missing keys: says"),
        ('cause = "spills"', 'cause = "spill"', "unknown cause 'spill'"),
        ('cause = "spills"', 'cause = "spills"\ncauses = ["healthy"]', "'causes' lacks 'spills'"),
        ('cause = "spills"', 'cause = "healthy"', "is a defect, and its cause is not"),
        ('cause = "spills"', 'cause = "dram-roof"', "is a defect, and its cause is not"),
        ('kind = "defect"\ncause = "spills"', 'kind = "roof"\ncause = "dram-roof"', "no twin"),
        ('kind = "defect"\ncause = "spills"', 'kind = "healthy"\ncause = "healthy"', "should name"),
        ('kind = "defect"', 'set = "third"\nkind = "defect"', "'set' is not known"),
        ('kind = "defect"', 'kind = "odd"', "'kind' is not known"),
        ('also = ["low-ilp"]', 'also = ["spills"]', "'also' repeats a cause"),
        ('also = ["low-ilp"]', 'also = ["low"]', "unknown cause 'low'"),
        ('"no-spills"', '"no-spill"', "unknown experiment 'no-spill'"),
        ('["no-spills"]', "[]", "should name its cause"),
        ('"spilling-hurts"', '"spilling"', "unknown rule 'spilling'"),
        ('["spilling-hurts"]', '"spilling-hurts"', "'rules' is no list of names"),
        ('twin = "two"', 'twin = "three"', "there is no case 'three'"),
        ('twin = "two"', "", "unknown keys: exact, results"),
        ('results = "equal"', 'results = "same"', "'results' is not known"),
        ("exact = true", 'exact = "yes"', "'exact' is neither true nor false"),
        ("schema = 1", "schema = 2", "schema is 2"),
        ("schema = 1", "schema = 1\nword = 2", "unknown keys: word"),
        ("[vocabulary]", "[words]", "unknown keys: words"),
        ('healthy = "nothing"\n', "", "the vocabulary lacks 'healthy'"),
        ("[[planted]]", ENTRY + "[[planted]]", "two entries are called 'one'"),
        ("schema = 1", "schema = ", "no TOML"),
    ],
)
def test_bad_manifests_are_refused(
    manifest: ModuleType, tmp_path: Path, old: str, new: str, says: str
) -> None:
    text = TOP + ENTRY
    assert old in text
    with pytest.raises(InvalidDataError) as caught:
        manifest.read_manifest(written(tmp_path, text.replace(old, new, 1)))
    assert says in str(caught.value)
