"""Whether a run makes a kernel anew before it asks what else limits it.

The launch alone shows that places for threads are idle, and the code that a loop is a product which
loads its factors again and again, or that floats are computed with as doubles. Work for idle
places, tiles of a product and float literals gain more than anything else; and a diagnosis of the
kernel as it is may take most of a short budget (functions for doubles are long: each of its
programs takes long to assemble), and says little of the kernel that is made of it.
"""

from cuado.kernel.kernel import Kernel
from cuado.optimizer.guidance import Guidance, Wanted, idle_places
from cuado.optimizer.moves import values_of
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Version

SHORT = 60.0
"""Seconds up to which a budget is too short for a diagnosis of what is made anew at once."""


def begins_anew(kernel: Kernel, kinds: tuple[type[Transformation], ...], seconds: float) -> bool:
    """True if the budget is short, and something may fill idle places or make the kernel anew.

    Args:
        kernel: the original.
        kinds: the transformations that may be tried.
        seconds: of the budget.
    """
    if seconds > SHORT or not kernel.has_ptx:
        return False
    is_idle = idle_places(kernel.launch, kernel.chip) is not None
    version = Version((), kernel)
    return any(
        values_of(kind, version)[0]
        for kind in kinds
        if (kind.FILLS and is_idle) or kind.comes_first(kernel)
    )


def anew(guide: Guidance, kinds: tuple[type[Transformation], ...], kernel: Kernel) -> Guidance:
    """What fills idle places or makes a kernel anew, of a guidance; the latter whatever limits it.

    Args:
        guide: what a version's launch calls for.
        kinds: the transformations that may be tried.
        kernel: the version.
    """
    known = {each.kind: each for each in guide.wanted}
    filling = [each for each in guide.wanted if each.kind.FILLS and each.idle]
    first = [
        known.get(kind, Wanted(kind, min(kind.RELAXES)))
        for kind in kinds
        if kind.comes_first(kernel) and kind not in [each.kind for each in filling]
    ]
    names = {each.kind.NAME for each in first}
    unwanted = tuple(each for each in guide.unwanted if each[0] not in names)
    return Guidance((*filling, *first), unwanted)
