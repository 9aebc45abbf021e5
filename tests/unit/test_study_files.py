"""Study files of the examples: keys, causes, and cases that can be compared."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cuado.sources.case.description import Case, read_case

STUDIES = sorted((Path(__file__).parents[2] / "examples").glob("*/study*.toml"))
CAUSES = {
    "uncoalesced-load",
    "uncoalesced-store",
    "misaligned",
    "array-of-structures",
    "narrow-access",
    "bank-conflicts",
    "divergence",
    "imbalance",
    "barriers",
    "atomics",
    "occupancy",
    "low-ilp",
    "spills",
    "fp64",
    "special-functions",
    "integer-division",
    "non-fused",
    "l1-misses",
    "dynamic-local-array",
    "redundant-loads",
    "small-grid",
    "tail",
    "short-launch",
}
KEYS = {"schema", "name", "title", "says", "documented", "versions", "roof"}
VERSION_KEYS = {"name", "case", "does", "causes", "documented", "expect", "note"}

named = pytest.mark.parametrize("path", STUDIES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def _study(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text())


def test_these_folders_have_one() -> None:
    assert {"bicgstab", "transpose", "averaging"} <= {path.parent.name for path in STUDIES}
    names = [_study(path)["name"] for path in STUDIES]
    assert len(names) == len(set(names))


@named
def test_keys_are_the_schemas(path: Path) -> None:
    study = _study(path)
    assert study["schema"] == 1
    assert {"schema", "name", "title", "says", "versions"} <= set(study) <= KEYS
    assert all(study[key] for key in ("name", "title", "says"))
    assert len(study["versions"]) > 1
    for version in study["versions"]:
        assert {"name", "case", "does", "causes"} <= set(version) <= VERSION_KEYS
        assert set(version["causes"]) <= CAUSES
    assert any("documented" in version for version in study["versions"]) == ("documented" in study)
    if "roof" in study:
        assert set(study["roof"]) == {"case", "says"}


@named
def test_versions_follow_each_other(path: Path) -> None:
    first, *rest = _study(path)["versions"]
    assert "expect" not in first
    assert {version.get("expect", "same") for version in rest} <= {"faster", "same", "slower"}
    assert _study(path)["versions"][-1]["causes"] == []
    names = [version["name"] for version in (first, *rest)]
    assert len(set(names)) == len(names)


def _arrays(case: Case) -> list[tuple[object, ...]]:
    return [(a.name, getattr(a, "type", None), getattr(a, "shape", None)) for a in case.arguments]


@named
def test_cases_have_the_same_arrays(path: Path) -> None:
    """Those of versions: the arrays of a roof may have a halo of another width."""
    study = _study(path)
    cases = [read_case(path.parent / version["case"]) for version in study["versions"]]
    for case in cases[1:]:
        assert _arrays(case) == _arrays(cases[0])
        assert case.outputs == cases[0].outputs
