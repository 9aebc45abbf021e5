"""Lets threads load from global memory what they read from tiles in shared memory.

The tiles are gone then, and the waiting for them: the kernel is as it was before it was tiled, and
can be tiled otherwise.
"""

from collections.abc import Set
from dataclasses import replace

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.shared_memory.forwarded_tiles import ForwardedLoop, forwarded_loops
from cuado.kernel.facts.threads.thread_digits import digit_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.block_addresses import (
    advanced,
    begin_of_block,
    digit_text,
    linear_thread,
)
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import Name, rendered


def read_past_tiles(kernel: Kernel) -> Kernel | str:
    """The kernel without its tiles, not assembled; or why it has none that can be left out."""
    loops, reasons = forwarded_loops(kernel)
    if not loops:
        return next(iter(reasons), "no loop reads a tile in shared memory")
    rewriting = Rewriting(kernel)
    for loop in loops:
        if reason := _rewrite(rewriting, loop):
            return reason
        _forget(rewriting, {*loop.unneeded, *(each.index for each in loop.loads)})
    return replace(kernel, launch=replace(kernel.launch, ptx=rewriting.text()))


def _rewrite(rewriting: Rewriting, forwarded: ForwardedLoop) -> str:
    """Make the edits of one loop; or say why they cannot be made."""
    kernel, loop = rewriting.subject, forwarded.loop
    thread, entry, steps = rewriting.register("b32"), list[str](), list[str]()
    entry += linear_thread(rewriting, thread)
    pointers: dict[object, str] = {}
    for load in forwarded.loads:
        address = load.address
        key = address.pointer, address.block, address.step, address.starts
        if key not in pointers:
            apart = min((each for each in address.starts if each), default=1)
            if any(each % apart for each in address.starts):
                return _no_digit(kernel, load.index)
            digit = digit_of([each // apart for each in address.starts])
            if digit is None:
                return _no_digit(kernel, load.index)
            pointer, number = rewriting.register("b64"), rewriting.register("b32")
            pointers[key] = pointer
            entry += begin_of_block(rewriting, pointer, address.pointer, address.block, 0)
            entry += digit_text(digit, thread, number)
            entry += advanced(rewriting, pointer, number, apart)
            steps.append(f"add.s64 {pointer}, {pointer}, {address.step};")
        target = rendered(kernel.code.instructions[load.index].operands[0])
        rewriting.replace(
            load.index, f"{load.opcode} {target}, [{pointers[key]}+{address.number}];"
        )
    for index in forwarded.unneeded:
        rewriting.delete(index)
    top = rewriting.fresh("$cuado_past")
    rewriting.before(loop.first, "\n".join((*entry, f"{top}:")))
    rewriting.before(loop.last, "\n".join(steps))
    rewriting.operand(loop.last, 0, top)
    return ""


def _forget(rewriting: Rewriting, gone: Set[int]) -> None:
    """Let nothing name the arrays all of whose accesses are gone, so that no block needs them."""
    code = rewriting.subject.code
    for array in rewriting.subject.shared.arrays:
        if any(each not in gone for each in array.accesses):
            continue
        for index, instruction in enumerate(code.instructions):
            source = instruction.operands[1] if instruction.base == "mov" else None
            symbol = code.symbol(source.text, index) if isinstance(source, Name) else None
            if symbol is not None and symbol.key == array.key:
                rewriting.operand(index, 1, "0")


def _no_digit(kernel: Kernel, load: int) -> str:
    return f"which element a thread reads at {where(kernel, load)} is no digit of its number"
