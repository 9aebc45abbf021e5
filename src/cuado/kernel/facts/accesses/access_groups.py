"""Groups accesses whose addresses differ only by a constant.

An unrolled loop accesses a register plus 0, 4, 8, ... bytes. One change of the register serves all
of them if they run together and nothing writes the register in between.
"""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass

from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import Addressing, Target
from cuado.ptx.analysis.code import Key


@dataclass(frozen=True, slots=True)
class Group:
    """Accesses of one basic block to one value of a register (or to one variable).

    Attributes:
        targets: the accesses in order of the code. Only a single one may be guarded.
    """

    targets: tuple[Target, ...]

    @property
    def first(self) -> Target:
        """The first access: code before it runs before all."""
        return self.targets[0]

    @property
    def lowest(self) -> int:
        """The lowest of their constant offsets."""
        return min(target.offset for target in self.targets)

    def split(self, key: Callable[[Target], Hashable]) -> "list[Group]":
        """One group for each value of ``key``."""
        found: dict[Hashable, list[Target]] = {}
        for target in self.targets:
            found.setdefault(key(target), []).append(target)
        return [Group(tuple(targets)) for targets in found.values()]


def grouped(
    kernel: Kernel, targets: Iterable[Target], alike: Callable[[Target], Hashable]
) -> list[Group]:
    """Groups of targets that are equal in ``alike``.

    A guarded access is alone: where it does not run, its address may be anything.
    """
    writers: dict[Key, list[int]] = {}
    for index, effects in enumerate(kernel.code.effects):
        for key in kernel.code.keys(effects.writes, index):
            writers.setdefault(key, []).append(index)
    found: dict[Hashable, list[Target]] = {}
    for target in sorted(targets, key=lambda target: target.index):
        symbol = kernel.code.symbol(target.base, target.index)
        if target.guard or symbol is None:
            found[target.index] = [target]
            continue
        # Within a basic block the number of writes before an access, in the text, names the value
        # that its register holds.
        writes = bisect_left(writers.get(symbol.key, []), target.index)
        block = kernel.slicer.flow.block_of[target.index]
        found.setdefault((block, symbol.key, writes, alike(target)), []).append(target)
    return [Group(tuple(each)) for each in found.values()]


def point(addressing: Addressing, targets: Iterable[Target], address: str, less: int = 0) -> None:
    """Redirect accesses to a register plus their own offsets minus ``less``."""
    for target in targets:
        addressing.at(target, address, target.offset - less)


def low_word(addressing: Addressing, target: Target, plus: int) -> tuple[str, list[str]]:
    """A 32-bit register with the low word of an access's base plus ``plus``, and its code."""
    if not addressing.is_register(target):
        low = addressing.rewriting.register("b32")
        if target.bits == 32:
            return low, [f"mov.u32 {low}, {target.base}{plus:+d};"]
        wide = addressing.rewriting.register("b64")
        return low, [
            f"mov.u64 {wide}, {target.base}{plus:+d};",
            f"cvt.u32.u64 {low}, {wide};",
        ]
    if target.bits == 32 and not plus:
        return target.base, []
    low = addressing.rewriting.register("b32")
    lines, source = [], target.base
    if target.bits == 64:
        lines.append(f"cvt.u32.u64 {low}, {target.base};")
        source = low
    if plus:
        lines.append(f"add.s32 {low}, {source}, {plus};")
    return low, lines
