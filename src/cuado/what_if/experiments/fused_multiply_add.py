"""What if products and sums were fused?

What it changes: a product that is rounded by itself, and the sum that it goes into, become one
multiply-add, as the compiler would have made of them: the assembler then unrolls loops as it would
have. Where other code lies in between, they lose the word that keeps them apart (``.rn``), so that
the assembler may fuse them. The compiler writes it for ``-fmad=false``, ``__fmul_rn``,
``__fadd_rn`` and their likes.

What the answer means: the gain is what ``fmaf``, plain ``a * b + c`` or ``-fmad=true`` brings. The
fused result is rounded once and is the more accurate one, but not the same.

When it is valid: results differ by roundings. What an address, a branch or an access depends on
stays as it is. Who keeps them apart may need to: for compensated sums, or for results that equal
those of another machine bit for bit. Fewer registers may be needed: no more blocks are let on an SM
than of the original.
"""

from collections.abc import Iterable

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.replace_arithmetic import (
    Replaceable,
    replaceable,
    replaced,
    with_opcode,
    words_of,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.syntax.operands import names_in, rendered
from cuado.what_if.experiment import Experiment

_SUMS = frozenset({"add", "sub"})
_WIDTHS = {"f32": "b32", "f64": "b64", "f16": "b16", "f16x2": "b32"}
_KEPT_APART = "rn"


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Fuse products and sums, or let the assembler do so."""
    chosen = replaceable(
        kernel,
        scope,
        "products and sums that are not fused",
        lambda n: bool(_products(kernel, n)),
    )
    if isinstance(chosen, Refusal):
        return chosen
    products = {product for n in chosen.indices for product in _products(kernel, n)}
    free = frozenset(products - kernel.deciding)
    if not free:
        return Refusal("an address, a branch or an access depends on all products")
    rewriting = Rewriting(kernel)
    touched = tuple(sorted(_change(rewriting, chosen.indices, free)))
    return replaced(
        rewriting,
        Replaceable(touched, chosen.notes),
        "fused",
        notes=("results differ by rounding",),
    )


def _change(rewriting: Rewriting, sums: Iterable[int], products: frozenset[int]) -> frozenset[int]:
    """Make multiply-adds, or let the assembler do so; returns the changed instructions.

    In a sum of two products the first one is fused, as compilers do; the other is still rounded.
    """
    kernel, touched = rewriting.subject, set[int]()
    for index in sums:
        candidates = products.intersection(_products(kernel, index))
        movable = [
            (position, product)
            for position in (1, 2)
            for product in candidates
            if _can_move(kernel, product, index, position)
        ]
        if movable:
            _fuse(rewriting, index, *movable[0])
            touched |= {index, movable[0][1]}
            continue
        # Without ".rn" the assembler may contract a product and a sum that cannot be moved here.
        for each in (index, *candidates):
            instruction = kernel.code.instructions[each]
            loose = ".".join(word for word in words_of(instruction) if word != _KEPT_APART)
            rewriting.replace(each, with_opcode(instruction, loose))
            touched.add(each)
    return frozenset(touched)


def _can_move(kernel: Kernel, product: int, index: int, position: int) -> bool:
    """True if a sum's operand is the product, and the factors are unchanged at the sum."""
    code, flow = kernel.code, kernel.slicer.flow
    instruction, operand = code.instructions[product], code.instructions[index].operands[position]
    keys = code.keys(tuple(names_in(operand)), index)
    written = code.keys(code.effects[product].writes, product)
    reads = code.effects[product].reads
    if not keys or keys != written or instruction.guard:
        return False
    if flow.block_of[product] != flow.block_of[index] or product > index:
        return False
    factors = code.keys(reads, product)
    between = range(product + 1, index)
    return factors == code.keys(reads, index) and not any(
        not set(factors).isdisjoint(code.keys(code.effects[n].writes, n)) for n in between
    )


def _fuse(rewriting: Rewriting, index: int, position: int, product: int) -> None:
    """Make one multiply-add of a sum and the product that is its operand."""
    code = rewriting.subject.code
    instruction = code.instructions[index]
    base, *words = words_of(instruction)
    result, *terms = map(rendered, instruction.operands)
    factors = [rendered(operand) for operand in code.instructions[product].operands[1:]]
    other, lines = terms[2 - position], []
    # a * b - c negates c; c - a * b negates a factor, which rounds the same.
    if base == "sub":
        kind = [word for word in words if word in ("ftz", words[-1])]
        negative = rewriting.register(_WIDTHS[words[-1]])
        term = other if position == 1 else factors[0]
        lines.append(f"neg.{'.'.join(kind)} {negative}, {term};")
        if position == 1:
            other = negative
        else:
            factors[0] = negative
    operands = ", ".join((result, *factors, other))
    lines.append(f"{instruction.prefix}fma.{'.'.join(words)} {operands};")
    rewriting.replace(index, "\n".join(lines))
    rewriting.delete(product)


def _products(kernel: Kernel, index: int) -> tuple[int, ...]:
    """Separately rounded products that only the sum uses."""
    code, chains = kernel.code, kernel.slicer.chains
    words = words_of(code.instructions[index])
    if words[0] not in _SUMS or not _is_rounded(words):
        return ()
    keys = code.keys(code.effects[index].values, index)
    found = {n for key in keys for n in chains.definitions.get((index, key), ())}
    return tuple(
        n
        for n in sorted(found)
        if chains.users.get(n) == (index,) and _is_product(words_of(code.instructions[n]), words)
    )


def _is_product(words: tuple[str, ...], of: tuple[str, ...]) -> bool:
    """True if an opcode is a product that the sum ``of`` could be fused with."""
    alike = words[-1] == of[-1] and ("ftz" in words) == ("ftz" in of)
    return words[0] == "mul" and _is_rounded(words) and alike and "sat" not in words


def _is_rounded(words: tuple[str, ...]) -> bool:
    return words[-1] in _WIDTHS and _KEPT_APART in words


EXPERIMENT = Experiment(
    "fused-multiply-add",
    "What if products and sums were fused?",
    Bottleneck.NON_FUSED,
    propose,
    cause=Cause.NON_FUSED,
    per_line=True,
    rank=41,
)
