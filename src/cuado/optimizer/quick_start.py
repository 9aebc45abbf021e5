"""Decides if a run rewrites a kernel from its code alone, before it asks what else limits it.

The launch alone shows that places for threads are idle, or that blocks leave lanes idle; the code,
that a loop is a product which loads its factors again and again, that floats are computed with as
doubles, that registers are spilled for a bound on them, that a loop divides by a number of the
launch, or that functions are most of it. What is made of such a kernel at once gains more than
anything else; and a diagnosis of the kernel as it is may take most of a short budget (functions for
doubles are long: each of its programs takes long to assemble), and says little of the kernel that
is made of it.
"""

from collections.abc import Sequence

from cuado.kernel.kernel import Kernel
from cuado.optimizer.guidance import Guidance, Wanted, idle_lanes, idle_places
from cuado.optimizer.moves import values_of
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Version

SHORT = 60.0
"""Seconds up to which a budget is too short for a diagnosis of what is made anew at once."""


def begins_anew(kernel: Kernel, kinds: tuple[type[Transformation], ...], seconds: float) -> bool:
    """True if the budget is short, and something may fill idle places or lanes, or make it anew.

    Args:
        kernel: the original.
        kinds: the transformations that may be tried.
        seconds: of the budget.
    """
    if seconds > SHORT or not kernel.has_ptx:
        return False
    version = Version((), kernel)
    return any(values_of(each.kind, version)[0] for each in at_once(kernel, kinds))


def at_once(kernel: Kernel, kinds: Sequence[type[Transformation]]) -> tuple[Wanted, ...]:
    """What fills idle places or lanes or makes a kernel anew, before anything was asked of it.

    Args:
        kernel: the original.
        kinds: the transformations that may be tried.
    """
    places = idle_places(kernel.launch, kernel.chip)
    lanes = idle_lanes(kernel.launch, kernel.chip) if leaves_lanes_idle(kernel) else None
    found = []
    for kind in kinds:
        idle = (places if kind.FILLS else None) or (lanes if kind.RESHAPES else None)
        if idle is not None or kind.comes_first(kernel):
            found.append(Wanted(kind, min(kind.RELAXES), idle=idle))
    return tuple(found)


def leaves_lanes_idle(kernel: Kernel) -> bool:
    """True if small blocks, or partial warps, leave lanes idle, and the launch has many threads.

    Where it has few, other blocks are no more of them. Whether idle lanes cost time depends on what
    limits the kernel: that is to be asked first.
    """
    launch, chip = kernel.launch, kernel.chip
    return idle_places(launch, chip) is None and idle_lanes(launch, chip) is not None


def anew(guide: Guidance, kinds: tuple[type[Transformation], ...], kernel: Kernel) -> Guidance:
    """What fills idle places or lanes or makes a kernel anew; the latter whatever limits it.

    Args:
        guide: what a version's launch calls for.
        kinds: the transformations that may be tried.
        kernel: the version.
    """
    known = {each.kind: each for each in guide.wanted}
    reshapes = leaves_lanes_idle(kernel)
    filling = [
        each
        for each in guide.wanted
        if each.idle and (each.kind.FILLS or (each.kind.RESHAPES and reshapes))
    ]
    first = [
        known.get(kind, Wanted(kind, min(kind.RELAXES)))
        for kind in kinds
        if kind.comes_first(kernel) and kind not in [each.kind for each in filling]
    ]
    names = {each.kind.NAME for each in first}
    unwanted = tuple(each for each in guide.unwanted if each[0] not in names)
    return Guidance((*filling, *first), unwanted)
