"""What if products and sums were fused?

What it changes: a product that is rounded by itself, and the sum that it goes into, lose the word
that keeps them apart (``.rn``), so that the assembler may make one multiply-add of both. The
compiler writes it for ``-fmad=false``, ``__fmul_rn``, ``__fadd_rn`` and their likes.

What the answer means: the gain is what ``fmaf``, plain ``a * b + c`` or ``-fmad=true`` brings. The
fused result is rounded once and is the more accurate one, but not the same.

When it is valid: results differ by roundings. What an address, a branch or an access depends on
stays as it is. Who keeps them apart may need to: for compensated sums, or for results that equal
those of another machine bit for bit. Fewer registers may be needed: no more blocks are let on an SM
than of the original.
"""

from cuado.model.cause import Cause
from cuado.whatif.experiment import Bottleneck, Experiment, Proposal, Refusal, Scope
from cuado.whatif.experiments._arithmetic import (
    Replaceable,
    replaceable,
    replaced,
    with_opcode,
    words_of,
)
from cuado.whatif.rewriting import Rewriting
from cuado.whatif.subject import Subject

_SUMS = frozenset({"add", "sub"})
_TYPES = frozenset({"f32", "f64", "f16", "f16x2"})
_KEPT_APART = "rn"


def propose(subject: Subject, scope: Scope) -> Proposal | Refusal:
    """Let the assembler fuse what may be."""
    chosen = replaceable(
        subject,
        scope,
        "sums of products that are kept apart",
        lambda n: bool(_products(subject, n)),
    )
    if isinstance(chosen, Refusal):
        return chosen
    products = {product for n in chosen.indices for product in _products(subject, n)}
    free = products - subject.deciding
    if not free:
        return Refusal("an address, a branch or an access depends on all products")
    touched = tuple(sorted(free.union(chosen.indices)))
    rewriting = Rewriting(subject)
    for index in touched:
        instruction = subject.code.instructions[index]
        loose = ".".join(word for word in words_of(instruction) if word != _KEPT_APART)
        rewriting.replace(index, with_opcode(instruction, loose))
    return replaced(
        rewriting,
        Replaceable(touched, chosen.notes),
        "fused",
        notes=("results differ by roundings",),
    )


def _products(subject: Subject, index: int) -> tuple[int, ...]:
    """Products, rounded by themselves, that go into a sum and nothing else."""
    code, chains = subject.code, subject.slicer.chains
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
    """Whether an opcode is a product that the sum ``of`` could be fused with."""
    alike = words[-1] == of[-1] and ("ftz" in words) == ("ftz" in of)
    return words[0] == "mul" and _is_rounded(words) and alike and "sat" not in words


def _is_rounded(words: tuple[str, ...]) -> bool:
    return words[-1] in _TYPES and _KEPT_APART in words


EXPERIMENT = Experiment(
    "fused-multiply-add",
    "What if products and sums were fused?",
    Bottleneck.NON_FUSED,
    propose,
    cause=Cause.NON_FUSED,
    per_line=True,
    rank=41,
)
