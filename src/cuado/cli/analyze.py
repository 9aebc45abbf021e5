"""``cuado analyze``: what limits the kernels of a recorded profile, why, where, and what to try."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.guessed_launches import CasesOption, case_of_source, is_source
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, details_option, emit
from cuado.cli.progress import progress_bar
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.analysis.analysis import Analysis
    from cuado.analysis.comparison.matching import Comparison
    from cuado.report.analysis import Report
    from cuado.sources.launches import Described

NAME = "analyze"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    report: Annotated[
        Path,
        typer.Argument(
            help="An .ncu-rep report, an 'ncu --csv --page raw' export, an nvprof CSV, "
            "or a counter table; or a case, a capture or a source (.cu, .ptx), whose launch is "
            "guessed, then counted here.",
            metavar="REPORT | CASE | SOURCE",
            show_default=False,
        ),
    ],
    kernel: Annotated[
        str,
        typer.Option(
            "--kernel",
            "-k",
            help="Only kernels whose signature matches this regular expression; of a source, "
            "the kernel.",
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
            help="The chip, where the report does not say: a name from 'cuado list chips', "
            "or a chip file of your own.",
            show_default=False,
        ),
    ] = None,
    vendor: Annotated[
        bool, typer.Option("--vendor", help="Show NVIDIA's own rule results too, apart.")
    ] = False,
    lines: Annotated[
        bool,
        typer.Option(
            "--lines",
            help="Show each source line and its machine code with what was counted there.",
        ),
    ] = False,
    sort: Annotated[
        str | None,
        typer.Option(
            "--sort",
            help="--lines: largest first by this column of the JSON, e.g. excess_sectors, "
            "replays, divergent, samples, or a stall reason. Default: as in the source.",
            metavar="COLUMN",
            show_default=False,
        ),
    ] = None,
    raw: Annotated[
        bool,
        typer.Option("--raw", help="JSON: add every metric under the tool's own name."),
    ] = False,
    baseline: Annotated[
        list[str] | None,
        typer.Option(
            "--baseline",
            "-b",
            help="Show beside it what moved since this earlier result, as 'cuado compare' does; "
            "may be repeated.",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    settings: SetOption = None,
    cases: CasesOption = None,
    trust: TrustOption = False,
    device: DeviceOption = None,
    verbose: VerboseOption = False,
    details: Annotated[str | None, details_option("analysis")] = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Say what limits a kernel, at which line, and what to try.

    Kernels are ranked by their share of device time. For each: the limiter and
    the numbers behind it, then causes ranked by how much fixing them can gain
    at most, with the source lines they sit on.

    Source lines need a build with -lineinfo and a recording with
    --import-source yes and the section SourceCounters (part of --set full).

    Of a case or a capture ('cuado case', 'cuado capture') the launch is
    repeated until its counters are read: on a GPU that takes the permission to
    read them; an emulated device (--device emulated) always has them.

    For example:

      cuado analyze report.ncu-rep

      cuado analyze report.ncu-rep -k 'gemm|conv' -o report.html

      cuado analyze v3.ncu-rep --baseline v2.ncu-rep

      cuado analyze report.ncu-rep --lines --sort excess_sectors

      cuado analyze report.ncu-rep --format json | jq '.kernels[].limiter'

      cuado analyze spmv.capture --device emulated:a100
    """
    from dataclasses import replace

    from cuado import api
    from cuado.report.analysis import Report
    from cuado.report.analysis.line_columns import SOURCE_ORDER, check_name
    from cuado.sources.launches import is_described, read_described

    if sort is not None:
        check_name(sort)  # before a launch is counted for minutes
    if is_source(report):
        with progress_bar() as progress:
            report, kernel = case_of_source(report, kernel, cases, progress), ""
    if is_described(report):
        if kernel or launch is not None:
            raise CuadoError(
                f"-k and -l choose among launches that were recorded: {report} has one",
                "leave them out",
            )
        described = read_described(report, overrides_of(settings))
        settle(described, trust=trust)
        found = _counted(described, device, chip)
    elif settings or device is not None:
        raise CuadoError(
            f"-s and --device are for cases and captures: {report} was recorded where it ran",
            "leave them out; --chip names the chip where the report does not say",
        )
    else:
        found = api.analyze(report, kernel=kernel, launch=launch, chip=chip).found
    asked = lines or sort is not None
    document = Report(found, top, vendor, raw, lines=asked, sort=sort or SOURCE_ORDER)
    if baseline:
        held = _against(baseline, document, device, chip, trust=trust)
        document = replace(document, baselines=held)
    emit(document, format_name, output, verbose=verbose, details=details)


def _against(
    baselines: list[str], document: "Report", device: str | None, chip: str | None, *, trust: bool
) -> "tuple[Comparison, ...]":
    """The analysis held against each of the earlier results.

    Raises:
        CuadoError: one cannot be read, or has no kernel in common.
    """
    from cuado import api
    from cuado.cli.compare import named
    from cuado.result import Result

    now = Result(document.analysis, document)
    earlier = [named(each, None, trust=trust) for each in baselines]
    return tuple(api.compare(each, now, chip=chip, device=device).found for each in earlier)


def _counted(described: "Described", device: str | None, chip: str | None) -> "Analysis":
    """The profile of a case or a capture, counted here.

    Raises:
        CuadoError: it cannot be launched, or no counters can be read.
    """
    from dataclasses import replace

    from cuado import api
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import launch_from

    backend = backend_of(device)
    launch = launch_from(described, architecture_of(backend.device))
    found = api.analyze(launch, device=backend, chip=chip).found
    # The launch has a name; what can be typed again is its file.
    return replace(found, origin=replace(found.origin, file=str(described.path)))
