"""``cuado timeline``: when each warp of a kernel waits, for what, and who is critical."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import GpuOption, backend_of
from cuado.cli.guessed_launches import CasesOption
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit, write_pieces
from cuado.cli.progress import progress_bar
from cuado.cli.subject import (
    DEFAULT_LIMIT,
    CapturesOption,
    KernelOption,
    LimitOption,
    SubjectArgument,
    described,
)
from cuado.cli.trust import TrustOption, settle
from cuado.outputs import expect_place

if TYPE_CHECKING:
    pass

NAME = "timeline"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    subject: SubjectArgument,
    blocks: Annotated[
        int | None,
        typer.Option(
            "--blocks",
            help="Record so many blocks, the first ones. Default: as many as run at once.",
            min=1,
            show_default=False,
        ),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export",
            help="Write the timeline for Perfetto or chrome://tracing: FILE.json or FILE.json.gz.",
            show_default=False,
        ),
    ] = None,
    settings: SetOption = None,
    kernel: KernelOption = None,
    captures: CapturesOption = Path(),
    limit: LimitOption = DEFAULT_LIMIT,
    cases: CasesOption = None,
    trust: TrustOption = False,
    device: GpuOption = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Show when each warp of a kernel waits, and for what.

    Sets time stamps in a copy of the kernel, in PTX: nothing has to be written
    into the source. A warp stamps where a wait begins and where it ends
    (mbarriers, groups of copies, matrix products, __syncthreads), where it
    arrives at a barrier or starts copies, and its begin and end. Blocks that
    run first are recorded, by lane 0 of each warp.

    The copy's results must be the original's, bit for bit. Both are timed in
    interleaved rounds, and the report says what the stamps cost; where that is
    more than 5%, fewer are set, and it says which are left out.

    Shown: a typical block, a row for each warp; for each role (warps that do
    the same) its time by what it waits for, at which line; and who is critical:
    the role that waits least for other warps. Needs a GPU: the emulated device
    has no clock that a kernel can read.

    For example:

      cuado timeline matmul.toml

      cuado timeline attention.toml --blocks 16 --export timeline.json.gz

      cuado timeline -k attention -o page.html -- python train.py
    """
    from cuado import api
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import launch_from

    if export is not None:
        expect_place(export)
    with progress_bar() as progress:
        launched = described(subject, settings, kernel, captures, limit, progress, cases)
    settle(launched, trust=trust)
    backend = backend_of(device)
    launch = launch_from(launched, architecture_of(backend.device))
    with progress_bar() as progress:
        result = api.timeline(
            launch, device=backend, blocks=blocks, source=str(launched.path), progress=progress
        )
    if export is not None:
        from cuado.report.timeline.events import trace_events

        write_pieces(trace_events(result.found), export)
    emit(result.document, format_name, output, verbose=verbose)
