"""Studies at other sizes: all cases of the transpose, and the document's size."""

from dataclasses import replace

import pytest

from cuado import api
from cuado.cli.study import _sizes
from cuado.errors import CuadoError, UnknownNameError
from cuado.sources.study.library import find_study
from cuado.sources.study.sizes import expect_sizes, is_documented_size, sized_case
from cuado.studies.conduct import StudyOptions
from cuado.what_if.session import Options

TRANSPOSE = find_study("transpose")


def test_every_case_takes_the_constants_that_it_has() -> None:
    first, *_, last = TRANSPOSE.versions
    sizes = {"N": 1024, "ROWS": 8}
    assert sized_case(first.case, sizes).grid == (4, 1, 1)  # The document's 4 blocks.
    assert sized_case(last.case, sizes).block == (32, 8, 1)
    assert TRANSPOSE.roof is not None
    assert sized_case(TRANSPOSE.roof.case, sizes).names["N"] == 1024
    assert sized_case(first.case, {}).names["N"] == 8192


def test_a_constant_that_no_case_has_is_refused() -> None:
    expect_sizes(TRANSPOSE, ["N", "ROWS"])
    with pytest.raises(UnknownNameError, match="'M'"):
        expect_sizes(TRANSPOSE, ["N", "M"])


def test_the_documents_size_is_recognised() -> None:
    assert is_documented_size(TRANSPOSE, {"N": 1024})
    assert not is_documented_size(TRANSPOSE, {})
    assert is_documented_size(find_study("averaging"), {})
    assert not is_documented_size(find_study("averaging"), {"SETS": 8})
    assert not is_documented_size(find_study("bicgstab"), {})


def test_documented_sizes_can_be_asked_for_and_changed() -> None:
    assert _sizes(TRANSPOSE, ["ROWS=8"], documented=True) == {"N": 1024, "ROWS": 8}
    assert _sizes(TRANSPOSE, ["N=64"], documented=True) == {"N": 64}
    with pytest.raises(CuadoError, match="wave: the document's sizes are not known"):
        _sizes(find_study("wave"), None, documented=True)


def test_a_study_runs_all_its_versions_and_its_roof_at_the_sizes_asked_for() -> None:
    """Emulated and without experiments, so that it takes no more than the launches."""
    sizes = {"N": 256}
    study = replace(TRANSPOSE, versions=TRANSPOSE.versions[2:4], documented_size=sizes)
    options = StudyOptions(Options((), lines=False, budget=0.1), check=True, sizes=sizes)
    found = api.study(study, options, device="emulated:k20x", counters=False).found
    assert [step.correct for step in found.steps] == [True, True]
    for step in found.steps:
        assert step.found is not None
        assert step.found.launch.grid == (8, 8, 1)
    assert found.roof is not None
    assert found.at_documented_size
    assert found.sizes == sizes
    concluded = found.steps[0].concluded
    assert concluded is not None
    assert concluded.findings == ("bank-conflict-load", "instruction-replays")
