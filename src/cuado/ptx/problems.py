"""A rule of PTX that a text breaks, and where."""

from dataclasses import dataclass
from enum import StrEnum


class Rule(StrEnum):
    """What a problem breaks."""

    SYNTAX = "syntax"
    UNDECLARED = "undeclared name"
    REDECLARED = "name declared twice"
    NO_LABEL = "missing label"
    NOT_PREDICATE = "not a predicate"
    WIDTH = "register of the wrong width"
    OPERANDS = "missing or further operands"
    TYPES = "types that the opcode has not"
    ADDRESS = "not an address"
    HEADER = "module that no assembler takes"


@dataclass(frozen=True, slots=True)
class Problem:
    """A rule that is broken, and where; ``line`` counts from 1."""

    line: int
    rule: Rule
    message: str

    def __str__(self) -> str:
        """As a compiler would say it."""
        return f"PTX line {self.line}: {self.rule}: {self.message}"
