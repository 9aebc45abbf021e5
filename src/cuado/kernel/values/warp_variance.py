"""Values that may differ between the warps of a block, lane by lane.

A value differs if it is made from a thread index that does, from data at an address that does, or
if branches at which warps diverge decide which instruction wrote it. Results of exchanges between
threads are assumed to differ. Values that lane analysis knows exactly for all threads are used.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.semantics.opcode import Access, Space, Trait, is_special

_ALIKE = ("%ntid", "%ctaid", "%nctaid", "%laneid", "%lanemask", "%gridid", "%nwarpid")
_EXCHANGED = frozenset({Trait.WARP, Trait.CALL, Trait.TEXTURE, Trait.STACK, Trait.VOLATILE})
_SHARED_BY_WARPS = frozenset({Space.PARAM, Space.CONST, Space.GLOBAL, Space.SHARED})


class Variance:
    """Differences between the warps of the launch's block.

    Args:
        kernel: the kernel.

    Attributes:
        instructions: the instructions whose results may differ between the same lane of two warps.
    """

    def __init__(self, kernel: Kernel) -> None:
        self.subject = kernel
        self._code, self._chains = kernel.code, kernel.slicer.chains
        self._flow = kernel.slicer.flow
        self.instructions: set[int] = set()
        self._parting: set[int] = set()
        changed = True
        while changed:
            before = len(self.instructions) + len(self._parting)
            # One after the other: what is found is known to those that follow, however many.
            for n in self._flow.in_order:
                is_new = self._code.effects[n].writes and n not in self.instructions
                if is_new and self._arises(n):
                    self.instructions.add(n)
            self._parting |= {
                self._flow.block_of[n]
                for n, each in enumerate(self._code.instructions)
                if each.guard and self.parts(n)
            }
            changed = len(self.instructions) + len(self._parting) > before

    def parts(self, index: int) -> bool:
        """True if warps may differ in the guard of an instruction."""
        guard = self._code.instructions[index].guard
        return bool(guard) and self._differs(guard, index)

    def differs(self, name: str, index: int) -> bool:
        """True if warps may differ in an operand of an instruction."""
        return self._differs(name, index)

    def is_common(self, index: int) -> bool:
        """True if an access goes to one address in the same lane of all warps."""
        return not any(self._differs(name, index) for name in self._code.effects[index].address)

    def _arises(self, index: int) -> bool:
        """True if an instruction's result may differ, as far as is known so far."""
        effects = self._code.effects[index]
        if not effects.opcode.known or not _EXCHANGED.isdisjoint(effects.opcode.traits):
            return True
        access = effects.opcode.access
        if access is not None and (
            access is not Access.LOAD or self.subject.space(index) not in _SHARED_BY_WARPS
        ):
            return True
        return any(self._differs(name, index) for name in effects.reads)

    def _differs(self, name: str, index: int) -> bool:
        """True if an operand of an instruction may differ, as far as is known so far."""
        base = name.partition(".")[0]
        if self._code.symbol(base, index) is None:
            return (
                is_special(base) and not base.startswith(_ALIKE) and not self._is_exact(name, index)
            )
        for key in self._code.keys((name,), index):
            found = self._chains.definitions.get((index, key), ())
            if (self._selected(found) or not self.instructions.isdisjoint(found)) and not (
                self._is_exact(name, index)
            ):
                return True
        return False

    def _selected(self, definitions: tuple[int, ...]) -> bool:
        """True if branches at which warps diverge decide which of some instructions wrote last."""
        if len(definitions) < 2 or not self._parting:
            return False
        control = self.subject.lanes.divergence.control
        return any(
            source in self._parting
            for n in definitions
            for source, _ in control[self._flow.block_of[n]]
        )

    def _is_exact(self, name: str, index: int) -> bool:
        """True if a value is known for all threads and the same in every warp."""
        found = self.subject.lanes.value(name, index)
        if found is None or not found.exact:
            return False
        first = found.offsets[:WARP]
        return all(value == first[n % WARP] for n, value in enumerate(found.offsets))
