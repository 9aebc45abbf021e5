"""Which sums of a kernel its machine code fuses with which products."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cuado.kernel.roundings.observed import Arithmetic, Observed
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.analysis.defuse import DefUse
from cuado.ptx.analysis.rounding import SUMS, free_operations, is_free
from cuado.ptx.syntax.operands import Immediate, Name
from cuado.ptx.syntax.tree import Instruction
from cuado.sass.rounding import Rounding

_TARGET = re.compile(r"^(?:@!?U?P[T\d]+\s+)?[A-Z0-9_.]+\s+(U?R\d+)\b")
_REGISTER = re.compile(r"\bU?R\d+\b")
_ENDS_BLOCK = re.compile(r"^(?:@!?U?P[T\d]+\s+)?(?:BRA|BRX|JMP|CALL|RET|EXIT|BSYNC|WARPSYNC)\b")
_COPYING = frozenset({"mov"})
_CARRYING = frozenset({"mov", "selp", "neg", "abs", "cvt", "copysign"})


@dataclass(frozen=True, slots=True)
class Fusion:
    """A sum that is fused with a product.

    Attributes:
        source: which of its two terms is the product, 0 or 1.
        products: the instructions that may have made that product.
    """

    source: int
    products: frozenset[int]


@dataclass(frozen=True)
class Fusions:
    """The fusions of a kernel's free operations in its machine code.

    Attributes:
        sums: the sums that are fused, in every copy and with the same product.
        open: operations whose rounding PTX cannot state, and why.
    """

    sums: Mapping[int, Fusion]
    open: Mapping[int, str]


def fusions(code: Code, chains: DefUse, machine: Observed) -> Fusions:
    """Find the fused operations of a kernel in its machine code.

    A sum is fused if only fused multiply-adds were made for it. Its product is clear if only one of
    its terms always is one. If both are, it is the one for which no instruction was made, or else
    the one that the multiply-adds do not add. A sum that is neither clearly fused nor clearly
    separate stays open, with its products.
    """
    sums: dict[int, Fusion] = {}
    left: dict[int, str] = {}
    for index in free_operations(code):
        made = {each.rounding for each in machine.of(index)}
        if code.instructions[index].base not in SUMS:
            if reason := _product_problem(made):
                left |= dict.fromkeys((index, *_free_users(code, chains, index)), reason)
            continue
        if made <= {Rounding.SUM}:
            continue
        fusion = _fusion(code, chains, machine, index) if made == {Rounding.FUSED} else None
        if fusion is not None:
            sums[index] = fusion
            continue
        reason = _sum_problem(made)
        left |= dict.fromkeys((index, *_free_makers(code, chains, index)), reason)
    return Fusions({n: each for n, each in sums.items() if n not in left}, left)


def _sum_problem(made: set[Rounding]) -> str:
    if made == {Rounding.FUSED}:
        return "is fused with an unknown product"
    if made == {Rounding.FUSED, Rounding.SUM}:
        return "is fused with a product in some copies that the assembler made, and not in others"
    return f"is made {' and '.join(sorted(made))}"


def _product_problem(made: set[Rounding]) -> str:
    """Why the rounding of a product cannot be stated; empty if it can."""
    if made <= {Rounding.PRODUCT}:
        return ""
    if made == {Rounding.SCALED}:
        return "is rounded once with its multiple by a power of two"
    return f"is made {' and '.join(sorted(made))}"


def _free_users(code: Code, chains: DefUse, index: int) -> Iterator[int]:
    """Free operations that use a result, directly or through moves."""
    todo, seen = [index], {index}
    while todo:
        for user in chains.users.get(todo.pop(), ()):
            if is_free(code.instructions[user].opcode):
                yield user
            elif code.instructions[user].base in _CARRYING and user not in seen:
                seen.add(user)
                todo.append(user)


def _free_makers(code: Code, chains: DefUse, index: int) -> Iterator[int]:
    """Free operations whose results an instruction uses, directly or through moves."""
    for key in code.keys(code.effects[index].reads, index):
        for made in _makers(code, chains, index, key, _CARRYING):
            if is_free(code.instructions[made].opcode):
                yield made


def _makers(
    code: Code, chains: DefUse, index: int, key: Key, carrying: frozenset[str]
) -> frozenset[int]:
    """Instructions that may have made a value, beyond those of some kinds that pass it on."""
    todo, seen, found = [(index, key)], {(index, key)}, set()
    while todo:
        for made in chains.definitions.get(todo.pop(), ()):
            if not _passes_on(code.instructions[made], carrying):
                found.add(made)
                continue
            reads = {(made, each) for each in code.keys(code.effects[made].values, made)}
            if not reads:
                found.add(made)
            todo += reads - seen
            seen |= reads
    return frozenset(found)


def _passes_on(instruction: Instruction, carrying: frozenset[str]) -> bool:
    """True if an instruction is of some kinds; a move only if it copies a whole register."""
    is_part = any(not isinstance(each, Name | Immediate) for each in instruction.operands)
    return instruction.base in carrying and not (instruction.base == "mov" and is_part)


def _fusion(code: Code, chains: DefUse, machine: Observed, index: int) -> Fusion | None:
    """The product that a sum is fused with; None if it is unknown."""
    found = {n: _products(code, chains, index, n) for n in (0, 1)}
    found = {n: products for n, products in found.items() if products}
    if len(found) < 2:
        return next((Fusion(n, products) for n, products in found.items()), None)
    lost = [n for n, products in found.items() if not any(map(machine.of, products))]
    if len(lost) == 1:
        return Fusion(lost[0], found[lost[0]])
    added = {_added(machine, each, found) for each in machine.of(index)}
    term = next(iter(added)) if len(added) == 1 else None
    return None if term is None else Fusion(1 - term, found[1 - term])


def _products(code: Code, chains: DefUse, index: int, source: int) -> frozenset[int]:
    """The products that a term of a sum may be; none if it may be anything else."""
    operand = code.instructions[index].operands[1 + source]
    symbol = code.symbol(operand.text, index) if isinstance(operand, Name) else None
    if symbol is None:
        return frozenset()
    found = _makers(code, chains, index, symbol.key, _COPYING)
    words = _words(code, index)
    fits = all(
        code.instructions[n].base == "mul"
        and is_free(code.instructions[n].opcode)
        and _words(code, n) == words
        for n in found
    )
    return found if fits else frozenset()


def _words(code: Code, index: int) -> tuple[str, ...]:
    """Modifiers that a product and a sum must share to be fused."""
    return tuple(word for word in code.instructions[index].opcode.split(".")[1:] if word != "sat")


def _added(
    machine: Observed, made: Arithmetic, products: Mapping[int, frozenset[int]]
) -> int | None:
    """The term that a fused multiply-add adds, if it is made just before; None if unclear."""
    addend = _REGISTER.search(machine.sass[made.place].rpartition(",")[2])
    if addend is None:
        return None
    for place in range(made.place - 1, -1, -1):
        text = machine.sass[place]
        if _ENDS_BLOCK.match(text):
            return None
        target = _TARGET.match(text)
        if target is not None and target[1] == addend[0]:
            maker = machine.ptx_of[place]
            terms = [n for n, each in products.items() if maker in each]
            return terms[0] if len(terms) == 1 else None
    return None
