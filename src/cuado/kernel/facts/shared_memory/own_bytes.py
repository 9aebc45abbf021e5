"""Decides if the threads of a block keep to bytes of their own in a shared array.

Of every two accesses the bytes of one thread are compared with those of all others. Where an
address changes from iteration to iteration, by multiples of a number, what counts is the rest
modulo that number: in ``for (i = t; i < n; i += blockDim.x)`` thread ``t`` accesses elements that
are ``t`` modulo the block's size.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import gcd

from cuado.kernel.facts.synchronization.barrier_order import FARTHEST_OFFSET, shared_offsets
from cuado.kernel.facts.threads.active_threads import active_threads
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.iteration_forms import forms_of
from cuado.kernel.values.linear_forms import Form, Term, form_of

_FARTHEST_STEP = 1 << 31
"""Bytes. No loop makes so many iterations that multiples of less wrap around 64 bits."""


@dataclass(frozen=True, slots=True)
class _Bytes:
    """Bytes of an array that threads access: ``first + any multiple of step``, and those behind.

    Attributes:
        first: of each thread that may run the access.
        step: 0 where the address does not change.
        size: bytes of an access.
    """

    first: Mapping[int, int]
    step: int
    size: int


class OwnBytes:
    """Bytes that the threads of one kernel access in shared arrays.

    Args:
        kernel: the kernel and its launch.
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel, self._forms = kernel, forms_of(kernel)
        self._runners, self._offsets = active_threads(kernel), shared_offsets(kernel)
        self._found: dict[int, _Bytes | None] = {}

    def are_apart(self, one: int, other: int) -> bool:
        """True if no thread accesses by one of two accesses what another does by the other one.

        Both go to one array. A thread's own accesses may go to the same bytes.
        """
        both = (self._of(one), self._of(other))
        known = [each for each in both if each is not None]
        if len(known) < len(both):
            return False
        # Addresses that differ modulo a common divisor of both steps never meet, whichever
        # iterations are compared. Without steps they are compared as they are: gcd(0, 0) is 0.
        step, owners = gcd(*(each.step for each in known)), dict[int, int]()
        for each in known:
            for thread, first in each.first.items():
                for byte in range(first, first + each.size):
                    if owners.setdefault(byte % step if step else byte, thread) != thread:
                        return False
        return True

    def _of(self, index: int) -> _Bytes | None:
        """The bytes of an access; None if they are not known."""
        if index not in self._found:
            self._found[index] = self._known(index) or self._stepping(index)
        return self._found[index]

    def _known(self, index: int) -> _Bytes | None:
        """The bytes of an access whose address never changes in a thread."""
        size, found = self._kernel.code.effects[index].opcode.bytes, self._offsets.address(index)
        if not size or found is None or not found.exact:
            return None
        return _Bytes({t: found.offsets[t] for t in self._runners.of(index)}, 0, size)

    def _stepping(self, index: int) -> _Bytes | None:
        """The bytes of an access whose address changes with iterations."""
        size, form = self._kernel.code.effects[index].opcode.bytes, self._forms.address(index)
        if not size or form is None:
            return None
        arrays, step, rest = list[tuple[str, int]](), 0, list[tuple[Term, int]]()
        for term, factor in form.terms:
            if term.kind == "variable":
                arrays.append((term.kind, factor))
            elif term.kind in ("turn", "last"):
                step = gcd(step, factor)
            else:
                rest.append((term, factor))
        first = self._numbers(form_of(form.number, rest), index)
        # Multiples of a step are what is said as long as none wraps around.
        is_plain = arrays == [("variable", 1)] and first is not None and step < _FARTHEST_STEP
        return _Bytes(first, step, size) if is_plain and first is not None else None

    def _numbers(self, form: Form, index: int) -> dict[int, int] | None:
        """The number that a form is in each thread that may run an access; None if unknown."""
        found: dict[int, int] = {}
        for thread in self._runners.of(index):
            low, high = self._forms.bounds(form, thread)
            if low != high or abs(low) >= FARTHEST_OFFSET:
                return None
            found[thread] = low
        return found
