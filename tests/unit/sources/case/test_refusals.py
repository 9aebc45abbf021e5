"""What a compiler refuses: the user's file and line, the line's text, and what to do."""

from pathlib import Path

import pytest

from cuado.sources.case.refusals import NVCC, NVRTC, refused

SOURCE = Path("/user/app.cu")
TEXT = '#include "part.h"\n__global__ void k(float *a) {\n  a[0] = g(b);\n}\n'
TEXTS = {SOURCE: TEXT}


@pytest.mark.parametrize(
    ("log", "says", "does"),
    [
        (
            '/user/app.cu(3): error: identifier "b" is undefined\n\n1 error detected',
            '/user/app.cu:3: identifier "b" is undefined (NVRTC), in: a[0] = g(b);',
            "declare 'b' there",
        ),
        (
            '/user/app.cu(1): catastrophic error: cannot open source file "part.h"',
            '/user/app.cu:1: cannot open source file "part.h" (NVRTC), in: #include "part.h"',
            'options = ["-IFOLDER"]',
        ),
        (
            '/user/app.cu(1): catastrophic error: cannot open source file "cub/cub.cuh"',
            '/user/app.cu:1: cannot open source file "cub/cub.cuh" (NVRTC)',
            "set CUDA_HOME to a CUDA toolkit",
        ),
        (
            '/user/app.cu(1): catastrophic error: cannot open source file "vector"',
            '/user/app.cu:1: cannot open source file "vector" (NVRTC), in: #include "part.h"',
            "header of the host's",
        ),
        (
            '/user/app.cu(3): error: no operator "+"\n/user/app.cu(4): error: expected a ;',
            '/user/app.cu:3: no operator "+" (NVRTC), in: a[0] = g(b); (and 1 more error)',
            "correct that line: NVRTC has to compile the file",
        ),
        (
            "/inc/part.h(7): error: T has no member m\n"
            '          detected during instantiation of "T g(T)" at line 3 of /user/app.cu',
            "/inc/part.h:7: T has no member m (NVRTC), used at line 3",
            "correct that line",
        ),
        ("nvrtc: out of memory error", "/user/app.cu: NVRTC refuses it: nvrtc: out of", ""),
        ("", "/user/app.cu: NVRTC refuses it: it gave no reason", ""),
    ],
)
def test_an_error_names_the_users_line_and_what_to_do(log: str, says: str, does: str) -> None:
    error = refused(NVRTC, log, SOURCE, TEXTS)
    assert error.message.startswith(says)
    assert does in error.remedy
    assert error.log == log


def test_the_host_compilers_errors_are_read_as_well() -> None:
    error = refused(NVCC, "/user/app.cu:1:10: fatal error: part.h: No such file or directory",
                    SOURCE, TEXTS)  # fmt: skip
    assert error.message.startswith("/user/app.cu:1: part.h: No such file or directory (nvcc)")
    assert "folder of part.h" in error.remedy


def test_a_file_that_is_none_of_the_source_is_not_quoted() -> None:
    error = refused(NVRTC, "/etc/hostname(1): error: expected a declaration", SOURCE, TEXTS)
    assert error.message == "/etc/hostname:1: expected a declaration (NVRTC)"


def test_a_source_that_was_taken_out_of_a_file_is_told_as_of_that() -> None:
    log = '/user/app.cu(3): error: identifier "b" is undefined'
    error = refused(NVRTC, log, SOURCE, TEXTS).moved(SOURCE, Path("/user/app.py"), 10)
    assert error.message.startswith('/user/app.py:12: identifier "b" is undefined (NVRTC)')
    assert refused(NVRTC, log, SOURCE, TEXTS).moved(Path("/other.cu"), SOURCE, 10).message == (
        refused(NVRTC, log, SOURCE, TEXTS).message
    )


def test_that_there_are_others_and_where_a_file_is_used_is_told_of_a_source_taken_out() -> None:
    log = "/user/app.cu(3): error: one\n/user/app.cu(4): error: two"
    error = refused(NVRTC, log, SOURCE, TEXTS).moved(SOURCE, Path("/user/app.py"), 10)
    assert error.message.startswith("/user/app.py:12: one (NVRTC)")
    assert error.message.endswith(" (and 1 more error)")
    log = """/lib/sum.h(7): error: one
          detected during instantiation of "sum" at line 4 of /user/app.cu"""
    error = refused(NVRTC, log, SOURCE, TEXTS).moved(SOURCE, Path("/user/app.py"), 10)
    assert error.message == "/lib/sum.h:7: one (NVRTC), used at line 13"


def test_lines_are_counted_as_compilers_count_them() -> None:
    texts = {SOURCE: "int a;\n\f\nint b = c;\nint d;\n"}
    error = refused(NVRTC, '/user/app.cu(3): error: identifier "c" is undefined', SOURCE, texts)
    assert error.message.endswith("in: int b = c;")


@pytest.mark.parametrize(
    ("header", "is_of_cuda"),
    [
        ("cuda_fp16.h", True),
        ("cuda.h", True),
        ("cuda/std/atomic", True),
        ("cooperative_groups/reduce.h", True),
        ("cuda_utils.h", False),
        ("cuda/kernels.cuh", False),
        ("curand_states.h", False),
    ],
)
def test_a_header_of_the_users_is_not_called_cudas(header: str, is_of_cuda: bool) -> None:
    log = f'/user/app.cu(1): catastrophic error: cannot open source file "{header}"'
    error = refused(NVRTC, log, SOURCE, TEXTS)
    wanted = f"{header} is CUDA's own" if is_of_cuda else f"name the folder of {header}"
    assert error.remedy.startswith(wanted)
