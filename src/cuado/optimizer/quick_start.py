"""Whether a run fills idle places for threads before it asks what else limits the kernel.

The launch alone shows that places are idle. Work for them gains tens of times as much as anything
else, and a diagnosis of the kernel as it is may take most of a short budget, and says little of the
kernel that is made of it.
"""

from cuado.backends.clock import clock_of
from cuado.backends.protocol import Backend
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.preparation import original_subject
from cuado.model.launch import Launch
from cuado.optimizer.guidance import Guidance, idle_places
from cuado.optimizer.moves import values_of
from cuado.optimizer.transformation import Transformation
from cuado.optimizer.version import Version

SHORT = 60.0
"""Seconds up to which a budget is too short for a diagnosis of what is made anew at once."""


def begins_with_filling(
    launch: Launch, backend: Backend, kinds: tuple[type[Transformation], ...], seconds: float
) -> bool:
    """True if places are idle, the budget is short, and something may fill them.

    Args:
        launch: the original.
        backend: the device; an emulated one has time enough, as it counts work.
        kinds: the transformations that may be tried.
        seconds: of the budget.
    """
    if seconds > SHORT or clock_of(backend).is_work or not launch.has_ptx:
        return False
    try:
        chip = resolve_chip(backend.device).chip
        if idle_places(launch, chip) is None:
            return False
        version = Version((), original_subject(launch, backend.device, chip))
    except CuadoError:
        return False  # What is wrong is said when the launch is opened.
    return any(values_of(kind, version)[0] for kind in kinds if kind.FILLS)


def filling(guide: Guidance) -> Guidance:
    """What fills idle places, of a guidance."""
    wanted = tuple(each for each in guide.wanted if each.kind.FILLS and each.idle)
    return Guidance(wanted, guide.unwanted)
