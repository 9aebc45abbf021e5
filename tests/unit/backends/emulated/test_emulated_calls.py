"""Calls of a module's functions, of the device's runtime, and indirect branches."""

import pytest
from emulated_kernels import by_thread, program_of, run

from cuado.backends.emulated.execution.errors import EmulationError, ErrorKind
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError

COLLATZ = """
.func (.param .b32 steps) collatz(.param .b32 start)
{
    .reg .pred %p<4>;
    .reg .b32 %r<9>;
    ld.param.u32 %r1, [start];   // a comment
    mov.u32 %r2, 0;
    setp.eq.u32 %p1, %r1, 0;
    st.param.b32 [steps+0], %r2;
    @%p1 ret;
AGAIN:
    setp.eq.u32 %p1, %r1, 1;
    @%p1 bra DONE;
    and.b32 %r3, %r1, 1;
    setp.eq.u32 %p2, %r3, 0;
    mad.lo.u32 %r4, %r1, 3, 1;
    shr.u32 %r5, %r1, 1;
    selp.b32 %r1, %r5, %r4, %p2;
    add.u32 %r2, %r2, 1;
    bra.uni AGAIN;
DONE:
    st.param.b32 [steps+0], %r2;
    ret;
}
.func (.param .b32 both) twice(.param .b32 start)
{
    .reg .b32 %r<9>;
    ld.param.u32 %r1, [start];
    CALL1
    add.u32 %r1, %r1, 1;
    CALL2
    mad.lo.u32 %r2, %r2, 1000, %r3;
    st.param.b32 [both], %r2;
    ret;
}
"""
CALL = """{{
    .param .b32 param0;
    st.param.b32 [param0], {given};
    .param .b32 retval0;
    {guard} call.uni (retval0), {name}, (param0);
    ld.param.b32 {result}, [retval0];
    }}"""


def call(name: str, given: str, result: str, guard: str = "") -> str:
    return CALL.format(name=name, given=given, result=result, guard=guard)


MODULE = COLLATZ.replace("CALL1", call("collatz", "%r1", "%r2")).replace(
    "CALL2", call("collatz", "%r1", "%r3")
)


def collatz(number: int) -> int:
    steps = 0
    while number > 1:
        number = 3 * number + 1 if number % 2 else number // 2
        steps += 1
    return steps


def test_a_call_with_a_loop_that_returns_early_for_some_lanes() -> None:
    found = by_thread(call("collatz", "%r0", "%r31"), module=MODULE)
    assert found == [collatz(n) for n in range(32)]


def test_calls_within_calls_are_apart() -> None:
    found = by_thread(call("twice", "%r0", "%r31"), module=MODULE)
    assert found == [collatz(n) * 1000 + collatz(n + 1) for n in range(32)]


def test_a_guarded_call_runs_for_its_lanes_only() -> None:
    body = "mov.u32 %r31, 7;\nsetp.gt.u32 %p3, %r0, 20;\n" + call(
        "collatz", "%r0", "%r30", "@%p3"
    ).replace("ld.param", "@%p3 ld.param")
    body += "\n@%p3 mov.u32 %r31, %r30;"
    assert by_thread(body, module=MODULE) == [collatz(n) if n > 20 else 7 for n in range(32)]


def test_structures_and_narrow_numbers_are_passed_in_pieces() -> None:
    module = """
.func (.param .align 8 .b8 out[16]) mixed(.param .align 8 .b8 in[16], .param .b32 narrow)
{
    .reg .b16 %rs<4>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<4>;
    ld.param.b64 %rd1, [in];
    ld.param.u32 %r1, [in+8];
    ld.param.s8 %r2, [narrow];
    ld.param.u16 %rs1, [in+12];
    cvt.u32.u16 %r3, %rs1;
    cvt.u32.u64 %r4, %rd1;
    add.u32 %r1, %r1, %r2;
    add.u32 %r3, %r3, %r4;
    st.param.v2.b32 [out], {%r1, %r3};
    ret;
}"""
    body = """
    mov.b64 %rd5, {%r0, %r0};
    add.u32 %r1, %r0, 100;
    add.u32 %r2, %r0, 65536;
    neg.s32 %r3, %r0;
    { .param .align 8 .b8 param0[16]; .param .b32 param1; .param .align 8 .b8 retval0[16];
    st.param.b64 [param0], %rd5;
    st.param.v2.b32 [param0+8], {%r1, %r2};
    st.param.b32 [param1], %r3;
    call (retval0), mixed, (param0, param1);
    ld.param.b64 %rd6, [retval0]; }
    mov.b64 {%r4, %r5}, %rd6;
    mad.lo.u32 %r31, %r4, 1000, %r5;"""
    assert by_thread(body, module=module) == [100 * 1000 + 2 * n for n in range(32)]


def test_a_barrier_and_local_memory_in_a_function() -> None:
    module = """.shared .align 4 .b8 data[512];
.func (.param .b32 out) opposite(.param .b32 in)
{
    .local .align 4 .b8 depot[16];
    .reg .b32 %r<9>;
    .reg .b64 %rd<3>;
    ld.param.u32 %r1, [in];
    mov.b64 %rd1, depot;
    st.local.u32 [%rd1+4], %r1;
    shl.b32 %r2, %r1, 2;
    mov.u32 %r3, data;
    add.u32 %r4, %r3, %r2;
    st.shared.u32 [%r4], %r1;
    bar.sync 0;
    sub.u32 %r5, 508, %r2;
    add.u32 %r4, %r3, %r5;
    ld.shared.u32 %r6, [%r4];
    ld.local.u32 %r7, [%rd1+4];
    mad.lo.u32 %r6, %r6, 1000, %r7;
    st.param.b32 [out], %r6;
    ret;
}"""
    found = by_thread(call("opposite", "%r0", "%r31"), 128, module=module)
    assert found == [(127 - n) * 1000 + n for n in range(128)]


KEEPING = """.func (.param .b32 out) kept(.param .b32 in)
{
    .shared .align 4
        .b8 s[256];  // of all calls
    .reg .pred %p<2>;
    .reg .b32 %r<9>;
    .reg .b64 %rd<3>;
    ld.param.u32 %r1, [in];
    mov.u32 %r2, %tid.x;
    shl.b32 %r3, %r2, 2;
    mov.u32 %r4, s;
    add.u32 %r5, %r4, %r3;
    setp.ge.s32 %p1, %r1, 0;
    @%p1 st.shared.u32 [%r5], %r1;
    bar.sync 0;
    sub.u32 %r6, 252, %r3;
    add.u32 %r6, %r4, %r6;
    ld.shared.u32 %r7, [%r6];
    bar.sync 0;
    st.param.b32 [out], %r7;
    ret;
}"""


@pytest.mark.parametrize("before", ["", ".shared .align 4 .b8 s[8];\n"])
def test_a_functions_shared_array_is_one_for_all_calls(before: str) -> None:
    body = "add.u32 %r1, %r0, 100;\n" + call("kept", "%r1", "%r2") + call("kept", "-1", "%r31")
    assert by_thread(body, 64, module=before + KEEPING) == [163 - n for n in range(64)]


def test_an_error_in_a_function_is_on_the_line_of_the_call() -> None:
    module = """
.func broken(.param .b32 in)
{
    .reg .b64 %rd<3>;
    mov.u64 %rd1, 64;
    st.global.u64 [%rd1], %rd1;
    ret;
}"""
    body = "{ .param .b32 p;\nst.param.b32 [p], 1;\ncall broken,\n(\np);\n}\ntrap;"
    with pytest.raises(EmulationError) as raised:
        run(body, module=module)
    lines = program_of(body, module=module).ptx.splitlines()
    line = raised.value.ptx_line
    assert raised.value.kind is ErrorKind.OUT_OF_BOUNDS
    assert "st.global.u64" in lines[line - 1]
    assert [n for n, text in enumerate(lines) if "trap" in text] == [line + 3]


@pytest.mark.parametrize(
    ("module", "body", "why"),
    [
        (
            ".func again(.param .b32 in) { .reg .b32 %r<2>; { .param .b32 p; "
            "st.param.b32 [p], 1; call again, (p); } ret; }",
            "{ .param .b32 p; st.param.b32 [p], 1; call again, (p); }",
            "'again' calls itself",
        ),
        (
            ".func (.param .b64 r) malloc(.param .b64 s) ;",
            "{ .param .b64 p; st.param.b64 [p], 8; .param .b64 r; call (r), malloc, (p); }",
            "'malloc' is not in the module",
        ),
        ("", "call %rd2;", "only a register"),
        (
            ".global .u32 table; .func reads(.param .b32 in) { .reg .b64 %rd<3>; "
            "mov.u64 %rd1, table; ret; }",
            "{ .reg .b64 table; .param .b32 p; st.param.b32 [p], 1; call reads, (p); }",
            "'small' has a 'table' of its own, which 'reads' uses",
        ),
        (
            ".global .u32 table; .func reads() { .reg .b64 %rd<3>; mov.u64 %rd1, table; ret; } "
            ".func between() { call reads; ret; }",
            "{ .reg .b64 table; call between; }",
            "'small' has a 'table' of its own, which 'reads' uses",
        ),
        (
            ".func (.param .b32 r) same(.param .b32 in) { .reg .b32 %r<3>; st.param.b32 [r], 5; "
            "ld.param.b32 %r1, [in]; ret; }",
            "{ .param .b32 p; st.param.b32 [p], 1; call (p), same, (p); }",
            "it passes 'p' twice",
        ),
        (
            ".func halves(.param .b64 in) { .reg .b32 %r<3>; ld.param.u32 %r1, [in+2]; ret; }",
            "{ .param .b64 p; st.param.b32 [p], 1; st.param.b32 [p+4], 1; call halves, (p); }",
            "in other pieces",
        ),
    ],
)
def test_calls_that_cannot_be_emulated_are_refused_by_name(
    module: str, body: str, why: str
) -> None:
    with pytest.raises(UnsupportedInstructionError, match=why):
        run(body, module=module)


PRINT = """{ .param .b64 p0; st.param.b64 [p0], 1; .param .b64 p1; st.param.b64 [p1], 2;
    .param .b32 retval0; call.uni (retval0), vprintf, (p0, p1);
    ld.param.b32 %r30, [retval0]; }"""
PRINTING = ".extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);"


def test_printing_is_left_out_unless_its_result_matters() -> None:
    assert by_thread(PRINT + "\nmov.u32 %r31, %r0;", module=PRINTING) == list(range(32))
    with pytest.raises(UnsupportedInstructionError, match="not emulated"):
        run(PRINT + "\nadd.u32 %r31, %r30, 1;", module=PRINTING)


def test_an_assertion_that_fails_is_an_error_of_the_thread() -> None:
    module = ".extern .func __assertfail(.param .b64 a, .param .b32 b);"
    body = """setp.lt.u32 %p1, %r0, {limit};
    @%p1 bra HOLDS;
    {{ .param .b64 p0; st.param.b64 [p0], 1; .param .b32 p1; st.param.b32 [p1], 2;
    call.uni __assertfail, (p0, p1); }}
HOLDS:"""
    run(body.format(limit=32), module=module)
    with pytest.raises(EmulationError) as raised:
        run(body.format(limit=9), module=module)
    assert raised.value.kind is ErrorKind.TRAPPED
    assert raised.value.thread == (9, 0, 0)


@pytest.mark.parametrize("guard", ["", "@%p1 ", "@!%p1 "])
def test_an_indirect_branch_goes_where_its_table_says(guard: str) -> None:
    body = f"""
    setp.lt.u32 %p1, %r0, 20;
    rem.u32 %r1, %r0, 3;
    mov.u32 %r31, 5;
TABLE: .branchtargets ONE, TWO, THREE;
    {guard}brx.idx %r1, TABLE;
    mov.u32 %r31, 50;
    bra END;
ONE:
    mov.u32 %r31, 10;
    bra END;
TWO:
    mov.u32 %r31, 20;
    bra END;
THREE:
    mov.u32 %r31, 30;
END:"""
    goes = {"": range(32), "@%p1 ": range(20), "@!%p1 ": range(20, 32)}[guard]
    expected = [(10, 20, 30)[n % 3] if n in goes else 50 for n in range(32)]
    assert by_thread(body) == expected
