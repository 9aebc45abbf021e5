"""Reduces a kernel to some of its memory accesses, for memory-only and store-only.

The chosen accesses stay, with the slices of their addresses and of their execution. Everything else
is deleted: a branch that decides none of it becomes a jump to where its paths reconverge (its
immediate post-dominator), so that no loop is left without an end. Loaded values are folded into one
register by exclusive or; stored values come from that register; at the kernel's end it is compared
with a pattern that never occurs, so that the compiler can drop no load.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.switches.switched_accesses import destination, register_bits, words
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, Vector

_WORD, _HALF = 32, 16


@dataclass(frozen=True, slots=True)
class Skeleton:
    """The part of a kernel that stays.

    Attributes:
        accesses: the chosen accesses.
        kept: the slices of their addresses and their execution.
        barriers: barriers that stay, because shared memory is among what is kept.
        copies: asynchronous copies of threads, with what commits their groups and waits for them.
    """

    accesses: frozenset[int]
    kept: frozenset[int]
    barriers: frozenset[int]
    copies: frozenset[int] = frozenset()

    @property
    def all(self) -> frozenset[int]:
        """Every instruction that stays."""
        return self.accesses | self.kept | self.barriers | self.copies


def skeleton_of(kernel: Kernel, accesses: Iterable[int], copies: Iterable[int] = ()) -> Skeleton:
    """The skeleton for some accesses, and for asynchronous copies that stay as they are."""
    chosen, copied = frozenset(accesses), frozenset(copies)
    slicer = kernel.slicer
    every = chosen | copied
    kept = slicer.addresses_of(every).instructions | slicer.control_of(every).instructions
    kept |= slicer.stored_values_of(copied).instructions  # how much they copy
    uses_shared = bool(copied) or any(
        kernel.code.effects[n].opcode.access is not None
        and kernel.space(n) in (Space.SHARED, Space.GENERIC)
        for n in kept
    )
    # Addresses that come out of shared memory are right only if its barriers stay.
    barriers = frozenset(kernel.barriers) if uses_shared else frozenset()
    # What decides a kept instruction is kept, and what decides that, until nothing is added.
    while True:
        wider = kept | slicer.control_of(barriers | kept).instructions
        if wider == kept:
            return Skeleton(chosen, kept, barriers, copied)
        kept = wider


def reduce_to(rewriting: Rewriting, skeleton: Skeleton) -> None:
    """Delete everything but the skeleton; loops that were not unrolled stay so."""
    kernel = rewriting.subject
    folded = rewriting.register("b32")
    rewriting.at_start(f"mov.b32 {folded}, {rewriting.opaque(_WORD)};")
    _redirect(rewriting, skeleton)
    for index, effects in enumerate(kernel.code.effects):
        access = effects.opcode.access
        if index in skeleton.accesses and access is Access.LOAD:
            _fold(rewriting, index, folded, needed=index in skeleton.kept)
        elif index in skeleton.accesses and index not in skeleton.kept:
            _store_from(rewriting, index, folded)
        if Trait.EXIT in effects.opcode.traits:
            rewriting.store_never(index, folded)
    for header in _kept_loops(kernel):
        rewriting.before(_first_left(kernel, skeleton, header), '.pragma "nounroll";')


def _redirect(rewriting: Rewriting, skeleton: Skeleton) -> None:
    """Delete all else; branches that decide nothing jump to where their paths reconverge."""
    kernel, flow = rewriting.subject, rewriting.subject.slicer.flow
    reconvergence = post_dominators(flow)
    labels: dict[int, str] = {}
    for index, effects in enumerate(kernel.code.effects):
        traits = effects.opcode.traits
        if index in skeleton.all or (
            {Trait.BRANCH, Trait.EXIT} & traits and not kernel.code.instructions[index].guard
        ):
            continue
        if Trait.BRANCH not in traits:
            rewriting.delete(index)
            continue
        # Neither side of this branch has anything that stays: go where both end.
        target = reconvergence[flow.block_of[index]]
        if target is None:
            rewriting.replace(index, "ret;")
            continue
        if target not in labels:
            labels[target] = rewriting.fresh("$cuado_meet")
            rewriting.before(flow.blocks[target].first, f"{labels[target]}:")
        rewriting.replace(index, f"bra {labels[target]};")


def _first_left(kernel: Kernel, skeleton: Skeleton, header: int) -> int:
    """The start of a loop's header without empty blocks, which the assembler merges away."""
    flow, reconvergence = kernel.slicer.flow, post_dominators(kernel.slicer.flow)
    at: int = header
    seen = set()
    while at not in seen:
        seen.add(at)
        block = flow.blocks[at]
        if skeleton.all & set(range(block.first, block.last + 1)):
            break
        following = reconvergence[at]
        if following is None:
            break
        at = following
    return flow.blocks[at].first


def _fold(rewriting: Rewriting, index: int, folded: str, *, needed: bool) -> None:
    """Fold a load's value into the register, under the load's guard."""
    kernel = rewriting.subject
    instruction = kernel.code.instructions[index]
    guard = instruction.prefix
    # Exclusive or costs one instruction a word, and no value can be left out of it.
    lines = []
    for name in destination(kernel, index) or ():
        code, parts = words(rewriting, name, index)
        lines.append(code)
        lines += [f"{guard}xor.b32 {folded}, {folded}, {part};" for part in parts]
    if not needed or lines:
        rewriting.after(index, "\n".join(lines))


def _store_from(rewriting: Rewriting, index: int, folded: str) -> None:
    """Make a store or an atomic use the folded register as its value."""
    kernel = rewriting.subject
    for position, (operand, role) in enumerate(kernel.code.effects[index].operands):
        if isinstance(operand, Address) or role.writes:
            continue
        rewriting.operand(index, position, _value(rewriting, operand, index, folded))


def _value(rewriting: Rewriting, operand: Operand, index: int, folded: str) -> str:
    """The operand with its registers replaced by ones made from the folded register."""
    if isinstance(operand, Vector):
        items = ", ".join(_value(rewriting, item, index, folded) for item in operand.items)
        return f"{{{items}}}"
    if isinstance(operand, Immediate) or not isinstance(operand, Name):
        return rewriting.subject.code.instructions[index].operand_text[operand.start : operand.end]
    bits = register_bits(rewriting.subject, operand.text, index) or _WORD
    if bits == _WORD:
        return folded
    made = rewriting.register(f"b{bits}")
    if bits == _HALF:
        rewriting.before(index, f"cvt.u16.u32 {made}, {folded};")
    else:
        rewriting.before(index, f"mov.b64 {made}, {{{folded}, {folded}}};")
    return made


def _kept_loops(kernel: Kernel) -> frozenset[int]:
    """Header blocks of loops that ptxas did not unroll, and must not unroll in a copy.

    A loop counts as not unrolled if each of its accesses and barriers, inner loops left out, became
    at most one machine instruction. A loop without any is left to the assembler.
    """
    flow = kernel.slicer.flow
    loops = loops_of(flow)
    found: set[int] = set()
    for loop in loops:
        inner = {
            b
            for other in loops
            if other.header in loop.blocks - {loop.header}
            for b in other.blocks
        }
        copies = [
            kernel.copies[n]
            for block in loop.blocks - inner
            for n in range(flow.blocks[block].first, flow.blocks[block].last + 1)
            if kernel.copies[n]
        ]
        if copies and max(copies) == 1:
            found.add(loop.header)
    return frozenset(found)
