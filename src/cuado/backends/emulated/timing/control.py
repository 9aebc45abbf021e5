"""Control bits of machine code, which say what the scheduler waits for: Volta to Blackwell.

Bits 105 to 125 of the 128 are, from the low end: 4 of stall cycles, 1 of yield, 3 of the barrier
that the result releases, 3 of the one that the read operands release (7: none), 6 of barriers to
wait for, 4 of operand reuse. Source: Jia et al., "Dissecting the NVIDIA Volta GPU Architecture via
Microbenchmarking", 2018, arXiv 1804.06826, section 2.1.
"""

import re
from dataclasses import dataclass

from cuado.backends.emulated.timing.workload import Operation
from cuado.device.chip import WARP_SIZE
from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of

_SHIFT = 105
_NONE = 7
BARRIERS = 6


@dataclass(frozen=True, slots=True)
class Control:
    """Control bits of an instruction.

    Attributes:
        stall: cycles until the warp may issue its next instruction.
        sets: barrier that the result releases; None for none.
        frees: barrier that the read operands release; None for none.
        waits: barriers to wait for.
    """

    stall: int
    sets: int | None
    frees: int | None
    waits: tuple[int, ...]


def control_of(encoding: int) -> Control:
    """Control bits of a 128-bit encoding."""
    bits = encoding >> _SHIFT
    sets, frees, mask = bits >> 5 & 7, bits >> 8 & 7, bits >> 11 & 63
    return Control(
        bits & 15,
        None if sets == _NONE else sets,
        None if frees == _NONE else frees,
        tuple(n for n in range(BARRIERS) if mask >> n & 1),
    )


_C, _O = SassClass, Operation
_OF_CLASS = {
    _C.GLOBAL_LOAD: _O.LOAD,
    _C.LOCAL_LOAD: _O.LOAD,
    _C.GENERIC_LOAD: _O.LOAD,
    _C.TEXTURE: _O.LOAD,
    _C.GLOBAL_STORE: _O.STORE,
    _C.LOCAL_STORE: _O.STORE,
    _C.GENERIC_STORE: _O.STORE,
    _C.SHARED_LOAD: _O.SHARED,
    _C.SHARED_STORE: _O.SHARED,
    _C.SHARED_ATOMIC: _O.SHARED,
    _C.ASYNC_COPY: _O.COPY,
    _C.ATOMIC: _O.ATOMIC,
    _C.CONSTANT_LOAD: _O.CONSTANT,
    _C.BARRIER: _O.BARRIER,
    _C.FP32: _O.FP32,
    _C.FP16: _O.FP32,
    _C.FP64: _O.FP64,
    _C.SPECIAL: _O.SPECIAL,
    _C.TENSOR: _O.TENSOR,
    _C.CONVERSION: _O.CONVERSION,
    _C.CONTROL: _O.CONTROL,
    _C.NOP: _O.CONTROL,
}
# Opcodes whose unit is not that of their class.
_OF_OPCODE = {
    "IMAD": _O.INTEGER_MULTIPLY,
    "IMUL": _O.INTEGER_MULTIPLY,
    "IDP": _O.INTEGER_MULTIPLY,
    "FCHK": _O.SPECIAL,
    "POPC": _O.SPECIAL,
    "FLO": _O.SPECIAL,
    "BREV": _O.SPECIAL,
    "FMNMX": _O.INTEGER,
    "FSEL": _O.INTEGER,
    "FSET": _O.INTEGER,
    "FSETP": _O.INTEGER,
    "F2FP": _O.INTEGER,
    "I2FP": _O.INTEGER,
    "F2IP": _O.INTEGER,
    "I2IP": _O.INTEGER,
    "S2R": _O.SYSTEM,
    "S2UR": _O.SYSTEM,
    "R2UR": _O.UNIFORM,
    "SHFL": _O.SHUFFLE,
    "MATCH": _O.SPECIAL,
    "REDUX": _O.SPECIAL,
    "CREDUX": _O.SPECIAL,
    "LDGDEPBAR": _O.COMMIT,
}
_ASYNCHRONOUS = {
    "UTMACMDFLUSH": _O.COMMIT,
    "UTMALDG": _O.BULK,
    "UTMASTG": _O.BULK,
    "UBLKCP": _O.BULK,
    "UTMACCTL": _O.CONTROL,
    "ARRIVES": _O.MBARRIER,
    "SYNCS": _O.MBARRIER,
    "WARPGROUP": _O.CONTROL,
    "WARPGROUPSET": _O.CONTROL,
    "UCGABAR_ARV": _O.CLUSTER_ARRIVAL,
    "UCGABAR_WAIT": _O.CLUSTER_WAIT,
}


_WIDE = re.compile(r"\bIMAD\.(?:WIDE|HI)\b")


_AWAITED = re.compile(r"\bDEPBAR\.LE SB\d, (0x[0-9a-f]+)")
_BARRIER = re.compile(r"\bBAR\.[A-Z._]+ (0x[0-9a-f]+)(?:, (0x[0-9a-f]+))?$")
_PRODUCTS = re.compile(r"\bWARPGROUP\.DEPBAR\.LE gsb0, (0x[0-9a-f]+)")


def awaited(sass: str) -> int | None:
    """How many groups of copies may still be under way behind a wait; None for other waits."""
    match = _AWAITED.search(sass)
    return int(match[1], 16) if match else None


def products_left(sass: str) -> int | None:
    """How many groups of products may still be under way behind a wait; None for other waits."""
    match = _PRODUCTS.search(sass)
    return int(match[1], 16) if match else None


def barrier_of(sass: str) -> tuple[int, int]:
    """The number of a block's barrier, and the warps that meet there; 0 warps for all."""
    match = _BARRIER.search(sass)
    if match is None:
        return 0, 0
    return int(match[1], 16), int(match[2] or "0", 16) // WARP_SIZE


def goes_on_from(sass: str) -> bool:
    """True of a block's barrier at which a warp only says that it came."""
    return base_opcode(sass) == "BAR" and "BAR.ARV" in sass


def _asynchronous(sass: str, opcode: str) -> Operation:
    """The kind of work of an instruction of bulk copies, mbarriers and warpgroups."""
    if products_left(sass) is not None:
        return _O.PRODUCTS
    if sass.endswith("WARPGROUP.ARRIVE") or "WARPGROUP.ARRIVE " in sass:
        return _O.TOGETHER
    return _O.PHASE if "SYNCS.PHASECHK" in sass else _ASYNCHRONOUS[opcode]


def operation_of(sass: str) -> Operation:
    """The kind of work that a disassembled instruction asks of the SM."""
    opcode = base_opcode(sass)
    if opcode in _ASYNCHRONOUS:
        return _asynchronous(sass, opcode)
    # From the special to the general: a modifier, the opcode, its class, then U for the uniform
    # datapath; integer arithmetic is what remains.
    if _WIDE.search(sass):
        return _O.WIDE_MULTIPLY
    if opcode in _OF_OPCODE:
        return _OF_OPCODE[opcode]
    kind = class_of(sass)
    if kind in _OF_CLASS:
        return _OF_CLASS[kind]
    if opcode.startswith("U"):
        return _O.UNIFORM
    return _O.INTEGER
