"""Products of two numbers from shared memory: how many a loop makes of each word that it loads.

A thread that computes one element of a product of tiles loads two words for each multiply-add. One
that keeps ``t x t`` elements in registers loads ``2 t`` words for ``t * t`` of them.
"""

from collections.abc import Mapping

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Name, names_in
from cuado.ptx.syntax.tree import Instruction

_PRODUCTS = frozenset({"fma", "mad", "mul", "dp4a", "dp2a"})
"""Those of four bytes, or of two, with a word each count as one: they are one instruction."""
_SEVERAL = 8
"""Products outside of loops from which they are a loop that was written out."""
_WORD = 4


def products_of_each_word(kernel: Kernel) -> float | None:
    """Products of two loaded factors for each word of 32 bits that is loaded from shared memory.

    Of the block that makes most such products, as the PTX has it, in a loop, unrolled or written
    out. None where none multiplies two numbers that it loads from shared memory, or only a few
    outside of loops.
    """
    if not kernel.has_ptx:
        return None
    flow = kernel.slicer.flow
    inside = {n for loop in loops_of(flow) for n in loop.blocks}
    found = [
        (made, number)
        for number, block in enumerate(flow.blocks)
        if (made := _of_block(kernel, range(block.first, block.last + 1))) is not None
    ]
    often = [made for made, number in found if number in inside or made[0] >= _SEVERAL]
    best = max(often, default=None)
    return None if best is None else best[0] / best[1]


def _of_block(kernel: Kernel, instructions: range) -> tuple[int, float] | None:
    """The products of a block, and the words that they are made of; None without any."""
    code = kernel.code
    loaded: dict[str, int] = {}
    products, feeding = 0, set[int]()
    for n in instructions:
        instruction, effects = code.instructions[n], code.effects[n]
        own = _factors(instruction, loaded)
        products += bool(own)
        feeding |= own
        for each in effects.writes:
            loaded.pop(each, None)
        if effects.opcode.access is Access.LOAD and kernel.space(n) is Space.SHARED:
            loaded |= dict.fromkeys(names_in(instruction.operands[0]), n)
    words = sum(_words(kernel, n) for n in feeding)
    return (products, words) if products else None


def _factors(instruction: Instruction, loaded: Mapping[str, int]) -> set[int]:
    """The loads of both factors of a product; none if it is no product, or one is not loaded."""
    if instruction.base not in _PRODUCTS:
        return set()
    factors = [each.text for each in instruction.operands[1:3] if isinstance(each, Name)]
    is_loaded = len(factors) > 1 and all(each in loaded for each in factors)
    return {loaded[each] for each in factors} if is_loaded else set()


def _words(kernel: Kernel, load: int) -> float:
    return (kernel.code.effects[load].opcode.bytes or _WORD) / _WORD
