"""``cuado trace``: what a program does on its GPUs, and where its time goes."""

import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit, write_pieces
from cuado.cli.say import say
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.model.timeline import Timeline
    from cuado.report.trace import TraceReport

NAME = "trace"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    what: Annotated[
        list[str] | None,
        typer.Argument(
            help=(
                "A command to run, behind '--'; or a recording: a folder that --keep wrote, or an "
                "SQLite export of Nsight Systems."
            ),
            metavar="-- COMMAND... | RECORDING",
            show_default=False,
        ),
    ] = None,
    top: Annotated[int, typer.Option("--top", "-n", help="Hot spots to show.", min=1)] = 10,
    calls: Annotated[
        bool,
        typer.Option(
            "--calls",
            help=(
                "Record calls of the driver and runtime, too: what the host does while the GPU "
                "idles. Slows programs of many short kernels more."
            ),
        ),
    ] = False,
    bounds: Annotated[
        Path | None,
        typer.Option(
            "--bounds",
            help=(
                "Rank by what there is to gain: a recording that 'cuado analyze' reads, with "
                "these kernels."
            ),
            show_default=False,
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", help="Keep the recording in this folder.", show_default=False),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export",
            help="Write the timeline for Perfetto or chrome://tracing: FILE.json or FILE.json.gz.",
            show_default=False,
        ),
    ] = None,
    to_stderr: Annotated[
        bool,
        typer.Option(
            "--stderr", help="Print the report on standard error: the other is the program's."
        ),
    ] = False,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Trace a program: its hottest kernels, and when its GPUs idle.

    Runs the command with a library that records what GPUs do: kernels,
    copies, synchronisations, NVTX ranges, in this process and its children.
    Its input, output and results stay its own; the report comes after it.
    Then: hot spots by kernel and launch shape, idle GPUs and why, copies that
    nothing hides, and what to do about each.

    Exit code: that of the command (128 and the signal's number if one ended
    it; then the report shows what ran up to there, and the recording is
    kept). Of a recording: 0. 2 if the command or the recording cannot be used.

    For example:

      cuado trace -- ./bicgstab --size 64

      cuado trace -o trace.html --export trace.json.gz -- python train.py

      cuado trace --calls --keep run1 -- ./app        # and again, without it:

      cuado trace run1 --top 30 --bounds report.ncu-rep

      nsys export --type sqlite --output app.sqlite app.nsys-rep

      cuado trace app.sqlite
    """
    words = what or []
    limits = _bounds(bounds) if bounds is not None else {}
    found = _found(words, calls, keep)
    if found.timeline is None:
        raise typer.Exit(found.exit_code or 0)
    if export is not None:
        from cuado.report.trace.events import trace_events

        write_pieces(trace_events(found.timeline), export)

    from cuado.analysis.timeline.analysis import analysed
    from cuado.report.trace import TraceReport

    report = TraceReport(analysed(found.timeline, limits), found.source, top, found.exit_code)
    if to_stderr and output is None:
        _print_on_stderr(report, format_name)
    else:
        emit(report, format_name, output, verbose=verbose)
    if found.exit_code:
        raise typer.Exit(found.exit_code)


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    """The recording: no timeline if no process recorded anything; no exit code if it was read."""

    timeline: "Timeline | None"
    source: str
    exit_code: int | None


def _found(words: list[str], calls: bool, keep: Path | None) -> _Found:
    from cuado.sources.trace.raw import ENDING
    from cuado.sources.trace.read import REPORTS, SQLITE, is_timeline, read

    if not words:
        raise CuadoError("nothing to trace", "give a command, cuado trace -- ./app, or a recording")
    path = Path(words[0])
    is_named_so = path.suffix.lower() in {ENDING, SQLITE, *REPORTS}
    is_file = path.is_file() and (is_named_so or not os.access(path, os.X_OK))
    if len(words) == 1 and (is_timeline(path) or is_file):
        if calls or keep is not None:
            raise CuadoError(
                f"{path} is a recording: --calls and --keep are for recording",
                "leave them out, or give a command behind '--'",
            )
        return _Found(read(path), str(path), None)
    return _recorded(words, calls, keep)


def _recorded(words: list[str], calls: bool, keep: Path | None) -> _Found:
    """Run a command and read its recording."""
    from cuado.sources.trace.application import trace_application

    found = trace_application(words, calls=calls, keep=keep)
    if found.timeline is None:
        _say("no kernel was launched: there is nothing to report")
    for note in found.notes:
        _say(note)
    if found.folder is not None:
        _say(f"the recording is in {found.folder}: 'cuado trace {found.folder}' reads it again")
    return _Found(found.timeline, "", found.exit_code)


def _bounds(path: Path) -> dict[str, float]:
    """Upper bounds of old time / new time by kernel, for the longest launch of each."""
    from cuado import api
    from cuado.model.limiter import Limit

    found: dict[str, float] = {}
    for spot in api.analyze(path).found.hotspots:
        longest = spot.longest
        bound = longest.best_bound
        if bound is None and longest.limiter.verdict is Limit.NEAR_ROOF:
            bound = 1.0
        if bound is not None:
            for name in (longest.profile.kernel, longest.profile.signature):
                found.setdefault(name, bound)
    return found


def _print_on_stderr(report: "TraceReport", format_name: str | None) -> None:
    from cuado.report.formats import Style, render

    columns = shutil.get_terminal_size((80, 24)).columns
    text = render(report, format_name or "terminal", Style(min(max(columns, 60), 120)))
    print(text, file=sys.stderr, end="")


def _say(line: str) -> None:
    say(line)
