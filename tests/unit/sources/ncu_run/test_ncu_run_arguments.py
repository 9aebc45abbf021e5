"""ncu's command line: which kernels its expressions match, and what stands in it."""

import re
from pathlib import Path

import pytest

from cuado.sources.ncu_run.arguments import Choice, arguments, first_choice
from cuado.sources.ncu_run.options import Clocks, Job, Replay
from cuado.sources.ncu_run.stages import DETAILS, RANGES, TRIAGE

NAMES = ("spmv", "spmv_long", "axpby", "operator()", "ncclDevKernel_AllReduce", "a.b")


def matched(choice: Choice) -> set[str]:
    assert ":" not in choice.pattern.replace("(?!", "")
    return {name for name in NAMES if re.search(choice.pattern, name)}


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (Choice(), set(NAMES)),
        (Choice("spmv"), {"spmv", "spmv_long"}),
        (Choice("^spmv$|axpby"), {"spmv", "axpby"}),
        (Choice("(?:spmv|axpby)$"), {"spmv", "axpby"}),
        (Choice(names=("spmv", "operator()", "a.b")), {"spmv", "operator()", "a.b"}),
        (Choice(beginnings=("nccl",)), set(NAMES) - {"ncclDevKernel_AllReduce"}),
        (Choice(without=("spmv",)), set(NAMES) - {"spmv"}),
        (Choice(without=("ncclDevKernel_A...",)), set(NAMES) - {"ncclDevKernel_AllReduce"}),
        (Choice("spmv", without=("spmv",)), {"spmv_long"}),
        (Choice("^spmv|axpby", without=("spmv_long", "axpby")), {"spmv"}),
        (Choice(names=("spmv", "axpby"), without=("axpby",)), {"spmv"}),
        (Choice("ns::spmv"), set()),
    ],
)
def test_kernels_that_a_choice_leaves(choice: Choice, left: set[str]) -> None:
    assert matched(choice) == left


def test_kernels_that_wait_for_other_gpus_are_profiled_if_they_are_asked_for() -> None:
    assert "ncclDevKernel_AllReduce" not in matched(first_choice(Job(("app",))))
    assert matched(first_choice(Job(("app",), "nccl"))) == {"ncclDevKernel_AllReduce"}


def test_the_triage() -> None:
    job = Job(("app", "--size", "3"), "spmv", launches=2, skip=9)
    words = arguments(job, TRIAGE, first_choice(job), Path("out"), Path("out.log"))
    assert words[-3:] == ("app", "--size", "3")
    text = " ".join(words)
    assert "--kernel-id ::regex:spmv:^(10|11)$ --launch-count 400 app" in text
    assert "--log-file out.log --export out " in text
    assert "--clock-control none" in text
    assert "--replay-mode kernel" in text
    assert "--target-processes all" in text
    assert text.count("--section") == 3
    assert "--import-source" not in text


def test_details_and_what_the_user_adds() -> None:
    job = Job(("app",), clocks=Clocks.BASE, extra=("--nvtx", "--nvtx-include", "step/"))
    words = arguments(job, DETAILS, Choice(), Path("out"), Path("log"))
    assert words[-4:] == ("--nvtx", "--nvtx-include", "step/", "app")
    assert "SourceCounters" in words
    assert words[words.index("--import-source") + 1] == "yes"
    assert words[words.index("--clock-control") + 1] == "base"


def test_ranges_have_no_kernels_and_no_source() -> None:
    job = Job(("app",), replay=Replay.APP_RANGE)
    words = arguments(job, RANGES, Choice(), Path("out"), Path("log"))
    assert words[words.index("--replay-mode") + 1] == "app-range"
    assert "--kernel-id" not in words
    assert "SourceCounters" not in words
