"""Loops without the conditions that all threads of the launch decide alike.

A bounds check that no thread fails leads nobody anywhere: what it guards is done in every
iteration. Proofs that want loops of one basic block can then be made. A branch that is never taken
goes, with the label that nothing else names; what is always done loses its guard, what never is
goes. The rest of the kernel stays as it was.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.kernel.values.decided_guards import decided_guard
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.edit import Edit
from cuado.ptx.semantics.opcode import Trait
from cuado.ptx.syntax.tree import Label

_WORD = re.compile(r"[\w$]+")


def with_settled_loops(kernel: Kernel) -> Kernel:
    """The kernel, not assembled, without such conditions in its inner loops; itself if none has.

    It computes the same for this launch: indices, integer arguments and the known numbers of
    iterations decide the conditions.
    """
    return kernel.once("settled loops", lambda: _made(kernel))


def _made(kernel: Kernel) -> Kernel:
    found = dict(_settled(kernel))
    if not found or kernel.slicer.flow.unresolved:
        return kernel
    rewriting, gone, text = Rewriting(kernel), list[int](), kernel.module.text
    for index, is_done in found.items():
        instruction = kernel.code.instructions[index]
        if is_done:
            at = text.rindex(instruction.opcode, instruction.start, instruction.operands_start)
            rewriting.edit(Edit(instruction.start, at, ""))
        else:
            rewriting.delete(index)
            gone.append(index)
    drop_labels(rewriting, gone)
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _settled(kernel: Kernel) -> Iterator[tuple[int, bool]]:
    """Guarded instructions in inner loops that are never done, or other than branches always."""
    flow, ranges = kernel.slicer.flow, kernel.ranges
    for loop in loops_of(flow):
        if not loop.is_innermost:
            continue
        for index in _instructions(kernel, loop):
            instruction = kernel.code.instructions[index]
            if not instruction.guard or index == flow.blocks[loop.latches[0]].last:
                continue
            value = ranges.named(instruction.guard, index)
            holds = None if value is None or value[0] != value[1] else bool(value[0])
            if holds is None and (holds := decided_guard(kernel, instruction.guard, index)) is None:
                continue
            is_done = holds != instruction.negated
            traits = kernel.code.effects[index].opcode.traits
            if not is_done or traits.isdisjoint({Trait.BRANCH, Trait.EXIT}):
                yield index, is_done


def _instructions(kernel: Kernel, loop: Loop) -> Iterator[int]:
    blocks = kernel.slicer.flow.blocks
    for number in sorted(loop.blocks):
        yield from range(blocks[number].first, blocks[number].last + 1)


def drop_labels(rewriting: Rewriting, gone: Sequence[int]) -> None:
    """Remove the labels that only branches named which are gone: each begins a basic block."""
    kernel = rewriting.subject
    named = Counter(kernel.code.instructions[n].operand_text.strip() for n in gone)
    words = Counter(_WORD.findall(kernel.module.text))
    for _, statement in kernel.function.statements():
        if (
            isinstance(statement, Label)
            and named[statement.name]
            and words[statement.name] == named[statement.name] + 1
        ):
            rewriting.edit(Edit(statement.start, statement.end, ""))
