"""What is read from ncu's log: texts from its documentation, reports of errors, and a GPU."""

import pytest

from cuado.sources.ncu_run.explain import CAUSES, cause_of
from cuado.sources.ncu_run.log import Log

DOCUMENTED = """\
==PROF== Connected to process 5268
==PROF== Profiling "vectorAdd_A" - 0: 0%....50%....100% - 46 passes
==PROF== Profiling "vectorAdd_B" - 1: 0%....50%....100% - 1 pass
==PROF== Disconnected from process 5268
==PROF== Report: profile.ncu-rep
"""
INTERRUPTED = """\
==PROF== Profiling "volta_h884gemm_128x256_ldg8_nn" - 19: 0%....50%....100% - 19 passes
==PROF== Profiling "volta_h884gemm_128x256_ldg8_nn" - 20: 0%..==PROF== Received signal
==PROF== Trying to shutdown target application
 - 3 passes
==ERROR== Failed to profile "volta_h884gemm_128x256_ldg8_nn" in process 25093
==PROF== Trying to shutdown target application
==ERROR== The application returned an error code (15).
==ERROR== An error occurred while trying to profile.
==WARNING== Found outstanding GPU clock reset, trying to revert...Success.
==PROF== Report: gemm_prof_15.ncu-rep
"""
HUNG = """\
==WARNING== Note: Running with unmodified GPU clocks. If not controlled otherwise, profiling may be
==PROF== Connected to process 1069 (/tmp/profiled)
==PROF== Profiling "1:7:scale:1": 0%....50%....100% - 10 passes
==PROF== Profiling "1:7:shifted:1": 0%....50%....100% - 10 passes
==PROF== Profiling "1:13:waits:1": 0%..==WARNING== Launching the workload is taking more time than
"""
ENDED = """
==ERROR== Failed to profile "waits" in process 1069
==PROF== Trying to shutdown target application
==ERROR== The application returned an error code (15).
==PROF== Report: /tmp/r.ncu-rep
"""
NO_PERMISSION = """\
==PROF== Connected to process 51302 (/home/me/main)
==ERROR== Error: ERR_NVGPUCTRPERM - The user does not have permission to access NVIDIA GPU
==PROF== Disconnected from process 51302
==WARNING== No kernels were profiled.
==WARNING== Profiling kernels launched by child processes requires the ...
"""


def test_a_whole_run() -> None:
    log = Log(DOCUMENTED)
    assert log.started == ("vectorAdd_A", "vectorAdd_B")
    assert (log.profiled, log.under_way, log.errors) == (2, None, ())
    assert log.has_connected
    assert log.program_code is None


@pytest.mark.parametrize("end", ["0%", "0%....50%..", ""])
def test_the_kernel_under_way(end: str) -> None:
    log = Log(f'{DOCUMENTED}==PROF== Profiling "ncclDevKernel_AllReduce_Sum..." - 2: {end}')
    assert log.under_way == "ncclDevKernel_AllReduce_Sum..."
    assert log.profiled == 2


def test_kernels_that_were_chosen_by_their_ids() -> None:
    """As Nsight Compute 2025.3.1 wrote it, on an H200."""
    log = Log(HUNG)
    assert log.started == ("scale", "shifted", "waits")
    assert (log.under_way, log.profiled) == ("waits", 2)
    over = Log(HUNG + ENDED)
    assert (over.under_way, over.failed, over.profiled) == (None, ("waits",), 2)
    assert over.program_code is None


def test_lines_of_processes_that_run_into_each_other() -> None:
    log = Log('==PROF== Profiling "a" - 0: 0%..==PROF== Connected to process 7 (x)\n..50%....100%')
    assert log.under_way == "a"
    assert Log(f"{log.text} - 9 passes\n").under_way is None


def test_repeating_the_program_names_kernels_and_no_end_of_theirs() -> None:
    log = Log('==PROF== Profiling "a": Application replay pass 1\n')
    assert log.started == ("a",)
    assert log.under_way is None


def test_an_interrupted_run() -> None:
    log = Log(INTERRUPTED)
    assert log.profiled == 1
    assert log.failed == ("volta_h884gemm_128x256_ldg8_nn",)
    assert log.program_code is None  # ncu itself ended the program


def test_what_the_program_ended_with() -> None:
    log = Log(f"{DOCUMENTED}==ERROR== The application returned an error code (3).\n")
    assert log.program_code == 3


def test_kernels_that_are_listed_if_none_matches() -> None:
    log = Log(
        "==WARNING== No kernels were profiled.\nAvailable Kernels:\n1. axpby\n2. dot\n"
        "==PROF== Disconnected from process 5268\n"
    )
    assert log.says_nothing_profiled
    assert log.available == ("axpby", "dot")
    assert Log(NO_PERMISSION).available == ()


@pytest.mark.parametrize(
    ("text", "message", "final"),
    [
        (NO_PERMISSION, "for administrators", True),
        (
            "==ERROR== Profiling is not supported on device 0. To find out supported GPUs refer "
            "--list-chips option.",
            "does not know the GPU",
            True,
        ),
        ("==ERROR== Cuda driver is not compatible with Nsight Compute.", "too old for this", True),
        (
            "==ERROR== Failed to initialize the profiler: LibraryNotLoaded. Check that a "
            "compatible driver library is loaded.",
            "does not fit the driver",
            True,
        ),
        (
            "==ERROR== Nsight Compute failed to connect to the CUDA driver (stub libcuda.so[.1] on "
            "path?).",
            "stub",
            True,
        ),
        (
            "==ERROR== Profiling failed because a driver resource was unavailable. Ensure that no "
            "other tool (like DCGM) is concurrently collecting profiling data.",
            "another profiler",
            True,
        ),
        ("==ERROR== Failed to save memory for replay.", "a second copy of its memory", False),
        ("==ERROR== Unknown Error on device 0.", "cannot prepare kernels", False),
    ],
)
def test_known_errors(text: str, message: str, final: bool) -> None:
    cause = cause_of(Log(text).errors)
    assert cause
    assert message in cause.message
    assert cause.is_final is final


def test_every_cause_has_a_remedy_and_ordinary_lines_have_none() -> None:
    assert all(cause.remedy and cause.message and cause.words for cause in CAUSES)
    assert cause_of(Log(INTERRUPTED).errors) is None
