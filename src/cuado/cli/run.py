"""``cuado run``: the whole loop on one kernel, from the first measurement to the proved result."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import ChipOption, DeviceOption, backend_of
from cuado.cli.guessed_launches import CasesOption
from cuado.cli.journal_files import JournalOption, path_of
from cuado.cli.output import (
    FormatOption,
    OutputOption,
    VerboseOption,
    details_option,
    emit,
    write_files,
)
from cuado.cli.progress import EXIT_INTERRUPTED, progress_bar
from cuado.cli.say import say
from cuado.cli.subject import (
    DEFAULT_LIMIT,
    CapturesOption,
    KernelOption,
    LimitOption,
    SubjectArgument,
    described,
)
from cuado.cli.trust import TrustOption, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cuado.backends.protocol import Backend
    from cuado.optimizer.session import Session
    from cuado.sources.launches import Described

ExecutorOption = Annotated[
    str | None,
    typer.Option(
        "--executor",
        help=(
            "Time candidates on more GPUs as well: dask://local, the other ones of this machine; "
            "dask://HOST:PORT, the workers of a Dask scheduler. Needs cuado[dask]."
        ),
        metavar="DASK",
        show_default=False,
    ),
]


NAME = "run"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    subject: SubjectArgument,
    transformations: Annotated[
        list[str] | None,
        typer.Option(
            "--transformation",
            "-t",
            help="Try only this one; may be repeated. 'cuado list transformations' lists them.",
            show_default=False,
        ),
    ] = None,
    allow: Annotated[
        list[str] | None,
        typer.Option(
            "--allow",
            help="Try this one too, though it changes results; needs --tolerance.",
            show_default=False,
        ),
    ] = None,
    tolerance: Annotated[
        float | None,
        typer.Option(
            "--tolerance",
            help="What results may differ by, as a part of an output's largest magnitude: 1e-5.",
            min=0.0,
            show_default=False,
        ),
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check/--no-check",
            help="Compare results with the reference, or what was captured, first; and say what "
            "error the kernel itself makes, with a budget of 20 s or more.",
        ),
    ] = True,
    counters: Annotated[
        bool, typer.Option("--counters/--no-counters", help="Read hardware counters, if allowed.")
    ] = True,
    budget: Annotated[
        float,
        typer.Option(
            "--budget",
            help="Seconds after which nothing new is begun; emulated: of work. The comparison with "
            "the reference comes before them.",
            min=1.0,
        ),
    ] = 300.0,
    files: Annotated[
        Path | None,
        typer.Option(
            "--emit",
            help="Write the fastest version into this folder: PTX, cubin, the conditions of its "
            "proof, and launchers in C++ and Python that check them.",
            show_default=False,
        ),
    ] = None,
    patch: Annotated[
        Path | None,
        typer.Option(
            "--patch",
            help="Write the fastest version as a patch of the source into this file, for "
            "'patch -p1': compiled, proved and timed like a version.",
            show_default=False,
        ),
    ] = None,
    record: Annotated[
        bool, typer.Option("--record/--no-record", help="Record the run in the journal.")
    ] = True,
    keep: Annotated[
        bool, typer.Option("--keep/--no-keep", hidden=True, help="As --record.")
    ] = True,
    journal: JournalOption = None,
    settings: SetOption = None,
    kernel: KernelOption = None,
    captures: CapturesOption = Path(),
    limit: LimitOption = DEFAULT_LIMIT,
    cases: CasesOption = None,
    trust: TrustOption = False,
    device: DeviceOption = None,
    chip: ChipOption = None,
    executor: ExecutorOption = None,
    verbose: VerboseOption = False,
    details: Annotated[str | None, details_option("run")] = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Make a kernel faster; its source and its results stay.

    Measures the kernel in a case (see 'cuado case new') or in a capture of an
    application (see 'cuado capture'), runs modified copies of it to find what
    limits it, tries the transformations that relax that, proves that outputs
    stay the same in every bit, keeps the fastest, and goes on with that
    version; until the kernel is near its roof or nothing helps.
    Everything is kept in the journal ('cuado log', 'cuado show').

    Of a program it takes the kernel that takes most of its time: the program
    is run twice, to trace it and to capture an ordinary launch of that kernel.

    Each transformation checks its conditions on the code, and outputs are
    compared on the case's inputs and on fresh ones. The report says what to
    change in the source for the same effect, as a patch where it can be written
    (--patch writes it into a file); --emit writes the code as it is.
    Of a capture without PTX only what changes the launch alone is tried, on a
    GPU, and the report says what was left out.

    Ctrl-C ends the run; what was measured is reported, and in the journal.

    For example:

      cuado run examples/transpose/transpose_shared.toml

      cuado run sgemm.toml -o report.html --emit fast/

      cuado run examples/transpose/transpose_shared.toml --patch fix.diff

      cuado run filter.toml --allow fp64-as-fp32 --tolerance 1e-5

      cuado run stencil.toml --device emulated:a100 -s N=256

      cuado run sgemm.toml --executor dask://local

      cuado run -- ./solver matrix.mtx

      cuado run -k 'softmax.*f16' --captures captures -- python train.py
    """
    from cuado import api
    from cuado.journal.recorder import JournalRecorder
    from cuado.optimizer.many.executor_names import executor_of
    from cuado.optimizer.recording import NoRecorder
    from cuado.optimizer.session import Ending
    from cuado.outputs import expect_place

    if patch is not None:
        expect_place(patch)
    api.chosen_transformations(transformations or (), allow or (), tolerance)
    with progress_bar() as progress:
        launched = described(subject, settings, kernel, captures, limit, progress, cases)
    settle(launched, trust=trust, reference=check)
    backend = backend_of(device, chip)
    recorder = JournalRecorder(path_of(journal), _warn) if record and keep else NoRecorder()
    with executor_of(executor, backend) as timing, progress_bar() as progress:
        result = api.optimize(
            launched,
            device=backend,
            transformations=transformations or (),
            allow=allow or (),
            tolerance=tolerance,
            budget=budget,
            check=check,
            counters=counters,
            chip=chip,
            recorder=recorder,
            executor=timing,
            command=" ".join(("cuado", *sys.argv[1:])),
            progress=progress,
        )
    found = result.found
    emit(result.document, format_name, output, verbose=verbose, details=details)
    if isinstance(recorder, JournalRecorder) and recorder.number is not None:
        say(f"kept as session {recorder.number}: 'cuado show {recorder.number}'")
    if files is not None:
        _emit_files(files, found, launched, backend)
    if patch is not None:
        _write_patch(patch, found)
    if found.ending is Ending.INTERRUPTED:
        raise typer.Exit(EXIT_INTERRUPTED)


def _emit_files(folder: Path, found: "Session", described: "Described", backend: "Backend") -> None:
    """Write the fastest version; where nothing faster was found, say so: that is no error."""
    from cuado.optimizer.emission.files import NothingToEmitError

    try:
        made = _files(found, described, backend)
    except NothingToEmitError as nothing:
        say(f"{folder}: nothing is written: {nothing.message}")
        if nothing.remedy:
            say(f"  {nothing.remedy}", plain=True)
        return
    write_files(folder, made)


def _write_patch(path: Path, found: "Session") -> None:
    """Write the patch, or say why there is none.

    Raises:
        CuadoError: there is none.
    """
    from cuado.errors import CuadoError
    from cuado.outputs import write_file

    record = found.patch
    if record is None or not record.diff:
        if record is None:
            raise CuadoError(f"{path}: no step was kept, so there is no patch to write")
        if not record.reason:
            launch = "; ".join(record.launch)
            raise CuadoError(f"{path}: the source stays as it is, no patch is written: {launch}")
        raise CuadoError(
            f"{path}: there is no patch to write: {record.reason}",
            "'cuado show --details patch' has the lines, and what to write there",
        )
    write_file(path, record.diff)
    say(f"{path}: apply it with 'patch -p1 < {path}'")


def _warn(line: str) -> None:
    say(line)


def _files(
    found: "Session", described: "Described", backend: "Backend"
) -> "Mapping[str, str | bytes]":
    """The files of the fastest version, and of the original that its launchers fall back to."""
    from cuado.optimizer.emission.files import emitted
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import launch_from

    return emitted(found, launch_from(described, architecture_of(backend.device))).files
