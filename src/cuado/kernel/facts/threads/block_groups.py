"""Decides if several blocks may run side by side, as groups of one block's threads.

Each group has the indices, and shared memory, of the block that it was. What is left of blocks is
where threads wait: at a barrier of the whole block all groups wait for each other, so they must
come to each barrier alike. Groups that fill a part of a warp need not: their lanes wait for each
other alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.threads.active_threads import ActiveThreads
from cuado.kernel.facts.threads.block_independence import (
    LANES,
    MINGLED,
    ORDERING,
    PLACES,
    objections,
    unusual_reads,
)
from cuado.kernel.facts.threads.coarsened_divergence import Agreement
from cuado.kernel.facts.threads.coarsening_limits import objections_to_variables
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.interleave_copies import is_dynamic
from cuado.kernel.values.lane_values import WARP
from cuado.model.launch import Extent
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.shared import size_of
from cuado.ptx.semantics.opcode import BITS, Trait
from cuado.ptx.syntax.operands import Address, Name, Sum, names_in
from cuado.ptx.syntax.tree import Variable

MOST_THREADS = 1024
_MOST_GROUPS = 64
"""Threads that a block may have along z."""
_STATIC_BYTES = 48 << 10
"""The most shared memory that a block can declare; more has to be requested at launch."""
_DYNAMIC_ALIGNMENT = 128
_BANKS = 128
"""Bytes of all banks of shared memory side by side."""
_WIDEST = 16
"""Bytes of the widest access."""
_WORD = 4
_USUAL = 256
"""Threads of a block that suits most kernels."""
_MOST_TRIED = 3
_FULL = 0.9
"""Part of the lanes of a block's warps that is as good as all."""
_APART = 1.5
"""Times by which numbers that are tried differ at least."""
_AXES = "xyz"
_OWN = frozenset({"shared", "local"})
_WAITS = frozenset({"bar.sync", "bar.cta.sync", "barrier.sync", "barrier.cta.sync"})


@dataclass(frozen=True, slots=True)
class Groups:
    """Blocks that become groups of a block, along z of the block.

    Attributes:
        number: groups of a block.
        axis: of the grid along which they were neighbours, 0 to 2.
        grid, block: of the launch that they have.
        is_partial: whether the last block has fewer of them.
        in_warps: whether a group is a part of a warp, and its lanes wait for each other alone.
        in_step: whether all groups come to each barrier alike.
        strides: bytes from one group's part of each static shared array to the next one's.
        dynamic_bytes: of dynamic shared memory that each group has.
    """

    number: int
    axis: int
    grid: Extent
    block: Extent
    is_partial: bool
    in_warps: bool
    in_step: bool
    strides: dict[Key, int]
    dynamic_bytes: int


def groups_of(kernel: Kernel, axis: str, number: int) -> Groups | str:
    """Groups of so many blocks along an axis of the grid, or why they cannot be."""
    reason = next(_objections_to_shape(kernel, axis, number), "") or kernel.once(
        "block groups", lambda: next(_objections(kernel), "")
    )
    if reason:
        return reason
    launch, along = kernel.launch, _AXES.index(axis)
    in_warps = WARP % launch.threads_per_block == 0
    late = kernel.once(("groups out of step", axis), lambda: _out_of_step(kernel, axis))
    blocks = launch.grid[along]
    is_partial = bool(blocks % number)
    if in_warps:
        reason = _left_behind(kernel)
    elif is_partial and kernel.barriers:
        reason = f"{blocks} blocks along {axis} are not a multiple of {number}"
    if reason or (late and not in_warps):
        return reason or late
    strides = {
        array.key: _stride(kernel, array.key, number)
        for array in kernel.shared.arrays
        if not is_dynamic(array.variable)
    }
    dynamic = -(-launch.dynamic_shared_bytes // _DYNAMIC_ALIGNMENT) * _DYNAMIC_ALIGNMENT
    if reason := _objection_to_bytes(kernel, number, sum(strides.values()), dynamic):
        return reason
    grid = [*launch.grid]
    grid[along] = -(-blocks // number)
    block = (launch.block[0], launch.block[1], number)
    return Groups(
        *(number, along, (grid[0], grid[1], grid[2]), block, is_partial, in_warps),
        *(not late, strides, dynamic),
    )


def _objections_to_shape(kernel: Kernel, axis: str, number: int) -> Iterator[str]:
    launch = kernel.launch
    if axis not in _AXES or not 1 < number <= _MOST_GROUPS:
        yield f"axis '{axis}', {number} blocks: needs x, y or z and 2 to {_MOST_GROUPS} blocks"
        return
    if launch.block[2] > 1:
        yield f"blocks have {launch.block[2]} threads along z, where the merged blocks are told"
    if launch.grid[_AXES.index(axis)] < number:
        yield f"the grid has fewer than {number} blocks along {axis}"
    threads = launch.threads_per_block * number
    if threads > MOST_THREADS:
        yield f"{number} blocks have {threads:,} threads: a block has at most {MOST_THREADS:,}"
    if threads * (kernel.built.resources.registers or 0) > kernel.chip.registers_per_block:
        yield f"{threads:,} threads need more than {kernel.chip.registers_per_block:,} registers"


def _objections(kernel: Kernel) -> Iterator[str]:
    """The reasons why blocks may not share a block, however many."""
    # A group of whole warps begins with lane 0 of one: its lanes have the numbers and the
    # neighbours that they had.
    is_whole = not kernel.launch.threads_per_block % WARP
    yield from objections(kernel, ORDERING | MINGLED, PLACES | (LANES if is_whole else set()))
    yield from unusual_reads(kernel, *PLACES)
    yield from objections_to_variables(kernel, frozenset({"shared"}))
    if kernel.unresolved:
        yield "an access through a generic pointer may go to any memory"
    if not is_whole:
        for n in kernel.having(Trait.WARP, Trait.MATRIX):
            yield (
                f"lanes of a partial warp exchange values ({where(kernel, n)}): they "
                "would be other lanes of a common warp"
            )
    for n in kernel.having(Trait.BARRIER):
        if not waits_for_all(kernel, n):
            yield f"'{kernel.code.instructions[n].rendered()}' is no plain barrier of the block"
    yield from _objections_to_arrays(kernel)


def _objections_to_arrays(kernel: Kernel) -> Iterator[str]:
    """The reasons why groups cannot have parts of the shared arrays."""
    for n, effects in enumerate(kernel.code.effects):
        for operand, _ in effects.operands:
            if operand_in_shared(kernel, operand, n) is None and _is_mentioned(kernel, operand, n):
                text = kernel.code.instructions[n].rendered()
                yield f"'{text}' uses the address of a shared array in an unsupported form"
    for array in kernel.shared.arrays:
        variable = array.variable
        if array.escapes:
            yield (
                f"the address of '{variable.name}' is used for more than accesses "
                f"({where(kernel, min(array.escapes))})"
            )
        if is_dynamic(variable):
            if (variable.align or 1) > _DYNAMIC_ALIGNMENT:
                yield f"'{variable.name}' is aligned to more than {_DYNAMIC_ALIGNMENT} bytes"
        elif len(variable.dimensions) != 1 or variable.vector > 1:
            yield f"'{variable.name}' is not declared as a row of elements"


def waits_for_all(kernel: Kernel, index: int) -> bool:
    """True if an instruction is a barrier that all threads of the block wait at, and no more."""
    instruction = kernel.code.instructions[index]
    is_plain = instruction.opcode.removesuffix(".aligned") in _WAITS and not instruction.guard
    return is_plain and [o.text for o in instruction.operands if hasattr(o, "text")] == ["0"]


def operand_in_shared(kernel: Kernel, operand: object, index: int) -> tuple[Key, int] | None:
    """The shared array whose address an operand is, or is a number beyond; None for others."""
    match operand:
        case Name(text=name):
            found = _array_of(kernel, name, index)
            is_move = kernel.code.instructions[index].base in ("mov", "cvta")
            return (found, 0) if found is not None and is_move else None
        case Sum(base=Name(text=name), offset=int(offset)):
            found = _array_of(kernel, name, index)
            is_move = kernel.code.instructions[index].base == "mov"
            return (found, offset) if found is not None and is_move else None
        case Address(base=Name(text=name), extra=extra) if not extra:
            found = _array_of(kernel, name, index)
            return None if found is None else (found, operand.offset or 0)
    return None


def _array_of(kernel: Kernel, name: str, index: int) -> Key | None:
    symbol = kernel.code.symbol(name, index)
    is_shared = symbol is not None and symbol.variable.space == "shared"
    return symbol.key if is_shared and symbol is not None else None


def _is_mentioned(kernel: Kernel, operand: object, index: int) -> bool:
    names = names_in(operand)  # type: ignore[arg-type]
    return any(_array_of(kernel, name, index) is not None for name in names)


def _out_of_step(kernel: Kernel, axis: str) -> str:
    """Why blocks may come differently to a barrier; empty if they do not."""
    agreement = Agreement(kernel, (f"%ctaid.{axis}",), _OWN, kernel.ranges.settles)
    for n in kernel.having(Trait.BARRIER):
        if not agreement.is_in_step(n):
            return (
                f"blocks may come differently to the barrier at {where(kernel, n)}, where merged "
                "ones would wait for each other"
            )
    return ""


def _left_behind(kernel: Kernel) -> str:
    """Why lanes of a group may not come to a barrier together; empty if they do."""
    # ``bar.sync`` counts a warp as a whole, however many of its lanes come (PTX ISA 9.0, 9.7.13.1).
    # ``bar.warp.sync``, which takes its place, waits for each lane that it names.
    runners, threads = ActiveThreads(kernel), kernel.launch.threads_per_block
    for n in kernel.having(Trait.BARRIER):
        if len(runners.of(n)) < threads or not runners.is_certain(n):
            return f"only some threads of a block may come to the barrier at {where(kernel, n)}"
    return ""


def _stride(kernel: Kernel, key: Key, number: int) -> int:
    """Bytes from one group's part of an array to the next one's."""
    variable = kernel.code.variable(key)
    align = part_alignment(kernel, variable)
    stride = -(-(size_of(variable) or 0) // align) * align
    threads = kernel.launch.threads_per_block
    if threads < WARP and number > 1 and stride % _BANKS == 0:
        # Lanes of several groups would meet in the same banks.
        stride += -(-4 * threads // align) * align
    return stride


def part_alignment(kernel: Kernel, variable: Variable) -> int:
    """Bytes of which each group's part of a shared array begins at a multiple."""
    return max(_alignment(variable), kernel.once("unit of parts", lambda: _unit(kernel)))


def _alignment(variable: Variable) -> int:
    """Bytes of which an array's address is a multiple, by its declaration."""
    return variable.align or BITS.get(variable.type, _WIDEST * 8) // 8


def _unit(kernel: Kernel) -> int:
    """Bytes of which all distances between parts are multiples.

    An access may be wider than what its array is aligned to by its declaration: four floats at once
    of an array of floats, which happens to lie well. Then it must still do so.
    """
    for array in kernel.shared.arrays:
        for n in array.accesses:
            opcode = kernel.code.effects[n].opcode
            is_plain = opcode.bytes is not None and Trait.MATRIX not in opcode.traits
            if not is_plain or (opcode.bytes or 0) > _alignment(array.variable):
                return _WIDEST
    return _WORD


def _objection_to_bytes(kernel: Kernel, number: int, static: int, dynamic: int) -> str:
    # What the driver or a compiler keeps of shared memory besides the arrays is there once, not for
    # each group.
    own = sum(size_of(each.variable) or 0 for each in kernel.shared.arrays)
    reserved = max((kernel.built.resources.shared or 0) - own, 0)
    if number * static > _STATIC_BYTES:
        return f"{number} blocks declare {number * static:,} bytes of shared memory: beyond 48 KiB"
    total = number * (static + dynamic) + reserved
    if total > kernel.chip.shared_per_block_bytes:
        return f"{number} blocks need {total:,} bytes of shared memory, a block has fewer"
    return ""


def groups_worth_trying(kernel: Kernel) -> tuple[tuple[str, int], ...]:
    """Axes of the grid and numbers of blocks that make warps whole, and enough of them; the best
    first.
    """
    launch = kernel.launch
    threads = launch.threads_per_block
    if launch.block[2] > 1 or (threads >= 2 * WARP and threads % WARP == 0):
        return ()
    along = next((n for n in range(3) if launch.grid[n] > 1), 0)

    def worth(number: int) -> tuple[float, float]:
        total = threads * number
        lanes = -(-total // WARP) * WARP
        return -min(round(total / lanes, 1), _FULL), max(total / _USUAL, _USUAL / total)

    chosen: list[int] = []
    for number in sorted(_fitting(kernel, along), key=worth):
        if all(max(number / each, each / number) >= _APART for each in chosen):
            chosen.append(number)
    return tuple((_AXES[along], number) for number in chosen[:_MOST_TRIED])


def _fitting(kernel: Kernel, along: int) -> list[int]:
    """Numbers of blocks that divide an axis of the grid, and leave a block for each SM."""
    launch, sms = kernel.launch, kernel.chip.sm_count
    threads, blocks = launch.threads_per_block, prod(launch.grid)
    found = [
        number
        for number in range(2, min(MOST_THREADS // threads, _MOST_GROUPS) + 1)
        if launch.grid[along] % number == 0 and blocks // number >= sms
    ]
    # Parts of warps may be fewer in the last block.
    if not found and WARP % threads == 0 and blocks * threads >= _USUAL * sms:
        found = [min(_USUAL // threads, _MOST_GROUPS)]
    return found
