"""Registers that a SASS instruction reads and writes, from its disassembly.

Covers what the analysis of waits needs: general-purpose registers (``R0``..``R254``), pairs and
quads implied by access width and by 64-bit addresses. Predicates, uniform registers and special
registers are left out; ``RZ`` is no register.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from cuado.model.instruction import Instruction

_REGISTER = re.compile(r"(?<![A-Z])R(\d+)(\.64)?")
_WIDE = re.compile(r"\.(64|128)(?![\d])")
_NO_DESTINATION = frozenset(
    {"STG", "STS", "STL", "ST", "RED", "REDG", "BAR", "BRA", "EXIT", "MEMBAR", "CCTL", "STSM"}
)
_LOADS = frozenset({"LDG", "LD", "LDL", "LDS", "ATOM", "ATOMG", "ATOMS", "LDSM", "TEX", "TLD"})
_PAIR_RESULTS = ("IMAD.WIDE", "DADD", "DMUL", "DFMA", "F2F.F64", "I2F.F64")


@dataclass(frozen=True, slots=True)
class Registers:
    """General-purpose registers, by number."""

    written: frozenset[int]
    read: frozenset[int]


def registers_of(instruction: Instruction) -> Registers:
    """What ``instruction`` writes and reads; empty sets where its text does not parse."""
    return _registers(instruction.opcode, instruction.operands)


@lru_cache(maxsize=1 << 16)
def _registers(opcode: str, text: str) -> Registers:
    operands = text.split(",")
    if opcode.partition(".")[0] in _NO_DESTINATION or not text:
        return Registers(frozenset(), _numbers(operands))
    # Comparisons write predicates first; their first general register is an input.
    match = re.match(r"R(\d+)", operands[0].strip())
    if match is None:
        return Registers(frozenset(), _numbers(operands))
    # A wide result takes consecutive registers from the one that is named.
    start = int(match[1])
    written = frozenset(range(start, start + _width(opcode)))
    return Registers(written, _numbers(operands[1:]))


def _width(opcode: str) -> int:
    """Registers that the result takes."""
    if opcode.partition(".")[0] in _LOADS:
        wide = _WIDE.search(opcode)
        return int(wide[1]) // 32 if wide else 1
    return 2 if opcode.startswith(_PAIR_RESULTS) else 1


def _numbers(operands: list[str]) -> frozenset[int]:
    found: set[int] = set()
    for operand in operands:
        for number, pair in _REGISTER.findall(operand):
            found.add(int(number))
            if pair:
                found.add(int(number) + 1)
    return frozenset(found)
