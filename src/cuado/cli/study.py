"""``cuado study``: a whole case study on a device, and the table that its document prints."""

from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.case import SetOption
from cuado.cli.device import DeviceOption, backend_of
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, emit
from cuado.cli.progress import EXIT_INTERRUPTED, progress_bar
from cuado.cli.settings import overrides_of
from cuado.cli.trust import TrustOption, settle_all

if TYPE_CHECKING:
    from cuado.report.catalogue import Catalogue
    from cuado.sources.study.description import Study

NAME = "study"
EXIT_WRONG = 1
"""Exit code: a version could not be run, or its results are wrong."""


def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    name: Annotated[
        str | None,
        typer.Argument(
            help="A study's name, its file or folder; without it, the studies are listed.",
            show_default=False,
        ),
    ] = None,
    versions: Annotated[
        list[str] | None,
        typer.Option("--version", help="Only this version; may be repeated.", show_default=False),
    ] = None,
    settings: SetOption = None,
    documented_size: Annotated[
        bool,
        typer.Option(
            "--documented-size", help="At the founding document's sizes, beside its times."
        ),
    ] = False,
    check: Annotated[
        bool, typer.Option("--check/--no-check", help="Compare results with the reference first.")
    ] = True,
    counters: Annotated[
        bool, typer.Option("--counters/--no-counters", help="Read hardware counters, if allowed.")
    ] = True,
    budget: Annotated[
        float | None,
        typer.Option(
            "--budget",
            help=(
                "Seconds of measuring per version. Default: 2.3 s and 200 times the kernel's "
                "own; 40 s emulated."
            ),
            min=0.1,
            show_default=False,
        ),
    ] = None,
    trust: TrustOption = False,
    device: DeviceOption = None,
    verbose: VerboseOption = False,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Run a case study: measure each version, name what it loses.

    A study is a program in several versions, each of which removes what is
    wrong with the one before. cuado runs its experiments on every version,
    names the cause, predicts the gain, and compares with what the next
    version achieves; the last one is held against its roof. Sizes are for
    today's chips; --set takes others, --documented-size the document's.

    Exit code 1: a version did not run, or computes something else.

    For example:

      cuado study

      cuado study transpose

      cuado study spmv --version v4 --version v5 -o spmv.html

      cuado study transpose --documented-size --device emulated:k20x
    """
    from cuado.sources.study.library import find_study, known_studies

    if name is None:
        emit(_list(known_studies()), format_name, output)
        return
    described = find_study(name)
    _expect(described, versions or ())
    sizes = _sizes(described, settings, documented=documented_size)
    settle_all((v.case for v in described.versions), trust=trust, reference=check)

    from cuado import api
    from cuado.studies.conduct import StudyOptions
    from cuado.what_if.registry import all_experiments
    from cuado.what_if.session import Options

    plan = Options(all_experiments(), lines=False, budget=budget)
    with progress_bar() as progress:
        result = api.study(
            described,
            StudyOptions(plan, check, tuple(versions or ()), sizes),
            device=backend_of(device),
            counters=counters,
            progress=progress,
        )
    emit(result.document, format_name, output, verbose=verbose)
    if result.found.interrupted:
        raise typer.Exit(EXIT_INTERRUPTED)
    if any(step.error for step in result.found.steps):
        raise typer.Exit(EXIT_WRONG)


def _expect(study: "Study", names: list[str] | tuple[str, ...]) -> None:
    from cuado.errors import UnknownNameError

    known = [version.name for version in study.versions]
    for name in names:
        if name not in known:
            raise UnknownNameError("version", name, known)


def _sizes(study: "Study", settings: list[str] | None, *, documented: bool) -> dict[str, int]:
    """Sizes that were asked for.

    Raises:
        CuadoError: a setting is none, or the document's sizes are asked for and not known.
    """
    from cuado.errors import CuadoError

    if documented and not study.documented_size:
        raise CuadoError(
            f"{study.name}: the document's sizes are not known", "-s NAME=VALUE takes others"
        )
    sizes = dict(study.documented_size) if documented else {}
    return sizes | overrides_of(settings)


def _list(studies: "tuple[Study, ...]") -> "Catalogue":
    from cuado.report.catalogue import Catalogue

    rows: tuple[dict[str, str | float | None], ...] = tuple(
        {"name": study.name, "versions": len(study.versions), "title": study.title}
        for study in studies
    )
    return Catalogue("studies", ("name", "versions", "title"), rows, "cuado study NAME runs one.")
