"""What if integers were divided by a constant power of two?

What it changes: each division of integers by a number that is only known at run time becomes a
shift, and each remainder becomes the lowest bits, which is what the compiler makes of a constant
power of two and numbers that are not negative. The divisor is taken to be 8 everywhere.

What the answer means: the gain is what it brings to make the divisors constant powers of two, and
the numbers unsigned; other constants cost a multiplication more (known-divisors measures
those that the kernel is given). Doing without divisions, by counting up instead, can bring as much.

When it is valid: results are wrong by design. A division that an address, a branch or an access
depends on stays as it is, and so do divisions by constants, which are cheap already; how many that
are is said. Fewer registers may be needed: no more blocks are let on an SM than of the original.
"""

from cuado.kernel.facts.registers.integer_divisions import divides
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.replace_arithmetic import (
    replaceable,
    replaced,
    words_of,
)
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.syntax.operands import Name, Operand, rendered
from cuado.what_if.experiment import Experiment

_SHIFT = 3
_MASK = (1 << _SHIFT) - 1


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Shift and mask in place of divisions."""
    chosen = replaceable(
        kernel, scope, "divisions by run-time values", lambda n: divides(kernel, n)
    )
    if isinstance(chosen, Refusal):
        return chosen
    rewriting = Rewriting(kernel)
    for index in chosen.indices:
        instruction = kernel.code.instructions[index]
        base, *_, type_ = words_of(instruction)
        target, number, _ = map(rendered, instruction.operands)
        if base == "div":
            code = f"shr.{type_} {target}, {number}, {_SHIFT};"
        else:
            code = f"and.b{type_[1:]} {target}, {number}, {_MASK};"
        rewriting.replace(index, instruction.prefix + code)
        for rest in _remainders(kernel, index) if base == "div" else ():
            other = kernel.code.instructions[rest]
            code = f"and.b{type_[1:]} {rendered(other.operands[0])}, {number}, {_MASK};"
            rewriting.replace(rest, other.prefix + code)
    return replaced(rewriting, chosen, "shifts")


def _remainders(kernel: Kernel, index: int) -> list[int]:
    """Subtractions ``x - x / d * d``: what compilers make of a remainder beside the quotient."""
    code, chains = kernel.code, kernel.slicer.chains
    _, number, divisor = code.instructions[index].operands
    found = []
    for product in chains.users.get(index, ()):
        factors = code.instructions[product].operands[1:]
        if not code.instructions[product].opcode.startswith("mul.lo") or not _same(
            kernel, divisor, index, factors[1], product
        ):
            continue
        for rest in chains.users.get(product, ()):
            operands = code.instructions[rest].operands
            if (
                code.instructions[rest].base == "sub"
                and rest not in kernel.deciding
                and _definitions(kernel, operands[2], rest) == (product,)
                and _definitions(kernel, factors[0], product) == (index,)
                and _same(kernel, number, index, operands[1], rest)
            ):
                found.append(rest)
    return found


def _definitions(kernel: Kernel, operand: Operand, index: int) -> tuple[int, ...]:
    """Instructions that may have written a register that is read."""
    if not isinstance(operand, Name):
        return ()
    keys = kernel.code.keys((operand.text,), index)
    chains = kernel.slicer.chains
    return tuple(n for key in keys for n in chains.definitions.get((index, key), ()))


def _same(kernel: Kernel, one: Operand, at: int, other: Operand, there: int) -> bool:
    """True if two reads are of one register, which nothing has written in between."""
    if rendered(one) != rendered(other):
        return False
    first, second = _definitions(kernel, one, at), _definitions(kernel, other, there)
    return bool(first) and first == second


EXPERIMENT = Experiment(
    "cheap-integer-division",
    "What if integers were divided by a constant power of two?",
    Bottleneck.INTEGER_DIVISION,
    propose,
    cause=Cause.INTEGER_DIVISION,
    per_line=True,
    rank=42,
)
