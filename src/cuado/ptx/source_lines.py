"""The source line that the compiler recorded for each instruction of a PTX module.

``.file`` directives number the source files, a ``.loc`` directive names file and line of the
instructions that follow it up to the next one, or to the end of the function.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cuado.model.instruction import SourceLocation
from cuado.ptx.syntax.tree import Directive, Instruction, Module, Statement

_INLINED = re.compile(r"inlined_at\s+(\d+)\s+(\d+)\s+(\d+)")


@dataclass(frozen=True, slots=True)
class PtxInstruction:
    """An instruction of a PTX text.

    Attributes:
        start: where it begins, its guard included; an index into the text.
        end: after its semicolon.
        line: it begins on, counted from 1.
        function: it stands in.
        location: the source line that the compiler recorded, None without line information.
    """

    start: int
    end: int
    line: int
    function: str
    location: SourceLocation | None


@dataclass(frozen=True, slots=True)
class SourceLines:
    """Instructions with their lines, the spans of ``.loc`` lines, and the highest file number."""

    instructions: tuple[PtxInstruction, ...]
    locations: tuple[tuple[int, int], ...]
    files: int


def source_lines(module: Module) -> SourceLines:
    """The source lines of a module's instructions."""
    names = dict(_file(each.arguments) for each in _marks(module) if each.name == "file")
    found: list[PtxInstruction] = []
    spans: list[tuple[int, int]] = []
    function, location = "", None
    for name, each in _statements(module):
        if name != function:
            function, location = name, None
        if isinstance(each, Instruction):
            line = module.lines(each.start)
            found.append(PtxInstruction(each.start, each.end, line, name, location))
        elif isinstance(each, Directive) and each.name == "loc":
            file, row, *_ = each.arguments.split()
            source = names.get(int(file))
            location = SourceLocation(source, int(row)) if source is not None else None
            spans.append((each.start, each.end))
    return SourceLines(tuple(found), tuple(spans), max(names, default=0))


def locations_of(module: Module) -> dict[int, SourceLocation | None]:
    """The source line of each instruction, by the offset at which it begins."""
    return {each.start: each.location for each in source_lines(module).instructions}


def call_lines_of(module: Module) -> dict[int, SourceLocation | None]:
    """The source line of each instruction; of inlined functions, that of the outermost call."""
    names = dict(_file(each.arguments) for each in _marks(module) if each.name == "file")
    calls: dict[str, str] = {}
    found: dict[int, SourceLocation | None] = {}
    function, location = "", None
    for name, each in _statements(module):
        if name != function:
            function, location = name, None
            calls.clear()
        if isinstance(each, Instruction):
            found[each.start] = location
        elif isinstance(each, Directive) and each.name == "loc":
            place, called = _place_and_call(each.arguments)
            if called and called != place:
                calls[place] = called
            for _ in range(len(calls)):
                place = calls.get(place, place)
            file, line, *_ = place.split()
            source = names.get(int(file))
            location = SourceLocation(source, int(line)) if source and int(line) else None
    return found


def _place_and_call(arguments: str) -> tuple[str, str]:
    """File, line and column of a ``.loc``, and those of the call that it was inlined at, if any."""
    call = _INLINED.search(arguments)
    place = " ".join(arguments.replace(",", " ").split()[:3])
    return place, " ".join(call.groups()) if call else ""


def _marks(module: Module) -> Iterator[Directive]:
    return (each for _, each in _statements(module) if isinstance(each, Directive))


def _statements(module: Module) -> Iterator[tuple[str, Statement]]:
    """All statements and directives in order of the text, each with the function it stands in."""
    for item in module.items:
        if isinstance(item, Directive):
            yield "", item
    for function in module.functions:
        for _, statement in function.statements():
            yield function.name, statement


def _file(arguments: str) -> tuple[int, str]:
    """Number and name of a ``.file`` directive: ``1 "a.cu", 1700000000, 512``."""
    number, name = arguments.split('"')[:2]
    return int(number), name
