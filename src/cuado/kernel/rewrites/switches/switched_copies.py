"""Turns asynchronous copies off while a switch is on, and keeps their protocol whole.

A thread's copy is told to take 0 bytes from its source: it fills its place in shared memory with
zeros, and counts in its group as before. Bulk copies are skipped, and the mbarriers that count them
are told to expect 0 bytes: phases go on as before, when the threads have arrived.
"""

from cuado.kernel.facts.synchronization.async_copies import (
    async_copies_of,
    named,
    steering_copies,
    uncounted_bytes,
)
from cuado.kernel.facts.synchronization.mbarriers import mbarriers_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Refusal
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.syntax.operands import Name, rendered
from cuado.sass.toolchain.classes import SassClass

_SIZE, _SOURCE_SIZE = 2, 3


def refusal_of_copies(kernel: Kernel) -> Refusal | None:
    """Refuses kernels whose copies cannot be turned off all together."""
    copies = async_copies_of(kernel.code)
    bulk = copies.bulk_in + copies.between
    if bulk and (words := uncounted_bytes(kernel)):
        return Refusal(words)
    if words := steering_copies(kernel):
        return Refusal(words)
    for index in copies.of_threads:
        if _source_bits(kernel, index) is None:
            return Refusal(f"a copy of an unknown form ({named(kernel, index)})")
    return None


def switch_off_copies(rewriting: Rewriting) -> None:
    """Turn all copies off where the switch is on, those out of shared memory as well."""
    copies = async_copies_of(rewriting.subject.code)
    for index in copies.of_threads:
        switch_off_thread_copy(rewriting, index)
    switch_off_bulk_copies(rewriting)
    for index in copies.bulk_out:
        rewriting.guard(index, rewriting.off)


def switch_off_thread_copy(rewriting: Rewriting, index: int) -> None:
    """Have a thread's copy take nothing from its source where the switch is on."""
    kernel = rewriting.subject
    operands = kernel.code.instructions[index].operands
    bits = _source_bits(kernel, index)
    if bits == 0:
        size = rewriting.register("b32")
        whole = rendered(operands[_SIZE])
        rewriting.before(index, f"selp.b32 {size}, {whole}, 0, {rewriting.off};")
        rewriting.operand(index, _SIZE, f"{whole}, {size}")
        return
    given = rendered(operands[_SOURCE_SIZE])
    made = _chosen_size(rewriting, index)
    if made:
        rewriting.operand(index, _SOURCE_SIZE, made)
        return
    if bits == 1:  # a predicate that says whether the source is to be ignored
        made = rewriting.register("pred")
        rewriting.before(index, f"or.pred {made}, {given}, {rewriting.on};")
    else:
        made = rewriting.register("b32")
        rewriting.before(index, f"selp.b32 {made}, {given}, 0, {rewriting.off};")
    rewriting.operand(index, _SOURCE_SIZE, made)


def _chosen_size(rewriting: Rewriting, index: int) -> str:
    """The size that a copy takes, where it was chosen between a number and 0; else no text.

    The assembler makes of such a choice the predicate of the copy itself. Of one of a size that was
    chosen before it makes three more instructions: so the switch joins the condition.
    """
    kernel = rewriting.subject
    operand = kernel.code.instructions[index].operands[_SOURCE_SIZE]
    if not isinstance(operand, Name):
        return ""
    keys = kernel.code.keys((operand.text,), index)
    found = {n for key in keys for n in kernel.slicer.chains.definitions.get((index, key), ())}
    if len(found) != 1:
        return ""
    (definition,) = found
    choice = kernel.code.instructions[definition]
    if choice.base != "selp" or choice.guard or len(choice.operands) != 4:
        return ""
    target, size, other, condition = map(rendered, choice.operands)
    if other != "0" or size == target or not isinstance(choice.operands[3], Name):
        return ""
    both, made = rewriting.register("pred"), rewriting.register("b32")
    rewriting.after(
        definition,
        f"and.pred {both}, {condition}, {rewriting.off};\nselp.b32 {made}, {size}, 0, {both};",
    )
    return made


def switch_off_bulk_copies(rewriting: Rewriting) -> tuple[int, ...]:
    """Skip all bulk copies into shared memory where the switch is on, and expect no bytes.

    Returns what was changed.
    """
    code = rewriting.subject.code
    copies, barriers = async_copies_of(code), mbarriers_of(code)
    skipped = copies.bulk_in + copies.between
    if not skipped:
        return ()
    for index in skipped:
        rewriting.guard(index, rewriting.off)
    for index in barriers.expects:
        operands = code.instructions[index].operands
        given, size = rendered(operands[-1]), rewriting.register("b32")
        rewriting.before(index, f"selp.b32 {size}, {given}, 0, {rewriting.off};")
        rewriting.operand(index, len(operands) - 1, size)
    return tuple(sorted((*skipped, *barriers.expects)))


def kept_barriers(kernel: Kernel) -> Expectation:
    """What the machine code's instructions for mbarriers are expected to be afterwards.

    Of ``expect_tx`` and a later ``arrive.expect_tx`` with known numbers of bytes assemblers make
    one instruction; of numbers that a switch decides they make both.
    """
    code = kernel.code
    alone = (n for n in mbarriers_of(code).expects if "arrive" not in code.instructions[n].opcode)
    return Expectation((SassClass.ASYNC_BARRIER,), plus=len(tuple(alone)))


def _source_bits(kernel: Kernel, index: int) -> int | None:
    """Width of the operand that says how much a thread's copy takes from its source.

    0 if there is none, 1 for a predicate that says to ignore it; None if it is of another kind.
    """
    operands = kernel.code.instructions[index].operands
    has_policy = "cache_hint" in kernel.code.instructions[index].opcode
    if len(operands) - has_policy <= _SOURCE_SIZE:
        return 0
    operand = operands[_SOURCE_SIZE]
    if not isinstance(operand, Name):
        return 32  # a literal
    symbol = kernel.code.symbol(operand.text, index)
    if symbol is None or symbol.variable.space != "reg":
        return None
    return {"pred": 1, "b32": 32, "u32": 32, "s32": 32}.get(symbol.variable.type)
