"""Scopes, flow, def-use, slices and addresses of kernels small enough to know the answers."""

import time

import pytest

from cuado.kernel.facts.accesses.aliasing import Aliasing
from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx import Module, parse
from cuado.ptx.analysis.addresses import Kind
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.dominance import control_dependence, dominators, post_dominators
from cuado.ptx.analysis.flow import EXIT, flow_of
from cuado.ptx.analysis.shared import shared_memory_of, size_of
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics import Space

REGISTERS = """.reg .b32 %r<20>; .reg .b64 %rd<20>; .reg .pred %p<5>; .reg .f32 %f<9>;
.reg .b32 %s<9>; .shared .align 16 .b8 one[1024]; .shared .f32 two[8][4];"""


def code_of(body: str) -> Code:
    module = parse(
        ".version 8.0 .target sm_80 .extern .shared .b8 open_a[]; .extern .shared .b8 open_b[];"
        ".global .f32 table[4]; .func (.param .b32 out) helper(.param .b64 pointer);"
        ".entry k(.param .u64 a, .param .u64 .ptr .global .align 4 b, .param .u32 n)"
        f"{{ {REGISTERS}\n{body}\n}}"
    )
    return Code(module, module.entries[0])


def text_of(code: Code, found: object) -> set[str]:
    assert isinstance(found, frozenset)
    return {code.instructions[index].rendered() for index in found}


LOOP = """
    ld.param.u64 %rd1, [a];
    ld.param.u32 %r1, [n];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    mov.f32 %f1, 0f00000000;
    mov.u32 %r3, 0;
again:
    mad.wide.u32 %rd3, %r2, 4, %rd2;
    ld.global.f32 %f2, [%rd3];
    fma.rn.f32 %f1, %f2, %f2, %f1;
    add.s32 %r2, %r2, 32;
    add.s32 %r3, %r3, 1;
    setp.lt.s32 %p1, %r3, %r1;
    @%p1 bra again;
    st.global.f32 [%rd2], %f1;
    ret;
"""


def test_a_loop() -> None:
    code = code_of(LOOP)
    flow = flow_of(code)
    assert [(b.first, b.last, b.successors) for b in flow.blocks] == [
        (0, 5, (1,)),
        (6, 12, (2, 1)),
        (13, 14, (EXIT,)),
    ]
    assert dominators(flow) == [None, 0, 1]
    assert post_dominators(flow) == [1, 2, None]
    assert control_dependence(flow) == [frozenset(), frozenset({1}), frozenset()]


def test_definitions_around_a_loop() -> None:
    code = code_of(LOOP)
    chains = Slicer(code).chains
    key = code.keys(("%r2",), 6)[0]
    assert chains.definitions[6, key] == (3, 9)
    assert set(chains.users[9]) == {6, 9}
    assert {key[0] for _, key in chains.undefined()} == {"a", "n"}


def test_slices_of_a_loop() -> None:
    code = code_of(LOOP)
    slicer = Slicer(code)
    address = slicer.addresses_of([7])
    math = {"fma.rn.f32 %f1, %f2, %f2, %f1;", "mov.f32 %f1, 0f00000000;"}
    assert "mad.wide.u32 %rd3, %r2, 4, %rd2;" in text_of(code, address.instructions)
    assert "@%p1 bra again;" in text_of(code, address.instructions)
    assert not math & text_of(code, address.instructions)
    assert text_of(code, address.loads) == {"ld.param.u64 %rd1, [a];", "ld.param.u32 %r1, [n];"}
    value = slicer.stored_values_of([13])
    assert math <= text_of(code, value.instructions)
    assert 7 in value.loads
    control = text_of(code, slicer.control().instructions)
    assert {"add.s32 %r3, %r3, 1;", "@%p1 bra again;", "ret;"} <= control
    assert "add.s32 %r2, %r2, 32;" not in control
    assert slicer.control_of([7]).instructions == slicer.control_of([8]).instructions
    assert slicer.control_of([13]).instructions == frozenset()


def test_predicated_writes_do_not_kill() -> None:
    code = code_of(
        "mov.u32 %r1, 1; @%p1 mov.u32 %r1, 2; add.s32 %r2, %r1, 0; mov.u32 %r1, 3;"
        "add.s32 %r3, %r1, 0; ret;"
    )
    chains = Slicer(code).chains
    key = code.keys(("%r1",), 2)[0]
    assert chains.definitions[2, key] == (0, 1)
    assert chains.definitions[4, key] == (3,)


def test_the_carry_flag_is_followed() -> None:
    code = code_of(
        "add.cc.u32 %r1, %r2, 1; mov.u32 %r3, 1; addc.u32 %r4, %r3, 0;"
        "st.shared.u32 [one], %r4; ret;"
    )
    found = Slicer(code).stored_values_of([3])
    assert found.instructions == {0, 1, 2}


def test_inner_scopes_hide_names() -> None:
    code = code_of(
        "mov.u32 %r1, 1; { .reg .b32 %r<2>; mov.u32 %r1, 2; st.shared.u32 [one], %r1; }"
        "st.shared.u32 [one], %r1; { add.s32 %r1, %r1, 1; } st.shared.u32 [one], %r1; ret;"
    )
    slicer = Slicer(code)
    assert slicer.stored_values_of([2]).instructions == {1}
    assert slicer.stored_values_of([3]).instructions == {0}
    assert slicer.stored_values_of([5]).instructions == {0, 4}
    outer, inner = code.symbol("%r1", 0), code.symbol("%r1", 1)
    assert outer is not None
    assert inner is not None
    assert outer.key != inner.key
    assert (outer.variable.count, inner.variable.count) == (20, 2)


def test_a_declaration_counts_from_where_it_stands() -> None:
    code = code_of("{ mov.u32 %r1, 1; .reg .f32 %r1; mov.f32 %r1, 0f00000000; } ret;")
    before, after = code.symbol("%r1", 0), code.symbol("%r1", 1)
    assert before is not None
    assert after is not None
    assert (before.variable.type, after.variable.type) == ("b32", "f32")


def test_values_go_through_calls_and_private_memory() -> None:
    code = code_of("""
        mov.u32 %r1, 7; mov.u32 %r2, 8;
        { .param .b32 param0; .param .b32 retval0;
          st.param.b32 [param0], %r1;
          call (retval0), helper, (param0);
          ld.param.b32 %r3, [retval0]; }
        st.shared.u32 [one], %r3;
        st.shared.u32 [two], %r2;
        ld.shared.u32 %r4, [one+4];
        st.shared.u32 [two+4], %r4;
        ret;""")
    slicer = Slicer(code)
    assert slicer.stored_values_of([8]).instructions == {0, 2, 3, 4, 5, 7}
    assert slicer.stored_values_of([8], through=frozenset()).instructions == {7}


def test_jump_tables_and_unknown_branches(handwritten: Module) -> None:
    code = Code(handwritten, handwritten.entries[1])
    flow = flow_of(code)
    (at,) = [n for n, i in enumerate(code.instructions) if i.base == "brx"]
    assert len(flow.blocks[flow.block_of[at]].successors) == 3
    assert not flow.unresolved
    lost = code_of("brx.idx %r1, nowhere; x: mov.u32 %r1, 1; y: ret;")
    assert flow_of(lost).unresolved == (0,)
    assert flow_of(lost).blocks[0].successors == (1, 2, EXIT)


def test_endless_loops_and_empty_bodies() -> None:
    flow = flow_of(code_of("@%p1 bra out; forever: add.s32 %r1, %r1, 1; bra forever; out: ret;"))
    assert post_dominators(flow) == [None, None, None]
    assert control_dependence(flow)[1] == {0, 1}
    empty = flow_of(code_of(""))
    assert (empty.blocks, dominators(empty), post_dominators(empty)) == ((), [], [])


def test_ten_thousand_blocks_that_do_not_end_take_no_time() -> None:
    """Each got an exit of its own by a look at all others: minutes."""
    pieces = "".join(f"L{n}: add.s32 %r1, %r1, 1; bra L{n};" for n in range(5000))
    flow = flow_of(code_of(f"ret; {pieces}"))
    assert len(flow.blocks) == 5001
    start = time.process_time()
    assert set(post_dominators(flow)) == {None}
    assert time.process_time() - start < 5


ADDRESSES = """
    ld.param.u64 %rd1, [a];
    cvta.to.global.u64 %rd2, %rd1;
    ld.param.u64 %rd3, [b];
    mov.u32 %s1, one;
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    add.s32 %s2, %s1, %r2;
    mov.u64 %rd4, two;
    cvta.shared.u64 %rd5, %rd4;
    selp.b32 %s3, %s1, %s4, %p1;
    mov.u32 %s4, open_a;
"""


@pytest.mark.parametrize(
    ("access", "space", "kind", "name"),
    [
        ("ld.global.f32 %f1, [%rd2+4];", Space.GLOBAL, Kind.PARAMETER, "a"),
        ("ld.f32 %f1, [%rd2];", Space.GLOBAL, Kind.PARAMETER, "a"),
        ("ld.f32 %f1, [%rd1];", Space.GENERIC, Kind.PARAMETER, "a"),
        ("ld.f32 %f1, [%rd3];", Space.GLOBAL, Kind.PARAMETER, "b"),
        ("ld.shared.f32 %f1, [%s2];", Space.SHARED, Kind.VARIABLE, "one"),
        ("ld.shared.f32 %f1, [two+8];", Space.SHARED, Kind.VARIABLE, "two"),
        ("ld.f32 %f1, [%rd5+8];", Space.SHARED, Kind.VARIABLE, "two"),
        ("ld.global.f32 %f1, [table];", Space.GLOBAL, Kind.VARIABLE, "table"),
        ("ld.shared.f32 %f1, [%r2];", Space.SHARED, None, None),
        ("ld.f32 %f1, [%rd9];", Space.GENERIC, None, None),
        ("ld.global.u64 %rd9, [%rd2]; ld.f32 %f1, [%rd9];", Space.GENERIC, None, None),
        (
            "mov.u32 %s4, two; selp.b32 %s3, %s1, %s4, %p1; ld.shared.f32 %f1, [%s3];",
            Space.SHARED,
            None,
            None,
        ),
        ("@%p1 mov.u64 %rd2, table; ld.global.f32 %f1, [%rd2];", Space.GLOBAL, None, None),
        ("wonder.b64 %rd6, %rd2; ld.f32 %f1, [%rd6];", Space.GENERIC, None, None),
        ("sub.s64 %rd6, %rd2, %rd3; ld.global.f32 %f1, [%rd6];", Space.GLOBAL, None, None),
        ("shl.b64 %rd6, %rd2, 1; ld.global.f32 %f1, [%rd6];", Space.GLOBAL, None, None),
    ],
)
def test_where_addresses_point(access: str, space: Space, kind: Kind, name: str) -> None:
    code = code_of(f"{ADDRESSES}{access} ret;")
    location = Slicer(code).addresses.location(len(code.instructions) - 2)
    assert location is not None
    assert location.space is space
    assert (location.root and (location.root.kind, location.root.key[0])) == (kind and (kind, name))


@pytest.mark.parametrize(
    ("code", "offset"),
    [
        ("mov.b64 %rd6, a; ld.param.u64 %rd7, [%rd6+0];", 0),
        ("mov.b64 %rd6, a; add.s64 %rd8, %rd6, 8; ld.param.u64 %rd7, [%rd8+16];", 24),
        ("mov.b64 %rd6, a+8; add.s64 %rd8, %rd6, -8; ld.param.u64 %rd7, [%rd8+16];", 16),
        ("ld.param.u64 %rd7, [a+8];", 8),
        # Which of two addresses it is, or where in one, only a run would show.
        ("mov.b64 %rd6, a; @%p1 mov.b64 %rd6, b; ld.param.u64 %rd7, [%rd6];", None),
        ("mov.b64 %rd6, a; add.s64 %rd8, %rd6, %rd9; ld.param.u64 %rd7, [%rd8];", None),
        ("mov.b64 %rd6, a; @%p1 add.s64 %rd8, %rd6, 8; ld.param.u64 %rd7, [%rd8];", None),
        ("ld.param.u64 %rd7, [%rd6];", None),
    ],
)
def test_parameters_loaded_from_an_address_in_a_register(code: str, offset: int | None) -> None:
    made = code_of(f"{code} ld.global.f32 %f1, [%rd7]; ret;")
    found = Slicer(made).addresses.location(len(made.instructions) - 2)
    assert found is not None
    root = found.root and (found.root.kind, found.root.key[0], found.root.offset)
    assert root == (None if offset is None else (Kind.PARAMETER, "a", offset))


def test_what_may_alias() -> None:
    code = code_of("""
        ld.param.u64 %rd1, [a]; cvta.to.global.u64 %rd2, %rd1;
        st.shared.u32 [one], 1; st.shared.u32 [two], 1; st.shared.u32 [open_a], 1;
        st.shared.u32 [open_b], 1; st.global.u32 [%rd2], 1; st.global.u32 [table], 1;
        st.u32 [%rd9], 1; st.shared.u32 [%r1], 1; ret;""")
    alias = Aliasing(code, Slicer(code).addresses).may_alias
    one, two, open_a, open_b, given, table, generic, unknown = range(2, 10)
    assert not alias(one, two)
    assert not alias(one, given)
    assert not alias(one, open_a)
    assert alias(open_a, open_b)
    assert alias(given, table)
    assert all(alias(generic, n) and alias(n, generic) for n in range(2, 10))
    assert alias(unknown, one)
    assert not alias(unknown, table)


def test_shared_arrays() -> None:
    code = code_of(f"""{ADDRESSES}
        st.shared.f32 [%s2], %f1;
        ld.shared.v2.f32 {{%f1, %f2}}, [%s2+8];
        atom.shared.add.u32 %r3, [open_b], 1;
        st.global.u64 [%rd2], %rd5;
        ld.shared.f32 %f3, [%r2];
        cp.async.ca.shared.global [%s2], [%rd2], 4;
        ret;""")
    slicer = Slicer(code)
    memory = shared_memory_of(code, slicer.addresses)
    arrays = {array.key[0]: array for array in memory.arrays}
    assert {n: a.bytes for n, a in arrays.items()} == {
        "one": 1024,
        "two": 128,
        "open_a": None,
        "open_b": None,
    }
    assert (arrays["one"].accesses, arrays["one"].escapes) == ((11, 12), (16,))
    assert (arrays["two"].accesses, arrays["two"].escapes) == ((), (14,))
    assert arrays["open_b"].accesses == (13,)
    assert set(memory.unresolved) == {15, 16}


def test_sizes(handwritten: Module) -> None:
    sizes = {variable.name: size_of(variable) for variable in handwritten.variables}
    assert sizes == {
        "dynamic": None,
        "table": 16,
        "links": 24,
        "other": 8,
        "text": 8,
        "grid": 24,
        "quad": 16,
    }


def test_a_declaration_has_no_code(handwritten: Module) -> None:
    with pytest.raises(PtxEditError, match="only declared"):
        Code(handwritten, handwritten.functions[0])
