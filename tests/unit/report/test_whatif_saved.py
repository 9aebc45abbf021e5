"""A what-if that was saved and loaded prints the same, in every format."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import whatif_results as results
from whole_formats import SHOWN

from cuado.errors import UnreadableFileError
from cuado.kernel.proposal import Refusal, Scope
from cuado.model.arguments import Buffer, Content, Fill, Pointer, Scalar, Structure
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Finding
from cuado.model.finding import Scope as Of
from cuado.model.program import ProgramShare
from cuado.model.trial import Difference, Equivalence
from cuado.report.document import Document
from cuado.report.formats import Style, render
from cuado.report.saved import encoded, load
from cuado.report.study import StudyReport
from cuado.report.whatif import WhatIfReport
from cuado.sources.study.description import read_study
from cuado.studies.result import Step, StudyResult
from cuado.what_if.experiments import conflict_free_shared
from cuado.what_if.registry import all_experiments
from cuado.what_if.result import Outcome, WhatIf

ROOT = Path(__file__).parents[3]


def with_everything() -> WhatIf:
    """A result with arguments of every kind, numbers that JSON does not have, and findings."""
    result = results.transpose()
    launch = replace(
        result.launch,
        ptx="",
        cubin=b"\x00\xffELF",
        program=ProgramShare(0.5, 1.0, 3),
        arguments=(
            Scalar("alpha", "f32", float("inf")),
            Scalar("rows", "s32", 7),
            Buffer("in", "f32", (4, 4), Fill(Content.CONSTANT, float("nan"))),
            Pointer("at", "in", 8),
            Structure("view", b"\x01" * 16, ((8, Pointer("inner", "in")),)),
        ),
        outputs=("in",),
    )
    different = Equivalence(False, (Difference("in", 3, float("-inf"), float("nan"), 2),))
    first, *rest = result.outcomes
    first = replace(first, equivalence=different, experiment=conflict_free_shared.EXPERIMENT)
    found = Finding(
        "spilling-hurts", "t", "w", ("a",), bound=Bound(1.5, Of.UNIT, "b"), cause=Cause.SPILLS
    )
    counters = replace(result.counters, findings=(found,))
    return replace(result, launch=launch, outcomes=(first, *rest), counters=counters)


MADE = (
    results.transpose,
    results.interrupted,
    results.nothing,
    results.hostile,
    with_everything,
)


def restored(document: Document, folder: Path) -> Document:
    path = folder / "found.cuado"
    path.write_bytes(encoded(document))
    return load(path)


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_what_is_loaded_prints_what_was_saved(make: Callable[[], WhatIf], tmp_path: Path) -> None:
    document = WhatIfReport(make(), "transpose<float>", "cases/transpose.toml", "0.0.7")
    back = restored(document, tmp_path)
    for name in SHOWN:
        assert render(back, name, Style(80)) == render(document, name, Style(80))
    assert encoded(back) == encoded(document)


def test_a_study_holds_what_ifs(tmp_path: Path) -> None:
    described = read_study(ROOT / "examples" / "averaging" / "study.toml")
    first, *rest = described.versions
    steps = (Step(first, with_everything(), True), *(Step(each, None, None, "?") for each in rest))
    document = StudyReport(StudyResult(described, steps, results.interval(1e5), 2.5))
    assert encoded(restored(document, tmp_path)) == encoded(document)


def outcomes_of(result: WhatIf, folder: Path) -> tuple[Outcome, ...]:
    back = restored(WhatIfReport(result), folder)
    assert isinstance(back, WhatIfReport)
    return back.result.outcomes


def test_an_experiment_of_today_is_the_catalogue_s_and_another_is_only_read(tmp_path: Path) -> None:
    (found, *_) = outcomes_of(with_everything(), tmp_path)
    assert found.experiment is conflict_free_shared.EXPERIMENT
    unknown = results.experiment("gone", "What if?", Bottleneck.SPILLS)
    result = replace(results.transpose(), outcomes=(replace(found, experiment=unknown),))
    (other,) = outcomes_of(result, tmp_path)
    assert other.experiment not in all_experiments()
    assert other.experiment.question == "What if?"
    assert isinstance(other.experiment.propose(None, Scope()), Refusal)  # type: ignore[arg-type]


def altered(change: Callable[[dict[str, Any]], object]) -> bytes:
    content = json.loads(encoded(WhatIfReport(results.transpose())))
    change(content["document"])
    return json.dumps(content).encode()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (altered(lambda c: c["result"].pop("launch")), "has no 'launch'"),
        (altered(lambda c: c["result"].update(seconds="1")), "seconds should be float"),
        (altered(lambda c: c["result"]["launch"].update(grid=[1, 1])), "3 values"),
        (altered(lambda c: c["result"]["launch"].update(grid=[0, 1, 1])), "no launch"),
        (altered(lambda c: c["result"]["limiter"].update(verdict="X")), "one of MEMORY"),
        (altered(lambda c: c["result"].update(outcomes={})), "a list"),
        (altered(lambda c: c["result"]["chip"].update({"$is": "Kernel"})), "should be ChipFacts"),
    ],
)
def test_what_was_altered_is_refused_with_the_place(
    content: bytes, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "found.cuado"
    path.write_bytes(content)
    with pytest.raises(UnreadableFileError, match=says):
        load(path)


def test_older_and_newer_files_read(tmp_path: Path) -> None:
    """A field with a default may be missing, and one that is not known is ignored."""

    def change(document: dict[str, Any]) -> None:
        del document["result"]["modelled"]
        document["result"]["of_tomorrow"] = {"$is": "Tomorrow"}

    path = tmp_path / "found.cuado"
    path.write_bytes(altered(change))
    assert encoded(load(path)) == encoded(WhatIfReport(results.transpose()))
