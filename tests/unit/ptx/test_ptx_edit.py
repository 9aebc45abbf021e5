"""Splices, and the helpers that make them: what changes, and that nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ptx_texts import rewritten

from cuado.ptx import Module, apply, parse
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError, PtxVerificationError
from cuado.ptx.rewrite import (
    append_parameter,
    declare,
    fresh_name,
    guard,
    insert_after,
    insert_before,
    lower_version,
    prologue,
    renamed,
    replace,
    replace_opcode,
    replace_operand,
)
from cuado.ptx.syntax.tree import Instruction
from cuado.ptx.verify import check, verify

TEXT = """.version 9.0
.target sm_80
.address_size 64
.visible .entry k(
\t.param .u64 k_param_0 // the only one
)
{
\t.reg .b32 \t%r<3>;
\t.reg .b64 \t%rd<2>;
\t.reg .pred \t%p<2>;
$L1:\tld.param.u64 \t%rd1, [k_param_0];
\tmov.u32 \t%r1, %tid.x;
\t@%p1 st.global.u32 \t[%rd1+4], %r1; // keep me
\tret;
}
"""


@pytest.fixture
def module() -> Module:
    return parse(TEXT)


def at(module: Module, base: str) -> Instruction:
    (found,) = [i for i in module.functions[0].instructions() if i.base == base]
    return found


def test_edits_come_in_any_order_and_do_not_touch_the_rest() -> None:
    edits = [Edit(6, 8, "XY"), Edit(0, 1, ""), Edit(3, 3, "<"), Edit(3, 3, ">"), Edit(8, 8, "!")]
    assert apply("0123456789", edits) == "12<>345XY!89"


@pytest.mark.parametrize(
    "edits",
    [
        [Edit(0, 4, "a"), Edit(3, 5, "b")],
        [Edit(0, 4, "a"), Edit(2, 2, "b")],
        [Edit(0, 4, "a"), Edit(0, 4, "a")],
        [Edit(-1, 2, "a")],
        [Edit(9, 11, "a")],
        [Edit(5, 4, "a")],
    ],
)
def test_overlapping_and_outlying_edits_are_refused(edits: list[Edit]) -> None:
    with pytest.raises(PtxEditError):
        apply("0123456789", edits)


@given(st.text(max_size=30), st.data())
def test_apply_is_replacing_from_the_back(text: str, data: st.DataObject) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=8, unique=True)))
    spans = list(zip(cuts[::2], cuts[1::2], strict=False))
    edits = [Edit(start, end, data.draw(st.text(max_size=3))) for start, end in spans]
    expected = text
    for edit in reversed(edits):
        expected = expected[: edit.start] + edit.replacement + expected[edit.end :]
    assert apply(text, data.draw(st.permutations(edits))) == expected


def test_insert_before_keeps_labels_guards_and_indentation(module: Module) -> None:
    edits = [
        insert_before(module, at(module, "st"), "add.s32 %r2, %r1, 1;\nxor.b32 %r2, %r2, 3;"),
        insert_before(module, at(module, "ld"), "mov.u32 %r2, 0;"),
    ]
    text = apply(TEXT, edits)
    assert "\tadd.s32 %r2, %r1, 1;\n\txor.b32 %r2, %r2, 3;\n\t@%p1 st" in text
    assert "$L1:\tmov.u32 %r2, 0;\nld.param" in text
    assert check(parse(text))


def test_insert_after(module: Module) -> None:
    text = apply(TEXT, [insert_after(module, at(module, "mov"), "add.s32 %r2, %r1, 1;")])
    assert "%tid.x;\n\tadd.s32 %r2, %r1, 1;\n\t@%p1" in text
    with pytest.raises(PtxEditError, match="nothing runs after the 'ret' at PTX line 14"):
        insert_after(module, at(module, "ret"), "trap;")


def test_line_ends_follow_the_text() -> None:
    windows = parse(TEXT.replace("\n", "\r\n"))
    function = windows.functions[0]
    assert function.body is not None
    edits = [
        insert_after(windows, at(windows, "mov"), "add.s32 %r2, %r1, 1;"),
        insert_before(windows, at(windows, "mov"), "mov.u32 %r0, 1;"),
        declare(windows, function.body, ".reg .b32 %new;\n.reg .pred %on;"),
        append_parameter(windows, function, "u32", "k_param_1"),
    ]
    text = apply(windows.text, edits)
    assert text.count("\n") == text.count("\r\n") == TEXT.count("\n") + 5


def test_replacements(module: Module) -> None:
    store = at(module, "st")
    edits = [
        replace_opcode(module, store, "st.global.cs.u32"),
        replace_operand(store, store.operands[1], "7"),
        replace(at(module, "mov"), ""),
    ]
    text = apply(TEXT, edits)
    assert "@%p1 st.global.cs.u32 \t[%rd1+4], 7; // keep me\n" in text
    assert "tid" not in text


def test_declare_a_register_in_a_scope(module: Module) -> None:
    body = module.functions[0].body
    assert body is not None
    edits = [
        declare(module, body, ".reg .b32 %new;"),
        insert_before(module, at(module, "ret"), "mov.u32 %new, 1;"),
    ]
    assert verify(rewritten(module, edits)) == ()
    with pytest.raises(PtxVerificationError, match=r"line 14: undeclared name: '%new'"):
        check(rewritten(module, edits[1:]))


def test_a_prologue_stands_before_labels(module: Module) -> None:
    function = module.functions[0]
    text = apply(TEXT, [prologue(module, function, "mov.u32 %r2, 1;\nadd.s32 %r2, %r2, 1;")])
    assert "%p<2>;\nmov.u32 %r2, 1;\n\tadd.s32 %r2, %r2, 1;\n\t$L1:" in text
    empty = parse(".version 9.0 .target sm_80 .entry k() { } .func f();")
    assert (
        len(
            rewritten(empty, [prologue(empty, empty.functions[0], "ret;")])
            .functions[0]
            .instructions()
        )
        == 1
    )
    with pytest.raises(PtxEditError, match="only declared"):
        prologue(empty, empty.functions[1], "ret;")


def test_guards(module: Module) -> None:
    assert "\t@!%p1 mov.u32" in apply(TEXT, [guard(module, at(module, "mov"), "!%p1")])
    with pytest.raises(PtxEditError, match="line 13 is guarded already"):
        guard(module, at(module, "st"), "%p1")


def test_append_a_parameter(module: Module) -> None:
    (function,) = module.functions
    new = rewritten(module, [append_parameter(module, function, "u32", "k_param_1")])
    assert [p.name for p in new.functions[0].parameters] == ["k_param_0", "k_param_1"]
    assert "k_param_0,\n\t.param .u32 k_param_1 // the only one\n)" in new.text
    with pytest.raises(PtxEditError, match="already declared"):
        append_parameter(module, function, "u32", "k_param_0")


@pytest.mark.parametrize("head", [".entry k", ".entry k()", ".entry k( /* none */ )"])
def test_append_a_parameter_to_none(head: str) -> None:
    module = parse(f".version 9.0\n.target sm_80\n{head} .maxntid 32 {{ ret; }}")
    new = rewritten(module, [append_parameter(module, module.functions[0], "u64", "p")])
    assert [p.name for p in new.functions[0].parameters] == ["p"]
    assert [d.name for d in new.functions[0].directives] == ["maxntid"]


def test_lower_the_version(module: Module) -> None:
    edit = lower_version(module, (8, 4))
    assert edit is not None
    assert apply(TEXT, [edit]) == TEXT.replace(".version 9.0", ".version 8.4")
    assert lower_version(module, (9, 0)) is None
    assert lower_version(module, (9, 2)) is None
    hopper = parse(TEXT.replace("sm_80", "sm_90a"))
    with pytest.raises(PtxEditError, match=r"sm_90a needs PTX 8.0, the assembler stops at 7.8"):
        lower_version(hopper, (7, 8))
    with pytest.raises(PtxEditError, match=r"no \.version"):
        lower_version(parse(""), (8, 0))


def test_fresh_names(module: Module) -> None:
    assert fresh_name(module, "%x") == "%x"
    assert fresh_name(module, "%rd") == "%rd_1_"
    twice = parse(
        TEXT.replace("%rd", "%cuado").replace("%r<", "%cuado_1_<").replace("%r1", "%cuado_1_1")
    )
    assert fresh_name(twice, "%cuado") == "%cuado_2_"


def test_renaming(module: Module) -> None:
    names = {"%r1": "%x", "%p1": "%q", "%rd1": "%base"}
    assert renamed(at(module, "st"), names) == "@%q st.global.u32 [%base+4], %x;"
    assert renamed(at(module, "ret"), names) == "ret;"


DEMOTED = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k()
{
	.reg .b32 %r<3>;
	.loc	1 3 0
	.shared .align 4 .b8 tile[128];
	.loc	1 4 0
	mov.u32 %r1, tile;
	ret;
}
"""


def test_a_prologue_may_use_what_is_declared_after_line_information() -> None:
    module = parse(DEMOTED)
    text = apply(DEMOTED, [prologue(module, module.functions[0], "mov.u32 %r2, tile;")])
    assert text.index("tile[128]") < text.index("mov.u32 %r2, tile;") < text.index("mov.u32 %r1")
    check(parse(text))
