"""``cuado whatif``: what a kernel would gain if ...: measured, by running modified copies of it."""

from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import ChipOption, DeviceOption, begin_backend
from cuado.cli.guessed_launches import CasesOption
from cuado.cli.kept_whatifs import keep, kept, key_of
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, details_option, emit
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
    from cuado.backends.rounds import Progress

NAME = "whatif"


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    subject: SubjectArgument,
    experiments: Annotated[
        list[str] | None,
        typer.Option(
            "--experiment",
            "-e",
            help="Only this experiment; may be repeated. 'cuado list experiments' lists them.",
            show_default=False,
        ),
    ] = None,
    lines: Annotated[
        bool,
        typer.Option(
            "--lines/--no-lines", help="Repeat experiments that gain for single source lines."
        ),
    ] = True,
    counters: Annotated[
        bool,
        typer.Option(
            "--counters/--no-counters", help="Cross-check with hardware counters, if allowed."
        ),
    ] = True,
    budget: Annotated[
        float | None,
        typer.Option(
            "--budget",
            help=(
                "Seconds of measuring. Default, whatever else the machine does: 2.3 s and 200 "
                "times the kernel's own time, by the GPU's process; 40 s of emulating."
            ),
            min=0.1,
            show_default=False,
        ),
    ] = None,
    fresh: Annotated[
        bool,
        typer.Option("--fresh", help="Emulated: measure anew, though it was answered before."),
    ] = False,
    settings: SetOption = None,
    kernel: KernelOption = None,
    captures: CapturesOption = Path(),
    limit: LimitOption = DEFAULT_LIMIT,
    cases: CasesOption = None,
    trust: TrustOption = False,
    device: DeviceOption = None,
    chip: ChipOption = None,
    verbose: VerboseOption = False,
    details: Annotated[str | None, details_option("whatif")] = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Measure what each bottleneck of a kernel costs.

    Runs modified copies of the kernel in a case (see 'cuado case new'), in a
    source, whose launch is guessed and kept as a case, or in a
    capture of an application (see 'cuado capture'), or of the kernel that takes
    most of a program's time: with no memory, no arithmetic, no barriers,
    coalesced addresses, conflict-free shared memory, ... and with rewrites that
    keep its results. Each is timed against the original in interleaved rounds.
    Needs ptxas, and no permission to read hardware counters. Without a GPU the
    kernel is emulated: results and events are exact, times are modelled, and
    the report says so.

    Ctrl-C ends the measuring; what was measured is reported.

    For example:

      cuado whatif examples/transpose/transpose_shared.toml

      cuado whatif stencil.toml -e no-barriers -e register-cap

      cuado whatif sgemm.toml -s N=1024 -o report.html

      cuado whatif stencil.toml --device emulated:a100

      cuado whatif kernels.cu -k stencil

      cuado whatif -- ./solver matrix.mtx
    """
    if experiments:
        from cuado.what_if.registry import experiment_named

        for name in experiments:
            experiment_named(name)  # A wrong name is said before any work.
    started = begin_backend(device, chip)
    from cuado import api
    from cuado.sources.case.check import architecture_of
    from cuado.sources.launches import launch_from

    with progress_bar() as progress:
        tell = _importing(progress)
        launched = described(subject, settings, kernel, captures, limit, tell, cases)
    settle(launched, trust=trust)
    if not (device or "").startswith("emulated"):
        # While the GPU's process starts, and the source is compiled. An emulated answer may be
        # kept, and needs none of it then.
        Thread(target=_import_the_rest, daemon=True).start()
    backend = started()
    launch = launch_from(launched, architecture_of(backend.device))
    source = str(launched.path)
    asked = (experiments or (), lines, counters, budget, source)
    key = key_of(launch, backend, asked) if chip is None else None
    result = None if fresh else kept(key)
    if result is not None:
        say("answered before, with this kernel, launch and cuado; --fresh measures anew")
    else:
        with progress_bar() as progress:
            result = api.whatif(
                launch,
                device=backend,
                experiments=experiments or (),
                lines=lines,
                counters=counters,
                budget=budget,
                chip=chip,
                source=source,
                progress=progress,
            )
        keep(key, result)
    emit(result.document, format_name, output, verbose=verbose, details=details)
    if result.found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)


def _importing(tell: "Progress | None") -> "Progress":
    """The same progress; at its first step the rest is imported beside it.

    It is told of a launch that is guessed or captured: no answer of that is kept, and what has to
    be waited for takes as long as importing.
    """
    begun = list[Thread]()

    def importing(what: str, done: int, total: int) -> None:
        if not begun:
            begun.append(Thread(target=_import_the_rest, daemon=True))
            begun[0].start()
        if tell is not None:
            tell(what, done, total)

    return importing


def _import_the_rest() -> None:
    """Import what is needed once the launch is known: half a second of Python."""
    from cuado.rules.registry import all_rules
    from cuado.what_if.registry import all_experiments

    all_experiments()
    report = "cuado.report.whatif"
    for each in ("cuado.what_if.conduct", "cuado.what_if.counters", report, f"{report}.terminal"):
        import_module(each)
    all_rules()
