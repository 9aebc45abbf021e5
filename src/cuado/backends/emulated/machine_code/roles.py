"""The roles of machine instructions in the PTX instruction they were made for.

One PTX instruction may have several machine instructions: steps of one execution, as in a division,
or copies, as an FFMA in an unrolled loop. One class of them does its work; their number is the
number of copies.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence

from cuado.backends.emulated.machine_code.block_counts import Evidence
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.sass.toolchain.classes import SassClass, base_opcode, class_of

_ARITHMETIC = {
    (base, kind): letter + opcode
    for base, opcode in (("add", "ADD"), ("sub", "ADD"), ("mul", "MUL"), ("fma", "FMA"))
    for kind, letter in (("f32", "F"), ("f64", "D"))
}
_SPECIAL = frozenset({"ex2", "lg2", "sin", "cos", "rsqrt", "tanh"})
_ACCESSES = {
    (Access.LOAD, Space.GLOBAL): "LDG LD",
    (Access.LOAD, Space.SHARED): "LDS LDSM",
    (Access.LOAD, Space.LOCAL): "LDL",
    (Access.LOAD, Space.GENERIC): "LD LDG LDS LDL",
    (Access.STORE, Space.GLOBAL): "STG ST",
    (Access.STORE, Space.SHARED): "STS STSM",
    (Access.STORE, Space.LOCAL): "STL",
    (Access.STORE, Space.GENERIC): "ST STG STS STL",
    (Access.ATOMIC, Space.GLOBAL): "ATOM ATOMG RED REDG",
    (Access.ATOMIC, Space.SHARED): "ATOM ATOMS REDS",
    (Access.ATOMIC, Space.GENERIC): "ATOM ATOMG ATOMS RED REDG REDS",
}
"""Base opcodes by the access and space of the PTX; accesses to another space are spills."""

FIRM, GOOD, WEAK = 4.0, 1.0, 0.2
"""Weights of evidence: for what assemblers neither copy nor move, for arithmetic, for the rest."""


def _does(code: Code, index: int) -> tuple[frozenset[str], float]:
    """Base opcodes that do the work of a PTX instruction, and the weight of their evidence."""
    instruction, effects = code.instructions[index], code.effects[index]
    base, words = instruction.base, instruction.opcode.split(".")
    if Trait.BARRIER in effects.opcode.traits:
        return frozenset({"BAR"}), FIRM
    access, space = effects.opcode.access, effects.opcode.space
    if access is not None and space is not None and (access, space) in _ACCESSES:
        return frozenset(_ACCESSES[access, space].split()), FIRM
    if (base, words[-1]) in _ARITHMETIC:
        return frozenset({_ARITHMETIC[base, words[-1]]}), GOOD
    if base == "shfl":
        return frozenset({"SHFL"}), FIRM
    if base in _SPECIAL:
        return frozenset({"MUFU"}), GOOD
    return frozenset(), WEAK


def work_of(code: Code, index: int) -> frozenset[str]:
    """Base opcodes that do the work of a PTX instruction; empty if any opcode may."""
    return _does(code, index)[0]


def _by_ptx(ptx_of: Sequence[int | None]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for n, index in enumerate(ptx_of):
        if index is not None:
            found[index].append(n)
    return found


def copies_of(sass: Sequence[str], ptx_of: Sequence[int | None], code: Code) -> list[int]:
    """For each machine instruction, the number of copies made of its PTX instruction."""
    copies = [1] * len(sass)
    for index, own in _by_ptx(ptx_of).items():
        opcodes, _ = _does(code, index)
        counts = Counter(base_opcode(sass[n]) for n in own)
        # If no opcode is known to do the work, the rarest one occurs once in each copy.
        times = sum(counts[opcode] for opcode in opcodes) or min(counts.values())
        for n in own:
            copies[n] = max(1, times)
    return copies


def evidence_of(
    sass: Sequence[str],
    ptx_of: Sequence[int | None],
    block_of: Sequence[int],
    code: Code,
    together: Sequence[int],
) -> tuple[Evidence, ...]:
    """The evidence of runs of machine blocks that each PTX instruction is.

    Args:
        sass: the machine instructions.
        ptx_of: the PTX instruction of each.
        block_of: the machine block of each.
        code: the PTX.
        together: for each PTX instruction the number of its basic block.
    """
    found: dict[int, list[Evidence]] = defaultdict(list)
    homes = _homes(sass, ptx_of, block_of, code, together)
    for index, own in _by_ptx(ptx_of).items():
        evidence = _evidence(sass, own, block_of, code, index)
        if evidence is not None and not _is_moved(evidence, homes, together[index]):
            found[together[index]].append(evidence)
    return tuple(each for block in found.values() for each in _consistent(block))


def _homes(
    sass: Sequence[str],
    ptx_of: Sequence[int | None],
    block_of: Sequence[int],
    code: Code,
    together: Sequence[int],
) -> dict[int, set[int]]:
    """For each machine block, the PTX blocks of those of its instructions that are not moved.

    These do the work of their PTX instruction, or write a register that has several definitions.
    """
    found: dict[int, set[int]] = defaultdict(set)
    definitions = Counter(key for n in range(len(code.instructions)) for key in _written(code, n))
    for n, index in enumerate(ptx_of):
        if index is None:
            continue
        opcodes, _ = _does(code, index)
        again = any(definitions[key] > 1 for key in _written(code, index))
        if base_opcode(sass[n]) in opcodes or again:
            found[block_of[n]].add(together[index])
    return found


def _written(code: Code, index: int) -> tuple[Key, ...]:
    return tuple(code.keys(code.effects[index].writes, index))


def _is_moved(evidence: Evidence, homes: dict[int, set[int]], own: int) -> bool:
    """True if weak evidence is in a machine block without anything else of its PTX block.

    Assemblers move instructions that can be computed anywhere out of loops, and into them to save
    registers.
    """
    if evidence.weight > WEAK:
        return False
    places = [homes.get(block) for block, _ in (*evidence.times, *evidence.at_most)]
    return any(place and own not in place for place in places)


def _evidence(
    sass: Sequence[str], own: Sequence[int], block_of: Sequence[int], code: Code, index: int
) -> Evidence | None:
    opcodes, weight = _does(code, index)
    chosen = [n for n in own if base_opcode(sass[n]) in opcodes]
    if not chosen:
        chosen, weight = _rarest(sass, own), WEAK
    if not chosen:
        return None
    # A guard that only the machine code has replaces a branch of the PTX: the instruction does the
    # work for some of the warps that execute it, so its block ran at least as often.
    guarded = [] if code.instructions[index].guard else [n for n in chosen if sass[n][0] == "@"]
    times = Counter(block_of[n] for n in chosen if n not in guarded)
    some = Counter(block_of[n] for n in guarded)
    return Evidence(index, tuple(sorted(times.items())), tuple(sorted(some.items())), weight)


def _rarest(sass: Sequence[str], own: Sequence[int]) -> list[int]:
    """The instructions with the rarest opcode, which is taken to occur once in each copy."""
    # A BSYNC is no evidence: each divergent part of a warp executes it.
    own = [n for n in own if base_opcode(sass[n]) != "BSYNC"]
    if not own:
        return []
    # Branches only count if there is nothing else.
    plain = [n for n in own if class_of(sass[n]) is not SassClass.CONTROL] or own
    counts = Counter(_opcode(sass[n]) for n in plain)
    rarest = min(counts, key=lambda opcode: (counts[opcode], opcode))
    return [n for n in own if _opcode(sass[n]) == rarest]


def _opcode(sass: str) -> str:
    """The opcode with its modifiers, without the guard."""
    words = sass.split()
    return words[1] if words[0].startswith("@") else words[0]


def _consistent(block: list[Evidence]) -> list[Evidence]:
    """The evidence of one PTX block, without what the rest shows to be misleading.

    If the assembler unrolled a loop, its counter and its branch have fewer copies than its body.
    Evidence with fewer copies than the upper quartile of strong evidence is left out.
    """
    best = max(each.weight for each in block)
    strong = [each for each in block if each.weight >= min(best, GOOD)]
    copies = sorted((each.copies for each in strong), reverse=True)
    common = copies[len(copies) // 4]
    return [each for each in block if each.copies >= common]
