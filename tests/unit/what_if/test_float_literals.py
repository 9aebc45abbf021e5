"""The source compiled again with float literals: where that leaves no double, and where it does."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.kernel.built import Built
from cuado.kernel.facts.registers.fp64_registers import computes_doubles_of_floats
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.cuda_source import CudaSource
from cuado.model.launch import Launch
from cuado.ptx.syntax.parser import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import locate, nvrtc
from cuado.sass.toolchain.locate import Program
from cuado.sass.toolchain.resources import Resources
from cuado.sources.case import launch
from cuado.sources.case.compilation import compile_source
from cuado.what_if.diagnose.code_patterns import refined
from cuado.what_if.measure.schedule import importance
from cuado.what_if.registry import experiment_named

BUILT = Built(b"", Resources(registers=16, shared=0, spill_stores=0, spill_loads=0), Counter())
SOURCE = """
#define DEG2RAD (3.14159265358979 / 180.0)  // 1.0 degree
#define SCALED(v, by) ((v) * 1.5e-1 \\
    / by)
__device__ __noinline__ float shared_by_all(float v) {{ return v + {added}; }}
extern "C" __global__ void k(float *x)
{{
    int i = threadIdx.x;
    {body}
}}
"""
Write = Callable[..., Kernel]


@pytest.fixture(scope="module", autouse=True)
def _compiler() -> None:
    try:
        nvrtc.version()
    except CuadoError as error:
        pytest.skip(error.message)


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """``written(body)``: a kernel of floats with that body, in a source of its own."""

    def write(body: str, added: str = "1.0f") -> Kernel:
        path = tmp_path / "k.cu"
        path.write_text(SOURCE.format(body=body, added=added))
        floats = (Buffer("x", "f32", (64,)),)
        given = launch(path, "k", grid=1, block=64, arguments=floats, compiler="nvrtc")
        trimmed = replace(given, ptx=only_kernel(given.ptx, "k"))
        return Kernel(trimmed, load_chip("h200"), BUILT)

    return write


def asked(kernel: Kernel) -> Proposal | Refusal:
    return experiment_named("fp64-as-fp32").propose(kernel, Scope())


def opcodes(ptx: str) -> list[str]:
    return [each.opcode for f in parse(ptx).functions for each in f.instructions()]


@pytest.mark.parametrize(
    ("body", "added"),
    [
        ("x[i] = 2.5 / (exp(14.4 / x[i]) - 1.0);", "1.0f"),
        ("x[i] = 0.3 * shared_by_all(x[i]);", "0.7"),
        ("x[i] = pow(x[i] / 1e3, -0.8) * 4.4E2L;", "1.0f"),
        ("x[i] = exp(x[i] * DEG2RAD) * SCALED(x[i], 0.5);", "1.0f"),
    ],
)
def test_literals_that_make_doubles_become_floats(body: str, added: str, written: Write) -> None:
    kernel = written(body, added)
    assert any("f64" in each for each in opcodes(kernel.launch.ptx))
    found = asked(kernel)
    assert isinstance(found, Proposal), found.reason
    assert found.kind is Kind.SEPARATE
    assert found.approximates
    assert not found.keeps_results
    assert not any("f64" in each for each in opcodes(found.ptx or ""))
    assert found.touched
    assert any("branches and indices" in note for note in found.notes)


def test_functions_of_floats_may_compute_with_doubles_themselves(written: Write) -> None:
    """A large argument is reduced by a product of 64 bits with pi, in double precision."""
    found = asked(written("x[i] = cos(x[i] * DEG2RAD) + sin(2.5 * x[i]);"))
    assert isinstance(found, Proposal), found.reason
    left = {each for each in opcodes(found.ptx or "") if "f64" in each}
    assert left == {"cvt.rn.f64.s64", "mul.f64", "cvt.rn.f32.f64"}


@pytest.mark.parametrize(
    "own", ["(double)(long long)x[i] * 0.3", "(double)i * 0.3", "x[i] * (double)x[i]"]
)
def test_a_double_beside_such_functions_is_meant(own: str, written: Write) -> None:
    found = asked(written(f"x[i] = cos(x[i] * DEG2RAD) + {own};"))
    assert isinstance(found, Refusal)
    assert "more than the literals" in found.reason


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("double v = x[i]; x[i] = v < exp(v) ? 2.0 : v;", "more than the literals"),
        ("x[i] = exp(x[i] * 1e300) * 1e-300;", "more than the literals"),
    ],
)
def test_where_doubles_are_left_it_is_refused(body: str, why: str, written: Write) -> None:
    found = asked(written(body))
    assert isinstance(found, Refusal)
    assert not found.absent
    assert why in found.reason


@pytest.mark.parametrize(("include", "value"), [('"v.h"', "40A00000"), ("<v.h>", "40E00000")])
def test_the_edited_text_includes_what_the_source_includes(
    include: str, value: str, tmp_path: Path
) -> None:
    """Of two headers of one name it is the one that the compiler finds for the source."""
    (tmp_path / "other").mkdir()
    (tmp_path / "v.h").write_text("#define V 5.0f\n")
    (tmp_path / "other" / "v.h").write_text("#define V 7.0f\n")
    path = tmp_path / "k.cu"
    body = "x[threadIdx.x] = 2.5 / (exp(14.4 / x[threadIdx.x]) - V);"
    kernel = f'extern "C" __global__ void k(float *x) {{ {body} }}'
    path.write_text(f"#include {include}\n{kernel}\n")
    floats = (Buffer("x", "f32", (64,)),)
    options = ("-Iother",)
    given = launch(path, "k", grid=1, block=64, arguments=floats, compiler="nvrtc", options=options)
    trimmed = replace(given, ptx=only_kernel(given.ptx, "k"))
    found = asked(Kernel(trimmed, load_chip("h200"), BUILT))
    assert isinstance(found, Proposal)
    assert f"0fC{value[1:]}" in (found.ptx or "")


@pytest.mark.parametrize(("compiler", "is_made"), [("auto", True), ("nvrtc", False)])
def test_what_nvcc_compiled_is_compiled_by_nvcc_again(
    compiler: str, is_made: bool, tmp_path: Path
) -> None:
    """NVRTC refuses the text as it is, but takes it with its literals as floats."""
    if next(locate.find_each(Program.NVCC), None) is None:
        pytest.skip("no nvcc that compiles")
    path = tmp_path / "k.cu"
    kernel = 'extern "C" __global__ void k(float *x) {{ x[threadIdx.x] = {}; }}\n'
    path.write_text(kernel.format("pow(x[threadIdx.x], 0.3)"))
    source = CudaSource(path, compiler=compiler)
    floats = (Buffer("x", "f32", (64,)),)
    ptx = only_kernel(compile_source(CudaSource(path)), "k")
    given = Launch("k", ptx, "k", (1, 1, 1), (64, 1, 1), floats, (), compiled_from=source)
    found = asked(Kernel(given, load_chip("h200"), BUILT))
    assert isinstance(found, Proposal) is is_made
    if isinstance(found, Proposal):
        assert not any("f64" in each for each in opcodes(found.ptx or ""))
    # A text that nvcc refuses as well is refused as before.
    path.write_text(kernel.format("powers(x[threadIdx.x] + 1.5)"))
    assert "does not compile" in getattr(
        asked(Kernel(given, load_chip("h200"), BUILT)), "reason", ""
    )


def test_code_without_its_source_is_refused_as_before(written: Write) -> None:
    kernel = written("x[i] = 2.5 / (exp(14.4 / x[i]) - 1.0);")
    found = asked(replace(kernel, launch=replace(kernel.launch, compiled_from=None)))
    assert isinstance(found, Refusal)
    assert found.reason.startswith("a double-precision value decides")


@pytest.mark.parametrize(
    ("body", "type_", "is_named"),
    [
        ("x[i] = cos(x[i] * DEG2RAD);", "f32", True),  # It loads a table of CUDA's own.
        ("x[i] = x[i] * 0.1;", "f32", True),
        ("double *d = (double *)x; d[i] = d[i] * 0.1;", "f32", False),
        ("x[i] = x[i] * 0.1;", "f64", False),  # The case says what the bits mean.
    ],
)
def test_doubles_are_meant_where_the_data_is_of_doubles(
    body: str, type_: str, is_named: bool, written: Write
) -> None:
    kernel = written(body)
    buffers = tuple(replace(each, type=type_) for each in kernel.launch.buffers)
    kernel = replace(kernel, launch=replace(kernel.launch, arguments=buffers))
    named = Cause.FP64 if is_named else None
    assert refined(Mock(kernel=kernel), Cause.FP64) is named
    assert computes_doubles_of_floats(kernel) is is_named


def test_floats_alone_are_no_doubles(written: Write) -> None:
    assert not computes_doubles_of_floats(written("x[i] = cosf(x[i] * 0.1f);"))


def test_doubles_of_floats_are_asked_about_first(written: Write) -> None:
    double, picture = map(experiment_named, ("fp64-as-fp32", "math-only"))
    shown, plain = written("x[i] = x[i] * 0.1;"), written("x[i] = x[i] * 0.1f;")
    assert importance(shown, double) < importance(shown, picture)
    assert importance(plain, double) > importance(plain, picture)
