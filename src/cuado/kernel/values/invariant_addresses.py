"""Addresses that are the same each time: in every iteration of a loop, or in every block.

An address is followed back through registers, and through the branches that decide which of
several instructions wrote one. It is invariant if all its sources are: constants, parameters, given
special registers, and arithmetic on these. Data is not followed: values that are loaded, exchanged
between threads or returned from a call may be anything. So a positive answer is a proof; a negative
one is not.
"""

from collections.abc import Iterable

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Space, Trait

_CONSTANT = frozenset({Space.PARAM, Space.CONST})
_OF_ARITHMETIC = frozenset({Trait.CARRY_IN, Trait.CARRY_OUT})

OF_THREADS = frozenset({"%tid", "%ntid", "%nctaid", "%laneid", "WARP_SZ"})
"""Special registers that are equal in the same thread of every block."""
OF_BLOCKS = OF_THREADS | {"%ctaid"}
"""Special registers that do not change while a thread runs."""


class Unvarying:
    """Addresses that are the same in every run of a part of a kernel.

    Args:
        kernel: the kernel.
        inside: blocks of the part: a loop, of which each iteration is a run, or all blocks.
        known: special registers, without component, that have the same value in every run.
    """

    def __init__(self, kernel: Kernel, inside: frozenset[int], known: frozenset[str]) -> None:
        self._kernel, self._code = kernel, kernel.code
        self._flow, self._chains = kernel.slicer.flow, kernel.slicer.chains
        self._control = kernel.lanes.divergence.control
        self._inside, self._known = inside, known
        self._same: set[tuple[int, str]] = set()

    def goes_to_the_same(self, access: int) -> bool:
        """True if the addresses of an access, one after another, are the same in every run."""
        return self._do_not_vary([(access, name) for name in self._code.effects[access].address])

    def is_made_alike(self, access: int) -> bool:
        """True if every run but the last makes an access equally often.

        A branch that may leave the part is ignored: in any run but the last it did not.
        """
        guard = self._code.instructions[access].guard
        reads = [(access, guard)] if guard else []
        edges = self._control[self._flow.block_of[access]]
        return self._do_not_vary([*reads, *self._deciding(source for source, _ in edges)])

    def _do_not_vary(self, reads: Iterable[tuple[int, str]]) -> bool:
        """True if the operands of instructions have the same values in every run."""
        # Backwards from the operands, until all sources are known to be the same. What has been
        # seen on the way may be assumed: a cycle without any other source adds nothing that varies.
        todo = list(reads)
        seen: set[tuple[int, str]] = set()
        while todo:
            index, name = todo.pop()
            if (index, name) in seen or (index, name) in self._same:
                continue
            seen.add((index, name))
            keys = self._code.keys((name,), index)
            if not keys and not self._is_known(name, index):
                return False
            for key in keys:
                found = self._sources(index, key)
                if found is None:
                    return False
                todo += found
        self._same |= seen
        return True

    def _is_known(self, name: str, index: int) -> bool:
        """True if a name that is no register stands for the same in every run."""
        return self._code.symbol(name, index) is not None or name.partition(".")[0] in self._known

    def _sources(self, index: int, key: Key) -> list[tuple[int, str]] | None:
        """The definitions in a run of a register that an instruction reads; None if it may vary.

        A register written only outside is constant. One written inside and outside is carried from
        run to run.
        """
        definitions = self._chains.definitions.get((index, key), ())
        written = [n for n in definitions if self._flow.block_of[n] in self._inside]
        if not written:
            return []
        # With a definition outside as well the first run reads another value than the later ones.
        if len(written) < len(definitions) or not all(map(self._is_followed, written)):
            return None
        reads = [(n, name) for n in written for name in self._code.effects[n].reads]
        return [*reads, *self._choice(written)]

    def _is_followed(self, definition: int) -> bool:
        """True if an instruction's result depends only on its operands, or is a constant."""
        opcode = self._code.effects[definition].opcode
        if not opcode.known or opcode.traits - _OF_ARITHMETIC:
            return False
        is_load = opcode.access is Access.LOAD
        return opcode.access is None or (is_load and self._kernel.space(definition) in _CONSTANT)

    def _choice(self, definitions: list[int]) -> list[tuple[int, str]]:
        """The branches that decide which of several definitions was last."""
        edges = [self._control[self._flow.block_of[n]] for n in definitions]
        # Branches on which all definitions depend decide whether any is reached, not which: only
        # the others choose.
        differing = frozenset[tuple[int, int]]().union(*edges) - frozenset.intersection(*edges)
        return self._deciding(source for source, _ in differing)

    def _deciding(self, sources: Iterable[int]) -> list[tuple[int, str]]:
        """The conditions of branches at the ends of blocks that stay inside."""
        blocks = self._flow.blocks
        staying = set(sources) & self._inside
        lasts = [blocks[n].last for n in staying if self._inside.issuperset(blocks[n].successors)]
        return [(last, name) for last in lasts for name in self._condition(last)]

    def _condition(self, branch: int) -> tuple[str, ...]:
        """The operands that decide a branch."""
        instruction = self._code.instructions[branch]
        if instruction.base == "bra":
            return (instruction.guard,) if instruction.guard else ()
        return self._code.effects[branch].reads
