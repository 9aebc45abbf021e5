"""Arguments are held against the kernel's parameters, and stores tell what is written."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cuado.backends.parameters import check_arguments
from cuado.backends.written import written_buffers
from cuado.errors import CuadoError, UnknownNameError
from cuado.model.arguments import Argument, Buffer, Scalar, Structure
from cuado.model.launch import Launch

X, Y = Buffer("x", "f32", (64,)), Buffer("y", "f32", (64,))
FACTOR, COUNT = Scalar("factor", "f32", 0.5), Scalar("count", "u32", 64)
HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


def test_what_fits_passes(launch: Launch) -> None:
    check_arguments(launch)
    check_arguments(
        replace(launch, arguments=(X, Y, Scalar("f", "f32", 1), replace(COUNT, value=-1)))
    )
    check_arguments(replace(launch, kernel="other", arguments=(), outputs=()))


def test_a_kernel_that_is_not_there_lists_those_that_are(launch: Launch) -> None:
    with pytest.raises(UnknownNameError, match=r"unknown kernel 'scal'.*known: other, scale"):
        check_arguments(replace(launch, kernel="scal"))
    with pytest.raises(CuadoError, match="has no kernel"):
        check_arguments(replace(launch, ptx=HEAD))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            (X, Y, FACTOR),
            "kernel scale takes 4 parameters, the case gives 3: it takes u64, u64, f32",
        ),
        ((X, Y, FACTOR, COUNT, COUNT), "share a name"),
        ((X, FACTOR, Y, COUNT), "parameter 2 of kernel scale is u64, the case gives 'factor', f32"),
        (
            (X, Y, COUNT, FACTOR),
            "parameter 3 .* is f32, the case gives 'count', a number of type u32",
        ),
        ((X, Y, FACTOR, Scalar("n", "u64", 1)), "is u32, the case gives 'n', u64 of 8 bytes"),
        ((X, Y, FACTOR, Scalar("n", "f32", 1)), "is u32, the case gives 'n', a number of type f32"),
        ((X, Y, Buffer("z", "f32", (1,)), COUNT), "a buffer: a pointer of 8 bytes"),
        ((X, Y, FACTOR, Structure("s", b"12345")), "a structure of 5 bytes"),
        ((X, Y, FACTOR, Scalar("n", "u32", 1 << 32)), "4294967296 does not fit"),
        ((X, Y, FACTOR, Scalar("n", "s32", 1.5)), "1.5 does not fit"),
        ((X, Y, FACTOR, Scalar("n", "s32", float("nan"))), "nan does not fit"),
    ],
)
def test_what_does_not_fit_is_named(
    launch: Launch, arguments: Sequence[Argument], said: str
) -> None:
    with pytest.raises((CuadoError, ValueError), match=said):
        check_arguments(replace(launch, arguments=tuple(arguments), outputs=()))


def kernel(body: str, parameters: str = ".param .u64 a, .param .u64 b, .param .u32 n") -> Launch:
    registers = ".reg .b64 %d<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .pred %p<3>;"
    loads = "ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u32 %r1, [n];"
    text = f"{HEAD}.global .align 4 .b8 state[64];\n.func helper(.param .b64 q) {{ ret; }}\n"
    text += f".visible .entry k({parameters})\n{{ {registers} .shared .align 4 .b8 tile[64];\n"
    arguments = (Buffer("first", "f32", (4,)), Buffer("second", "f32", (4,)), Scalar("n", "u32", 1))
    return Launch("l", f"{text}{loads}\n{body}\nret; }}", "k", (1, 1, 1), (1, 1, 1), arguments)


BOTH = {"first", "second"}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("ld.global.f32 %f1, [%d1];", set()),
        ("st.global.f32 [%d1], %f1;", {"first"}),
        ("st.f32 [%d2+4], %f1;", {"second"}),
        (
            "cvta.to.global.u64 %d3, %d2; mad.wide.u32 %d4, %r1, 4, %d3; st.global.f32 [%d4], %f1;",
            {"second"},
        ),
        ("red.global.add.f32 [%d1], %f1;", {"first"}),
        ("atom.add.u32 %r2, [%d2], 1;", {"second"}),
        ("st.shared.f32 [tile], %f1; st.global.f32 [%d1], %f1;", {"first"}),
        ("cp.async.ca.shared.global [tile], [%d1], 4;", set()),
        ("cvta.shared.u64 %d3, tile; st.f32 [%d3], %f1;", set()),
        ("selp.b64 %d3, %d1, %d2, %p1; st.global.f32 [%d3], %f1;", BOTH),
        ("st.global.f32 [state], %f1;", set()),
        ("discard.global.L2 [%d2], 128;", {"second"}),
        ("ld.global.u64 %d3, [%d1]; st.global.f32 [%d3], %f1;", BOTH),
        ("st.global.f32 [4096], %f1;", BOTH),
        ("mul.lo.u64 %d3, %d1, 1; st.global.f32 [%d3], %f1;", BOTH),
        ("{ .param .b64 p; st.param.b64 [p], %d1; call.uni helper, (p); }", BOTH),
        ("futuristic.op [%d1], %f1;", BOTH),
        ("cp.async.bulk.tensor.1d.global.shared::cta.bulk_group [%d1, {%r1}], [tile];", BOTH),
    ],
)
def test_which_buffers_may_be_written(body: str, expected: set[str]) -> None:
    assert written_buffers(kernel(body)) == expected


def test_a_pointer_inside_a_structure_may_be_any() -> None:
    launch = kernel(
        "st.global.f32 [%d1], %f1;", ".param .align 8 .b8 a[16], .param .u64 b, .param .u32 n"
    )
    arguments = (Structure("a", bytes(16)), *launch.arguments[1:])
    assert written_buffers(replace(launch, arguments=arguments)) == {"second"}


def test_the_scaling_kernel_writes_its_output_only(launch: Launch) -> None:
    assert written_buffers(launch) == {"y"}
