"""What a version's proof holds for: taken from the launch, step by step, and carried along."""

import importlib.util
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from alike import case, count, kernel, numbers, subject_of
from cuda_kernels import cuda
from fake_launches import FAKE, headers

from cuado.model.arguments import Buffer, Pointer, Scalar, Structure
from cuado.model.conditions import LAUNCH_FACTS, Conditions, Fact, Memory, ParameterKind, Place
from cuado.model.conditions_in_words import in_words
from cuado.model.launch import Launch
from cuado.optimizer.conditions import conditions_of
from cuado.optimizer.emission.files import files_of
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.version import Version, Versions

SEARCH = "benchmarks/planted/low_ilp_search.toml"
COPY = """.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n, .param .f32 a,
    .param .align 8 .b8 s[24])
{
    .reg .b64 %rd<6>; .reg .b32 %r<4>; .reg .f32 %f<4>;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [in];
    ld.param.f32 %f2, [a];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.f32 %f1, [%rd5];
    mul.rn.f32 %f3, %f1, %f2;
    st.global.f32 [%rd4], %f3;
    ret;
}"""


def version(launch: Launch, *steps: str) -> Version:
    made = Versions(Version((), subject_of(launch))).of([*map(transformation_from, steps)])
    assert isinstance(made, Version), made
    return made


def conditions(launch: Launch, *steps: str) -> Conditions:
    return conditions_of(launch, version(launch, *steps))


def copying() -> Launch:
    """A kernel with one of each kind of parameter, two pointers into one buffer among them."""
    inside = Structure("s", bytes(range(24)), ((8, Pointer("s+8", "held", 32)),))
    arguments = (
        Buffer("out", "f32", (4096,)),
        Pointer("in", "out", 8192),
        count("n", -5),
        Scalar("a", "f32", 0.5),
        inside,
    )
    made = kernel(COPY, (2, 1, 1), (256, 1, 1), arguments[:1])
    memory = (numbers("held", 128), numbers("hidden", 64))
    return replace(made, arguments=arguments, memory=memory)


def test_every_fact_of_the_launch_is_a_condition_but_floats() -> None:
    found = conditions(copying(), "block-shape(x=128, y=1, z=1)")
    assert found.facts == LAUNCH_FACTS
    assert (found.asked.block, found.launched.block) == ((256, 1, 1), (128, 1, 1))
    assert found.launched.grid == (4, 1, 1)
    assert found.architecture == "sm_90"
    out, in_, n, a, s = found.parameters
    assert (out.kind, out.places) == (ParameterKind.POINTER, (Place(0, "out"),))
    assert in_.places == (Place(0, "out", 8192),)
    assert n.value == "fbffffff"
    assert a.value is None
    assert s.value == f"{bytes(range(8)).hex()}{'00' * 8}{bytes(range(16, 24)).hex()}"
    assert s.places == (Place(8, "held", 32),)
    assert found.memories == (Memory("out", 16384, 256), Memory("held", 512, 256))
    (vouched,) = found.vouched
    assert "'hidden' (256 bytes)" in vouched
    said = dict(in_words(found))
    assert said["numbers"] == "n = -5, s: the same 24 bytes"
    assert said["any value"] == "a"
    assert said["overlap"] == (
        "out (at 0) and in (at 8,192) lead into out; other pointers share no memory"
    )
    assert said["launched as"].startswith("grid (4, 1, 1), block (128, 1, 1)")


def test_whoever_rests_on_integers_rests_on_those_in_structures() -> None:
    launch = copying()
    plain = replace(launch, arguments=launch.arguments[:4])
    step = transformation_from("register-cap(registers=32)")
    made = version(launch, str(step))
    assert made.subject.launch.arguments == launch.arguments
    for each, facts in ((launch, {Fact.INTEGERS, Fact.STRUCTURES}), (plain, {Fact.INTEGERS})):
        with patch.object(type(step), "RELIES_ON", frozenset({Fact.INTEGERS})):
            assert conditions_of(each, made).facts == facts


def test_a_step_that_rests_on_less_asks_for_less() -> None:
    found = conditions(copying(), "register-cap(registers=32)")
    assert found.facts == {Fact.BLOCK}
    assert all(each.value is None for each in found.parameters)
    assert found.vouched == ()
    assert dict(in_words(found))["launch"] == (
        "any grid, block (256, 1, 1), any dynamic shared memory"
    )
    both = conditions(copying(), "register-cap(registers=32)", "block-shape(x=128, y=1, z=1)")
    assert both.facts == LAUNCH_FACTS
    assert [step.step for step in both.steps] == [
        "register-cap(registers=32)",
        "block-shape(x=128, y=1, z=1)",
    ]
    assert both.steps[0].facts == (Fact.GRID, Fact.BLOCK)  # the version has another shape


def test_what_is_not_exact_rests_on_contents_and_has_to_be_vouched_for() -> None:
    launch = case("benchmarks/planted/bodies_repaired.toml")
    found = conditions(launch, "fast-math")
    assert {Fact.FLOATS, Fact.CONTENTS} <= found.facts
    assert any("tolerance" in each for each in found.vouched)
    assert all(p.value is not None for p in found.parameters if p.kind is ParameterKind.NUMBER)


def test_an_integer_that_a_case_gives_for_a_float_is_a_condition() -> None:
    made = copying()
    *others, s = made.arguments
    arguments = (*others[:3], Scalar("a", "f32", 2), s)
    found = conditions(replace(made, arguments=arguments), "block-shape(x=128, y=1, z=1)")
    assert found.parameters[3].value == "00000040"


VARIABLES = """.visible .global .align 4 .b8 seen[16];
.const .align 4 .f32 factor;
.global .align 4 .b8 table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
.global .align 1 .b8 $str$1[3] = {104, 105, 0};
.visible .global .align 4 .b8 unused[64];
"""
READ = "ld.global.f32 %f1, [%rd5];"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (
            "ld.const.f32 %f1, [factor];\nst.global.f32 [seen], %f1;",
            {"seen": False, "factor": True},
        ),
        ("ld.global.f32 %f1, [table];\nld.global.u8 %r1, [$str$1];", {"table": True}),
        (
            "st.global.f32 [table+4], %f2;\nld.global.f32 %f1, [seen];",
            {"seen": True, "table": False},
        ),
    ],
)
def test_variables_of_a_module_are_carried_over(code: str, found: dict[str, bool]) -> None:
    text = VARIABLES + COPY.replace(READ, f"{READ}\n{code}")
    made = replace(copying(), ptx=copying().ptx.replace(COPY, text))
    asked = conditions(made, "register-cap(registers=32)")
    assert {each.name: each.is_constant for each in asked.variables} == found
    assert not asked.unfit
    assert any("variables" in each for each in asked.assumed)


ASSERTED = """#include <cassert>
__constant__ float factor;
__device__ int hits;
__global__ void k(int n, const int *in, int *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    assert(in[i] < n);
    out[i] = in[i] * int(factor) + hits;
}"""


def test_an_assertion_writes_no_variable() -> None:
    launch = cuda("k", 64, (1, 1, 1), source=ASSERTED)
    found = conditions(launch, "register-cap(registers=32)")
    assert {each.name: each.is_constant for each in found.variables} == {
        "factor": True,
        "hits": True,
    }


def test_addresses_in_variables_cannot_be_carried_over() -> None:
    held = ".visible .global .align 8 .u64 seen[1] = {factor};\n"
    text = ".visible .global .align 4 .f32 factor;\n" + held
    code = COPY.replace(READ, f"{READ}\nld.global.u64 %rd1, [seen];")
    made = replace(copying(), ptx=copying().ptx.replace(COPY, text + code))
    found = conditions(made, "register-cap(registers=32)")
    assert "'seen' of the module holds addresses" in found.unfit


@pytest.fixture
def launcher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Any, Launch, pytest.MonkeyPatch]:
    """The emitted launcher of a search whose loads are made ahead, in front of a fake driver."""
    include, compiler = headers(), shutil.which("g++")
    if include is None or compiler is None:
        pytest.skip("there is no cuda.h, or no g++")
    library = tmp_path / "libcuda_fake.so"
    source = ["-isystem", str(include), "-shared", "-fPIC", str(FAKE / "launches.cpp")]
    subprocess.run([compiler, *source, "-o", str(library)], check=True)
    launch = case(SEARCH, BLOCKS=2)
    made = version(launch, "speculative-loads(ahead=4)")
    found = conditions_of(launch, made)
    files = files_of(found, made.subject.launch.ptx, b"made", launch.ptx, b"original")
    for name, content in files.files.items():
        (tmp_path / name).write_bytes(content.encode() if isinstance(content, str) else content)
    spec = importlib.util.spec_from_file_location("k", tmp_path / f"{files.stem}_launcher.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("FAKE_CAPABILITY", "90")
    monkeypatch.setenv("FAKE_LOG", str(tmp_path / "log"))
    return module.Launcher(library=str(library)), launch, monkeypatch


def test_a_buffer_smaller_than_the_one_that_was_compiled_in_is_refused(
    launcher: tuple[Any, Launch, pytest.MonkeyPatch],
) -> None:
    made, launch, environment = launcher
    buffers = [each for each in launch.arguments if isinstance(each, Buffer)]
    places = {each.name: (n + 1) << 32 for n, each in enumerate(buffers)}
    passed = [
        places[each.name] if isinstance(each, Buffer) else getattr(each, "value", 0)
        for each in launch.arguments
    ]
    sizes = {each.name: each.bytes for each in buffers}
    environment.setenv(
        "FAKE_PARAMETERS", ",".join("8" if isinstance(a, Buffer) else "4" for a in launch.arguments)
    )

    def outcome(**changed: int) -> Any:
        every = sizes | changed
        environment.setenv(
            "FAKE_MEMORY", ",".join(f"{places[name]:x}:{size:x}" for name, size in every.items())
        )
        return made.launch(launch.grid, launch.block, 0, 0, *passed)

    assert outcome().optimised, outcome()
    read = next(name for name in sizes if name not in launch.outputs)
    for size in (sizes[read] - 4, sizes[read] // 2, sizes[read] + 4):
        found = outcome(**{read: size})
        assert not found.optimised
        assert found.why == (
            f"the memory behind '{read}' has {size} bytes, the proof is of {sizes[read]}"
        )
