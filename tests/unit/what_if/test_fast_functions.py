"""The source compiled again with approximate functions: what it finds, and what it leaves alone."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from test_conduct import H200, FakeBackend, FakeBench

from cuado.backends.deviation import MOST_BYTES, deviations
from cuado.device.library import load_chip
from cuado.errors import CuadoError
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope
from cuado.model.arguments import Buffer
from cuado.model.cause import Cause
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Trial
from cuado.ptx.syntax.parser import parse
from cuado.ptx.trim import only_kernel
from cuado.sass.toolchain import nvrtc
from cuado.sass.toolchain.resources import Resources
from cuado.sources.case import launch, load_case
from cuado.what_if.conduct import whatif
from cuado.what_if.registry import experiment_named
from cuado.what_if.result import Claim, Status
from cuado.what_if.session import Options

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
    """``written(body, *options, before=..., more=..., type_=...)``: a kernel with that body."""

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
    kernel = Kernel(trimmed, load_chip("h200"), BUILT)
    return experiment_named("fast-functions").propose(kernel, Scope())


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
    kernel = Kernel(trimmed, load_chip("h200"), BUILT)
    (text,) = planted.sources.values()
    lines = {line.line for n in found.touched if (line := kernel.lines[n]) is not None}
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
    assert "does not compile again: " in found.reason
    assert "k.cu:1: expected a declaration (NVRTC)" in found.reason
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


class Approximating(FakeBench):
    """A bench on which only the original computes ``before``."""

    before: np.ndarray
    after: np.ndarray

    def outputs(self, trial: Trial) -> Mapping[str, bytes]:
        data = self.before if trial.program == ORIGINAL else self.after
        return {name: data.tobytes() for name in self.launch.outputs}


def bench(given: Launch, before: np.ndarray, after: np.ndarray) -> Approximating:
    times = {(ORIGINAL, 0): 4.9e5, ("fast-functions", 0): 1e5}
    made = Approximating(given, times)
    made.before, made.after = before, after
    return made


def test_a_whole_what_if_names_the_cause_and_says_how_near_results_are() -> None:
    planted = load_case(PLANTED / "powers.toml")
    values = np.linspace(1, 2, 16, dtype="<f4")
    backend = FakeBackend(
        lambda given: bench(given, values, values * np.float32(1 + 1e-5)), device=H200
    )
    names = "fast-math", "free-special-functions", "fast-functions"
    found = whatif(planted, backend, Options(tuple(map(experiment_named, names)), lines=False))
    outcome = next(o for o in found.outcomes if o.experiment.name == "fast-functions")
    assert outcome.status is Status.MEASURED
    assert outcome.equivalence is None
    assert any("'out' differs by at most 1." in n and n.endswith("value") for n in outcome.notes)
    cause = next(each for each in found.causes if each.cause is Cause.SPECIAL_FUNCTIONS)
    assert (cause.experiment, cause.claim) == ("fast-functions", Claim.PREDICTED)
    assert cause.gain is not None
    assert cause.gain.estimate == pytest.approx(4.9, rel=2e-3)
    assert len(cause.lines) == 2


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ([1, -4], [1, -3], "'x' differs by at most 2.5e-01 of its largest value"),
        ([1, np.nan], [1, np.nan], "'x' is the same"),
        ([1, np.inf], [2, 3], "'x' differs by at most 1.0e+00 of its largest value"),
        ([0, 0], [0, 1e-3], "'x' was 0 and differs by at most 1.0e-03"),
        ([1, 2], [np.nan, -np.inf], "'x' is infinite or no number in 2 elements where it was not"),
    ],
)
def test_nearness_in_words(before: list[float], after: list[float], words: str) -> None:
    given = Launch("k", "", "k", (1, 1, 1), (1, 1, 1), (Buffer("x", "f32", (2,)),), ("x",))
    arrays = (np.array(each, "<f4") for each in (before, after))
    (found,) = deviations(bench(given, *arrays), given, Trial("fast-functions"))
    assert found.startswith(words)


def test_outputs_too_large_to_be_read_are_not_compared() -> None:
    large = Buffer("x", "f32", (MOST_BYTES // 4 + 1,))
    given = Launch("k", "", "k", (1, 1, 1), (1, 1, 1), (large,), ("x",))
    empty = np.zeros(0, "<f4")
    assert deviations(bench(given, empty, empty), given, Trial("fast-functions")) == ()
