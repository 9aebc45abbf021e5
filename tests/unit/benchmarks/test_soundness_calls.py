"""The interpreter calls functions: nothing is written out in their place."""

import numpy as np
import pytest

from cuado.model.arguments import Buffer
from cuado.model.launch import Launch
from cuado.ptx.inlining import inlined
from soundness.comparison.reference import Ended, run
from soundness.generation.contents import worlds
from soundness.generation.kernels import Generated, generated
from soundness.interpreter.decoding import Kind
from soundness.interpreter.machine import Grid, Order, Ran
from soundness.interpreter.values import OutsideInterpreterError

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
KERNEL = """
.visible .entry k(.param .u64 out)
{
    .reg .pred %p<4>; .reg .b32 %r<9>; .reg .b64 %rd<9>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x; mul.wide.u32 %rd2, %r1, 4; add.s64 %rd1, %rd1, %rd2;
    setp.lt.u32 %p1, %r1, 20;
    mov.u32 %r2, 7; mov.u32 %r4, 0;
AGAIN:
    BODY
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p2, %r4, 3;
    @%p2 bra AGAIN;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""
CALL = """{ .param .b32 a; .param .b32 r; st.param.b32 [a], %r1; st.param.b32 [r], %r2;
    GUARD call (r), f, (a);
    ld.param.b32 %r3, [r]; }
    add.u32 %r2, %r2, %r3;"""
FUNCTION = """
.func (.param .b32 r) f(.param .b32 a)
{
    .reg .b32 %r<9>; .reg .pred %p<4>;
    .local .align 4 .b8 kept[8];
    ld.param.b32 %r1, [a];
    BODY
}
"""


def _left(functions: str, call: str = CALL, guard: str = "") -> list[int]:
    """What 32 threads leave."""
    text = HEAD + functions + KERNEL.replace("BODY", call.replace("GUARD", guard))
    launch = Launch("k", text, "k", (1, 1, 1), (32, 1, 1), (Buffer("out", "u32", (32,)),), ("out",))
    ran = run(Grid(launch), {"out": np.zeros((1, 128), np.uint8)})
    assert isinstance(ran, Ran), ran
    left: list[int] = ran.contents["out"][0].view(np.uint32).tolist()
    return left


def _of(body: str) -> str:
    return FUNCTION.replace("BODY", body)


def test_a_function_is_passed_what_it_takes_and_returns_at_several_places() -> None:
    body = """setp.gt.u32 %p1, %r1, 9; @%p1 bra LARGE;
        st.param.b32 [r], 100; ret;
        LARGE: st.param.b32 [r], %r1;"""
    found = _left(_of(body))
    assert found == [7 + 3 * (n if n > 9 else 100) for n in range(32)]


@pytest.mark.parametrize("guard", ["@%p1", "@!%p1"])
def test_lanes_that_do_not_call_keep_what_they_have(guard: str) -> None:
    found = _left(_of("st.param.b32 [r], 1; ret;"), guard=guard)
    # Where nothing is returned, the result is what the caller has put there: its own sum.
    assert found == [10 if (n < 20) is (guard == "@%p1") else 56 for n in range(32)]


@pytest.mark.parametrize(
    "body",
    [
        "st.param.b32 [r], %r5; mov.u32 %r5, 1; ret;",
        "ld.local.u32 %r2, [kept]; st.param.b32 [r], %r2; st.local.u32 [kept], 1; ret;",
    ],
)
def test_a_call_finds_nothing_of_the_one_before(body: str) -> None:
    first, *others = _left(_of(body), CALL.replace("add.u32 %r2, %r2, %r3", "mov.u32 %r2, %r3"))
    assert first != 1
    assert {*others} == {first}


def test_functions_call_others_and_have_registers_of_their_own() -> None:
    inner = FUNCTION.replace(" f(", " g(").replace(
        "BODY", "mul.lo.u32 %r1, %r1, %r1; st.param.b32 [r], %r1; ret;"
    )
    outer = _of("""{ .param .b32 b; .param .b32 s; st.param.b32 [b], %r1; call (s), g, (b);
        ld.param.b32 %r2, [s]; } sub.u32 %r2, %r2, %r1; st.param.b32 [r], %r2;""")
    assert _left(inner + outer) == [7 + 3 * (n * n - n) for n in range(32)]


def test_a_function_branches_by_a_table() -> None:
    body = """and.b32 %r2, %r1, 1; TABLE: .branchtargets EVEN, ODD; brx.idx %r2, TABLE;
        EVEN: st.param.b32 [r], 5; ret; ODD: st.param.b32 [r], 6; ret;"""
    assert _left(_of(body)) == [7 + 3 * (5 + n % 2) for n in range(32)]


@pytest.mark.parametrize("end", ["exit", "trap"])
def test_a_thread_may_end_in_a_function(end: str) -> None:
    body = f"setp.gt.u32 %p1, %r1, 9; @%p1 {end}; st.param.b32 [r], 1; ret;"
    assert _left(_of(body)) == [10 if n < 10 else 0 for n in range(32)]


@pytest.mark.parametrize(
    ("functions", "call"),
    [
        (".extern .func (.param .b32 r) f(.param .b32 a);", CALL),
        (_of("st.param.b32 [r], 1; ret;"), CALL.replace(".param .b32 a;", ".param .b64 a;")),
        (_of("{ .param .b32 b; call (r), f, (b); }"), CALL),
    ],
)
def test_other_calls_are_not_defined_here(functions: str, call: str) -> None:
    text = HEAD + functions + KERNEL.replace("BODY", call.replace("GUARD", ""))
    launch = Launch("k", text, "k", (1, 1, 1), (32, 1, 1), (Buffer("out", "u32", (32,)),), ("out",))
    with pytest.raises(OutsideInterpreterError):
        _ = Grid(launch).code


def _kernels() -> list[Generated]:
    return [*generated(5, range(6), ["calls"])]


def test_calls_leave_what_the_function_written_out_leaves() -> None:
    """Two ways to read a kernel, which have nothing in common: what one gets wrong shows."""
    made = [each for each in _kernels() if Kind.CALL in Grid(each.launch).code.kinds]
    assert made
    for each in made:
        launch, contents = each.launch, worlds(each, 2)
        plain = Grid(launch, ptx=inlined(launch.ptx, launch.kernel))
        assert Kind.CALL not in plain.code.kinds
        orders = (None, Order(together=False, seed=5, changes=True))
        first, *others = [run(Grid(launch), contents, order) for order in orders]
        others.append(run(plain, contents))
        assert not isinstance(first, Ended)
        for other in others:
            assert not isinstance(other, Ended)
            assert all(
                np.array_equal(other.contents[name], own) for name, own in first.contents.items()
            )
