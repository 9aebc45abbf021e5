"""Options that keep the results are given to the compiler; others are not."""

from dataclasses import replace
from pathlib import Path

import pytest
from alike import assert_alike, case, count, numbers, refused, subject_of

from cuado.model.arguments import Argument
from cuado.model.launch import Launch
from cuado.optimizer.transformations.compiler_flags import CompilerFlags
from cuado.optimizer.transformations.register_cap import RegisterCap
from cuado.optimizer.version import Version, next_version
from cuado.sources.case.load import launch

RESTRICT = CompilerFlags("-restrict")
SOURCE = """
__device__ float table;
__global__ void kept(float *out, const float *in, {more})
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float first = in[0];
    out[2 * i] = {value};
    out[2 * i + 1] = in[0] + in[i] + first;
}}
"""


def compiled(folder: Path, value: str, more: str = "int n", last: Argument | None = None) -> Launch:
    """A kernel that loads a value, stores, and loads it again."""
    path = folder / "kept.cu"
    path.write_text(SOURCE.format(value=value, more=more))
    arguments = (numbers("out", 128), numbers("in", 64, seed=2), last or count("n", 3))
    return launch(path, grid=2, block=32, arguments=arguments, outputs=("out",))


def test_a_promise_that_holds_saves_a_load(tmp_path: Path) -> None:
    before = compiled(tmp_path, "in[i] + n")
    other = assert_alike(RESTRICT, before)
    assert other.ptx.count("ld.global") < before.ptx.count("ld.global")
    assert ".nc" in other.ptx
    assert other.compiled_from is not None
    assert "-restrict" in other.compiled_from.options
    assert refused(RESTRICT, other).absent
    assert not CompilerFlags.candidates(subject_of(other))


def test_a_transpose_loads_through_the_read_only_path() -> None:
    launch = case("examples/transpose/transpose_shared.toml", N=64)
    assert RESTRICT in CompilerFlags.candidates(subject_of(launch))
    assert "ld.global.nc" in assert_alike(RESTRICT, launch).ptx


@pytest.mark.parametrize(
    ("value", "reason"),
    [("in[i] * first + n", "are fused"), ("in[i] + table", "global variable 'table'")],
)
def test_sources_of_which_it_cannot_be_told(tmp_path: Path, value: str, reason: str) -> None:
    assert reason in refused(RESTRICT, compiled(tmp_path, value)).reason


def test_a_number_may_be_a_pointer(tmp_path: Path) -> None:
    hidden = compiled(tmp_path, "in[i]", "unsigned long long n", count("n", 0, "u64"))
    assert "a pointer in 'n'" in refused(RESTRICT, hidden).reason


@pytest.mark.parametrize("flags", ["-use_fast_math", "-restrict -fmad=false", ""])
def test_options_that_may_change_results_are_refused(tmp_path: Path, flags: str) -> None:
    said = refused(CompilerFlags(flags), compiled(tmp_path, "in[i] + n")).reason
    assert "options that keep the results" in said


def test_code_that_is_not_what_the_source_compiles_to_is_refused(tmp_path: Path) -> None:
    before = compiled(tmp_path, "in[i] + n")
    edited = replace(before, ptx=before.ptx.replace("ret;", "bar.sync 0; ret;"))
    assert "another kernel" in refused(RESTRICT, edited).reason


def test_without_a_source_there_is_nothing_to_compile(tmp_path: Path) -> None:
    bare = replace(compiled(tmp_path, "in[i] + n"), compiled_from=None)
    assert not CompilerFlags.candidates(subject_of(bare))
    assert "no source" in refused(RESTRICT, bare).reason


def test_code_of_another_step_has_no_source(tmp_path: Path) -> None:
    first = subject_of(compiled(tmp_path, "in[i] + n"))
    assert CompilerFlags.candidates(first)
    once = next_version(Version((), first), RegisterCap(32))
    assert isinstance(once, Version), once
    assert not CompilerFlags.candidates(once.subject)
    again = next_version(Version((), first), RESTRICT)
    assert isinstance(again, Version), again
    assert again.subject.launch.compiled_from is not None
