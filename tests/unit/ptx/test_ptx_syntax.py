"""The tree: what its nodes say about text written for the purpose."""

import math

import pytest

from cuado.ptx import Module, PtxSyntaxError, apply, parse, write
from cuado.ptx.errors import PtxEditError
from cuado.ptx.rewrite import replace_opcode
from cuado.ptx.syntax.operands import (
    Address,
    Arguments,
    Immediate,
    Name,
    Negated,
    Opaque,
    Pair,
    Sum,
    Vector,
    names_in,
    operands_of,
    rendered,
)
from cuado.ptx.syntax.tree import Block, Declaration, Directive, Instruction, Label, Section

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


def kernel(body: str) -> Module:
    return parse(f"{HEAD}.visible .entry k(.param .u64 p)\n{{\n{body}\n}}\n")


def first(body: str) -> Instruction:
    return kernel(body).functions[0].instructions()[0]


def test_module_directives(handwritten: Module) -> None:
    stated = {i.name: i.arguments for i in handwritten.items if isinstance(i, Directive)}
    assert stated == {
        "version": "8.0",
        "target": "sm_90a",
        "address_size": "64",
        "pragma": '"nounroll"',
    }
    assert handwritten.directive("file") is None


def test_module_variables(handwritten: Module) -> None:
    variables = {v.name: v for v in handwritten.variables}
    assert list(variables) == ["dynamic", "table", "links", "other", "text", "grid", "quad"]
    assert variables["dynamic"].dimensions == (None,)
    assert variables["dynamic"].align == 128
    assert variables["links"].initializer == "{table, table+8, 0}"
    assert variables["other"].initializer == "7"
    assert variables["grid"].dimensions == (2, 3)
    assert variables["grid"].space == "const"
    assert variables["quad"].vector == 4
    assert variables["table"].dimensions == (4,)
    linkages = [i.linkage for i in handwritten.items if isinstance(i, Declaration)]
    assert linkages.count(("extern",)) == 1
    assert linkages.count(("visible",)) == 1


def test_functions(handwritten: Module) -> None:
    printf, half, *_, bare, odd = handwritten.functions
    assert (printf.name, printf.linkage, printf.body) == ("vprintf", ("extern",), None)
    assert [p.name for p in printf.parameters] == ["format", "values"]
    assert [p.name for p in printf.returns] == ["status"]
    assert half.parameters[0].space == "reg"
    assert (bare.is_entry, bare.has_list, bare.parameters) == (True, False, ())
    assert handwritten.text[: bare.parameters_at].endswith("no_parameters")
    assert handwritten.entries == (bare, odd)
    assert handwritten.function("helper").body is not None  # type: ignore[union-attr]
    pointer, by_value, number = odd.parameters
    assert (pointer.type, pointer.attributes, pointer.align) == ("u64", ("ptr", "global"), 16)
    assert (by_value.dimensions, by_value.align) == ((12,), 4)
    assert (number.name, number.attributes) == ("odd_n", ())
    assert handwritten.text[odd.parameters_at] == ")"
    assert [(d.name, d.arguments) for d in odd.directives] == [
        ("maxntid", "128, 2, 1"),
        ("minnctapersm", "2"),
        ("maxnreg", "64"),
    ]


def test_nested_scopes(handwritten: Module) -> None:
    odd = handwritten.entries[1]
    depths = {
        (len(scopes), statement.name)
        for scopes, statement in odd.statements()
        if isinstance(statement, Label)
    }
    assert {(1, "waiting"), (1, "done"), (2, "again")} <= depths
    assert sum(isinstance(s, Block) for _, s in odd.statements()) == 3


def test_an_instruction_and_its_spans() -> None:
    module = kernel("  @!%p1 ld.global.v2.f32 {%f1, %f2}, [%rd1+-8]; // why")
    (load,) = module.functions[0].instructions()
    assert (load.guard, load.negated, load.opcode, load.base) == (
        "%p1",
        True,
        "ld.global.v2.f32",
        "ld",
    )
    assert module.text[load.start : load.end].startswith("@!%p1 ld")
    assert module.text[load.start : load.end].endswith("[%rd1+-8];")
    start, end = load.span_of(load.operands[1])
    assert module.text[start:end] == "[%rd1+-8]"
    assert module.lines(load.start) == 6


def test_spaces_before_modifiers_are_none_of_the_opcode() -> None:
    module = kernel("@!%p0 ld.global .L2::128B\t.f32 %f1, [%rd1]; ret;")
    load, _ = module.functions[0].instructions()
    assert load.opcode == "ld.global.L2::128B.f32"
    assert load.operand_text == "%f1, [%rd1]"
    assert write(module) == module.text
    changed = apply(module.text, [replace_opcode(module, load, "ld.global.f32")])
    assert "@!%p0 ld.global.f32 %f1, [%rd1]; ret;" in changed


def test_an_unknown_instruction_is_kept_as_it_is() -> None:
    wonder = first("wonder.v9.fp3::odd {a, b}, [x, {1, 2}], ^%r1, y;")
    assert wonder.opcode == "wonder.v9.fp3::odd"
    assert wonder.operands == (Opaque(wonder.operand_text, 0, len(wonder.operand_text)),)
    assert {"a", "b", "x", "%r1", "y"} == set(names_in(wonder.operands[0]))


@pytest.mark.parametrize(
    ("text", "kinds", "again"),
    [
        ("%r1, %tid.x, _", (Name, Name, Name), "%r1, %tid.x, _"),
        ("-1, +2, 0x1fU, 0f3F800000", (Immediate,) * 4, "-1, 2, 0x1fU, 0f3F800000"),
        ("[%rd1], [%rd1 + 4], [x+-4]", (Address,) * 3, "[%rd1], [%rd1+4], [x+-4]"),
        ("[16], [a - 8]", (Address, Address), "[16], [a+-8]"),
        ("{ %r1 ,_, 1.5 }", (Vector,), "{%r1, _, 1.5}"),
        ("%p1|%p2, !%p3, -%r1", (Pair, Negated, Negated), "%p1|%p2, !%p3, -%r1"),
        ("(r), f, (a, 1), proto", (Arguments, Name, Arguments, Name), "(r), f, (a, 1), proto"),
        ("()", (Arguments,), "()"),
        ("sym+4", (Sum,), "sym+4"),
        ("[map, {%r1, %r2}], [bar]", (Address, Address), "[map, {%r1, %r2}], [bar]"),
        ("a /* b, */ , // c\n d", (Name, Name), "a, d"),
        ("", (), ""),
        ("%r1 %r2", (Opaque,), "%r1 %r2"),
        ("[%r1", (Opaque,), "[%r1"),
        ("(" * 50 + ")" * 50, (Opaque,), "(" * 50 + ")" * 50),
    ],
)
def test_operands(text: str, kinds: tuple[type, ...], again: str) -> None:
    operands = operands_of(text)
    assert tuple(map(type, operands)) == kinds
    assert ", ".join(map(rendered, operands)) == again


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0f3F800000", 1.0),
        ("0d4000000000000000", 2.0),
        ("-0fBF800000", 1.0),
        ("0x10", 16),
        ("-010", -8),
        ("0b101", 5),
        ("1e3", 1000.0),
        ("4294967295U", 4294967295),
        ("WARP_SZ", 32),
        ("-WARP_SZ", -32),
    ],
)
def test_immediates(text: str, value: float) -> None:
    (literal,) = operands_of(text)
    assert isinstance(literal, Immediate)
    assert math.isclose(literal.value, value)


def test_register_ranges() -> None:
    (block,) = [f.body for f in kernel(".reg .b32 %r<3>, %x, %y<2>;").functions]
    assert block is not None
    (declaration,) = block.statements
    assert isinstance(declaration, Declaration)
    r, x, y = declaration.variables
    assert [v.declares(n) for v, n in ((r, "%r0"), (r, "%r2"), (x, "%x"), (y, "%y1"))] == [True] * 4
    wrong = ((r, "%r3"), (r, "%r"), (r, "%r01"), (r, "%r" + "9" * 5000), (x, "%x0"))
    assert not any(v.declares(n) for v, n in wrong)


def test_sections_are_leaves() -> None:
    module = parse(HEAD + '.section .debug_str { .b8 1 // } "\n$L1:\n.b32 .debug_loc+4 }')
    section = module.items[-1]
    assert isinstance(section, Section)
    assert section.name == ".debug_str"
    assert section.content.endswith("+4 ")


def test_locations_with_inlining() -> None:
    text = ".loc 1 2 3, function_name $L__info_string0+7, inlined_at 1 9 8\n\tret;"
    (block,) = [f.body for f in kernel(text).functions]
    assert block is not None
    location, _ = block.statements
    assert isinstance(location, Directive)
    assert location.arguments.endswith("inlined_at 1 9 8")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("add.s32 %r1, %r1", 1, "expected a directive"),
        (HEAD + ".entry k() {\n ret;\n", 6, "statement at end"),
        (HEAD + ".entry k() {\n ret\n}", 5, "expected a statement, found 'ret'"),
        (HEAD + ".entry k(.param .u64) { }", 4, "expected a name"),
        (HEAD + ".entry k() { .reg .b32 %r<2> }", 4, "expected ';'"),
        (HEAD + ".entry k() { .wonder 1; }", 4, "unknown directive"),
        (HEAD + ".entry k() { }\n}", 5, "expected a directive"),
        (HEAD + ".global x;", 4, "a state space and a type"),
        (HEAD + ".visible .version 1", 4, "expected a directive"),
        (HEAD + ".entry k() .maxntid 1, { }", 4, "expected a value"),
        (HEAD + ".entry k() {" + "{" * 100 + "}" * 101, 4, "expected a statement"),
        (HEAD + "/* never closed", 4, "expected a directive"),
        (HEAD + '.file 1 "x', 4, "cannot read .file"),
    ],
)
def test_syntax_errors(text: str, line: int, problem: str) -> None:
    with pytest.raises(PtxSyntaxError) as caught:
        parse(text)
    assert caught.value.line == line
    assert problem in str(caught.value)


def test_a_tree_that_misses_text_is_not_written() -> None:
    module = kernel("ret;")
    with pytest.raises(PtxEditError, match="misses text at line 2"):
        write(Module(module.text, (*module.items[:2], *module.items[3:])))
    with pytest.raises(PtxEditError):
        write(Module(module.text, module.items[::-1]))
