"""What limits coarsening of blocks and threads: code size, variables, divergent barriers."""

from collections.abc import Container, Iterator
from itertools import chain

from cuado.kernel.facts.threads.coarsened_divergence import Agreement, Region
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.interleave_copies import is_dynamic
from cuado.kernel.values.warp_variance import Variance
from cuado.ptx.semantics.opcode import Trait, is_special

FACTORS = (4, 2, 8)
"""Factors in the order of trial: for a padded transpose on an H200 4 was best, 2 and 8 close."""
AXES = "xyz"
LONGEST = 12_000
"""Instructions; longer kernels take too long to assemble, and run out of registers."""
MOST_REGISTERS = 640
"""Registers of all copies above which no factor is tried: over twice a thread's limit, as they
share what does not depend on the copy."""
_MEETING = frozenset({Trait.BARRIER, Trait.WARP, Trait.MATRIX})


def axes_read(kernel: Kernel, base: str) -> frozenset[str]:
    """Axes along which the kernel reads a special register: ``x`` for ``%ctaid.x``."""
    texts = [each.operand_text for each in kernel.code.instructions]
    return frozenset(axis for axis in AXES if any(f"{base}.{axis}" in text for text in texts))


def notes_on_regions(
    kernel: Kernel, agreement: Agreement, what: str, guarded: Container[Region] = ()
) -> Iterator[str]:
    """Notes for the reader on branches at which copies (``blocks``) may diverge."""
    found = [
        kernel.code.line(n) for n, region in agreement.diverging.items() if region not in guarded
    ]
    if found:
        listed = ", ".join(map(str, sorted(found)))
        yield f"{what} that disagree run one after another (PTX line {listed})"


def objection_to_copies(kernel: Kernel, agreement: Agreement, factor: int, *, alike: bool) -> str:
    """Why so many copies cannot run in one thread; empty if they can.

    Args:
        kernel: the kernel.
        agreement: where the copies agree.
        factor: the number of copies.
        alike: as in :func:`objections_to_regions`.
    """
    found = chain(
        objections_to_size(kernel, agreement, factor),
        objections_to_regions(kernel, agreement, alike=alike),
        _objections_to_barriers(kernel, agreement),
    )
    return next(found, "")


def _objections_to_barriers(kernel: Kernel, agreement: Agreement) -> Iterator[str]:
    """Why one barrier would not be that of all copies; empty if it is."""
    for n in kernel.having(Trait.BARRIER):
        effects = kernel.code.effects[n]
        # Without a result it is made once, under the first copy's guard.
        if not effects.writes and agreement.is_in_step(n) and not agreement.reads_alike(n):
            instruction = kernel.code.instructions[n]
            line = kernel.module.lines(instruction.start)
            yield f"copies may differ in '{instruction.rendered()}' (PTX line {line})"


def objections_to_size(kernel: Kernel, agreement: Agreement, factor: int) -> Iterator[str]:
    """Why the code of so many copies is too large; empty if it is not."""
    flow = kernel.slicer.flow
    alone = sum(
        flow.blocks[n].last - flow.blocks[n].first + 1
        for region in agreement.regions
        for n in region.blocks
    )
    if (count := factor * (len(kernel.code.instructions) + alone)) > LONGEST:
        yield f"{factor} copies are {count:,} instructions: more than {LONGEST:,}"


def objections_to_variables(kernel: Kernel, spaces: frozenset[str]) -> Iterator[str]:
    """Why copies cannot have registers, and memory, of their own."""
    code, body = kernel.code, kernel.function.body
    for index, effects in enumerate(code.effects):
        for name in effects.reads + effects.writes:
            symbol = code.symbol(name, index)
            if symbol is None or is_special(name):
                continue
            variable = symbol.variable
            if variable.space == "reg" and variable.vector > 1:
                yield f"'{name}' is a vector register"
            elif variable.space in spaces and not is_dynamic(variable):
                if None in variable.dimensions or variable.initializer is not None:
                    yield f"'{name}' has no size, or an initial value"
                elif body is not None and symbol.key[1] > body.start:
                    yield f"'{name}' is declared in an inner scope"
    if "shared" in spaces:
        yield from _unresolved(kernel)


def _unresolved(kernel: Kernel) -> Iterator[str]:
    """Accesses that may go to shared memory by an address not derived from an array's name."""
    if not kernel.shared.arrays and not kernel.shared_bytes:
        return
    escaping = any(array.escapes for array in kernel.shared.arrays)
    for index in kernel.shared.unresolved:
        location = kernel.slicer.addresses.location(index)
        known = location is not None and location.root is not None
        instruction = kernel.code.instructions[index]
        if not known and (escaping or ".shared" in instruction.opcode):
            line = kernel.module.lines(instruction.start)
            yield f"'{instruction.opcode}' (PTX line {line}) may go to any shared array"


def objections_to_regions(kernel: Kernel, agreement: Agreement, *, alike: bool) -> Iterator[str]:
    """Why copies that disagree cannot run one after another.

    Args:
        kernel: the kernel.
        agreement: of its copies.
        alike: whether barriers are allowed there that all threads of the block reach alike.
    """
    code, flow, body = kernel.code, kernel.slicer.flow, kernel.function.body
    for region in agreement.regions:
        line = kernel.code.line(region.branches[0])
        together = {
            trait
            for block in region.blocks
            for n in range(flow.blocks[block].first, flow.blocks[block].last + 1)
            for trait in code.effects[n].opcode.traits & _MEETING
        }
        if together and not (alike and _is_uniform(kernel, region, together)):
            yield (
                f"copies may diverge at PTX line {line}, and the divergent code has a barrier or "
                "a warp-wide operation"
            )
        if region.reconvergence is not None and body is not None:
            first = flow.blocks[region.reconvergence].first
            if code.scopes[first] != body.start:
                yield f"copies that diverge at PTX line {line} reconverge in an inner scope"


def _is_uniform(kernel: Kernel, region: Region, together: set[Trait]) -> bool:
    """True if all threads that wait for each other diverge, or do not diverge, together."""
    if any(kernel.lanes.is_divergent(n) for n in region.branches):
        return False
    return Trait.BARRIER not in together or not any(map(Variance(kernel).parts, region.branches))
