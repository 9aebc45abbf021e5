"""What an answer says of the patch: of one that is offered, of one that is not."""

from dataclasses import replace

import pytest
import run_sessions as sessions

from cuado.optimizer.session import PatchRecord, PatchStep
from cuado.report.formats import Style, render
from cuado.report.run import RunReport
from cuado.report.run.answer import answer
from cuado.report.run.exactness import EQUAL, NEAR, results
from cuado.report.run.patch import patch_view

WRITTEN = PatchStep(sessions.REMAP, "neighbouring threads swap their roles", is_written=True)
TOLD = PatchStep(
    sessions.REMAP,
    "several functions read the indices",
    lines=("transpose.cu:9: int x = blockIdx.x * 32 + threadIdx.x;",),
    write="swap `threadIdx.x` and `threadIdx.y`\nint x = blockIdx.x * 32 + threadIdx.y;",
)


def first_screen(patch: PatchRecord) -> str:
    report = RunReport(sessions.transposes(patch=patch))
    return " ".join(render(report, "terminal", Style(80, brief=True)).split())


def test_a_step_is_said_to_be_in_the_patch_only_where_there_is_one() -> None:
    offered = first_screen(
        PatchRecord(file="transpose.cu", diff="--- a\n+++ b\n", steps=(WRITTEN,))
    )
    assert "Apply the patch ('cuado show --details patch' prints it, for patch -p1): " in offered
    launch = first_screen(PatchRecord(file="transpose.cu", steps=(WRITTEN,), launch=("launch 4",)))
    assert "Change the launch: " in launch
    slow = "the patched source is not faster than the original (1.00 times as fast)"
    refused = first_screen(PatchRecord(file="transpose.cu", steps=(WRITTEN,), reason=slow))
    assert "Apply the patch" not in refused
    assert (
        "Take the PTX that 'cuado run --emit DIR' writes, as the patched source is not" in refused
    )
    assert "It has this change: " in refused


def test_the_line_of_a_patch_of_one_step_is_the_one_that_it_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cuado.report.run.answer.with_text", lambda *_: "")  # Of no line.
    diff = "--- a/t.cu\n+++ b/t.cu\n@@ -8,2 +8,2 @@\n {\n-    int x = 1;\n+    int x = 2;\n"
    offered = first_screen(PatchRecord(file="transpose.cu", diff=diff, steps=(WRITTEN,)))
    assert "line transpose.cu:9 int x = 1;" in offered


def test_without_a_patch_the_next_command_shows_what_to_write() -> None:
    nothing = "nothing of it could be written in the source"
    told = first_screen(PatchRecord(file="transpose.cu", steps=(TOLD,), reason=nothing))
    assert "Swap `threadIdx.x` and `threadIdx.y`" in told
    assert "transpose.cu:9 int x = blockIdx.x * 32 + threadIdx.x;" in told
    assert "cuado show --details patch shows the lines, and what to write there" in told


def test_results_within_a_tolerance_are_not_said_to_be_equal() -> None:
    near = PatchStep("fp64-as-fp32", "literals with f", is_written=True)
    for steps, said in (
        ((WRITTEN,), "results equal"),
        ((WRITTEN, near), "results near, within what is allowed"),
        ((WRITTEN, replace(near, is_written=False)), "results equal"),
    ):
        record = PatchRecord(file="transpose.cu", diff="--- a\n+++ b\n", steps=steps)
        view = patch_view(sessions.transposes(patch=record))
        assert view is not None
        assert view.says.rstrip(".").endswith(said)
    assert results(["block-remap(kind=grouped, axis=y, group=8)"]) == EQUAL
    assert results(["reordered-sums(way=private)"]) == NEAR


def test_what_follows_a_step_that_is_merely_near_is_near_as_well() -> None:
    first, second, third = sessions.transposes().iterations
    steps = ("fp64-as-fp32", sessions.COARSENING)
    second = replace(second, version=replace(second.version, steps=steps[:1]))
    third = replace(third, version=replace(third.version, steps=steps))
    session = sessions.transposes(iterations=(first, second, third))
    points = answer(RunReport(session)).points
    assert len(points) == 2
    assert all("results near, within what is allowed, on" in each.sure for each in points)
