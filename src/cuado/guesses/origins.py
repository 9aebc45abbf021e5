"""Origins of values: the parameters, special registers and loads that a register is computed from.

Data flow only: what decides whether an instruction runs is no origin of its result. A load from
global memory is an origin itself and is not followed further; one from shared or local memory
stands for everything that the kernel stores there.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from cuado.kernel.facts.registers.slices import Slicer
from cuado.ptx.semantics.opcode import Access, Space, is_special
from cuado.ptx.syntax.operands import Address, Name

_SPECIAL = re.compile(r"%[a-z]\w*(?:\.[xyz])?")
_OWN = frozenset({Space.SHARED, Space.LOCAL})


class OriginKind(StrEnum):
    """What a value is computed from."""

    PARAMETER = "parameter"
    SPECIAL = "special"
    LOAD = "load"


@dataclass(frozen=True, slots=True)
class Origin:
    """One thing that a value is computed from.

    Attributes:
        kind: what it is.
        name: of the parameter in the PTX, or of the special register.
        number: byte in a parameter; the instruction of a load.
    """

    kind: OriginKind
    name: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Flowing:
    """What a value is computed from.

    Attributes:
        origins: parameters, special registers and loads.
        instructions: those that it flows through.
    """

    origins: frozenset[Origin]
    instructions: frozenset[int]

    def parameters(self) -> frozenset[tuple[str, int]]:
        """Parameters by name, and the byte in each."""
        return frozenset(
            (each.name, each.number) for each in self.origins if each.kind is OriginKind.PARAMETER
        )

    def specials(self) -> frozenset[str]:
        """Special registers: ``%tid.x``."""
        return frozenset(each.name for each in self.origins if each.kind is OriginKind.SPECIAL)

    def loads(self) -> frozenset[int]:
        """Instructions that load it, or an ingredient of it, from global memory."""
        return frozenset(each.number for each in self.origins if each.kind is OriginKind.LOAD)


class Origins:
    """Origins of the values of one kernel."""

    def __init__(self, slicer: Slicer) -> None:
        self._code, self._chains = slicer.code, slicer.chains
        self._stores: dict[Space, list[int]] = {}
        for n, each in enumerate(self._code.effects):
            if each.opcode.access in {Access.STORE, Access.ATOMIC} and each.opcode.space in _OWN:
                self._stores.setdefault(each.opcode.space, []).append(n)
        self._found: dict[tuple[int, tuple[str, ...]], Flowing] = {}

    def address(self, index: int) -> Flowing:
        """Origins of the address that an instruction accesses."""
        return self.of(self._code.effects[index].address, index)

    def values(self, index: int) -> Flowing:
        """Origins of the values that an instruction reads, without addresses and its guard."""
        return self.of(self._code.effects[index].values, index)

    def of(self, names: tuple[str, ...], index: int) -> Flowing:
        """Origins of registers that an instruction reads."""
        key = index, names
        if key not in self._found:
            self._found[key] = self._flowing(names, index)
        return self._found[key]

    def _flowing(self, names: tuple[str, ...], index: int) -> Flowing:
        origins: set[Origin] = set()
        seen: set[int] = set()
        waiting = list(self._sources(names, index, origins))
        while waiting:
            at = waiting.pop()
            if at in seen:
                continue
            seen.add(at)
            effects = self._code.effects[at]
            if effects.opcode.access in {Access.LOAD, Access.ATOMIC, Access.UNKNOWN}:
                waiting += self._loaded(at, origins)
            else:
                waiting += self._sources(effects.values, at, origins)
        return Flowing(frozenset(origins), frozenset(seen))

    def _sources(self, names: Iterable[str], index: int, origins: set[Origin]) -> Iterator[int]:
        """Definitions of registers; special registers become origins."""
        for name in names:
            symbol = self._code.symbol(name, index)
            if symbol is None and is_special(name.partition(".")[0]):
                text = self._code.instructions[index].operand_text
                origins.update(
                    Origin(OriginKind.SPECIAL, each)
                    for each in _SPECIAL.findall(text)
                    if is_special(each.partition(".")[0])
                )
            elif symbol is not None and symbol.variable.space == "reg":
                yield from self._chains.definitions.get((index, symbol.key), ())

    def _loaded(self, at: int, origins: set[Origin]) -> Iterator[int]:
        effects = self._code.effects[at]
        space = effects.opcode.space
        if space is Space.PARAM:
            if (parameter := parameter_of(self._code.effects[at].operands)) is not None:
                origins.add(Origin(OriginKind.PARAMETER, *parameter))
        elif space in _OWN:
            for store in self._stores.get(space, ()):
                yield from self._sources(self._code.effects[store].values, store, origins)
        else:
            origins.add(Origin(OriginKind.LOAD, number=at))


def parameter_of(operands: Iterable[tuple[object, object]]) -> tuple[str, int] | None:
    """The parameter, and the byte in it, that ``ld.param`` reads; None if it names none."""
    for operand, _ in operands:
        if isinstance(operand, Address) and isinstance(operand.base, Name):
            return operand.base.text, operand.offset or 0
    return None
