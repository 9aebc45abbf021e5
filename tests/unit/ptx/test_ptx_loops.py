"""Loops of kernels small enough to know the answers."""

from cuado.ptx import parse
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.analysis.loops import hot_blocks, loops_of


def code_of(body: str) -> Code:
    module = parse(
        ".version 8.0 .target sm_80 .entry k(.param .u64 a)"
        f"{{ .reg .b32 %r<9>; .reg .b64 %d; .reg .pred %p<5>;\n{body}\n}}"
    )
    return Code(module, module.entries[0])


NESTED = """
    mov.u32 %r1, 0;
outer:
    mov.u32 %r2, 0;
inner:
    ld.global.u32 %r3, [%d];
    setp.eq.u32 %p1, %r3, 0;
    @%p1 bra next;
    add.u32 %r4, %r4, %r3;
next:
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, 9;
    @%p2 bra inner;
    add.u32 %r1, %r1, 1;
    setp.lt.u32 %p3, %r1, 9;
    @%p3 bra outer;
    ret;
"""


def test_loops_nest() -> None:
    outer, inner = loops_of(flow_of(code_of(NESTED)))
    assert (outer.header, outer.depth, outer.is_innermost) == (1, 1, False)
    assert outer.blocks == {1, 2, 3, 4, 5}
    assert (inner.header, inner.depth, inner.is_innermost) == (2, 2, True)
    assert inner.blocks == {2, 3, 4}
    assert inner.latches == (4,)


def test_back_edges_to_one_header_are_one_loop() -> None:
    found = loops_of(
        flow_of(code_of("top: @%p1 bra top; add.u32 %r1, %r1, 1; @%p2 bra top; bra top;"))
    )
    assert len(found) == 1
    assert found[0].latches == (0, 1, 2)


def test_a_block_may_be_its_own_loop_and_unreachable_ones_are_none() -> None:
    flow = flow_of(code_of("top: @%p1 bra top; ret; dead: bra dead;"))
    assert [(loop.header, loop.blocks) for loop in loops_of(flow)] == [(0, frozenset({0}))]


def test_a_cycle_with_two_entries_is_no_natural_loop() -> None:
    flow = flow_of(code_of("@%p1 bra two; one: mov.u32 %r1, 0; two: @%p2 bra one; ret;"))
    assert loops_of(flow) == ()


def test_hot_is_the_innermost_loop_with_an_access() -> None:
    code = code_of(NESTED)
    flow = flow_of(code)
    load = next(n for n, each in enumerate(code.instructions) if each.base == "ld")
    assert hot_blocks(flow, [load]) == (2,)
    assert hot_blocks(flow, []) == (0,)


def test_without_a_loop_the_first_access_is_hot() -> None:
    code = code_of("@%p1 bra end; ld.global.u32 %r1, [%d]; end: ret;")
    assert hot_blocks(flow_of(code), [1]) == (1,)
