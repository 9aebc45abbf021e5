"""What kind of work an instruction is, by its bits: without a disassembler, which takes a third of
a second to start.

From Ampere to Hopper the lowest nine bits of an instruction are its opcode. Which they are was read
off nvdisasm's listings of 600,000 instructions, and of instructions with other bits at random, for
each opcode that it knows. What the table does not know has no answer, and who asks then has the
code disassembled.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from cuado.sass.toolchain.classes import SassClass
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.listing import is_branch_to_itself

ARCHITECTURES = range(80, 91)
"""Compute capabilities, times ten, that the table is of."""
WIDE = 16
"""Bytes of an instruction since Volta."""
_OPCODE = 0x1FF
_C = SassClass
_TABLE = {
    _C.GLOBAL_LOAD: "17E 181",
    _C.GLOBAL_STORE: "17F 186",
    _C.SHARED_LOAD: "03B 184",
    _C.SHARED_STORE: "044 188 1BD",
    _C.LOCAL_LOAD: "183",
    _C.LOCAL_STORE: "187",
    _C.GENERIC_LOAD: "180 1AA",
    _C.GENERIC_STORE: "185",
    _C.CONSTANT_LOAD: "0B8 0B9 0BB 182",
    _C.TEXTURE: (
        "160 161 162 163 164 165 166 167 168 169 16A 16B 16C 16D 16E 16F 170 171 172 173 174 193 "
        "194 195 196 197 198 199 19A 19B 19C 19D 19E 19F 1A0 1B3"
    ),
    _C.ATOMIC: "18A 18B 18E 1A2 1A3 1A6 1A8 1A9",
    _C.SHARED_ATOMIC: "18C 18D 1BE",
    _C.ASYNC_COPY: "1AE 1AF 1B0 1B4 1B5 1B6 1B7 1B8 1B9 1BA 1BB 1BC",
    _C.CACHE: "18F 190 191",
    _C.BARRIER: "11D 1C7",
    _C.ASYNC_BARRIER: "02E 1A7 1B1 1B2",
    _C.FENCE: "192 1AB 1C6",
    _C.FP32: "008 009 00A 00B 020 021 022 023 102 126",
    _C.FP64: "028 029 02A 02B",
    _C.FP16: "030 032 033 034 040 047",
    _C.SPECIAL: "108",
    _C.TENSOR: "037 03A 03C 03D 03F 07A 15E 1C5 1F0 1F1 1F2 1F3",
    _C.INTEGER: (
        "00C 00F 010 011 012 013 014 015 016 017 019 01A 01B 025 026 027 036 046 048 08C 090 091 "
        "092 096 097 099 09A 09B 0A4 0A5 0BD 0BE 0BF 100 101 109 14E"
    ),
    _C.CONVERSION: "038 039 03E 043 045 0BA 105 106 107 110 111 112 113",
    _C.MOVE: "002 005 007 082 087 0CA 119 11C 1C0 1C1 1C2 1C3 1C8",
    _C.PREDICATE: "003 004 01C 01D 01E 01F 083 084 09C 09D 09E 09F",
    _C.WARP: "006 02F 086 189 1A1 1C4",
    _C.CONTROL: (
        "001 02D 11A 11B 141 142 143 144 145 146 147 148 149 14A 14C 14D 150 152 153 154 155 156 "
        "157 158 159 15B 15C 15D"
    ),
    _C.NOP: "118",
}
_CLASSES = MappingProxyType(
    {int(code, 16): kind for kind, codes in _TABLE.items() for code in codes.split()}
)
_IMAD, _HFMA2, _HFMA2_MMA = 0x024, 0x031, 0x035
"""Multipliers that also copy registers and constants."""
RZ = 0xFF
REGISTER, LAST_IMMEDIATE, LAST_CONSTANT, IMMEDIATE, CONSTANT, UNIFORM = 1, 2, 3, 4, 5, 6
"""Forms of an instruction, its bits 9 to 11: which of its second and third operand is no register,
and then is in the second one's place."""
_PLAIN_LOADS = frozenset([0x180, 0x181, 0x183, 0x184, 0x185, 0x186, 0x187, 0x188])
"""Accesses whose size is in bits 73 to 75."""
_SIZES = (1, 1, 2, 2, 4, 8, 16)
_NOP_ALWAYS = 0x7918
"""The low bits of a NOP without a guard."""


def form_of(encoding: int) -> int:
    """Which kinds of operands an instruction has: bits 9 to 11."""
    return encoding >> 9 & 7


def opcode_of(encoding: int) -> int:
    """The opcode: the lowest nine bits."""
    return encoding & _OPCODE


def class_of_bits(encoding: int, architecture: int) -> SassClass | None:
    """The class of an instruction; None if it is not known by its bits.

    Args:
        encoding: of the instruction, 128 bits.
        architecture: compute capability, times ten.
    """
    if architecture not in ARCHITECTURES:
        return None
    opcode = encoding & _OPCODE
    if opcode == _IMAD:
        return _C.MOVE if _copies(encoding) else _C.INTEGER
    if opcode in (_HFMA2, _HFMA2_MMA):
        return _of_halves(encoding)
    return _CLASSES.get(opcode)


def _copies(encoding: int) -> bool:
    """True of an IMAD that only copies its third operand, or its first one."""
    form, first, last = form_of(encoding), encoding >> 24 & 0xFF, encoding >> 64 & 0xFF
    has_carry = encoding >> 74 & 1
    has_uniform_bank = form in (LAST_CONSTANT, CONSTANT) and encoding >> 91 & 1
    if form not in range(REGISTER, UNIFORM) or has_carry or has_uniform_bank:
        return False
    second = encoding >> 32 & 0xFFFFFFFF
    if first == RZ:
        return True
    if form == IMMEDIATE:
        return second == 0 or (second == 1 and last == RZ)
    if form == REGISTER:
        return second & 0xFF == RZ
    return form != CONSTANT and last == RZ


def _of_halves(encoding: int) -> SassClass | None:
    """A multiply-add of halves; with nothing to multiply it is a constant."""
    first, last = encoding >> 24 & 0xFF, encoding >> 64 & 0xFF
    if first != RZ:
        return _C.FP16
    is_plain = encoding >> 72 & 0x7FFFF == 1 and not encoding >> 122 & 0xF
    has_result = encoding >> 16 & 0xFF != RZ
    if encoding & _OPCODE == _HFMA2_MMA and form_of(encoding) == LAST_IMMEDIATE:
        return _C.MOVE if is_plain and has_result and last == RZ else None
    return None


def bytes_of_bits(encoding: int) -> int | None:
    """Bytes that a thread moves by a plain access; None for others."""
    size = encoding >> 73 & 7
    return _SIZES[size] if encoding & _OPCODE in _PLAIN_LOADS and size < len(_SIZES) else None


def encodings(cubin: Cubin, function: str) -> tuple[int, ...]:
    """The instructions of a function, without the padding at its end."""
    data = cubin.bytes_of(cubin.code[function])
    found = [int.from_bytes(data[n : n + WIDE], "little") for n in range(0, len(data), WIDE)]
    while found and found[-1] & 0xFFFF == _NOP_ALWAYS:
        found.pop()
    if found and is_branch_to_itself(found[-1]):
        found.pop()
    return tuple(found)


def may_be_told(cubin: bytes) -> bool:
    """True if the table is of the chip that a cubin is for."""
    return Cubin(cubin).architecture in ARCHITECTURES


def classes_by_bits(cubin: bytes, function: str) -> tuple[SassClass, ...] | None:
    """The class of each instruction of a function; None if one is not known by its bits.

    Raises:
        InvalidCubinError: not a cubin.
    """
    read = Cubin(cubin)
    if read.architecture not in ARCHITECTURES or function not in read.code:
        return None
    found: list[SassClass] = []
    for encoding in encodings(read, function):
        kind = class_of_bits(encoding, read.architecture)
        if kind is None:
            return None
        found.append(kind)
    return tuple(found)


def bytes_by_bits(cubin: bytes, function: str) -> Mapping[SassClass, int] | None:
    """As ``classes.count_bytes`` says it of a listing; None if an instruction is not known.

    Raises:
        InvalidCubinError: not a cubin.
    """
    kinds = classes_by_bits(cubin, function)
    if kinds is None:
        return None
    moved = map(bytes_of_bits, encodings(Cubin(cubin), function))
    return dict(_sums(zip(kinds, moved, strict=True)))


def _sums(moved: Iterator[tuple[SassClass, int | None]]) -> Iterator[tuple[SassClass, int]]:
    each: dict[SassClass, list[int | None]] = {}
    for kind, size in moved:
        each.setdefault(kind, []).append(size)
    for kind, sizes in each.items():
        if None not in sizes:
            yield kind, sum(size for size in sizes if size is not None)
