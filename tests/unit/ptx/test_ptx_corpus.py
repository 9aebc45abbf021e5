"""Every file of the corpus: parsed without loss, understood, clean, and consistently analysed."""

import re
from pathlib import Path

from ptx_texts import rewritten

from cuado.ptx import Module, apply, parse, write
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import def_use_of
from cuado.ptx.analysis.dominance import control_dependence, dominators, post_dominators
from cuado.ptx.analysis.flow import EXIT, Flow, flow_of
from cuado.ptx.edit import Edit
from cuado.ptx.semantics import opcode_of
from cuado.ptx.syntax.operands import Opaque, operands_of, rendered
from cuado.ptx.verify import check, verify


def test_the_corpus_is_small_and_says_nothing_of_where_it_was_made() -> None:
    files = list((Path(__file__).parent / "corpus").iterdir())
    assert sum(file.stat().st_size for file in files) < 400_000
    for file in files:
        text = file.read_text()
        assert not re.search(r"\.file\s+\d+\s+\"[^\"]*/", text)
        numbers = re.findall(r"^\s*\.b8 ([\d,]+)", text, re.MULTILINE)
        stored = bytes(int(n) & 255 for line in numbers for n in line.split(","))
        assert set(re.findall(rb"(?:/\w+){2,}", stored)) <= {b"/src/examples", b"/corpus/a/b/c/d"}


def test_round_trip(ptx: str, module: Module) -> None:
    assert write(module) == ptx


def test_round_trip_with_carriage_returns(ptx: str) -> None:
    text = ptx.replace("\r\n", "\n").replace("\n", "\r\n")
    assert write(parse(text)) == text


def test_edits_that_change_nothing(ptx: str, module: Module) -> None:
    same = [
        Edit(i.start, i.end, ptx[i.start : i.end])
        for function in module.functions
        for i in function.instructions()
    ]
    assert same
    assert apply(ptx, same) == ptx
    assert rewritten(module, same) == module


def test_every_instruction_is_known_and_its_fields_are_its_text(ptx: str, module: Module) -> None:
    def bare(text: str) -> str:
        return re.sub(r"//[^\n]*|/\*.*?\*/|\s", "", text, flags=re.DOTALL).replace("+-", "-")

    for function in module.functions:
        for instruction in function.instructions():
            opcode = opcode_of(instruction.opcode)
            assert opcode.known, instruction.opcode
            operands = instruction.operands
            assert not any(isinstance(operand, Opaque) for operand in operands)
            source = ptx[instruction.start : instruction.end]
            assert bare(instruction.rendered()) == bare(source)
            for operand in operands:
                start, end = instruction.span_of(operand)
                assert operands_of(ptx[start:end])[0:1]
                assert rendered(operands_of(ptx[start:end])[0]) == rendered(operand)
            required = sum(not role.optional for role in opcode.roles)
            if instruction.base != "call":
                assert required <= len(operands)
                assert opcode.rest is not None or len(operands) <= len(opcode.roles)


def test_the_number_of_instructions_is_right(ptx: str, module: Module) -> None:
    """Counted another way: semicolons in bodies, less those of declarations and directives."""
    text = re.sub(r"//[^\n]*|/\*.*?\*/", "", ptx, flags=re.DOTALL)
    text = re.sub(r"\.section.*?\{.*?\}", "", text, flags=re.DOTALL)
    text = re.sub(r"(?:\.(?:visible|weak)\s+)?\.(?:entry|func)\b[^{;]*", "", text)
    text = re.sub(r"\.(?:loc|file|version|target|address_size)\b[^\n]*", "", text)
    statements = (re.sub(r"^(?:[\s{}]|[\w$]+\s*:)*", "", part) for part in text.split(";"))
    found = sum(bool(statement) and statement[0] != "." for statement in statements)
    assert found == sum(len(function.instructions()) for function in module.functions)


def test_verifier_finds_nothing(module: Module) -> None:
    assert verify(module) == ()
    assert check(module) is module


def test_control_flow(module: Module) -> None:
    for function in module.functions:
        if function.body is not None:
            flow = flow_of(Code(module, function))
            partition(flow)
            check_dominators(flow)
            check_post_dominators(flow)


def partition(flow: Flow) -> None:
    covered = [n for block in flow.blocks for n in range(block.first, block.last + 1)]
    assert covered == list(range(len(flow.block_of)))
    assert not flow.unresolved
    assert any(EXIT in block.successors for block in flow.blocks)


def reached(edges: list[list[int]], start: int, without: int | None = None) -> set[int]:
    """What can be reached, on paths that avoid a block: the definition of dominance."""
    seen: set[int] = set()
    todo = [start] if start != without else []
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            todo += [n for n in edges[node] if n != without]
    return seen


def chain(immediate: list[int | None], block: int) -> set[int]:
    """All strict dominators of a block; fails on a cycle."""
    found: set[int] = set()
    at = immediate[block]
    while at is not None:
        assert at not in found
        found.add(at)
        at = immediate[at]
    return found


def check_dominators(flow: Flow) -> None:
    immediate, reachable = dominators(flow), flow.reachable()
    assert immediate[0] is None
    strict = {block: chain(immediate, block) for block in reachable}
    for block in reachable - {0}:
        assert 0 in strict[block]
    for block in reachable:
        still = reached(flow.successors, 0, without=block)
        dominated = {other for other in reachable if block in strict[other]}
        assert dominated == reachable - still - {block}


def check_post_dominators(flow: Flow) -> None:
    count = len(flow.blocks)
    backward: list[list[int]] = [[] for _ in range(count + 1)]
    for number, block in enumerate(flow.blocks):
        for successor in block.successors:
            backward[count if successor == EXIT else successor].append(number)
    if reached(backward, count) != set(range(count + 1)):
        return  # a loop without an end: what post-dominates is then a convention
    immediate = post_dominators(flow)
    strict = {number: chain(immediate, number) for number in range(count)}
    for number in range(count):
        still = reached(backward, count, without=number) - {count}
        dominated = {other for other in range(count) if number in strict[other]}
        assert dominated == set(range(count)) - still - {number}
    for decided, deciding in enumerate(control_dependence(flow)):
        for branch in deciding:
            assert len(flow.blocks[branch].successors) > 1
            assert decided not in strict[branch] or branch == decided


def test_every_read_has_a_write_that_dominates_or_joins(module: Module) -> None:
    """A definition lies on a path to its use: it reaches the use's block, or stands before it."""
    for function in module.functions:
        if function.body is None:
            continue
        code = Code(module, function)
        flow = flow_of(code)
        for (use, key), found in def_use_of(code, flow).definitions.items():
            for definition in found:
                assert key in code.keys(code.effects[definition].writes, definition)
                there, here = flow.block_of[definition], flow.block_of[use]
                after = {r for s in flow.successors[there] for r in reached(flow.successors, s)}
                assert (there == here and definition < use) or here in after
