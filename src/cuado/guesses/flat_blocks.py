"""Kernels that know their threads by one number, though they read several indices of them.

``x + bx * (y + by * z)`` is the same number for every shape of a block with so many threads, as
cooperative groups compute a thread's rank. Where no index of a thread is used in another way than
in this one, and ``x`` also in ``bx * blockIdx.x + x``, the block that is meant has one side.
"""

from collections.abc import Iterator

from cuado.guesses.evaluation import Evaluation
from cuado.guesses.grids import specials_of
from cuado.guesses.kernel_facts import KernelFacts
from cuado.kernel.values.operations import is_integer
from cuado.model.launch import Extent

_BLOCK: Extent = (5, 3, 2)
_SAMPLES: tuple[tuple[Extent, Extent], ...] = (
    ((0, 0, 0), (0, 0, 0)),
    ((4, 1, 0), (7, 0, 0)),
    ((1, 2, 1), (3, 2, 1)),
    ((3, 0, 1), (11, 5, 2)),
)
"""Threads of a block, and blocks of a grid, that tell one sum from another."""
_SUMS = frozenset({"add", "mad", "mul", "shl", "mov", "cvt", "or"})


def is_flat(facts: KernelFacts) -> bool:
    """True if a block of one side is meant, whatever indices of threads the kernel reads."""
    if "%tid.y" not in facts.specials and "%tid.z" not in facts.specials:
        return True
    return all(_is_in_sums(facts, f"%tid.{axis}") for axis in "xyz")


def _is_in_sums(facts: KernelFacts, special: str) -> bool:
    """True if an index of threads is used in the sums alone that tell threads apart."""
    users = _users(facts)
    waiting = [n for n, each in enumerate(facts.code.instructions) if special in each.operand_text]
    seen = set[int]()
    while waiting:
        at = waiting.pop()
        if at in seen or _is_number_of_thread(facts, at):
            continue
        seen.add(at)
        words = facts.code.instructions[at].opcode.split(".")
        if words[0] not in _SUMS or not is_integer(words[-1]):
            return False
        waiting += users.get(at, ())
    return True


def _users(facts: KernelFacts) -> dict[int, list[int]]:
    """For each instruction those that read its result."""
    found: dict[int, list[int]] = {}
    for (index, _), definitions in facts.slicer.chains.definitions.items():
        for each in definitions:
            found.setdefault(each, []).append(index)
    return found


def _is_number_of_thread(facts: KernelFacts, index: int) -> bool:
    """True if a result is the number of a thread in its block, or along the grid's first axis."""
    found = list(_results(facts, index))
    in_block = [x + _BLOCK[0] * (y + _BLOCK[1] * z) for (x, y, z), _ in _samples(facts)]
    in_grid = [thread[0] + _BLOCK[0] * at[0] for thread, at in _samples(facts)]
    return found in (in_block, in_grid)


def _samples(facts: KernelFacts) -> list[tuple[Extent, Extent]]:
    """Threads with no index that the kernel does not read."""
    used = [f"%tid.{axis}" in facts.specials for axis in "xyz"]
    return [((t[0], t[1] if used[1] else 0, t[2] if used[2] else 0), at) for t, at in _SAMPLES]


def _results(facts: KernelFacts, index: int) -> Iterator[int | None]:
    for thread, at in _samples(facts):
        specials = specials_of(_BLOCK, at=at, thread=thread)
        yield Evaluation(facts.slicer, {}, specials).result(index)
