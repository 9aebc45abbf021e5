"""How many products a kernel makes of each word that it loads, where both factors are loaded.

The naive product of two matrices loads two words for each multiply-add. A thread that keeps a tile
of ``t x t`` results in registers loads ``2 t`` words for ``t * t`` of them, which are ``t / 2``
products a word.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cuado.model.instruction import Access, Instruction, Space
from cuado.rules.analyses.instruction_mix import executed, executed_part
from cuado.rules.facts import Facts
from cuado.sass.registers import registers_of

TILE = 8
"""Results along each side of a tile that a thread keeps in registers, as fast products have it: 64
registers for the results, 16 for the operands."""

FEW = 1.5
"""Products a word up to which operands count as loaded again and again: a tile of 4 x 4 has 2."""

LEAST_PRODUCTS = 0.05
"""Part of the instructions that must be such products: else something else takes the time."""

_FMA = frozenset({"FFMA", "DFMA", "HFMA2", "IMAD"})
_TENSOR = ("HMMA", "IMMA", "DMMA", "HGMMA", "IGMMA", "QGMMA", "WGMMA")
_WORD = 32


@dataclass(frozen=True, slots=True)
class Operands:
    """Products of two loaded factors, and the loads of one memory that feed them.

    Attributes:
        loads: from that memory.
        words: of 32 bits that a thread loads by them, summed over warps.
        products: executions of multiply-adds by warps.
    """

    loads: tuple[Instruction, ...]
    words: float
    products: float

    @property
    def per_word(self) -> float:
        """Products for each word that is loaded."""
        return self.products / self.words

    @property
    def kept(self) -> float:
        """The part (0..1) of the loads that a tile in registers leaves."""
        return min(self.per_word / (TILE / 2), 1.0)


def operands_from(facts: Facts, space: Space) -> Operands | None:
    """The operands that multiply-adds load from a memory, if there are few products a word."""
    code = facts.code
    if any(i.opcode.startswith(_TENSOR) and i.executed for i in code):
        return None
    feeding, fed = _feeding(code)
    products = [code[n] for n in fed if any(code[load].space is space for load in fed[n])]
    loads = tuple(code[n] for n in sorted(feeding) if code[n].space is space)
    words = sum((i.executed or 0) * (i.access_bits or _WORD) / _WORD for i in loads)
    if not words or executed_part(facts, products) < LEAST_PRODUCTS:
        return None
    found = Operands(loads, words, executed(facts, products))
    return found if found.per_word <= FEW else None


def remaining_work(facts: Facts, found: Operands) -> dict[str, float]:
    """What units keep if operands are loaded once a tile: the products, and less of the rest."""
    every = executed(facts)
    products = min(found.products / every, 1.0)
    rest = products + (1 - products) * found.kept
    pipes = ("alu", "lsu", "uniform", "cbu", "adu")
    return {
        "issue_slot_utilization": rest,
        "l1_data_pipe_utilization": found.kept,
        "l2_utilization": found.kept,
        "pipe_fma_utilization": rest,
        **{f"pipe_{pipe}_utilization": found.kept for pipe in pipes},
    }


def _feeding(code: Sequence[Instruction]) -> tuple[set[int], dict[int, set[int]]]:
    """Loads whose results are factors of products of two loaded ones; and the loads by product.

    The code is walked twice, since a loop may load at its end what its beginning multiplies.
    """
    pending: dict[int, int] = {}
    fed: dict[int, set[int]] = {}
    for index, instruction in [*enumerate(code), *enumerate(code)]:
        effect = registers_of(instruction)
        if instruction.base_opcode in _FMA and instruction.executed:
            own = {pending[register] for register in effect.read if register in pending}
            if len(own) > 1 or _is_wide(code, own, effect.read, pending):
                fed.setdefault(index, set()).update(own)
        for register in effect.written:
            pending.pop(register, None)
        if instruction.access is Access.LOAD and instruction.executed:
            pending |= dict.fromkeys(effect.written, index)
    return {load for own in fed.values() for load in own}, fed


def _is_wide(
    code: Sequence[Instruction], own: set[int], read: frozenset[int], pending: dict[int, int]
) -> bool:
    """True if both factors come from one wide load."""
    if len(own) != 1:
        return False
    (load,) = own
    factors = sum(pending.get(register) == load for register in read)
    return factors > 1 and (code[load].access_bits or _WORD) > _WORD
