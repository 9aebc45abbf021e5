"""``cuado profile``: runs Nsight Compute on a program, in stages, and analyses what it wrote."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, details_option, emit
from cuado.cli.progress import EXIT_INTERRUPTED
from cuado.cli.say import say
from cuado.errors import UnknownNameError

NAME = "profile"

_E = TypeVar("_E", bound=StrEnum)

_CLOCKS = "none, base, boost"
_REPLAYS = "kernel, application, range, app-range"
_STAGES = "both, triage, details"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    program: Annotated[
        list[str],
        typer.Argument(
            help="The program and its arguments, behind --.",
            metavar="-- PROGRAM",
            show_default=False,
        ),
    ],
    kernel: Annotated[
        str,
        typer.Option(
            "--kernel",
            "-k",
            help="Only kernels whose function name (no templates, no parameters) matches this "
            "regular expression. Default: all but nccl* and nvshmem*.",
            show_default=False,
        ),
    ] = "",
    top: Annotated[
        int, typer.Option("--top", "-n", help="Details of this many kernels.", min=1)
    ] = 5,
    launches: Annotated[
        int,
        typer.Option(
            "--launch-count", help="Profile this many launches of each kernel and shape.", min=1
        ),
    ] = 2,
    skip: Annotated[
        int, typer.Option("--launch-skip", help="Leave out as many before those.", min=0)
    ] = 0,
    stage: Annotated[str, typer.Option("--stage", help=f"Which runs: {_STAGES}.")] = "both",
    replay: Annotated[
        str, typer.Option("--replay-mode", help=f"How ncu repeats kernels: {_REPLAYS}.")
    ] = "kernel",
    clocks: Annotated[
        str, typer.Option("--clock-control", help=f"What ncu does to the clocks: {_CLOCKS}.")
    ] = "none",
    timeout: Annotated[
        float | None,
        typer.Option(
            "--timeout",
            help="Seconds after which each run of the program is ended; what was profiled until "
            "then is analysed. Default: none.",
            min=1.0,
            show_default=False,
        ),
    ] = None,
    stall: Annotated[
        float,
        typer.Option(
            "--stall",
            help="Seconds without progress of a kernel after which it is left out; 0: never.",
            min=0.0,
        ),
    ] = 120.0,
    extra: Annotated[
        list[str] | None,
        typer.Option(
            "--ncu-option",
            help="A word more for ncu's command line, such as --ncu-option=--nvtx; may be "
            "repeated.",
            metavar="WORD",
            show_default=False,
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(
            "--keep", help="Keep ncu's report in this file (.ncu-rep).", show_default=False
        ),
    ] = None,
    chip: Annotated[
        str | None,
        typer.Option(
            "--chip",
            help="The chip, where the report does not say: a name from 'cuado list chips', "
            "or a chip file of your own.",
            show_default=False,
        ),
    ] = None,
    vendor: Annotated[
        bool, typer.Option("--vendor", help="Show NVIDIA's own rule results too, apart.")
    ] = False,
    verbose: VerboseOption = False,
    details: Annotated[str | None, details_option("analysis")] = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Run Nsight Compute on a program; say what limits its kernels.

    The program is run twice under ncu: first with few counters of every kernel
    (the triage), then with all of them, source lines included, of the kernels
    that took longest. The report is that of 'cuado analyze'. Compile with
    -lineinfo to see source lines.

    Clocks are left alone, so that times are those that users see; ncu's own
    default locks them. With --clock-control base, runs compare better.

    Kernels that wait for others (NCCL, some cooperative ones) hang when they
    are profiled alone: one without progress for --stall seconds is left out,
    and the run begins again without it. Ctrl-C ends the program; what was
    profiled is reported.

    Exit code: the program's own if it failed, 130 after Ctrl-C, 2 if nothing
    could be profiled.

    For example:

      cuado profile -- ./app --size 4096

      cuado profile -k 'spmv|dot' --keep app.ncu-rep -- ./bicgstab

      cuado profile --timeout 300 --launch-skip 20 -o report.html -- python train.py
    """
    from cuado import api
    from cuado.report.analysis import Report
    from cuado.sources.ncu_run import Clocks, Job, Limits, Replay, Stages
    from cuado.sources.ncu_run.before import kept

    job = Job(
        tuple(program),
        kernel,
        launches,
        skip,
        top,
        _one_of(Stages, "stage", stage),
        _one_of(Clocks, "clock control", clocks),
        _one_of(Replay, "replay mode", replay),
        Limits(timeout, stall or None),
        tuple(extra or ()),
        quiet_output=output is None and format_name not in {None, "terminal"},
    )
    path = kept(keep) if keep else None
    result, collected = api.profile(job, keep=path, chip=chip, tell=_tell)
    emit(Report(result.found, top, vendor), format_name, output, verbose=verbose, details=details)
    if collected.kept:
        _tell(f"kept {', '.join(map(str, collected.kept))}")
    if collected.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if collected.program_code:
        raise typer.Exit(collected.program_code)


def _tell(line: str) -> None:
    say(line)


def _one_of(kind: type[_E], what: str, word: str) -> _E:
    """The member that a word names.

    Raises:
        UnknownNameError: none.
    """
    try:
        return kind(word)
    except ValueError:
        raise UnknownNameError(what, word, [each.value for each in kind]) from None
