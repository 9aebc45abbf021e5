"""Which kind of work a SASS instruction is: one class per opcode, in one table.

Classes are what a what-if experiment removes and what its self-check counts. An opcode that is
not in the table is ``OTHER``, and :func:`unknown_opcodes` names it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType

from cuado.sass.toolchain.listing import SassInstruction


class SassClass(StrEnum):
    """A kind of work."""

    GLOBAL_LOAD = "global load"
    GLOBAL_STORE = "global store"
    SHARED_LOAD = "shared load"
    SHARED_STORE = "shared store"
    LOCAL_LOAD = "local load"
    LOCAL_STORE = "local store"
    GENERIC_LOAD = "generic load"
    GENERIC_STORE = "generic store"
    CONSTANT_LOAD = "constant load"
    TEXTURE = "texture or surface access"
    ATOMIC = "atomic"
    SHARED_ATOMIC = "shared atomic"
    ASYNC_COPY = "asynchronous copy"
    CACHE = "cache control"
    BARRIER = "barrier"
    ASYNC_BARRIER = "asynchronous barrier"
    FENCE = "memory fence"
    FP32 = "fp32"
    FP64 = "fp64"
    FP16 = "fp16"
    SPECIAL = "special function"
    TENSOR = "tensor core"
    INTEGER = "integer"
    CONVERSION = "conversion"
    MOVE = "move"
    PREDICATE = "predicate"
    WARP = "warp exchange"
    CONTROL = "control flow"
    NOP = "no operation"
    OTHER = "other"


_C = SassClass
_TABLE: dict[SassClass, str] = {
    _C.GLOBAL_LOAD: "LDG",
    _C.GLOBAL_STORE: "STG",
    _C.SHARED_LOAD: "LDS LDSM",
    _C.SHARED_STORE: "STS STSM STAS",
    _C.LOCAL_LOAD: "LDL",
    _C.LOCAL_STORE: "STL",
    _C.GENERIC_LOAD: "LD QSPC",
    _C.GENERIC_STORE: "ST",
    _C.CONSTANT_LOAD: "LDC LDCU ULDC",
    _C.TEXTURE: "TEX TLD TLD4 TMML TXD TXQ SULD SUST SUATOM SURED SUQUERY FOOTPRINT",
    _C.ATOMIC: "ATOM ATOMG RED REDG",
    _C.SHARED_ATOMIC: "ATOMS REDS REDAS",
    _C.ASYNC_COPY: (
        "LDGSTS LDGDEPBAR ARRIVES UTMALDG UTMASTG UTMAREDG UTMAPF UTMACCTL UTMACMDFLUSH UBLKCP "
        "UBLKRED UBLKPF LDTM STTM UTCCP UTCSHIFT"
    ),
    _C.CACHE: "CCTL CCTLL CCTLT UCCTL",
    _C.BARRIER: "BAR UCGABAR_ARV UCGABAR_WAIT",
    _C.ASYNC_BARRIER: "SYNCS UTCBAR ACQBULK ACQSHMINIT",
    _C.FENCE: "MEMBAR ERRBAR CGAERRBAR FENCE",
    _C.FP32: (
        "FADD FFMA FMUL FMNMX FMNMX3 FSEL FSET FSETP FSWZADD FCHK FADD2 FFMA2 FMUL2 FADD32I "
        "FFMA32I FMUL32I FHADD FHFMA IPA UFADD UFFMA UFMUL UFSEL UFSET UFSETP UFMNMX"
    ),
    _C.FP64: "DADD DFMA DMUL DSETP DSET DMNMX",
    _C.FP16: ("HADD2 HFMA2 HMUL2 HMNMX2 HSET2 HSETP2 HADD2_32I HFMA2_32I HMUL2_32I VHMNMX"),
    _C.SPECIAL: "MUFU RRO",
    _C.TENSOR: (
        "HMMA IMMA BMMA DMMA QMMA OMMA MOVM HGMMA IGMMA QGMMA BGMMA WARPGROUP WARPGROUPSET "
        "UTCHMMA UTCIMMA UTCQMMA UTCOMMA UTCMXQMMA UTCATOMSWS"
    ),
    _C.INTEGER: (
        "IADD IADD3 IADD32I IMAD IMUL IMUL32I IMNMX IMNMX3 IABS ISCADD ISCADD32I IDP IDP4A LEA "
        "LOP LOP3 LOP32I SHF SHL SHR XMAD BFE BFI BMSK BREV FLO POPC SGXT PRMT ISETP ISET ICMP "
        "VABSDIFF VABSDIFF4 VIADD VIADD2 VIMNMX VIMNMX3 VIADDMNMX VADD LEPC "
        "UIADD3 UIMAD UIMUL UIABS UIMNMX ULEA ULOP ULOP3 ULOP32I USHF USHL USHR UBMSK UBREV UFLO "
        "UPOPC USGXT UPRMT UISETP UVIADD UVIMNMX UVIRTCOUNT"
    ),
    _C.CONVERSION: (
        "F2F F2FP F2I F2IP I2F I2FP I2I I2IP FRND UF2F UF2FP UF2I UF2IP UI2F UI2FP UI2I UI2IP UFRND"
    ),
    _C.MOVE: (
        "MOV MOV32I MOV64IUR SEL S2R S2UR CS2R CS2UR R2UR R2B B2R UMOV UMOV32I USEL UR2UR "
        "UCS2R US2UR GETLMEMBASE SETLMEMBASE USETMAXREG "
    ),
    _C.PREDICATE: "P2R R2P PLOP3 PSET PSETP UP2UR UR2UP UPLOP3 UPSETP UPSET",
    _C.WARP: ("SHFL VOTE VOTEU MATCH REDUX CREDUX ELECT "),
    _C.CONTROL: (
        "BRA BRX BRXU JMP JMX JMXU JCAL CALL RET EXIT BSSY BSYNC BREAK BMOV BPT KILL WARPSYNC "
        "YIELD NANOSLEEP RTT RPCMOV PREEXIT ENDCOLLECTIVE DEPBAR SSY SYNC PBK "
        "BRK PCNT CONT PRET CAL PMTRIG  "
        ""
    ),
    _C.NOP: "NOP",
}
CLASSES = MappingProxyType(
    {opcode: kind for kind, opcodes in _TABLE.items() for opcode in opcodes.split()}
)
"""Class by base opcode."""

_OPCODE = re.compile(r"^\s*(?:@!?U?P[T\d]+\s+)?([A-Z][A-Za-z0-9_.]*)")


_COPY = re.compile(r"\bU?IMAD\.MOV\b|\bHFMA2(?:\.MMA)? U?R\d+, -RZ, RZ, ")
"""Copies of registers and of constants that the compiler has multipliers make."""


@lru_cache(maxsize=1 << 16)
def base_opcode(sass: str) -> str:
    """Opcode of a disassembled instruction without modifiers; empty if it does not parse."""
    return full_opcode(sass).partition(".")[0]


def full_opcode(sass: str) -> str:
    """Opcode of a disassembled instruction with its modifiers; empty if it does not parse."""
    match = _OPCODE.match(sass)
    return match[1] if match else ""


def class_of(sass: str) -> SassClass:
    """Class of a disassembled instruction; arithmetic that only copies is a move."""
    if _COPY.search(sass):
        return SassClass.MOVE
    return CLASSES.get(base_opcode(sass), SassClass.OTHER)


def count_classes(code: Iterable[SassInstruction]) -> Counter[SassClass]:
    """Static instructions by class; a class that does not occur counts 0."""
    return Counter(class_of(instruction.sass) for instruction in code)


_PLAIN = frozenset(["LDG", "STG", "LDS", "STS", "LDL", "STL", "LD", "ST"])
"""Accesses whose modifiers say how many bytes a thread moves."""
_BYTES = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "64": 8, "128": 16, "256": 32}
_WORD = 4


def bytes_of(sass: str) -> int | None:
    """Bytes that a thread moves by an access: ``LDS.64`` 8, ``STG.E.U8`` 1; None for others."""
    if base_opcode(sass) not in _PLAIN:
        return None
    match = _OPCODE.match(sass)
    modifiers = match[1].split(".")[1:] if match else []
    return next((_BYTES[each] for each in modifiers if each in _BYTES), _WORD)


def count_bytes(code: Iterable[SassInstruction]) -> Mapping[SassClass, int]:
    """Bytes that a thread moves by the static accesses of each class.

    Unlike their number, this is the same whether or not the assembler makes one wide access of
    neighbouring ones. A class is absent if it has an instruction whose bytes are not known.
    """
    found: Counter[SassClass] = Counter()
    unknown: set[SassClass] = set()
    for instruction in code:
        kind, moved = class_of(instruction.sass), bytes_of(instruction.sass)
        if moved is None:
            unknown.add(kind)
        else:
            found[kind] += moved
    return {kind: moved for kind, moved in found.items() if kind not in unknown}
