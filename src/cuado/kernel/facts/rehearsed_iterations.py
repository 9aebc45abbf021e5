"""One iteration of a loop as each thread of a block makes it, as far as the launch tells.

Where the launch decides which way each thread goes through an iteration, and where it accesses
shared memory, the threads can be followed step by step: integers that follow from the thread's
index, the launch's numbers and the counters of inner loops are computed, all else is not known.
What the loop itself carries from one iteration to the next is not known either, so that what is
found holds for each iteration. An undecided branch is passed over where nothing of shared memory,
and no barrier, lies on either way.

A byte that a load reads is *fresh* if the iteration does not write it at all, or if the thread
itself, or any thread before the last barrier of the block, has written it in this iteration.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuado.kernel.facts.active_threads import active_threads
from cuado.kernel.facts.loops import instructions_of
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.integer_steps import Number, Step, step_of
from cuado.kernel.values.lane_values import WARP
from cuado.model.arguments import Scalar
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.dominance import post_dominators
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.literals import integer_of
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand, rendered

_MOST_STEPS = 600_000
"""Most instructions of all threads together that are followed: half a second."""
_APART = 1 << 20
"""Distance of the addresses at which arrays are taken to begin."""
_GOING = frozenset({Trait.BRANCH, Trait.EXIT})
_STOPPING = frozenset({Trait.BARRIER, Trait.CALL, Trait.ASYNC, Trait.CLUSTER})
_PLAIN = frozenset({"ld", "st", "atom", "red"})
_PASSED = frozenset({Access.PREFETCH, None})
_KINDS = frozenset({Access.LOAD, Access.STORE, Access.ATOMIC})
_WRITING = frozenset({Access.STORE, Access.ATOMIC})


class _UndecidedError(Exception):
    """What the launch does not decide."""


@dataclass(frozen=True, slots=True)
class _Event:
    """An access to shared memory by a thread.

    Attributes:
        index: the instruction.
        access: what it does.
        bytes: where.
    """

    index: int
    access: Access
    bytes: range


def fresh_loads(kernel: Kernel, loop: Loop) -> frozenset[int]:
    """Loads of shared memory that read nothing of an earlier iteration; empty if that is open."""
    return kernel.once(("fresh loads", loop.header), lambda: _fresh_loads(kernel, loop))


def _fresh_loads(kernel: Kernel, loop: Loop) -> frozenset[int]:
    try:
        rehearsal = _Rehearsal(kernel, loop)
        threads = range(kernel.launch.threads_per_block)
        made = [each for each in map(rehearsal.run, threads) if each is not None]
    except _UndecidedError:
        return frozenset()
    # Who comes to fewer barriers has left, or waits where others do not.
    if len({len(each) for each in made}) != 1:
        return frozenset()
    return _fresh(made)


def _fresh(made: list[list[list[_Event]]]) -> frozenset[int]:
    """The loads of which all bytes are fresh, from what threads do between barriers."""
    every = [event for thread in made for part in thread for event in part]
    may = {b for event in every if event.access in _WRITING for b in event.bytes}
    stale, before = set[int](), set[int]()
    for parts in zip(*made, strict=True):
        written = [_written(part, may, before, stale) for part in parts]
        before.update(*written)
    return frozenset({event.index for event in every} - stale)


def _written(part: list[_Event], may: set[int], before: set[int], stale: set[int]) -> set[int]:
    """The bytes that a thread writes between two barriers; loads of others' go to ``stale``.

    Args:
        part: what it does.
        may: bytes that the iteration writes.
        before: those that it has written before the first barrier.
        stale: is added to.
    """
    own: set[int] = set()
    for event in part:
        if event.access is not Access.STORE:
            missing = may.intersection(event.bytes) - before - own
            if missing:
                stale.add(event.index)
        if event.access in _WRITING:
            own.update(event.bytes)
    return own


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
    parts: list[list[_Event]] | None = None


class _Rehearsal:
    """Follows threads through a kernel to a loop, and through one iteration of it."""

    def __init__(self, kernel: Kernel, loop: Loop) -> None:
        self._kernel, self._loop, self._code = kernel, loop, kernel.code
        self._flow, self._left = kernel.slicer.flow, _MOST_STEPS
        if self._flow.unresolved or kernel.shared.unresolved:
            raise _UndecidedError
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
        self._followed: dict[int, tuple[int, ...]] = {}
        self._needed = self._slice()
        self._reach = self._leading(loop.header)
        self._carried = {
            key for n in self._inside for key in self._code.keys(self._code.effects[n].writes, n)
        }

    def run(self, number: int) -> list[list[_Event]] | None:
        """What a thread does in an iteration, between barriers; None if it does not come to it.

        Raises:
            _UndecidedError: that is not known.
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
            self._steps[index] = step_of(text) if is_plain else None
        return self._steps[index]

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
        for n in self._relevant(number):
            self._left -= 1
            if n in self._needed:
                self._compute(n, thread)
            if thread.parts is not None:
                self._meet(n, thread)
        if self._left < 0:
            raise _UndecidedError
        return self._following(number, thread)

    def _relevant(self, number: int) -> tuple[int, ...]:
        """The instructions of a basic block that are followed, its branch left out."""
        if number not in self._followed:
            block, effects = self._flow.blocks[number], self._code.effects
            self._followed[number] = tuple(
                n
                for n in range(block.first, block.last + 1)
                if not effects[n].opcode.traits & _GOING
                and (
                    n in self._needed or self._is_shared(n) or effects[n].opcode.traits & _STOPPING
                )
            )
        return self._followed[number]

    def _compute(self, index: int, thread: _Thread) -> None:
        """Compute what an instruction writes."""
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        guard = self._guard(index, thread)
        if guard == 0:
            return
        step, result = self._step(index), None
        if step is not None and guard is not None:
            sources = [operand for operand, role in effects.operands if role.reads]
            result = step([self._value(each, index, thread) for each in sources])
        elif guard is not None and effects.opcode.space is Space.PARAM:
            result = self._given.get(rendered(instruction.operands[1]).strip("[]"))
        for key in self._code.keys(effects.writes, index):
            thread.values[key] = result if len(effects.writes) == 1 else None

    def _guard(self, index: int, thread: _Thread) -> Number:
        """1 if an instruction is made, 0 if not; None if that is not known."""
        instruction = self._code.instructions[index]
        if not instruction.guard:
            return 1
        found = self._named(instruction.guard, index, thread)
        return None if found is None else int(bool(found) != instruction.negated)

    def _named(self, name: str, index: int, thread: _Thread) -> Number:
        symbol = self._code.symbol(name, index)
        if symbol is None:
            return thread.special.get(name)
        if symbol.variable.space != "reg":
            found = self._arrays.get(symbol.key)
            return None if found is None else found[0]
        return thread.values.get(symbol.key)

    def _value(self, operand: Operand, index: int, thread: _Thread) -> Number:
        match operand:
            case Immediate():
                return integer_of(self._code, operand, index)
            case Name(text=text):
                return self._named(text, index, thread)
        return None

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
        effects, instruction = self._code.effects[index], self._code.instructions[index]
        is_shared, traits = self._is_shared(index), effects.opcode.traits
        if not is_shared and not traits & _STOPPING:
            return
        guard = self._guard(index, thread)
        if guard == 0 or thread.parts is None:
            return
        if guard is None:
            raise _UndecidedError
        if is_shared:
            thread.parts[-1].append(self._event(index, thread))
        elif instruction.opcode == "bar.sync" and instruction.operand_text.strip() == "0":
            thread.parts.append([])
        else:
            raise _UndecidedError

    def _event(self, index: int, thread: _Thread) -> _Event:
        opcode = self._code.effects[index].opcode
        at = self._address(index, thread)
        is_plain = self._code.instructions[index].base in _PLAIN and opcode.access in _KINDS
        is_shared = self._kernel.space(index) is Space.SHARED
        if at is None or not is_plain or not is_shared or opcode.access is None:
            raise _UndecidedError
        found = range(at, at + (opcode.bytes or 0))
        if not any(s <= at and found.stop <= s + n for s, n in self._arrays.values()) or not found:
            raise _UndecidedError
        return _Event(index, opcode.access, found)

    def _address(self, index: int, thread: _Thread) -> Number:
        operands = (o for o, _ in self._code.effects[index].operands)
        operand = next((o for o in operands if isinstance(o, Address)), None)
        if operand is None or operand.extra or not operand.is_near:
            return None
        base = self._value(operand.base, index, thread)
        return None if base is None else base + (operand.offset or 0)

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
            raise _UndecidedError
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
            raise _UndecidedError
        todo, seen = [*self._flow.successors[number]], set[int]()
        while todo:
            each = todo.pop()
            if each == goal or each in seen:
                continue
            if each in (EXIT, self._loop.header, number):
                raise _UndecidedError
            seen.add(each)
            todo += self._flow.successors[each]
        for each in seen:
            block = self._flow.blocks[each]
            for n in range(block.first, block.last + 1):
                effects = self._code.effects[n]
                if self._is_shared(n) or effects.opcode.traits & _STOPPING:
                    raise _UndecidedError
                thread.values.update(dict.fromkeys(self._code.keys(effects.writes, n)))
        return goal
