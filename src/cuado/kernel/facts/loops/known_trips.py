"""Loops whose every iteration is known before the launch: ``for (s = 1; s < blockDim.x; s *= 2)``.

What decides whether such a loop goes on is made of numbers alone, the same for all threads of the
launch: it is computed here, iteration by iteration, as the machine would. The counter may double,
halve or be toggled; ``iteration_counts`` knows only those that change by a constant number.
"""

from collections.abc import Iterator

from cuado.kernel.facts.loops.loop import begins_anew, instructions_of, is_always_made
from cuado.kernel.facts.loops.unrollable_loops import objection_to_form
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_transfer import LaneValues
from cuado.kernel.values.lane_values import Known, as_type, constant
from cuado.kernel.values.lanes import Lanes
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop, loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait
from cuado.ptx.syntax.operands import Address, Immediate, Name, Operand

MOST_TRIPS = 64
"""Most iterations that are followed."""
MOST_WRITTEN = 4096
"""Most instructions that a kernel's loops may become."""
_CONSTANT = frozenset({Space.PARAM, Space.CONST})
_UNFIT = frozenset(Trait) - {Trait.BARRIER, Trait.WARP, Trait.BRANCH}


def known_trips(kernel: Kernel, loop: Loop) -> int | None:
    """How many iterations every thread of the launch makes of an innermost loop; None if unknown.

    The loop is one piece of text with one branch, at its end, that goes back or leaves it.
    """
    return kernel.once(("known trips", loop.header), lambda: _trips(kernel, loop))


def addresses_of_steps(
    kernel: Kernel, loop: Loop, index: int, lanes: Lanes
) -> tuple[int, ...] | None:
    """Where an access of an innermost loop goes in each of its iterations, in all threads.

    Args:
        kernel: the kernel.
        loop: one as ``known_trips`` knows them.
        index: an access in it.
        lanes: numbers of registers; addresses are offsets where it has an array at 0.

    Returns:
        An address for each iteration; None where one is not known, or may not be accessed.
    """
    body = list(instructions_of(kernel, loop))
    is_plain = is_always_made(kernel, loop, index) and not kernel.code.instructions[index].guard
    if not is_plain or objection_to_form(kernel, loop, body):
        return None
    followed = _Followed(kernel, loop, body, lanes)
    return followed.addresses if followed.trips(index) is not None else None


def ladders(kernel: Kernel) -> Iterator[tuple[Loop, int]]:
    """Loops on shared memory whose iterations are known, with their number, if they are few."""
    written = 0
    for loop in loops_of(kernel.slicer.flow):
        body = [*instructions_of(kernel, loop)]
        traits = {t for n in body for t in kernel.code.effects[n].opcode.traits}
        shares = Trait.BARRIER in traits or any(kernel.space(n) is Space.SHARED for n in body)
        if not loop.is_innermost or not shares or traits & _UNFIT:
            continue
        trips = known_trips(kernel, loop)
        if trips is not None and trips > 1 and written + trips * len(body) <= MOST_WRITTEN:
            written += trips * len(body)
            yield loop, trips


def _trips(kernel: Kernel, loop: Loop) -> int | None:
    body = list(instructions_of(kernel, loop))
    if objection_to_form(kernel, loop, body):
        return None
    return _Followed(kernel, loop, body).trips()


class _Followed:
    """The instructions that decide whether a loop goes on, computed for one thread of all alike.

    Attributes:
        addresses: of the access that was asked for, in each iteration.
    """

    def __init__(
        self, kernel: Kernel, loop: Loop, body: list[int], lanes: Lanes | None = None
    ) -> None:
        self.addresses: tuple[int, ...] = ()
        self._kernel, self._loop, self._code = kernel, loop, kernel.code
        self._lanes = lanes or kernel.lanes
        self._definitions = kernel.slicer.chains.definitions
        self._body, self._back = frozenset(body), body[-1]
        self._domain = LaneValues(1)
        self._now: dict[Key, Known] = {}

    def trips(self, access: int | None = None) -> int | None:
        """The trip count; None where something of it, or of an access' address, is not known."""
        deciding = self._deciding(access)
        if deciding is None or not self._begin(deciding):
            return None
        back = self._code.instructions[self._back]
        # The loop is one piece of text without a jump back inside, so the text's order is the order
        # of execution; what a forward branch may skip is not among these (``_is_arithmetic``).
        order = sorted(deciding if access is None else [*deciding, access])
        for trips in range(1, MOST_TRIPS + 1):
            for n in order:
                if not (self._note(n) if n == access else self._run(n)):
                    return None
            goes = self._named(back.guard, self._back)
            if goes is None or not goes.exact:
                return None
            if bool(goes.offsets[0]) == back.negated:
                return trips
        return None

    def _note(self, access: int) -> bool:
        """Keep the address of an access now; False where it is not known."""
        operands = [o for o, _ in self._code.effects[access].operands if isinstance(o, Address)]
        if len(operands) != 1 or operands[0].extra or not operands[0].is_near:
            return False
        found = self._value(operands[0].base, access, 64)
        if found is None or not found.exact:
            return False
        self.addresses = (*self.addresses, found.offsets[0] + (operands[0].offset or 0))
        return True

    def _deciding(self, access: int | None) -> list[int] | None:
        """The instructions that the loop's branch follows from, and an access' address; None if
        they are not arithmetic.
        """
        found: set[int] = set()
        guard = (self._code.instructions[self._back].guard,)
        todo: list[tuple[int, tuple[str, ...]]] = [(self._back, guard)]
        if access is not None:
            todo.append((access, self._code.effects[access].address))
        while todo:
            index, names = todo.pop()
            for key in self._code.keys(names, index):
                for n in self._definitions.get((index, key), ()):
                    if n not in self._body or n in found:
                        continue
                    if not self._is_arithmetic(n):
                        return None
                    found.add(n)
                    todo.append((n, self._code.effects[n].reads))
        return sorted(found)

    def _is_arithmetic(self, index: int) -> bool:
        effects = self._code.effects[index]
        if not effects.definite or effects.opcode.traits or len(effects.writes) != 1:
            return False
        is_load = effects.opcode.access is Access.LOAD and effects.opcode.space in _CONSTANT
        is_made = is_always_made(self._kernel, self._loop, index)
        return is_made and (effects.opcode.access is None or is_load)

    def _begin(self, deciding: list[int]) -> bool:
        """Take the registers' values where the loop begins; False where one is not known."""
        readers = [(n, self._code.effects[n].reads) for n in deciding]
        readers.append((self._back, (self._code.instructions[self._back].guard,)))
        own = {key for n in deciding for key in self._code.keys(self._code.effects[n].writes, n)}
        for index, names in readers:
            for key in self._code.keys(names, index):
                entering = [
                    n for n in self._definitions.get((index, key), ()) if n not in self._body
                ]
                # All ways into the loop must bring one number, and all threads the same: one of
                # them is followed for all.
                values = {self._number(self._lanes.result(n)) for n in entering}
                if key not in own or not entering:
                    continue
                anew = begins_anew(self._kernel, self._loop, key)
                if len(values) != 1 or None in values or not anew:
                    return False
                (value,) = values
                self._now[key] = None if value is None else constant(value, 1)
        return True

    def _run(self, index: int) -> bool:
        """Compute a result; False where it is not known."""
        effects = self._code.effects[index]
        if effects.opcode.access is not None:
            number = self._number(self._lanes.result(index))
            found: Known = None if number is None else constant(number, 1)
        else:
            reads = [(operand, role.bits) for operand, role in effects.operands if role.reads]
            values = [self._value(operand, index, bits) for operand, bits in reads]
            found = self._domain.of_instruction(self._code, index, values)
        (key,) = self._code.keys(effects.writes, index)
        self._now[key] = found
        return found is not None and found.exact

    def _value(self, operand: Operand, index: int, bits: int | None) -> Known:
        """An operand's value now; None if it is not known."""
        if isinstance(operand, Immediate) and isinstance(operand.value, int):
            return constant(as_type(operand.value, f"s{bits or 64}"), 1)
        return self._named(operand.text, index) if isinstance(operand, Name) else None

    def _named(self, name: str, index: int) -> Known:
        """A register's value now; None if it is not known."""
        keys = self._code.keys((name,), index)
        if keys and keys[0] in self._now:
            return self._now[keys[0]]
        number = self._number(self._lanes.value(name, index))
        return None if number is None else constant(number, 1)

    @staticmethod
    def _number(value: Known) -> int | None:
        """The number that all threads have."""
        numbers = {*value.offsets} if value is not None and value.exact else set[int]()
        return numbers.pop() if len(numbers) == 1 else None
