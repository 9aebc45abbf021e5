"""The meaning of an opcode alone (operands, space, access, width, traits); special registers."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from cuado.ptx.semantics.table import ROWS


class Access(StrEnum):
    """The kind of an instruction's memory access."""

    LOAD = "load"
    STORE = "store"
    ATOMIC = "atomic"
    COPY = "copy"
    PREFETCH = "prefetch"
    UNKNOWN = "unknown"


class Space(StrEnum):
    """A PTX state space; GENERIC is an address that may point into any of the first four."""

    GLOBAL = "global"
    SHARED = "shared"
    LOCAL = "local"
    CONST = "const"
    PARAM = "param"
    TENSOR = "tensor"
    TEXTURE = "texture"
    GENERIC = "generic"


class Trait(StrEnum):
    """A further effect of an instruction; values as in the table."""

    BARRIER = "barrier"
    FENCE = "fence"
    WARP = "warp"
    CLUSTER = "cluster"
    MATRIX = "matrix"
    ASYNC = "async"
    BRANCH = "branch"
    CALL = "call"
    EXIT = "exit"
    TRAP = "trap"
    TIME = "time"
    STACK = "stack"
    TEXTURE = "texture"
    VOLATILE = "volatile"
    CARRY_IN = "carry_in"
    CARRY_OUT = "carry_out"
    DESCRIPTOR = "descriptor"
    POLL = "poll"


@dataclass(frozen=True, slots=True)
class Role:
    """The use that an instruction makes of one operand.

    Attributes:
        reads: whether its value matters (the registers in an address always do).
        writes: whether it is a destination.
        optional: whether it may be missing.
        bits: width of a register there (of each element of a vector), 1 for a predicate, None
            where the table does not say.
        or_wider: whether a wider register will do.
    """

    reads: bool
    writes: bool
    optional: bool = False
    bits: int | None = None
    or_wider: bool = False


@dataclass(frozen=True, slots=True)
class Opcode:
    """Meaning of a full opcode.

    Attributes:
        known: whether the table has it; if not, everything here is the conservative guess.
        roles: of the operands in order.
        rest: role of operands beyond ``roles``, None where there may be none.
        access: what it does to memory, None for nothing.
        space: where, None without access; the destination's for a copy.
        bytes: bytes that one thread accesses, None if the opcode does not say.
        traits: what else it does.
    """

    known: bool
    roles: tuple[Role, ...]
    rest: Role | None
    access: Access | None
    space: Space | None
    bytes: int | None
    traits: frozenset[Trait]

    def role(self, position: int) -> Role | None:
        """Role of the operand at ``position``, None if there should be none."""
        return self.roles[position] if position < len(self.roles) else self.rest


BITS = {
    type_: bits
    for bits, types in (
        (1, "pred b1"),
        (4, "b4 u4 s4"),
        (6, "b6"),
        (8, "b8 u8 s8 e2m1x2"),
        (16, "b16 u16 s16 f16 bf16 e4m3x2 e5m2x2 e2m3x2 e3m2x2 ue8m0x2 e2m1x4"),
        (32, "b32 u32 s32 f32 tf32 f16x2 bf16x2 u16x2 s16x2 u8x4 s8x4"),
        (32, "e4m3x4 e5m2x4 e2m3x4 e3m2x4"),
        (64, "b64 u64 s64 f64 f32x2"),
        (128, "b128 u128 s128"),
    )
    for type_ in types.split()
}
"""Bits of each type."""

SPACES = {
    "global": Space.GLOBAL,
    "shared": Space.SHARED,
    "shared::cta": Space.SHARED,
    "shared::cluster": Space.SHARED,
    "local": Space.LOCAL,
    "const": Space.CONST,
    "param": Space.PARAM,
    "param::entry": Space.PARAM,
    "param::func": Space.PARAM,
}
"""The space that a word of an opcode names."""
_VECTORS = {"v2": 2, "v4": 4, "v8": 8}
_READ = Role(reads=True, writes=False)
_MAY_WRITE = Role(reads=True, writes=True)


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of the table, split but not yet applied to types."""

    roles: tuple[str, ...]
    facts: frozenset[str]


def _rows() -> dict[str, _Row]:
    found = {}
    for line in ROWS.strip().splitlines():
        opcodes, roles, facts = line.split("|")
        row = _Row(tuple(roles.split()), frozenset(facts.split()))
        found.update(dict.fromkeys(opcodes.split(), row))
    return found


_TABLE = _rows()
_LONGEST = max(opcode.count(".") for opcode in _TABLE) + 1


@lru_cache(maxsize=1 << 12)
def opcode_of(opcode: str) -> Opcode:
    """The meaning of a full opcode (``ld.global.v4.f32``); conservative if the table lacks it."""
    words = opcode.split(".")
    row = _row(words)
    if row is None:
        guess = (_MAY_WRITE,)
        return Opcode(False, guess, _READ, Access.UNKNOWN, Space.GENERIC, None, frozenset())
    types = [word for word in words[1:] if word in BITS]
    roles = tuple(_role(code, words, types) for code in row.roles if code != "...")
    access = _access(row)
    return Opcode(
        known=True,
        roles=roles,
        rest=_READ if "..." in row.roles else None,
        access=access,
        space=_space(words, row) if access else None,
        bytes=_bytes(words, types) if access else None,
        traits=_traits(words, row),
    )


def _row(words: list[str]) -> _Row | None:
    """The row of the longest prefix of the opcode that has one."""
    for length in range(min(_LONGEST, len(words)), 0, -1):
        row = _TABLE.get(".".join(words[:length]))
        if row is not None:
            return row
    return None


def _role(code: str, words: list[str], types: list[str]) -> Role:
    writes = code[0] in "=+"
    reads = code[0] != "="
    letter = code.lstrip("=+")[0]
    if letter == "a":
        return Role(True, writes, optional="?" in code)
    bits = _bits(letter, words, types)
    return Role(reads, writes, "?" in code, bits, letter in "TS")


def _bits(letter: str, words: list[str], types: list[str]) -> int | None:
    if letter in "p48":
        return {"p": 1, "4": 32, "8": 64}[letter]
    if letter not in "tTsSw" or not types or "x2" in words or "x4" in words:
        return None
    if letter in "tTw" and len(set(types)) > 1 and words[0] not in ("cvt", "set", "slct"):
        return None
    bits = BITS[types[-1] if letter in "sS" else types[0]]
    return bits * 2 if letter == "w" and "wide" in words else bits


def _access(row: _Row) -> Access | None:
    if "any_memory" in row.facts:
        return Access.UNKNOWN
    if "descriptor" in row.facts:
        return Access.LOAD
    return next((access for access in Access if access.value in row.facts), None)


def _space(words: list[str], row: _Row) -> Space:
    if "descriptor" in row.facts:
        return Space.SHARED
    if "texture" in row.facts:
        return Space.TEXTURE
    if words[0] == "tcgen05":
        return Space.TENSOR
    if words[0] == "ldu":
        return Space.GLOBAL
    return next((SPACES[word] for word in words if word in SPACES), Space.GENERIC)


def _bytes(words: list[str], types: list[str]) -> int | None:
    if words[0] not in ("ld", "ldu", "st", "atom", "red") or not types:
        return None
    elements = next((_VECTORS[word] for word in words if word in _VECTORS), 1)
    return elements * BITS[types[-1]] // 8


def _traits(words: list[str], row: _Row) -> frozenset[Trait]:
    named = {trait for trait in Trait if trait.value in row.facts}
    if words[0] in ("ld", "st") and {"volatile", "acquire", "release", "relaxed", "mmio"} & {
        *words
    }:
        named.add(Trait.VOLATILE)
    return frozenset(named)


# Special registers: names that PTX itself declares (PTX ISA 9.0 manual, chapter 10).

_SPECIAL_REGISTERS = """
%tid %ntid %laneid %warpid %nwarpid %ctaid %nctaid %smid %nsmid %gridid %is_explicit_cluster
%clusterid %nclusterid %cluster_ctaid %cluster_nctaid %cluster_ctarank %cluster_nctarank
%lanemask_eq %lanemask_le %lanemask_lt %lanemask_ge %lanemask_gt %clock %clock_hi %clock64
%globaltimer %globaltimer_lo %globaltimer_hi %reserved_smem_offset_begin
%reserved_smem_offset_end %reserved_smem_offset_cap %total_smem_size %aggr_smem_size
%dynamic_smem_size %current_graph_exec
"""
_NAMES = frozenset(_SPECIAL_REGISTERS.split())
_NUMBERED = re.compile(r"%(?:envreg|pm|reserved_smem_offset_)\d{1,2}(?:_64)?")

WARP_IDENTITY = frozenset(
    {"%laneid", "%warpid"} | {f"%lanemask_{which}" for which in ("eq", "le", "lt", "ge", "gt")}
)
"""Special registers of a thread's place in its warp: a thread remap changes their meaning."""


def is_special(name: str) -> bool:
    """True if ``name`` (without component) is a special register."""
    return name in _NAMES or _NUMBERED.fullmatch(name) is not None
