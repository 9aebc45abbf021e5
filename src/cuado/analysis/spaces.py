"""What a kernel asks of each memory space: warp instructions, requests, and what they take."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from cuado.metrics import Measure, MetricSet, Provenance, Unit
from cuado.model.profile import Profile


class MemorySpace(StrEnum):
    """The spaces of the CUDA programming model that have instructions of their own."""

    GLOBAL = "global"
    LOCAL = "local"
    SHARED = "shared"
    TEXTURE = "texture"
    CONSTANT = "constant"


@dataclass(frozen=True, slots=True)
class SpaceUse:
    """The use of one memory space; None where it was not recorded.

    Attributes:
        space: which.
        loads: warp instructions that load.
        stores: warp instructions that store; None for spaces that are only read.
        atomics: warp instructions that update atomically; None for spaces without.
        requests: requests to the cache, where they are counted apart from instructions.
        moved: sectors of 32 bytes, or wavefronts of shared memory, that these took.
    """

    space: MemorySpace
    loads: Measure | None = None
    stores: Measure | None = None
    atomics: Measure | None = None
    requests: Measure | None = None
    moved: Measure | None = None

    @property
    def instructions(self) -> float | None:
        """All warp instructions of the space; None if none were recorded."""
        known = [each.value for each in (self.loads, self.stores, self.atomics) if each]
        return sum(known) if known else None


_METRICS: Mapping[MemorySpace, Mapping[str, tuple[str, ...]]] = {
    MemorySpace.GLOBAL: {
        "loads": ("global_load_instructions",),
        "stores": ("global_store_instructions",),
        "atomics": ("global_atomic_instructions",),
        "requests": ("global_load_requests", "global_store_requests"),
        "moved": ("global_load_sectors", "global_store_sectors"),
    },
    MemorySpace.LOCAL: {
        "loads": ("local_load_instructions",),
        "stores": ("local_store_instructions",),
        "moved": ("local_load_sectors", "local_store_sectors"),
    },
    MemorySpace.SHARED: {
        "loads": ("shared_load_instructions",),
        "stores": ("shared_store_instructions",),
        "atomics": ("shared_atomic_instructions",),
        "moved": ("shared_load_wavefronts", "shared_store_wavefronts"),
    },
}

_OPCODES: Mapping[tuple[MemorySpace, str], frozenset[str]] = {
    (MemorySpace.GLOBAL, "loads"): frozenset({"LDG"}),
    (MemorySpace.GLOBAL, "stores"): frozenset({"STG"}),
    (MemorySpace.GLOBAL, "atomics"): frozenset({"ATOMG", "RED", "REDG"}),
    (MemorySpace.LOCAL, "loads"): frozenset({"LDL"}),
    (MemorySpace.LOCAL, "stores"): frozenset({"STL"}),
    (MemorySpace.SHARED, "loads"): frozenset({"LDS", "LDSM"}),
    (MemorySpace.SHARED, "stores"): frozenset({"STS", "STSM"}),
    (MemorySpace.SHARED, "atomics"): frozenset({"ATOMS"}),
    (MemorySpace.TEXTURE, "loads"): frozenset({"TEX", "TLD", "TLD4", "TXD", "TMML"}),
    (MemorySpace.CONSTANT, "loads"): frozenset({"LDC", "LDCU", "ULDC"}),
}
"""Base opcodes by what they do. Operands ``c[...]`` of other instructions are no loads."""

_GENERIC = frozenset({"LD", "ST", "ATOM"})
"""Opcodes whose addresses may lie in any of three spaces."""


def spaces(profile: Profile) -> tuple[SpaceUse, ...]:
    """The use of each space of which anything is known, in the order of ``MemorySpace``.

    Metrics come first; what they do not tell is counted by the opcodes of the machine code.
    """
    by_opcode = _by_opcode(profile)
    found = []
    for space in MemorySpace:
        use = SpaceUse(
            space, **{field: _of(profile.metrics, by_opcode, space, field) for field in _FIELDS}
        )
        if any(getattr(use, field) is not None for field in _FIELDS):
            found.append(use)
    return tuple(found)


_FIELDS = ("loads", "stores", "atomics", "requests", "moved")


def _of(
    metrics: MetricSet, by_opcode: Mapping[str, float], space: MemorySpace, field: str
) -> Measure | None:
    names = _METRICS.get(space, {}).get(field, ())
    known = [measure for name in names if (measure := metrics.get(name)) is not None]
    if len(known) == len(names) == 1:
        return known[0]
    if names and len(known) == len(names):
        total = sum(each.value for each in known)
        return Measure(total, known[0].unit, Provenance.DERIVED, " + ".join(names))
    opcodes = _OPCODES.get((space, field))
    is_open = space not in (MemorySpace.TEXTURE, MemorySpace.CONSTANT) and _executed(
        by_opcode, _GENERIC
    )
    if opcodes is None or not by_opcode or is_open:
        return None
    return Measure(
        _executed(by_opcode, opcodes),
        Unit.INSTRUCTION,
        Provenance.DERIVED,
        f"executions of {', '.join(sorted(opcodes))}",
    )


def _executed(by_opcode: Mapping[str, float], opcodes: Iterable[str]) -> float:
    return sum(by_opcode.get(opcode, 0.0) for opcode in opcodes)


def _by_opcode(profile: Profile) -> Mapping[str, float]:
    """Warp instructions executed by base opcode; empty if they were not counted."""
    if profile.opcodes:
        return profile.opcodes
    counted: Counter[str] = Counter()
    for each in profile.instructions:
        if each.executed is None:
            return {}
        counted[each.base_opcode] += each.executed  # type: ignore[assignment]  # not whole if fitted
    return counted
