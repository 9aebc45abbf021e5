"""Access of lowered code to LLVM's builder, the machine's fields and the runtime's functions."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from llvmlite import ir

from cuado.backends.emulated.codegen.services import functions
from cuado.backends.emulated.execution.layout import Machine, Warp
from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT
from cuado.backends.emulated.frontend.lowering.types import I32, I64, POINTER, every_lane, vector
from cuado.errors import CuadoError


class Linkage(ABC):
    """An LLVM function under construction, and all that it can reach.

    Attributes:
        module: LLVM's module.
        function: the function that runs a warp.
        entry: builder of the entry block, which allocates the stack.
        builder: builder at the place of the next operation.
        machine: pointer to the machine.
        warp: pointer to the warp.
        registers: pointer to the warp's registers.
    """

    def __init__(self, module: ir.Module, function: ir.Function) -> None:
        self.module, self.function = module, function
        self.machine, self.warp, self.registers = function.args
        self.entry = ir.IRBuilder(function.append_basic_block("entry"))
        self.builder = self.entry
        self._scratch: dict[tuple[str, int], ir.Value] = {}
        self._runtime: dict[str, ir.Function] = {}

    @abstractmethod
    def unsupported(self, why: str = "") -> CuadoError:
        """The error that the current instruction cannot be emulated."""

    # The machine.

    def at(self, base: ir.Value, offset: int, kind: ir.Type) -> ir.Value:
        """A pointer some bytes after another one."""
        return self.builder.bitcast(self.builder.gep(base, [I64(offset)]), kind.as_pointer())

    def of_machine(self, name: str, kind: ir.Type, further: int = 0) -> ir.Value:
        """A field of the machine."""
        return self.builder.load(
            self.at(self.machine, getattr(Machine, name).offset + further, kind)
        )

    def of_warp(self, name: str, kind: ir.Type) -> ir.Value:
        """A field of the warp."""
        return self.builder.load(self.at(self.warp, getattr(Warp, name).offset, kind))

    def set_warp(self, name: str, value: ir.Value) -> None:
        """Write a field of the warp."""
        self.builder.store(value, self.at(self.warp, getattr(Warp, name).offset, value.type))

    def splat(self, value: ir.Value) -> ir.Value:
        """A vector with one scalar in every lane."""
        b = self.builder
        one = b.insert_element(ir.Constant(vector(value.type), ir.Undefined), value, I32(0))
        return b.shuffle_vector(one, one, every_lane(32, 0))

    # The runtime.

    def runtime(self, name: str, result: ir.Type, arguments: Sequence[ir.Type]) -> ir.Function:
        """A function of the runtime, or of LLVM.

        Raises:
            UnsupportedInstructionError: there is none: the instruction has no such form.
        """
        if name not in self._runtime:
            if not name.startswith("llvm.") and name not in functions():
                raise self.unsupported()
            kind = ir.FunctionType(result, arguments)
            self._runtime[name] = ir.Function(self.module, kind, name)
        return self._runtime[name]

    def scratch(self, element: ir.Type, number: int, count: int = 0) -> ir.Value:
        """An array of one element for each lane, on the host's stack, identified by ``number``.

        With a ``count`` it is an array of ``count`` of these.
        """
        kind = ir.ArrayType(vector(element), count) if count else vector(element)
        key = (str(kind), number)
        if key not in self._scratch:
            made = self.entry.alloca(kind)
            made.align = ALIGNMENT
            self._scratch[key] = made
        return self._scratch[key]

    def lanewise(
        self, name: str, result: ir.Type, values: Sequence[ir.Value], *numbers: int
    ) -> ir.Value:
        """The results of a runtime function for each lane's values.

        Args:
            name: name of the function: ``void name(result *, const T *..., u32...)``.
            result: element type of the result.
            values: vectors; missing ones of three are null.
            numbers: further arguments, 32 bits.
        """
        b, pointers = self.builder, []
        for number, value in enumerate(values):
            place = self.scratch(value.type.element, number + 1)
            b.store(value, place, align=ALIGNMENT)
            pointers.append(b.bitcast(place, POINTER))
        out = self.scratch(result, 0)
        arguments = [b.bitcast(out, POINTER), *pointers, *(I32(n) for n in numbers)]
        kinds = [POINTER] * (1 + len(pointers)) + [I32] * len(numbers)
        b.call(self.runtime(name, ir.VoidType(), kinds), arguments)
        return b.load(out, align=ALIGNMENT)
