"""Random text and random trivia: nothing is lost, and only PTX errors are raised."""

import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st
from ptx_texts import verify_text

from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx import Module, PtxError, apply, parse, write
from cuado.ptx.analysis.code import Code
from cuado.ptx.edit import Edit
from cuado.ptx.problems import Rule
from cuado.ptx.syntax.operands import names_in, operands_of, rendered
from cuado.ptx.syntax.tree import Function
from cuado.ptx.verify import verify

TRIVIA = st.lists(
    st.sampled_from([" ", "\t", "\n", "\r\n", '// ; } { " *\n', '/* ; { // } " */', "/***/", "\f"])
).map("".join)
PIECES = st.lists(
    st.sampled_from(
        [
            *(".version 8.0\n", ".entry k(", ".func f(", ")", "{", "}", ";", ".reg .b32 %r<4>;"),
            *("add.s32 ", "%r1", "%p", ", ", "@%p ", "@!", "x:", "bra x;", "ret;", "[", "]", "+"),
            *("|", "-8", "0f3F800000", ".loc 1 2 3\n", ".section .x {", '"', "//", "/*", "*/"),
            *(".shared .b8 a[4] = {1, {2}};", "$", "call (a), f, (b);", "_", "ld.global.u32 "),
            *(".param .u64 p", ".branchtargets x;", "\n", " ", "<4>", "=", "\0", "é", "0x", "09"),
        ]
    )
).map("".join)


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_trivia_between_statements_changes_no_instruction(
    data: st.DataObject, handwritten: Module
) -> None:
    text = handwritten.text
    ends = [
        place
        for function in handwritten.functions
        for scopes, statement in function.statements()
        for place in (statement.start, statement.end, scopes[-1].start, scopes[-1].start + 1)
    ]
    places = data.draw(st.lists(st.sampled_from(ends), max_size=8))
    spliced = apply(text, [Edit(at, at, data.draw(TRIVIA)) for at in places])
    again = parse(spliced)
    assert write(again) == spliced
    assert [said(f) for f in again.functions] == [said(f) for f in handwritten.functions]


def said(function: Function) -> list[tuple[str, bool, str, str]]:
    return [(i.guard, i.negated, i.opcode, i.operand_text) for i in function.instructions()]


@settings(max_examples=400, deadline=None)
@given(text=st.one_of(PIECES, st.text(), PIECES.map(".entry k() {{{}}}".format)))
def test_any_text_parses_or_is_a_ptx_error(text: str) -> None:
    module = None
    with contextlib.suppress(PtxError):
        module = parse(text)
    if module is None:
        assert [problem.rule for problem in verify_text(text)] == [Rule.SYNTAX]
        return
    assert write(module) == text
    verify(module)
    for function in module.functions:
        if function.body is not None:
            slicer = Slicer(Code(module, function))
            everything = range(len(slicer.code.instructions))
            slicer.control()
            slicer.addresses_of(everything)


@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_a_damaged_file_parses_or_is_a_ptx_error(data: st.DataObject, handwritten: Module) -> None:
    text = handwritten.text
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    damaged = text[:start] + data.draw(PIECES) + text[end:]
    verify_text(damaged)
    with contextlib.suppress(PtxError):
        assert write(parse(damaged)) == damaged


@settings(max_examples=300, deadline=None)
@given(text=st.one_of(PIECES, st.text()))
def test_operands_of_any_text(text: str) -> None:
    for operand in operands_of(text):
        list(names_in(operand))
        assert rendered(operand) or not text.strip()


LINE = st.tuples(
    st.sampled_from(["", "@%p0 ", "@!%p1 "]),
    st.sampled_from(["mov.u32 %r{0}, %r{1};", "add.s32 %r{0}, %r{1}, %r{2};", "bra L{3};", "ret;"]),
    st.lists(st.integers(0, 2), min_size=3, max_size=3),
    st.integers(0, 9),
)


@settings(max_examples=200, deadline=None)
@given(lines=st.lists(LINE, min_size=1, max_size=10), choices=st.lists(st.booleans(), max_size=60))
def test_no_execution_sees_a_write_that_the_chains_lack(
    lines: list[tuple[str, str, list[int], int]], choices: list[bool]
) -> None:
    """Runs a random program along a random path and compares who wrote what with def-use."""
    body = "".join(
        f"L{n}: {guard}{form.format(*registers, target % len(lines))}\n"
        for n, (guard, form, registers, target) in enumerate(lines)
    )
    head = ".version 8.0 .target sm_80 .entry k() { .reg .b32 %r<3>; .reg .pred %p<2>;\n"
    module = parse(f"{head}{body}}}")
    slicer = Slicer(Code(module, module.entries[0]))
    code, definitions = slicer.code, slicer.chains.definitions
    at, writer = 0, dict[str, int]()
    for taken in choices:
        if at >= len(code.instructions):
            break
        instruction, effects = code.instructions[at], code.effects[at]
        runs = taken or not instruction.guard
        for name in effects.values if runs and instruction.base not in ("bra", "ret") else ():
            (key,) = code.keys((name,), at)
            assert (writer[name] in definitions[at, key]) if name in writer else True
        following = at + 1
        if runs and instruction.base == "ret":
            break
        if runs and instruction.base == "bra":
            target = code.label(effects.reads[-1], at)
            assert target is not None
            following = target
        elif runs:
            writer.update(dict.fromkeys(effects.writes, at))
        blocks, here = slicer.flow.blocks, slicer.flow.block_of[at]
        if following < len(code.instructions) and at == blocks[here].last:
            assert slicer.flow.block_of[following] in blocks[here].successors
        at = following
