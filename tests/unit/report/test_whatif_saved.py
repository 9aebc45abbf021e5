"""A what-if that was saved and loaded prints the same, in every format."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
import whatif_results as results

from cuado.errors import InvalidDataError
from cuado.kernel.proposal import Refusal, Scope
from cuado.model.arguments import Buffer, Content, Fill, Pointer, Scalar, Structure
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.model.finding import Bound, Finding
from cuado.model.finding import Scope as Of
from cuado.model.trial import Difference, Equivalence
from cuado.report.formats import FORMATS, Style, render
from cuado.report.whatif import WhatIfReport
from cuado.whatif.experiments import conflict_free_shared
from cuado.whatif.registry import all_experiments
from cuado.whatif.result import WhatIf
from cuado.whatif.saved import SavedWhatIf, loaded, saved


def with_everything() -> WhatIf:
    """A result with arguments of every kind, numbers that JSON does not have, and findings."""
    result = results.transpose()
    launch = replace(
        result.launch,
        ptx="",
        cubin=b"\x00\xffELF",
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


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
@pytest.mark.parametrize("format_name", sorted(FORMATS))
def test_what_is_loaded_prints_what_was_saved(make: Callable[[], WhatIf], format_name: str) -> None:
    report = SavedWhatIf(make(), "transpose<float>", "cases/transpose.toml", "0.0.7")
    back = loaded(saved(report), "here.json")

    def text(each: SavedWhatIf) -> str:
        shown = WhatIfReport(each.result, each.kernel, each.source, each.version)
        return render(shown, format_name, Style(80))

    assert text(back) == text(report)
    assert saved(back) == saved(report)


def test_what_the_catalogue_still_says_is_the_catalogue_s() -> None:
    (found, *_) = loaded(saved(SavedWhatIf(with_everything())), "x").result.outcomes
    assert found.experiment is conflict_free_shared.EXPERIMENT
    unknown = results.experiment("gone", "What if?", Bottleneck.SPILLS)
    result = replace(results.transpose(), outcomes=(replace(found, experiment=unknown),))
    (other,) = loaded(saved(SavedWhatIf(result)), "x").result.outcomes
    assert other.experiment not in all_experiments()
    assert other.experiment.question == "What if?"
    assert isinstance(other.experiment.propose(None, Scope()), Refusal)  # type: ignore[arg-type]


def altered(change: Callable[[dict[str, object]], None]) -> str:
    content = json.loads(saved(SavedWhatIf(results.transpose())))
    change(content)
    return json.dumps(content)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[]", "no saved what-if"),
        ('{"format": "cuado-journal", "version": 1}', "no saved what-if"),
        ('{"format": "cuado-whatif", "version": 99}', "a newer cuado"),
        ('{"format": "cuado-whatif", "version": 1}', "should be SavedWhatIf"),
        (altered(lambda c: c["whatif"]["result"].pop("launch")), "has no 'launch'"),  # type: ignore[index]
        (altered(lambda c: c["whatif"]["result"].update(seconds="1")), "seconds should be float"),  # type: ignore[index]
        (altered(lambda c: c["whatif"]["result"]["launch"].update(grid=[1, 1])), "3 values"),  # type: ignore[index]
        (altered(lambda c: c["whatif"]["result"]["launch"].update(grid=[0, 1, 1])), "no launch"),  # type: ignore[index]
        (altered(lambda c: c["whatif"]["result"]["limiter"].update(verdict="X")), "one of MEMORY"),  # type: ignore[index]
    ],
)
def test_what_is_not_ours_is_refused_with_the_reason(content: str, says: str) -> None:
    with pytest.raises(InvalidDataError, match=says) as error:
        loaded(content, "here.json")
    assert "here.json" in error.value.message


def test_older_and_newer_files_read() -> None:
    """A field with a default may be missing, and one that is not known is ignored."""

    def change(content: dict[str, object]) -> None:
        result = content["whatif"]["result"]  # type: ignore[index]
        del result["modelled"]
        result["of_tomorrow"] = {"$is": "Tomorrow"}

    older, today = (loaded(altered(each), "x") for each in (change, lambda _: None))
    assert saved(older) == saved(today)
