"""Where launches run, and launches as they were described."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cuado.backends.protocol import Backend
    from cuado.model.launch import Launch
    from cuado.sources.launches import Described

    Progress = Callable[[str, int, int], None]
    """Is told what is under way, how much of it is done, and of how much."""
    Device = str | Backend | None
    """``gpu``, ``gpu:1``, ``emulated``, ``emulated:h200``, a backend; None: the GPU, or without
    one ``emulated:h200``."""


def backend_at(
    device: "Device", chip: str | None = None, progress: "Progress | None" = None
) -> "Backend":
    """Where launches run; a GPU that nobody has described is measured, once."""
    from cuado.backends.selection import select
    from cuado.calibration.on_the_spot import complete

    backend = select(device).backend if device is None or isinstance(device, str) else device
    return complete(backend, chip, progress)


def described_launch(described: "Described", backend: "Backend", *, check: bool) -> "Launch":
    """The launch of a case or capture for a device; with ``check``, its results are compared."""
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import checked_launch, launch_from

    architecture = architecture_of(backend.device)
    if check:
        return checked_launch(described, backend, architecture)
    return launch_from(described, architecture)
