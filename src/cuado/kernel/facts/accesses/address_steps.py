"""Addresses that equal another address plus a constant: the rows of an unrolled column loop.

Each address has a register of its own, and folding it costs two operations. But the sum of a folded
address and a reduced step is another folded address: then only the first address of a chain has to
be folded. A step that is a product is reduced modulo the line size, so a warp's access touches as
many sectors and lines as before.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cuado.kernel.facts.accesses.access_groups import Group
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.address_select import LINE, Addressing, Target
from cuado.ptx.analysis.code import Key
from cuado.ptx.syntax.operands import Immediate, Name

_SUMS = frozenset({"add.s64", "add.u64"})
_PRODUCTS = frozenset({"mul.wide.s32", "mul.wide.u32"})
_PAYS = 2
"""Least number of addresses that use a step: reducing it costs as much as folding one."""


@dataclass(frozen=True, slots=True)
class Link:
    """How an access's base follows from another's.

    Attributes:
        source: the first access of the group it follows.
        product: the instruction that makes the step.
        depth: number of steps from the first group of the chain.
    """

    source: Target
    product: int
    depth: int


_Value = tuple[int, Key, int]
"""A register's value in a basic block: the block, and the number of writes before the read."""


def links_of(kernel: Kernel, groups: list[Group], most: int) -> dict[Target, Link]:
    """Links by the first access of each group that follows another one of ``groups``.

    Args:
        kernel: the kernel.
        groups: groups that differ in their base only.
        most: the longest chain of steps.
    """
    values = _Values(kernel)
    known: dict[_Value, Target] = {}
    found: dict[Target, Link] = {}
    for first in sorted((group.first for group in groups), key=lambda target: target.index):
        value = values.of(first.base, first.index)
        if value is None or first.guard:
            continue
        for before, product in values.terms(first):
            source = known.get(before)
            depth = found[source].depth + 1 if source in found else 1
            if source is not None and depth <= most:
                found[first] = Link(source, product, depth)
                break
        known[value] = first
    uses = Counter(link.product for link in found.values())
    return {each: link for each, link in found.items() if uses[link.product] >= _PAYS}


class _Values:
    """Numbers the values that a kernel's registers hold at each read.

    Args:
        kernel: the kernel.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._writers: dict[Key, list[int]] = {}
        for index, effects in enumerate(kernel.code.effects):
            for key in kernel.code.keys(effects.writes, index):
                self._writers.setdefault(key, []).append(index)

    def of(self, name: str, index: int) -> _Value | None:
        """The value of a register that an instruction reads; None for anything else."""
        keys = self._kernel.code.keys((name,), index)
        if len(keys) != 1:
            return None
        # As in ``access_groups``: block and number of writes before the read name a value. Reads in
        # two blocks count as different ones, though they may be the same.
        writes = bisect_left(self._writers.get(keys[0], []), index)
        return self._kernel.slicer.flow.block_of[index], keys[0], writes

    def terms(self, target: Target) -> Iterator[tuple[_Value, int]]:
        """The value and the product (the step) whose sum is an access's base."""
        block_of = self._kernel.slicer.flow.block_of
        index = self._definition(target.base, target.index)
        if index is None or block_of[index] != block_of[target.index] or index > target.index:
            return
        instruction = self._kernel.code.instructions[index]
        if instruction.opcode not in _SUMS:
            return
        _, *terms = instruction.operands
        for base, step in (terms, terms[::-1]):
            if not isinstance(base, Name) or not isinstance(step, Name):
                continue
            value, product = self.of(base.text, index), self._definition(step.text, index)
            if value is None or product is None or not _is_product(self._kernel, product):
                continue
            is_made = block_of[product] != block_of[index] or product < index
            if is_made and self._kernel.lanes.is_uniform(step.text, index):
                yield value, product

    def _definition(self, name: str, index: int) -> int | None:
        """The one instruction that wrote what another reads in a register."""
        code, chains = self._kernel.code, self._kernel.slicer.chains
        found = [
            n for key in code.keys((name,), index) for n in chains.definitions.get((index, key), ())
        ]
        return found[0] if len(found) == 1 and not code.instructions[found[0]].guard else None


def _is_product(kernel: Kernel, index: int) -> bool:
    """True if an instruction multiplies a register by a power of two into a wider one."""
    instruction = kernel.code.instructions[index]
    if instruction.opcode not in _PRODUCTS:
        return False
    _, factor, times = instruction.operands
    number = times.value if isinstance(times, Immediate) else 0
    is_power = isinstance(number, int) and number > 0 and not number & (number - 1)
    return isinstance(factor, Name) and is_power


class Steps:
    """Computes the steps, reduced below a line's size when the switch is on.

    Args:
        addressing: the rewrite of addresses.
    """

    def __init__(self, addressing: Addressing) -> None:
        self._addressing = addressing
        self._made: dict[int, str] = {}

    def at(self, product: int) -> str:
        """A 64-bit register with the step that an instruction computes, reduced or not."""
        if product not in self._made:
            rewriting = self._addressing.rewriting
            instruction = self._addressing.subject.code.instructions[product]
            _, factor, times = instruction.operands
            if not isinstance(factor, Name) or not isinstance(times, Immediate):
                raise TypeError(f"'{instruction.opcode}' is not of a register and a number")
            within, chosen = self._addressing.registers("b32", 2)
            step = self._made[product] = rewriting.register("b64")
            mask = max(LINE // int(times.value), 1) - 1
            lines = [
                f"and.b32 {within}, {factor.text}, {mask};",
                f"selp.b32 {chosen}, {within}, {factor.text}, {rewriting.on};",
                f"{instruction.opcode} {step}, {chosen}, {times.text};",
            ]
            rewriting.after(product, "\n".join(lines))
        return self._made[product]
