"""Follows each thread of a block to a loop, and through one iteration, as far as the launch tells.

What an instruction does is ``integer_steps``; ``rehearsed_iterations`` says what it is for.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.kernel.facts.loops.loop import instructions_of
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.integer_steps import Number, Step, step_of
from cuado.kernel.values.lane_values import WARP
from cuado.kernel.values.operations import operation_of
from cuado.model.arguments import Scalar
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS, Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, rendered

_Source = Key | str | int | None
"""A register, a special one by its name, a number, or what is not known."""
_Place = tuple[Access | None, int, _Source, int]
"""An access, its bytes, the base of its address and what is added; no access is a barrier."""
_BARRIER: _Place = None, 0, None, 0
_OPEN: _Place = None, 1, None, 0
_MOST_STEPS = 300_000
"""Most instructions of all threads together that are followed: half a second."""
_APART = 1 << 20
"""Distance of the addresses at which arrays are taken to begin."""
_GOING = frozenset({Trait.BRANCH, Trait.EXIT})
_STOPPING = frozenset({Trait.BARRIER, Trait.CALL, Trait.ASYNC, Trait.CLUSTER})
_PLAIN = frozenset({"ld", "st", "atom", "red"})
_PASSED = frozenset({Access.PREFETCH, None})
_KINDS = frozenset({Access.LOAD, Access.STORE, Access.ATOMIC})


class UndecidedError(Exception):
    """What the launch does not decide."""


@dataclass(frozen=True, slots=True)
class Event:
    """An access to shared memory by a thread.

    Attributes:
        index: the instruction.
        access: what it does.
        bytes: where.
    """

    index: int
    access: Access
    bytes: range


@dataclass(slots=True)
class _Thread:
    """A thread on its way.

    Attributes:
        special: its special registers.
        values: of registers, as far as they are known.
        parts: what it did in the iteration, between barriers; None before it begins.
    """

    special: Mapping[str, Number]
    values: dict[Key, Number] = field(default_factory=dict)
    parts: list[list[Event]] | None = None

    def value(self, source: _Source) -> Number:
        """The value of a source; None if it is not known."""
        if isinstance(source, tuple):
            return self.values.get(source)
        return self.special.get(source) if isinstance(source, str) else source


class Rehearsal:
    """Follows threads through a kernel to a loop, and through one iteration of it."""

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop, self._code = kernel, loop, kernel.code
        self._flow, self._left = kernel.slicer.flow, _MOST_STEPS
        if self._flow.unresolved or kernel.shared.unresolved:
            raise UndecidedError
        dynamic = (len(kernel.shared.arrays) + 1) * _APART, kernel.launch.dynamic_shared_bytes
        self._arrays = {
            # All names of dynamic shared memory are of the same memory.
            each.key: (((number + 1) * _APART, each.bytes) if each.bytes is not None else dynamic)
            for number, each in enumerate(kernel.shared.arrays)
        }
        arguments = zip(kernel.function.parameters, kernel.launch.arguments, strict=False)
        self._given = {
            parameter.name: argument.integer
            for parameter, argument in arguments
            if isinstance(argument, Scalar) and argument.integer is not None
        }
        self._after = post_dominators(self._flow)
        self._inside = [*instructions_of(kernel, loop)]
        self._steps: dict[int, Step | None] = {}
        self._decoded: dict[int, tuple[Step | None, tuple[_Source, ...], tuple[Key, ...]]] = {}
        self._places: dict[int, _Place] = {}
        self._guards: dict[int, tuple[_Source, bool]] = {}
        self._followed: dict[int, tuple[tuple[int, bool, bool], ...]] = {}
        self._needed = self._slice()
        self._reach = self._leading(loop.header)
        self._carried = {
            key for n in self._inside for key in self._code.keys(self._code.effects[n].writes, n)
        }

    def run(self, number: int) -> list[list[Event]] | None:
        """What a thread does in an iteration, between barriers; None if it does not come to it.

        Raises:
            UndecidedError: that is not known.
        """
        thread, at = _Thread(self._special(number)), 0
        while at != self._loop.header:
            following = self._next(at, thread)
            if following is None:
                return None
            at = following
        thread.values.update(dict.fromkeys(self._carried))
        thread.parts = [[]]
        while True:
            following = self._next(at, thread)
            if following == self._loop.header or following not in self._loop.blocks:
                return thread.parts
            at = following

    # Which instructions matter

    def _slice(self) -> frozenset[int]:
        """Instructions that branches, guards and shared addresses are computed by."""
        keys: set[Key] = set()
        for n, effects in enumerate(self._code.effects):
            is_shared = self._is_shared(n)
            if is_shared or effects.opcode.traits & _GOING:
                names = effects.address if is_shared else ()
                guard = (self._code.instructions[n].guard,)
                keys |= {*self._code.keys((*names, *filter(None, guard)), n)}
        found: set[int] = set()
        size = -1
        while size != len(keys):
            size = len(keys)
            for n, effects in enumerate(self._code.effects):
                if n not in found and not keys.isdisjoint(self._code.keys(effects.writes, n)):
                    found.add(n)
                    if self._step(n) is not None:
                        keys |= {*self._code.keys(effects.reads, n)}
        return frozenset(found)

    def _step(self, index: int) -> Step | None:
        if index not in self._steps:
            effects = self._code.effects[index]
            is_plain = effects.opcode.access is None and len(effects.writes) == 1
            text = self._code.instructions[index].opcode
            is_followed = is_plain and not self._is_longer(index)
            self._steps[index] = step_of(text) if is_followed else None
        return self._steps[index]

    def _is_longer(self, index: int) -> bool:
        """True if a conversion or a load fills a register that is longer than its type.

        Its upper half is the sign's then, or zero: ``cvt.s32.s64`` of -1 is -1 in 64 bits.
        """
        operation = operation_of(self._code.instructions[index].opcode)
        if operation.name not in ("cvt", "ld") or not operation.types:
            return False
        keys = self._code.keys(self._code.effects[index].writes, index)
        return any(BITS.get(self._code.variable(k).type, 0) > operation.bits for k in keys)

    def _is_shared(self, index: int) -> bool:
        access = self._code.effects[index].opcode.access
        return access not in _PASSED and self._kernel.space(index) in (
            Space.SHARED,
            Space.GENERIC,
        )

    def _leading(self, goal: int) -> frozenset[int]:
        """Basic blocks from which a path leads to one."""
        found, size = {goal}, 0
        while size != len(found):
            size = len(found)
            for n, following in enumerate(self._flow.successors):
                if not found.isdisjoint(following):
                    found.add(n)
        return frozenset(found)

    # Steps

    def _next(self, number: int, thread: _Thread) -> int | None:
        """Follow a basic block; the next one, None where the thread ends."""
        for n, is_needed, is_met in self._relevant(number):
            self._left -= 1
            if is_needed:
                self._compute(n, thread)
            if is_met and thread.parts is not None:
                self._meet(n, thread)
        if self._left < 0:
            raise UndecidedError
        return self._following(number, thread)

    def _relevant(self, number: int) -> tuple[tuple[int, bool, bool], ...]:
        """The instructions of a basic block that are followed, its branch left out.

        With each, whether it is computed, and whether threads meet there, or share memory.
        """
        if number not in self._followed:
            block, effects = self._flow.blocks[number], self._code.effects
            found = (
                (
                    n,
                    n in self._needed,
                    self._is_shared(n) or bool(effects[n].opcode.traits & _STOPPING),
                )
                for n in range(block.first, block.last + 1)
                if not effects[n].opcode.traits & _GOING
            )
            self._followed[number] = tuple(each for each in found if each[1] or each[2])
        return self._followed[number]

    def _compute(self, index: int, thread: _Thread) -> None:
        """Compute what an instruction writes."""
        guard = self._guard(index, thread)
        if guard == 0:
            return
        step, sources, targets = self._read(index)
        result = None
        if guard is not None and step is not None:
            result = step([thread.value(each) for each in sources])
        elif guard is not None and sources:
            result = thread.value(sources[0])
        values = thread.values
        for key in targets:
            values[key] = result if len(targets) == 1 else None

    def _read(self, index: int) -> tuple[Step | None, tuple[_Source, ...], tuple[Key, ...]]:
        """What an instruction computes, from what, and what it writes; read once.

        Of a parameter that is loaded, the number is the only source.
        """
        if index not in self._decoded:
            effects, step = self._code.effects[index], self._step(index)
            sources: tuple[_Source, ...] = ()
            if step is not None:
                read = (operand for operand, role in effects.operands if role.reads)
                sources = tuple(self._source(each, index) for each in read)
            elif effects.opcode.space is Space.PARAM and not self._is_longer(index):
                instruction = self._code.instructions[index]
                given = self._given.get(rendered(instruction.operands[1]).strip("[]"))
                whole = (1 << operation_of(instruction.opcode).bits) - 1
                sources = (None if given is None else given & whole,)
            self._decoded[index] = step, sources, (*self._code.keys(effects.writes, index),)
        return self._decoded[index]

    def _guard(self, index: int, thread: _Thread) -> Number:
        """1 if an instruction is made, 0 if not; None if that is not known."""
        if index not in self._guards:
            instruction = self._code.instructions[index]
            guard = instruction.guard
            source = self._source(Name(guard, 0, 0), index) if guard else 1
            self._guards[index] = source, instruction.negated
        source, negated = self._guards[index]
        found = thread.value(source)
        return None if found is None else int(bool(found) != negated)

    def _source(self, operand: Operand, index: int) -> _Source:
        """Where an operand's value comes from: a register, a special one, or a number."""
        if isinstance(operand, Immediate):
            return integer_of(self._code, operand, index)
        if not isinstance(operand, Name):
            return None
        symbol = self._code.symbol(operand.text, index)
        if symbol is None:
            return operand.text
        if symbol.variable.space == "reg":
            return symbol.key
        found = self._arrays.get(symbol.key)
        return None if found is None else found[0]

    def _special(self, thread: int) -> dict[str, Number]:
        x, y, z = self._kernel.launch.block
        places = thread % x, thread // x % y, thread // (x * y)
        found: dict[str, Number] = {"%laneid": thread % WARP}
        for axis, place, size, count in zip(
            "xyz", places, (x, y, z), self._kernel.launch.grid, strict=True
        ):
            found |= {f"%tid.{axis}": place, f"%ntid.{axis}": size, f"%nctaid.{axis}": count}
        return found

    # Shared memory and barriers

    def _meet(self, index: int, thread: _Thread) -> None:
        """Note an access, or a barrier of the block."""
        guard = self._guard(index, thread)
        if guard == 0 or thread.parts is None:
            return
        if index not in self._places:
            self._places[index] = self._place(index)
        access, size, base, offset = self._places[index]
        if guard is None or (access is None and size):
            raise UndecidedError
        if access is None:
            thread.parts.append([])
            return
        start = thread.value(base)
        at = -1 if start is None else start + offset
        if not any(s <= at and at + size <= s + n for s, n in self._arrays.values()):
            raise UndecidedError
        thread.parts[-1].append(Event(index, access, range(at, at + size)))

    def _place(self, index: int) -> _Place:
        """What an instruction does to shared memory, and where."""
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        if not self._is_shared(index):
            is_barrier = (
                instruction.opcode == "bar.sync" and instruction.operand_text.strip() == "0"
            )
            return _BARRIER if is_barrier else _OPEN
        address = next((o for o, _ in effects.operands if isinstance(o, Address)), None)
        is_plain = instruction.base in _PLAIN and effects.opcode.access in _KINDS
        if not is_plain or self._kernel.space(index) is not Space.SHARED or address is None:
            return _OPEN
        if address.extra or not address.is_near or not effects.opcode.bytes:
            return _OPEN
        base = self._source(address.base, index)
        return effects.opcode.access, effects.opcode.bytes, base, address.offset or 0

    # Ways

    def _following(self, number: int, thread: _Thread) -> int | None:
        """The basic block that a thread goes on with; None where it ends."""
        last = self._flow.blocks[number].last
        instruction, traits = self._code.instructions[last], self._code.effects[last].opcode.traits
        taken = self._guard(last, thread) if traits & _GOING else 0
        if taken is None:
            return self._undecided(number, thread)
        if not taken:
            after = last + 1
            return self._flow.block_of[after] if after < len(self._flow.block_of) else None
        if Trait.EXIT in traits:
            return None
        operand = instruction.operands[0]
        at = self._code.label(operand.text, last) if isinstance(operand, Name) else None
        if at is None or at >= len(self._flow.block_of):
            raise UndecidedError
        return self._flow.block_of[at]

    def _undecided(self, number: int, thread: _Thread) -> int | None:
        """The basic block behind a branch that is not decided, of which all ways are alike."""
        following = {*self._flow.successors[number]}
        if thread.parts is not None:
            # The iteration ends, or the loop does: for all threads of the block there.
            staying = following & self._loop.blocks
            if EXIT not in following and staying <= {self._loop.header}:
                return self._loop.header
            if EXIT not in following and len(staying) == 1:
                return next(iter(staying))
        else:
            leading = following & self._reach
            # Threads of a block come to the loop together, or none of them does.
            if len(leading) == 1 and active_threads(self._kernel).is_common(number):
                return next(iter(leading))
        return self._passed_over(number, thread)

    def _passed_over(self, number: int, thread: _Thread) -> int:
        """Where all ways from an undecided branch meet, if nothing lies on them that matters."""
        goal = self._after[number]
        if goal is None:
            raise UndecidedError
        todo, seen = [*self._flow.successors[number]], set[int]()
        while todo:
            each = todo.pop()
            if each == goal or each in seen:
                continue
            if each in (EXIT, self._loop.header, number):
                raise UndecidedError
            seen.add(each)
            todo += self._flow.successors[each]
        for each in seen:
            block = self._flow.blocks[each]
            for n in range(block.first, block.last + 1):
                effects = self._code.effects[n]
                if self._is_shared(n) or effects.opcode.traits & _STOPPING:
                    raise UndecidedError
                thread.values.update(dict.fromkeys(self._code.keys(effects.writes, n)))
        return goal
