"""The kernel as rewrites start from it."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from cuado.backends.emulated.backend import EmulatedBackend
from cuado.errors import CuadoError
from cuado.kernel.assembler_calls import assembled
from cuado.kernel.assembly import build
from cuado.kernel.kernel import Kernel
from cuado.kernel.preparation import prepared
from cuado.model.launch import Launch
from cuado.ptx.analysis.rounding import free_in
from cuado.ptx.syntax.parser import parse
from cuado.sass.toolchain.cache import Cache
from cuado.sass.toolchain.linemap import one_a_line
from cuado.sass.toolchain.merged_cubins import disassemble_together
from cuado.sass.toolchain.targets import options_for

CHIP = "h200"


def original_subject(launch: Launch) -> Kernel:
    """A launch's kernel, assembled and prepared as ``cuado run`` does.

    Raises:
        CuadoError: a tool is missing, or it cannot be assembled.
    """
    backend = EmulatedBackend(CHIP)
    options = options_for(launch.ptx, backend.device, launch.max_registers)
    built = build(launch.ptx, launch.kernel, options)
    ptx, built = prepared(built, launch.kernel, options)
    return Kernel(replace(launch, ptx=ptx), backend.chip, built, options)


def disassemble_originals(launches: Iterable[Launch]) -> None:
    """Have the code of kernels whose products the assembler may fuse in the cache.

    How each was rounded is read from its disassembly, and a disassembler takes longer to start
    than for two dozen kernels. What cannot be assembled is told of when its kernel's turn comes.
    """
    device, cubins = EmulatedBackend(CHIP).device, []
    for launch in launches:
        with suppress(CuadoError):
            if free_in(parse(launch.ptx)):
                options = options_for(launch.ptx, device, launch.max_registers)
                cubins.append(assembled(one_a_line(launch.ptx), options).cubin)
    disassemble_together(cubins, Cache.default())
