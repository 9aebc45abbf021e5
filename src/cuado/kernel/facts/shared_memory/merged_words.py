"""Words of a shared array that threads update by one operator, and read when all have done so.

What such a word holds in the end does not depend on who updates it when: the operator commutes and
associates. So several copies of the word can be updated in its place, if whoever reads it combines
them, and whoever stores a value to it leaves in all others what changes nothing.

That is proved of arrays all of whose accesses are plain ones of a word of 32 bits, or all of 64,
where barriers of the whole block part the updates from all loads and stores: no stretch of code
between barriers has both. Nor may a thread load a word in the same stretch in which another one
stores to it. One access of the original is then several, of one copy after another, and a load in
the midst of a store would combine copies of before and after. That is seen even where the original
leaves no choice: threads that store to a word what it has already.

Sums of floats are such updates but for their rounding, which depends on their order; if all that is
added are whole numbers, nothing is rounded (``exact_sums``).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from cuado.kernel.facts.loops.iteration_counts import where
from cuado.kernel.facts.reductions.exact_sums import are_exact_sums
from cuado.kernel.facts.shared_memory.forwarded_tiles import waits
from cuado.kernel.facts.shared_memory.own_bytes import OwnBytes
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.threads.common_exit import may_leave_out
from cuado.ptx.analysis.flow import EXIT
from cuado.ptx.analysis.shared import SharedArray
from cuado.ptx.semantics.opcode import BITS, Access, Trait

_NEUTRAL = {
    **{
        f"{name}.{type_}{bits}": 0
        for bits in (32, 64)
        for name, type_ in (("add", "u"), ("add", "s"))
    },
    **{f"{name}.b{bits}": 0 for bits in (32, 64) for name in ("or", "xor")},
    **{f"and.b{bits}": -1 for bits in (32, 64)},
    **{f"max.u{bits}": 0 for bits in (32, 64)},
    **{f"min.u{bits}": -1 for bits in (32, 64)},
    **{f"max.s{bits}": -(1 << (bits - 1)) for bits in (32, 64)},
    **{f"min.s{bits}": (1 << (bits - 1)) - 1 for bits in (32, 64)},
}
_ROUNDED = {"add.f32": "add.rn.f32", "add.f64": "add.rn.f64"}
"""The operators whose order shows, in the rounding alone. It is neutral to add 0."""
_TYPES = "bus"
_SPACES = frozenset({"shared", "shared::cta"})
_PLAIN = frozenset({"ld", "st", "atom", "red"})
_FOREIGN = (Trait.ASYNC, Trait.CLUSTER, Trait.CALL, Trait.DESCRIPTOR)


@dataclass(frozen=True, slots=True)
class MergedWords:
    """An array whose words are updated by one operator.

    Attributes:
        array: the array.
        operator: the operator and its type, such as ``add.u32``; ``add.rn.f32`` of floats.
        neutral: what changes nothing.
        merges: the atomics.
        is_whole: whether it adds floats, all of which are whole numbers.
    """

    array: SharedArray
    operator: str
    neutral: int
    merges: tuple[int, ...]
    is_whole: bool = False

    @property
    def is_exact(self) -> bool:
        """True if the order of updates does not show at all."""
        return self.operator in _NEUTRAL or self.is_whole

    @property
    def bits(self) -> int:
        """Bits of a word."""
        return BITS[self.operator.rsplit(".", 1)[-1]]


def merged_words(kernel: Kernel, array: SharedArray, *, exactly: bool = True) -> MergedWords | str:
    """What updates the words of an array; or why several copies of them would not do.

    Args:
        kernel: the kernel.
        array: one of its shared arrays.
        exactly: whether sums of floats are refused.
    """
    effects = kernel.code.effects
    merges = [n for n in array.accesses if effects[n].opcode.access is Access.ATOMIC]
    for reason in _objections(kernel, array, merges, exactly=exactly):
        return reason
    operator = _operator(kernel, merges[0])
    if operator in _ROUNDED:
        is_whole = are_exact_sums(kernel, array)
        return MergedWords(array, _ROUNDED[operator], 0, tuple(merges), is_whole)
    return MergedWords(array, operator, _NEUTRAL[operator], tuple(merges))


def _objections(
    kernel: Kernel, array: SharedArray, merges: list[int], *, exactly: bool
) -> Iterator[str]:
    name = f"'{array.variable.name}'"
    if not merges:
        yield f"no atomic updates {name}"
        return
    yield from _objections_to_kernel(kernel)
    operators = {_operator(kernel, n) for n in merges}
    is_float = not operators.isdisjoint(_ROUNDED)
    may_round = not exactly or (is_float and are_exact_sums(kernel, array))
    known = _NEUTRAL.keys() | (_ROUNDED.keys() if may_round else frozenset())
    if other := sorted(operators - known):
        yield f"the order of updates of {name} may show: '{other[0]}'"
    elif len(operators) > 1:
        yield f"{name} is updated by several operators: {', '.join(sorted(operators))}"
    used = (n for n in merges if kernel.slicer.chains.users.get(n))
    yield from (f"the result of the atomic at {where(kernel, n)} is used" for n in used)
    width = BITS.get(next(iter(operators)).rsplit(".", 1)[-1], 0)
    others = (n for n in array.accesses if not _is_plain(kernel, n, width, is_float=may_round))
    yield from (f"{name} is not accessed as plain words at {where(kernel, n)}" for n in others)
    if reason := _unparted(kernel, array, merges):
        yield reason


def _objections_to_kernel(kernel: Kernel) -> Iterator[str]:
    """Why it is not known what accesses shared memory, and when."""
    if kernel.slicer.flow.unresolved:
        yield "indirect branch (brx.idx): what lies between barriers is unknown"
    if not all(each.opcode.known for each in kernel.code.effects):
        yield "the kernel has instructions that cuado does not know"
    if found := kernel.having(*_FOREIGN):
        yield f"'{kernel.code.instructions[found[0]].opcode}' may access shared memory"


def _operator(kernel: Kernel, index: int) -> str:
    return ".".join(kernel.code.instructions[index].opcode.split(".")[-2:])


def _is_plain(kernel: Kernel, index: int, bits: int, *, is_float: bool) -> bool:
    """True for an access of one word, in its shortest form: no order, scope or vector is stated."""
    base, *words = kernel.code.instructions[index].opcode.split(".")
    length = 2 if base in ("ld", "st") else 3
    kinds = f"{_TYPES}f" if is_float else _TYPES
    is_type = words[-1:] and words[-1] in {f"{kind}{bits}" for kind in kinds}
    is_short = len(words) == length and words[0] in _SPACES and is_type
    return base in _PLAIN and bool(is_short)


def _unparted(kernel: Kernel, array: SharedArray, merges: list[int]) -> str:
    """Why an update may happen while a word is loaded or stored, or a load while another thread
    stores; empty if barriers part them.
    """
    parting = {n for n in kernel.barriers if waits(kernel, n) and not may_leave_out(kernel, n)}
    others = {*array.accesses} - {*merges}
    loads = {n for n in others if kernel.code.effects[n].opcode.access is Access.LOAD}
    own = OwnBytes(kernel)
    # Stretches overlap where paths do: an access belongs to each from whose beginning it can be
    # reached without a barrier.
    for start in (0, *(n + 1 for n in sorted(parting))):
        reached = _until(kernel, start, parting)
        updated, accessed = reached & {*merges}, reached & others
        if updated and accessed:
            one, other = where(kernel, min(updated)), where(kernel, min(accessed))
            return f"no barrier parts the update at {one} from the access at {other}"
        for load, store in product(sorted(reached & loads), sorted(accessed - loads)):
            if not own.are_apart(load, store):
                one, other = where(kernel, load), where(kernel, store)
                return f"a thread may load at {one} what another one stores at {other} meanwhile"
    return ""


def _until(kernel: Kernel, start: int, stops: set[int]) -> set[int]:
    """Instructions that can be reached from one before any of some others is run."""
    flow, found, todo = kernel.slicer.flow, set[int](), [start]
    while todo:
        at = todo.pop()
        if at >= len(flow.block_of):
            continue
        block = flow.blocks[flow.block_of[at]]
        for n in range(at, block.last + 1):
            if n in found:
                break
            if n in stops:
                break
            found.add(n)
        else:
            todo += [flow.blocks[each].first for each in block.successors if each != EXIT]
    return found
