"""Approximate functions are left to the hardware where they were: ptxas computes them otherwise."""

import pytest
from alike import count, kernel, numbers, subject_of, written
from machine_code import count_opcodes

from cuado.kernel.roundings.compared import Assembled, objection
from cuado.model.launch import Launch
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.transformations.known_arguments import KnownArguments
from cuado.optimizer.transformations.read_only_loads import ReadOnlyLoads
from cuado.optimizer.version import Rejected, Version, next_version
from cuado.ptx import parse
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.rounding import approximations_of_constants
from cuado.sass.toolchain.assemble import AssembleOptions, assemble
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.disassemble import disassemble

KERNEL = """.visible .entry k(.param .u64 out, .param .u64 in, .param .u32 n)
{{
    .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>; .reg .pred %p<2>;
    ld.param.u64 %rd0, [out];
    ld.param.u64 %rd1, [in];
    ld.param.u32 %r1, [n];
    mov.u32 %r0, %tid.x;
    mul.wide.u32 %rd2, %r0, 4;
    add.s64 %rd3, %rd1, %rd2;
    add.s64 %rd4, %rd0, %rd2;
    ld.global.f32 %f1, [%rd3];
    cvt.rn.f32.u32 %f2, %r1;
    {body}
    st.global.f32 [%rd4], %f9;
    ret;
}}"""
OF_NUMBERS = {
    "function": "sin.approx.ftz.f32 %f3, %f2; mul.rn.f32 %f9, %f1, %f3;",
    "divisor": "div.full.f32 %f9, %f1, %f2;",
    "beyond arithmetic": "fma.rn.f32 %f3, %f2, %f2, %f2; rcp.approx.ftz.f32 %f4, %f3;"
    "mul.rn.f32 %f9, %f1, %f4;",
    "size of the grid": "mov.u32 %r2, %nctaid.x; cvt.rn.f32.u32 %f3, %r2;"
    "rsqrt.approx.f32 %f9, %f3;",
    "turn of a loop": """mov.u32 %r2, 0; mov.f32 %f9, %f1;
LOOP: cvt.rn.f32.u32 %f3, %r2; ex2.approx.ftz.f32 %f4, %f3; mul.rn.f32 %f9, %f9, %f4;
    add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, %r1; @%p1 bra LOOP;""",
}
OF_DATA = {
    "loaded": "sin.approx.ftz.f32 %f3, %f1; mul.rn.f32 %f9, %f2, %f3;",
    "of the thread": "cvt.rn.f32.u32 %f3, %r0; add.rn.f32 %f3, %f3, %f2;"
    "ex2.approx.ftz.f32 %f9, %f3;",
    "dividend": "div.full.f32 %f9, %f2, %f1;",
    "constant": "mov.f32 %f3, 0f3F000000; sin.approx.ftz.f32 %f4, %f3; mul.rn.f32 %f9, %f1, %f4;",
}


def launched(body: str) -> Launch:
    arguments = (numbers("out", 32), numbers("in", 32, seed=2), count("n", 3, "u32"))
    text = KERNEL.format(body=body).replace("%f<9>", "%f<10>")
    return kernel(text, (1, 1, 1), (32, 1, 1), arguments)


def found(body: str) -> tuple[int, ...]:
    module = parse(launched(body).ptx)
    return approximations_of_constants(Code(module, module.entries[0]))


def stepped(step: Transformation, launch: Launch) -> Version | Rejected:
    return next_version(Version((), subject_of(launch)), step)


def functions(launch: Launch) -> int:
    """Approximations that the hardware makes."""
    made = assemble(launch.ptx, AssembleOptions("sm_90"), cache=Cache.default())
    return count_opcodes(disassemble(made.cubin).functions[launch.kernel].body)["MUFU"]


@pytest.mark.parametrize("name", OF_NUMBERS)
def test_what_the_assembler_may_get_to_know(name: str) -> None:
    assert len(found(OF_NUMBERS[name])) == 1


@pytest.mark.parametrize("name", OF_DATA)
def test_what_it_cannot_or_knows_in_any_case(name: str) -> None:
    assert not found(OF_DATA[name])


@pytest.mark.parametrize("name", ["function", "divisor", "turn of a loop"])
def test_numbers_are_not_compiled_in_where_a_function_is_of_them(name: str) -> None:
    launch = launched(OF_NUMBERS[name])
    text = launch.ptx.replace("ld.param.u32 %r1, [n];", "mov.b32 %r1, 3;")
    assert functions(launch) > functions(written(launch, text))
    made = stepped(KnownArguments(), launch)
    assert isinstance(made, Rejected)
    assert "computed by the assembler" in made.reason


@pytest.mark.parametrize("name", OF_DATA)
def test_numbers_are_compiled_in_otherwise(name: str) -> None:
    assert isinstance(stepped(KnownArguments(), launched(OF_DATA[name])), Version)


def test_what_leaves_such_a_function_alone_is_allowed() -> None:
    assert isinstance(stepped(ReadOnlyLoads(), launched(OF_NUMBERS["function"])), Version)


def test_copies_of_such_a_function_are_refused() -> None:
    launch, options = launched(OF_NUMBERS["function"]), AssembleOptions("sm_90")
    again = "sin.approx.ftz.f32 %f5, %f2; mul.rn.f32 %f9, %f9, %f5; st.global"
    before, after = (
        Assembled(text, "k", assemble(text, options, cache=Cache.default()).cubin, options)
        for text in (launch.ptx, launch.ptx.replace("st.global", again))
    )
    reason = objection(before, after)
    assert "'sin.approx.ftz.f32' at PTX line" in reason
    assert "copies or removes" in reason
