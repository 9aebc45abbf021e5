"""What a machine instruction reads and writes: registers and predicates, uniform ones as well.

Text of a disassembler is all there is to go by, so where it leaves something open, too much is said
to be read, and no more overwritten than is certain. That is the safe side for slices: they contain
what they must, and perhaps more. Names: ``R4``, ``UR4``, ``P0``, ``UP0``; registers and predicates
that are constants (``RZ``, ``PT``) are none.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of

_GUARD = re.compile(r"^@!?(U?P\d+|U?PT)\s+")
_REGISTER = re.compile(r"(?<![\w.])(U?R)(\d+)(\.64)?(?!\w)")
_PREDICATE = re.compile(r"(?<![\w.])(U?P\d+)(?!\w)")
_PLAIN_REGISTER = re.compile(r"^(U?R)(\d+|Z)(\.64)?(?:\.reuse)?$")
_PLAIN_PREDICATE = re.compile(r"^(U?P\d+|U?PT)$")
_ALL_PREDICATES = {"PR": "P", "UPR": "UP"}
_WIDTHS = re.compile(r"\.(?:[A-Z]?)(64|128|256)(?![\dA-Z])")
_DESCRIPTOR = re.compile(r"desc\[UR(\d+)\]")

_COMPARES = re.compile(r"SETP2?$|^U?PLOP3$|^FCHK$|^R2P$|^UR2UP$")
"""Opcodes whose results are predicates only."""
# fmt: off
_NO_RESULT = frozenset(
    [
        "STG", "STS", "STL", "ST", "STSM", "RED", "REDG", "REDS", "BAR", "BRA", "BRX", "BRXU",
        "JMP", "JMX", "CALL", "RET", "EXIT", "BSSY", "BSYNC", "BREAK", "BPT", "KILL",
        "WARPSYNC", "YIELD", "NANOSLEEP", "DEPBAR", "MEMBAR", "ERRBAR", "CGAERRBAR", "FENCE",
        "CCTL", "CCTLL", "CCTLT", "UCCTL", "NOP", "SUST", "SURED", "PREEXIT", "ENDCOLLECTIVE",
        "ACQBULK", "UCGABAR_ARV", "UCGABAR_WAIT", "LDGSTS", "LDGDEPBAR", "SETLMEMBASE", "PMTRIG",
    ]
)
_PAIRS = frozenset(["DADD", "DMUL", "DFMA", "DMNMX"])
_LOADS = frozenset(["LDG", "LD", "LDS", "LDL", "LDC", "ULDC", "LDCU", "ATOM", "ATOMG", "ATOMS"])
# fmt: on


@dataclass(frozen=True, slots=True)
class Effects:
    """Registers and predicates of one instruction.

    Attributes:
        reads: that it may read.
        writes: that it may write.
        kills: that it certainly overwrites.
        guard: predicate that decides whether it is executed; empty for none.
    """

    reads: frozenset[str]
    writes: frozenset[str]
    kills: frozenset[str]
    guard: str = ""


@lru_cache(maxsize=1 << 16)
def effects_of(sass: str) -> Effects:
    """What an instruction reads and writes, from its disassembly."""
    # The guard is in front, then the opcode; operands begin with the results.
    guard = _GUARD.match(sass)
    predicate = guard[1] if guard and not guard[1].endswith("T") else ""
    _, _, text = sass[guard.end() if guard else 0 :].strip().partition(" ")
    operands = _split(text)
    results = _results(base_opcode(sass), operands)
    writes: set[str] = set()
    kills: set[str] = set()
    opcode = _opcode(sass)
    for index, operand in enumerate(operands[:results]):
        written, certain = _written(operand, opcode, sass)
        writes |= written
        # Of predicates the first is a result for certain, what stands behind may be an operand.
        kills |= certain if index == 0 or _PLAIN_REGISTER.match(operand) else set()
    reads = {
        name
        for place, operand in enumerate(operands[results:])
        for name in _read(operand, sass, opcode, place)
    }
    # A second predicate in front may as well be an operand.
    reads |= {op for op in operands[1:results] if _PREDICATE.fullmatch(op)}
    # A guarded instruction may not run: it overwrites nothing for certain.
    if predicate:
        reads.add(predicate)
        kills.clear()
    return Effects(frozenset(reads), frozenset(writes), frozenset(kills), predicate)


def _opcode(sass: str) -> str:
    return _GUARD.sub("", sass.strip()).partition(" ")[0]


def _split(text: str) -> list[str]:
    """Operands; commas inside brackets or quoted names do not separate."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        if character in "[({":
            depth += 1
        elif character in "])}":
            depth -= 1
        elif character == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return [*found, last] if last else found


def _results(base: str, operands: list[str]) -> int:
    """How many operands are results: predicates in front, a register, predicates behind it."""
    if base in _NO_RESULT:
        return 0
    count = 0
    while count < min(len(operands), 2) and _is_predicate(operands[count]):
        count += 1
    if _COMPARES.search(base):
        return count
    if count < len(operands) and _PLAIN_REGISTER.match(operands[count]):
        count += 1
        while count < len(operands) and _PLAIN_PREDICATE.match(operands[count]):
            count += 1  # Carries; if they are operands, they are taken to be read as well.
    return count


def _is_predicate(operand: str) -> bool:
    return bool(_PLAIN_PREDICATE.match(operand)) or operand in _ALL_PREDICATES


def _written(operand: str, opcode: str, sass: str) -> tuple[set[str], set[str]]:
    """What a result may write, and what it certainly does."""
    if operand in _ALL_PREDICATES:
        return {f"{_ALL_PREDICATES[operand]}{n}" for n in range(8)}, set()
    register = _PLAIN_REGISTER.match(operand)
    if register is None:
        name = {operand} if _PREDICATE.fullmatch(operand) else set()
        return name, set(name)
    if register[2] == "Z":
        return set(), set()
    first, (most, certain) = int(register[2]), _result_width(opcode, sass)
    names = [f"{register[1]}{first + n}" for n in range(most)]
    return set(names), set(names[:certain])


def _result_width(opcode: str, sass: str) -> tuple[int, int]:
    """The most and the fewest registers that a result takes."""
    base, kind = base_opcode(sass), class_of(sass)
    width = _WIDTHS.search(opcode)
    wide = int(width[1]) // 32 if width else 1
    if base in _LOADS:
        return wide, wide
    if base in _PAIRS or ".WIDE" in opcode or (base == "CS2R" and ".32" not in opcode):
        return 2, 2
    most = {SassClass.TENSOR: 8, SassClass.TEXTURE: 4}.get(kind, 4 if base == "LDSM" else wide)
    return (_converted(opcode)[0] if kind is SassClass.CONVERSION else most), 1


def _read(operand: str, sass: str, opcode: str, place: int) -> set[str]:
    """What an operand that is no result may read; ``place`` is its number among them."""
    if operand in _ALL_PREDICATES:
        return {f"{_ALL_PREDICATES[operand]}{n}" for n in range(8)}
    found = set(_PREDICATE.findall(operand))
    wide = 1 if "[" in operand else _operand_width(opcode, sass, place)
    for kind, number, pair in _REGISTER.findall(operand):
        count = max(wide, 2 if pair else 1)
        found |= {f"{kind}{int(number) + n}" for n in range(count)}
    for number in _DESCRIPTOR.findall(operand):
        found.add(f"UR{int(number) + 1}")
    return found


def _operand_width(opcode: str, sass: str, place: int) -> int:
    """Registers that an operand takes at most."""
    kind = class_of(sass)
    if kind is SassClass.TENSOR:
        return 8
    if kind is SassClass.TEXTURE or base_opcode(sass) == "STSM":
        return 4
    if kind is SassClass.CONVERSION:
        return _converted(opcode)[1]
    if ".WIDE" in opcode:
        return 2 if place == _ADDEND else 1
    width = _WIDTHS.search(opcode)
    wide = int(width[1]) // 32 if width else 1
    return max(wide, 2 if kind is SassClass.FP64 else 1)


_ADDEND = 2
"""Place of what is added in a multiply-add; of the wide ones it alone is a pair."""
_DOUBLE = frozenset({"F64", "S64", "U64"})
_FLOAT = frozenset({"F16", "F32", "F64", "BF16", "TF32"})


def _converted(opcode: str) -> tuple[int, int]:
    """Registers of a conversion's result and operand: ``F2F.F64.F32`` names both, result first."""
    base, *words = opcode.split(".")
    kinds = [word for word in words if word in _DOUBLE | _FLOAT]
    if base == "F2F" and len(kinds) == 2:
        return (2 if kinds[0] in _DOUBLE else 1), (2 if kinds[1] in _DOUBLE else 1)
    whole = 2 if {"S64", "U64"} & set(words) else 1
    floating = 2 if "F64" in words else 1
    if base in {"I2F", "UI2F"}:
        return floating, whole
    if base in {"F2I", "UF2I"}:
        return whole, floating
    both = max(whole, floating)
    return both, both
