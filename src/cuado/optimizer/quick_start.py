"""Whether a run makes a kernel anew before it asks what else limits it.

The launch alone shows that places for threads are idle, and the code that a loop is a product which
loads its factors again and again. Work for idle places, and tiles of a product, gain many times as
much as anything else; and a diagnosis of the kernel as it is may take most of a short budget, and
says little of the kernel that is made of it.
"""

from cuado.kernel.kernel import Kernel
from cuado.optimizer.guidance import Guidance, idle_places
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
        values_of(kind, version)[0] for kind in kinds if (kind.FILLS and is_idle) or kind.REBUILDS
    )


def anew(guide: Guidance) -> Guidance:
    """What fills idle places or makes a kernel anew, of a guidance."""
    wanted = (
        each for each in guide.wanted if (each.kind.FILLS and each.idle) or each.kind.REBUILDS
    )
    return Guidance(tuple(wanted), guide.unwanted)
