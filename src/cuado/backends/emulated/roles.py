"""What machine instructions do for the PTX instruction they were made for.

Of the several that one PTX instruction takes, one class does its work; those tell copies that the
assembler made from steps of one execution: a division is many steps, an unrolled FFMA is copies.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence

from cuado.backends.emulated.machine_runs import Evidence
from cuado.ptx.analysis.code import Code
from cuado.ptx.semantics.opcode import Access, Trait
from cuado.sass.toolchain.classes import base_opcode

_FLOATS = {"f32": "F", "f64": "D"}
_ARITHMETIC = {"add": "ADD", "sub": "ADD", "mul": "MUL", "fma": "FMA", "mad": "FMA"}
_SPECIAL = frozenset({"ex2", "lg2", "sin", "cos", "rsqrt", "tanh"})
_ACCESSES = {
    Access.LOAD: frozenset({"LDG", "LD", "LDS", "LDL", "LDSM"}),
    Access.STORE: frozenset({"STG", "ST", "STS", "STL", "STSM"}),
    Access.ATOMIC: frozenset({"ATOM", "ATOMG", "ATOMS", "RED", "REDG", "REDS"}),
}

FIRM, GOOD, WEAK = 4.0, 1.0, 0.2
"""Weights of evidence: of what assemblers neither copy nor move, of arithmetic, of the rest."""


def _does(code: Code, index: int) -> tuple[frozenset[str], float]:
    """Base opcodes that do the work of a PTX instruction, and the weight of what they tell."""
    instruction, effects = code.instructions[index], code.effects[index]
    base, words = instruction.base, instruction.opcode.split(".")
    if Trait.BARRIER in effects.opcode.traits:
        return frozenset({"BAR"}), FIRM
    if effects.opcode.access in _ACCESSES and "param" not in words and "const" not in words:
        return _ACCESSES[effects.opcode.access], FIRM
    if base in _ARITHMETIC and words[-1] in _FLOATS:
        letter = _FLOATS[words[-1]]
        return frozenset(
            {letter + {"FMA": "FMA"}.get(_ARITHMETIC[base], _ARITHMETIC[base])}
            if not (letter == "F" and base in ("fma", "mad"))
            else {"FFMA"}
        ), GOOD
    if base == "shfl":
        return frozenset({"SHFL"}), FIRM
    if base in _SPECIAL:
        return frozenset({"MUFU"}), GOOD
    return frozenset(), WEAK


def _by_ptx(ptx_of: Sequence[int | None]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for n, index in enumerate(ptx_of):
        if index is not None:
            found[index].append(n)
    return found


def copies_of(sass: Sequence[str], ptx_of: Sequence[int | None], code: Code) -> list[int]:
    """For each machine instruction, how many do what it does for the same PTX instruction."""
    copies = [1] * len(sass)
    for index, own in _by_ptx(ptx_of).items():
        opcodes, _ = _does(code, index)
        counts = Counter(base_opcode(sass[n]) for n in own)
        times = sum(counts[opcode] for opcode in opcodes) or min(counts.values())
        for n in own:
            copies[n] = max(1, times)
    return copies


def evidence_of(
    sass: Sequence[str], ptx_of: Sequence[int | None], block_of: Sequence[int], code: Code
) -> tuple[Evidence, ...]:
    """What the executions of each PTX instruction say of the runs of machine blocks."""
    found = []
    for index, own in _by_ptx(ptx_of).items():
        instruction = code.instructions[index]
        guarded = instruction.guard is not None and bool(instruction.guard)
        opcodes, weight = _does(code, index)
        # An instruction that only the assembler guards is one of a branch made into predicates.
        open_ = [n for n in own if guarded or not sass[n].startswith("@")]
        if len(open_) < len(own):
            continue
        chosen = [n for n in open_ if base_opcode(sass[n]) in opcodes]
        if not chosen:
            if opcodes or Trait.BRANCH in code.effects[index].opcode.traits:
                weight = WEAK
            counts = Counter(
                sass[n].split()[0] if not sass[n].startswith("@") else sass[n].split()[1]
                for n in own
            )
            rarest = min(counts, key=lambda opcode: (counts[opcode], opcode))
            chosen = [n for n in own if rarest in sass[n].split()[:2]]
        times = Counter(block_of[n] for n in chosen)
        found.append(Evidence(index, tuple(sorted(times.items())), weight))
    return tuple(found)
