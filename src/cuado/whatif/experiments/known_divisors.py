"""What if the compiler knew the divisors that the kernel is given?

What it changes: where the kernel divides integers by a parameter, what this launch passes is taken
for a constant. The division becomes what compilers make of one by a constant: a multiplication
and shifts, or shifts alone if it is by a power of two.

What the answer means: the gain is what a kernel made for these numbers brings: a template
parameter, ``constexpr``, or compilation at run time. Factors for the multiplication that the host
computes, and passes, cost a little more.

When it is valid: the results are the same. Only divisors that provably are parameters of the
launch, perhaps converted, are known; the other divisions stay, and how many these are is said.
"""

from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Kind, Proposal, Refusal, Scope, Setting
from cuado.kernel.rewrites.constant_division import quotient
from cuado.kernel.rewrites.replace_arithmetic import guard_of, words_of
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import Scalar
from cuado.model.bottleneck import Bottleneck
from cuado.model.cause import Cause
from cuado.ptx.analysis.code import PARAMETER_SCOPE
from cuado.ptx.syntax.operands import Address, Name, rendered
from cuado.whatif.experiment import Experiment
from cuado.whatif.experiments.cheap_integer_division import divides

_CARRYING = frozenset({"mov", "cvt"})
_SIGNED = "s"
_TYPES = frozenset({"u32", "s32", "u64", "s64"})
_PASSES = 8
"""Moves and conversions that a divisor is followed through."""


def propose(kernel: Kernel, scope: Scope) -> Proposal | Refusal:
    """Put the numbers of this launch in place of divisors."""
    divisions = [n for n in divisions_of(kernel) if scope.holds(n)]
    if not divisions:
        return Refusal("the kernel has no divisions by numbers known at run time", absent=True)
    known = {n: value for n in divisions if (value := divisor_of(kernel, n))}
    if not known:
        return Refusal("no divisor is a parameter of the kernel", absent=True)
    rewriting = Rewriting(kernel)
    for index, value in known.items():
        divide_by(rewriting, index, value)
    numbers = ", ".join(dict.fromkeys(map(str, known.values())))
    notes = [f"the divisors of this launch: {numbers}"]
    if len(known) < len(divisions):
        staying = len(divisions) - len(known)
        notes.append(f"{staying} of {len(divisions)} divisions stay: they are not by parameters")
    return Proposal(
        Kind.EQUIVALENT,
        (Setting("known divisors"),),
        rewriting.text(),
        keeps_results=True,
        touched=tuple(known),
        notes=tuple(notes),
    )


def divisions_of(kernel: Kernel) -> list[int]:
    """Divisions of integers by what is known only at run time."""
    instructions = enumerate(kernel.code.instructions)
    return [n for n, each in instructions if words_of(each)[-1] in _TYPES and divides(kernel, n)]


def divide_by(rewriting: Rewriting, index: int, divisor: int) -> None:
    """Put a division by a constant in place of one."""
    instruction = rewriting.subject.code.instructions[index]
    base, *_, type_ = words_of(instruction)
    target, number, _ = map(rendered, instruction.operands)

    def register() -> str:
        return rewriting.register(f"b{type_[1:]}")

    lines, found = quotient(type_, number, divisor, register)
    guard = guard_of(instruction)
    if base == "div":
        lines.append(f"{guard}mov.b{type_[1:]} {target}, {found};")
    else:
        lines.append(f"{guard}mad.lo.{type_} {target}, {found}, {-divisor}, {number};")
    rewriting.replace(index, "\n".join(lines))


def divisor_of(kernel: Kernel, index: int) -> int:
    """The number that a division is by in this launch; 0 if that is not known."""
    instruction = kernel.code.instructions[index]
    name, at = instruction.operands[2], index
    seen = [words_of(instruction)[-1]]
    for _ in range(_PASSES):
        if not isinstance(name, Name):
            return 0
        found = [
            definition
            for key in kernel.code.keys((name.text,), at)
            for definition in kernel.slicer.chains.definitions.get((at, key), ())
        ]
        if len(found) != 1 or not kernel.code.effects[found[0]].definite:
            return 0
        (at,) = found
        source = kernel.code.instructions[at]
        if not isinstance(source.operands[0], Name):
            return 0  # It is taken apart: which part this is, is not followed.
        if source.opcode.startswith("ld.param"):
            value = _passed(kernel, at)
            for type_ in (words_of(source)[-1], *reversed(seen)):
                value = _as(type_, value)
            return value
        if source.base not in _CARRYING or not _carries(words_of(source)):
            return 0
        # A conversion goes through the type that it makes, which may be the narrower one.
        seen += words_of(source)[-2:] if source.base == "cvt" else words_of(source)[-1:]
        name = source.operands[-1]
    return 0


def _carries(words: tuple[str, ...]) -> bool:
    """Whether a move, or a conversion between integers: what it keeps its types say."""
    if words[0] == "mov":
        return True
    into, source = words[-2:]
    return into[0] in "su" and source[0] in "su" and "sat" not in words


def _passed(kernel: Kernel, index: int) -> int:
    """The integer that a parameter has in this launch; 0 if it is none."""
    operand = kernel.code.instructions[index].operands[1]
    if not isinstance(operand, Address) or operand.offset or not isinstance(operand.base, Name):
        return 0
    symbol = kernel.code.symbol(operand.base.text, index)
    if symbol is None or symbol.key[1] != PARAMETER_SCOPE:
        return 0
    parameters = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    for parameter, argument in parameters:
        if parameter.name == symbol.key[0] and isinstance(argument, Scalar):
            return argument.value if isinstance(argument.value, int) else 0
    return 0


def _as(type_: str, value: int) -> int:
    """A number as one of a type sees its bits; ``b32`` is taken to have no sign."""
    bits = int(type_[1:])
    value &= (1 << bits) - 1
    return value - (value >> (bits - 1) << bits) if type_.startswith(_SIGNED) else value


EXPERIMENT = Experiment(
    "known-divisors",
    "What if the compiler knew the divisors that the kernel is given?",
    Bottleneck.INTEGER_DIVISION,
    propose,
    cause=Cause.INTEGER_DIVISION,
    is_remedy=True,
    rank=42,
)
