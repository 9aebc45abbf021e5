"""``cuado show``: a result on record, once more: a run of the journal, or a file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cuado.cli.journal_files import JournalOption, existing
from cuado.cli.output import FormatOption, OutputOption, VerboseOption, details_option, emit
from cuado.errors import CuadoError

if TYPE_CHECKING:
    from cuado.journal.journal import Journal

NAME = "show"


def command(
    what: Annotated[
        str | None,
        typer.Argument(
            help="A run's number, as 'cuado log' has it, by default the last one; or a file that "
            "'-o NAME.cuado' wrote.",
            metavar="[N | FILE]",
            show_default=False,
        ),
    ] = None,
    journal: JournalOption = None,
    verbose: VerboseOption = False,
    details: Annotated[str | None, details_option("run", "whatif", "analysis")] = None,
    format_name: FormatOption = None,
    output: OutputOption = None,
) -> None:
    """Show a result again, in any format.

    Of a run in the journal: versions, times, what limited each, what was
    tried, and why. A run that was killed shows what it had found until then.

    Every verb that finds something saves it with '-o NAME.cuado'; such a file
    is shown as if it had just been found. No GPU is needed for either.

    For example:

      cuado show

      cuado show 12 -o run.html

      cuado whatif stencil.toml -o stencil.cuado

      cuado show stencil.cuado -o stencil.html
    """
    if what is None or what.isdecimal():
        from cuado.report.run import RunReport

        with existing(journal) as opened:
            session = opened.session(_last(opened) if what is None else int(what))
        emit(RunReport(session), format_name, output, verbose=verbose, details=details)
        return
    from cuado.report.saved import load

    if journal is not None:
        raise CuadoError(
            f"--journal is for runs by number, and {what} is a file", "leave --journal out"
        )
    emit(load(Path(what)), format_name, output, verbose=verbose, details=details)


def _last(opened: "Journal") -> int:
    """The number of the latest run.

    Raises:
        CuadoError: there is none.
    """
    from cuado.journal.session_list import Selection

    found = opened.sessions(Selection(most=1))
    if not found:
        raise CuadoError("the journal has no run yet", "cuado run CASE makes one")
    return found[0].number
