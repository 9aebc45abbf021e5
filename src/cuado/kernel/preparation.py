"""Prepares the kernel for experiments: assembles it and normalizes its text.

Two things are prepared: roundings are pinned (:mod:`cuado.kernel.roundings.pinned`), and loads
that the assembler merges are merged. Neither changes the machine code: where one would, the text
stays as it is.
"""

import contextlib
from concurrent.futures import Executor, Future
from dataclasses import replace

from cuado.device.chip import ChipFacts
from cuado.device.resolve import resolve_chip
from cuado.errors import CuadoError
from cuado.kernel.assembler_calls import assembled
from cuado.kernel.assembly import build, machine_code, require_tools
from cuado.kernel.built import Built
from cuado.kernel.kernel import Kernel
from cuado.kernel.rewrites.accesses.merged_loads import is_alike, merged
from cuado.kernel.roundings.pinned import all_stated, pinned
from cuado.model.device import DeviceAttributes
from cuado.model.launch import Launch
from cuado.sass.toolchain.assemble import AssembleOptions
from cuado.sass.toolchain.elf import Cubin
from cuado.sass.toolchain.targets import options_for

LARGE = 1 << 16
"""Characters of PTX from which only one assembler runs at a time: one can take a gigabyte."""


def original_subject(
    launch: Launch,
    device: DeviceAttributes,
    chip: ChipFacts | None = None,
    pool: Executor | None = None,
) -> Kernel:
    """Assemble a launch's kernel for a device, and prepare its text.

    Args:
        launch: the launch.
        device: the device.
        chip: the device's chip; None to resolve it from the device.
        pool: executor that examines the machine code concurrently.

    Raises:
        CuadoError: a tool is missing, or it cannot be assembled.
    """
    chip = chip or resolve_chip(device).chip
    if not launch.has_ptx:
        code = machine_code(launch, device)
        made_for = AssembleOptions(f"sm_{Cubin(code.cubin).architecture}")
        return Kernel(launch, chip, code, made_for)
    require_tools()
    options = options_for(launch.ptx, device, launch.max_registers)
    # With the pool at once: a text that states its roundings mostly gives the same file, byte for
    # byte, whose disassembly is then under way.
    ahead: Future[Future[None] | None] | None = None
    if pool is not None and len(launch.ptx) <= LARGE:
        ahead = pool.submit(_assemble_ahead, launch.ptx, launch.kernel, options, pool)
    built = build(launch.ptx, launch.kernel, options, pool)
    if ahead is not None and (last := ahead.result()) is not None:
        last.result()
    ptx, built = prepared(built, launch.kernel, options, pool)
    return Kernel(replace(launch, ptx=ptx), chip, built, options)


def _assemble_ahead(
    ptx: str, kernel: str, options: AssembleOptions, pool: Executor
) -> "Future[None] | None":
    """Have in the cache what :func:`prepared` will ask for, while the original is assembled.

    That is the module with all roundings stated, and the same with its repeated loads merged; what
    cannot be made is said when it is asked for.

    Returns:
        What assembles the second, if there is one.
    """
    later = None
    with contextlib.suppress(CuadoError):
        stated = all_stated(ptx)
        if simpler := merged(stated, kernel):
            later = pool.submit(_assemble_quietly, simpler, options)
        if stated != ptx:
            _assemble_quietly(stated, options)
    return later


def _assemble_quietly(ptx: str, options: AssembleOptions) -> None:
    with contextlib.suppress(CuadoError):
        assembled(ptx, options)


def prepared(
    built: Built, kernel: str, options: AssembleOptions, pool: Executor | None = None
) -> tuple[str, Built]:
    """The text that rewrites of a kernel start from, and the code to compare it with.

    The code is the given one, assembled from the prepared text wherever that is the same code.
    """
    ptx = built.ptx
    with contextlib.suppress(CuadoError):
        fixed = pinned(ptx, kernel, options)
        ptx = fixed.ptx
        if fixed.is_same_code:
            built = build(ptx, kernel, options, pool)
    with contextlib.suppress(CuadoError):
        simpler = merged(ptx, kernel)
        same = build(simpler, kernel, options) if simpler else None
        if simpler and same and is_alike(same, built):
            return simpler, same
    return ptx, built
