"""Tracks undefined values through a checked kernel, and reports where something depends on them.

A register that is in doubt (``doubts``) has a bit for each lane: set if its value is defined. The
bits are zero at the start of a block, are updated with the register, and are tested where an
undefined value is no longer harmless: where it decides a branch, an exit or an access, where it is
an address, or is stored to memory that others see. Copies and arithmetic alone are harmless, as
compilers move code; a store of several elements of which only some are defined is taken for that of
a padded structure.
"""

from functools import reduce

from llvmlite import ir

from cuado.backends.emulated.frontend.lowering.checked import called, held
from cuado.backends.emulated.frontend.lowering.doubts import Doubts, carries, is_source, needs_all
from cuado.backends.emulated.frontend.lowering.emitter import Emitter
from cuado.backends.emulated.frontend.lowering.types import I1, I32, TYPES, vector
from cuado.backends.emulated.frontend.lowering.warp import MODES
from cuado.ptx.analysis.code import Key
from cuado.ptx.semantics.opcode import Access, Trait
from cuado.ptx.syntax.operands import Name, Vector, names_in

FULL = I32(0xFFFFFFFF)
_DECIDE = frozenset({Access.STORE, Access.ATOMIC, Access.COPY})
_STOP = frozenset({Trait.BRANCH, Trait.EXIT, Trait.BARRIER, Trait.TRAP})
_ELEMENTS, _ADDRESSES = 11, 12
"""Numbers of the arrays on the host's stack."""


def shadow(key: Key) -> Key:
    """The key of the bits of a register."""
    name, scope = key
    return f"defined {name}", scope


class Definedness:
    """The bits of a kernel's registers, updated as its instructions are lowered in order."""

    def __init__(self, e: Emitter, doubts: Doubts) -> None:
        self._e, self._doubts = e, doubts
        self._given: tuple[ir.Value, ir.Value] | None = None
        self._found: ir.Value | None = None

    def with_bits(self, keys: frozenset[object]) -> frozenset[object]:
        """Registers, and the bits of those that are in doubt."""
        return keys | {shadow(key) for key in self._doubts.all if key in keys}

    def before(self) -> None:
        """Test the guard and the address of the current instruction, before it is lowered."""
        self._given = self._found = None
        if not self._doubts.all:
            return
        e = self._e
        self.decided()
        effects = e.code.effects[e.index]
        address = self._known(effects.address)
        if address is not None:
            self._tell(e.builder.and_(e.active(), e.builder.not_(address)))
        # The bits of the result follow from the operands, which the instruction may overwrite.
        if self._keys(effects.writes):
            guard = e.guard()
            lanes = FULL if guard is None else e.builder.bitcast(guard, I32)
            self._given = self._result(), lanes

    def after(self) -> None:
        """Record the lanes in which the current instruction's results are defined."""
        if self._given is None:
            return
        e, b = self._e, self._e.builder
        (value, lanes), self._given = self._given, None
        if self._found is not None:
            value = self._found
        # Lanes whose guard is false keep their bits, as they keep their values.
        for key in self._keys(e.code.effects[e.index].writes):
            old = b.and_(self._bits(key), b.not_(lanes))
            new = b.or_(old, b.and_(value, lanes))
            e.keep(shadow(key), b.bitcast(new, vector(I1)), 1)

    def given(self) -> None:
        """Mark the current instruction's results as defined, whatever its operands are."""
        self._given, self._found = (FULL, FULL), None
        self.after()

    def decided(self) -> None:
        """Test a guard that decides the path of lanes, or their writes to memory."""
        e = self._e
        opcode, guard = e.code.effects[e.index].opcode, e.instruction.guard
        if guard and (opcode.access in _DECIDE or _STOP & opcode.traits):
            known = self._known((guard,))
            if known is not None:
                self._tell(e.builder.and_(e.bits, e.builder.not_(known)))

    def loaded(self, addresses: ir.Value, mask: ir.Value, size: int) -> None:
        """The current instruction loads from these addresses of the host."""
        e = self._e
        if self._given is not None and is_source(e.code, e.index, has_local=self._doubts.has_local):
            at = held(e, addresses, _ADDRESSES)
            known = called(e, "check_loaded", [mask, at, I32(size)], I32)
            self._found = e.builder.and_(known, self._given[0])

    def stored(self, addresses: ir.Value, mask: ir.Value, size: int) -> None:
        """The current instruction is about to store its last operand, or update memory by it."""
        e, b = self._e, self._e.builder
        is_atomic = e.code.effects[e.index].opcode.access is Access.ATOMIC
        lanes = self._stored_lanes(is_atomic=is_atomic)
        if lanes is None and not self._doubts.has_local:
            return
        # A block's own memory keeps the bits, so an undefined value may be stored there (`own`);
        # it is reported where it goes to memory that others see.
        at = held(e, addresses, _ADDRESSES)
        arguments = [mask, at, I32(size), FULL if lanes is None else lanes]
        own = called(e, "check_kept", arguments, I32)
        if lanes is not None:
            out = mask if is_atomic else b.and_(mask, b.not_(own))
            self._tell(b.and_(out, b.not_(lanes)))

    def _stored_lanes(self, *, is_atomic: bool) -> ir.Value | None:
        """The lanes whose stored value counts as defined; None for all.

        An atomic operation needs all of its operands, a store of several elements one of them, as
        of a padded structure.
        """
        e, b = self._e, self._e.builder
        operands = e.operands[1 if e.words[0] in ("st", "red") else 2 :]
        items = [i for o in operands for i in (o.items if isinstance(o, Vector) else (o,))]
        each = [self._known(tuple(names_in(item))) for item in items]
        known = [k for k in each if k is not None]
        if is_atomic and known:
            return reduce(b.and_, known, FULL)
        if known and len(known) == len(each):
            return reduce(b.or_, known, I32(0))
        return None

    def shuffled(self) -> None:
        """The current instruction exchanges values among the lanes that it names."""
        e = self._e
        if self._given is None:
            return
        is_named = "sync" in e.words
        members = e.read(e.operands[4], TYPES["b32"]) if is_named else e.splat(e.active())
        mode = MODES[next(word for word in e.words if word in MODES)]
        own = self._known(tuple(names_in(e.operands[1])))
        pointers = [
            held(e, e.read(operand, TYPES["b32"]), _ELEMENTS + 2 + number)
            for number, operand in enumerate(e.operands[2:4])
        ]
        pointers.append(held(e, members, _ELEMENTS))
        arguments = [*pointers, I32(mode), FULL if own is None else own]
        self._found = called(e, "shuffle_defined", arguments, I32)

    def _keys(self, names: tuple[str, ...]) -> list[Key]:
        e = self._e
        return [key for key in e.code.keys(names, e.index) if key in self._doubts.all]

    def _bits(self, key: Key) -> ir.Value:
        return self._e.builder.bitcast(self._e.current(shadow(key), 1), I32)

    def _known(self, names: tuple[str, ...]) -> ir.Value | None:
        """The lanes in which all of these registers are defined; None for all."""
        found = None
        for key in self._keys(names):
            bits = self._bits(key)
            found = bits if found is None else self._e.builder.and_(found, bits)
        return found

    def _tell(self, lanes: ir.Value) -> None:
        e, b = self._e, self._e.builder
        with b.if_then(b.icmp_unsigned("!=", lanes, I32(0)), likely=False):
            called(e, "check_undefined", [I32(e.index), lanes])

    def _result(self) -> ir.Value:
        """The lanes in which the current instruction's result is defined."""
        e, b = self._e, self._e.builder
        effects = e.code.effects[e.index]
        if not carries(e.code, e.index) or self._is_nothing_of_itself():
            return FULL
        if e.words[0] == "selp":
            return self._selected()
        if needs_all(e.code, e.index):
            found = self._known(effects.values)
            return FULL if found is None else found
        keys = self._keys(effects.values)
        # An operation on parts (``PARTS``) is defined if one of its operands is.
        if len(keys) < len(effects.values) or self._has_literals():
            return FULL
        found = I32(0)
        for key in keys:
            found = b.or_(found, self._bits(key))
        return found

    def _has_literals(self) -> bool:
        return any(not isinstance(o, (Name, Vector)) for o in self._e.operands[1:3])

    def _is_nothing_of_itself(self) -> bool:
        """True if it clears a register by combining it with itself."""
        operands = self._e.operands
        names = {tuple(names_in(operand)) for operand in operands[1:]}
        is_one = len(operands) == 3 and len(names) == 1 and names != {()}
        return self._e.words[0] in ("xor", "sub") and is_one

    def _selected(self) -> ir.Value:
        e, b = self._e, self._e.builder
        first, second = (self._known(tuple(names_in(o))) for o in e.operands[1:3])
        predicate = b.bitcast(e.predicate(e.operands[3]), I32)
        taken = b.and_(predicate, FULL if first is None else first)
        other = b.and_(b.not_(predicate), FULL if second is None else second)
        known = self._known(tuple(names_in(e.operands[3])))
        either = b.or_(taken, other)
        return either if known is None else b.and_(either, known)
