"""``cuado analyze``: what limits the kernels of a recorded profile, why, where, and what to try."""

from pathlib import Path
from typing import Annotated

import typer

from cuado.cli.output import FormatOption, OutputOption, emit

NAME = "analyze"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    report: Annotated[
        Path,
        typer.Argument(
            help="An .ncu-rep report, an 'ncu --csv --page raw' export, an nvprof CSV, "
            "or a counter table.",
            metavar="REPORT",
            show_default=False,
        ),
    ],
    kernel: Annotated[
        str,
        typer.Option(
            "--kernel", "-k", help="Only kernels whose signature matches this regular expression."
        ),
    ] = "",
    launch: Annotated[
        int | None,
        typer.Option(
            "--launch", "-l", help="Only this launch, counted from 0.", min=0, show_default=False
        ),
    ] = None,
    top: Annotated[
        int, typer.Option("--top", "-n", help="Details of this many hot spots.", min=0)
    ] = 5,
    chip: Annotated[
        str | None,
        typer.Option(
            "--chip",
            help="The chip, where the report does not say: a name from 'cuado chips', "
            "or a chip file of your own.",
            show_default=False,
        ),
    ] = None,
    vendor: Annotated[
        bool, typer.Option("--vendor", help="Show NVIDIA's own rule results too, apart.")
    ] = False,
    raw: Annotated[
        bool,
        typer.Option("--raw", help="JSON: add every metric under the tool's own name."),
    ] = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Say what limits each kernel of a recorded profile, why, and what to try.

    Kernels are ranked by their share of device time. For each: the limiter and
    the numbers behind it, then causes ranked by how much fixing them can gain
    at most, with the source lines they sit on.

    Source lines need a build with -lineinfo and a recording with
    --import-source yes and the section SourceCounters (part of --set full).

    Examples:
      cuado analyze report.ncu-rep

      cuado analyze report.ncu-rep -k 'gemm|conv' -o report.html

      cuado analyze report.ncu-rep --format json | jq '.kernels[].limiter'
    """
    from cuado.pipeline import Selection, analyze
    from cuado.report.documents import Report

    found = analyze(report, Selection(kernel, launch), chip)
    emit(Report(found, top, vendor, raw), format_name, output)
