"""Assigns neighbouring iterations to neighbouring lanes, and proves that results do not change.

The ``32 * T`` pairs of a lane and an iteration are numbered ``lane * T + iteration``: a lane has a
run of them (a *blocked* arrangement). *Striped*, lane ``l`` in its iteration ``k`` makes the pair
of number ``k * 32 + l``. The work of a pair depends only on its induction variables (*walks*),
which are linear in lane and iteration; so a lane does another pair's work with another start and
another step:

- ``T`` divides 32: pair ``(l // T + k * 32 / T, l % T)``; all walks allow that;
- any ``T``, where ``stride == T * step`` in each walk: the walk is a multiple of the pair's number.
"""

from dataclasses import dataclass, field
from itertools import combinations

from cuado.kernel.facts.iterations.loop_dependence import carried, may_meet
from cuado.kernel.facts.loops.lane_loops import (
    LaneLoop,
    LaneLoops,
    Walk,
    base_of,
    registers_read,
    trait_of,
    why_different,
)
from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.analysis.code import Key
from cuado.ptx.analysis.loops import loops_of
from cuado.ptx.semantics.opcode import Access, Space, Trait

_PLAIN = frozenset({None, Access.LOAD, Access.STORE})
_SHARED_BY_LANES = frozenset({Space.GLOBAL, Space.SHARED, Space.PARAM, Space.CONST})
_HARMLESS = frozenset({Trait.BRANCH, Trait.EXIT})


@dataclass(frozen=True, slots=True)
class Start:
    """The start and step of a lane: ``rows * (l // T) + columns * (l % T) - stride * l``.

    Attributes:
        rows: coefficient of ``l // T``.
        columns: coefficient of ``l % T``.
        step: change from iteration to iteration.
    """

    rows: int
    columns: int
    step: int


@dataclass(frozen=True, slots=True)
class Striping:
    """A loop, and the registers that get other values in it.

    Attributes:
        loop: the loop.
        walks: registers that its work reads, and that differ between pairs.
        is_ordered: whether lanes have to wait for each other before and after the loop, since its
            memory is accessed elsewhere as well.
    """

    loop: LaneLoop
    walks: dict[Key, Walk] = field(default_factory=dict)
    is_ordered: bool = False

    @property
    def is_aligned(self) -> bool:
        """True if a warp's iteration covers whole runs."""
        return WARP % self.loop.trips == 0

    def start(self, walk: Walk) -> Start:
        """The start and step that a walk gets."""
        if self.is_aligned:
            return Start(walk.stride, walk.step, walk.stride * (WARP // self.loop.trips))
        return Start(0, walk.step, WARP * walk.step)


def striping_of(kernel: Kernel, loops: LaneLoops, found: LaneLoop) -> Striping | str:
    """How a loop is striped, or why it cannot be."""
    if found.trips == 1:
        return "the loop runs once"
    for why_not in (_why_not_plain, _why_entangled, _why_left):
        if reason := why_not(kernel, found):
            return reason
    walks = _walks(kernel, loops, found)
    if isinstance(walks, str):
        return walks
    striping = Striping(found, walks)
    uneven = next((w for w in walks.values() if w.stride != found.trips * w.step), None)
    if uneven is not None and not striping.is_aligned:
        return (
            f"'{uneven.name}' differs by {uneven.stride} from lane to lane, and by "
            f"{uneven.step} in each of {found.trips} iterations: it is not one contiguous range"
        )
    if reason := _why_stores_meet(kernel, striping):
        return reason
    return Striping(found, walks, _is_seen(kernel, found))


def _where(kernel: Kernel, index: int) -> str:
    instruction = kernel.code.instructions[index]
    return f"'{instruction.opcode}' (PTX line {kernel.module.lines(instruction.start)})"


def _why_not_plain(kernel: Kernel, loop: LaneLoop) -> str:
    """The first instruction of a loop beyond plain arithmetic and accesses; empty for none."""
    for n in range(loop.first, loop.last + 1):
        if reason := trait_of(kernel, n):
            return f"{_where(kernel, n)} in the loop {reason}"
        opcode = kernel.code.effects[n].opcode
        if opcode.access not in _PLAIN:
            return f"{_where(kernel, n)} in the loop updates memory"
        if opcode.access is not None and kernel.space(n) not in _SHARED_BY_LANES:
            return f"{_where(kernel, n)} in the loop may access the thread's local memory"
    return ""


def _why_left(kernel: Kernel, loop: LaneLoop) -> str:
    """Why the order of iterations matters; empty if none depends on another one."""
    updates = {walk.update for walk in loop.walks.values()} | {*_unproved(kernel, loop)}
    steps = frozenset(n for n in updates if n is not None)
    # ``carried`` lets pass what is loaded and stored in place. That no other pair stores there is
    # shown by ``_why_stores_meet``: each of the two is half of the proof.
    if reason := carried(kernel, loop.loop, steps):
        return reason
    inside = range(loop.first, loop.last + 1)
    for n in inside:
        is_step = n in steps or n in loop.deciding
        for user in () if is_step else kernel.slicer.chains.users.get(n, ()):
            if user not in inside:
                return f"what {_where(kernel, n)} leaves is used after the loop"
    return ""


def _unproved(kernel: Kernel, loop: LaneLoop) -> tuple[int, ...]:
    """The updates of registers whose strides are not proved."""
    code = kernel.code
    return tuple(
        n
        for n in loop.body
        if not loop.unproved.keys().isdisjoint(code.keys(code.effects[n].writes, n))
    )


def working(kernel: Kernel, loop: LaneLoop) -> tuple[int, ...]:
    """Instructions of a loop's work: neither its steps nor the decision to continue."""
    steps = {walk.update for walk in loop.walks.values()} | {*_unproved(kernel, loop)}
    return tuple(n for n in loop.body if n not in steps | loop.deciding)


def _why_entangled(kernel: Kernel, loop: LaneLoop) -> str:
    """Why the decision to continue cannot be separated from the work; empty if it can."""
    works, chains, code = set(working(kernel, loop)), kernel.slicer.chains, kernel.code
    for n in loop.deciding:
        made = {
            each
            for key in code.keys(code.effects[n].reads, n)
            for each in chains.definitions.get((n, key), ())
        }
        if not works.isdisjoint({*made, *chains.users.get(n, ())}):
            return f"{_where(kernel, n)}, which ends the loop, is used for more than that"
    return ""


def _walks(kernel: Kernel, loops: LaneLoops, loop: LaneLoop) -> dict[Key, Walk] | str:
    """Registers that distinguish pairs in a loop's work; or why the work may depend on others."""
    code, definitions, found = kernel.code, kernel.slicer.chains.definitions, dict[Key, Walk]()
    inside = range(loop.first, loop.last + 1)
    for n in working(kernel, loop):
        for name in registers_read(kernel, n):
            keys = code.keys((name,), n)
            if not keys:
                if reason := why_different(kernel, name, n):
                    return reason
                continue
            (key,) = keys
            made = definitions.get((n, key), ())
            if key in loop.unproved:
                return f"'{name}' is not provably a lane index: {loop.unproved[key]}"
            if key in loop.walks:
                found[key] = loop.walks[key]
            elif not any(each in inside for each in made) and why_different(kernel, name, n):
                walk = loops.invariant(name, n)
                if isinstance(walk, str):
                    return walk
                found[key] = walk
    return found


def _why_stores_meet(kernel: Kernel, striping: Striping) -> str:
    """Why two pairs may store to one address; empty if no two do."""
    loop, code = striping.loop, kernel.code
    # The stores by the register that their address adds a number to, and what each then writes.
    groups: dict[Key, dict[int, range]] = {}
    for n in loop.body:
        if code.effects[n].opcode.access is not Access.STORE:
            continue
        found = _written_from(kernel, striping, n)
        if found is None:
            return f"where {_where(kernel, n)} stores in other lanes and iterations is unknown"
        key, span = found
        groups.setdefault(key, {})[n] = span
    for key, spans in groups.items():
        size = max(each.stop for each in spans.values()) - min(
            each.start for each in spans.values()
        )
        if not _are_apart(striping.walks[key], loop.trips, size):
            return f"lanes and iterations may store to one address by {_where(kernel, min(spans))}"
    for one, other in combinations(groups.values(), 2):
        if any(may_meet(kernel, a, b) for a in one for b in other):
            return f"{_where(kernel, min(one))} and {_where(kernel, min(other))} may alias"
    return ""


def _written_from(kernel: Kernel, striping: Striping, index: int) -> tuple[Key, range] | None:
    """The register that a store's address is based on, and the bytes that it writes from there."""
    base, size = base_of(kernel, index), kernel.code.effects[index].opcode.bytes
    if base is None or not size:
        return None
    (key,) = kernel.code.keys((base[0],), index)
    walk = striping.walks.get(key)
    if walk is None:
        return None
    # After the update the register is a step ahead of what the pair's number says.
    is_late = walk.update is not None and index > walk.update
    begin = base[1] + (walk.step if is_late else 0)
    return key, range(begin, begin + size)


def _are_apart(walk: Walk, trips: int, size: int) -> bool:
    """True if accesses of ``size`` bytes of all lanes and iterations lie apart."""
    stride, step = abs(walk.stride), abs(walk.step)
    # Rows: a lane's iterations follow one another within its stride. Columns: an iteration's lanes
    # do within the step. In any other order two pairs might overlap.
    in_rows = step >= size and stride >= (trips - 1) * step + size
    in_columns = stride >= size and step >= (WARP - 1) * stride + size
    return in_rows or in_columns


def _is_seen(kernel: Kernel, loop: LaneLoop) -> bool:
    """True if the kernel may access a loop's memory elsewhere or again, or orders accesses."""
    effects = kernel.code.effects
    inside = [n for n in loop.body if effects[n].opcode.access is not None]
    if _is_stored_again(kernel, loop):
        return True
    for n, each in enumerate(effects):
        opcode = each.opcode
        if n in range(loop.first, loop.last + 1):
            continue
        if opcode.traits - _HARMLESS or not opcode.known or opcode.access not in _PLAIN:
            return True
        for other in inside if opcode.access is not None else ():
            writes = Access.STORE in (opcode.access, effects[other].opcode.access)
            if writes and may_meet(kernel, n, other):
                return True
    return False


def _is_stored_again(kernel: Kernel, loop: LaneLoop) -> bool:
    """True if a loop stores, and one around it repeats it.

    The next round's pairs may then come by other lanes to what this round stores.
    """
    is_repeated = any(loop.loop.blocks < each.blocks for each in loops_of(kernel.slicer.flow))
    effects = (kernel.code.effects[n] for n in loop.body)
    return is_repeated and any(each.opcode.access is Access.STORE for each in effects)
