"""``cuado chips occupancy``: what an SM holds of a launch, and what a little less would give."""

from typing import Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit
from cuado.errors import CuadoError

NAME = "occupancy"


def command(
    registers: Annotated[
        int,
        typer.Option("--registers", "-r", help="Registers of a thread.", min=1, show_default=False),
    ],
    block: Annotated[
        int, typer.Option("--block", "-b", help="Threads of a block.", min=1, show_default=False)
    ],
    shared: Annotated[
        str,
        typer.Option(
            "--shared", "-s", help="Shared memory of a block: 12KiB, 3840.", metavar="SIZE"
        ),
    ] = "0",
    chip: Annotated[
        str,
        typer.Option("--chip", help="A name from 'cuado list chips', or a chip file of your own."),
    ] = "h200",
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Draw occupancy against registers, shared memory and block size.

    The launch's own point is marked on each curve, and the next steps are
    named: how much less of what an SM is short of would let it hold more warps.
    The calculator is the one that all verbs use; NVIDIA's gives the same.

    For example:

      cuado chips occupancy --registers 40 --shared 12KiB --block 256

      cuado chips occupancy -r 47 -b 256 --chip k20c -o page.html
    """
    from cuado.device import load_chip
    from cuado.device.occupancy import LaunchRequirements
    from cuado.model.byte_sizes import size_of
    from cuado.report.occupancy import OccupancyReport
    from cuado.version import __version__

    facts = load_chip(chip)
    if block > facts.max_threads_per_block:
        raise CuadoError(
            f"a block of {block:,} threads does not run on {facts.title}",
            f"its blocks have {facts.max_threads_per_block:,} threads at most",
        )
    if registers > facts.max_registers_per_thread:
        raise CuadoError(
            f"a thread of {registers:,} registers does not run on {facts.title}",
            f"its threads have {facts.max_registers_per_thread:,} at most",
        )
    size = size_of(shared)
    if size > facts.shared_per_block_bytes:
        raise CuadoError(
            f"{size:,} bytes of shared memory are too many on {facts.title}",
            f"its blocks have {facts.shared_per_block_bytes:,} bytes at most",
        )
    launch = LaunchRequirements(block, registers, size)
    emit(OccupancyReport(facts, launch, __version__), format_name, output, verbose=verbose)
