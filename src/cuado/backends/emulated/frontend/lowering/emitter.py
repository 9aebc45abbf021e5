"""The emitter that lowers instructions: registers, operands and the mask as LLVM values.

A register is a vector of one integer for each lane, a predicate a vector of bits. Within a segment
registers are LLVM values; those that are read later are stored at its end, where inactive lanes
keep their values.
"""

from typing import Protocol

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.frame import ALIGNMENT, Frame
from cuado.backends.emulated.frontend.lowering.linkage import Linkage
from cuado.backends.emulated.frontend.lowering.pending_nans import PendingNans
from cuado.backends.emulated.frontend.lowering.special import SMS, special
from cuado.backends.emulated.frontend.lowering.types import (
    F32,
    F64,
    I1,
    I32,
    I64,
    LANES,
    TYPES,
    Type,
    every_lane,
    pattern,
    vector,
)
from cuado.errors import CuadoError
from cuado.ptx.analysis.code import Code, Key
from cuado.ptx.syntax.operands import Immediate, Name, Negated, Operand, Sum
from cuado.ptx.syntax.tree import Instruction, Variable


class UnsupportedInstructionError(CuadoError):
    """An instruction that cannot be emulated."""

    def __init__(self, instruction: Instruction, line: int, why: str = "") -> None:
        reason = f": {why}" if why else ""
        super().__init__(
            f"cannot emulate '{instruction.rendered()}' (PTX line {line}){reason}",
            "run it on a GPU, or ask for this instruction in an issue",
        )


class Follower(Protocol):
    """Tracks undefined values through a checked kernel; it is notified of accesses and shuffles."""

    def loaded(self, addresses: ir.Value, mask: ir.Value, size: int) -> None:
        """The current instruction loads from these addresses."""
        ...

    def stored(self, addresses: ir.Value, mask: ir.Value, size: int) -> None:
        """The current instruction is about to store to these addresses or to update them."""
        ...

    def shuffled(self) -> None:
        """The current instruction is a shuffle."""
        ...


class Emitter(Linkage):
    """Lowers one kernel's instructions, one after another.

    Attributes:
        code: the kernel.
        index: index of the instruction being lowered.
        symbols: address or offset of each variable in memory, by its name's key.
        is_checked: true if the kernel reports its accesses to the runtime (``checked``).
        follower: tracks undefined values; None if there can be none, or none are looked for.
        access_slots: number of the counters of each instruction that accesses memory.
        copy_slots: number of the counters for the writes of each copy between memories.
        branch_slots: number of the counters of each branch.
        waiting: lanes for which the last test of an mbarrier failed.
    """

    def __init__(
        self,
        code: Code,
        module: ir.Module,
        function: ir.Function,
        symbols: dict[Key, int],
        parameters: dict[Key, int],
        *,
        is_checked: bool = False,
    ) -> None:
        super().__init__(module, function)
        self.code = code
        self._nans = PendingNans(code)
        self.symbols, self.parameters = symbols, parameters
        self.is_checked = is_checked
        self.follower: Follower | None = None
        self.frame = Frame()
        self.index = 0
        self.access_slots: dict[int, int] = {}
        self.copy_slots: dict[int, int] = {}
        self.branch_slots: dict[int, int] = {}
        # Within a segment: the current value of each register, and the widths of those that
        # changed.
        self._values: dict[Key, ir.Value] = {}
        self._dirty: dict[Key, int] = {}
        self.mask: ir.Value = None
        self.bits: ir.Value = None
        self.carry: ir.Value = None
        self.waiting: ir.Value = None

    def slot(self, slots: dict[int, int]) -> int:
        """Number of the counters of the current instruction's access; a new one gets the next."""
        return slots.setdefault(self.index, len(self.access_slots) + len(self.copy_slots))

    # What is being lowered.

    @property
    def instruction(self) -> Instruction:
        """The instruction being lowered."""
        return self.code.instructions[self.index]

    @property
    def words(self) -> list[str]:
        """The words of its opcode."""
        return self.instruction.opcode.split(".")

    @property
    def operands(self) -> tuple[Operand, ...]:
        """Its operands."""
        return self.instruction.operands

    def unsupported(self, why: str = "") -> UnsupportedInstructionError:
        """The error that says that this instruction cannot be emulated."""
        line = self.code.module.lines(self.instruction.start)
        return UnsupportedInstructionError(self.instruction, line, why)

    # Constants.

    def constant(self, element: ir.Type, value: float) -> ir.Value:
        """The same number in every lane."""
        if isinstance(element, ir.IntType):
            return every_lane(element.width, int(value) & ((1 << element.width) - 1))
        return ir.Constant(vector(element), [value] * LANES)

    def typed_constant(self, like: ir.Value, value: float) -> ir.Value:
        """The same float in every lane, with the type of another value."""
        return ir.Constant(like.type, [value] * LANES)

    # Registers.

    def begin(self, mask: ir.Value) -> None:
        """Start a segment: no register is loaded yet; ``mask`` has the active lanes in 32 bits."""
        self._values.clear()
        self.carry = None
        self._dirty.clear()
        self.bits = mask
        self.mask = self.builder.bitcast(mask, vector(I1))

    def _place(self, key: Key, bits: int) -> ir.Value:
        offset = self.frame.place(key, bits)
        at = self.builder.gep(self.registers, [I64(offset)])
        kind = I32 if bits == 1 else vector(ir.IntType(bits))
        return self.builder.bitcast(at, kind.as_pointer())

    def _load(self, key: Key, bits: int) -> ir.Value:
        place = self._place(key, bits)
        if bits == 1:
            return self.builder.bitcast(self.builder.load(place), vector(I1))
        return self.builder.load(place, align=ALIGNMENT)

    def register(self, name: str) -> tuple[Key, Type]:
        """The register that a name means here, and its declaration.

        Raises:
            UnsupportedInstructionError: it is no register.
        """
        symbol = self.code.symbol(name, self.index)
        if symbol is None or symbol.variable.space != "reg":
            raise self.unsupported(f"'{name}' is no register")
        kind = TYPES.get(symbol.variable.type)
        if kind is None:
            raise self.unsupported(f"a register of type '.{symbol.variable.type}'")
        return symbol.key, kind

    def current(self, key: Key, bits: int) -> ir.Value:
        """A register's value, as an integer vector."""
        if key not in self._values:
            self._values[key] = self._load(key, bits)
        return self._values[key]

    def define(self, name: str, value: ir.Value) -> None:
        """Write a register in its full width, under the instruction's guard."""
        key, kind = self.register(name)
        guard = self.guard()
        if guard is not None:
            # Lanes whose guard is false keep the old value.
            value = self.builder.select(guard, value, self.current(key, kind.bits))
        self.keep(key, value, kind.bits)

    def keep(self, key: Key, value: ir.Value, bits: int) -> None:
        """Set a register's value from here on, regardless of the guard."""
        self._values[key] = value
        self._dirty[key] = bits

    def guard(self) -> ir.Value | None:
        """The instruction's guard, a vector of bits; None without one."""
        if not self.instruction.guard:
            return None
        key, _ = self.register(self.instruction.guard)
        value = self.current(key, 1)
        return self.builder.not_(value) if self.instruction.negated else value

    def active(self) -> ir.Value:
        """The lanes that execute this instruction: mask and guard, in 32 bits."""
        guard = self.guard()
        if guard is None:
            return self.bits
        return self.builder.and_(self.bits, self.builder.bitcast(guard, I32))

    def store_live(self, live: frozenset[object]) -> None:
        """Store the registers that are read after this segment."""
        b = self.builder
        # Other lanes of the warp may be in another segment: only active lanes are stored.
        for key, bits in self._dirty.items():
            if key not in live:
                continue
            place, value = self._place(key, bits), self._values[key]
            if bits == 1:
                old = b.load(place)
                new = b.bitcast(value, I32)
                kept = b.and_(old, b.not_(self.bits))
                b.store(b.or_(kept, b.and_(new, self.bits)), place)
            else:
                old = b.load(place, align=ALIGNMENT)
                b.store(b.select(self.mask, value, old), place, align=ALIGNMENT)

    # Operands.

    def read(self, operand: Operand, kind: Type) -> ir.Value:
        """An operand's value as a vector of ``kind``: of floats for f32 and f64."""
        if kind.bits == 1:
            return self.predicate(operand)
        if isinstance(operand, Immediate):
            return self._literal(operand, kind)
        return self.typed(self.integers(operand, kind.bits), kind)

    def typed(self, value: ir.Value, kind: Type) -> ir.Value:
        """The bits of integers as values of ``kind``."""
        return self.builder.bitcast(value, vector(kind.llvm)) if kind.is_float else value

    def untyped(self, value: ir.Value) -> ir.Value:
        """The bits of values as integers."""
        element = value.type.element
        widths = {F32: 32, F64: 64}
        if element in widths:
            return self.builder.bitcast(value, vector(ir.IntType(widths[element])))
        return value

    def _literal(self, operand: Immediate, kind: Type) -> ir.Value:
        bits = pattern(operand.text, kind.bits)
        if bits is not None:  # copied bit for bit: a NaN keeps its sign and payload
            return self.typed(self.constant(kind.integer, bits), kind)
        value = operand.value
        if kind.is_float:
            return ir.Constant(vector(kind.llvm), [float(value)] * LANES)
        if isinstance(value, float):
            raise self.unsupported("a float literal where an integer is expected")
        return self.constant(kind.integer, value)

    def predicate(self, operand: Operand) -> ir.Value:
        """A predicate operand, perhaps negated, as a vector of bits."""
        if isinstance(operand, Negated):
            return self.builder.not_(self.predicate(operand.operand))
        if isinstance(operand, Immediate):
            return self.constant(I1, int(operand.value != 0))
        if not isinstance(operand, Name):
            raise self.unsupported()
        if operand.text == "%is_explicit_cluster":
            stated = self.builder.trunc(self.of_machine("is_explicit", I32), I1)
            return self.splat(stated)
        key, kind = self.register(operand.text)
        if kind.bits != 1:
            raise self.unsupported(f"'{operand.text}' is no predicate")
        return self.current(key, 1)

    def integers(self, operand: Operand, bits: int) -> ir.Value:
        """An operand's bits as a vector of integers of that width."""
        if isinstance(operand, Immediate):
            return self._literal(operand, TYPES[f"b{bits}"])
        if isinstance(operand, Sum):
            at = self._symbol(operand.base.text)
            return self.constant(ir.IntType(bits), at + operand.offset)
        if not isinstance(operand, Name):
            raise self.unsupported()
        if operand.text.startswith("%") or self._is_register(operand.text):
            found = special(self, operand.text, self.symbols.get(SMS))
            value = found if found is not None else self._register_value(operand.text)
        elif operand.text == "WARP_SZ":
            return self.constant(ir.IntType(bits), LANES)
        else:
            return self.constant(ir.IntType(bits), self._symbol(operand.text))
        return self.resized(value, bits)

    def _is_register(self, name: str) -> bool:
        symbol = self.code.symbol(name, self.index)
        return symbol is not None and symbol.variable.space == "reg"

    def _register_value(self, name: str) -> ir.Value:
        key, kind = self.register(name)
        if kind.bits == 1:
            raise self.unsupported(f"'{name}' is a predicate")
        value = self.current(key, kind.bits)
        # Arithmetic left the NaN as LLVM made it; here its bits become visible.
        if self._nans.are_seen(key, self.index):
            value = self._values[key] = self.with_one_nan(value)
        return value

    def with_one_nan(self, bits: ir.Value) -> ir.Value:
        """Bits of f32 in which every NaN is the one that arithmetic makes."""
        b, number = self.builder, self.builder.bitcast(bits, vector(F32))
        is_nan = b.fcmp_unordered("uno", number, number)
        return b.select(is_nan, self.constant(I32, 0x7FFFFFFF), bits)

    def write_made(self, operand: Operand, value: ir.Value) -> None:
        """Write a result of f32 arithmetic: its NaNs become 0x7fffffff, now or when visible."""
        bits = self.untyped(value)
        may_wait = self._nans.are_pending(operand, self.index)
        self.write(operand, bits if may_wait else self.with_one_nan(bits))

    def _symbol(self, name: str) -> int:
        symbol = self.code.symbol(name, self.index)
        if symbol is not None and symbol.key in self.parameters:
            return self.parameters[symbol.key]
        if symbol is None or symbol.key not in self.symbols:
            raise self.unsupported(f"'{name}' is not known here")
        return self.symbols[symbol.key]

    def variable(self, name: str) -> Variable | None:
        """The variable that a name means here; None if it is none."""
        symbol = self.code.symbol(name, self.index)
        return symbol.variable if symbol else None

    def resized(self, value: ir.Value, bits: int, *, signed: bool = False) -> ir.Value:
        """Integers truncated, or extended by zeros or by their sign."""
        has = value.type.element.width
        kind = vector(ir.IntType(bits))
        if bits == has:
            return value
        if bits < has:
            return self.builder.trunc(value, kind)
        return self.builder.sext(value, kind) if signed else self.builder.zext(value, kind)

    def write(self, operand: Operand, value: ir.Value, *, signed: bool = False) -> None:
        """Write a destination; values are sign- or zero-extended to a wider register."""
        if isinstance(operand, Name) and operand.text == "_":
            return
        if not isinstance(operand, Name):
            raise self.unsupported()
        _, kind = self.register(operand.text)
        if kind.bits == 1:
            self.define(operand.text, value)
        else:
            self.define(operand.text, self.resized(self.untyped(value), kind.bits, signed=signed))
