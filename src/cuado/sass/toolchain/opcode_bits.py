"""What kind of access an instruction makes, by its bits: without a disassembler.

From Ampere to Hopper the lowest nine bits of an instruction are its opcode; which they are was read
off nvdisasm's listings of 600,000 instructions. Only what accesses memory, and barriers, are
distinguished. What the table does not know has no answer, and who asks then has the code
disassembled.
"""

from types import MappingProxyType

from cuado.sass.toolchain.classes import SassClass

ARCHITECTURES = range(80, 91)
"""Compute capabilities, times ten, that the table is of."""
_OPCODE = 0x1FF
_C = SassClass
_ACCESSES = MappingProxyType(
    {
        0x03B: _C.SHARED_LOAD,  # LDSM
        0x0B9: _C.CONSTANT_LOAD,  # ULDC
        0x11D: _C.BARRIER,  # BAR
        0x180: _C.GENERIC_LOAD,  # LD
        0x181: _C.GLOBAL_LOAD,  # LDG
        0x182: _C.CONSTANT_LOAD,  # LDC
        0x183: _C.LOCAL_LOAD,  # LDL
        0x184: _C.SHARED_LOAD,  # LDS
        0x185: _C.GENERIC_STORE,  # ST
        0x186: _C.GLOBAL_STORE,  # STG
        0x187: _C.LOCAL_STORE,  # STL
        0x188: _C.SHARED_STORE,  # STS
        0x18C: _C.SHARED_ATOMIC,  # ATOMS
        0x18D: _C.SHARED_ATOMIC,  # ATOMS.CAS
        0x18E: _C.ATOMIC,  # RED, REDG
        0x1A3: _C.ATOMIC,  # ATOMG
        0x1A6: _C.ATOMIC,  # REDG
        0x1A8: _C.ATOMIC,  # ATOMG
        0x1A9: _C.ATOMIC,  # ATOMG.CAS
    }
)
# fmt: off
_ARITHMETIC = frozenset(
    {
        0x002, 0x003, 0x004, 0x005, 0x006, 0x007, 0x008, 0x009, 0x00A, 0x00B, 0x00C, 0x00F,
        0x010, 0x011, 0x012, 0x013, 0x016, 0x017, 0x019, 0x01A, 0x01C, 0x020, 0x021, 0x023,
        0x024, 0x025, 0x027, 0x028, 0x029, 0x02A, 0x02B, 0x02F, 0x030, 0x031, 0x032, 0x033,
        0x035, 0x036, 0x03C, 0x03E, 0x03F, 0x045, 0x046, 0x048, 0x082, 0x086, 0x087, 0x08C,
        0x090, 0x091, 0x092, 0x096, 0x097, 0x099, 0x09A, 0x0A4, 0x0A5, 0x0BD, 0x0CA,
    }
)
# fmt: on
"""What works on registers alone."""
_OTHERS = frozenset(
    {
        *(0x100, 0x102, *range(0x104, 0x10A)),  # conversions, roots, counts of bits
        *range(0x110, 0x114),  # conversions of doubles
        *(0x118, 0x119, 0x11A, 0x11B, 0x11C),  # NOP, S2R, DEPBAR, ENDCOLLECTIVE, B2R
        *(0x141, 0x142, 0x144, 0x145, 0x146, 0x147, 0x148, 0x14D, 0x150, 0x155, 0x156, 0x15C),
        0x15D,  # with those above: control flow
        *(0x189, 0x18F, 0x192, 0x1A1, 0x1AB, 0x1AE, 0x1AF),  # SHFL, CCTL, fences, MATCH, LDGSTS
        *(0x1A7, 0x1B2, 0x1B4, 0x1BA, 0x1C6),  # SYNCS, UTMALDG, UBLKCP, FENCE
        *(0x1C2, 0x1C3, 0x1C4, 0x1C5, 0x1C8, 0x1F0),  # R2UR, S2UR, REDUX, WARPGROUP, HGMMA
    }
)
"""What accesses no memory, or is counted as something else: control flow above all."""


def access_of(encoding: int, architecture: int) -> SassClass | None:
    """The class of an access or a barrier; ``OTHER`` for what is none; None if it is not known.

    Args:
        encoding: of the instruction, 128 bits.
        architecture: compute capability, times ten.
    """
    if architecture not in ARCHITECTURES:
        return None
    opcode = encoding & _OPCODE
    if opcode in _ACCESSES:
        return _ACCESSES[opcode]
    return _C.OTHER if opcode in _OTHERS or opcode in _ARITHMETIC else None
