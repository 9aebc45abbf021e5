"""Registers in which a loop keeps the best value so far, and what belongs to it: where it was.

In each step a new value is compared with the best one, and if it is better, takes its place, along
with other registers (``if (v > best) { best = v; at = c; }``). Nothing else in the loop reads them.
Whether a step is made at all may depend on something else (``if (!valid[i]) continue;``): one that
is not made is as one whose value is not better.
The last best value is then the greatest (or least) of the first one and all new ones, the earliest
of equals where only a greater one is better, else the latest: so iterations may be made in any
order, in parts, if each part remembers the iteration in which it found its best value.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from cuado.kernel.facts.loops.loop import readers_of, writers_of
from cuado.kernel.facts.reductions.choice_steps import ChoiceSteps
from cuado.kernel.facts.reductions.choice_tests import EXTREME
from cuado.kernel.facts.reductions.loop_accumulators import Accumulator
from cuado.kernel.kernel import Kernel
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import Loop
from cuado.ptx.semantics.opcode import BITS

_MOST_TAKEN = 4


@dataclass(frozen=True, slots=True)
class Choice(Accumulator):
    """The best value of a loop, and what is taken along with it.

    Attributes:
        relation: of a better value to the best one so far: ``gt``, ``ge``, ``lt`` or ``le``.
        type: of the comparison.
        taken: the other registers, with their sizes.
        compares: the comparisons of an iteration, and whether they hold for a better value.
        copies: registers that have the same at the end of an iteration as one of these.
    """

    relation: str
    type: str
    taken: tuple[tuple[Key, int], ...]
    compares: tuple[tuple[int, bool], ...]
    copies: tuple[tuple[Key, Key], ...]

    @property
    def keys(self) -> frozenset[Key]:
        """All registers that hold a result after the loop."""
        return frozenset((self.key, *(key for key, _ in (*self.taken, *self.copies))))

    @property
    def is_exact(self) -> bool:
        """True: equal values are told apart by their iterations."""
        return True

    @property
    def neutral(self) -> str:
        """Empty: each part begins with the first value, which is older than all others."""
        return ""


def choices_of(kernel: Kernel, loop: Loop, keys: Iterable[Key]) -> tuple[Choice, ...]:
    """Registers that a loop carries, as best values and what belongs to each; none if they are not.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        keys: all that it carries besides inductions and accumulators.
    """
    keys = tuple(keys)
    if (found := choice_of(kernel, loop, keys)) is not None:
        return (found,)
    groups = _apart(kernel, loop, keys)
    each = [choice_of(kernel, loop, group) for group in groups] if len(groups) > 1 else []
    made = tuple(one for one in each if one is not None)
    return made if len(made) == len(each) else ()


def _apart(kernel: Kernel, loop: Loop, keys: tuple[Key, ...]) -> list[tuple[Key, ...]]:
    """Registers in groups that have nothing to do with each other in an iteration; none where they
    decide which way it takes.
    """
    groups: list[tuple[tuple[Key, ...], frozenset[int]]] = []
    for key in keys:
        own: tuple[Key, ...] = (key,)
        made = _following(kernel, loop, key)
        if any(kernel.code.instructions[n].base == "bra" for n in made):
            return []
        for group in [each for each in groups if each[1] & made]:
            groups.remove(group)
            own, made = (*group[0], *own), made | group[1]
        groups.append((own, made))
    return [tuple(each for each in keys if each in own) for own, _ in groups]


def _following(kernel: Kernel, loop: Loop, key: Key) -> frozenset[int]:
    """The instructions of a loop that write a register, or follow from what it holds."""
    block_of, users = kernel.slicer.flow.block_of, kernel.slicer.chains.users
    todo = [*writers_of(kernel).get(key, ()), *readers_of(kernel).get(key, ())]
    found = set[int]()
    while todo:
        n = todo.pop()
        if n not in found and block_of[n] in loop.blocks:
            found.add(n)
            todo += users.get(n, ())
    return frozenset(found)


def choice_of(kernel: Kernel, loop: Loop, keys: Iterable[Key]) -> Choice | None:
    """Registers that a loop carries, as a best value and what belongs to it; None if they are not.

    Args:
        kernel: the kernel.
        loop: one of its loops.
        keys: all that it carries besides inductions and accumulators.
    """
    keys = tuple(keys)
    sizes = {key: BITS.get(kernel.code.variable(key).type, 0) for key in keys}
    if len(keys) > 1 + _MOST_TAKEN or not all(size in (32, 64) for size in sizes.values()):
        return None
    # ``v >= best`` is written as ``v < best`` that keeps the old value, too.
    for best, keeps in product(keys, (False, True)):
        steps = ChoiceSteps(kernel, loop, best, keys, keeps=keeps)
        found = steps.run()
        if found is None:
            continue
        relation, type_, compares = found
        taken = tuple((key, sizes[key]) for key in keys if key != best)
        name = f"{'first' if relation in ('gt', 'lt') else 'last'} {EXTREME[relation]}.{type_}"
        updates = frozenset(n for n, _ in compares)
        return Choice(
            *(best, sizes[best], name, updates, relation, type_, taken, compares),
            tuple(steps.copies()),
        )
    return None
