"""Interleaves several copies of a thread, instruction by instruction.

Copy 0 has the kernel's own registers, the others have new ones where they may differ. Common values
are computed, and loaded, once, and loads of the copies follow each other directly. Where copies
diverge, they run a region one after another, each through code of its own behind the kernel's end,
and are in step again where their paths reconverge; a short region whose condition is known for each
copy runs under guards instead.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from cuado.kernel.facts.registers.live_registers import live_registers
from cuado.kernel.facts.threads.coarsened_divergence import Agreement, Region
from cuado.kernel.rewrites.threads.predicate_branches import Predicated
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key, Symbol
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.edit import Edit
from cuado.ptx.errors import PtxEditError
from cuado.ptx.semantics.opcode import BITS, Access, Trait, is_special
from cuado.ptx.syntax.operands import Name, rendered
from cuado.ptx.syntax.tree import Variable

_NAME = re.compile(r"(?<![\w$%])[A-Za-z_$%][\w$]*(?:\.[xyz]\b)?", re.ASCII)
_OFFSETS = re.compile(r"\+(\d+)(?:\+(-?\d+)|(-\d+))")


@dataclass(frozen=True, slots=True)
class Copies:
    """The differences between copies.

    Attributes:
        special: for each copy, the texts that replace special registers.
        spaces: memory that each has for itself: ``shared``, ``local``.
        common: texts that replace special registers in all copies.
        dynamic_bytes: of dynamic shared memory that each has, a multiple of its alignment.
    """

    special: Sequence[Mapping[str, str]]
    spaces: frozenset[str]
    common: Mapping[str, str]
    dynamic_bytes: int = 0


class Interleaving:
    """The edits.

    Args:
        rewriting: the rewriting that collects them.
        agreement: of the copies.
        copies: their differences.
        guarded: regions that run under guards.
    """

    def __init__(
        self,
        rewriting: Rewriting,
        agreement: Agreement,
        copies: Copies,
        guarded: Mapping[Region, Predicated] | None = None,
    ) -> None:
        self._rewriting, self._kernel = rewriting, rewriting.subject
        self._code, self._flow = rewriting.subject.code, rewriting.subject.slicer.flow
        self._agreement, self._copies = agreement, copies
        self._numbers = range(len(copies.special))
        self._alone = [each for each in agreement.regions if each not in (guarded or {})]
        self._guarded = {n: each for r, each in (guarded or {}).items() for n in r.blocks}
        self._around = {each.branch for each in self._guarded.values()}
        self._named: dict[tuple[Key, int], str] = {}
        self._states: dict[Region, str] = {}
        self._labels: dict[tuple[Region, int, int], str] = {}

    def run(self) -> None:
        """Make the edits."""
        for index, instruction in enumerate(self._code.instructions):
            text = "\n".join(self._lines(index))
            if text != instruction.rendered():
                self._rewriting.replace(index, text)
        # The sequential code of regions stands behind the kernel's end: nothing runs into it, and
        # the code that all copies share stays one piece.
        body = self._kernel.function.body
        if self._alone and body is not None:
            lines = ["ret;"]
            for region in self._alone:
                lines += self._one_after_another(region)
            text = "".join(f"\t{line}\n" for line in lines)
            self._rewriting.edit(Edit(body.end - 1, body.end - 1, text))

    def _lines(self, index: int) -> Iterator[str]:
        """The lines that replace an instruction."""
        effects = self._code.effects[index]
        traits = effects.opcode.traits
        if index in self._around:
            return
        if guarded := self._guarded.get(self._flow.block_of[index]):
            yield from self._under_guards(index, guarded)
        elif region := self._agreement.diverging.get(index):
            yield from self._decide(index, region)
            yield self._copy(index, 0)
        elif traits & {Trait.BRANCH, Trait.EXIT} or (
            Trait.BARRIER in traits and not effects.writes
        ):
            yield self._copy(index, 0)
        elif effects.opcode.access is Access.ATOMIC or not self._agreement.is_made_once(index):
            yield from (self._copy(index, number) for number in self._numbers)
        else:
            yield from self._once(index)

    def _once(self, index: int) -> Iterator[str]:
        """An instruction that runs once for all copies, with its result copied to each of them."""
        yield self._copy(index, 0)
        guard = self._guard(index, 0)
        for name in self._code.effects[index].writes:
            symbol = self._code.symbol(name, index)
            if symbol is None or symbol.variable.space != "reg":
                continue
            if not self._agreement.has_one(symbol.key):
                kind = _mov(symbol.variable.type)
                own = self._name(index, 0, name)
                for number in self._numbers[1:]:
                    yield f"{guard}{kind} {self._name(index, number, name)}, {own};"

    def _under_guards(self, index: int, guarded: Predicated) -> Iterator[str]:
        """An instruction for the copies that reach it.

        What computes a register that nobody reads behind the region goes unguarded: an address
        then has one definition, and can be followed.
        """
        sign = "" if self._code.instructions[guarded.branch].negated else "!"
        is_free = self._is_of_region(index)
        for number, skipped in zip(self._numbers, guarded.skipped, strict=True):
            if skipped is None and not is_free:
                guard = self._predicate(guarded.branch, number)
                yield f"@{sign}{guard} {self._copy(index, number)}"
            elif not skipped:
                yield self._copy(index, number)

    def _is_of_region(self, index: int) -> bool:
        """True if an instruction computes something that is of no use outside its region."""
        effects = self._code.effects[index]
        opcode = effects.opcode
        if opcode.access is not None or opcode.traits or not opcode.known:
            return False
        is_live = live_registers(self._kernel)
        return not any(
            is_live(key, each)
            for key in self._code.keys(effects.writes, index)
            for each in self._flow.blocks[self._flow.block_of[index]].successors
        )

    def _decide(self, index: int, region: Region) -> Iterator[str]:
        """Branch to the sequential code of a region if copies disagree on a guard."""
        every, some, differ = (self._rewriting.register("pred") for _ in range(3))
        guards = [self._predicate(index, number) for number in self._numbers]
        yield f"and.pred {every}, {guards[0]}, {guards[1]};"
        yield f"or.pred {some}, {guards[0]}, {guards[1]};"
        for each in guards[2:]:
            yield f"and.pred {every}, {every}, {each};"
            yield f"or.pred {some}, {some}, {each};"
        # Copies disagree where some guard holds and not every one does. All of them branch away
        # then, before the branch itself: where they agree, the guard of the first speaks for all.
        yield f"xor.pred {differ}, {every}, {some};"
        # Where a region has several branches, its code must know at which of them the copies
        # parted.
        if len(region.branches) > 1:
            yield f"@{differ} mov.u32 {self._state(region)}, {region.branches.index(index)};"
        yield f"@{differ} bra {self._label(region, 0, EXIT)};"

    def _state(self, region: Region) -> str:
        """A register with the branch at which copies diverged."""
        if region not in self._states:
            self._states[region] = self._rewriting.register("b32")
        return self._states[region]

    def _one_after_another(self, region: Region) -> Iterator[str]:
        """The region for each copy."""
        for number in self._numbers:
            yield f"{self._label(region, number, EXIT)}:"
            # Each copy first finds the branch at which they parted, and takes it with its own
            # guard.
            entries = [self._rewriting.fresh("$cuado_from") for _ in region.branches]
            for position, entry in enumerate(entries[:-1]):
                is_here = self._rewriting.register("pred")
                yield f"setp.eq.u32 {is_here}, {self._state(region)}, {position};"
                yield f"@{is_here} bra {entry};"
            yield f"bra {entries[-1]};"
            for entry, branch in zip(entries, region.branches, strict=True):
                yield f"{entry}:"
                yield from self._go_on(region, branch, number)
            for block in sorted(region.blocks):
                yield f"{self._label(region, number, block)}:"
                yield from self._block(region, block, number)
        yield f"{self._label(region, len(self._numbers), EXIT)}:"
        if region.reconvergence is None:
            yield "ret;"
            return
        # Behind the last copy all meet again at the reconvergence point, in step from there on.
        first = self._flow.blocks[region.reconvergence].first
        label = self._rewriting.fresh("$cuado_meet")
        self._rewriting.before(first, f"{label}:")
        yield f"bra {label};"

    def _block(self, region: Region, block: int, number: int) -> Iterator[str]:
        """A basic block for one copy."""
        here = self._flow.blocks[block]
        for index in range(here.first, here.last):
            yield self._copy(index, number)
        if not self._code.effects[here.last].opcode.traits & {Trait.BRANCH, Trait.EXIT}:
            yield self._copy(here.last, number)
        yield from self._go_on(region, here.last, number)

    def _go_on(self, region: Region, index: int, number: int) -> Iterator[str]:
        """The branch of a copy after the last instruction of a block."""
        instruction, traits = (
            self._code.instructions[index],
            self._code.effects[index].opcode.traits,
        )
        to = partial(self._target, region, number)
        if {Trait.BRANCH, Trait.EXIT} & traits:
            label = instruction.operands[0] if Trait.BRANCH in traits else None
            at = self._code.label(label.text, index) if isinstance(label, Name) else None
            yield f"{self._guard(index, number)}bra {to(at)};"
            if not instruction.guard:
                return
        yield f"bra {to(index + 1)};"

    def _target(self, region: Region, number: int, index: int | None) -> str:
        """The label of an instruction in a copy; None for the kernel's end."""
        if index is None or index >= len(self._code.instructions):
            return self._label(region, number + 1, EXIT)
        # A copy that reaches the reconvergence point makes way for the next one, which starts where
        # they parted.
        block = self._flow.block_of[index]
        if block == region.reconvergence:
            return self._label(region, number + 1, EXIT)
        if block not in region.blocks:
            raise PtxEditError(f"PTX instruction {index} is outside of the region that goes there")
        return self._label(region, number, block)

    def _label(self, region: Region, number: int, block: int) -> str:
        """The label of a copy's block of a region; with EXIT, of its start of the region."""
        key = (region, number, block)
        if key not in self._labels:
            self._labels[key] = self._rewriting.fresh("$cuado_alone")
        return self._labels[key]

    def _predicate(self, index: int, number: int) -> str:
        guard = self._code.instructions[index].guard
        return self._name(index, number, guard)

    def _guard(self, index: int, number: int) -> str:
        instruction = self._code.instructions[index]
        sign = "!" if instruction.negated else ""
        return f"@{sign}{self._predicate(index, number)} " if instruction.guard else ""

    def _copy(self, index: int, number: int) -> str:
        """An instruction in a copy's names."""
        instruction = self._code.instructions[index]
        name = partial(self._name, index, number)
        operands = ", ".join(
            _OFFSETS.sub(_summed, _NAME.sub(lambda found: name(found[0]), rendered(operand)))
            for operand in instruction.operands
        )
        text = f"{self._guard(index, number)}{instruction.opcode} {operands}"
        return text.rstrip() + ";"

    def _name(self, index: int, number: int, name: str) -> str:
        """The name in a copy of a name of the original."""
        if is_special(name.partition(".")[0]):
            own = self._copies.special[number]
            return own.get(name, self._copies.common.get(name, name))
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return name
        if symbol.variable.space != "reg":
            return self._variable(symbol, number)
        body = self._kernel.function.body
        # Registers that an inner scope declares cannot be seen from the sequential code: even the
        # first copy gets one of the kernel's scope.
        is_inner = body is not None and symbol.key[1] != body.start
        if self._agreement.has_one(symbol.key):
            number = 0
        if number == 0 and not is_inner:
            return name
        return self._made((symbol.key, number), symbol)

    def _made(self, key: tuple[Key, int], symbol: Symbol) -> str:
        if key not in self._named:
            self._named[key] = self._rewriting.register(symbol.variable.type)
        return self._named[key]

    def _variable(self, symbol: Symbol, number: int) -> str:
        """A variable in memory, or its counterpart in another copy."""
        variable = symbol.variable
        if number == 0 or variable.space not in self._copies.spaces:
            return variable.name
        if is_dynamic(variable):
            return f"{variable.name}+{number * self._copies.dynamic_bytes}"
        key = (symbol.key, number)
        if key not in self._named:
            name = self._named[key] = self._rewriting.fresh("cuado_copy")
            self._rewriting.declare(declared(variable, name))
        return self._named[key]


def is_dynamic(variable: Variable) -> bool:
    """True for shared memory whose size the launch decides."""
    return variable.space == "shared" and None in variable.dimensions


def declared(variable: Variable, name: str) -> str:
    """The declaration of a variable in memory under another name."""
    align = f".align {variable.align} " if variable.align else ""
    vector = f".v{variable.vector} " if variable.vector > 1 else ""
    extents = "".join(f"[{each}]" for each in variable.dimensions)
    return f".{variable.space} {align}{vector}.{variable.type} {name}{extents};"


def _mov(type_: str) -> str:
    return "mov.pred" if type_ == "pred" else f"mov.b{BITS[type_]}"


def _summed(found: re.Match[str]) -> str:
    return f"+{int(found[1]) + int(found[2] or found[3])}"
