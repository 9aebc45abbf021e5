"""The original program, which is loaded beside its rewritten versions.

It is assembled where there is PTX; machine code is taken as it is.
"""

import re

from cuado.errors import CuadoError, UnknownNameError
from cuado.kernel.assembler_calls import assembled
from cuado.model.launch import Launch
from cuado.model.trial import ORIGINAL, Program
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.targets import Capability, capability

_SPECIFIC = re.compile(r"^\s*\.target\s+sm_\d+[af]", re.MULTILINE)


def original_program(launch: Launch, architecture: str) -> Program:
    """The launch's own program for a device; PTX for a single architecture is assembled for that.

    Args:
        launch: of which.
        architecture: of the device, e.g. ``sm_90``.

    Raises:
        UnknownNameError: its machine code has no such kernel.
        CuadoError: it cannot be assembled, or is machine code for another chip.
    """
    if not launch.has_ptx:
        code = own_machine_code(launch, capability(architecture))
        return Program(ORIGINAL, code, launch.kernel)
    options = AssembleOptions(
        architecture="" if _SPECIFIC.search(launch.ptx) else architecture,
        max_registers=launch.max_registers,
    )
    made = assembled(launch.ptx, options)
    return Program(
        ORIGINAL, made.cubin, launch.kernel, ptx=launch.ptx, max_registers=launch.max_registers
    )


def own_machine_code(launch: Launch, runs: Capability | None) -> bytes:
    """A launch's own machine code, where there is no PTX.

    Args:
        launch: of which.
        runs: compute capability of the device; None where it is not known.

    Raises:
        UnknownNameError: it has no such kernel; lists those it has.
        CuadoError: it is for another chip, or no cubin.
    """
    code = Cubin(launch.cubin or b"")
    major, minor = divmod(code.architecture, 10)
    # Machine code runs on chips of its major number from its minor one on (CUDA guide, 1.2.3).
    if runs is not None and (runs[0] != major or runs[1] < minor):
        raise CuadoError(
            f"no-ptx: '{launch.name}' is machine code for sm_{major}{minor} only, and the device "
            f"is sm_{runs[0]}{runs[1]}",
            "run it on a chip of that kind, or capture it from a program that is built with PTX",
        )
    if launch.kernel not in code.code:
        raise UnknownNameError("kernel", launch.kernel, code.code)
    return code.image
