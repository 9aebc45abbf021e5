"""The kernel as rewrites start from it."""

from dataclasses import replace

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import prepared
from cuado.model.launch import Launch
from cuado.sass.toolchain.targets import options_for

CHIP = "h200"


def original_subject(launch: Launch) -> Kernel:
    """A launch's kernel, assembled and prepared as ``cuado run`` does.

    Raises:
        CuadoError: a tool is missing, or it cannot be assembled.
    """
    backend = EmulatedBackend(CHIP)
    options = options_for(launch.ptx, backend.device, launch.max_registers)
    built = build(launch.ptx, launch.kernel, options, looks_later=True)
    ptx, built = prepared(built, launch.kernel, options)
    return Kernel(replace(launch, ptx=ptx), backend.chip, built, options)
