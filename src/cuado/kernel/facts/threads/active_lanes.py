"""Which lanes of a warp are active at an access, as far as the code tells."""

from enum import Enum, auto

from cuado.kernel.kernel import Kernel
from cuado.kernel.values.lane_values import WARP
from cuado.ptx.syntax.operands import Immediate, Name

_LOGICAL = frozenset({"and", "or", "xor", "not", "mov"})


class ActiveLanes(Enum):
    """How many lanes of a warp are active at an access."""

    ALL = auto()
    """All lanes, each time: no divergent branch leads to the access."""
    ALL_WITHIN = auto()
    """All lanes except at a bounds check, such as ``if (i < n)``."""
    UNKNOWN = auto()


def active_lanes(kernel: Kernel, index: int) -> ActiveLanes:
    """The lanes of a warp that are active at the access ``index``."""
    lanes, code = kernel.lanes, kernel.code
    guard = code.instructions[index].guard
    if kernel.launch.threads_per_block % WARP or (guard and not lanes.is_uniform(guard, index)):
        return ActiveLanes.UNKNOWN
    flow, divergence = kernel.slicer.flow, lanes.divergence
    deciding = {
        flow.blocks[source].last
        for source, _ in divergence.control[flow.block_of[index]]
        if source in divergence.divergent
    }
    if not deciding:
        return ActiveLanes.ALL
    guards = ((code.instructions[n].guard, n) for n in deciding)
    within = all(guard and _is_bound(kernel, guard, n) for guard, n in guards)
    return ActiveLanes.ALL_WITHIN if within else ActiveLanes.UNKNOWN


def _is_bound(kernel: Kernel, predicate: str, index: int, depth: int = 8) -> bool:
    """True if a predicate is a bounds check: most warps lie on one side of the bound.

    The compared index is a lane's number plus one that differs between warps. A predicate of the
    lane alone (``tid < 16``) divides each warp, and a predicate of data may do so.
    """
    code = kernel.code
    if kernel.lanes.is_uniform(predicate, index):
        return True
    symbol = code.symbol(predicate, index)
    key = symbol.key if symbol is not None else None
    definitions = [] if key is None else kernel.slicer.chains.definitions.get((index, key), ())
    if not definitions or not depth:
        return False
    return all(_computes_bound(kernel, definition, depth) for definition in definitions)


def _computes_bound(kernel: Kernel, index: int, depth: int) -> bool:
    """True if an instruction is a bounds check, or combines predicates that are."""
    instruction = kernel.code.instructions[index]
    sources = [o for o in instruction.operands[1:] if not isinstance(o, Immediate)]
    names = [o.text for o in sources if isinstance(o, Name)]
    if len(names) < len(sources) or instruction.guard:
        return False
    if instruction.base in _LOGICAL:
        return all(_is_bound(kernel, name, index, depth - 1) for name in names)
    return instruction.base == "setp" and _compares_bounds(kernel, names, index)


def _compares_bounds(kernel: Kernel, names: list[str], index: int) -> bool:
    values = [kernel.lanes.value(name, index) for name in names]
    known = [value for value in values if value is not None]
    # Exact numbers hold no block's index: comparing them (``tid < 16``) divides every block's warps
    # in the same way. With an unknown part that all lanes share, ``block * size + tid < n``, one
    # warp of the launch is divided, where the bound lies.
    return len(known) == len(values) and not all(value.exact for value in known)
