"""A kernel ready for emulation: the layout of its parameters and variables, and its code."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

import numpy as np

from cuado.backends.emulated.codegen.compiler import Object, compiled
from cuado.backends.emulated.codegen.loading import Compiled
from cuado.backends.emulated.codegen.object_code import OPTIMISATION
from cuado.backends.emulated.execution.layout import FLOATING, WHOLE
from cuado.backends.emulated.execution.machines import Facts
from cuado.backends.emulated.frontend.limits import (
    MOST_LOCAL,
    MOST_SHARED,
    check_alignment,
    check_sizes,
    most_parameters,
    natural_alignment,
)
from cuado.backends.emulated.frontend.lowering.emitter import UnsupportedInstructionError
from cuado.backends.emulated.frontend.lowering.kernel import Lowered, lowered
from cuado.backends.emulated.frontend.lowering.special import SMS
from cuado.backends.emulated.frontend.lowering.types import TYPES
from cuado.backends.emulated.memory.fixed_addresses import ANYWHERE, Pinning
from cuado.backends.emulated.process.arena import Arena
from cuado.backends.emulated.process.engine import Engine
from cuado.errors import CuadoError
from cuado.ptx.analysis.code import MODULE_SCOPE, PARAMETER_SCOPE, Code, Key
from cuado.ptx.inlining import InliningError, inlined
from cuado.ptx.semantics.opcode import Access, Space
from cuado.ptx.syntax.operands import Immediate, operands_of
from cuado.ptx.syntax.parser import parse
from cuado.ptx.syntax.tree import Declaration, Directive, Instruction, Module, Variable
from cuado.ptx.verify import check_kernel

LONG, MOST_INSTRUCTIONS = 600, 20_000
"""Instructions from which a kernel is compiled without optimisation (LLVM's time grows faster than
linearly), and most instructions of a kernel."""
MOST_ROUNDED = 2_000
"""Divisions, reciprocals and roots of doubles that are rounded: in machine code each is some 100
instructions, and ptxas takes 16 s of a core for 3,000 of them."""
MOST_TARGETS = 1_000
"""Most targets of indirect branches: 1,500 of one table took 23 s and a gigabyte to compile."""
ATOMIC_WORK = 7
PREFIX = "variable "
"""Prefix of module variables among the names of allocations."""


def _is_long_in_machine_code(instruction: Instruction) -> bool:
    """True for a division, reciprocal or root of doubles that is no approximation."""
    words = instruction.opcode.split(".")
    return words[0] in ("div", "rcp", "sqrt") and words[-1] == "f64" and "approx" not in words


class NoSuchKernelError(CuadoError):
    """The module has no kernel of that name."""


@dataclass(frozen=True)
class Layout:
    """The layout of a kernel's variables.

    Attributes:
        parameters: offset of each parameter.
        parameter_bytes: size of all parameters.
        shared: offset of each shared variable; dynamic ones come after those of known size.
        static_shared_bytes: size of those of known size, and padding that aligns dynamic ones.
        local: offset of each local variable in a thread's memory.
        local_bytes: local memory of a thread.
        globals: variables of the module in global and constant memory.
    """

    parameters: dict[Key, int]
    parameter_bytes: int
    shared: dict[Key, int]
    static_shared_bytes: int
    local: dict[Key, int]
    local_bytes: int
    globals: tuple[Variable, ...]


class Program:
    """One kernel of one module.

    Args:
        ptx: text of the module.
        kernel: name of the entry.
        sms: SMs of the chip; None without a chip: code that reads its SM's number is then refused.
        is_checked: true if its code reports its accesses to the runtime, for ``checking``.
        pinning: fixed addresses of buffers; the kernel's variables are at the base.
        is_brief: true if it has so little to do that it is compiled without optimisation.

    Raises:
        NoSuchKernelError: the module has no kernel of that name.
        UnsupportedInstructionError: a call of a function of the module cannot be emulated.
        PtxVerificationError: an instruction without its operands, or a name that nothing declares.
        CuadoError: a variable or parameter that cannot be emulated.
    """

    def __init__(
        self,
        ptx: str,
        kernel: str,
        *,
        sms: int | None = None,
        is_checked: bool = False,
        pinning: Pinning = ANYWHERE,
        is_brief: bool = False,
    ) -> None:
        # The original text is checked, so that errors name its lines, not those of the inlined one.
        original = parse(ptx)
        check_length(original, kernel)
        check_kernel(original, kernel)
        targets = _targets(original, kernel)
        if targets > MOST_TARGETS:
            raise CuadoError(
                f"'{kernel}' branches to {targets:,} labels by tables; more than {MOST_TARGETS:,} "
                "are not emulated: they would take minutes and gigabytes to compile",
                "run it on a GPU (--device gpu)",
            )
        module = parse(_without_calls(ptx, kernel))
        function = module.function(kernel)
        if function is None or function.body is None:
            raise NoSuchKernelError(f"no kernel '{kernel}' in the PTX")
        self.code = Code(module, function)
        _check_length(kernel, len(self.code.instructions))
        rounded = sum(map(_is_long_in_machine_code, self.code.instructions))
        if rounded > MOST_ROUNDED:
            raise CuadoError(
                f"'{kernel}' has {rounded:,} divisions and roots of doubles; more than "
                f"{MOST_ROUNDED:,} are not emulated: each is a program of its own in machine code, "
                "which would take the assembler minutes",
                "run it on a GPU (--device gpu)",
            )
        self.layout = _layout(self.code)
        self.is_checked = is_checked
        self._sms = sms
        self._pinning = pinning
        self._is_brief = is_brief

    @property
    def ptx(self) -> str:
        """The module's text as emulated: its kernel calls no other function of the module."""
        return self.code.module.text

    @cached_property
    def lowered(self) -> Lowered:
        """The kernel in LLVM's language.

        Raises:
            UnsupportedInstructionError: an instruction that cannot be emulated.
        """
        # Addresses of module variables are those of an arena that has them first.
        sizes = {PREFIX + v.name: max(variable_bytes(v), 1) for v in self.layout.globals}
        at = Arena(sizes, base=self._pinning.base).ranges
        symbols = {**self.layout.shared, **self.layout.local}
        for variable in self.layout.globals:
            symbols[variable.name, MODULE_SCOPE] = at[PREFIX + variable.name].address
        if self._sms is not None:
            symbols[SMS] = self._sms
        return lowered(
            self.code,
            symbols,
            self.layout.parameters,
            is_checked=self.is_checked,
        )

    @cached_property
    def object(self) -> Object:
        """The machine code of the kernel."""
        level = 0 if self._is_brief or _work(self.code) > LONG else OPTIMISATION
        return compiled(self.lowered.text, level)

    @property
    def compiled(self) -> Compiled:
        """The machine code of the kernel, loaded into this process."""
        return self.object.loaded

    @cached_property
    def facts(self) -> Facts:
        """The facts that are needed to run the kernel."""
        lowered, layout = self.lowered, self.layout
        return Facts(
            lowered.register_bytes,
            len(lowered.segments),
            lowered.slots,
            len(lowered.branch_slots),
            layout.static_shared_bytes,
            layout.local_bytes,
            layout.parameter_bytes,
            _atomic_kinds(self.code, lowered),
        )

    def arena(
        self, buffers: dict[str, int], guard_bytes: int = 0, engine: Engine | None = None
    ) -> Arena:
        """Memory for the module's variables, initialised, and for some buffers.

        Args:
            buffers: bytes by name.
            guard_bytes: bytes on both sides of each buffer that may be accessed; pinned buffers
                have as many as there is room for.
            engine: the engine that runs code on it; None for this process's own.
        """
        sizes = {PREFIX + v.name: max(variable_bytes(v), 1) for v in self.layout.globals}
        constant = frozenset(PREFIX + v.name for v in self.layout.globals if v.space == "const")
        guards = {**dict.fromkeys(buffers, guard_bytes), **self._pinning.guards}
        pins, base = self._pinning.addresses, self._pinning.base
        arena = Arena({**sizes, **buffers}, constant, guards, pins, base, engine)
        initialise(arena, self.layout)
        return arena


def check_length(module: Module, kernel: str) -> None:
    """Refuse a kernel that would take minutes to compile, before it takes minutes to look at.

    Raises:
        CuadoError: it has too many instructions.
    """
    function = module.function(kernel)
    if function is not None and function.body is not None:
        _check_length(kernel, len(function.instructions()))


def _without_calls(ptx: str, kernel: str) -> str:
    """The module with a kernel that calls none of its functions.

    Raises:
        UnsupportedInstructionError: a call cannot be inlined.
    """
    try:
        return inlined(ptx, kernel)
    except InliningError as error:
        raise UnsupportedInstructionError(error.instruction, error.line, error.why) from None


def _check_length(kernel: str, count: int) -> None:
    if count > MOST_INSTRUCTIONS:
        raise CuadoError(
            f"'{kernel}' has {count:,} instructions; more than {MOST_INSTRUCTIONS:,} are not "
            "emulated: they would take minutes to compile",
            "run it on a GPU (--device gpu)",
        )


def _targets(module: Module, kernel: str) -> int:
    """Labels that the tables of a kernel's indirect branches name, each as often as they do."""
    function = module.function(kernel)
    tables = (
        statement.arguments
        for _, statement in (function.statements() if function else ())
        if isinstance(statement, Directive) and statement.name == "branchtargets"
    )
    return sum(table.count(",") + 1 for table in tables)


def _work(code: Code) -> int:
    """Work of LLVM's optimisation, in instructions: atomic operations are loops over lanes."""
    atomics = sum(effects.opcode.access is Access.ATOMIC for effects in code.effects)
    return len(code.instructions) + ATOMIC_WORK * atomics


def _atomic_kinds(code: Code, lowered: Lowered) -> bytes:
    """For each access slot the kind of its atomic operation on global memory, or 0."""
    found = bytearray(lowered.slots)
    for index, slot in lowered.access_slots.items():
        opcode = code.effects[index].opcode
        if opcode.access is Access.ATOMIC and opcode.space is not Space.SHARED:
            words = code.instructions[index].opcode.split(".")
            found[slot] = FLOATING if words[-1].startswith(("f", "bf")) else WHOLE
    return bytes(found)


def initialise(arena: Arena, layout: Layout) -> None:
    """Set the initial values of the module's variables: zero if it states none.

    Raises:
        CuadoError: an initialiser that cannot be emulated.
    """
    for variable in layout.globals:
        view = arena.view(PREFIX + variable.name)
        view[:] = 0
        if variable.initializer is not None:
            data = _initial(variable)
            if data.size > view.size:
                raise CuadoError(f"'{variable.name}' has more initial values than elements")
            view[: data.size] = data


def variable_bytes(variable: Variable) -> int:
    """Size of a variable; with an open dimension that of its initial values, or one element.

    Raises:
        CuadoError: its type has no size: a texture, a surface.
    """
    if variable.type not in TYPES:
        raise CuadoError(f"'{variable.name}' is of type '.{variable.type}': not emulated")
    row = TYPES[variable.type].bits // 8 * variable.vector
    row *= prod(n or 1 for n in variable.dimensions)
    if None not in variable.dimensions or variable.initializer is None:
        return row
    return -(-_initial(variable).size // row) * row


def _layout(code: Code) -> Layout:
    parameters, parameter_bytes = _placed(
        [((each.name, PARAMETER_SCOPE), each) for each in code.function.parameters]
    )
    for variable in code.module.variables:
        check_alignment(variable)
    module = [v for v in code.module.variables if v.space in ("shared", "global", "const")]
    own = [((v.name, MODULE_SCOPE), v) for v in module if v.space == "shared"]
    declared = _declared(code)
    shared, static = _placed_shared([*own, *(d for d in declared if d[1].space == "shared")])
    local, local_bytes = _placed([each for each in declared if each[1].space == "local"])
    sizes = {
        "parameters": (parameter_bytes, most_parameters(code.module)),
        "shared memory": (static, MOST_SHARED),
        "local memory of a thread": (local_bytes, MOST_LOCAL),
    }
    check_sizes(code.function.name, sizes)
    rest = tuple(v for v in module if v.space != "shared")
    # Threads' memories lie one after the other: 16 bytes, the largest alignment, fit all of them.
    whole = -(-local_bytes // 16) * 16
    return Layout(parameters, parameter_bytes, shared, static, local, whole, rest)


def _declared(code: Code) -> list[tuple[Key, Variable]]:
    """The variables that the kernel's body declares, each with the scope of its block."""
    return [
        ((variable.name, inside[-1].start), variable)
        for inside, statement in code.function.statements()
        if isinstance(statement, Declaration)
        for variable in statement.variables
    ]


def _placed_shared(variables: list[tuple[Key, Variable]]) -> tuple[dict[Key, int], int]:
    """Offsets of shared variables, and the bytes of those of known size."""
    places, static = _placed([each for each in variables if None not in each[1].dimensions])
    dynamic = [each for each in variables if None in each[1].dimensions]
    # All dynamic variables begin after the static ones, where the launch's bytes begin.
    static = max((_aligned(static, variable) for _, variable in dynamic), default=static)
    return places | dict.fromkeys((key for key, _ in dynamic), static), static


def _placed(variables: list[tuple[Key, Variable]]) -> tuple[dict[Key, int], int]:
    places, end = {}, 0
    for key, variable in variables:
        end = _aligned(end, variable)
        places[key] = end
        end += variable_bytes(variable)
    return places, end


def _aligned(end: int, variable: Variable) -> int:
    check_alignment(variable)
    # Behind .ptr it is that of what the parameter points to.
    own = None if "ptr" in variable.attributes else variable.align
    alignment = own or natural_alignment(variable)
    return -(-end // alignment) * alignment


_NUMPY = {"f32": "<f4", "f64": "<f8"}


def _initial(variable: Variable) -> "np.ndarray[tuple[int], np.dtype[np.uint8]]":
    """The bytes of an initialiser: numbers in braces, nested to any depth.

    Raises:
        CuadoError: it has addresses of other variables, which are not known here.
    """
    text = (variable.initializer or "").replace("{", " ").replace("}", " ")
    kind = TYPES[variable.type]
    values = []
    for part in filter(str.strip, text.split(",")):
        (operand,) = operands_of(part)
        if not isinstance(operand, Immediate):
            raise CuadoError(f"'{variable.name}' is initialised by an address: not emulated")
        values.append(operand.value)
    if kind.is_float:
        return np.array(values, _NUMPY[kind.name]).view(np.uint8)
    wrapped = [int(value) & ((1 << kind.bits) - 1) for value in values]
    return np.array(wrapped, f"<u{kind.bits // 8}").view(np.uint8)
