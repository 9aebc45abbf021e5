"""Kernels by the names people use, with and without a demangler; signatures from source text."""

import shutil
from pathlib import Path

import pytest

from cuado.ptx import parse
from cuado.ptx.syntax.tree import Module
from cuado.sass.toolchain.process import Finished, run
from cuado.sources.case import kernels
from cuado.sources.case.kernels import (
    KernelNotFoundError,
    demangled,
    described,
    find_kernel,
    short_name,
)
from cuado.sources.case.signature import Parameter, Signature, parameters_of, signatures

FLOAT = "_ZN3app5scaleIfEEvPT_PKS1_S1_i"
DOUBLE = "_ZN3app5scaleIdEEvPT_PKS1_S1_i"
OTHER = "_Z5otherPf"


def module(*names: str) -> Module:
    entries = "".join(f".visible .entry {name}(.param .u64 p) {{ ret; }}\n" for name in names)
    return parse(f".version 8.0\n.target sm_90\n.address_size 64\n{entries}")


@pytest.fixture(params=["demangler", "none"])
def _with_and_without_demangler(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels._KNOWN.clear()
    if request.param == "none":
        monkeypatch.setattr(kernels, "_DEMANGLERS", ())
    elif not any(map(shutil.which, kernels._DEMANGLERS)):
        pytest.skip("no demangler installed")


@pytest.mark.usefixtures("_with_and_without_demangler")
@pytest.mark.parametrize("name", ["other", OTHER, "", "other "])
def test_one_kernel_by_any_name(name: str) -> None:
    assert find_kernel(module(OTHER), name.strip()).name == OTHER


@pytest.mark.usefixtures("_with_and_without_demangler")
def test_scopes_may_be_left_out() -> None:
    found = module("_ZN3app3runEPf", "plain")
    for name in ("run", "app::run"):
        assert find_kernel(found, name).name == "_ZN3app3runEPf"
    assert find_kernel(found, "plain").name == "plain"


def test_instances_of_a_template_are_told_apart() -> None:
    if not any(map(shutil.which, kernels._DEMANGLERS)):
        pytest.skip("no demangler installed")
    kernels._KNOWN.clear()
    found = module(FLOAT, DOUBLE)
    for name in ("scale<double>", "app::scale<double>", "app::scale< double >"):
        assert find_kernel(found, name).name == DOUBLE
    whole = "app::scale<double>(double*, double const*, double, int)"
    assert find_kernel(found, whole).name == DOUBLE
    assert short_name(DOUBLE) == "scale"
    with pytest.raises(KernelNotFoundError, match=r"2 kernels are called 'scale'.*<float>"):
        find_kernel(found, "scale")


def test_errors_list_the_kernels() -> None:
    with pytest.raises(KernelNotFoundError, match=r"no kernel 'x'.*other"):
        find_kernel(module(OTHER), "x")
    with pytest.raises(KernelNotFoundError, match="2 kernels: name one of"):
        find_kernel(module(OTHER, "plain"), "")
    with pytest.raises(KernelNotFoundError, match="instantiate templates"):
        find_kernel(module(), "x")


def test_errors_name_kernels_without_parameters_but_where_these_tell_them_apart() -> None:
    if not any(map(shutil.which, kernels._DEMANGLERS)):
        pytest.skip("no demangler installed")
    kernels._KNOWN.clear()
    assert described([FLOAT, DOUBLE, OTHER]) == ["app::scale<float>", "app::scale<double>", "other"]
    assert described(["_Z5otherPf", "_Z5otherPd"]) == ["other(float*)", "other(double*)"]


def test_errors_tell_instances_apart_without_a_demangler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "_DEMANGLERS", ())
    kernels._KNOWN.clear()
    assert described([FLOAT, DOUBLE, OTHER]) == [FLOAT, DOUBLE, "other"]


def test_names_that_are_known_are_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []
    ask = kernels._filtered

    def noted(names: tuple[str, ...]) -> tuple[str, ...]:
        asked.append(names)
        return ask(names)

    monkeypatch.setattr(kernels, "_filtered", noted)
    kernels._KNOWN.clear()
    both = demangled([FLOAT, OTHER])
    assert {FLOAT: both[FLOAT]} == demangled([FLOAT])
    assert demangled([OTHER, DOUBLE])[OTHER] == both[OTHER]
    assert asked == [(FLOAT, OTHER), (DOUBLE,)]


def test_names_are_no_options_and_no_files_of_a_demangler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name in a recording is anybody's: "@FILE" showed what is in a file as a kernel's."""
    kernels._KNOWN.clear()
    secret = tmp_path / "secret"
    secret.write_text("_Z6secretv\n")
    odd = [f"@{secret}", "--help", "-n", "_Z1f v", "_Z1fv\n", "_Z" + "1f" * 100_000, ""]
    asked: list[str] = []

    def watched(path: Path, words: list[str], *, timeout: float) -> Finished:
        asked.extend(words)
        return run(path, words, timeout=timeout)

    monkeypatch.setattr(kernels, "run", watched)
    found = demangled(["_Z4spinv", *odd])
    assert set(asked) <= {"_Z4spinv"}
    assert found["_Z4spinv"] in {"spin()", "spin"}
    assert [found[name] for name in odd[:3]] == odd[:3]
    assert not any("secret()" in name for name in found.values())


def test_demangling_nothing_starts_nothing() -> None:
    assert demangled(["plain"]) == {"plain": "plain"}


SOURCE = """
// __global__ void commented(int a);
template <typename T>
__global__ void __launch_bounds__(128, 2)
scale(T *__restrict__ out, const T *in, T factor = T(1), int n = 0);
extern "C" __global__ void plain(
    const float4 *a,          /* four, each */
    unsigned char b[], Params p, size_t n, const bool flag, unsigned int,
    std::pair<int, float> pair, float const *const c)
{
}
__launch_bounds__(64) __global__ void before(void) {}
__global__ void half(const __half *x, __nv_bfloat16 *y) {}
"""


def test_signatures_from_text() -> None:
    scale, plain, before, half = signatures(SOURCE)
    assert scale == Signature(
        "scale",
        (
            Parameter("out", None, pointer=True),
            Parameter("in", None, pointer=True, constant=True),
            Parameter("factor", None),
            Parameter("n", "s32"),
        ),
        128,
    )
    assert plain.parameters == (
        Parameter("a", "f32", 4, pointer=True, constant=True),
        Parameter("b", "u8", pointer=True),
        Parameter("p", None),
        Parameter("n", "u64"),
        Parameter("flag", "bool", constant=True),
        Parameter("", "u32"),
        Parameter("pair", None),
        Parameter("c", "f32", pointer=True, constant=True),
    )
    assert (before.name, before.parameters) == ("before", ())
    assert [p.type for p in half.parameters] == ["f16", "bf16"]


def test_signatures_of_cut_off_text() -> None:
    assert signatures("__global__ void f(int a, ") == ()
    assert signatures("__global__") == ()


def test_parameters_of_demangled_names() -> None:
    found = parameters_of("app::scale<double>(double*, double const*, double, unsigned long)")
    assert found == (
        Parameter("", "f64", pointer=True),
        Parameter("", "f64", pointer=True, constant=True),
        Parameter("", "f64"),
        Parameter("", "u64"),
    )
    assert parameters_of("(anonymous namespace)::run(float*)") == (
        Parameter("", "f32", pointer=True),
    )
    assert parameters_of("plain") == ()
