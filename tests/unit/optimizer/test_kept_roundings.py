"""Rewrites round as the original's machine code does: products are fused with sums where it did."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alike import assert_alike, case, compared, count, kernel, numbers, subject_of
from machine_code import count_opcodes

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.assembly import build
from cuado.kernel.preparation import original_subject
from cuado.kernel.roundings.compared import Assembled, machine_objection, objection
from cuado.kernel.roundings.observed import Arithmetic, Observed
from cuado.model.launch import Launch
from cuado.model.trial import TrialFailedError
from cuado.optimizer.registry import transformation_from
from cuado.optimizer.transformation import Rewritten
from cuado.optimizer.version import Rejected, Version, next_version
from cuado.ptx.analysis.rounding import free_operations
from cuado.sass.rounding import Rounding
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.disassemble import disassemble
from cuado.sources.case.load import launch

OPTIONS = AssembleOptions("sm_90")
DEVICE = EmulatedBackend("h200").device
CARRIED = """
__global__ void carried(float *out, const float *a, const float *b, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f, product = 0.0f;
    #pragma unroll 1
    for (int j = 0; j < n; j++) {
        sum = sum + product;
        product = a[j * 64 + i] * b[j * 64 + i];
    }
    out[i] = sum;
}"""
"""A product that the next turn adds: apart, until two turns stand in one block."""
EXCHANGED = """.visible .entry exchanged(.param .u64 out, .param .u64 in)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;
    .shared .align 16 .b8 tile[256];
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, tile;
    shl.b32 %r2, %r0, 2;
    add.u32 %r3, %r1, %r2;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.f32 %f1, [%rd3];
    mul.f32 %f2, %f1, 0f3F8CCCCD;
    st.shared.f32 [%r3], %f2;
    bar.sync 0;
    ld.shared.f32 %f3, [%r3];
    add.f32 %f4, %f3, %f1;
    st.global.f32 [%rd4], %f4;
    ret;
}"""
"""A product that goes through shared memory, to the thread that stored it."""


def carried(folder: Path) -> Launch:
    path = folder / "carried.cu"
    path.write_text(CARRIED)
    arguments = (
        numbers("out", 64),
        numbers("a", 64 * 64, seed=2),
        numbers("b", 64 * 64, seed=3),
        count("n", 64),
    )
    return launch(path, grid=1, block=64, arguments=arguments, outputs=("out",))


def exchanged(folder: Path) -> Launch:
    del folder
    arguments = (numbers("out", 32), numbers("in", 32, seed=2))
    return kernel(EXCHANGED, (1, 1, 1), (32, 1, 1), arguments)


FOUND = {
    "unrolled-loads(way=2-at-once, registers=unchanged)": carried,
    "unrolled-loads(way=2-at-once, registers=as-allowed)": carried,
    "warp-shuffles": exchanged,
}


def opcodes(cubin: bytes, name: str) -> tuple[int, int, int]:
    """Sums, products, and both at once in a kernel's machine code."""
    found = count_opcodes(disassemble(cubin).functions[name].body)
    return found["FADD"], found["FMUL"], found["FFMA"]


def unpinned(step: str, own: Launch) -> Launch:
    """What a step makes of a launch whose roundings are not pinned."""
    made = transformation_from(step).apply(replace(original_subject(own, DEVICE), launch=own))
    assert isinstance(made, Rewritten)
    return made.launch


@pytest.mark.parametrize("step", FOUND)
def test_what_was_apart_stays_apart(step: str, tmp_path: Path) -> None:
    own = FOUND[step](tmp_path)
    original = original_subject(own, DEVICE)
    assert opcodes(original.built.cubin, own.kernel)[2] == 0
    made = next_version(Version((), original), transformation_from(step))
    assert isinstance(made, Version), made
    assert opcodes(made.subject.built.cubin, own.kernel)[2] == 0
    assert not machine_objection(made.subject.assembled)
    assert compared(own, made.subject.launch).equal


@pytest.mark.parametrize("step", FOUND)
def test_a_rewrite_of_text_that_is_not_pinned_is_refused(step: str, tmp_path: Path) -> None:
    own = FOUND[step](tmp_path)
    subject = replace(original_subject(own, DEVICE), launch=own)
    cubin = build(unpinned(step, own).ptx, own.kernel, subject.options).cubin
    assert opcodes(cubin, own.kernel)[2] > 0  # The assembler fuses what it kept apart.
    found = next_version(Version((), subject), transformation_from(step))
    assert isinstance(found, Rejected)
    assert "f32' at PTX line" in found.reason


def test_the_emulated_device_fuses_what_the_machine_code_does(tmp_path: Path) -> None:
    """Wrong code does not pass for right there, even if all conditions were wrong."""
    own = exchanged(tmp_path)
    found = compared(own, unpinned("warp-shuffles", own))
    assert not found.equal
    assert found.differences[0].buffer == "out"


def test_the_emulated_device_compares_nothing_that_it_cannot_round(tmp_path: Path) -> None:
    own = carried(tmp_path)
    step = "unrolled-loads(way=2-at-once, registers=as-allowed)"
    with pytest.raises(TrialFailedError, match="results cannot be compared: in 'other'"):
        compared(own, unpinned(step, own))


Change = Callable[[str], str]
STATED = EXCHANGED.replace("mul.f32", "mul.rn.f32").replace("add.f32", "add.rn.f32")
CHANGED: dict[str, tuple[str, Change, str]] = {
    "fused by the rewrite": (
        STATED,
        lambda ptx: ptx.replace("add.rn.f32 %f4, %f3, %f1", "fma.rn.f32 %f4, %f1, 0f3F8CCCCD, %f1"),
        "'fma.rn.f32' at PTX line 22 rounds as nothing does in the original, which has add.rn.f32 "
        "and mul.rn.f32",
    ),
    "left to the assembler": (
        EXCHANGED,
        lambda ptx: ptx.replace("%f1;\n    st.g", "%f1;\n    add.f32 %f4, %f4, %f2;\n    st.g"),
        "how 'add.f32' at PTX line 23 is rounded is the assembler's choice",
    ),
    "flushed": (
        STATED,
        lambda ptx: ptx.replace("add.rn.f32", "add.rn.ftz.f32"),
        "'add.rn.ftz.f32' at PTX line 22",
    ),
    "brought together": (
        EXCHANGED,
        lambda ptx: ptx.replace("ld.shared.f32 %f3, [%r3]", "mov.f32 %f3, %f2").replace(
            "st.shared.f32 [%r3], %f2;", ""
        ),
        "'mul.f32' at PTX line 18 is rounded as 1 x a product, and here as a part of another",
    ),
}


@pytest.mark.parametrize("name", CHANGED)
def test_roundings_that_a_rewrite_changes_are_named(name: str, tmp_path: Path) -> None:
    ptx, change, reason = CHANGED[name]
    own = exchanged(tmp_path)
    own = replace(own, ptx=own.ptx.replace(EXCHANGED, ptx))
    before, after = (
        Assembled(text, own.kernel, build(text, own.kernel, OPTIONS).cubin, OPTIONS)
        for text in (own.ptx, change(own.ptx))
    )
    assert reason in objection(before, after)


def test_what_touches_no_open_operation_is_allowed(tmp_path: Path) -> None:
    own = exchanged(tmp_path)
    other = own.ptx.replace("ld.global.f32", "ld.global.nc.f32")
    before, after = (
        Assembled(text, own.kernel, build(text, own.kernel, OPTIONS).cubin, OPTIONS)
        for text in (own.ptx, other)
    )
    assert before.cubin != after.cubin
    assert not objection(before, after)


def test_a_product_on_the_line_of_a_sum_is_another_operation_s() -> None:
    """``-f * a`` beside ``b - f * c``: ptxas makes the product where it makes the sum."""
    own = case("benchmarks/structural_second/adi_row_pcr.toml", ROWS=8, N=64)
    subject = subject_of(own)
    made = [
        {each.rounding for each in subject.assembled.machine.of(n)}
        for n in free_operations(subject.code)
    ]
    assert {Rounding.PRODUCT, Rounding.FUSED} in made
    other = assert_alike(transformation_from("loop-to-grid(loop=0, blocks=4)"), own)
    assert other.grid == (4, 1, 1)


@pytest.mark.parametrize("beside", ["%f1", "%f5"])
def test_which_of_two_products_is_fused_must_be_known(beside: str, tmp_path: Path) -> None:
    own = exchanged(tmp_path)
    products = f"mul.f32 %f5, %f1, %f1;\n    add.f32 %f4, %f2, {beside};"
    text = own.ptx.replace("add.f32 %f4, %f3, %f1;", products)
    before, after = (
        Assembled(ptx, own.kernel, build(ptx, own.kernel, OPTIONS).cubin, OPTIONS)
        for ptx in (
            text,
            text.replace("%rd1, [in]", "%rd1, [in+0]").replace("ret;", "bar.sync 0; ret;"),
        )
    )
    for side in (before, after):
        total = next(
            n for n, i in enumerate(side.code.instructions) if i.base == "add" and "f32" in i.opcode
        )
        made = [
            Arithmetic(place, total, kind)
            for place, kind in enumerate((Rounding.PRODUCT, Rounding.FUSED))
        ]
        vars(side)["machine"] = Observed(tuple(made), (), ())
    assert bool(objection(before, after)) is (beside == "%f5")


CALLING = """.func (.param .b32 r) f(.param .b32 a, .param .b32 b)
{
    .reg .f32 %f<6>;
    ld.param.f32 %f1, [a]; ld.param.f32 %f2, [b];
    mul.f32 %f4, %f1, %f2;
    add.f32 %f5, %f4, %f1;
    st.param.f32 [r], %f5;
    ret;
}
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;
    ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd3, %r2, 4; add.s64 %rd4, %rd1, %rd3; add.s64 %rd5, %rd2, %rd3;
    ld.global.f32 %f1, [%rd4];
    ld.global.f32 %f2, [%rd4+256];
    { .param .b32 a; .param .b32 b; .param .b32 r;
    st.param.f32 [a], %f1; st.param.f32 [b], %f2;
    call (r), f, (a, b);
    ld.param.f32 %f4, [r]; }
    KERNEL
    st.global.f32 [%rd5], %f4;
    ret;
}
"""


@pytest.mark.parametrize("own", ["", "mul.f32 %f3, %f4, %f1; add.f32 %f4, %f3, %f2;"])
def test_functions_that_are_called_round_as_they_did(own: str) -> None:
    """The assembler fuses in them as well; a text that kept both apart was taken for the same."""
    given = (numbers("in", 128), numbers("out", 64))
    launch = kernel(CALLING.replace("KERNEL", own), (1, 1, 1), (64, 1, 1), given)
    subject = subject_of(launch)
    assert "mul.f32 %f4, %f1, %f2;\n    add.f32 %f5, %f4, %f1;" in subject.launch.ptx
    assert ("fma.rn.f32" in subject.launch.ptx) is bool(own)
    assert_alike(transformation_from("carve-out(percent=14)"), launch)


def test_functions_that_are_called_must_round_alike() -> None:
    given = (numbers("in", 128), numbers("out", 64))
    own = kernel(CALLING.replace("KERNEL", ""), (1, 1, 1), (64, 1, 1), given)
    other = own.ptx.replace("mov.u32 %r2, %tid.x;", "mov.u32 %r2, %tid.x; bar.sync 0;")
    before, after = (
        Assembled(ptx, "k", build(ptx, "k", OPTIONS).cubin, OPTIONS) for ptx in (own.ptx, other)
    )
    assert not objection(before, after)
    machine = after.machine
    apart = tuple((Rounding.SUM,) if each else () for each in machine.called)
    vars(after)["machine"] = replace(machine, called=apart)
    assert "in a function that is called" in objection(before, after)
    changed = replace(after, ptx=other.replace("%f5, %f4, %f1", "%f5, %f4, %f2"))
    assert "the rewrite changes them" in objection(before, changed)
