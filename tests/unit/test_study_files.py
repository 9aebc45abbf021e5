"""Study files of the examples: they can be read, and their cases can be compared."""

import pytest

from cuado.sources.case.description import Case, read_case
from cuado.sources.study.description import Study
from cuado.sources.study.library import known_studies

STUDIES = known_studies()
named = pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.name)


def test_each_folder_has_one() -> None:
    folders = {study.path.parent.name for study in STUDIES}
    assert folders == {"averaging", "bicgstab", "climate", "transpose", "wave"}


@named
def test_a_study_has_steps_and_ends(study: Study) -> None:
    assert len(study.versions) > 1
    assert study.versions[-1].causes == ()
    assert all((study.title, study.says, *(version.does for version in study.versions)))
    quotes = any(version.documented is not None for version in study.versions)
    assert quotes == bool(study.documented)


def _arrays(case: Case) -> list[tuple[object, ...]]:
    return [(a.name, getattr(a, "type", None), getattr(a, "shape", None)) for a in case.arguments]


@named
def test_cases_have_the_same_arrays(study: Study) -> None:
    """Those of versions: the arrays of a roof may have a halo of another width."""
    cases = [read_case(version.case) for version in study.versions]
    for case in cases[1:]:
        assert _arrays(case) == _arrays(cases[0])
        assert case.outputs == cases[0].outputs
