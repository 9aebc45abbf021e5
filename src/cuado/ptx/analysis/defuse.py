"""Definitions that may have written the value that an instruction reads.

Reaching definitions over the control flow graph. A write under a predicate, by an unknown
instruction, or to a part of a ``.param`` variable leaves earlier writes alive.
"""

from dataclasses import dataclass

from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.flow import EXIT, Flow
from cuado.ptx.analysis.graph import reverse_postorder
from cuado.ptx.errors import TooLargeError


@dataclass(frozen=True, slots=True)
class DefUse:
    """Definitions by use, and uses by definition; instructions by index.

    Attributes:
        definitions: for each read of a register by an instruction, the instructions that may
            have written it; empty for one that nothing wrote.
        users: for each instruction, those that may read what it wrote.
    """

    definitions: dict[tuple[int, Key], tuple[int, ...]]
    users: dict[int, tuple[int, ...]]

    def undefined(self) -> tuple[tuple[int, Key], ...]:
        """Reads that no write reaches; parameters of the function are among them."""
        return tuple(use for use, found in self.definitions.items() if not found)


class _Definitions:
    """All definitions of a function as bits of an integer."""

    def __init__(self, code: Code) -> None:
        self.writes = [code.keys(e.writes, n) for n, e in enumerate(code.effects)]
        self.reads = [code.keys(e.reads, n) for n, e in enumerate(code.effects)]
        self.definite = [effect.definite for effect in code.effects]
        self.instruction: list[int] = []
        self.bit: dict[tuple[int, Key], int] = {}
        self.every: dict[Key, int] = {}
        for index, keys in enumerate(self.writes):
            for key in keys:
                mask = 1 << len(self.instruction)
                self.instruction.append(index)
                self.bit[index, key] = mask
                self.every[key] = self.every.get(key, 0) | mask

    def step(self, index: int, local: dict[Key, int], incoming: int) -> None:
        """Apply the writes of an instruction to the definitions that reach it within its block."""
        for key in self.writes[index]:
            mask = self.bit[index, key]
            if not self.definite[index]:
                before = local.get(key)
                # A write under a guard, or of a part, leaves earlier definitions alive.
                mask |= incoming & self.every[key] if before is None else before
            local[key] = mask

    def indices(self, mask: int) -> tuple[int, ...]:
        """Instructions of the definitions in a set of bits."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(self.instruction[lowest.bit_length() - 1])
            mask ^= lowest
        return tuple(found)


def def_use_of(code: Code, flow: Flow, most: int | None = None) -> DefUse:
    """Def-use chains of ``code``.

    Raises:
        TooLargeError: there are more than ``most`` pairs of a use and a definition.
    """
    count = 0
    known = _Definitions(code)
    incoming = _incoming(flow, known)
    definitions: dict[tuple[int, Key], tuple[int, ...]] = {}
    users: dict[int, list[int]] = {}
    for number, block in enumerate(flow.blocks):
        local: dict[Key, int] = {}
        for index in range(block.first, block.last + 1):
            for key in known.reads[index]:
                mask = local.get(key)
                if mask is None:
                    mask = incoming[number] & known.every.get(key, 0)
                count += mask.bit_count()
                if most is not None and count > most:
                    raise TooLargeError(f"over {most:,} writes reach the reads of registers")
                found = definitions[index, key] = known.indices(mask)
                for definition in found:
                    users.setdefault(definition, []).append(index)
            known.step(index, local, incoming[number])
    return DefUse(definitions, {n: tuple(dict.fromkeys(found)) for n, found in users.items()})


def _incoming(flow: Flow, known: _Definitions) -> list[int]:
    """Definitions that reach the start of each block."""
    count = len(flow.blocks)
    incoming, generated, kept = [0] * count, [0] * count, [0] * count
    for number, block in enumerate(flow.blocks):
        local: dict[Key, int] = {}
        killed = 0
        for index in range(block.first, block.last + 1):
            known.step(index, local, 0)
            if known.definite[index]:
                for key in known.writes[index]:
                    killed |= known.every[key]
        for mask in local.values():
            generated[number] |= mask
        # The classic equation: out = generated | (in & ~killed), iterated in reverse postorder, so
        # that few passes are needed. Sets of definitions are bits of Python integers.
        kept[number] = ~killed
    order = reverse_postorder(flow.successors, 0) if flow.blocks else []
    order += sorted(set(range(count)) - set(order))
    changed = True
    while changed:
        changed = False
        for number in order:
            outgoing = generated[number] | (incoming[number] & kept[number])
            for successor in flow.blocks[number].successors:
                if successor != EXIT and outgoing & ~incoming[successor]:
                    incoming[successor] |= outgoing
                    changed = True
    return incoming
