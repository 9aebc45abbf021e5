"""Addresses that are the same each time: in every iteration of a loop, or in every block.

An address is followed back through registers, and through the branches that decide which of
several instructions wrote one. It does not vary if all that it comes from is known not to: numbers,
parameters, special registers named so, arithmetic on these. Data is not followed: what is loaded,
exchanged between threads or returned from a call may be anything. So all that is said here is a
proof; that nothing is said is none.
"""

from collections.abc import Iterable

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Space, Trait

_CONSTANT = frozenset({Space.PARAM, Space.CONST})
_OF_ARITHMETIC = frozenset({Trait.CARRY_IN, Trait.CARRY_OUT})

OF_THREADS = frozenset({"%tid", "%ntid", "%nctaid", "%laneid", "WARP_SZ"})
"""What a thread has that the same thread of every other block has as well."""
OF_BLOCKS = OF_THREADS | {"%ctaid"}
"""What a thread has as long as it runs."""


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
        """True if every run that is followed by another one makes an access equally often.

        A branch that may leave the part is left out: in a run with a next one it did not.
        """
        guard = self._code.instructions[access].guard
        reads = [(access, guard)] if guard else []
        edges = self._control[self._flow.block_of[access]]
        return self._do_not_vary([*reads, *self._deciding(source for source, _ in edges)])

    def _do_not_vary(self, reads: Iterable[tuple[int, str]]) -> bool:
        """True if what instructions read has the same values in every run."""
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
        """What a register that an instruction reads is made from in a run; None if it may vary.

        Written outside only, it is what it was before. Written inside and outside, it is carried
        from run to run.
        """
        definitions = self._chains.definitions.get((index, key), ())
        written = [n for n in definitions if self._flow.block_of[n] in self._inside]
        if not written:
            return []
        if len(written) < len(definitions) or not all(map(self._is_followed, written)):
            return None
        reads = [(n, name) for n in written for name in self._code.effects[n].reads]
        return [*reads, *self._choice(written)]

    def _is_followed(self, definition: int) -> bool:
        """True if what an instruction writes follows from what it reads, or is a constant."""
        opcode = self._code.effects[definition].opcode
        if not opcode.known or opcode.traits - _OF_ARITHMETIC:
            return False
        is_load = opcode.access is Access.LOAD
        return opcode.access is None or (is_load and self._kernel.space(definition) in _CONSTANT)

    def _choice(self, definitions: list[int]) -> list[tuple[int, str]]:
        """What decides which of several instructions has written last."""
        edges = [self._control[self._flow.block_of[n]] for n in definitions]
        differing = frozenset[tuple[int, int]]().union(*edges) - frozenset.intersection(*edges)
        return self._deciding(source for source, _ in differing)

    def _deciding(self, sources: Iterable[int]) -> list[tuple[int, str]]:
        """What the branches at the ends of blocks read, of those that stay inside."""
        blocks = self._flow.blocks
        staying = set(sources) & self._inside
        lasts = [blocks[n].last for n in staying if self._inside.issuperset(blocks[n].successors)]
        return [(last, name) for last in lasts for name in self._condition(last)]

    def _condition(self, branch: int) -> tuple[str, ...]:
        """What a branch reads to decide where to go."""
        instruction = self._code.instructions[branch]
        if instruction.base == "bra":
            return (instruction.guard,) if instruction.guard else ()
        return self._code.effects[branch].reads
