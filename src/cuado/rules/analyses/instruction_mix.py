"""What the rules on instructions share: parts of the instructions executed, parts of warp time."""

from collections.abc import Iterable, Sequence

from cuado.model.instruction import Instruction
from cuado.rules.facts import Facts
from cuado.sass.registers import registers_of

WAITING = ("long_scoreboard", "short_scoreboard")
"""Stall reasons with which a warp waits for a result of variable latency."""


def matching(facts: Facts, *prefixes: str) -> tuple[Instruction, ...]:
    """Instructions that were executed and whose opcode starts with one of ``prefixes``."""
    return tuple(i for i in facts.code if i.executed and i.opcode.startswith(prefixes))


def executed(facts: Facts, among: Iterable[Instruction] | None = None) -> float:
    """Warp instructions executed, all or ``among`` them."""
    return facts.total(lambda i: i.executed, among)


def executed_part(facts: Facts, among: Iterable[Instruction]) -> float:
    """Part (0..1) of all executed warp instructions; 0 without counters."""
    whole = executed(facts)
    return executed(facts, among) / whole if whole else 0.0


def time_part(facts: Facts, among: Sequence[Instruction]) -> float | None:
    """Part (0..1) of warp time spent at ``among`` or waiting for their results."""
    total = facts.profile.samples
    if not total:
        return None
    spent = facts.total(lambda i: i.samples, among)
    chosen = {i.offset for i in among}
    spent += sum(i.stall(*WAITING) for i in readers(facts.code, among) if i.offset not in chosen)
    return spent / total


def readers(code: Sequence[Instruction], producers: Iterable[Instruction]) -> list[Instruction]:
    """First readers of the producers' results, in address order as :mod:`cuado.sass.waits`."""
    offsets = {i.offset for i in producers}
    pending: dict[int, frozenset[int]] = {}
    found = []
    for instruction in code:
        effect = registers_of(instruction)
        if any(result & effect.read for result in pending.values()):
            found.append(instruction)
            pending = {p: result for p, result in pending.items() if not result & effect.read}
        pending = {p: result for p, result in pending.items() if not result & effect.written}
        if instruction.offset in offsets and effect.written:
            pending[instruction.offset] = effect.written
    return found
