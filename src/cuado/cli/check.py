"""``cuado check``: what a kernel does wrong, found by running it on the emulated device."""

from typing import Annotated

import typer

from cuado.cli.case import EXIT_WRONG, SetOption, SourceArgument
from cuado.cli.device import ArchitectureOption, compiled_for
from cuado.cli.guessed_launches import CasesOption, case_of_source, is_source
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit
from cuado.cli.progress import EXIT_INTERRUPTED, progress_bar
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle

NAME = "check"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    case: SourceArgument,
    kernel: Annotated[
        str, typer.Option("--kernel", "-k", help="Of a source: the kernel.", metavar="NAME")
    ] = "",
    settings: SetOption = None,
    cases: CasesOption = None,
    races: Annotated[bool, typer.Option("--races/--no-races", help="Look for races.")] = True,
    blocks: Annotated[
        int | None,
        typer.Option(
            "--blocks",
            help="Run so many blocks, from both ends of the grid. Default: all, up to 524,288.",
            min=1,
            show_default=False,
        ),
    ] = None,
    steps: Annotated[
        int | None,
        typer.Option(
            "--steps",
            help="Work after which a block counts as endless, in instructions of its threads; "
            "slow ones count as several. Default: 2.1e9.",
            min=1,
            show_default=False,
        ),
    ] = None,
    device: Annotated[
        str | None,
        typer.Option(
            "--device",
            help="emulated:CHIP: compile for that chip, if the case does not say. Default: "
            "emulated:h200.",
            metavar="DEVICE",
            show_default=False,
        ),
    ] = None,
    architecture: ArchitectureOption = None,
    trust: TrustOption = False,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Find memory errors, races and barriers that hang; no GPU needed.

    Runs the kernel of a case (see 'cuado case new') on the emulated device,
    and names with file:line, thread, block, address and array: accesses out of
    bounds or misaligned; writes to constants; reads of shared memory that no
    thread has written; barriers under a condition, deadlocks, loops without
    end, traps; and races: two threads access the same bytes of shared or global
    memory, one writes, and no barrier is between; also between blocks.

    Each defect is listed once, with how often it was seen. Errors change
    results; warnings rely on what nothing promises (lanes of a warp that run
    together); notes are races that write the same value.

    The whole grid runs: make large cases smaller with -s.

    Exit code 0: no error and no warning; 1: some; 2: it could not be run.

    For example:

      cuado check stencil.toml

      cuado check sgemm.toml -s N=128 --format json
    """
    from cuado import api
    from cuado.sources.launches import launch_from, read_described

    target = compiled_for(device, architecture, emulates=True)
    if is_source(case):
        with progress_bar() as progress:
            case = case_of_source(case, kernel, cases, progress)
    described = read_described(case, overrides_of(settings))
    settle(described, trust=trust)
    launch = launch_from(described, target)
    with progress_bar() as progress:
        result = api.check(launch, races=races, blocks=blocks, budget=steps, progress=progress)
    emit(result.document, format_name, output, verbose=verbose)
    if result.found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if result.found.wrong:
        raise typer.Exit(EXIT_WRONG)
