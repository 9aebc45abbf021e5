"""Control flow of machine code: basic blocks, the assembler's own loops, subroutines."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cuado.ptx.analysis.graph import (
    Loop,
    dominator_sets,
    natural_loops,
    predecessors,
    reachable,
)
from cuado.sass.toolchain.classes import base_opcode
from cuado.sass.toolchain.listing import SassInstruction

Blocks = tuple[int, ...]
_ENDS = frozenset({"BRA", "BRX", "BRXU", "JMP", "JMX", "EXIT", "RET", "CALL", "BSYNC", "KILL"})
_REGISTER = re.compile(r"\bB(\d+)\b")
_CONDITION = re.compile(r"^(?:@\S+\s+)?BRA(?:\S*\s+!?U?(?:P|R)\d|\.(?:DIV|CONV)\b)")
"""A branch with a second predicate, or one that tests if lanes have diverged (or have not)."""


@dataclass(frozen=True, slots=True)
class Block:
    """Machine instructions ``first`` to ``last``, included.

    Attributes:
        first: number of its first instruction.
        last: number of its last instruction.
        successors: numbers of the blocks that may follow, without a called one.
        calls: number of the block that it calls; None if none.
        is_subroutine: True if it is reached by calls only.
        is_exit: True if a warp may end in it.
        is_reconvergence: True if diverged lanes reconverge behind it (a lone BSYNC); it runs once
            for each divergent part of a warp.
    """

    first: int
    last: int
    successors: tuple[int, ...]
    calls: int | None = None
    is_subroutine: bool = False
    is_exit: bool = False
    is_reconvergence: bool = False


def blocks_of(code: Sequence[SassInstruction]) -> tuple[Block, ...]:
    """The basic blocks of a function, in address order."""
    at = {each.offset: n for n, each in enumerate(code)}
    firsts = _firsts(code, at)
    number = {first: n for n, first in enumerate(firsts)}
    ends = [*(first - 1 for first in firsts[1:]), len(code) - 1]
    found = []
    for n, (first, last) in enumerate(zip(firsts, ends, strict=True)):
        next_ = n + 1 if n + 1 < len(firsts) else None
        aims, called, falls = _leaving(code, last, at)
        follows = () if next_ is None or not falls else (next_,)
        found.append(
            Block(
                first,
                last,
                tuple(dict.fromkeys((*follows, *(number[a] for a in aims)))),
                None if called is None else number[called],
                is_exit=base_opcode(code[last].sass) in ("EXIT", "KILL"),
                is_reconvergence=base_opcode(code[last].sass) == "BSYNC" and first == last,
            )
        )
    # Successors do not include calls: what the first block does not reach is a subroutine.
    main = reachable([block.successors for block in found])
    return tuple(replace(b, is_subroutine=n not in main) for n, b in enumerate(found))


def _leaving(
    code: Sequence[SassInstruction], last: int, at: dict[int, int]
) -> tuple[Sequence[int], int | None, bool]:
    """Where control goes behind a block: branch targets, the one called, and whether it falls on.

    Args:
        code: the function.
        last: the block's last instruction.
        at: instructions by offset.
    """
    target = code[last].target
    if base_opcode(code[last].sass) != "CALL" or target not in at:
        return _successors(code, last, at), None, _falls(code[last].sass)
    if _never_returns(code, at[target]):
        return [at[target]], None, code[last].sass.startswith("@")
    return _successors(code, last, at), at[target], _falls(code[last].sass)


def _never_returns(code: Sequence[SassInstruction], start: int) -> bool:
    """True if what begins there runs straight on to an unconditional EXIT.

    Before Hopper ptxas leaves some loops by a CALL of the code behind them, which is no subroutine.
    """
    for each in code[start:]:
        opcode = base_opcode(each.sass)
        if opcode in _ENDS and not each.sass.startswith("@"):
            return opcode == "EXIT"
        if opcode in _ENDS and opcode != "EXIT":
            return False
    return False


def _firsts(code: Sequence[SassInstruction], at: dict[int, int]) -> list[int]:
    """The first instruction of each block."""
    # Targets of branches, and what is behind an instruction that ends a block. BSSY names its
    # reconvergence point, which begins a block as well.
    starts = {0} | {at[each.target] for each in code if each.target in at and _aims(each)}
    starts |= {n + 1 for n, each in enumerate(code[:-1]) if base_opcode(each.sass) in _ENDS}
    return sorted(starts)


def _aims(each: SassInstruction) -> bool:
    """True if an instruction names the address of another one that control may reach."""
    return base_opcode(each.sass) in ("BRA", "BSSY", "CALL", "JMP")


def _falls(sass: str) -> bool:
    """True if control may fall through to the next instruction."""
    opcode = base_opcode(sass)
    if opcode in ("BRA", "JMP", "EXIT", "RET", "KILL", "BRX", "JMX"):
        return sass.startswith("@") or _CONDITION.match(sass) is not None
    return opcode != "BSYNC"


def _successors(code: Sequence[SassInstruction], last: int, at: dict[int, int]) -> list[int]:
    """Targets of the last instruction of a block, other than the next one.

    Those of BSYNC are in its BSSY: the last one before it of the same register.
    """
    each = code[last]
    opcode = base_opcode(each.sass)
    if opcode in ("BRA", "JMP"):
        return [at[each.target]] if each.target in at else []
    if opcode != "BSYNC":
        return []
    name = _REGISTER.search(each.sass)
    for before in reversed(code[:last]):
        if base_opcode(before.sass) == "BSSY" and before.target in at:
            other = _REGISTER.search(before.sass)
            if name and other and name[1] == other[1]:
                return [at[before.target]]
    return [last + 1] if last + 1 < len(code) else []


def together(blocks: Sequence[Block], *, reconvergences: bool) -> list[tuple[int, int]]:
    """Pairs of blocks that run equally often.

    The first dominates the second, the second post-dominates the first, and both are in the same
    loops.

    Args:
        blocks: basic blocks of a function.
        reconvergences: True if blocks where lanes reconverge may be in pairs.
    """
    after = [block.successors for block in blocks]
    above = dominator_sets(after, [0])
    # Post-dominators are dominators of the reversed graph, with all exits as roots.
    below = dominator_sets(predecessors(after), _ends(blocks))
    inside = _loops_around(blocks)
    pairs = []
    kept = [n for n in range(len(blocks)) if reconvergences or not blocks[n].is_reconvergence]
    for n in kept:
        on_path = (m for m in kept if m != n and above[n] >> m & 1)
        nearest = [m for m in on_path if below[m] >> n & 1 and inside[m] == inside[n]]
        if nearest:
            # The nearest dominator is enough: it is dominated by all others.
            pairs.append((max(nearest, key=lambda m: above[m].bit_count()), n))
    return pairs


def _ends(blocks: Sequence[Block]) -> list[int]:
    """The blocks in which a warp may end."""
    return [n for n, block in enumerate(blocks) if not block.successors or block.is_exit]


def _loops_around(blocks: Sequence[Block]) -> list[list[int]]:
    """The headers of the loops that each block is in."""
    loops = loops_of(blocks)
    return [[loop.header for loop in loops if n in loop.blocks] for n in range(len(blocks))]


def loops_of(blocks: Sequence[Block]) -> list[Loop]:
    """The natural loops of a function, in the order of their back edges."""
    after = [block.successors for block in blocks]
    above = dominator_sets(after, [0])
    return natural_loops(after, lambda one, other: above[other] >> one & 1)


def around(blocks: Sequence[Block], loops: Sequence[Loop]) -> Iterator[tuple[Loop, Blocks, Blocks]]:
    """Each loop with the blocks from which it is entered, and the dominators of its header.

    Dominators inside the loop, or in a loop that does not contain the header, are left out: they
    run more often than the loop is entered.
    """
    after = [block.successors for block in blocks]
    before, above = predecessors(after), dominator_sets(after, [0])
    for loop in loops:
        others = [other.blocks for other in loops if loop.header not in other.blocks]
        outside = set(range(len(blocks))) - loop.blocks.union(*others)
        on_path = tuple(n for n in sorted(outside) if above[loop.header] >> n & 1)
        yield loop, tuple(n for n in before[loop.header] if n not in loop.blocks), on_path
