"""Registers that are live where a basic block begins: some path reads them before writing them."""

from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import Flow
from cuado.ptx.analysis.graph import reverse_postorder


class LiveRegisters:
    """Liveness in one function: the classic equations over its blocks, solved once.

    Args:
        code: the function.
        flow: its control flow.
    """

    def __init__(self, code: Code, flow: Flow) -> None:
        self._bits: dict[Key, int] = {}
        read, written = [], []
        for block in flow.blocks:
            uses = kills = 0
            for n in range(block.first, block.last + 1):
                uses |= self._of(code, code.effects[n].reads, n) & ~kills
                # A write under a guard may leave the old value there: it ends no value's life.
                if code.effects[n].definite:
                    kills |= self._of(code, code.effects[n].writes, n)
            read.append(uses)
            written.append(kills)
        self._live = self._solved(flow, read, written)

    def _of(self, code: Code, names: tuple[str, ...], index: int) -> int:
        found = 0
        for key in code.keys(names, index):
            found |= self._bits.setdefault(key, 1 << len(self._bits))
        return found

    @staticmethod
    def _solved(flow: Flow, read: list[int], written: list[int]) -> list[int]:
        """Live registers of each block, as bits: what it reads, or what is live behind it."""
        live = [0] * len(flow.blocks)
        order = reverse_postorder(flow.successors, 0)[::-1] if flow.blocks else []
        order += sorted(set(range(len(live))) - {*order})
        changed = True
        while changed:
            changed = False
            for number in order:
                behind = 0
                for each in flow.successors[number]:
                    behind |= live[each]
                found = read[number] | (behind & ~written[number])
                changed |= found != live[number]
                live[number] = found
        return live

    def __call__(self, key: Key, block: int) -> bool:
        """True if a register is live where a block begins."""
        return bool(self._live[block] & self._bits.get(key, 0))


def live_registers(kernel: Kernel) -> LiveRegisters:
    """The live registers of a kernel, found once."""
    return kernel.once("live registers", lambda: LiveRegisters(kernel.code, kernel.slicer.flow))
