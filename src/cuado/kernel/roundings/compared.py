"""Decides if a rewrite rounds like its original, by the text and by the machine code.

A text that states all roundings leaves nothing to the assembler. One that leaves some open is
believed only if no such operation was touched, and both machine codes round each of them alike.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from cuado.errors import CuadoError
from cuado.kernel.roundings.observed import Observed, is_same_code, observed
from cuado.model.instruction import SourceLocation
from cuado.ptx.analysis.code import Code
from cuado.ptx.analysis.defuse import DefUse, def_use_of
from cuado.ptx.analysis.flow import flow_of
from cuado.ptx.analysis.rounding import (
    SUMS,
    approximations,
    approximations_of_constants,
    arithmetic_in,
    free_in_called,
    free_operations,
    is_arithmetic,
    is_free,
    may_approximate,
    states_all_roundings,
)
from cuado.ptx.source_lines import locations_of
from cuado.ptx.syntax.operands import names_in
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Instruction
from cuado.sass.rounding import Rounding
from cuado.sass.toolchain.assemble import AssembleOptions

_SEVERAL = 2


@dataclass(frozen=True)
class Assembled:
    """A kernel and its machine code.

    Attributes:
        ptx: the module.
        kernel: name of the entry.
        cubin: what was assembled from it.
        options: the assembler's options.
    """

    ptx: str
    kernel: str
    cubin: bytes
    options: AssembleOptions

    @cached_property
    def code(self) -> Code:
        """The kernel's instructions.

        Raises:
            CuadoError: there is no such kernel.
        """
        module = parse(self.ptx)
        function = module.function(self.kernel)
        if function is None or function.body is None:
            raise CuadoError(f"there is no kernel '{self.kernel}' in the PTX")
        return Code(module, function)

    @cached_property
    def machine(self) -> Observed:
        """The roundings of its machine code.

        Raises:
            CuadoError: it cannot be disassembled, or tied to the PTX.
        """
        return observed(self.ptx, self.kernel, self.options)

    @cached_property
    def locations(self) -> tuple[SourceLocation | None, ...]:
        """Source line of each instruction, None where the compiler recorded none."""
        known = locations_of(self.code.module)
        return tuple(known.get(each.start) for each in self.code.instructions)

    def products_in(self, index: int) -> int:
        """The number of an instruction's operands that may be products whose rounding is open."""
        code, operands = self.code, self.code.instructions[index].operands[1:]
        definitions = self._chains.definitions
        return sum(
            any(
                code.instructions[n].base == "mul" and is_free(code.instructions[n].opcode)
                for key in code.keys((*names_in(operand),), index)
                for n in definitions.get((index, key), ())
            )
            for operand in operands
        )

    @cached_property
    def _chains(self) -> DefUse:
        return def_use_of(self.code, flow_of(self.code))

    def named(self, index: int) -> str:
        """An instruction for the reader: ``'add.f32' at PTX line 12 (a.cu:7)``."""
        instruction, location = self.code.instructions[index], self.locations[index]
        line = self.code.module.lines(instruction.start)
        where = ""
        if location is not None:
            where = f" ({location.file.rpartition('/')[2]}:{location.line})"
        return f"'{instruction.opcode}' at PTX line {line}{where}"


def objection(before: Assembled, after: Assembled, *, may_add: bool = False) -> str:
    """Why a rewrite may round differently from its original; empty if it does not.

    Args:
        before: the original.
        after: the rewrite.
        may_add: whether it may have operations of its own beside those of the original.

    Raises:
        CuadoError: one of the two cannot be read.
    """
    is_same_text = after.ptx == before.ptx
    if (is_same_text and after.options == before.options) or is_same_code(
        before.cubin, after.cubin
    ):
        return ""
    if not states_all_roundings(after.ptx):
        reason = _objection_to_open(before, after) if free_operations(after.code) else ""
        if reason := reason or _objection_to_called(before, after):
            return reason
    if reason := _objection_to_approximations(before, after):
        return reason
    return "" if may_add or is_same_text else _objection_to_stated(before, after)


def _objection_to_stated(before: Assembled, after: Assembled) -> str:
    """Compare with a text that states all roundings: no operation may round differently."""
    known = arithmetic_in(before.ptx)
    if arithmetic_in(after.ptx) <= known:
        return ""
    for index, instruction in enumerate(after.code.instructions):
        if is_arithmetic(instruction.opcode) and instruction.opcode not in known:
            has = " and ".join(sorted(known)) or "no float arithmetic"
            return f"{after.named(index)} rounds as nothing does in the original, which has {has}"
    return ""


def _objection_to_open(before: Assembled, after: Assembled) -> str:
    """Compare with a text that leaves roundings open: these operations must be unchanged."""
    old, new = free_operations(before.code), free_operations(after.code)
    were, are = (_said(side, free) for side, free in ((before, old), (after, new)))
    if were != are:
        said = Counter(are)
        said.subtract(Counter(were))
        first = next((n for n, text in zip(new, are, strict=True) if said[text] > 0), new[0])
        return (
            f"how {after.named(first)} is rounded is the assembler's choice, in the original as "
            "here, and the rewrite changes or copies it"
        )
    for one, other in zip(old, new, strict=True):
        first_made, second_made = (
            [each.rounding for each in side.machine.of(n)]
            for side, n in ((before, one), (after, other))
        )
        if first_made != second_made or len(_own(before, one, first_made)) > 1:
            return (
                f"{before.named(one)} is rounded as {_words(first_made)}, and here as "
                f"{_words(second_made)}"
            )
    return ""


def _objection_to_called(before: Assembled, after: Assembled) -> str:
    """Compare other functions that leave roundings open: what the kernel calls must be the same,
    and rounded alike, wherever the assembler has put it.
    """
    old, new = (free_in_called(side.code.module, side.kernel) for side in (before, after))
    texts = ([each.rendered() for _, each in free] for free in (old, new))
    if next(texts) != next(texts):
        return "functions leave to the assembler how they round, and the rewrite changes them"
    for (one, instruction), (other, _) in zip(old, new, strict=True):
        made = [side.machine.called[n] for side, n in ((before, one), (after, other))]
        if made[0] != made[1] or len({*made[0]}) > 1:
            line = before.code.module.lines(instruction.start)
            return (
                f"'{instruction.opcode}' at PTX line {line}, in a function that is called, is "
                f"rounded as {_words([*made[0]])}, and here as {_words([*made[1]])}"
            )
    return ""


def _own(side: Assembled, index: int, made: list[Rounding]) -> set[Rounding]:
    """The kinds of roundings that are an operation's own.

    The assembler moves a product to where it is used, and gives it the line that it finds there. No
    sum is made by a product alone: one on the line of a sum, beside what makes the sum, is another
    operation's. Where both operands of the sum are products it is left: which of the two is rounded
    by itself, and which is fused, would not be known.
    """
    kinds = {*made}
    is_sum = side.code.instructions[index].base in SUMS
    if not is_sum or len(kinds) < _SEVERAL or side.products_in(index) >= _SEVERAL:
        return kinds
    return kinds - {Rounding.PRODUCT}


def _objection_to_approximations(before: Assembled, after: Assembled) -> str:
    """Why an approximation may no longer be left to the hardware; empty if all are."""
    if not may_approximate(after.ptx):
        return ""
    known = approximations_of_constants(before.code), approximations_of_constants(after.code)
    if not any(known):
        return ""
    old, new = approximations(before.code), approximations(after.code)
    opcodes = (
        [side.code.instructions[n].opcode for n in indices]
        for side, indices in ((before, old), (after, new))
    )
    if next(opcodes) != next(opcodes):
        side, indices = (after, known[1]) if known[1] else (before, known[0])
        return (
            f"{side.named(indices[0])} may be of a number that the assembler knows, which it then "
            "computes otherwise than the hardware; the rewrite copies or removes such operations"
        )
    for one, other in zip(old, new, strict=True):
        is_known = one in known[0] or other in known[1]
        if is_known and before.machine.functions_of(one) != after.machine.functions_of(other):
            return f"{after.named(other)} is computed by the assembler here, or there, not by both"
    return ""


def _said(side: Assembled, indices: tuple[int, ...]) -> list[str]:
    return [side.code.instructions[n].rendered() for n in indices]


def _words(made: list[Rounding]) -> str:
    if not made:
        return "a part of another operation"
    return ", ".join(f"{times} x {each}" for each, times in Counter(made).items())


def machine_objection(after: Assembled) -> str:
    """Why the machine code may round otherwise than its text states; empty if it does not.

    Raises:
        CuadoError: it cannot be disassembled, or tied to the PTX.
    """
    for index, instruction in enumerate(after.code.instructions):
        if not is_arithmetic(instruction.opcode) or is_free(instruction.opcode):
            continue
        made = {each.rounding for each in after.machine.of(index)}
        if not made <= _allowed(instruction):
            return f"{after.named(index)} is rounded as {_words(sorted(made))}"
    return ""


def _allowed(instruction: Instruction) -> frozenset[Rounding]:
    """Machine roundings allowed for an operation that states its rounding."""
    if instruction.base in SUMS:
        return frozenset({Rounding.SUM})
    if instruction.base == "mul":
        return frozenset({Rounding.PRODUCT})
    return frozenset({Rounding.FUSED, Rounding.SUM, Rounding.PRODUCT})
