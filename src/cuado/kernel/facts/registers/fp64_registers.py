"""Double-precision computations of a kernel, their form in fp32, and whether its data need it."""

import math
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cuado.kernel.facts.registers.fp64_thresholds import Thresholds, is_parameter
from cuado.kernel.facts.registers.fp64_upper_words import limits_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewriting import Rewriting
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import BITS, Trait
from cuado.ptx.syntax.operands import Immediate, Operand, names_in, rendered
from cuado.ptx.syntax.tree import Instruction

_SAME_FORM = frozenset(
    {
        *("add", "sub", "mul", "fma", "mad", "div", "rcp", "sqrt", "rsqrt"),
        *("min", "max", "neg", "abs", "copysign", "setp", "selp", "testp", "mov", "cvt"),
    }
)
"""Operations whose fp32 form differs in the type only, apart from ``single_opcode``'s cases."""
_MOVING = frozenset({"mov", "selp"})
_CARRYING = frozenset({"ld", "ldu", "st", "atom", "red"})
"""Operations that move fp64 values without computing; they keep their width."""
_INTEGRAL = frozenset({"rni", "rzi", "rmi", "rpi"})
_DIRECTED = frozenset({"rn", "rz", "rm", "rp"})
_DOUBLE_BITS = 64
_MIXED_IN = 0xFFFF
"""Bits of the lower half that are mixed into the shadow; its exponent stays."""
_LEAST, _MOST = 2.0**-126, 2.0**128 - 2.0**104
"""The limits of normal floats."""
_WORD = re.compile(r"[A-Za-z_$%][\w$]*", re.ASCII)


@dataclass(frozen=True)
class Doubles:
    """The double-precision part of a kernel."""

    subject: Kernel

    @cached_property
    def arithmetic(self) -> tuple[int, ...]:
        """Arithmetic instructions, which get an fp32 form."""
        instructions = self.subject.code.instructions
        return tuple(
            n
            for n, each in enumerate(instructions)
            if each.base in _SAME_FORM and "f64" in _types(each)
        )

    @property
    def computes(self) -> bool:
        """True if any double is computed, and not only moved."""
        code = self.subject.code
        return any(code.instructions[n].base not in _MOVING for n in self.arithmetic)

    @cached_property
    def keys(self) -> frozenset[Key]:
        """Registers that are a double operand of some arithmetic."""
        found: set[Key] = set()
        for index in self.arithmetic:
            operands = self.subject.code.instructions[index].operands
            for position in self.positions(index):
                found |= self.keys_in(operands[position], index)
        return frozenset(found)

    def keys_in(self, operand: Operand, index: int) -> frozenset[Key]:
        """Registers of an operand of instruction ``index``."""
        return frozenset(self.subject.code.keys(tuple(names_in(operand)), index))

    def positions(self, index: int) -> tuple[int, ...]:
        """Operands of an arithmetic instruction that are doubles."""
        code = self.subject.code
        instruction = code.instructions[index]
        if instruction.base == "cvt":
            return tuple(n for n, type_ in enumerate(_types(instruction)) if type_ == "f64")
        roles = (role for _, role in code.effects[index].operands)
        return tuple(n for n, role in enumerate(roles) if role.bits == _DOUBLE_BITS)

    def objections(self) -> Iterator[str]:
        """Why the kernel cannot do without doubles; nothing if it can."""
        kernel, code = self.subject, self.subject.code
        if kernel.having(Trait.CALL):
            yield "the kernel calls functions, which may compute in double precision themselves"
        for instruction in code.instructions:
            known = _SAME_FORM | _CARRYING
            if "f64" in _types(instruction) and instruction.base not in known:
                yield f"'{instruction.opcode}' has no fp32 form"
        for index, effects in enumerate(code.effects):
            touched = code.keys((*effects.reads, *effects.writes), index)
            if not effects.opcode.known and not self.keys.isdisjoint(touched):
                yield f"cuado does not know '{code.instructions[index].opcode}'"
        deciding = self._deciding & self.thresholds.touching
        if deciding:
            line = kernel.code.line(min(deciding))
            yield (
                "a double-precision value decides an address, a branch or whether an access is "
                f"made (PTX line {line})"
            )

    @cached_property
    def thresholds(self) -> Thresholds:
        """Branches that decide arithmetic only."""
        return Thresholds(self.subject, frozenset(self.arithmetic), self.keys)

    @property
    def _deciding(self) -> frozenset[int]:
        """Instructions that decide what is accessed, whether, and how often."""
        if not self.subject.deciding & self.thresholds.touching:
            return frozenset(self._addressing)
        code, slicer = self.subject.code, self.subject.slicer
        accesses = [n for n, e in enumerate(code.effects) if e.opcode.access is not None]
        # A branch that always goes the same way decides nothing itself.
        ends = {block.last for block in slicer.flow.blocks if len(block.successors) == 1}
        control = slicer.control(without=self.thresholds.branches | ends)
        return (
            slicer.addresses_of(accesses).instructions
            | control.instructions
            | slicer.control_of(accesses).instructions
            | frozenset(self._addressing)
        )

    @property
    def _addressing(self) -> Iterator[int]:
        code = self.subject.code
        for index, effects in enumerate(code.effects):
            if not self.keys.isdisjoint(code.keys(effects.address, index)):
                yield index


class Halving:
    """Rewrites a kernel's doubles: each register gets a shadow of half the width, and a remnant.

    Arithmetic works on the shadows. Any other write of a double is followed by moves of its upper
    half to the shadow and of its lower half to the remnant; any other read of a double reads both
    halves instead. Remnants are copied from source to result, which costs nothing where they are
    not read. With the shadow in both halves the compiler would, for example, shuffle one half only.
    """

    def __init__(self, rewriting: Rewriting, doubles: Doubles) -> None:
        self._rewriting, self._doubles = rewriting, doubles
        self._code = rewriting.subject.code
        self._shadows = {key: rewriting.register("b32") for key in sorted(doubles.keys)}
        self._remnants = {key: rewriting.register("b32") for key in sorted(doubles.keys)}

    def run(self) -> None:
        """Make the edits."""
        arithmetic = frozenset(self._doubles.arithmetic)
        kernel = self._rewriting.subject
        for limit in limits_of(kernel, arithmetic, self._doubles.thresholds):
            self._rewriting.operand(limit.index, limit.position, str(limit.value))
        for index in range(len(self._code.instructions)):
            if index in arithmetic:
                self._rewriting.replace(index, self._single(index))
            else:
                self._refill(index)
                self._follow(index)

    def _single(self, index: int) -> str:
        """The fp32 form of an arithmetic instruction."""
        instruction = self._code.instructions[index]
        doubles = self._doubles.positions(index)
        operands = [
            self._half(operand, index) if position in doubles else rendered(operand)
            for position, operand in enumerate(instruction.operands)
        ]
        guard = instruction.prefix
        return f"{guard}{single_opcode(instruction)} {', '.join(operands)};{self._hand_on(index)}"

    def _hand_on(self, index: int) -> str:
        """Set the result's remnant to that of the first source, or to the result's shadow."""
        effects = self._code.effects[index]
        doubles = self._doubles
        found = [
            (role.writes, key)
            for position, (operand, role) in enumerate(effects.operands)
            if position in doubles.positions(index)
            for key in doubles.keys_in(operand, index)
        ]
        written = [key for writes, key in found if writes]
        if not written:
            return ""
        result = written[0]
        sources = [self._remnants[key] for writes, key in found if not writes]
        source = sources[0] if sources else self._shadows[result]
        guard = self._code.instructions[index].prefix
        return f" {guard}mov.b32 {self._remnants[result]}, {source};"

    def _half(self, operand: Operand, index: int) -> str:
        if isinstance(operand, Immediate):
            return _rounded(operand)
        (key,) = self._doubles.keys_in(operand, index)
        return self._shadows[key]

    def _refill(self, index: int) -> None:
        """Rebuild the doubles that a moving instruction reads, from remnants and shadows."""
        for position, (operand, role) in enumerate(self._code.effects[index].operands):
            keys = self._doubles.keys_in(operand, index) & self._doubles.keys
            if role.writes or not keys:
                continue
            names: dict[str, str] = {}
            for key in sorted(keys):
                whole = self._rewriting.register("b64")
                halves = f"{self._remnants[key]}, {self._shadows[key]}"
                self._rewriting.before(index, f"mov.b64 {whole}, {{{halves}}};")
                names[key[0]] = whole
            self._rewriting.operand(index, position, _renamed(operand, names))

    def _follow(self, index: int) -> None:
        """Update the shadows of the doubles that an instruction wrote.

        Some bits of the lower half are mixed into the shadow, since the assembler would narrow a
        load of which only the upper half is used. A parameter is converted once, where it is read.
        A double packed from words of rounded doubles, to be compared, keeps its shadow.
        """
        instruction = self._code.instructions[index]
        guard = instruction.prefix
        for name in self._code.effects[index].writes:
            for key in self._code.keys((name,), index):
                if key not in self._shadows:
                    continue
                remnant, shadow = self._remnants[key], self._shadows[key]
                lines = [f"mov.b64 {{{remnant}, {shadow}}}, {name};"]
                if is_parameter(instruction):
                    lines.append(f"cvt.rn.f32.f64 {shadow}, {name};")
                elif index not in self._doubles.thresholds.packs:
                    part = self._rewriting.register("b32")
                    lines.append(f"and.b32 {part}, {remnant}, {_MIXED_IN};")
                    lines.append(f"xor.b32 {shadow}, {shadow}, {part};")
                self._rewriting.after(index, "\n".join(guard + line for line in lines))


def single_opcode(instruction: Instruction) -> str:
    """The opcode of the fp32 form: ``fma.rn.f32`` for ``fma.rn.f64``."""
    words = ["f32" if word == "f64" else word for word in instruction.opcode.split(".")]
    if words[0] == "mad":
        words[0] = "fma"
    # A conversion within one type must not become an f32 conversion that rounds or truncates,
    # unless the original did so; f64 to f32 becomes a mere move of the shadow.
    if words[0] != "cvt":
        return ".".join(words)
    into, source = (word for word in words if word in BITS)
    if into == source:
        words = [word for word in words if word not in _DIRECTED]
        return ".".join(words) if {*words} & (_INTEGRAL | {"sat"}) else "mov.b32"
    if into == "f32" and source[0] in "us" and _DIRECTED.isdisjoint(words):
        words.insert(1, "rn")
    return ".".join(words)


def _types(instruction: Instruction) -> list[str]:
    return [word for word in instruction.opcode.split(".")[1:] if word in BITS]


def _renamed(operand: Operand, names: Mapping[str, str]) -> str:
    return _WORD.sub(lambda match: names.get(match[0], match[0]), rendered(operand))


def _rounded(literal: Immediate) -> str:
    """A double as a float; what is too large or too small for one is made its limit, not an
    infinity or a denormal number, which would take slow paths.
    """
    text = literal.text
    sign, digits = text.startswith("-"), text.lstrip("+-")
    if digits[:2].lower() == "0d":
        (value,) = struct.unpack(">d", bytes.fromhex(digits[2:]))
    else:
        value = float(digits)
    if value and math.isfinite(value):
        size = min(max(abs(value), _LEAST), _MOST)
        value = math.copysign(size, value)
    (bits,) = struct.unpack(">I", struct.pack(">f", value))
    return f"0f{bits ^ (sign << 31):08X}"


# Decides if a kernel's data is in double precision, or only its arithmetic.

REDUCES = "0d3BF921FB54442D19"
"""The constant pi / 2 * 2^-64, by which CUDA's trigonometric functions for floats multiply."""
_OF_A_REDUCTION = 3
"""Instructions on doubles beside it: a conversion to double, the product, one back to float."""
_TABLES = "__cudart"
"""Begins the names of the tables of CUDA's own functions: coefficients of sin and cos, say."""


def has_double_data(kernel: Kernel) -> bool:
    """True if the kernel's data is of doubles: then the arithmetic is meant to be.

    The tables that a function of CUDA's for doubles reads are no data of the kernel.
    """
    # An access may be of bits (ld.global.b64) whatever they mean: the case says it then.
    return any(each.type == "f64" for each in kernel.launch.buffers) or any(
        "f64" in kernel.code.instructions[n].opcode.split(".") and not _is_of_tables(kernel, n)
        for n in kernel.global_loads + kernel.global_stores
    )


def computes_doubles_of_floats(kernel: Kernel) -> bool:
    """True if the kernel computes doubles, though no double is loaded or stored.

    A literal without ``f`` makes it do so, as does a function for doubles, or a sum kept in one.
    Where sinf, cosf and tanf reduce a large argument, three instructions are of doubles: they do
    not count.
    """
    code = [kernel.code.instructions[n] for n in Doubles(kernel).arithmetic]
    computing = sum(each.base not in ("mov", "selp") for each in code)
    reductions = sum(rendered(each.operands[-1]) == REDUCES for each in code)
    return computing > _OF_A_REDUCTION * reductions and not has_double_data(kernel)


def _is_of_tables(kernel: Kernel, index: int) -> bool:
    regions = kernel.aliasing.regions(index)
    return bool(regions) and all(str(each.name).startswith(_TABLES) for each in regions or ())
