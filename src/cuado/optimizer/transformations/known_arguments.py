"""Compile the integers that the launch passes into the code.

What it changes: a parameter that is an integer is not read; what this launch passes stands in its
place. The assembler then folds what is computed from it, multiplies by shifting, leaves out
branches that are never taken, and unrolls loops whose trips it now knows. Divisions by such numbers
become multiplications and shifts as with ``known-divisors``, since the assembler would leave them.

Why the results stay the same: a load of a parameter gives what the launch passes, and parameters
are not written: where the address of one may go elsewhere, or it is stored to, it is refused. The
numbers are put in place as the launch packs them, for loads of a whole parameter of 32 or 64 bits
only. Divisions are exact for all numerators of their type. Floats are computed as before: the code
states their roundings (see ``cuado.kernel.roundings.pinned``), and is not used where it does not.

What it costs: the code is for these numbers alone: a launch with others needs other code. Unrolled
loops need registers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from cuado.backends.packing import packed_number
from cuado.errors import CuadoError
from cuado.kernel.facts.registers.integer_divisions import divisions_of, divisor_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.proposal import Refusal
from cuado.kernel.rewrites.instructions.constant_division import divide_by
from cuado.kernel.rewrites.switches.replace_arithmetic import words_of
from cuado.kernel.rewriting import Rewriting
from cuado.model.arguments import TYPE_BYTES, Scalar
from cuado.model.bottleneck import Bottleneck
from cuado.model.conditions import Fact
from cuado.optimizer.transformation import Advice, Rewritten, Transformation, with_ptx
from cuado.ptx.analysis.code import PARAMETER_SCOPE
from cuado.ptx.semantics.opcode import BITS, Access, Space
from cuado.ptx.syntax.operands import Address, Name

_INTEGERS = frozenset({"s32", "u32", "s64", "u64"})


@dataclass(frozen=True, slots=True)
class _Passed:
    """A load of a parameter, the register that it writes, and the number."""

    index: int
    target: str
    bits: int
    argument: Scalar


@dataclass(frozen=True)
class KnownArguments(Transformation):
    """Compiles the integers of this launch into the kernel."""

    NAME: ClassVar[str] = "known-arguments"
    SUMMARY: ClassVar[str] = "compiles the launch's integer arguments in as constants"
    RELAXES: ClassVar[frozenset[Bottleneck]] = frozenset(
        {Bottleneck.MATH, Bottleneck.INTEGER_DIVISION, Bottleneck.IN_FLIGHT}
    )
    RELIES_ON: ClassVar[frozenset[Fact]] = frozenset({Fact.INTEGERS})

    @classmethod
    def candidates(cls, kernel: Kernel) -> Sequence[Self]:
        """One value, where the kernel reads integer parameters."""
        try:
            return (cls(),) if any(_passed(kernel)) else ()
        except CuadoError:
            return ()

    def apply(self, kernel: Kernel) -> Rewritten | Refusal:
        """Replace the loads by the numbers."""
        passed = tuple(_passed(kernel))
        if not passed:
            return Refusal("the kernel reads no integer argument", absent=True)
        if reason := _objection(kernel):
            return Refusal(reason)
        rewriting = Rewriting(kernel)
        for each in passed:
            data = packed_number(each.argument.type, each.argument.value)
            number = int.from_bytes(data, "little")
            guard = kernel.code.instructions[each.index].prefix
            rewriting.replace(each.index, f"{guard}mov.b{each.bits} {each.target}, {number};")
        divisions = {n: divisor_of(kernel, n) for n in divisions_of(kernel)}
        for index, divisor in divisions.items():
            if divisor:
                divide_by(rewriting, index, divisor)
        names = dict.fromkeys(f"{each.argument.name} = {each.argument.value}" for each in passed)
        notes = (f"for {', '.join(names)} alone",)
        touched = (*(each.index for each in passed), *(n for n in divisions if divisions[n]))
        return Rewritten(with_ptx(kernel, rewriting.text()), notes, tuple(sorted(touched)))

    def advice(self, kernel: Kernel) -> Advice | None:
        """Make the numbers template parameters; of a kernel in Triton, constants."""
        if kernel.launch.is_of_python:
            return Advice(
                "make numbers known to the compiler: parameters that are tl.constexpr",
                "def kernel(out, width, rounds):",
                "def kernel(out, width: tl.constexpr, rounds: tl.constexpr):",
            )
        return Advice(
            "make numbers known to the compiler: template parameters, constexpr, or -D at run time",
            "__global__ void kernel(int width, int rounds) { ... }",
            "template <int WIDTH, int ROUNDS> __global__ void kernel() { ... }",
        )


def _passed(kernel: Kernel) -> Iterator[_Passed]:
    """Loads of parameters that are integers."""
    parameters = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
    given = {
        p.name: each
        for p, each in parameters
        if isinstance(each, Scalar) and each.type in _INTEGERS and isinstance(each.value, int)
    }
    for index, instruction in enumerate(kernel.code.instructions):
        if not instruction.opcode.startswith("ld.param."):
            continue
        match instruction.operands:
            case (Name(text=target), Address(base=Name(text=name), offset=None | 0, extra=())):
                symbol = kernel.code.symbol(name, index)
                own = kernel.code.symbol(target, index)
                if symbol is None or symbol.key[1] != PARAMETER_SCOPE or own is None:
                    continue
                argument, bits = given.get(name), BITS.get(words_of(instruction)[-1])
                if argument is None or bits is None:
                    continue
                is_whole = TYPE_BYTES[argument.type] * 8 == bits
                if is_whole and BITS.get(own.variable.type) == bits:
                    yield _Passed(index, target, bits, argument)


def _objection(kernel: Kernel) -> str:
    """Why the code may compute something else with constant numbers; empty if it does not."""
    code = kernel.code
    for index, effects in enumerate(code.effects):
        is_parameter = effects.opcode.space is Space.PARAM
        if is_parameter and effects.opcode.access is not Access.LOAD:
            return f"PTX line {kernel.code.line(index)} does more with a parameter than read it"
        if effects.opcode.access is None and any(
            symbol is not None and symbol.key[1] == PARAMETER_SCOPE
            for name in effects.reads
            if (symbol := code.symbol(name, index)) is not None
        ):
            return f"the address of a parameter escapes at PTX line {kernel.code.line(index)}"
    return ""


TRANSFORMATION = KnownArguments
