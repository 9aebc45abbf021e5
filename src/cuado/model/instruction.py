"""One machine instruction of a kernel with what was counted at it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache


class Space(StrEnum):
    """Memory that an instruction accesses."""

    GLOBAL = "global"
    LOCAL = "local"
    SHARED = "shared"
    OTHER = "other"


class Access(StrEnum):
    """What an instruction does with memory."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class SourceLocation:
    """A line of a source file as the compiler recorded it; ``line`` counts from 1."""

    file: str
    line: int


_SASS = re.compile(
    r"^\s*(?:@(?P<guard>!?U?P[T\d]+)\s+)?(?P<opcode>[A-Z][A-Za-z0-9_.]*)\s*(?P<operands>.*)$"
)


@lru_cache(maxsize=1 << 16)
def _parsed(sass: str) -> tuple[str, str, str]:
    """Opcode, base opcode and operands; rules ask for them over and over."""
    match = _SASS.match(sass)
    if match is None:
        return "", "", ""
    return match["opcode"], match["opcode"].partition(".")[0], match["operands"]


@dataclass(frozen=True, slots=True)
class Instruction:
    """A SASS instruction; a counter that was not collected is None, never 0.

    Attributes:
        offset: bytes from the start of the function.
        sass: disassembly, guard predicate included.
        ptx: the PTX instruction it came from, empty if the report has none.
        location: source line, None without line information.
        executed: times a warp executed it.
        threads: times a thread executed it, and of those not switched off by a predicate.
        threads_on: as ``threads``, without those switched off by a predicate.
        samples: program-counter samples that fell on it.
        stalls: samples by stall reason; reasons as in ``metrics.vocabulary.STALL_REASONS``.
        space: memory it accesses, None when it accesses none.
        access: what it does there.
        access_bits: bits one thread accesses.
        sectors: 32-byte sectors its global accesses touch, computed from their addresses.
        sectors_ideal: sectors they would touch if a warp's bytes were contiguous.
        l1_tags: cache lines its global accesses look up.
        wavefronts: passes its shared accesses need.
        wavefronts_ideal: passes they would need without bank conflicts.
        divergent_branches: times it sent a warp's threads different ways.
    """

    offset: int
    sass: str
    ptx: str = ""
    location: SourceLocation | None = None
    executed: float | None = None
    threads: float | None = None
    threads_on: float | None = None
    samples: float | None = None
    stalls: Mapping[str, float] = field(default_factory=dict)
    space: Space | None = None
    access: Access | None = None
    access_bits: int | None = None
    sectors: float | None = None
    sectors_ideal: float | None = None
    l1_tags: float | None = None
    wavefronts: float | None = None
    wavefronts_ideal: float | None = None
    divergent_branches: float | None = None

    @property
    def opcode(self) -> str:
        """Full opcode with modifiers, e.g. ``LDG.E.128.CONSTANT``; empty if it does not parse."""
        return _parsed(self.sass)[0]

    @property
    def base_opcode(self) -> str:
        """Opcode without modifiers, e.g. ``LDG``."""
        return _parsed(self.sass)[1]

    @property
    def operands(self) -> str:
        """Text after the opcode."""
        return _parsed(self.sass)[2]

    def stall(self, *reasons: str) -> float:
        """Samples on it that stalled for any of ``reasons``."""
        found, stalls = 0.0, self.stalls
        if stalls:
            for reason in reasons:
                found += stalls.get(reason, 0.0)
        return found
