"""The source compiled again with approximate functions: what it finds, and what it leaves alone."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.ptx.syntax.parser import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.resources import Resources
from cuado.sources.case import launch, load_case
from cuado.whatif.experiment import Kind, Proposal, Refusal, Scope
from cuado.whatif.registry import experiment_named
from cuado.whatif.subject import Built, Subject

PLANTED = Path(__file__).parents[3] / "benchmarks" / "planted"
BUILT = Built(b"", Resources(registers=16, shared=0, spill_stores=0, spill_loads=0), Counter())
SOURCE = 'extern "C" __global__ void k(float *x)\n{{\n    int i = threadIdx.x;\n    {body}\n}}\n'
OTHERS = """
extern "C" __global__ void other(float *x) { x[0] = powf(x[1], x[2]) + sinf(x[3]); }
"""

Write = Callable[..., Launch]


@pytest.fixture(scope="module", autouse=True)
def _compiler() -> None:
    try:
        nvrtc.version()
    except CuadoError as error:
        pytest.skip(error.message)


@pytest.fixture
def written(tmp_path: Path) -> Write:
    """``written(body, *options, before=..., more=..., type_=...)``: the launch of a kernel with that body."""

    def write(
        body: str, *options: str, before: str = "", more: str = "", type_: str = "float"
    ) -> Launch:
        path = tmp_path / "k.cu"
        path.write_text(before + SOURCE.format(body=body).replace("float", type_) + more)
        return launch(
            path,
            "k",
            grid=64,
            block=64,
            arguments=(Buffer("x", "f32", (4096,)),),
            options=options,
            compiler="nvrtc",
        )

    return write


def answer(given: Launch) -> Proposal | Refusal:
    trimmed = replace(given, ptx=only_kernel(given.ptx, given.kernel))
    subject = Subject(trimmed, load_chip("h200"), BUILT)
    return experiment_named("fast-functions").propose(subject, Scope())


def proposed(given: Launch) -> Proposal:
    found = answer(given)
    assert isinstance(found, Proposal), found.reason
    return found


def opcodes(ptx: str, kernel: str) -> list[str]:
    function = parse(ptx).function(kernel)
    assert function is not None
    return [each.opcode for each in function.instructions()]


def is_absent(given: Launch) -> bool:
    found = answer(given)
    return isinstance(found, Refusal) and found.absent


def test_the_planted_powers_become_their_twin() -> None:
    planted, twin = (load_case(PLANTED / f"{name}.toml") for name in ("powers", "powers_repaired"))
    found = proposed(planted)
    assert found.kind is Kind.SEPARATE
    assert found.approximates
    assert not found.keeps_results
    assert opcodes(found.ptx or "", planted.kernel) == opcodes(twin.ptx, twin.kernel)
    assert opcodes(found.ptx or "", planted.kernel) != opcodes(planted.ptx, planted.kernel)
    trimmed = replace(planted, ptx=only_kernel(planted.ptx, planted.kernel))
    subject = Subject(trimmed, load_chip("h200"), BUILT)
    (text,) = planted.sources.values()
    lines = {line.line for n in found.touched if (line := subject.lines[n]) is not None}
    assert all("powf" in text.splitlines()[number - 1] for number in lines)
    assert len(lines) == 2


@pytest.mark.parametrize("case", sorted(PLANTED.glob("healthy_*.toml")), ids=lambda p: p.stem)
def test_healthy_kernels_have_nothing_of_the_kind(case: Path) -> None:
    assert is_absent(load_case(case))


@pytest.mark.parametrize(
    "body",
    [
        "x[i] = x[i] * 3.0f + 1e-40f;",
        "x[i] = x[i + 1] / x[i] + sqrtf(x[i]) + rsqrtf(x[i + 2]) + 1.0f / x[i];",
        "x[i] = __powf(x[i], 0.7f) + __expf(x[i]) + __sinf(x[i]);",
        "x[i] = cbrtf(x[i]);",
    ],
    ids=["none", "divisions and roots", "intrinsics", "without a faster form"],
)
def test_no_functions_are_absent(written: Write, body: str) -> None:
    assert is_absent(written(body))
    assert is_absent(written(body, "-ftz=true", "-prec-div=false", "-prec-sqrt=false"))
    assert is_absent(written(body, "-fmad=false"))


def test_doubles_stay(written: Write) -> None:
    assert is_absent(written("x[i] = exp(x[i]) + pow(x[i], x[i + 1]);", type_="double"))


def test_what_other_kernels_call_does_not_count(written: Write) -> None:
    assert is_absent(written("x[i] = x[i] * 2;", more=OTHERS))


@pytest.mark.parametrize("call", ["powf(x[i], x[i + 1])", "expf(x[i])", "logf(x[i])", "sinf(x[i])"])
@pytest.mark.parametrize("option", ["-ftz=false", "-ftz=true", "-prec-div=false", "-fmad=false"])
def test_functions_alone_become_approximate(written: Write, call: str, option: str) -> None:
    given = written(f"x[i] = {call} / x[i + 2] + x[i + 3] * x[i + 4];", option)
    found = proposed(given)
    fast, before = opcodes(found.ptx or "", "k"), opcodes(given.ptx, "k")
    assert any(opcode.startswith(("ex2.approx", "lg2.approx", "sin.approx")) for opcode in fast)
    assert len(fast) < len(before)
    # The rest is as it was stated: divisions, tiny numbers, products and sums.
    (was,), (division,) = ([o for o in each if o.startswith("div")] for each in (before, fast))
    assert division == was.replace("full", "approx")
    assert any("-prec-div" in note for note in found.notes) is (option == "-prec-div=false")
    arithmetic = [o for o in fast if o.endswith(".f32") and o[:3] in ("mul", "add", "fma", "div")]
    assert {".ftz" in opcode for opcode in arithmetic} == {option == "-ftz=true"}
    assert any(o.startswith("fma") for o in arithmetic) is (option != "-fmad=false")


def test_functions_that_are_called_and_not_inlined_count(written: Write) -> None:
    callee = "__device__ __noinline__ float f(float a) { return powf(a, 0.7f); }\n"
    given = written("x[i] = f(x[i]);", before=callee)
    found = proposed(given)
    assert opcodes(found.ptx or "", "k") == opcodes(given.ptx, "k")
    assert "lg2.approx.f32" in (found.ptx or "")
    assert "lg2.approx.f32" not in given.ptx


def test_compiled_so_already_is_absent(written: Write) -> None:
    for option in ("-use_fast_math", "--use_fast_math"):
        assert is_absent(written("x[i] = powf(x[i], 0.7f);", option))


def test_ptx_alone_is_refused_and_not_absent(written: Write) -> None:
    given = written("x[i] = powf(x[i], 0.7f);")
    bare = launch(given.ptx, "k", grid=64, block=64, arguments=given.arguments)
    assert answer(bare) == Refusal("there is no source to compile again")


def test_a_source_that_has_changed_since_is_refused(written: Write) -> None:
    given = written("x[i] = powf(x[i], 0.7f);")
    written("x[i] = powf(x[i], 0.8f);")
    found = answer(given)
    assert isinstance(found, Refusal)
    assert not found.absent
    assert "changed" in found.reason
    assert given.compiled_from is not None
    given.compiled_from.path.write_text("not C++")
    found = answer(given)
    assert isinstance(found, Refusal)
    assert "does not compile again: NVRTC refuses" in found.reason
    given.compiled_from.path.unlink()
    found = answer(given)
    assert isinstance(found, Refusal)
    assert "no such file" in found.reason


def test_comments_and_moved_lines_are_no_change(written: Write) -> None:
    given = written("x[i] = powf(x[i], 0.7f);")
    assert given.compiled_from is not None
    path = given.compiled_from.path
    path.write_text("// One more line.\n" + path.read_text() + OTHERS)
    assert isinstance(answer(given), Proposal)


def test_other_parameters_are_refused(written: Write) -> None:
    macro = "#if __USE_FAST_MATH__\n#define MORE , int n\n#else\n#define MORE\n#endif\n"
    (source,) = written("x[i] = 1;", before=macro).sources
    path = Path(source)
    path.write_text(path.read_text().replace("float *x)", "float *x MORE)"))
    found = answer(launch(path, "k", grid=64, block=64, arguments=(Buffer("x", "f32", (4096,)),)))
    assert isinstance(found, Refusal)
    assert not found.absent
    assert "takes other parameters" in found.reason
