"""What if special functions cost no more than a short polynomial?

What it changes: sines, exponentials, logarithms, reciprocals and roots in single or half precision,
which one unit computes at an eighth of the rate of multiply-adds or less, become two multiply-adds
that depend on each other: a polynomial of second degree, about the least that approximates
anything over a range. Divisions become a multiplication more.

What the answer means: the gain is a bound of what polynomials, tables or fewer calls can bring;
useful polynomials are longer. Little gain, and the unit is not what the kernel waits for.

When it is valid: results are wrong by design. A function that an address, a branch or an access
depends on stays as it is; that many values become extreme, or not numbers, changes the time of
nothing but divisions and roots that round correctly, which are replaced as well. Double precision
has an experiment of its own (fp64-as-fp32). Fewer registers may be needed: no more blocks are let
on an SM than of the original.

Without PTX the special functions are overwritten by NOPs in the machine code, where nothing but
results depends on them. The rest stays as it is, and a NOP takes an issue slot: the gain is what is
left of it.
"""

from collections.abc import Iterator

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Expectation, Proposal, Refusal, Scope
from cuado.kernel.rewrites.switches.nop_patch import special_functions
from cuado.kernel.rewrites.switches.replace_arithmetic import replaceable, replaced, words_of
from cuado.kernel.rewriting import Rewriting
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.syntax.operands import rendered
from cuado.ptx.syntax.tree import Instruction
from cuado.sass.toolchain.classes import SassClass
from cuado.what_if.experiment import Experiment

_SPECIAL = (SassClass.SPECIAL,)
_FUNCTIONS = frozenset({"sin", "cos", "ex2", "lg2", "rcp", "sqrt", "rsqrt", "tanh", "div"})
_COEFFICIENTS = {
    "f32": ("0fBE000000", "0f3F000000", "0f3F000000"),
    "f16": ("0xB000", "0x3800", "0x3800"),
    "f16x2": ("0xB000B000", "0x38003800", "0x38003800"),
    "bf16": ("0xBE00", "0x3F00", "0x3F00"),
    "bf16x2": ("0xBE00BE00", "0x3F003F00", "0x3F003F00"),
}
"""``-x * x / 8 + x / 2 + 1 / 2`` by type: repeated application stays within bounds."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Multiply-adds in place of special functions."""
    chosen = replaceable(kernel, scope, "special functions", lambda n: _is_special(kernel, n))
    if isinstance(chosen, Refusal):
        return chosen
    rewriting = Rewriting(kernel)
    for index in chosen.indices:
        lines = _polynomial(rewriting, kernel.code.instructions[index])
        rewriting.replace(index, "\n".join(lines))
    return replaced(
        rewriting,
        chosen,
        "two multiply-adds",
        lambda: (Expectation(_SPECIAL, minus=kernel.built.count(*_SPECIAL)),),
        ("results are wrong by design",),
    )


def _is_special(kernel: Kernel, index: int) -> bool:
    words = words_of(kernel.code.instructions[index])
    return words[0] in _FUNCTIONS and words[-1] in _COEFFICIENTS


def _polynomial(rewriting: Rewriting, instruction: Instruction) -> Iterator[str]:
    """A polynomial of a function's argument; a division multiplies by that of the divisor."""
    words = words_of(instruction)
    type_, guard = words[-1], instruction.prefix
    target, *values = map(rendered, instruction.operands)
    bits = "b16" if type_ in ("f16", "bf16") else "b32"
    first, second, third = (rewriting.register(bits) for _ in range(3))
    for register, number in zip((first, second), _COEFFICIENTS[type_], strict=False):
        yield f"mov.{bits} {register}, {number};"
    yield f"fma.rn.{type_} {third}, {values[-1]}, {first}, {second};"
    if words[0] != "div":
        yield f"{guard}fma.rn.{type_} {target}, {third}, {values[-1]}, {second};"
        return
    yield f"fma.rn.{type_} {third}, {third}, {values[-1]}, {second};"
    yield f"{guard}mul.rn.{type_} {target}, {third}, {values[0]};"


EXPERIMENT = Experiment(
    "free-special-functions",
    "What if special functions cost no more than a short polynomial?",
    Bottleneck.SPECIAL_FUNCTIONS,
    propose,
    cause=Cause.SPECIAL_FUNCTIONS,
    per_line=True,
    rank=43,
    is_bound=True,
    of_machine_code=special_functions,
)
